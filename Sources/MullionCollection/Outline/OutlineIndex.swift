import MullionGeometry

/// The rows of an outline in preorder, hidden ones included: leaves of rows, and a binary tree over the leaves.
///
/// A row that is collapsed hides the rows inside of it, which follow it. Each row counts the collapsed rows that it is
/// inside of, and is shown if there are none. To collapse a row, 1 is added to all rows inside of it: in the leaves at
/// both ends row by row, and for what is between at O(log n) nodes of the tree, which add it to all below.
///
/// Worked example, with leaves of two rows; b is collapsed:
///
/// ```
/// a             leaf   rows    collapsed around each
///   b           0      a b     0 0
///     c         1      c d     1 1
///     d         2      e       0
/// e
/// ```
///
/// The node above the leaves 0 and 1 has the least of these numbers, 0, and counts two rows that have it, a and b.
///
/// The tree is in an array: the children of node i are 2i and 2i + 1, and the leaves come last.
struct OutlineIndex: Sendable {
    private(set) var leaves: [OutlineLeaf] = []
    /// What is below each node, with what the node adds.
    private var spans: [OutlineSpan] = []
    /// The collapsed rows that each inner node adds to all rows below.
    private var added: [Int32] = []
    /// The number of leaves that the tree has room for, a power of two.
    private var width = 1

    /// The rows of a new leaf, so that the first insertions find room.
    static let fill = 112

    init() {}

    var count: Int { spans.isEmpty ? 0 : Int(spans[1].count) }

    /// All rows that are shown.
    var shown: ShownRows { spans.isEmpty ? ShownRows() : spans[1].visible }

    /// A row, with the number of collapsed rows that it is inside of. O(log n).
    subscript(row: Int) -> StoredRow {
        let place = place(of: row)
        return leaves[place.leaf].row(place.index, hidden: place.hidden)
    }
}

/// Where a row is.
struct OutlinePlace {
    var leaf: Int
    /// The place in the leaf.
    var index: Int
    /// What the nodes above the leaf add.
    var hidden: Int32
    /// The rows before the leaf.
    var before: Int
    /// The rows before the leaf that are shown.
    var shownBefore: ShownRows
}

extension OutlineLeaf {
    /// A row with what the leaf and the nodes above add.
    func row(_ index: Int, hidden above: Int32) -> StoredRow {
        var row = rows[index]
        row.hidden &+= hidden &+ above
        return row
    }
}

/// Finding rows.
extension OutlineIndex {
    /// Returns where a row is. O(log n).
    func place(of row: Int) -> OutlinePlace {
        var place = descend { count, _ in row < count }
        place.index = row - place.before
        return place
    }

    /// Returns how many rows are shown that end at a place or before, and the length of these. O(log n).
    func shownRows(endingBefore place: CGFloat) -> ShownRows {
        guard !leaves.isEmpty else { return ShownRows() }
        guard shown.length.value > place else { return shown }
        let found = descend { _, shown in shown.length.value > place }
        var sum = found.shownBefore
        let leaf = leaves[found.leaf]
        for index in leaf.rows.indices {
            let row = leaf.row(index, hidden: found.hidden)
            guard row.hidden == 0 else { continue }
            var next = sum
            next += ShownRows(count: 1, length: ExactLength(row.size.length))
            if next.length.value > place { break }
            sum = next
        }
        return sum
    }

    /// Returns the shown rows before a row. O(log n).
    func shownRows(before row: Int) -> ShownRows {
        guard row < count else { return shown }
        let place = place(of: row)
        var sum = place.shownBefore
        for index in 0..<place.index {
            let row = leaves[place.leaf].row(index, hidden: place.hidden)
            if row.hidden == 0 { sum += ShownRows(count: 1, length: ExactLength(row.size.length)) }
        }
        return sum
    }

    /// Goes down to the first row of the first leaf of which a test of everything up to its end is true.
    ///
    /// - Precondition: The test is true of all rows.
    private func descend(where test: (_ count: Int, _ shown: ShownRows) -> Bool) -> OutlinePlace {
        var (node, hidden, before, shown) = (1, Int32(0), 0, ShownRows())
        while node < width {
            hidden &+= added[node]
            node *= 2
            let left = spans[node].hidden(by: hidden)
            var next = shown
            if left.count > 0 { next += left.visible }
            if test(before + Int(left.count), next) { continue }
            before += Int(left.count)
            shown = next
            node += 1
        }
        return OutlinePlace(leaf: node - width, index: 0, hidden: hidden, before: before, shownBefore: shown)
    }

