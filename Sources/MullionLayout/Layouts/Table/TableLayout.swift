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
///   other once.
public struct TableLayout: Layout, Equatable {
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

    public static var layoutProperties: LayoutProperties { LayoutProperties(widthIgnoresHeight: true) }

    /// The lengths for the last proposed width, and the ideal widths of the columns.
    public struct Cache {
        fileprivate var ideal: [CGFloat]?
        fileprivate var proposed: CGFloat?? = .none
        fileprivate var widths: [CGFloat] = []
        fileprivate var heights: [CGFloat] = []
    }

    public func makeCache(subviews: Subviews) -> Cache { Cache() }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        measure(proposal.width, subviews, &cache)
        return CGSize(width: total(cache.widths, gap.width), height: total(cache.heights, gap.height))
    }

    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) {
        measure(proposal.width, subviews, &cache)
        let lefts = starts(cache.widths, gap.width)
        let tops = starts(cache.heights, gap.height)
        for (cell, subview) in zip(cells, subviews) {
            // The sums by which the cells were measured: a difference of positions may be a little less, and wrap a
            // text.
            let size = CGSize(
                width: extent(cache.widths, cell.column...cell.lastColumn, gap.width),
                height: extent(cache.heights, cell.row...cell.lastRow, gap.height))
            subview.place(
                at: CGPoint(x: bounds.minX + lefts[cell.column], y: bounds.minY + tops[cell.row]),
                proposal: ProposedViewSize(size))
        }
    }

    // MARK: - Steps

    private var gap: CGSize {
        func usable(_ length: CGFloat) -> CGFloat { length > 0 && length.isFinite ? length : 0 }
        return CGSize(width: usable(spacing.width), height: usable(spacing.height))
    }

    private func measure(_ width: CGFloat?, _ subviews: Subviews, _ cache: inout Cache) {
        let width = width.flatMap { $0.isFinite ? max($0, 0) : nil }
        if case .some(let known) = cache.proposed, known == width { return }
        let ideal = cache.ideal ?? idealWidths(subviews)
        cache.ideal = ideal
        cache.widths = widths(ideal, proposed: width)
        cache.heights = heights(subviews, cache.widths)
        cache.proposed = .some(width)
    }

    private func width(ofColumn column: Int) -> TableColumnWidth {
        column < columns.count ? columns[column] : .fitting
    }

    /// The width that each column has before room is shared, but for fixed ones that of their cells, within limits.
    private func idealWidths(_ subviews: Subviews) -> [CGFloat] {
        let count = max(columns.count, cells.reduce(0) { max($0, $1.lastColumn + 1) })
        var widths = (0..<count).map { width(ofColumn: $0).minimum }
        func ideal(_ subview: LayoutSubview) -> CGFloat {
            let width = subview.sizeThatFits(.unspecified).width
            return width.isFinite ? width : 0
        }
        for (cell, subview) in zip(cells, subviews) where cell.columns == 1 {
            let column = width(ofColumn: cell.column)
            if !column.isFixed { widths[cell.column] = min(max(widths[cell.column], ideal(subview)), column.maximum) }
        }
        for (cell, subview) in zip(cells, subviews) where cell.columns > 1 {
            let range = cell.column...cell.lastColumn
            guard let last = range.last(where: { !width(ofColumn: $0).isFixed }),
                !range.contains(where: { width(ofColumn: $0).isFlexible })
            else { continue }
            let room = extent(widths, range, gap.width)
            widths[last] = min(widths[last] + max(ideal(subview) - room, 0), width(ofColumn: last).maximum)
        }
        return widths
    }

    private func widths(_ ideal: [CGFloat], proposed: CGFloat?) -> [CGFloat] {
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

    private func heights(_ subviews: Subviews, _ widths: [CGFloat]) -> [CGFloat] {
        var heights = [CGFloat](repeating: 0, count: cells.reduce(0) { max($0, $1.lastRow + 1) })
        func height(_ cell: TableCell, _ subview: LayoutSubview) -> CGFloat {
            let width = extent(widths, cell.column...cell.lastColumn, gap.width)
            let height = subview.sizeThatFits(ProposedViewSize(width: width, height: nil)).height
            return height.isFinite ? height : 0
        }
        for (cell, subview) in zip(cells, subviews) where cell.rows == 1 {
            heights[cell.row] = max(heights[cell.row], height(cell, subview))
        }
        for (cell, subview) in zip(cells, subviews) where cell.rows > 1 {
            let room = extent(heights, cell.row...cell.lastRow, gap.height)
            heights[cell.lastRow] += max(height(cell, subview) - room, 0)
        }
        return heights
    }

    private func total(_ lengths: [CGFloat], _ gap: CGFloat) -> CGFloat {
        lengths.reduce(0, +) + gap * CGFloat(max(lengths.count - 1, 0))
    }

    /// Returns the length of some columns or rows with the gaps between them.
    private func extent(_ lengths: [CGFloat], _ range: ClosedRange<Int>, _ gap: CGFloat) -> CGFloat {
        range.reduce(gap * CGFloat(range.count - 1)) { $0 + lengths[$1] }
    }

    private func starts(_ lengths: [CGFloat], _ gap: CGFloat) -> [CGFloat] {
        var start: CGFloat = 0
        return lengths.map { length in
            defer { start += length + gap }
            return start
        }
    }
}
