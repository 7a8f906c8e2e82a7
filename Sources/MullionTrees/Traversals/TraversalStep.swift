/// A node on a path down, with the marker that finds cycles.
@usableFromInline
struct TraversalStep<Tree: BinaryTree> {
    @usableFromInline let node: Tree
    @usableFromInline let marker: CycleMarker

    @inlinable
    init(_ node: Tree, below above: CycleMarker = CycleMarker()) {
        guard let marker = above.descended(to: node.nodeIdentity) else { cycleFound(node.element) }
        self.node = node
        self.marker = marker
    }

    @inlinable var left: TraversalStep? { node.left.map { TraversalStep($0, below: marker) } }
    @inlinable var right: TraversalStep? { node.right.map { TraversalStep($0, below: marker) } }
}
