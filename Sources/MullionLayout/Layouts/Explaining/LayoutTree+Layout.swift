import MullionGeometry

extension LayoutTree {
    /// Calls a function with the layout of a node, its size, and proxies of its children, which are valid during the
    /// call and must not be placed. Returns nil for a node that is not placed, or has no layout.
    ///
    /// - Complexity: That of the function.
    package func withLayout<R>(of node: NodeID, _ body: (any Layout, CGSize, LayoutSubviews) -> R?) -> R? {
        guard isPlaced(node), let layout = layout(of: node) else { return nil }
        let size = frame(of: node).size
        return query(node) { engine, slot in
            engine.withSubviews(slot, size.width, size.height) { _, subviews in body(layout, size, subviews) }
        }
    }
}
