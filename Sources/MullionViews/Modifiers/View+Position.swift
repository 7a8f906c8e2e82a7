import MullionGeometry
import MullionLayout

/// Modifiers that change where a view stands among others.
extension View {
    /// The view drawn elsewhere; nobody else notices.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        modified(by: .offset(x: x, y: y), named: "offset")
    }

    /// The view drawn elsewhere; nobody else notices.
    public func offset(_ offset: CGSize) -> some View { self.offset(x: offset.width, y: offset.height) }

    /// The view with its centre at a point of the room it is offered, all of which it takes.
    public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        modified(by: .position(x: x, y: y), named: "position")
    }

    /// The view with its centre at a point of the room it is offered, all of which it takes.
    public func position(_ position: CGPoint) -> some View { self.position(x: position.x, y: position.y) }

    /// The view with a priority among its siblings: those of a higher one get room first. The default is 0.
    public func layoutPriority(_ value: Double) -> some View {
        modified(by: .layoutPriority(value), named: "layoutPriority")
    }

    /// The view with a value for the layout around it to read.
    public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
        AdjustedView(content: self) { lowering, nodes in
            lowering.setValue(value, forKey: key, of: nodes)
        }
    }

    /// The view with a horizontal guide of its own, from its leading edge.
    public func alignmentGuide(
        _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        modified(
            by: .alignmentGuide(guide, computeValue: computeValue), named: "alignmentGuide"
        )
    }

    /// The view with a vertical guide of its own, from its top.
    public func alignmentGuide(
        _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        modified(
            by: .alignmentGuide(guide, computeValue: computeValue), named: "alignmentGuide"
        )
    }

    /// The view in front of or behind its siblings: the higher in front, the order of writing where it is the same.
    /// Default 0.
    public func zIndex(_ value: Double) -> some View {
        AdjustedView(content: self) { lowering, nodes in
            for node in nodes { lowering.changeLook(of: node) { $0.zIndex = value } }
        }
    }
}
