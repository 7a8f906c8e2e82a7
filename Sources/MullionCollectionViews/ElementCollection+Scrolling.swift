import MullionCollection
import MullionGeometry
import MullionLayout

/// The viewport of a collection whose nodes all exist.
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

extension LayoutTree {
    /// Returns the viewport of a placed ``ElementCollection``; nil for one without an offset, and for other nodes.
    ///
    /// - Complexity: O(items), each measured before.
    package func elementViewport(of node: NodeID) -> ElementViewport? {
        guard let layout = elementLayout(of: node), layout.offset != nil else { return nil }
        return withLayout(of: node) { _, size, subviews in
            var cache: ElementCollectionLayout.Cache = [:]
            return layout.viewport(in: size, subviews, &cache)
        }
    }

    /// Returns whether a node is an ``ElementCollection`` with an offset.
    package func hasElementViewport(_ node: NodeID) -> Bool { elementLayout(of: node)?.offset != nil }

    /// Moves the viewport of an ``ElementCollection`` with an offset, from the next layout on.
    package func scrollElements(of node: NodeID, to offset: CGFloat) {
        guard var layout = elementLayout(of: node), layout.offset != nil else { return }
        layout.offset = .at(offset)
        setKind(layout.kind, of: node)
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
