import MullionGeometry

/// Edits.
///
/// A measured size changes one group: O(log n). Leaves hold whole groups, so an insertion or removal of a multiple of
/// the items of a group changes one or two leaves, and any other moves items of all groups behind it, from one to the
/// next: O(n). A group of one item, as in a list, always takes the short way.
extension GroupRun {
    private static let leafItems = 128

    /// The items of a new leaf.
    private var capacity: Int { max(1, Self.leafItems / itemsPerGroup) * itemsPerGroup }

    /// The measured size of an item; NaN for lengths that are not known. O(log n).
    func measuredSize(ofItem item: Int) -> CGSize {
        guard plan.dependsOnItems else { return Self.unknown }
        let (leaf, index) = place(ofItem: item)
        return leaves[leaf].sizes.isEmpty ? Self.unknown : leaves[leaf].sizes[index]
    }

    /// Whether a length of an item is still an estimate.
    func isEstimated(_ item: Int) -> Bool {
        guard plan.dependsOnItems else { return false }
        let size = plan.nodes[Int(plan.leaves[item % itemsPerGroup])].size
        let known = measuredSize(ofItem: item)
        return size.widthDimension.isEstimated && known.width.isNaN
            || size.heightDimension.isEstimated && known.height.isNaN
    }

    /// Sets the measured size of an item; without effect if no size is estimated. O(log n + items of its group).
    mutating func resize(_ item: Int, to size: CGSize, keepsThickness: Bool) {
        guard plan.dependsOnItems else { return }
        let (leaf, index) = place(ofItem: item)
        let first = index / itemsPerGroup * itemsPerGroup
        let end = min(first + itemsPerGroup, leaves[leaf].count)
        if leaves[leaf].sizes.isEmpty {
            updateLeaf(leaf) { $0.sizes = Self.sizes(of: $0) }
        }
        var changed = Leaf(count: end - first, sizes: Array(leaves[leaf].sizes[first..<end]))
        changed.sizes[index - first] = size
        let after = span(of: &changed)
        var span = spans[leaf]
        span.length += after.length - pitch(ofGroup: first / itemsPerGroup, in: leaf)
        spans[leaf] = span
        leaves[leaf].sizes[index] = size
        leaves[leaf].rooms[first / itemsPerGroup] = changed.rooms[0]
        if keepsThickness { updateLeaf(leaf) }
    }

    /// Changes a leaf, and brings it up to date.
    private mutating func updateLeaf(_ number: Int, _ change: (inout Leaf) -> Void = { _ in }) {
        var leaf = leaves[number]
        change(&leaf)
        spans[number] = span(of: &leaf)
        leaves[number] = leaf
    }

    /// Replaces items by others with measured sizes, or NaN.
    mutating func replace(_ items: Range<Int>, with sizes: [CGSize], _ number: Int? = nil) {
        count += (number ?? sizes.count) - items.count
        guard plan.dependsOnItems else { return prepareLast() }
        guard !leaves.isEmpty else { return rebuild(sizes) }
        let total = Int(spans.total.items)
        let (first, index) = place(ofItem: min(items.lowerBound, total - 1))
        let start = items.lowerBound == total ? index + 1 : index
        var last = first
        var removedEnd = start + items.count
        var merged = Self.sizes(of: leaves[first])
        while removedEnd > merged.count {
            last += 1
            merged += Self.sizes(of: leaves[last])
        }
        merged.replaceSubrange(start..<removedEnd, with: sizes)
        // A leaf that became small joins the next one; one that ends inside of a group needs all behind it.
        while last + 1 < leaves.count, merged.count % itemsPerGroup != 0 || merged.count < capacity / 4 {
            last += 1
            merged += Self.sizes(of: leaves[last])
        }
        removedEnd = last + 1
        var new = pieces(merged)
        let newSpans = update(&new)
        if new.count == removedEnd - first {
            for (offset, leaf) in new.enumerated() {
                leaves[first + offset] = leaf
                spans[first + offset] = newSpans[offset]
            }
        } else {
            leaves.replaceSubrange(first..<removedEnd, with: new)
            spans.replaceSubrange(first..<removedEnd, with: newSpans)
        }
    }

