import MullionGeometry

/// Children in rows and columns: SwiftUI's `GridLayout`.
///
/// A column is as wide as its widest cell, a row as high as its highest; room that is offered goes to flexible columns
/// and rows as a stack gives it to its children. ``GridValues`` define the row of a child, and more. `GridAxis` has
/// the steps and an example.
///
/// - A child in no row spans all columns. A row with fewer cells than others leaves the last columns empty.
/// - The position of a child in its cell follows from its anchor if it has one, else from its column's and its row's
///   alignment, else by the grid's. In rows aligned by text baselines, custom guides or guides that a child sets, the
///   children are lined up with each other, and the row is as high as they are together.
/// - A spacing that is not finite counts as nil. Without cells the grid is 0 × 0.
/// - A row has at most 100,000 columns: spans that would reach further end there.
/// - The gap between two columns or rows is the largest that any two cells prefer that meet there, 8 where none do.
///
/// - Complexity: O(n + c log c) for n cells, plus the columns they span, and c columns and rows. Each child is proposed
///   one length along each axis to measure it, and at most one more to place it.
public struct GridLayout: SeparableLayout {
    /// The alignment of children in their cells.
    public var alignment: Alignment
    /// The gap between columns in points; nil: what the cells prefer.
    public var horizontalSpacing: CGFloat?
    /// The gap between rows in points; nil: what the cells prefer.
    public var verticalSpacing: CGFloat?

    /// Creates a grid.
    public init(alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil) {
        self.alignment = alignment
        self.horizontalSpacing = horizontalSpacing
        self.verticalSpacing = verticalSpacing
    }

    public func range(of children: borrowing LayoutChildren, along axis: Axis) -> LengthRange {
        memory(children).range(axis, children)
    }

    public func solve(_ children: borrowing LayoutChildren, along axis: Axis, proposal: CGFloat?) -> CGFloat {
        memory(children).solve(axis, children, proposal: proposal)
    }

    public func place(_ children: borrowing LayoutChildren, in size: CGSize, proposal: ProposedViewSize) {
        memory(children).placement(children, proposal: proposal).place(children)
    }

    private func memory(_ children: borrowing LayoutChildren) -> GridMemory {
        children.kept(GridMemory.self) ?? children.keep(GridMemory(self, children))
    }
}
