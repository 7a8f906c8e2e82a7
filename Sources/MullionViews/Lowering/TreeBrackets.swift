import MullionLayout

/// Where branches begin and end in a list of nodes, like brackets in a text. So a branch costs the same however deep it
/// is.
package struct TreeBrackets {
    /// The branches whose first node it is.
    package var opening = 0
    /// The branches whose last node it is.
    package var closing = 0
}

/// What nodes tell the tree diagram around them, while modifiers are still changing it.
extension Lowering {
    package mutating func changeTreeBrackets(of node: NodeID, _ change: (inout TreeBrackets) -> Void) {
        change(&treeBrackets[node, default: TreeBrackets()])
    }

    /// Notes the brackets of a node for the one around it.
    mutating func inheritTreeBrackets(_ outer: NodeID, from inner: NodeID) {
        if let brackets = treeBrackets[inner] { treeBrackets[outer] = brackets }
    }

    /// Makes a branch of nodes: the first one above the others.
    package mutating func addTreeBranch(_ nodes: [NodeID]) {
        guard let first = nodes.first, let last = nodes.last else { return }
        changeTreeBrackets(of: first) { $0.opening += 1 }
        changeTreeBrackets(of: last) { $0.closing += 1 }
    }

    /// The parents of the nodes of a diagram, in pre-order; -1 for the root, the first of them.
    package func treeParents(of nodes: [NodeID]) -> [Int] {
        var parents: [Int] = []
        // The first nodes of the branches that are open, around them the diagram, whose first node is the root.
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
