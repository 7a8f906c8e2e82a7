import MullionGeometry

/// Items side by side, as many as fit, and an indicator for the rest. `OverflowChoice` has the rule and an example.
///
/// Items have their ideal width; room that is left is not shared out. Items that do not fit are left out:
/// `LayoutTree.isPlaced(_:)` is false for them. A child that is marked by ``OverflowValues/IsIndicator`` follows
/// the items that are shown, while any are hidden. Where not even the indicator fits, nothing is shown.
///
/// - Complexity: That of the choice, and one question to each child for each height that is offered.
public struct OverflowHStackLayout: Layout {
    /// The guide by which the children are lined up.
    public var alignment: VerticalAlignment
    /// The gap between neighbors in points; nil, or no finite number: what each pair prefers.
    public var spacing: CGFloat?
    /// Which items leave first.
    public var order: OverflowOrder
    /// How wide the indicator will be for hidden items, in points; nil: as wide as the child that is there.
    ///
    /// Must return equal lengths for equal items until the layout is set again. NaN and negative numbers count as 0.
    public var indicatorLength: (@Sendable (OverflowItems) -> CGFloat)?

    /// Creates the layout.
    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, hiding order: OverflowOrder = .last,
        indicatorLength: (@Sendable (OverflowItems) -> CGFloat)? = nil
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.order = order
        self.indicatorLength = indicatorLength
    }

    public static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = .horizontal
        return properties
    }

    private func stack(_ subviews: Subviews, _ proposal: ProposedViewSize) -> OverflowStack {
        OverflowStack(
            axis: .horizontal, guide: alignment.key, spacing: spacing, order: order, indicatorLength: indicatorLength,
            subviews: subviews, room: proposal.width, cross: proposal.height)
    }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        stack(subviews, proposal).size
    }

    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        stack(subviews, proposal).place(in: bounds)
    }
}

/// Items one below the other, as many as fit, and an indicator for the rest: ``OverflowHStackLayout`` with the axes
/// swapped.
public struct OverflowVStackLayout: Layout {
    /// The guide by which the children are lined up.
    public var alignment: HorizontalAlignment
    /// The gap between neighbors in points; nil, or no finite number: what each pair prefers.
    public var spacing: CGFloat?
    /// Which items leave first.
    public var order: OverflowOrder
    /// How high the indicator will be for hidden items, in points; nil: as high as the child that is there.
    ///
    /// Must return equal lengths for equal items until the layout is set again. NaN and negative numbers count as 0.
    public var indicatorLength: (@Sendable (OverflowItems) -> CGFloat)?

    /// Creates the layout.
    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, hiding order: OverflowOrder = .last,
        indicatorLength: (@Sendable (OverflowItems) -> CGFloat)? = nil
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.order = order
        self.indicatorLength = indicatorLength
    }

    public static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = .vertical
        return properties
    }

    private func stack(_ subviews: Subviews, _ proposal: ProposedViewSize) -> OverflowStack {
        OverflowStack(
            axis: .vertical, guide: alignment.key, spacing: spacing, order: order, indicatorLength: indicatorLength,
            subviews: subviews, room: proposal.height, cross: proposal.width)
    }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        stack(subviews, proposal).size
    }

    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        stack(subviews, proposal).place(in: bounds)
    }
}
