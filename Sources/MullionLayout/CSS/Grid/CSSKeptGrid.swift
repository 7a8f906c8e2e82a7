import MullionGeometry

/// What is kept of a placed grid, so that an item of a definite size can change alone.
///
/// A track is as large as the largest of what its items ask. An item that asked for less than that, and does so with
/// its new size, leaves all tracks as they are, and every answer of the grid. Only its own frame is another.
///
/// Worked example: in a column with items of 40, 70 and 55, the first becomes 60. The column stays at 70.
final class CSSKeptGrid {
    /// Grids with fewer items are laid out again.
    static let leastCount = 16

    /// What the item asked of its column and row; NaN: not a definite length, or of several tracks.
    struct Item: BitwiseCopyable {
        var column: Int32
        var row: Int32
        var width: CGFloat
        var height: CGFloat
    }

    let columns: [CSSTrack]
    let rows: [CSSTrack]
    let columnNeeds: [CSSTrackNeed]
    let rowNeeds: [CSSTrackNeed]
    let insets: CSSInsets
    /// The width of the content box.
    let width: CGFloat
    /// Whether no item's height follows from its width.
    let hasDefiniteHeights: Bool
    var items: [Item]
    /// How many items of a definite size ask as much as the least of what counts in their column, and row.
    private var columnHolders: [Int32]
    private var rowHolders: [Int32]

    init?(_ grid: CSSGrid, _ insets: CSSInsets, width: CGFloat) {
        guard grid.cells.count >= Self.leastCount, !grid.hasBaselines, !grid.sharesLeftEdges,
            !grid.needsHeights, grid.subgrids.isEmpty, grid.inheritance == 0,
            let columnNeeds = grid.columnNeeds, let rowNeeds = grid.rowNeeds
        else { return nil }
        columns = grid.columns.tracks
        rows = grid.rows.tracks
        self.columnNeeds = columnNeeds.tracks
        self.rowNeeds = rowNeeds.tracks
        self.insets = insets
        self.width = width
        var areDefinite = true
        items = grid.cells.withUnsafeBufferPointer { cells in
            cells.indices.map { i in
                let cell = cells.baseAddress.unsafelyUnwrapped + i
                cell.pointee.item.state?.pointee.cell = Int32(i)
                if cell.pointee.item.height.isNaN { areDefinite = false }
                return Self.item(cell)
            }
        }
        hasDefiniteHeights = areDefinite
        let (widths, heights) = (columnNeeds.tracks.map(\.least), rowNeeds.tracks.map(\.least))
        var columnHolders = [Int32](repeating: 0, count: columns.count)
        var rowHolders = [Int32](repeating: 0, count: rows.count)
        for item in items {
            let (column, row) = (Int(item.column), Int(item.row))
            if item.width == widths[column] { columnHolders[column] += 1 }
            if item.height == heights[row] { rowHolders[row] += 1 }
        }
        (self.columnHolders, self.rowHolders) = (columnHolders, rowHolders)
    }

    /// Whether an item may ask its column, and row, for other lengths without a change of the largest ones; if so, it
    /// does from now on.
    func replace(_ number: Int, by new: Item) -> Bool {
        let old = items[number]
        let (column, row) = (Int(old.column), Int(old.row))
        let (width, height) = (columnNeeds[column].least, rowNeeds[row].least)
        let columnStays =
            !columns[column].asksForContent || same(old.width, new.width)
            || new.width <= width && (old.width < width || old.width == width && columnHolders[column] > 1)
        let rowStays =
            !rows[row].asksForContent || same(old.height, new.height)
            || hasDefiniteHeights && new.height <= height
                && (old.height < height || old.height == height && rowHolders[row] > 1)
        guard columnStays, rowStays else { return false }
        if old.width == width { columnHolders[column] -= 1 }
        if new.width == width { columnHolders[column] += 1 }
        if old.height == height { rowHolders[row] -= 1 }
        if new.height == height { rowHolders[row] += 1 }
        items[number] = new
        return true
    }

    @inline(__always)
    static func item(_ cell: UnsafePointer<CSSGridCell>) -> Item {
        var result = Item(
            column: Int32(cell.pointee.columns.lowerBound), row: Int32(cell.pointee.rows.lowerBound), width: .nan,
            height: .nan)
        let item = cell.pointer(to: \.item).unsafelyUnwrapped
        guard cell.pointee.columns.count == 1, cell.pointee.rows.count == 1, cell.pointee.isFixed else {
            return result
        }
        let (width, height) = (item.pointee.width, item.pointee.height)
        if !width.isNaN { result.width = item.pointee.clampedWidth(width) + item.pointee.marginWidth }
        if !height.isNaN { result.height = item.pointee.clampedHeight(height) + item.pointee.marginHeight }
        return result
    }
}

extension CSSTrackNeed {
    /// The smallest of the largest contributions.
    var least: CGFloat { Swift.min(minimum, minContent, maxContent) }
}

extension Engine {
    /// Places an item of a definite size again whose style changed, if that is all that its grid has to do.
    func gridStays(_ child: NodeIndex, in parent: NodeIndex) -> Bool {
        guard parent.exists, kind(parent) == .css, !store.pointee.keptGrids.isEmpty, let own = cssState(child),
            own.pointee.cell >= 0, !own.pointee.role.contains(.isSpecial), !firstChild(child).exists,
            let kept = store.pointee.keptGrids[parent],
            flags(parent).contains([.validPlacement, .validTraits]),
            flags(parent).isDisjoint(with: [.hasPendingChange, .placedRightToLeft]),
            own.pointee.style.pointee.placesAutomatically, own.pointee.style.pointee.isAbsolute,
            own.pointee.style.pointee.display != .grid, !asksForBaseline(parent)
        else { return false }
        let old = kept.items[Int(own.pointee.cell)]
        var cell = CSSGridCell(item: cssItem(child, width: unspecified, height: unspecified))
        resolveGridAlignment(&cell, cssStyle(parent))
        cell.isFixed = true
        cell.columns = Int(old.column)..<Int(old.column) + 1
        cell.rows = Int(old.row)..<Int(old.row) + 1
        let new = CSSKeptGrid.item(&cell)
        // Not a number where a length is automatic, or was.
        guard !old.width.isNaN, !old.height.isNaN, !new.width.isNaN, !new.height.isNaN,
            !cell.align.position.sharesBaseline
        else { return false }
        guard kept.replace(Int(own.pointee.cell), by: new) else { return false }
        placeAlone(&cell, kept, isFlipped: cssStyle(parent).pointee.isRightToLeft)
        return true
    }

    private func placeAlone(_ cell: UnsafeMutablePointer<CSSGridCell>, _ kept: CSSKeptGrid, isFlipped: Bool) {
        kept.columns.withUnsafeBufferPointer { columns in
            kept.rows.withUnsafeBufferPointer { rows in
                let width = Self.span(columns, cell.pointee.columns)
                let height = Self.span(rows, cell.pointee.rows)
                cell.pointee.width = gridItemWidth(cell, width, height: height)
                (cell.pointee.height, cell.pointee.heightIsDefinite) = gridItemHeight(cell, height)
                placeGridItem(cell, columns, rows, kept.insets, width: kept.width, isFlipped: isFlipped)
            }
        }
    }

    /// Whether an ancestor wants to know a baseline.
    private func asksForBaseline(_ node: NodeIndex) -> Bool {
        var row = cssState(node)!.pointee.memory
        while row >= 0 {
            let memory = store.pointee.cssMemory.rows + Int(row)
            if memory.pointee.ask.wantsBaseline { return true }
            row = memory.pointee.next
        }
        return false
    }
}
