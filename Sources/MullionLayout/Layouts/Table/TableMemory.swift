import MullionGeometry

/// What a ``TableLayout`` keeps: the ideal widths of its cells, the widths that they were proposed, and the heights of
/// its rows. After an edit, the table asks the changed cells alone, places their rows, and moves the rows below.
///
/// Worked example: a table of 1,000 rows and ten columns, in which the text of one cell grows by a line. The cell is
/// asked for its ideal width, which is not the largest of its column: all columns stay. It is proposed its width again;
/// its row is as high as the highest of its ten cells, which are placed; the rows below are moved.
///
/// - Complexity: O(c) for an edit, for c rows, columns, changed cells, cells that span several rows or columns, and
///   cells of rows that move; O(n) for n cells where a column becomes wider or narrower.
final class TableMemory: LayoutMemory {
    private let table: TableLayout
    private let count: Int
    /// Whether the memory outlives a call, so that it has to learn of changes.
    private let isKept: Bool
    /// By row: the cells that begin there.
    private let rows: CellLists
    /// By column: the cells that span it alone.
    private let columns: CellLists
    private let columnSpans: [Int]
    private let rowSpans: [Int]

    /// By cell: NaN where it was not asked.
    private var idealWidths: [CGFloat]
    private var unasked: [Int] = []
    /// By column: the largest ideal width of the cells that span it alone.
    private var widest: [CGFloat]
    private var knowsIdeals = false

    /// The widths of the columns that the cells were proposed; nil: none, or any.
    private var proposedWidths: [CGFloat]?
    private var unproposed: [Int] = []
    /// By cell: the ideal height at the proposed width; NaN where it is not known.
    private var cellHeights: [CGFloat]
    /// By row: the height of the highest cell that spans it alone; NaN where it is not known.
    private var rowHeights: [CGFloat]
    private var heights: [CGFloat] = []
    /// By row: the height that its cells were proposed; NaN: none.
    private var proposedHeights: [CGFloat]

    /// The cells that were measured and not placed since.
    private var touched: [Int] = []
    private var touchesAll = true
    private var placedWidths: [CGFloat] = []
    private var placedTops: [CGFloat] = []

    init(_ table: TableLayout, count children: Int, isKept: Bool) {
        self.table = table
        self.isKept = isKept
        let cells = table.cells.prefix(children)
        count = cells.count
        let rowCount = cells.reduce(0) { max($0, $1.lastRow + 1) }
        let columnCount = cells.reduce(table.columns.count) { max($0, $1.lastColumn + 1) }
        rows = CellLists(cells.indices, count: rowCount) { cells[$0].row }
        columns = CellLists(cells.indices.filter { cells[$0].columns == 1 }, count: columnCount) { cells[$0].column }
        columnSpans = cells.indices.filter { cells[$0].columns > 1 }
        rowSpans = cells.indices.filter { cells[$0].rows > 1 }
        idealWidths = [CGFloat](repeating: .nan, count: count)
        widest = [CGFloat](repeating: 0, count: columnCount)
        cellHeights = [CGFloat](repeating: .nan, count: count)
        rowHeights = [CGFloat](repeating: .nan, count: rowCount)
        proposedHeights = [CGFloat](repeating: .nan, count: rowCount)
    }

    // MARK: - Changes

    private func takeChanges(_ children: borrowing LayoutChildren) {
        guard isKept else { return }
        guard let changed = children.takeChanges(), unproposed.count + changed.count <= count,
            touched.count + changed.count <= count, unasked.count + changed.count <= count
        else { return forgetAll() }
        for cell in changed {
            unasked.append(cell)
            unproposed.append(cell)
            touched.append(cell)
            forgetHeight(cell)
        }
    }

    private func forgetAll() {
        knowsIdeals = false
        proposedWidths = nil
        for cell in cellHeights.indices { cellHeights[cell] = .nan }
        for row in rowHeights.indices { rowHeights[row] = .nan }
        touchesAll = true
        unasked.removeAll(keepingCapacity: true)
        unproposed.removeAll(keepingCapacity: true)
        touched.removeAll(keepingCapacity: true)
    }

    private func forgetHeight(_ cell: Int) {
        cellHeights[cell] = .nan
        rowHeights[table.cells[cell].row] = .nan
    }

    // MARK: - Widths

    /// Returns the width for a proposal.
    func width(_ children: borrowing LayoutChildren, proposal: CGFloat?) -> CGFloat {
        takeChanges(children)
        return table.total(widths(children, proposal), table.gap.width)
    }

    /// Returns the width for a proposal, of which the children hear.
    func solveWidth(_ children: borrowing LayoutChildren, proposal: CGFloat?) -> CGFloat {
        takeChanges(children)
        let widths = widths(children, proposal)
        propose(widths, children)
        return table.total(widths, table.gap.width)
    }

