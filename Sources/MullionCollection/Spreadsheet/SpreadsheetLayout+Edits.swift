import MullionGeometry

/// What keeps its place while edits are being made; the axes know which row and which column that is.
struct SpreadsheetTracking: Sendable {
    let anchor: FlowAnchor
    /// The content offset before the edits.
    let offset: CGPoint
    /// How far the end of the rows was from the end of the visible part.
    let endDistance: CGFloat
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
        let before = (viewport.bounds.origin, contentSize)
        guard tracking == nil else {
            edits(&self)
            return FlowAdjustment(from: before, to: (viewport.bounds.origin, contentSize), anchor: nil)
        }
        tracking = SpreadsheetTracking(
            anchor: anchor, offset: before.0, endDistance: contentSize.height - visibleRows.end)
        rows.startFollowing(viewport)
        columns.startFollowing(viewport)
        edits(&self)
        settle()
        var path: ItemPath?
        if anchor != .none, let row = rows.anchoredTrack, let column = columns.anchoredTrack {
            path = ItemPath(section: row, item: column)
        }
        rows.stopFollowing()
        columns.stopFollowing()
        tracking = nil
        return FlowAdjustment(from: before, to: (viewport.bounds.origin, contentSize), anchor: path)
    }

    /// Moves the viewport so that what is tracked is where it was before the edits.
    private mutating func settle() {
        guard let tracking else { return }
        var offset = tracking.offset
        if tracking.anchor != .none {
            offset.x += columns.movement
            if case .end(let threshold) = tracking.anchor, tracking.endDistance <= threshold {
                offset.y = contentSize.height - tracking.endDistance - (visibleRows.length - visibleRows.inset.after)
            } else {
                offset.y += rows.movement
            }
        }
        offset = CGPoint(x: columns.clamped(offset.x, viewport), y: rows.clamped(offset.y, viewport))
        if viewport.bounds.origin != offset { viewport.bounds.origin = offset }
    }

    private var visibleRows: VisibleSpan { FlowAxes(scrolls: .vertical).span(of: viewport) }

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
    /// - Complexity: O(log n) for each height.
    @discardableResult
    public mutating func measureRows(
        in rect: CGRect? = nil, keeping anchor: FlowAnchor = .leading, _ height: (Int) -> CGFloat
    ) -> FlowAdjustment {
        measureAll(in: rect, keeping: anchor, of: \.rows) { sheet, row in
            sheet.setHeight(.fixed(height(row)), ofRow: row)
        }
    }

    /// Measures columns in a rectangle until no width in it is an estimate. As ``measureRows(in:keeping:_:)``.
    @discardableResult
    public mutating func measureColumns(
        in rect: CGRect? = nil, keeping anchor: FlowAnchor = .leading, _ width: (Int) -> CGFloat
    ) -> FlowAdjustment {
        measureAll(in: rect, keeping: anchor, of: \.columns) { sheet, column in
            sheet.setWidth(.fixed(width(column)), ofColumn: column)
        }
    }

    private mutating func measureAll(
        in rect: CGRect?, keeping anchor: FlowAnchor, of axis: KeyPath<SpreadsheetLayout, TrackAxis>,
        _ measure: (inout SpreadsheetLayout, Int) -> Void
    ) -> FlowAdjustment {
        var rect = rect ?? viewport.bounds
        return edit(keeping: anchor) { sheet in
            while true {
                let estimates = sheet[keyPath: axis].places(in: rect, sheet.viewport).filter(\.isEstimate)
                if estimates.isEmpty { return }
                for place in estimates { measure(&sheet, place.track) }
                let offset = sheet.viewport.bounds.origin
                sheet.settle()
                rect.origin.x += sheet.viewport.bounds.origin.x - offset.x
                rect.origin.y += sheet.viewport.bounds.origin.y - offset.y
            }
        }
    }
}
