import MullionGeometry

/// What a grid keeps from one question to the next: its cells until an edit may change them, and its tracks.
///
/// Of the tracks those are measured and settled again that have a cell which changed, or which are offered another
/// length. A row follows from the widths of its cells too, so it is also measured again when one of them has become
/// wider or narrower. Where every track follows from its own cells alone, the same goes for placing: cells that have
/// changed, and rows that have moved.
///
/// - Complexity: O(c) for an edit, for c rows, columns, and cells in the rows and columns of cells that changed.
final class GridMemory: LayoutMemory {
    private let plan: GridPlan
    private let alignment: Alignment
    private(set) var columns: GridAxis
    private(set) var rows: GridAxis
    /// The proposals to which the lengths belong; nil: none.
    private var solvedWidth: CGFloat?
    private var solvedHeight: CGFloat?
    private var guides: [HorizontalAlignment]?
    /// Where the tracks were when the cells were placed.
    private var placedColumns: [Band] = []
    private var placedRows: [Band] = []

    /// A track as its cells are placed in it.
    private struct Band: Equatable {
        var start: CGFloat
        var length: CGFloat
        var offer: CGFloat
    }

    init(_ grid: GridLayout, _ children: borrowing LayoutChildren) {
        plan = GridPlan(children, grid.alignment)
        alignment = grid.alignment
        columns = GridAxis(.horizontal, plan, gaps: Self.gaps(.horizontal, grid.horizontalSpacing, plan, children))
        rows = GridAxis(.vertical, plan, gaps: Self.gaps(.vertical, grid.verticalSpacing, plan, children))
    }

    private static func gaps(
        _ axis: Axis, _ spacing: CGFloat?, _ plan: GridPlan, _ children: borrowing LayoutChildren
    ) -> [CGFloat] {
        guard let spacing, spacing.isFinite else { return plan.preferredGaps(children, along: axis) }
        return [CGFloat](repeating: spacing, count: max(plan.trackCount(along: axis) - 1, 0))
    }

    // MARK: - Measuring

    /// What the grid answers to 0, nil and ∞.
    func range(_ axis: Axis, _ children: borrowing LayoutChildren) -> LengthRange {
        measure(axis, children)
        var measured = axis == .horizontal ? columns : rows
        let range = measured.range(of: children)
        if !measured.isPlain {
            // Lengths may have been proposed.
            if axis == .horizontal {
                columns.touchAll()
                rows.dropAll()
            } else {
                rows.touchAll()
            }
        }
        return range
    }

    /// The length for a proposal, of which the children hear.
    func solve(_ axis: Axis, _ children: borrowing LayoutChildren, proposal: CGFloat?) -> CGFloat {
        measure(axis, children)
        if axis == .vertical {
            rows.settle(children, proposal: proposal)
            solvedHeight = passLength(proposal)
            return rows.length
        }
        columns.settle(children, proposal: proposal)
        solvedWidth = passLength(proposal)
        // Rows follow from widths.
        if columns.touchesAll {
            rows.dropAll()
        } else {
            for cell in columns.touched where !children.isSimple(cell) { rows.drop(cell) }
        }
        return columns.length
    }

    /// Brings the ranges of the tracks up to date.
    private func measure(_ axis: Axis, _ children: borrowing LayoutChildren) {
        takeChanges(children)
        if axis == .horizontal { columns.measure(children) } else { rows.measure(children) }
    }

    private func takeChanges(_ children: borrowing LayoutChildren) {
        if let changed = children.takeChanges() {
            guard !changed.isEmpty else { return }
            for cell in changed {
                columns.drop(cell)
                rows.drop(cell)
            }
        } else {
            columns.dropAll()
            rows.dropAll()
        }
        (solvedWidth, solvedHeight) = (nil, nil)
    }

    // MARK: - Placing

    /// The grid as it is placed for a proposal of which the children have heard.
    func placement(_ children: borrowing LayoutChildren, proposal: ProposedViewSize) -> GridPlacement {
        let placement = GridPlacement(
            plan: plan, columns: solved(.horizontal, children, proposal.width),
            rows: solved(.vertical, children, proposal.height), alignment: alignment,
            guides: guides ?? plan.columnGuides(children, alignment.horizontal))
        guides = placement.guides
        return placement
    }

    private func solved(_ axis: Axis, _ children: borrowing LayoutChildren, _ proposal: CGFloat?) -> GridAxis {
        measure(axis, children)
        var tracks = axis == .horizontal ? columns : rows
        let earlier = axis == .horizontal ? solvedWidth : solvedHeight
        if earlier.map({ same($0, passLength(proposal)) }) ?? false { return tracks }
        tracks.recall(children, proposal: proposal)
        return tracks
    }

    override func placeChanges(_ children: borrowing LayoutChildren, proposal: ProposedViewSize) -> [Int]? {
        takeChanges(children)
        guard isSolved(proposal), !columns.touchesAll, !rows.touchesAll, bands(columns) == placedColumns else {
            return nil
        }
        let placement = placement(children, proposal: proposal)
        var changed = columns.touched + rows.touched
        let tops = rows.positions
        for (row, placed) in placedRows.enumerated() {
            if !same(rows.tracks[row].length, placed.length) || !same(rows.tracks[row].offer, placed.offer) {
                changed += plan.rows[row].cells
            } else if !same(tops[row], placed.start) {
                placement.move(row, to: tops[row], children)
            }
        }
        let lefts = columns.positions
        for cell in changed {
            placement.fill(cell, children)
            placement.place(cell, left: lefts[plan.cells[cell].column], top: tops[plan.cells[cell].row], children)
        }
        return changed
    }

    override func notePlaced(proposal: ProposedViewSize) -> Bool {
        guard columns.isPlain, rows.isPlain, isSolved(proposal) else { return false }
        (placedColumns, placedRows) = (bands(columns), bands(rows))
        columns.notePlaced()
        rows.notePlaced()
        return true
    }

    private func isSolved(_ proposal: ProposedViewSize) -> Bool {
        guard let solvedWidth, let solvedHeight else { return false }
        return same(solvedWidth, proposal.passWidth) && same(solvedHeight, proposal.passHeight)
    }

    private func bands(_ axis: GridAxis) -> [Band] {
        zip(axis.tracks, axis.positions).map { Band(start: $1, length: $0.length, offer: $0.offer) }
    }
}
