import MullionGeometry

/// The row and the column that keep their places, followed through edits.
struct SpreadsheetTracking: Sendable {
    /// A row or column.
    struct Anchor: Sendable {
        /// The track, or the one that took its place; nil if none is left.
        var track: Int?
        /// Where it began before the edits.
        let start: CGFloat

        init(_ axis: TrackAxis, visibleStart: CGFloat) {
            track = axis.firstVisible(visibleStart: visibleStart)
            start = track.map { axis.tracks.start(of: $0).value } ?? 0
        }

        /// By how much it has moved.
        func movement(in axis: TrackAxis) -> CGFloat {
            guard let track, track < axis.tracks.count else { return 0 }
            return axis.tracks.start(of: track).value - start
        }

        mutating func track(inserting count: Int, at position: Int) {
            if let track, track >= position { self.track = track + count }
        }

        mutating func track(removing range: Range<Int>) {
            guard let track, track >= range.lowerBound else { return }
            self.track = max(range.lowerBound, track - range.count)
        }
    }

    var row: Anchor
    var column: Anchor
    /// What keeps its place.
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
            row: .init(rows, visibleStart: visibleStart.y), column: .init(columns, visibleStart: visibleStart.x),
            anchor: anchor, offset: before.0, endDistance: contentSize.height - visibleEnd)
        edits(&self)
        settle()
        let path = anchorPath
        tracking = nil
        return FlowAdjustment(from: before, to: (viewport.bounds.origin, contentSize), anchor: path)
    }

    /// Moves the viewport so that what is tracked is where it was before the edits.
    private mutating func settle() {
        guard let tracking else { return }
        var offset = tracking.offset
        if tracking.anchor != .none {
            offset.x += tracking.column.movement(in: columns)
            if case .end(let threshold) = tracking.anchor, tracking.endDistance <= threshold {
                let length = viewport.bounds.size.height - viewport.contentInset.bottom
                offset.y = contentSize.height - length - tracking.endDistance
            } else {
                offset.y += tracking.row.movement(in: rows)
            }
        }
        offset = clamped(offset)
        if viewport.bounds.origin != offset { viewport.bounds.origin = offset }
    }

    /// The row and the column that are tracked; nil if one of them is gone.
    private var anchorPath: ItemPath? {
        guard let tracking, tracking.anchor != .none, let row = tracking.row.track, let column = tracking.column.track,
            row < rowCount, column < columnCount
        else { return nil }
        return ItemPath(section: row, item: column)
    }

    /// The end of the visible part, before the content inset.
    private var visibleEnd: CGFloat {
        viewport.bounds.origin.y + viewport.bounds.size.height - viewport.contentInset.bottom
    }

    /// Sets the height of a row. O(log n).
    ///
    /// - Precondition: The row exists.
    @discardableResult
    public mutating func setHeight(
        _ height: TrackLength, ofRow row: Int, keeping anchor: FlowAnchor = .leading
    ) -> FlowAdjustment {
        precondition(0..<rowCount ~= row, "there is no row \(row)")
        return edit(keeping: anchor) { sheet in
            sheet.check(height, row: row)
            sheet.rows.tracks.resize(row, to: TrackSize(height))
        }
    }

    /// Sets the width of a column. O(log m).
    ///
    /// - Precondition: The column exists.
    @discardableResult
    public mutating func setWidth(
        _ width: TrackLength, ofColumn column: Int, keeping anchor: FlowAnchor = .leading
    ) -> FlowAdjustment {
        precondition(0..<columnCount ~= column, "there is no column \(column)")
        return edit(keeping: anchor) { sheet in
            sheet.check(width, column: column)
            sheet.columns.tracks.resize(column, to: TrackSize(width))
        }
    }

    /// Inserts equal rows before a row, or behind the last one. O(log n) amortized.
    ///
    /// - Precondition: 0 <= row <= ``rowCount``.
    @discardableResult
    public mutating func insertRows(
        count: Int = 1, height: TrackLength, at row: Int, keeping anchor: FlowAnchor = .leading
    ) -> FlowAdjustment {
        precondition(0...rowCount ~= row, "there is no position \(row) to insert rows at")
        return edit(keeping: anchor) { sheet in
            let valid = min(max(0, count), Self.countLimit - sheet.rowCount)
            if valid != count { sheet.report(.rowCount(count)) }
            sheet.check(height, row: row)
            sheet.rows.tracks.insert(TrackSize(height), count: valid, at: row)
            sheet.tracking?.row.track(inserting: valid, at: row)
        }
    }

    /// Inserts equal columns before a column, or behind the last one. O(log m) amortized.
    ///
    /// - Precondition: 0 <= column <= ``columnCount``.
    @discardableResult
    public mutating func insertColumns(
        count: Int = 1, width: TrackLength, at column: Int, keeping anchor: FlowAnchor = .leading
    ) -> FlowAdjustment {
        precondition(0...columnCount ~= column, "there is no position \(column) to insert columns at")
        return edit(keeping: anchor) { sheet in
            let valid = min(max(0, count), Self.countLimit - sheet.columnCount)
            if valid != count { sheet.report(.columnCount(count)) }
            sheet.check(width, column: column)
            sheet.columns.tracks.insert(TrackSize(width), count: valid, at: column)
            sheet.tracking?.column.track(inserting: valid, at: column)
        }
    }

    /// Removes rows. O(log n) amortized.
    ///
    /// - Precondition: The rows exist.
    @discardableResult
    public mutating func removeRows(_ range: Range<Int>, keeping anchor: FlowAnchor = .leading) -> FlowAdjustment {
        precondition(range.lowerBound >= 0 && range.upperBound <= rowCount, "there are no rows \(range)")
        return edit(keeping: anchor) { sheet in
            sheet.rows.tracks.remove(range)
            sheet.tracking?.row.track(removing: range)
        }
    }

    /// Removes columns. O(log m) amortized.
    ///
    /// - Precondition: The columns exist.
    @discardableResult
    public mutating func removeColumns(_ range: Range<Int>, keeping anchor: FlowAnchor = .leading) -> FlowAdjustment {
        precondition(range.lowerBound >= 0 && range.upperBound <= columnCount, "there are no columns \(range)")
        return edit(keeping: anchor) { sheet in
            sheet.columns.tracks.remove(range)
            sheet.tracking?.column.track(removing: range)
        }
    }

    /// Moves a row with its height. The position it gets counts after it was taken out. O(log n) amortized.
    ///
    /// - Precondition: The row exists, and 0 <= target < ``rowCount``.
    @discardableResult
    public mutating func moveRow(
        at row: Int, to target: Int, keeping anchor: FlowAnchor = .leading
    ) -> FlowAdjustment {
        precondition(0..<rowCount ~= row && 0..<rowCount ~= target, "there is no row \(row), or no position \(target)")
        return edit(keeping: anchor) { sheet in
            sheet.rows.tracks.move(row, to: target)
            sheet.tracking?.row.track(removing: row..<row + 1)
            sheet.tracking?.row.track(inserting: 1, at: target)
        }
    }

    /// Moves a column with its width. The position it gets counts after it was taken out. O(log m) amortized.
    ///
    /// - Precondition: The column exists, and 0 <= target < ``columnCount``.
    @discardableResult
    public mutating func moveColumn(
        at column: Int, to target: Int, keeping anchor: FlowAnchor = .leading
    ) -> FlowAdjustment {
        precondition(
            0..<columnCount ~= column && 0..<columnCount ~= target,
            "there is no column \(column), or no position \(target)")
        return edit(keeping: anchor) { sheet in
            sheet.columns.tracks.move(column, to: target)
            sheet.tracking?.column.track(removing: column..<column + 1)
            sheet.tracking?.column.track(inserting: 1, at: target)
        }
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
        measureAll(in: rect, keeping: anchor, finding: { $0.rows(in: $1) }) { sheet, row in
            sheet.setHeight(.fixed(height(row)), ofRow: row)
        }
    }

    /// Measures columns in a rectangle until no width in it is an estimate. As ``measureRows(in:keeping:_:)``.
    @discardableResult
    public mutating func measureColumns(
        in rect: CGRect? = nil, keeping anchor: FlowAnchor = .leading, _ width: (Int) -> CGFloat
    ) -> FlowAdjustment {
        measureAll(in: rect, keeping: anchor, finding: { $0.columns(in: $1) }) { sheet, column in
            sheet.setWidth(.fixed(width(column)), ofColumn: column)
        }
    }

    private mutating func measureAll(
        in rect: CGRect?, keeping anchor: FlowAnchor, finding: (SpreadsheetLayout, CGRect) -> [TrackAxis.Place],
        _ measure: (inout SpreadsheetLayout, Int) -> Void
    ) -> FlowAdjustment {
        var rect = rect ?? viewport.bounds
        return edit(keeping: anchor) { sheet in
            while true {
                let estimates = finding(sheet, rect).filter(\.isEstimate)
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
