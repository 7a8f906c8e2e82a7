import MullionGeometry

/// An automatic grid: the area is halved again and again, until every child has a part of it.
///
/// Vertical and horizontal halves take turns. With 2, 4, 8 … children all parts are equal, with other counts the first
/// ones are half as large as the last ones, never less. Each child has exactly the frame of its part, whatever it
/// answers (``LayoutSubview/place(in:)``). `SplitFrames` has the steps and an example; ``SplitTree`` is the tree as
/// data, with edits.
///
/// ```
/// 1 ──────────┐  2 ─────────┐  3 ──────────┐  5 ──────────┐
/// │           │  │     0    │  │  0  │  1  │  │  0  │     │
/// │     0     │  ├──────────┤  ├─────┴─────┤  ├─────┤  2  │
/// │           │  │     1    │  │     2     │  │  1  │     │
/// └───────────┘  └──────────┘  └───────────┘  ├─────┼─────┤
///                                             │  3  │  4  │
///                                             └─────┴─────┘
/// ```
///
/// The container takes what it is proposed. An unspecified side is the smallest in which every child's part is as long
/// as its ideal length. Without children it is 0 there.
///
/// - Complexity: O(n) for n children. A child is measured only where a side is unspecified, for its ideal size.
public struct SplitGrid: Layout {
    /// The axis along which the root node halves the area: vertical gives a top and a bottom half.
    public var rootAxis: Axis
    /// The gap between the two halves of every node, in points; negative, NaN and infinite count as 0.
    public var spacing: CGFloat

    /// Creates the layout.
    public init(rootAxis: Axis = .vertical, spacing: CGFloat = 0) {
        self.rootAxis = rootAxis
        self.spacing = spacing
    }

    public static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        // The ideal width follows from the children's ideal widths.
        properties.widthIgnoresHeight = true
        return properties
    }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        if let width = proposal.width, let height = proposal.height { return CGSize(width: width, height: height) }
        let ideal = SplitFrames(count: subviews.count, rootAxis: rootAxis, spacing: spacing)
            .area(for: subviews.map { $0.sizeThatFits(.unspecified) })
        return proposal.replacingUnspecifiedDimensions(by: ideal)
    }

    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let frames = SplitFrames(count: subviews.count, rootAxis: rootAxis, spacing: spacing).frames(in: bounds)
        for (subview, frame) in zip(subviews, frames) { subview.place(in: frame) }
    }
}