    /// Returns the first row from one on that has at most a depth; the number of rows if there is none. O(log n).
    func firstRow(from row: Int, depth: Int) -> Int {
        guard row < count else { return count }
        let place = place(of: row)
        let leaf = leaves[place.leaf]
        if let index = leaf.rows[place.index...].firstIndex(where: { $0.depth <= depth }) {
            return place.before + index
        }
        // Up, until something on the right has such a row, and down to it.
        var node = width + place.leaf
        var before = place.before + leaf.rows.count
        while true {
            while node & 1 == 1 { node /= 2 }
            if node == 0 { return count }
            node += 1
            if spans[node].count > 0, spans[node].depth <= depth { break }
            before += Int(spans[node].count)
        }
        while node < width {
            node *= 2
            if spans[node].count > 0, spans[node].depth <= depth { continue }
            before += Int(spans[node].count)
            node += 1
        }
        return before + leaves[node - width].rows.firstIndex { $0.depth <= depth }!
    }

    /// Returns the last row before one that has less than a depth; nil if there is none. O(log n).
    func lastRow(before row: Int, lessDeepThan depth: Int) -> Int? {
        let place = place(of: row)
        if let index = leaves[place.leaf].rows[..<place.index].lastIndex(where: { $0.depth < depth }) {
            return place.before + index
        }
        var node = width + place.leaf
        var before = place.before
        while true {
            while node > 1, node & 1 == 0 { node /= 2 }
            if node == 1 { return nil }
            node -= 1
            if spans[node].count > 0, spans[node].depth < depth { break }
            before -= Int(spans[node].count)
        }
        while node < width {
            node = 2 * node + 1
            if spans[node].count > 0, spans[node].depth < depth { continue }
            before -= Int(spans[node].count)
            node -= 1
        }
        let leaf = leaves[node - width]
        return before - leaf.rows.count + leaf.rows.lastIndex { $0.depth < depth }!
    }

    /// Calls with the shown rows from one of them on, by its rank, until the function returns false.
    /// O(log n + calls) if rows that are shown and rows that are hidden are not mixed in many leaves.
    func forEachShown(
        from rank: Int, _ body: (_ row: Int, _ before: ShownRows, _ stored: StoredRow) -> Bool
    ) {
        var rank = rank
        let total = shown.count
        while rank < total {
            let place = descend { _, shown in rank < shown.count }
            let leaf = leaves[place.leaf]
            var before = place.shownBefore
            for index in leaf.rows.indices {
                let row = leaf.row(index, hidden: place.hidden)
                guard row.hidden == 0 else { continue }
                if before.count >= rank, !body(place.before + index, before, row) { return }
                before += ShownRows(count: 1, length: ExactLength(row.size.length))
            }
            rank = before.count
        }
    }
}

/// Edits. Most change one leaf. A leaf without room is cut into new ones, which makes the tree anew: O(leaves), once in
/// many edits.
extension OutlineIndex {
    /// Changes the size of a row. O(log n).
    mutating func resize(_ row: Int, to size: TrackSize) { update(row) { $0.size = size } }

    /// Sets whether a row is expanded, without showing or hiding what is inside of it. O(log n).
    mutating func setExpanded(_ isExpanded: Bool, row: Int) { update(row) { $0.isExpanded = isExpanded } }

    private mutating func update(_ row: Int, _ change: (inout StoredRow) -> Void) {
        let place = place(of: row)
        change(&leaves[place.leaf].rows[place.index])
        spanChanged(ofLeaf: place.leaf)
    }

    /// Adds to the collapsed rows that some rows are inside of. O(log n).
    mutating func hide(_ rows: Range<Int>, by more: Int32) {
        guard !rows.isEmpty else { return }
        let first = place(of: rows.lowerBound)
        let last = place(of: rows.upperBound - 1)
        func hide(_ leaf: Int, _ range: Range<Int>) {
            if range == leaves[leaf].rows.indices {
                leaves[leaf].hidden &+= more
            } else {
                for index in range { leaves[leaf].rows[index].hidden &+= more }
            }
            spanChanged(ofLeaf: leaf)
        }
        guard first.leaf != last.leaf else { return hide(first.leaf, first.index..<last.index + 1) }
        hide(first.leaf, first.index..<leaves[first.leaf].rows.count)
        hide(last.leaf, 0..<last.index + 1)
        // The nodes between both leaves that are as high as can be.
        var (low, high) = (width + first.leaf + 1, width + last.leaf)
        while low < high {
            if low & 1 == 1 {
                add(more, to: low)
                low += 1
            }
            if high & 1 == 1 {
                high -= 1
                add(more, to: high)
            }
            low /= 2
            high /= 2
        }
    }

