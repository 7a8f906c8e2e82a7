import MullionGeometry

/// The number of columns and rows that a tile takes.
public struct TileSpan: Hashable, Sendable {
    /// The number of columns; the arrangement brings it within 1 and its own number.
    public var columns: Int
    /// The number of rows; the arrangement brings it within 1...``TileArrangement/rowSpanLimit``.
    public var rows: Int

    /// Creates a span.
    public init(columns: Int = 1, rows: Int = 1) {
        self.columns = columns
        self.rows = rows
    }
}

/// A grid of equal cells, of which each item takes one or more, packed without avoidable gaps.
///
/// Each item is placed, in order, at the first place that has room for it: the highest, and there the leftmost. If
/// ``isDense`` is false, only places behind that of the item before count, so that the items stay in order.
///
/// Worked example, four columns: spans of 3 × 1, 2 × 1 and 1 × 2. The second does not fit beside the first and begins
/// the next row; the third fits, and takes the fourth column of both rows.
///
/// ```
/// dense       in order
/// 0 0 0 2     0 0 0
/// 1 1   2     1 1 2
///                 2
/// ```
///
/// Columns are equally wide. Rows are as long as columns are wide, or as ``rowLength``.
///
/// - Complexity: arranging O(n · rows of a tile + rows · columns) for each span in use; in order O(n · rows of a tile).
///   A new size of an item changes nothing.
///   A query O(answer · log answer). Memory: 16 bytes an item, 4 a row; while arranging 8 more a row.
///
/// Source: CSS Grid Layout Module Level 2, 8.5, for the places.
public struct TileArrangement: SectionArrangement {
    private struct Tile {
        var row: Int32
        var column: Int16
        var columns: Int16
        var rows: Int16
    }

    /// The number of columns, 1...``columnLimit``.
    public let columnCount: Int
    /// The length of a row along the scrolling axis, in points; nil for the width of a column.
    public let rowLength: CGFloat?
    /// Whether later items fill gaps that earlier ones have left.
    public let isDense: Bool
    private let span: @Sendable (Int) -> TileSpan
    private var tiles: [Tile] = []
    /// The items by their first rows, and where those of each row begin.
    private var items: [Int32] = []
    private var rowStarts: [Int32] = [0]
    /// The most rows that a tile takes.
    private var reach = 1
    private var columnPitch: CGFloat = 0
    private var rowPitch: CGFloat = 0
    private var room = SectionRoom(available: 0, interitemSpacing: 0, lineSpacing: 0)
    private var gaps: (column: CGFloat, row: CGFloat) { (room.interitemSpacing, room.lineSpacing) }
    private var rowCount = 0

    /// The most columns.
    public static let columnLimit = 64
    /// The most rows of a tile.
    public static let rowSpanLimit = 16

    /// Creates an arrangement.
    ///
    /// - Parameters:
    ///   - columns: The number of columns; brought into 1...``columnLimit``.
    ///   - rowLength: The length of a row, in points; nil for the width of a column. A number that is negative or not
    ///     a number counts as 0.
    ///   - isDense: Whether later items fill gaps that earlier ones have left.
    ///   - span: Returns the span of an item. Called for every item when the section is arranged.
    public init(
        columns: Int, rowLength: CGFloat? = nil, isDense: Bool = true, span: @escaping @Sendable (Int) -> TileSpan
    ) {
        columnCount = min(max(1, columns), Self.columnLimit)
        self.rowLength = rowLength?.asLength
        self.isDense = isDense
        self.span = span
    }

    /// The end of the last row.
    public var length: CGFloat { rowCount == 0 ? 0 : CGFloat(rowCount) * rowPitch - gaps.row }

