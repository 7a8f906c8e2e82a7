/// The nodes of a tree being read, in pre-order.
struct TreeNodes {
    var labels: [String] = []
    /// The number of each node's parent; -1 for the root.
    private(set) var parents: [Int] = []
    /// The only children that are right ones, because a missing one was written before them.
    var rightOnlyChildren: Set<Int> = []
    /// Whether a node has the key "left" or "right".
    var usesSideKeys = false

    /// Whether the text says on which side an only child is.
    var hasSides: Bool { usesSideKeys || !rightOnlyChildren.isEmpty }

    /// Adds a node, and returns its number.
    mutating func add(_ label: String, below parent: Int) -> Int {
        labels.append(label)
        parents.append(parent)
        return labels.count - 1
    }
}
