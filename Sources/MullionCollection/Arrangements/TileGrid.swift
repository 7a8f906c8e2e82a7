/// Which cells of a grid are free: a bit for each column. Rows are added at the end.
///
/// The rows of tiles placed before are loaded when a search comes to them, in pages of 256.
struct TileGrid {
    private let columnCount: Int
    private let firstRow: Int
    private var rows: [UInt64]
    private var isLoaded: [Bool]
    /// All rows before this one are full, or no longer searched.
    private(set) var openRow: Int

    private static let pageLength = 256

    /// Creates a grid of the rows that tiles take, of which those before one are full or no longer searched.
    init(columnCount: Int, rowsOf tiles: TileBlocks, openRow: Int) {
        self.columnCount = columnCount
        self.openRow = openRow
        firstRow = openRow
        rows = Array(repeating: Self.mask(columnCount), count: tiles.rowCount - openRow)
        isLoaded = Array(repeating: false, count: (rows.count + Self.pageLength - 1) / Self.pageLength)
    }

    /// Returns the first place, from a cell on, at which all cells of a span are free.
    ///
    /// - Parameter tiles: All tiles placed so far.
    mutating func firstPlace(for span: TileSpan, from cell: TileCell, among tiles: TileBlocks) -> TilePlace {
        var start = cell.row < openRow ? TileCell(row: openRow, column: 0) : cell
        while true {
            let limit = load(start.row..<start.row + span.rows, of: tiles) - span.rows
            if let cell = firstCell(for: span, from: start, through: limit) {
                return TilePlace(cell: cell, span: span)
            }
            start = TileCell(row: limit + 1, column: 0)
        }
    }

    private func firstCell(for span: TileSpan, from start: TileCell, through limit: Int) -> TileCell? {
        var begins = UInt64.max << UInt64(start.column)
        for row in start.row...limit {
            var free = Self.mask(columnCount)
            for below in row - firstRow..<max(row - firstRow, min(row + span.rows - firstRow, rows.count)) {
                free &= rows[below]
            }
            // A bit remains if as many free columns begin there as `width`, which doubles.
            var width = 1
            while width < span.columns {
                let step = min(width, span.columns - width)
                free &= free >> UInt64(step)
                width += step
            }
            free &= begins
            if free != 0 { return TileCell(row: row, column: free.trailingZeroBitCount) }
            begins = .max
        }
        return nil
    }

    /// Takes the cells of a tile.
    mutating func fill(_ place: TilePlace) {
        let end = place.endRow - firstRow
        while rows.count < end { rows.append(Self.mask(columnCount)) }
        let columns = ~(Self.mask(place.span.columns) << UInt64(place.cell.column))
        var row = max(0, place.cell.row - firstRow)
        while row < end {
            rows[row] &= columns
            row += 1
        }
        while openRow - firstRow < rows.count, rows[openRow - firstRow] == 0 { openRow += 1 }
    }

    /// Loads rows. Returns the row before which the next ones are loaded as well.
    private mutating func load(_ range: Range<Int>, of tiles: TileBlocks) -> Int {
        let first = (range.lowerBound - firstRow) / Self.pageLength
        let end = (range.upperBound - 1 - firstRow) / Self.pageLength + 1
        for page in first..<end where page < isLoaded.count && !isLoaded[page] {
            isLoaded[page] = true
            let start = firstRow + page * Self.pageLength
            tiles.forEachTile(inRows: start..<start + Self.pageLength) { fill($1) }
        }
        return firstRow + end * Self.pageLength
    }

    /// The lowest bits, 1...64.
    private static func mask(_ count: Int) -> UInt64 { .max >> UInt64(64 - count) }
}