    /// Finds a place for every item.
    public mutating func arrange(_ sizes: SectionSizes, in room: SectionRoom, from first: Int) {
        // Places do not depend on sizes.
        if first > 0, sizes.count == tiles.count, room == self.room { return }
        self.room = room
        let width = max(0, (room.available - gaps.column * CGFloat(columnCount - 1)) / CGFloat(columnCount))
        columnPitch = width + gaps.column
        rowPitch = (rowLength ?? width) + gaps.row
        var grid = TileGrid(columnCount: columnCount)
        /// Where the search for a span ended last; what had no room for it then has none now.
        var ends: [TileSpan: Int] = [:]
        var last = 0
        tiles = []
        tiles.reserveCapacity(sizes.count)
        reach = 1
        rowCount = 0
        for item in sizes.indices {
            let wanted = span(item)
            let span = TileSpan(
                columns: min(max(1, wanted.columns), columnCount), rows: min(max(1, wanted.rows), Self.rowSpanLimit))
            let cell = grid.firstCell(for: span, from: isDense ? ends[span] ?? 0 : last)
            grid.fill(cell, span)
            ends[span] = cell
            last = cell
            tiles.append(
                Tile(
                    row: Int32(cell / columnCount), column: Int16(cell % columnCount), columns: Int16(span.columns),
                    rows: Int16(span.rows)))
            reach = max(reach, span.rows)
            rowCount = max(rowCount, cell / columnCount + span.rows)
        }
        sortByRow()
    }

    private mutating func sortByRow() {
        rowStarts = Array(repeating: 0, count: rowCount + 1)
        for tile in tiles { rowStarts[Int(tile.row) + 1] += 1 }
        for row in 0..<rowCount { rowStarts[row + 1] += rowStarts[row] }
        var next = rowStarts
        items = Array(repeating: 0, count: tiles.count)
        for (item, tile) in tiles.enumerated() {
            items[Int(next[Int(tile.row)])] = Int32(item)
            next[Int(tile.row)] += 1
        }
    }

    /// Returns the frame of an item. O(1).
    public func frame(ofItem item: Int, _ sizes: SectionSizes) -> SectionFrame { frame(of: tiles[item]) }

    private func frame(of tile: Tile) -> SectionFrame {
        SectionFrame(
            crossOrigin: CGFloat(tile.column) * columnPitch, mainOrigin: CGFloat(tile.row) * rowPitch,
            size: SectionSize(
                cross: CGFloat(tile.columns) * columnPitch - gaps.column,
                main: CGFloat(tile.rows) * rowPitch - gaps.row))
    }

    /// Calls with the items that meet a range, in ascending order.
    public func forEachItem(
        near range: ClosedRange<CGFloat>, _ sizes: SectionSizes, _ body: (Int, SectionFrame) -> Void
    ) {
        guard rowCount > 0 else { return }
        func row(_ place: CGFloat) -> Int {
            rowPitch > 0 ? Int(max(-1, min(CGFloat(rowCount), (place / rowPitch).rounded(.down)))) : 0
        }
        // One row more on both sides, because the quotients may be off by a bit.
        let first = max(0, row(range.lowerBound) - reach)
        let end = rowPitch > 0 ? min(rowCount, row(range.upperBound) + 2) : rowCount
        guard first < end else { return }
        for item in items[Int(rowStarts[first])..<Int(rowStarts[end])].sorted() {
            body(Int(item), frame(of: tiles[Int(item)]))
        }
    }
}

/// Which cells of a grid are taken: a bit for each column of a row. Rows are added at the end.
private struct TileGrid {
    let columnCount: Int
    private var rows: [UInt64] = []
    /// All rows before this one are full.
    private var firstFreeRow = 0

    init(columnCount: Int) { self.columnCount = columnCount }

    /// Returns the first cell from one on at which all cells of a span are free.
    func firstCell(for span: TileSpan, from start: Int) -> Int {
        let columns = Self.mask(span.columns)
        var row = max(start / columnCount, firstFreeRow)
        var column = row == start / columnCount ? start % columnCount : 0
        while true {
            var taken: UInt64 = 0
            for below in row..<max(row, min(row + span.rows, rows.count)) { taken |= rows[below] }
            while column + span.columns <= columnCount {
                let obstacles = (taken >> column) & columns
                if obstacles == 0 { return row * columnCount + column }
                column += UInt64.bitWidth - obstacles.leadingZeroBitCount
            }
            row += 1
            column = 0
        }
    }

    mutating func fill(_ cell: Int, _ span: TileSpan) {
        let (row, column) = (cell / columnCount, cell % columnCount)
        while rows.count < row + span.rows { rows.append(0) }
        for below in row..<row + span.rows { rows[below] |= Self.mask(span.columns) << column }
        while firstFreeRow < rows.count, rows[firstFreeRow] == Self.mask(columnCount) { firstFreeRow += 1 }
    }

    /// The lowest bits.
    private static func mask(_ count: Int) -> UInt64 { count == 64 ? .max : (1 << count) - 1 }
}