    /// Inserts items that are not measured. Many are inserted as whole leaves of which nothing is kept.
    mutating func insert(_ number: Int, at item: Int) {
        let before = (itemsPerGroup - item % itemsPerGroup) % itemsPerGroup
        let whole = max(0, number - before) / itemsPerGroup * itemsPerGroup
        guard plan.dependsOnItems, whole > capacity * 4 else {
            return replace(
                item..<item, with: Array(repeating: Self.unknown, count: plan.dependsOnItems ? number : 0), number)
        }
        replace(item..<item, with: Array(repeating: Self.unknown, count: number - whole))
        count += whole
        guard !leaves.isEmpty, item + before < Int(spans.total.items) else { return append(emptyPieces(whole)) }
        let (leaf, index) = place(ofItem: item + before)
        let cut = Self.sizes(of: leaves[leaf])
        var new = pieces(Array(cut[..<index])) + emptyPieces(whole) + pieces(Array(cut[index...]))
        let newSpans = update(&new)
        leaves.replaceSubrange(leaf..<leaf + 1, with: new)
        spans.replaceSubrange(leaf..<leaf + 1, with: newSpans)
    }

    private mutating func append(_ pieces: [Leaf]) {
        var pieces = pieces
        let newSpans = update(&pieces)
        spans.replaceSubrange(leaves.count..<leaves.count, with: newSpans)
        leaves += pieces
    }

    /// All measured sizes; nil if there are none.
    var measuredSizes: [CGSize]? {
        guard leaves.contains(where: { !$0.sizes.isEmpty }) else { return nil }
        var sizes: [CGSize] = []
        sizes.reserveCapacity(count)
        for leaf in leaves { sizes += Self.sizes(of: leaf) }
        return sizes
    }

    /// Sets all measured sizes.
    mutating func setMeasuredSizes(_ sizes: [CGSize]) {
        guard plan.dependsOnItems, sizes.count == count else { return }
        rebuild(sizes)
    }

    /// Makes all leaves anew, with the measured sizes of all items or, if there are none, of none.
    mutating func rebuild(_ sizes: [CGSize]) {
        var new = sizes.isEmpty ? emptyPieces(count) : pieces(sizes)
        spans = PrefixTree(update(&new))
        leaves = new
    }

    /// Brings leaves up to date and returns their spans.
    private mutating func update(_ leaves: inout [Leaf]) -> [LineSpan] { leaves.indices.map { span(of: &leaves[$0]) } }

    private func emptyPieces(_ count: Int) -> [Leaf] {
        stride(from: 0, to: count, by: capacity).map { Leaf(count: min(capacity, count - $0)) }
    }

    private func pieces(_ sizes: [CGSize]) -> [Leaf] {
        guard sizes.count > capacity * 2 else {
            return sizes.isEmpty ? [] : [Leaf(count: sizes.count, sizes: compact(sizes))]
        }
        return stride(from: 0, to: sizes.count, by: capacity).map { start in
            let piece = Array(sizes[start..<min(start + capacity, sizes.count)])
            return Leaf(count: piece.count, sizes: compact(piece))
        }
    }

    /// The measured sizes of all items of a leaf.
    private static func sizes(of leaf: Leaf) -> [CGSize] {
        leaf.sizes.isEmpty ? Array(repeating: unknown, count: leaf.count) : leaf.sizes
    }

    /// Nothing if nothing is measured.
    private func compact(_ sizes: [CGSize]) -> [CGSize] {
        sizes.allSatisfy { $0.width.isNaN && $0.height.isNaN } ? [] : sizes
    }
}
