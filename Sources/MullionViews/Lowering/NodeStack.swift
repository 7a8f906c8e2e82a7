import MullionLayout

/// The nodes that views have added, until a container takes those that its content has added.
///
/// Taking nodes only counts: an array that removes its last elements checks all that replacing any of them needs.
struct NodeStack {
    /// The nodes, and behind them some that were taken.
    private var nodes: [NodeID] = []
    private(set) var count = 0

    subscript(position: Int) -> NodeID {
        get { nodes[position] }
        set { nodes[position] = newValue }
    }

    /// The nodes from a position on.
    subscript(range: PartialRangeFrom<Int>) -> ArraySlice<NodeID> { nodes[range.lowerBound..<count] }

    mutating func append(_ node: NodeID) {
        if count < nodes.count { nodes[count] = node } else { nodes.append(node) }
        count += 1
    }

    mutating func append(contentsOf added: [NodeID]) {
        if nodes.count > count { nodes.removeLast(nodes.count - count) }
        nodes.append(contentsOf: added)
        count = nodes.count
    }

    /// Removes the nodes from a position on.
    mutating func removeAll(from start: Int) { count = start }
}
