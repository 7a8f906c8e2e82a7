import MullionConformance
import MullionLayout

extension TestTreeEdit {
    /// Makes the change in the engine's tree of the same test tree.
    ///
    /// - Parameters:
    ///   - nodes: The tree's nodes in pre-order before the edit.
    ///   - nodeKind: What the engine makes of a kind; by default what it means.
    public func apply(
        to tree: LayoutTree, _ nodes: [NodeID], as nodeKind: (TestTree.Kind) -> NodeKind = { $0.nodeKind }
    ) {
        switch self {
        case .insert(let subtree, let parent, let index):
            tree.insert(subtree.makeNodes(in: tree, as: nodeKind), into: nodes[parent], at: index)
        case .remove(let node):
            tree.destroy(nodes[node])
        case .move(let node, let parent, let index):
            tree.move(nodes[node], to: nodes[parent], at: index)
        case .setKind(let node, let kind):
            tree.setKind(nodeKind(kind), of: nodes[node])
        }
    }
}
