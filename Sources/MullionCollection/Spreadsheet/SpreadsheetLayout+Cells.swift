import MullionGeometry

/// A cell of a spreadsheet, with its frame.
public struct SpreadsheetCell: Equatable, Sendable {
    /// The number of the row, from 0.
    public var row: Int
    /// The number of the column, from 0.
    public var column: Int
    /// The frame in content coordinates, in points.
    public var frame: CGRect
    /// The drawing order: 0 for cells that scroll, 1 for those of a frozen row or a frozen column, 2 for those of both.
    public var zIndex: Int

    /// Creates a cell.
    public init(row: Int, column: Int, frame: CGRect, zIndex: Int) {
        self.row = row
        self.column = column
        self.frame = frame
        self.zIndex = zIndex
    }

    init(_ row: TrackAxis.Place, _ column: TrackAxis.Place) {
        self.init(
            row: row.track, column: column.track,
            frame: CGRect(x: column.start, y: row.start, width: column.length, height: row.length),
            zIndex: (row.isFrozen ? 1 : 0) + (column.isFrozen ? 1 : 0))
    }
}

extension SpreadsheetLayout {
    /// Returns a cell. O(log n + log m).
    ///
    /// - Precondition: The row and the column exist.
    public func cell(row: Int, column: Int) -> SpreadsheetCell {
        SpreadsheetCell(rows.place(of: row, viewport), columns.place(of: column, viewport))
    }

    /// Returns the cells that meet a rectangle in content coordinates, row by row; those under frozen ones, too.
    ///
    /// Touching edges do not count; a cell without width or height counts strictly inside.
    ///
    /// - Complexity: O(log n + log m + cells found). An infinite rectangle finds all n × m.
    public func cells(in rect: CGRect) -> [SpreadsheetCell] {
        let rows = rows.places(in: rect, viewport)
        guard !rows.isEmpty else { return [] }
        let columns = columns.places(in: rect, viewport)
        var result: [SpreadsheetCell] = []
        result.reserveCapacity(rows.count * columns.count)
        for row in rows {
            for column in columns { result.append(SpreadsheetCell(row, column)) }
        }
        return result
    }

    /// Returns the cells in the bounds of the viewport, as ``cells(in:)``.
    ///
    /// - Complexity: O(log n + log m + cells found).
    public func visibleCells() -> [SpreadsheetCell] { cells(in: viewport.bounds) }

    /// Returns the topmost cell at a point in content coordinates; nil between cells, and outside. O(log n + log m).
    public func cell(at point: CGPoint) -> SpreadsheetCell? {
        guard let row = rows.track(at: point, viewport), let column = columns.track(at: point, viewport) else {
            return nil
        }
        return cell(row: row, column: column)
    }

    /// Returns a reachable content offset at which a cell is visible, beyond the frozen rows and columns.
    /// O(log n + log m).
    ///
    /// A frozen row, or column, leaves the offset along its axis as it is.
    ///
    /// - Precondition: The row and the column exist.
    public func contentOffset(showingRow row: Int, column: Int, at position: FlowScrollPosition) -> CGPoint {
        CGPoint(
            x: columns.offset(showing: column, at: position, viewport),
            y: rows.offset(showing: row, at: position, viewport))
    }
}
