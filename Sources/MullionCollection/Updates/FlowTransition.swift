import MullionGeometry

/// From a layout to the same after a batch of updates: what appears, disappears and moves, with the adjusted content
/// offset.
///
/// An appearing element comes from its final frame with an alpha of 0, a disappearing one goes to that at its old
/// frame, any other goes from its old attributes to its new ones. Nothing is kept per element: attributes are looked up
/// on demand.
public struct FlowTransition: Sendable {
    /// The layout before the updates, with the viewport of that time.
    public let before: CollectionFlowLayout
    /// The layout after them, with the adjusted viewport.
    public let after: CollectionFlowLayout
    /// The content offset and size to show from now on.
    public let adjustment: FlowAdjustment
    let map: UpdateMap

    /// An element on its way.
    public struct Step: Equatable, Sendable {
        /// The attributes before the transition, in the coordinates of the previous content.
        public var initial: ElementAttributes
        /// The attributes after the transition, in the coordinates of the new content.
        public var final: ElementAttributes
        /// Whether it was not there before.
        public var isAppearing: Bool
        /// Whether it is not there any more.
        public var isDisappearing: Bool

        /// Returns the attributes at a fraction of the transition.
        public func attributes(at fraction: CGFloat) -> ElementAttributes {
            initial.interpolated(to: final, at: fraction)
        }
    }

    /// Returns the element after the update; nil if it disappears.
    public func element(after element: FlowElement) -> FlowElement? {
        guard element.kind != .item else {
            return map.path(after: element.path).map { FlowElement(.item, section: $0.section, item: $0.item) }
        }
        return map.section(after: element.section).flatMap { Self.counterpart(of: element, in: after, section: $0) }
    }

    /// Returns the element before the update; nil if it appears.
    public func element(before element: FlowElement) -> FlowElement? {
        guard element.kind != .item else {
            return map.path(before: element.path).map { FlowElement(.item, section: $0.section, item: $0.item) }
        }
        return map.section(before: element.section).flatMap { Self.counterpart(of: element, in: before, section: $0) }
    }

    /// Returns the header, footer or decoration that corresponds to an element in a section of a layout.
    private static func counterpart(
        of element: FlowElement, in layout: CollectionFlowLayout, section: Int
    ) -> FlowElement? {
        let result = FlowElement(element.kind, section: section, item: element.item)
        return layout.attributes(of: result) == nil ? nil : result
    }

    /// Returns the origin of an element of the layout after; nil if it does not exist.
    public func initialAttributes(of element: FlowElement) -> ElementAttributes? {
        if let old = self.element(before: element) { return before.attributes(of: old) }
        var attributes = after.attributes(of: element)
        attributes?.alpha = 0
        return attributes
    }

    /// Returns the destination of an element of the layout before; nil if it does not exist.
    public func finalAttributes(of element: FlowElement) -> ElementAttributes? {
        if let new = self.element(after: element) { return after.attributes(of: new) }
        var attributes = before.attributes(of: element)
        attributes?.alpha = 0
        return attributes
    }

    /// Returns a step for every element that is in the viewport before or after the update: first those that disappear,
    /// then the others in the order of the new layout, then the remaining ones that leave the viewport.
    public func steps() -> [Step] {
        var disappearing: [Step] = []
        var leaving: [Step] = []
        let visible = after.visibleElements()
        let shown = Set(visible.map(\.element))
        before.forEachElement(in: before.viewport.bounds) { initial in
            guard let final = finalAttributes(of: initial.element) else { return }
            if let new = element(after: initial.element) {
                guard !shown.contains(new) else { return }
                leaving.append(Step(initial: initial, final: final, isAppearing: false, isDisappearing: false))
            } else {
                disappearing.append(Step(initial: initial, final: final, isAppearing: false, isDisappearing: true))
            }
        }
        let staying = visible.compactMap { final in
            initialAttributes(of: final.element).map { initial in
                Step(
                    initial: initial, final: final, isAppearing: element(before: final.element) == nil,
                    isDisappearing: false)
            }
        }
        return disappearing + staying + leaving
    }
}
