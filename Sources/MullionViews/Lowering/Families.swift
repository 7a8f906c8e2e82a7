import MullionLayout

/// Parents and their children, in the order of adding them. One list has all children, so that a family needs no memory
/// of its own.
struct Families {
    private var parents: [(node: NodeID, end: Int)] = []
    private var children: [NodeID] = []

    mutating func append(_ parent: NodeID, _ children: some Collection<NodeID>) {
        self.children.append(contentsOf: children)
        parents.append((parent, self.children.count))
    }
}

extension Families: RandomAccessCollection {
    var startIndex: Int { 0 }
    var endIndex: Int { parents.count }

    subscript(index: Int) -> (parent: NodeID, children: ArraySlice<NodeID>) {
        let start = index == 0 ? 0 : parents[index - 1].end
        return (parents[index].node, children[start..<parents[index].end])
    }
}
