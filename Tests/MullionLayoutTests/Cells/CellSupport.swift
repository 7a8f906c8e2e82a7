import MullionGeometry
import MullionLayout
import Testing

/// A child for a test of cells: a leaf of fixed size, and what its container is told.
struct CellChild {
    var size: CGSize
    var item: CellItem
}

/// A child in few letters.
func child(_ width: CGFloat, _ height: CGFloat, _ item: CellItem = CellItem()) -> CellChild {
    CellChild(size: CGSize(width: width, height: height), item: item)
}

extension LayoutTree {
    /// A container of leaves of fixed size.
    func container(_ layout: some CellLayout, _ children: [CellChild]) -> NodeID {
        makeNode(.layout(layout), children: children.map { cell(.fixed($0.size), $0.item) })
    }

    /// A node that its container is told something about.
    func cell(_ kind: NodeKind, _ item: CellItem, _ children: [NodeID] = []) -> NodeID {
        let node = makeNode(kind, children: children)
        setValue(item, forKey: CellItemKey.self, of: node)
        return node
    }
}

/// The frames of children in a container of exactly the given size.
func frames(_ layout: some CellLayout, _ width: CGFloat, _ height: CGFloat, _ children: [CellChild]) -> [CGRect] {
    let tree = LayoutTree()
    let node = tree.container(layout, children)
    tree.layOut(tree.makeNode(.layout(Given(size: CGSize(width: width, height: height))), children: [node]), nil, nil)
    return tree.children(of: node).map { tree.frame(of: $0) }
}

/// The size a container measures; nil: an open side.
func measure(
    _ layout: some CellLayout, _ children: [CellChild], _ width: CGFloat? = nil, _ height: CGFloat? = nil
) -> CGSize {
    let tree = LayoutTree()
    return tree.sizeThatFits(
        ProposedViewSize(width: width, height: height), of: tree.container(layout, children))
}
