import MullionGeometry

/// Children in columns, row after row: the arrangement of SwiftUI's `LazyVGrid`.
///
/// The columns follow from the width alone (`LazyTracks` has the rules and an example). A row is as high as its highest
/// child, proposed its column's width and no height; then each is proposed its cell.
///
/// The grid measures with the columns of the width proposed, and is placed with those of the width it answered. Where
/// their total differs from the grid's width, they are aligned in it.
///
/// - Complexity: O(n + columns) for n children, each proposed one width and at most two heights, and as much again
///   where the columns of both passes differ.
public struct LazyVGridLayout: SeparableLayout {
    /// The columns; none at all count as one flexible item.
    public var columns: [GridItem]
    /// The alignment of the columns in the grid when their total differs from its width.
    public var alignment: HorizontalAlignment
    /// The gap between rows in points; nil: 8.
    public var spacing: CGFloat?

    /// Creates the layout.
    public init(columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
        self.columns = columns
        self.alignment = alignment
        self.spacing = spacing
    }

    // A lazy grid sets no guides (Layout rule 2.9).
    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout ()
    ) -> CGFloat? { nil }

    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout ()
    ) -> CGFloat? { nil }

    public func range(of children: borrowing LayoutChildren, along axis: Axis) -> LengthRange {
        if axis == .vertical { return .rigid(memory(children).height(children)) }
        func total(_ width: CGFloat?) -> CGFloat { max(LazyTracks(columns, in: width, count: children.count).total, 0) }
        return LengthRange(total(0), total(nil), total(.infinity))
    }

    public func solve(_ children: borrowing LayoutChildren, along axis: Axis, proposal: CGFloat?) -> CGFloat {
        axis == .vertical
            ? memory(children).height(children) : memory(children).solveWidth(children, proposal: proposal)
    }

    public func place(_ children: borrowing LayoutChildren, in size: CGSize, proposal: ProposedViewSize) {
        memory(children).place(children, width: size.width, proposal: proposal.width)
    }

    private func memory(_ children: borrowing LayoutChildren) -> LazyGridMemory {
        children.kept(LazyGridMemory.self) ?? children.keep(LazyGridMemory(self, children))
    }
}
