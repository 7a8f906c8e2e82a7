import MullionGeometry

extension OutlineLayout: TrackedLayout {
    mutating func startFollowing() {
        anchor = firstScrollingRow().map {
            TrackAnchor(track: $0, start: index.shownRows(before: $0).length.value)
        }
    }

    mutating func stopFollowing() { anchor = nil }

    /// The row that is followed, or the one that took its place; nil if there is none.
    private var anchoredRow: Int? { anchor.flatMap { $0.track < rowCount ? shownRow(for: $0.track) : nil } }

    var movement: CGPoint {
        guard let anchor, let row = anchoredRow else { return .zero }
        return CGPoint(x: 0, y: index.shownRows(before: row).length.value - anchor.start)
    }

    var anchorPath: ItemPath? { anchoredRow.map { ItemPath(section: 0, item: $0) } }

    func reachable(_ offset: CGPoint) -> CGPoint {
        CGPoint(x: offset.x, y: visibleRange.clamped(offset.y, contentLength: contentSize.height))
    }
}

/// Single edits. Each moves the viewport so that its anchor stays in place; ``edit(keeping:_:)`` makes several at once.
extension OutlineLayout {
    /// Makes several edits, and moves the viewport once.
    ///
    /// The first row that does not stick and ends below those that do stays where it is. If it gets hidden, the row
    /// that hides it takes its place. With ``FlowAnchor/end(within:)`` the distance to the end of the rows stays.
    ///
    /// - Returns: What to show then; the item of its anchor is the row, the section 0. The adjustments returned by
    ///   edits inside are those so far, without a moved viewport.
    @discardableResult
    public mutating func edit(
        keeping anchor: FlowAnchor = .leading, _ edits: (inout OutlineLayout) -> Void
    ) -> FlowAdjustment {
        editTracked(keeping: anchor, edits)
    }

    /// Expands or collapses a row. O(log n).
    ///
    /// - Precondition: The row exists.
    @discardableResult
    public mutating func setExpanded(
        _ isExpanded: Bool, row: Int, keeping anchor: FlowAnchor = .leading
    ) -> FlowAdjustment {
        edit(keeping: anchor) { outline in
            guard outline.stored(row).isExpanded != isExpanded else { return }
            outline.index.setExpanded(isExpanded, row: row)
            outline.index.hide(row + 1..<outline.subtree(of: row).upperBound, by: isExpanded ? -1 : 1)
        }
    }

    /// Shows the rows inside of a row, as far as these are in expanded ones. O(log n).
    ///
    /// - Precondition: The row exists.
    @discardableResult
    public mutating func expand(_ row: Int, keeping anchor: FlowAnchor = .leading) -> FlowAdjustment {
        setExpanded(true, row: row, keeping: anchor)
    }

    /// Hides the rows inside of a row. O(log n).
    ///
    /// - Precondition: The row exists.
    @discardableResult
    public mutating func collapse(_ row: Int, keeping anchor: FlowAnchor = .leading) -> FlowAdjustment {
        setExpanded(false, row: row, keeping: anchor)
    }

    /// Sets the height of a row. O(log n).
    ///
    /// - Precondition: The row exists.
    @discardableResult
    public mutating func setHeight(
        _ height: TrackLength, ofRow row: Int, keeping anchor: FlowAnchor = .leading
    ) -> FlowAdjustment {
        check(row)
        return edit(keeping: anchor) { outline in
            outline.check(height, row: row)
            outline.index.resize(row, to: TrackSize(height))
        }
    }

    /// Inserts rows before a row, on its level. O(log n + k) amortized for k rows.
    ///
    /// - Parameters:
    ///   - rows: Rows in preorder; their depths count from the level at which they are inserted.
    ///   - row: The row before which they are inserted.
    /// - Precondition: The row exists.
    @discardableResult
    public mutating func insertRows(
        _ rows: some Sequence<OutlineRow>, before row: Int, keeping anchor: FlowAnchor = .leading
    ) -> FlowAdjustment {
        let parent = parent(of: row)
        return edit(keeping: anchor) { $0.insert(rows, at: row, insideOf: parent) }
    }

