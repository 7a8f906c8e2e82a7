import MullionCollection
import MullionGeometry
import MullionLayout

/// The viewport of an element whose nodes all exist: a collection, a compositional one, a spreadsheet, or an outline.
package struct ElementViewport: Equatable {
    package var axis: Axis
    /// The distance from the beginning of the content to that of the viewport, in points; negative if the content is
    /// pulled beyond its beginning.
    package var offset: CGFloat
    /// The length of the viewport, in points.
    package var length: CGFloat
    /// The length of the content, in points.
    package var content: CGFloat
}

/// The layout of such an element.
protocol WindowLayout: Layout {
    /// Whether it has an offset.
    var isWindow: Bool { get }

    /// Returns the viewport of the placed element.
    func viewport(in size: CGSize, _ subviews: LayoutSubviews) -> ElementViewport

    /// Returns the kind of the element's node with another offset along its axis.
    func scrolled(to offset: CGFloat) -> NodeKind
}

extension LayoutTree {
    /// Returns the viewport of a placed element; nil for one without an offset, and for other nodes.
    ///
    /// - Complexity: O(items), each measured before.
    package func elementViewport(of node: NodeID) -> ElementViewport? {
        guard let layout = layout(of: node) as? any WindowLayout, layout.isWindow else { return nil }
        return withLayout(of: node) { _, size, subviews in layout.viewport(in: size, subviews) }
    }

    /// Returns whether a node is such an element with an offset.
    package func hasElementViewport(_ node: NodeID) -> Bool {
        (layout(of: node) as? any WindowLayout)?.isWindow ?? false
    }

    /// Moves the viewport of such an element with an offset, from the next layout on.
    package func scrollElements(of node: NodeID, to offset: CGFloat) {
        guard let layout = layout(of: node) as? any WindowLayout, layout.isWindow else { return }
        setKind(layout.scrolled(to: offset), of: node)
    }

    /// Returns what each child of an ``ElementCollection`` is, in the order of the children; nil for other nodes.
    package func collectionElements(of node: NodeID) -> [FlowElement]? {
        elementLayout(of: node)?.sections.enumerated().flatMap { number, section in
            (section.hasHeader ? [FlowElement(.header, section: number)] : [])
                + (0..<section.itemCount).map { FlowElement(.item, section: number, item: $0) }
                + (section.hasFooter ? [FlowElement(.footer, section: number)] : [])
        }
    }

    private func elementLayout(of node: NodeID) -> ElementCollectionLayout? {
        (layout(of: node) as? any ElementLayout)?.layout
    }
}
