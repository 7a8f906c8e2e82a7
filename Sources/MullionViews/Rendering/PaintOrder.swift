import MullionLayout

/// The children of each row of a snapshot, from the last to the first: the order in which they go onto a stack.
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

    /// Calls with the children of a row, the last one first.
    func forEachChild(of row: Int, _ body: (Int) -> Void) {
        var child = lastChild[row]
        while child >= 0 {
            body(Int(child))
            child = previous[Int(child)]
        }
    }

    /// The children of a row in declaration order.
    func children(of row: Int) -> [Int] {
        var children: [Int] = []
        forEachChild(of: row) { children.append($0) }
        return children.reversed()
    }
}
