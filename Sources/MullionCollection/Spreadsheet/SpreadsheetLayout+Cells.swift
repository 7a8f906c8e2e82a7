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
        self.row = row.track
        self.column = column.track
        frame = CGRect(x: column.start, y: row.start, width: column.length, height: row.length)
        zIndex = (row.isFrozen ? 1 : 0) + (column.isFrozen ? 1 : 0)
    }
}

extension SpreadsheetLayout {
    /// Returns a cell. O(log n + log m).
    ///
    /// - Precondition: The row and the column exist.
    public func cell(row: Int, column: Int) -> SpreadsheetCell {
        precondition(0..<rowCount ~= row && 0..<columnCount ~= column, "there is no cell \(row), \(column)")
        return SpreadsheetCell(
            rows.place(of: row, visibleStart: visibleStart.y), columns.place(of: column, visibleStart: visibleStart.x))
    }

    /// Returns the cells that meet a rectangle in content coordinates, row by row; those under frozen ones, too.
    ///
    /// Touching edges do not count; a cell without width or height counts strictly inside.
    ///
    /// - Complexity: O(log n + log m + cells found). An infinite rectangle finds all n × m.
    public func cells(in rect: CGRect) -> [SpreadsheetCell] {
        let rows = rows(in: rect)
        guard !rows.isEmpty else { return [] }
        let columns = columns(in: rect)
        var result: [SpreadsheetCell] = []
        result.reserveCapacity(rows.count * columns.count)
        for row in rows {
            for column in columns { result.append(SpreadsheetCell(row, column)) }
        }
        return result
    }

    /// Returns the cells in the bounds of the viewport, as ``cells(in:)``.
    public func visibleCells() -> [SpreadsheetCell] { cells(in: viewport.bounds) }

    /// Returns the topmost cell at a point in content coordinates; nil between cells, and outside. O(log n + log m).
    public func cell(at point: CGPoint) -> SpreadsheetCell? {
        guard point.x.isFinite, point.y.isFinite,
            let row = rows.track(at: point.y, visibleStart: visibleStart.y),
            let column = columns.track(at: point.x, visibleStart: visibleStart.x)
        else { return nil }
        return cell(row: row, column: column)
    }

    /// Returns a reachable content offset at which a cell is visible, beyond the frozen rows and columns.
    /// O(log n + log m).
    ///
    /// A frozen row, or column, leaves the offset along its axis as it is.
    ///
    /// - Precondition: The row and the column exist.
    public func contentOffset(showingRow row: Int, column: Int, at position: FlowScrollPosition) -> CGPoint {
        let cell = cell(row: row, column: column)
        let (bounds, inset) = (viewport.bounds, viewport.contentInset)
        let x = Self.offset(
            showing: cell.frame.minX, cell.frame.width, at: position, current: bounds.origin.x, length: bounds.width,
            before: inset.leading + columns.frozenLength, after: inset.trailing)
        let y = Self.offset(
            showing: cell.frame.minY, cell.frame.height, at: position, current: bounds.origin.y, length: bounds.height,
            before: inset.top + rows.frozenLength, after: inset.bottom)
        return clamped(
            CGPoint(
                x: column < columns.frozenCount ? bounds.origin.x : x, y: row < rows.frozenCount ? bounds.origin.y : y))
    }

    private static func offset(
        showing start: CGFloat, _ extent: CGFloat, at position: FlowScrollPosition, current: CGFloat, length: CGFloat,
        before: CGFloat, after: CGFloat
    ) -> CGFloat {
        let leading = start - before
        let trailing = start + extent + after - length
        return switch position {
        case .leading: leading
        case .trailing: trailing
        case .centered: (leading + trailing) / 2
        // A cell longer than the visible part may stay wherever it fills it.
        case .nearest: min(max(current, min(leading, trailing)), max(leading, trailing))
        }
    }

    func rows(in rect: CGRect) -> [TrackAxis.Place] {
        let (start, end) = (rect.origin.y, rect.origin.y + rect.size.height)
        return start <= end ? rows.places(in: start...end, visibleStart: visibleStart.y) : []
    }

    func columns(in rect: CGRect) -> [TrackAxis.Place] {
        let (start, end) = (rect.origin.x, rect.origin.x + rect.size.width)
        return start <= end ? columns.places(in: start...end, visibleStart: visibleStart.x) : []
    }

    /// A content offset brought to where one can scroll to.
    func clamped(_ offset: CGPoint) -> CGPoint {
        func clamped(_ offset: CGFloat, _ before: CGFloat, _ last: CGFloat) -> CGFloat {
            min(max(offset, -before), max(-before, last))
        }
        let (size, bounds, inset) = (contentSize, viewport.bounds.size, viewport.contentInset)
        return CGPoint(
            x: clamped(offset.x, inset.leading, size.width + inset.trailing - bounds.width),
            y: clamped(offset.y, inset.top, size.height + inset.bottom - bounds.height))
    }
}
