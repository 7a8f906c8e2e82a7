import MullionGeometry

/// Edits. Each breaks the lines again as far as they change, and returns the number of items looked at for that.
///
/// A leaf without room is cut into new ones, which shifts the list of leaves: O(leaves), once in many insertions.
extension LineIndex {
    /// Changes the size of an item. O(log n + re-broken items).
    mutating func resize(_ item: Int, to size: StoredSize, by rule: LineRule) -> Int {
        let (leaf, index) = place(ofItem: item)
        leaves[leaf][index] = size
        return breakLines(changed: leaf..<leaf + 1, firstIndex: index, by: rule)
    }

    /// Inserts items before an item, or at the end.
    mutating func insert(_ sizes: [StoredSize], at item: Int, by rule: LineRule) -> Int {
        guard !sizes.isEmpty else { return 0 }
        guard !leaves.isEmpty else {
            self = LineIndex(count: sizes.count) { sizes[$0] }
            return breakAllLines(by: rule)
        }
        var (leaf, index) = place(ofItem: min(item, count - 1))
        if item == count { index += 1 }
        if leaves[leaf].count + sizes.count <= Self.capacity {
            leaves[leaf].insert(contentsOf: sizes, at: index)
            spans[leaf].items += Int32(sizes.count)
            return breakLines(changed: leaf..<leaf + 1, firstIndex: index, by: rule)
        }
        var items = leaves[leaf]
        items.insert(contentsOf: sizes, at: index)
        let changed = replaceLeaves(leaf..<leaf + 1, with: items)
        leaf = changed.lowerBound
        return breakLines(changed: changed, firstIndex: index, by: rule)
    }

    /// Removes items.
    mutating func remove(_ range: Range<Int>, by rule: LineRule) -> Int {
        guard !range.isEmpty else { return 0 }
        let (first, index) = place(ofItem: range.lowerBound)
        let (last, lastIndex) = place(ofItem: range.upperBound - 1)
        if first == last, leaves[first].count - range.count >= Self.capacity / 4 {
            leaves[first].removeSubrange(index...lastIndex)
            spans[first].items -= Int32(range.count)
            return breakLines(changed: first..<first + 1, firstIndex: index, by: rule)
        }
        var items = SizeLeaf(leaves[first][..<index])
        items += leaves[last][(lastIndex + 1)...]
        // A leaf that became small joins the next one, so that the leaves stay few.
        var end = last + 1
        if items.count < Self.capacity / 4, end < leaves.count {
            items += leaves[end]
            end += 1
        }
        let changed = replaceLeaves(first..<end, with: items)
        return breakLines(changed: changed, firstIndex: index, by: rule)
    }

    /// Replaces leaves by as many as some items need. Returns the new leaves.
    private mutating func replaceLeaves(_ range: Range<Int>, with items: SizeLeaf) -> Range<Int> {
        let pieces = items.count <= Self.capacity ? min(items.count, 1) : (items.count + Self.fill - 1) / Self.fill
        var new: [SizeLeaf] = []
        for piece in 0..<pieces {
            var leaf = SizeLeaf()
            leaf.reserveCapacity(Self.capacity)
            leaf.append(contentsOf: items[items.count * piece / pieces..<items.count * (piece + 1) / pieces])
            new.append(leaf)
        }
        // The first new leaf begins as the first old one did, unless lines are broken again from further back anyway.
        let lead = leads[range.lowerBound]
        leads.replaceSubrange(range, with: (0..<pieces).map { $0 == 0 ? lead : -1 })
        spans.replaceSubrange(range, with: new.map { LineSpan(items: Int32($0.count)) })
        leaves.replaceSubrange(range, with: new)
        return range.lowerBound..<range.lowerBound + pieces
    }
}
