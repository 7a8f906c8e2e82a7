import MullionCollectionViews
import MullionGeometry
import MullionLayout
import MullionViews

/// The visible part of an element whose content may be longer: a collection or a scroll view with an offset.
package struct ScrolledElement: Equatable {
    package var axis: Axis
    /// The distance from the beginning of the content to that of the viewport, in points.
    package var offset: CGFloat
    /// The lengths of the viewport and of the content along the axis, in points.
    package var length: CGFloat
    package var content: CGFloat
}

extension ElementLowering {
    /// Returns the visible part of a node that has been placed; nil for a node that does not scroll.
    func scrolled(_ node: NodeID) -> ScrolledElement? {
        if let viewport = lowering.tree.elementViewport(of: node) {
            return ScrolledElement(
                axis: viewport.axis, offset: viewport.offset, length: viewport.length, content: viewport.content)
        }
        guard lowering.tree.isPlaced(node), let view = lowering.scrollOffset(of: node) else { return nil }
        let axis: Axis = view.axes.contains(.vertical) ? .vertical : .horizontal
        guard let (viewport, content) = lowering.scrollFrames(around: node, along: axis) else { return nil }
        return ScrolledElement(
            axis: axis, offset: axis == .vertical ? view.offset.y : view.offset.x,
            length: viewport.size.length(horizontal: axis == .horizontal),
            content: content.size.length(horizontal: axis == .horizontal))
    }

    /// Moves the content of an element.
    mutating func scroll(_ element: Int, to offset: CGFloat) {
        // The node is inside those of the modifiers, each of which has its content first.
        var next = nodes(of: element).first
        while let node = next, self.element(of: node) == element {
            if lowering.tree.hasElementViewport(node) { return lowering.tree.scrollElements(of: node, to: offset) }
            if let view = lowering.scrollOffset(of: node) {
                let point =
                    view.axes.contains(.vertical)
                    ? ScrollOffset.at(x: view.offset.x, y: offset) : .at(x: offset, y: view.offset.y)
                lowering.scroll(node, to: point)
                return
            }
            next = lowering.tree.children(of: node).first
        }
    }
}

extension LaidOutDocument {
    /// The kinds of boxes that may scroll.
    package static let scrollingKinds = ElementKind.collectionNames.union(["scrollView"])

    /// Returns the visible part of a node that belongs to an element which scrolls; nil for other nodes.
    package func scrolled(_ node: NodeID) -> ScrolledElement? { lowering.scrolled(node) }
}
