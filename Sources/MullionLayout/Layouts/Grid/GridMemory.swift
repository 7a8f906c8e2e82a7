import MullionGeometry

/// What a grid keeps from one question to the next: its cells until an edit may change them, and its tracks until a
/// child may answer differently.
///
/// Tracks follow from the children's answers alone, and rows from the width proposed to the grid too. So they are found
/// once for the questions of a pass.
final class GridMemory {
    let plan: GridPlan
    private let columns: GridAxis
    private let rows: GridAxis
    private var measuredColumns: Tracks?
    private var measuredRows: Tracks?

    private struct Tracks {
        var axis: GridAxis
        /// The children's answers that the tracks follow from.
        var edition: UInt64
        var proposedWidth: CGFloat
        /// The proposal to which the lengths belong, and whether they belong to one.
        var proposal: CGFloat = 0
        var isSolved = false
    }

    init(_ grid: GridLayout, _ children: borrowing LayoutChildren) {
        plan = GridPlan(children, grid.alignment)
        columns = GridAxis(.horizontal, plan, gaps: Self.gaps(.horizontal, grid.horizontalSpacing, plan, children))
        rows = GridAxis(.vertical, plan, gaps: Self.gaps(.vertical, grid.verticalSpacing, plan, children))
    }

    private static func gaps(
        _ axis: Axis, _ spacing: CGFloat?, _ plan: GridPlan, _ children: borrowing LayoutChildren
    ) -> [CGFloat] {
        guard let spacing, spacing.isFinite else { return plan.preferredGaps(children, along: axis) }
        return [CGFloat](repeating: spacing, count: max(plan.trackCount(along: axis) - 1, 0))
    }

    /// The measured tracks of an axis.
    func axis(_ axis: Axis, _ children: borrowing LayoutChildren) -> GridAxis {
        if let tracks = tracks(axis, children) { return tracks.axis }
        var measured = axis == .horizontal ? columns : rows
        measured.measure(children)
        if let edition = children.answersEdition(along: axis) {
            let tracks = Tracks(axis: measured, edition: edition, proposedWidth: Self.width(axis, children))
            if axis == .horizontal { measuredColumns = tracks } else { measuredRows = tracks }
        }
        return measured
    }

    /// Keeps the lengths for a proposal.
    func keep(_ axis: GridAxis, proposal: CGFloat?) {
        func keep(_ tracks: inout Tracks?) {
            tracks?.axis = axis
            tracks?.proposal = passLength(proposal)
            tracks?.isSolved = true
        }
        if axis.axis == .horizontal { keep(&measuredColumns) } else { keep(&measuredRows) }
    }

    /// The tracks with the lengths for a proposal that the children have been asked for.
    func solved(_ axis: Axis, _ children: borrowing LayoutChildren, proposal: CGFloat?) -> GridAxis {
        if let tracks = tracks(axis, children), tracks.isSolved, same(tracks.proposal, passLength(proposal)) {
            return tracks.axis
        }
        var recalled = self.axis(axis, children)
        recalled.recall(children, proposal: proposal)
        return recalled
    }

    private func tracks(_ axis: Axis, _ children: borrowing LayoutChildren) -> Tracks? {
        guard let tracks = axis == .horizontal ? measuredColumns : measuredRows,
            tracks.edition == children.answersEdition(along: axis),
            same(tracks.proposedWidth, Self.width(axis, children))
        else { return nil }
        return tracks
    }

    /// What the tracks of an axis follow from besides the children.
    private static func width(_ axis: Axis, _ children: borrowing LayoutChildren) -> CGFloat {
        axis == .horizontal ? 0 : passLength(children.proposedWidth)
    }
}