    /// The widths of the columns for a proposal.
    private func widths(_ children: borrowing LayoutChildren, _ proposal: CGFloat?) -> [CGFloat] {
        askIdeals(children)
        let (cells, gap) = (table.cells, table.gap.width)
        var ideal = widest.indices.map { column in
            let width = table.width(ofColumn: column)
            return width.isFixed ? width.minimum : min(max(width.minimum, widest[column]), width.maximum)
        }
        for cell in columnSpans {
            let range = cells[cell].column...cells[cell].lastColumn
            guard let last = range.last(where: { !table.width(ofColumn: $0).isFixed }),
                !range.contains(where: { table.width(ofColumn: $0).isFlexible })
            else { continue }
            let room = table.extent(ideal, range, gap)
            ideal[last] = min(ideal[last] + max(idealWidths[cell] - room, 0), table.width(ofColumn: last).maximum)
        }
        return table.widths(ideal, proposed: proposal.flatMap { $0.isFinite ? max($0, 0) : nil })
    }

    /// Brings the ideal widths up to date. Cells of fixed columns are not asked.
    private func askIdeals(_ children: borrowing LayoutChildren) {
        func ask(_ cell: Int) -> CGFloat {
            let width = children.range(of: cell, along: .horizontal).ideal
            return width.isFinite ? width : 0
        }
        if !knowsIdeals {
            // Properties of the memory become variables where all cells are asked: reading one costs more than a cell.
            let cells = table.cells
            let isFixed = widest.indices.map { table.width(ofColumn: $0).isFixed }
            var (ideals, widest) = ([CGFloat](), [CGFloat](repeating: 0, count: isFixed.count))
            swap(&ideals, &idealWidths)
            for cell in 0..<count where cells[cell].columns > 1 || !isFixed[cells[cell].column] {
                let ideal = ask(cell)
                ideals[cell] = ideal
                if cells[cell].columns == 1, ideal > widest[cells[cell].column] { widest[cells[cell].column] = ideal }
            }
            (idealWidths, self.widest) = (ideals, widest)
            knowsIdeals = true
        } else {
            for cell in unasked {
                let column = table.cells[cell].column
                if table.cells[cell].columns > 1 {
                    idealWidths[cell] = ask(cell)
                } else if !table.width(ofColumn: column).isFixed {
                    let old = idealWidths[cell]
                    idealWidths[cell] = ask(cell)
                    if idealWidths[cell] >= widest[column] {
                        widest[column] = idealWidths[cell]
                    } else if old == widest[column] {
                        widest[column] = columns[column].reduce(0) { max($0, idealWidths[$1]) }
                    }
                }
            }
        }
        unasked.removeAll(keepingCapacity: true)
    }

    /// Proposes each cell the width of its columns, unless it holds the answer.
    private func propose(_ widths: [CGFloat], _ children: borrowing LayoutChildren) {
        if let proposedWidths, proposedWidths.elementsEqual(widths, by: same) {
            for cell in unproposed {
                children.propose(width(of: cell, widths), to: cell, along: .horizontal)
                forgetHeight(cell)
            }
        } else {
            let cells = table.cells
            for cell in 0..<count {
                let width = cells[cell].columns == 1 ? widths[cells[cell].column] : width(of: cell, widths)
                children.propose(width, to: cell, along: .horizontal)
            }
            cellHeights = [CGFloat](repeating: .nan, count: count)
            rowHeights = [CGFloat](repeating: .nan, count: rowHeights.count)
            proposedHeights = rowHeights
            touchesAll = true
        }
        unproposed.removeAll(keepingCapacity: true)
        proposedWidths = widths
    }

    private func width(of cell: Int, _ widths: [CGFloat]) -> CGFloat {
        table.extent(widths, table.cells[cell].column...table.cells[cell].lastColumn, table.gap.width)
    }

    // MARK: - Heights

    /// Returns the height for the widths that the cells were proposed. Each cell hears the height of its rows.
    func height(_ children: borrowing LayoutChildren) -> CGFloat {
        takeChanges(children)
        measure(children)
        return table.total(heights, table.gap.height)
    }

    /// Finds the heights of the rows, and proposes them to the cells that changed or whose rows have other heights.
    private func measure(_ children: borrowing LayoutChildren) {
        let cells = table.cells
        func height(_ cell: Int) -> CGFloat {
            if cellHeights[cell].isNaN {
                let height = children.range(of: cell, along: .vertical).ideal
                cellHeights[cell] = height.isFinite ? height : 0
            }
            return cellHeights[cell]
        }
        let unknown = rowHeights.indices.filter { rowHeights[$0].isNaN }
        if unknown.isEmpty, heights.count == rowHeights.count { return }
        if unknown.count == rowHeights.count { return measureAll(children) }
        for row in unknown {
            rowHeights[row] = rows[row].reduce(0) { cells[$1].rows == 1 ? max($0, height($1)) : $0 }
        }
        heights = spanned(rowHeights, height)
        for row in unknown { proposedHeights[row] = .nan }
        for row in heights.indices where !same(heights[row], proposedHeights[row]) {
            for cell in rows[row] where cells[cell].rows == 1 { proposeHeight(cell, children) }
            proposedHeights[row] = heights[row]
        }
        for cell in rowSpans { proposeHeight(cell, children) }
    }

