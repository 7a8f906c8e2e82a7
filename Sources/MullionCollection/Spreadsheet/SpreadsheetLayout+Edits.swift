import MullionGeometry

extension SpreadsheetLayout: TrackedLayout {
    mutating func startFollowing() {
        rows.startFollowing(viewport)
        columns.startFollowing(viewport)
    }

    mutating func stopFollowing() {
        rows.stopFollowing()
        columns.stopFollowing()
    }

    var movement: CGPoint { CGPoint(x: columns.movement, y: rows.movement) }

    var anchorPath: ItemPath? {
        guard let row = rows.anchoredTrack, let column = columns.anchoredTrack else { return nil }
        return ItemPath(section: row, item: column)
    }

    func reachable(_ offset: CGPoint) -> CGPoint {
        CGPoint(x: columns.clamped(offset.x, viewport), y: rows.clamped(offset.y, viewport))
    }
}

/// Single edits. Each moves the viewport so that its anchor stays in place; ``edit(keeping:_:)`` makes several at once.
extension SpreadsheetLayout {
    /// Makes several edits, and moves the viewport once.
    ///
    /// The first row that is not frozen and ends behind the frozen ones stays where it is, and so does the first such
    /// column; with ``FlowAnchor/end(within:)`` the distance to the end of the rows.
    ///
    /// - Returns: What to show then; the section of its anchor is the row, the item the column. The adjustments
    ///   returned by edits inside are those so far, without a moved viewport.
    @discardableResult
    public mutating func edit(
        keeping anchor: FlowAnchor = .leading, _ edits: (inout SpreadsheetLayout) -> Void
    ) -> FlowAdjustment {
        editTracked(keeping: anchor, edits)
    }

    /// Sets the height of a row. O(log n).
    ///
    /// - Precondition: The row exists.
    @discardableResult
    public mutating func setHeight(
        _ height: TrackLength, ofRow row: Int, keeping anchor: FlowAnchor = .leading
    ) -> FlowAdjustment {
        edit(keeping: anchor) { sheet in
            sheet.check(height, row: row)
            sheet.rows.resize(row, to: TrackSize(height))
        }
    }

    /// Sets the width of a column. O(log m).
    ///
    /// - Precondition: The column exists.
    @discardableResult
    public mutating func setWidth(
        _ width: TrackLength, ofColumn column: Int, keeping anchor: FlowAnchor = .leading
    ) -> FlowAdjustment {
        edit(keeping: anchor) { sheet in
            sheet.check(width, column: column)
            sheet.columns.resize(column, to: TrackSize(width))
        }
    }

    /// Inserts equal rows before a row, or behind the last one. O(log n) amortized.
    ///
    /// - Precondition: 0 <= row <= ``rowCount``.
    @discardableResult
    public mutating func insertRows(
        count: Int = 1, height: TrackLength, at row: Int, keeping anchor: FlowAnchor = .leading
    ) -> FlowAdjustment {
        edit(keeping: anchor) { sheet in
            let count = sheet.fitting(rows: count)
            sheet.check(height, row: row)
            sheet.rows.insert(TrackSize(height), count: count, at: row)
        }
    }

    /// Inserts equal columns before a column, or behind the last one. O(log m) amortized.
    ///
    /// - Precondition: 0 <= column <= ``columnCount``.
    @discardableResult
    public mutating func insertColumns(
        count: Int = 1, width: TrackLength, at column: Int, keeping anchor: FlowAnchor = .leading
    ) -> FlowAdjustment {
        edit(keeping: anchor) { sheet in
            let count = sheet.fitting(columns: count)
            sheet.check(width, column: column)
            sheet.columns.insert(TrackSize(width), count: count, at: column)
        }
    }

    /// Removes rows. O(log n) amortized.
    ///
    /// - Precondition: The rows exist.
    @discardableResult
    public mutating func removeRows(_ range: Range<Int>, keeping anchor: FlowAnchor = .leading) -> FlowAdjustment {
        edit(keeping: anchor) { $0.rows.remove(range) }
    }

    /// Removes columns. O(log m) amortized.
    ///
    /// - Precondition: The columns exist.
    @discardableResult
    public mutating func removeColumns(_ range: Range<Int>, keeping anchor: FlowAnchor = .leading) -> FlowAdjustment {
        edit(keeping: anchor) { $0.columns.remove(range) }
    }

    /// Moves a row with its height. The position it gets counts after it was taken out. O(log n) amortized.
    ///
    /// - Precondition: The row exists, and 0 <= target < ``rowCount``.
    @discardableResult
    public mutating func moveRow(
        at row: Int, to target: Int, keeping anchor: FlowAnchor = .leading
    ) -> FlowAdjustment {
        edit(keeping: anchor) { $0.rows.move(row, to: target) }
    }

    /// Moves a column with its width. The position it gets counts after it was taken out. O(log m) amortized.
    ///
    /// - Precondition: The column exists, and 0 <= target < ``columnCount``.
    @discardableResult
    public mutating func moveColumn(
        at column: Int, to target: Int, keeping anchor: FlowAnchor = .leading
    ) -> FlowAdjustment {
        edit(keeping: anchor) { $0.columns.move(column, to: target) }
    }
}

/// Measuring.
extension SpreadsheetLayout {
    /// Measures rows in a rectangle until no height in it is an estimate.
    ///
    /// The viewport moves so that the anchor stays in place, and the rectangle moves with it, so that it covers what is
    /// shown in the end.
    ///
    /// - Parameters:
    ///   - rect: The rectangle in content coordinates; nil for the bounds of the viewport.
    ///   - height: Returns the height of a row in points.
    /// - Complexity: O(log n) for each height, and O(rows in the rectangle).
    @discardableResult
    public mutating func measureRows(
        in rect: CGRect? = nil, keeping anchor: FlowAnchor = .leading, _ height: (Int) -> CGFloat
    ) -> FlowAdjustment {
        measureAll(in: rect, keeping: anchor) { sheet, rect in
            sheet.rows.estimates(in: rect, sheet.viewport)
        } _: { sheet, row in
            sheet.setHeight(.fixed(height(row)), ofRow: row)
        }
    }

    /// Measures columns in a rectangle until no width in it is an estimate. As ``measureRows(in:keeping:_:)``.
    ///
    /// - Complexity: O(log m) for each width, and O(columns in the rectangle).
    @discardableResult
    public mutating func measureColumns(
        in rect: CGRect? = nil, keeping anchor: FlowAnchor = .leading, _ width: (Int) -> CGFloat
    ) -> FlowAdjustment {
        measureAll(in: rect, keeping: anchor) { sheet, rect in
            sheet.columns.estimates(in: rect, sheet.viewport)
        } _: { sheet, column in
            sheet.setWidth(.fixed(width(column)), ofColumn: column)
        }
    }
}
