import MullionGeometry

extension LayoutTree {
    /// Returns the columns and rows of a CSS grid; nil for any other node. Their starts are distances from the left or,
    /// where text runs from right to left, from the right edge of the border box.
    ///
    /// - Complexity: That of laying out the grid without placing its items.
    package func cssTracks(of node: NodeID) -> TrackShares? {
        guard isPlaced(node) else { return nil }
        return query(node) { engine, slot in engine.cssTracks(of: slot) }
    }
}

extension Engine {
    fileprivate func cssTracks(of node: NodeIndex) -> TrackShares? {
        guard kind(node) == .css, cssStyle(node).pointee.display == .grid, let ask = cssState(node)?.pointee.placed,
            ask.width.isFinite
        else { return nil }
        let mark = store.pointee.scratch.mark
        defer { store.pointee.scratch.release(mark) }
        let style = cssStyle(node)
        var (grid, insets) = sizedGrid(node, style, ask)
        let height = ask.height.isNaN ? grid.rows.total : Swift.max(0, ask.height - insets.height)
        alignGrid(&grid, width: Swift.max(0, ask.width - insets.width), height: height)
        func shares(_ tracks: [CSSTrack], from edge: CGFloat, isOwn: Bool) -> [TrackShares.Track] {
            tracks.map {
                TrackShares.Track(
                    start: edge + $0.position, length: $0.base, own: $0.base,
                    weight: isOwn && $0.maximum == .flex ? $0.factor : 0,
                    isFixed: $0.minimum == .fixed && $0.maximum == .fixed)
            }
        }
        let isFlipped = style.pointee.isRightToLeft
        var result = TrackShares(
            columns: shares(
                grid.columns.tracks, from: isFlipped ? insets.right : insets.left, isOwn: !grid.knowsColumns),
            rows: shares(grid.rows.tracks, from: insets.top, isOwn: !grid.knowsRows))
        result.isRightToLeft = isFlipped
        return result
    }
}
