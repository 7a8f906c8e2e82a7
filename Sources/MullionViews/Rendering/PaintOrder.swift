import MullionGeometry
import MullionLayout

/// The children of each row of a snapshot, from the last to the first: the order of pushing them onto a stack.
struct PaintOrder {
    private var lastChild: [Int32]
    private var previous: [Int32]

    /// - Complexity: O(rows).
    init(_ snapshot: LayoutSnapshot) {
        let entries = snapshot.entries
        lastChild = [Int32](repeating: -1, count: entries.count)
        previous = lastChild
        for (row, entry) in entries.enumerated() {
            guard let parent = entry.parent else { continue }
            previous[row] = lastChild[parent]
            lastChild[parent] = Int32(row)
        }
    }

    /// Calls `body` with the children of a row, the last one first.
    func forEachChild(of row: Int, _ body: (Int) -> Void) {
        var child = lastChild[row]
        while child >= 0 {
            body(Int(child))
            child = previous[Int(child)]
        }
    }

    /// Returns the children of a row in declaration order.
    func children(of row: Int) -> [Int] {
        var children: [Int] = []
        forEachChild(of: row) { children.append($0) }
        return children.reversed()
    }
}

/// The part of a drawing that is painted: only the shown children of broken boxes.
struct PaintSelection {
    /// Overlapping children, and where they begin and end.
    struct Group {
        var rows: [Int]
        var start: CGFloat
        var end: CGFloat
    }

    enum Shown {
        /// Those that overlap a range of heights.
        case range(CGFloat, CGFloat)
        /// Some children each, by the row of their parent.
        case path([Int: [Int]])
    }

    /// The children of broken boxes, from top to bottom.
    var broken: [Int: [Group]]
    var shown: Shown

    /// Returns the shown children of a row, in declaration order; nil for all of them.
    ///
    /// - Complexity: O(log n + result), n the children.
    func children(of row: Int) -> [Int]? {
        guard let groups = broken[row] else { return nil }
        switch shown {
        case .path(let children): return children[row] ?? []
        case .range(let start, let end):
            var (low, high) = (0, groups.count)
            while low < high {
                let middle = (low + high) / 2
                if groups[middle].end < start { low = middle + 1 } else { high = middle }
            }
            var rows: [Int] = []
            while low < groups.count, groups[low].start < end || groups[low].start == start {
                let group = groups[low]
                // A group that only touches the edge is on the other page, unless its length is 0.
                if group.end > start || group.start == group.end { rows += group.rows }
                low += 1
            }
            return rows.sorted()
        }
    }
}
