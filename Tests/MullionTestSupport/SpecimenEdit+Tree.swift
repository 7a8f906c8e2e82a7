import MullionConformance
import MullionLayout

extension SpecimenEdit {
    /// Makes the change in the engine's tree of the same specimen.
    ///
    /// - Parameter nodes: The tree's nodes in pre-order before the edit.
    public func apply(to tree: LayoutTree, _ nodes: [NodeID]) {
        switch self {
        case .insert(let subtree, let parent, let index):
            tree.insert(subtree.makeNodes(in: tree), into: nodes[parent], at: index)
        case .remove(let node):
            tree.remove(nodes[node])
        case .move(let node, let parent, let index):
            tree.move(nodes[node], to: nodes[parent], at: index)
        case .setKind(let node, let kind):
            tree.setKind(kind.nodeKind, of: nodes[node])
        }
    }
}
