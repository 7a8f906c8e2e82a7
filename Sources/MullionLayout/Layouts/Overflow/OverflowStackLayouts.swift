import MullionGeometry

/// Items side by side, as many as fit, and an indicator for the rest. `OverflowChoice` has the rule and an example.
///
/// Items have their ideal width; room that is left is not shared out. Items that do not fit are left out:
/// `LayoutTree.isPlaced(_:)` is false for them. A child that is marked by ``OverflowValues/IsIndicator`` follows
/// the items that are shown, while any are hidden. Where not even the indicator fits, nothing is shown.
///
/// - Complexity: That of the choice, and one question to each child for each height that is offered.
public struct OverflowHStackLayout: Layout {
    /// The guide by which the children are aligned.
    public var alignment: VerticalAlignment
    /// The gap between neighbors in points; each pair's preferred spacing if it is nil or not finite.
    public var spacing: CGFloat?
    /// The items that are hidden first.
    public var order: OverflowOrder
    /// A function that returns the width of the indicator for hidden items, in points; nil for the width of its child.
    ///
    /// It must return equal lengths for equal items until the layout is set again. NaN and negative numbers count as 0.
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

    public static var layoutProperties: LayoutProperties { LayoutProperties(stackOrientation: .horizontal) }

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
    /// The guide by which the children are aligned.
    public var alignment: HorizontalAlignment
    /// The gap between neighbors in points; each pair's preferred spacing if it is nil or not finite.
    public var spacing: CGFloat?
    /// The items that are hidden first.
    public var order: OverflowOrder
    /// A function that returns the height of the indicator for hidden items, in points; nil for the height of its
    /// child.
    ///
    /// It must return equal lengths for equal items until the layout is set again. NaN and negative numbers count as 0.
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

    public static var layoutProperties: LayoutProperties { LayoutProperties(stackOrientation: .vertical) }

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
