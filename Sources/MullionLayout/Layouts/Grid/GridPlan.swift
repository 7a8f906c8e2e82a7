import MullionGeometry

/// The cells of a grid, derived from the layout values of its children.
///
/// 1. Read the children in order; each takes the columns after the cell before it in its row.
/// 2. The grid has as many columns as its widest row, and at least one. Children in no row span them all.
struct GridPlan {
    /// The cell of a child; cells and children are in the same order.
    struct Cell {
        var row: Int
        var column: Int
        var span: Int
        var unsizedAxes: Axis.Set
        /// Whether an anchor determines the child's position in the cell.
        var hasAnchor: Bool
        /// Whether the child may determine the alignment of its column.
        var maySetAlignment: Bool

        var columns: Range<Int> { column..<column + span }

        func isSized(along axis: Axis) -> Bool { !unsizedAxes.contains(axis == .horizontal ? .horizontal : .vertical) }
    }

    struct Row {
        var cells: Range<Int>
        var alignment: VerticalAlignment
        /// Whether the row is a child in no row, across all columns.
        var isWhole = false
        /// Whether the cells are lined up with each other by guides, not each in the row.
        var isGuided = false
        /// Which part of the room that a cell leaves lies above it; nil: not the same for all cells.
        var shareAbove: CGFloat?
    }

    static let longestSpan = 1_000
    static let mostColumns = 100_000

    private(set) var cells: [Cell] = []
    private(set) var rows: [Row] = []
    private(set) var columnCount = 0

    init(_ children: borrowing LayoutChildren, _ alignment: Alignment) {
        cells.reserveCapacity(children.count)
        for index in children.indices { add(index, children, alignment) }
        columnCount = max(columnCount, cells.isEmpty ? 0 : 1)
        for row in rows where row.isWhole { cells[row.cells.lowerBound].span = columnCount }
        for row in rows.indices where !rows[row].isGuided && !cells[rows[row].cells].contains(where: \.hasAnchor) {
            switch rows[row].alignment {
            case .top: rows[row].shareAbove = 0
            case .center: rows[row].shareAbove = 0.5
            case .bottom: rows[row].shareAbove = 1
            default: break
            }
        }
    }

    func trackCount(along axis: Axis) -> Int { axis == .horizontal ? columnCount : rows.count }

    // MARK: - 1. Reading

    private mutating func add(_ index: Int, _ children: borrowing LayoutChildren, _ alignment: Alignment) {
        let member = children.value(GridValues.Row.self, of: index)
        var column = 0
        switch member {
        case .none: rows.append(Row(cells: index..<index, alignment: alignment.vertical, isWhole: true))
        case .first(let own): rows.append(Row(cells: index..<index, alignment: own ?? alignment.vertical))
        case .next:
            if rows.last.map(\.isWhole) ?? true {
                rows.append(Row(cells: index..<index, alignment: alignment.vertical))
            }
        }
        let row = rows.count - 1
        rows[row].cells = rows[row].cells.lowerBound..<index + 1
        if rows[row].cells.count > 1 { column = cells[index - 1].columns.upperBound }
        var cell = Cell(row: row, column: column, span: 1, unsizedAxes: [], hasAnchor: false, maySetAlignment: false)
        // Nearly always a child has a value for its row only.
        if children.valueCount(of: index) > (member == .none ? 0 : 1) {
            let asked = min(max(children.value(GridValues.Columns.self, of: index), 1), Self.longestSpan)
            if member != .none { cell.span = max(min(asked, Self.mostColumns - column), 1) }
            cell.unsizedAxes = children.value(GridValues.UnsizedAxes.self, of: index)
            cell.hasAnchor = children.value(GridValues.Anchor.self, of: index) != nil
            cell.maySetAlignment = true
        }
        cells.append(cell)
        if member != .none { columnCount = max(columnCount, cell.columns.upperBound) }
        if !rows[row].isGuided, !cell.hasAnchor {
            rows[row].isGuided = children.mayGuide(index, by: rows[row].alignment.key)
        }
    }

    /// The guide of every column: that of its first cell that has one.
    func columnGuides(_ children: borrowing LayoutChildren, _ common: HorizontalAlignment) -> [HorizontalAlignment] {
        var guides = [HorizontalAlignment](repeating: common, count: columnCount)
        var isSet = [Bool](repeating: false, count: columnCount)
        for (index, cell) in cells.enumerated()
        where cell.maySetAlignment && !isSet[cell.column] && !rows[cell.row].isWhole {
            guard let own = children.value(GridValues.ColumnAlignment.self, of: index) else { continue }
            guides[cell.column] = own
            isSet[cell.column] = true
        }
        return guides
    }

    // MARK: - Gaps

    /// The largest gap that two cells prefer that meet between two tracks; 8 where none do.
    func preferredGaps(_ children: borrowing LayoutChildren, along axis: Axis) -> [CGFloat] {
        let count = trackCount(along: axis)
        guard count > 1 else { return [] }
        return axis == .horizontal ? columnGaps(children, count) : rowGaps(children, count)
    }

    private func columnGaps(_ children: borrowing LayoutChildren, _ count: Int) -> [CGFloat] {
        var gaps = [CGFloat](repeating: -.infinity, count: count - 1)
        for index in cells.indices.dropFirst() where cells[index].column > 0 {
            let boundary = cells[index].column - 1
            gaps[boundary] = max(gaps[boundary], children.spacing(from: index - 1, to: index, along: .horizontal))
        }
        return gaps.map { $0 == -.infinity ? ViewSpacing.defaultDistance : $0 }
    }

    private func rowGaps(_ children: borrowing LayoutChildren, _ count: Int) -> [CGFloat] {
        (1..<count).map { row in
            let (above, below) = (rows[row - 1].cells, rows[row].cells)
            var gap = -CGFloat.infinity
            var (upper, lower) = (above.lowerBound, below.lowerBound)
            while upper < above.upperBound, lower < below.upperBound {
                let (ending, other) = (cells[upper].columns.upperBound, cells[lower].columns.upperBound)
                // They meet if they have a column in common; each row's cells lie side by side from the first column
                // on.
                gap = max(gap, children.spacing(from: upper, to: lower, along: .vertical))
                if ending <= other { upper += 1 }
                if other <= ending { lower += 1 }
            }
            return gap == -.infinity ? ViewSpacing.defaultDistance : gap
        }
    }
}