    private mutating func add(_ more: Int32, to node: Int) {
        if node >= width {
            leaves[node - width].hidden &+= more
        } else {
            added[node] &+= more
        }
        spans[node].hidden &+= more
        addUp(above: node)
    }

    private mutating func spanChanged(ofLeaf leaf: Int) {
        spans[width + leaf] = leaves[leaf].span
        addUp(above: width + leaf)
    }

    private mutating func addUp(above node: Int) {
        var node = node / 2
        while node >= 1 {
            spans[node] = (spans[2 * node] + spans[2 * node + 1]).hidden(by: added[node])
            node /= 2
        }
    }

    /// Returns rows with the collapsed rows that each is inside of. O(rows + log n).
    func rows(_ range: Range<Int>) -> [StoredRow] {
        var result: [StoredRow] = []
        result.reserveCapacity(range.count)
        while range.lowerBound + result.count < range.upperBound {
            let place = place(of: range.lowerBound + result.count)
            let end = min(leaves[place.leaf].rows.count, range.upperBound - place.before)
            for index in place.index..<end { result.append(leaves[place.leaf].row(index, hidden: place.hidden)) }
        }
        return result
    }

    /// Replaces rows by others, which know all collapsed rows that they are inside of. O(new rows + log n) amortized.
    mutating func replace(_ range: Range<Int>, with new: [StoredRow]) {
        guard !range.isEmpty || !new.isEmpty else { return }
        guard !leaves.isEmpty else { return replaceLeaves(0..<0, with: new) }
        var first = place(of: min(range.lowerBound, count - 1))
        if range.lowerBound == count { first.index += 1 }
        let last = range.isEmpty ? first : place(of: range.upperBound - 1)
        let end = range.isEmpty ? first.index : last.index + 1
        let left = leaves[first.leaf].rows.count - (end - first.index) + new.count
        if first.leaf == last.leaf, left <= OutlineLeaf.capacity, left > OutlineLeaf.capacity / 4 || leaves.count == 1,
            left > 0
        {
            let above = first.hidden &+ leaves[first.leaf].hidden
            leaves[first.leaf].rows.replaceSubrange(
                first.index..<end,
                with: new.map { row in
                    var row = row
                    row.hidden &-= above
                    return row
                })
            return spanChanged(ofLeaf: first.leaf)
        }
        var rows: [StoredRow] = []
        for index in 0..<first.index { rows.append(leaves[first.leaf].row(index, hidden: first.hidden)) }
        rows += new
        for index in end..<leaves[last.leaf].rows.count {
            rows.append(leaves[last.leaf].row(index, hidden: last.hidden))
        }
        // What became small joins the next leaf, so that leaves stay few.
        var after = last.leaf + 1
        if rows.count <= OutlineLeaf.capacity / 4, after < leaves.count {
            let start = last.before + leaves[last.leaf].rows.count
            rows += self.rows(start..<start + leaves[after].rows.count)
            after += 1
        }
        replaceLeaves(first.leaf..<after, with: rows)
    }

    private mutating func replaceLeaves(_ range: Range<Int>, with rows: [StoredRow]) {
        // What nodes add goes to the leaves, because other leaves will be below them.
        for node in stride(from: 1, to: width, by: 1) where !added.isEmpty && added[node] != 0 {
            for child in [2 * node, 2 * node + 1] {
                if child < width {
                    added[child] &+= added[node]
                } else if child - width < leaves.count {
                    leaves[child - width].hidden &+= added[node]
                }
            }
        }
        let pieces = (rows.count + Self.fill - 1) / Self.fill
        leaves.replaceSubrange(
            range,
            with: (0..<pieces).map { piece in
                OutlineLeaf(rows: Array(rows[rows.count * piece / pieces..<rows.count * (piece + 1) / pieces]))
            })
        width = 1
        while width < leaves.count { width *= 2 }
        added = Array(repeating: 0, count: width)
        spans = Array(repeating: OutlineSpan(), count: 2 * width)
        for leaf in leaves.indices { spans[width + leaf] = leaves[leaf].span }
        for node in stride(from: width - 1, to: 0, by: -1) { spans[node] = spans[2 * node] + spans[2 * node + 1] }
    }
}