    /// The same where no height is known.
    private func measureAll(_ children: borrowing LayoutChildren) {
        let cells = table.cells
        var (ideals, rowHeights) = ([CGFloat](), [CGFloat](repeating: 0, count: rowHeights.count))
        swap(&ideals, &cellHeights)
        for cell in 0..<count {
            let ideal = children.range(of: cell, along: .vertical).ideal
            let height = ideal.isFinite ? ideal : 0
            ideals[cell] = height
            if cells[cell].rows == 1, height > rowHeights[cells[cell].row] { rowHeights[cells[cell].row] = height }
        }
        let heights = spanned(rowHeights) { ideals[$0] }
        for cell in 0..<count {
            let row = cells[cell].row
            let height =
                cells[cell].rows == 1
                ? heights[row] : table.extent(heights, row...cells[cell].lastRow, table.gap.height)
            children.propose(height, to: cell, along: .vertical)
        }
        (cellHeights, self.rowHeights, self.heights, proposedHeights) = (ideals, rowHeights, heights, heights)
        touchesAll = true
    }

    /// Returns the heights of rows of which cells that span several make the last one higher if they need more.
    private func spanned(_ heights: [CGFloat], _ height: (Int) -> CGFloat) -> [CGFloat] {
        var heights = heights
        for cell in rowSpans {
            let (first, last) = (table.cells[cell].row, table.cells[cell].lastRow)
            heights[last] += max(height(cell) - table.extent(heights, first...last, table.gap.height), 0)
        }
        return heights
    }

    private func proposeHeight(_ cell: Int, _ children: borrowing LayoutChildren) {
        let rows = table.cells[cell].row...table.cells[cell].lastRow
        children.propose(table.extent(heights, rows, table.gap.height), to: cell, along: .vertical)
        if !touchesAll { touched.append(cell) }
    }

    // MARK: - Placing

    /// Places all cells for a proposed width, which is the one that the cells were measured for or another.
    func place(_ children: borrowing LayoutChildren, proposal: CGFloat?) {
        takeChanges(children)
        let widths = widths(children, proposal)
        let isMeasured = holdsWidths(widths, children)
        if !isMeasured { propose(widths, children) }
        measure(children)
        let lefts = table.starts(widths, table.gap.width)
        let tops = table.starts(heights, table.gap.height)
        let cells = table.cells
        for cell in 0..<count {
            children.place(cell, at: CGPoint(x: lefts[cells[cell].column], y: tops[cells[cell].row]))
        }
    }

    /// Returns whether all cells hold the answers to some widths of the columns: a cell whose height alone changed
    /// does, without having been proposed its width again.
    private func holdsWidths(_ widths: [CGFloat], _ children: borrowing LayoutChildren) -> Bool {
        guard let proposedWidths, proposedWidths.elementsEqual(widths, by: same) else { return false }
        return unproposed.allSatisfy { children.holdsWidth(width(of: $0, widths), of: $0) }
    }

    override func placeChanges(_ children: borrowing LayoutChildren, proposal: ProposedViewSize) -> [Int]? {
        takeChanges(children)
        let widths = widths(children, proposal.width)
        guard !touchesAll, placedWidths.elementsEqual(widths, by: same), holdsWidths(widths, children),
            heights.count == rowHeights.count, !rowHeights.contains(where: \.isNaN)
        else { return nil }
        let lefts = table.starts(widths, table.gap.width)
        let tops = table.starts(heights, table.gap.height)
        for row in tops.indices where !same(tops[row], placedTops[row]) {
            guard tops[row].isFinite else { return nil }
            for cell in rows[row] { children.move(cell, toY: tops[row]) }
        }
        let changed = Set(touched).sorted()
        for cell in changed {
            children.place(
                cell, at: CGPoint(x: lefts[table.cells[cell].column], y: tops[table.cells[cell].row]))
        }
        return changed
    }

    override func notePlaced(proposal: ProposedViewSize) -> Bool {
        touched.removeAll(keepingCapacity: true)
        guard let proposedWidths, heights.count == rowHeights.count else {
            touchesAll = true
            return false
        }
        touchesAll = false
        placedWidths = proposedWidths
        placedTops = table.starts(heights, table.gap.height)
        return true
    }
}

/// Lists of cells, one after the other in one array.
private struct CellLists {
    private var starts: [Int]
    private var cells: [Int]

    /// Sorts cells into lists, in which they keep their order.
    init(_ members: some Sequence<Int>, count: Int, _ list: (Int) -> Int) {
        starts = [Int](repeating: 0, count: count + 1)
        for cell in members { starts[list(cell) + 1] += 1 }
        for index in 0..<count { starts[index + 1] += starts[index] }
        cells = [Int](repeating: 0, count: starts[count])
        var ends = starts
        for cell in members {
            cells[ends[list(cell)]] = cell
            ends[list(cell)] += 1
        }
    }

    subscript(list: Int) -> ArraySlice<Int> { cells[starts[list]..<starts[list + 1]] }
}
