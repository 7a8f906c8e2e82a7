import MullionGeometry

/// Cells in rows, whose columns have fixed, fitting, or flexible widths.
///
/// Subviews are the cells; each fills its columns and rows.
///
/// 1. Fixed columns have their width, fitting ones that of their widest cell that spans one column, flexible ones their
///    minimum. A cell that spans fitting columns alone widens the last of them if it needs more.
/// 2. What the proposed width leaves is shared by the flexible columns, by weight; columns at their maximum leave the
///    rest to the others.
/// 3. If the width does not suffice, fitting columns give way, each in proportion to what it has above its minimum.
/// 4. A row is as high as its highest cell that spans one row, at the widths of its columns. A cell that spans rows
///    makes the last of them higher if it needs more.
///
/// Worked example: columns `fixed(40)`, `fitting`, `flexible(weight: 1)`, `flexible(weight: 2)` with a widest fitting
/// cell of 60, proposed 250 with spacing 10: 40 and 60 leave 250 - 30 - 100 = 120, so the flexible columns are 40 and
/// 80 wide.
///
/// A proposed width that is nil or infinite gives flexible columns the width of their widest cell. The height is that
/// of the rows, whatever is proposed.
///
/// - Complexity: O(n + s) for n cells that span s columns and rows. A cell of a fitting column is measured twice, any
///   other once. An edit measures the cells that changed and, where a column becomes wider or narrower, all.
public struct TableLayout: SeparableLayout, Equatable {
    /// The widths of the columns. Columns beyond them are fitting.
    public var columns: [TableColumnWidth]
    /// The position of each subview.
    public var cells: [TableCell]
    /// The gaps between columns and between rows in points; negative and infinite ones count as 0.
    public var spacing: CGSize

    /// Creates a table.
    ///
    /// - Parameters:
    ///   - columns: The widths of the columns. Columns beyond them are fitting.
    ///   - cells: The position of each subview, in the same order.
    ///   - spacing: The gaps between columns and between rows in points.
    public init(columns: [TableColumnWidth], cells: [TableCell], spacing: CGSize = .zero) {
        self.columns = columns
        self.cells = cells
        self.spacing = spacing
    }

    public func range(of children: borrowing LayoutChildren, along axis: Axis) -> LengthRange {
        let memory = memory(children)
        if axis == .vertical { return .rigid(memory.height(children)) }
        let ideal = memory.width(children, proposal: nil)
        return LengthRange(memory.width(children, proposal: 0), ideal, ideal)
    }

    public func solve(_ children: borrowing LayoutChildren, along axis: Axis, proposal: CGFloat?) -> CGFloat {
        axis == .vertical
            ? memory(children).height(children) : memory(children).solveWidth(children, proposal: proposal)
    }

    public func place(_ children: borrowing LayoutChildren, in size: CGSize, proposal: ProposedViewSize) {
        memory(children).place(children, proposal: proposal.width)
    }

    private func memory(_ children: borrowing LayoutChildren) -> TableMemory {
        if let kept = children.kept(TableMemory.self) { return kept }
        // A child without a cell has to hear of the table's own proposal, which needs a table that knows no changes.
        guard cells.count >= children.count else { return TableMemory(self, count: children.count, isKept: false) }
        return children.keep(TableMemory(self, count: children.count, isKept: true))
    }

    // MARK: - Steps

    var gap: CGSize {
        func usable(_ length: CGFloat) -> CGFloat { length > 0 && length.isFinite ? length : 0 }
        return CGSize(width: usable(spacing.width), height: usable(spacing.height))
    }

    func width(ofColumn column: Int) -> TableColumnWidth {
        column < columns.count ? columns[column] : .fitting
    }

    /// Returns the widths of the columns for a proposed width.
    ///
    /// - Parameter ideal: The width that each column has before room is shared.
    func widths(_ ideal: [CGFloat], proposed: CGFloat?) -> [CGFloat] {
        guard let proposed else { return ideal }
        var widths = ideal.indices.map { width(ofColumn: $0).isFlexible ? width(ofColumn: $0).minimum : ideal[$0] }
        var room = proposed - total(widths, gap.width)
        if room < 0 {
            let spare = widths.indices.map { widths[$0] - width(ofColumn: $0).minimum }
            let sum = spare.reduce(0, +)
            guard sum > 0 else { return widths }
            for column in widths.indices { widths[column] -= spare[column] * min(-room / sum, 1) }
            return widths
        }
        var open = widths.indices.filter { width(ofColumn: $0).weight > 0 }
        while room > 0, !open.isEmpty {
            let weights = open.reduce(0) { $0 + width(ofColumn: $1).weight }
            // The minimum counts as a part of the share, so that equal weights give equal columns.
            let whole = open.reduce(room) { $0 + widths[$1] }
            let shares = open.map { whole * width(ofColumn: $0).weight / weights }
            let below = open.indices.filter { shares[$0] < widths[open[$0]] }
            let above = open.indices.filter { shares[$0] > width(ofColumn: open[$0]).maximum }
            if below.isEmpty, above.isEmpty {
                for (index, column) in open.enumerated() { widths[column] = shares[index] }
                return widths
            }
            // Columns whose minimum exceeds their share keep it; else those at their maximum leave the rest.
            let done = below.isEmpty ? above : below
            if below.isEmpty {
                for index in above {
                    room -= width(ofColumn: open[index]).maximum - widths[open[index]]
                    widths[open[index]] = width(ofColumn: open[index]).maximum
                }
            }
            open = open.indices.filter { !done.contains($0) }.map { open[$0] }
        }
        return widths
    }

    /// Returns the length of all columns or rows with the gaps between them.
    func total(_ lengths: [CGFloat], _ gap: CGFloat) -> CGFloat {
        lengths.reduce(0, +) + gap * CGFloat(max(lengths.count - 1, 0))
    }

    /// Returns the length of some columns or rows with the gaps between them.
    func extent(_ lengths: [CGFloat], _ range: ClosedRange<Int>, _ gap: CGFloat) -> CGFloat {
        range.reduce(gap * CGFloat(range.count - 1)) { $0 + lengths[$1] }
    }

    /// Returns where each column or row begins.
    func starts(_ lengths: [CGFloat], _ gap: CGFloat) -> [CGFloat] {
        var start: CGFloat = 0
        return lengths.map { length in
            defer { start += length + gap }
            return start
        }
    }
}