    /// Appends rows to those inside of a row, or at the top level. O(log n + k) amortized for k rows.
    ///
    /// - Parameters:
    ///   - rows: Rows in preorder; their depths count from the level at which they are inserted.
    ///   - row: The row that they come inside of; nil for the top level.
    /// - Precondition: The row exists.
    @discardableResult
    public mutating func appendRows(
        _ rows: some Sequence<OutlineRow>, to row: Int?, keeping anchor: FlowAnchor = .leading
    ) -> FlowAdjustment {
        let end = row.map { subtree(of: $0).upperBound } ?? rowCount
        return edit(keeping: anchor) { $0.insert(rows, at: end, insideOf: row) }
    }

    private mutating func insert(_ rows: some Sequence<OutlineRow>, at number: Int, insideOf parent: Int?) {
        let stored = store(rows, at: number, insideOf: parent)
        index.replace(number..<number, with: stored)
        anchor?.follow(inserting: stored.count, at: number)
    }

    /// Removes a row with all rows inside of it. O(log n + n / 112) or less.
    ///
    /// - Precondition: The row exists.
    @discardableResult
    public mutating func removeSubtree(of row: Int, keeping anchor: FlowAnchor = .leading) -> FlowAdjustment {
        let range = subtree(of: row)
        return edit(keeping: anchor) { outline in
            outline.index.replace(range, with: [])
            outline.anchor?.follow(removing: range)
        }
    }

    /// Moves a row with all rows inside of it before another row, on the level of that one. O(log n + k) amortized for
    /// k rows.
    ///
    /// - Precondition: Both rows exist, and the target is not inside of the row that moves.
    @discardableResult
    public mutating func moveSubtree(
        of row: Int, before target: Int, keeping anchor: FlowAnchor = .leading
    ) -> FlowAdjustment {
        let parent = parent(of: target)
        return move(row, to: target, insideOf: parent, keeping: anchor)
    }

    /// Moves a row with all rows inside of it behind those inside of another row, or to the end of the top level.
    /// O(log n + k) amortized for k rows.
    ///
    /// - Precondition: Both rows exist, and the target is neither the row that moves nor inside of it.
    @discardableResult
    public mutating func moveSubtree(
        of row: Int, to target: Int?, keeping anchor: FlowAnchor = .leading
    ) -> FlowAdjustment {
        let end = target.map { subtree(of: $0).upperBound } ?? rowCount
        return move(row, to: end, insideOf: target, keeping: anchor)
    }

    /// - Parameter place: Where it goes, as counted before it is taken out.
    private mutating func move(
        _ row: Int, to place: Int, insideOf parent: Int?, keeping anchor: FlowAnchor
    ) -> FlowAdjustment {
        let range = subtree(of: row)
        precondition(
            !(parent.map(range.contains) ?? false) && (place == row || !range.dropFirst().contains(place)),
            "row \(row) cannot move into itself")
        return edit(keeping: anchor) { outline in
            let old = outline.index[row]
            let outer = parent.map { outline.index[$0] }
            let levels = (outer.map { $0.depth + 1 } ?? 0) - old.depth
            let hidden = (outer.map { $0.hidden + ($0.isExpanded ? 0 : 1) } ?? 0) - old.hidden
            let moved = outline.index.rows(range).map { stored in
                var stored = stored.deeper(by: levels)
                stored.hidden &+= hidden
                return stored
            }
            let target = place >= range.upperBound ? place - range.count : place
            outline.index.replace(range, with: [])
            outline.index.replace(target..<target, with: moved)
            guard target != row else { return }
            outline.anchor?.follow(removing: range)
            outline.anchor?.follow(inserting: range.count, at: target)
        }
    }
}

/// Measuring.
extension OutlineLayout {
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
        measureAll(in: rect, keeping: anchor) { outline, rect in
            outline.rows(in: rect).map(\.row).filter { outline.index[$0].size.isEstimate }
        } _: { outline, row in
            outline.setHeight(.fixed(height(row)), ofRow: row)
        }
    }
}
