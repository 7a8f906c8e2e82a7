import MullionLayout

/// The beginnings and ends of branches in a list of nodes, as brackets in a text, so that the cost of a branch does not
/// depend on its depth.
package struct TreeBrackets {
    /// The number of branches that begin with the node.
    package var opening = 0
    /// The number of branches that end with the node.
    package var closing = 0
}

/// The branches of the tree diagram around nodes, while modifiers are still changing them.
extension Lowering {
    package mutating func changeTreeBrackets(of node: NodeID, _ change: (inout TreeBrackets) -> Void) {
        change(&treeBrackets[node, default: TreeBrackets()])
    }

    /// Records the brackets of a node for the one around it.
    mutating func inheritTreeBrackets(_ outer: NodeID, from inner: NodeID) {
        if let brackets = treeBrackets[inner] { treeBrackets[outer] = brackets }
    }

    /// Makes a branch of nodes: the first one is the parent of the others.
    package mutating func addTreeBranch(_ nodes: [NodeID]) {
        guard let first = nodes.first, let last = nodes.last else { return }
        changeTreeBrackets(of: first) { $0.opening += 1 }
        changeTreeBrackets(of: last) { $0.closing += 1 }
    }

    /// Returns the parents of the nodes of a diagram, in pre-order; -1 for the root, the first of them.
    package func treeParents(of nodes: [NodeID]) -> [Int] {
        var parents: [Int] = []
        // The first nodes of the open branches, after the root of the diagram.
        var open: [Int] = []
        for (number, node) in nodes.enumerated() {
            parents.append(open.last ?? -1)
            let brackets = treeBrackets[node] ?? TreeBrackets()
            for _ in 0..<(brackets.opening + (number == 0 ? 1 : 0)) { open.append(number) }
            open.removeLast(min(brackets.closing, open.count - 1))
        }
        return parents
    }
}
