import MullionGeometry
import MullionLayout

extension ViewHost {
    /// Moves the content of a scroll view, from the next layout on.
    ///
    /// The view's value stays as it is, so nothing of it is compared: a ``FlowCollection`` makes the items that come
    /// into the window and keeps those that stay. An ``update(_:)`` whose scroll view has another offset than the last
    /// one moves it there.
    ///
    /// - Parameters:
    ///   - offset: The place to show.
    ///   - scrollView: The node of the scroll view; nil: that of the first one with an offset, parents before children.
    /// - Returns: Whether there is a scroll view with an offset.
    /// - Complexity: O(1) where the node is given, else O(nodes).
    @discardableResult
    public func scroll(to offset: ScrollOffset, of scrollView: NodeID? = nil) -> Bool {
        if let scrollView { return move(scrollView, to: offset) }
        var open = tree.root.map { [$0] } ?? []
        while let node = open.popLast() {
            if move(node, to: offset) { return true }
            open += tree.children(of: node).reversed()
        }
        return false
    }
}
