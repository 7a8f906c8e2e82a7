import MullionGeometry

/// The area of an item in a CSS grid, for explanations of a layout.
package struct CSSGridArea {
    /// A track: its number from the first explicit one, 1, and its length in points.
    package struct Track {
        package let number: Int
        package let length: CGFloat
        /// The part of the leftover space that it takes; nil for other tracks.
        package let factor: CGFloat?
    }

    /// The columns and rows that the item spans, and the number of each in the grid.
    package let columns: [Track]
    package let rows: [Track]
    package let columnCount: Int
    package let rowCount: Int
    /// The size of the area, with the gaps inside.
    package let size: CGSize
    /// The sum of the factors of all columns and of all rows.
    package let columnFactors: CGFloat
    package let rowFactors: CGFloat
    /// Whether the item is a subgrid, which takes the columns, and the rows, as its own.
    package let givesColumns: Bool
    package let givesRows: Bool
}

extension LayoutTree {
    /// Returns the area that a CSS grid gave a node; nil for a node that is not an item of one.
    ///
    /// - Complexity: That of laying out the grid without placing its items.
    package func cssGridArea(of node: NodeID) -> CSSGridArea? {
        guard isPlaced(node) else { return nil }
        return query(node) { engine, slot in engine.gridArea(of: slot) }
    }
}

extension Engine {
    fileprivate func gridArea(of node: NodeIndex) -> CSSGridArea? {
        guard let parent = cssContainer(of: node), cssStyle(parent).pointee.display == .grid else { return nil }
        let ask = cssState(parent)!.pointee.placed
        guard ask.width.isFinite else { return nil }
        let mark = store.pointee.scratch.mark
        defer { store.pointee.scratch.release(mark) }
        let style = cssStyle(parent)
        var (grid, insets) = sizedGrid(parent, style, ask)
        let height = ask.height.isNaN ? grid.rows.total : Swift.max(0, ask.height - insets.height)
        alignGrid(&grid, width: Swift.max(0, ask.width - insets.width), height: height)
        guard let cell = grid.cells.first(where: { $0.item.node == node }) else { return nil }
        let columns = cell.columns
        let rows = cell.rows
        let (sharesColumns, sharesRows) = (!grid.knowsColumns, !grid.knowsRows)
        // In a subgrid, the parent has shared out what was left over.
        func tracks(_ all: [CSSTrack], _ range: Range<Int>, _ offset: Int, _ isOwn: Bool) -> [CSSGridArea.Track] {
            range.map {
                CSSGridArea.Track(
                    number: $0 - offset + 1, length: all[$0].base,
                    factor: isOwn && all[$0].maximum == .flex ? all[$0].factor : nil)
            }
        }
        func factors(_ all: [CSSTrack]) -> CGFloat { all.reduce(0) { $0 + ($1.maximum == .flex ? $1.factor : 0) } }
        return CSSGridArea(
            columns: tracks(grid.columns.tracks, columns, grid.columnOffset, sharesColumns),
            rows: tracks(grid.rows.tracks, rows, grid.rowOffset, sharesRows), columnCount: grid.columns.tracks.count,
            rowCount: grid.rows.tracks.count,
            size: CGSize(
                width: Self.span(grid.columns.tracks, columns), height: Self.span(grid.rows.tracks, rows)),
            columnFactors: factors(grid.columns.tracks), rowFactors: factors(grid.rows.tracks),
            givesColumns: cell.subgrid >= 0 && cell.item.style.pointee.takesColumns,
            givesRows: cell.subgrid >= 0 && cell.item.style.pointee.takesRows)
    }
}
