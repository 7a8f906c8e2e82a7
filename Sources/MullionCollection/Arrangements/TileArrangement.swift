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
/// Columns and rows of items are kept, not frames. They follow from the spans and their order alone.
///
/// - Complexity: preparing packs all items, an insertion or a removal those from its block of 64 on: O(k · rows of a
///   tile) for k items. If ``isDense`` is true, also O(rows · rows of a tile) for each of their spans, for the rows
///   between its last tile before the block and its last tile in all, and O(r), where r is the number of rows from the
///   first one on that is not full. A new room is O(1), a new size as well, except that of the first item, which packs
///   all. A query is O(log n + answer) where gaps are filled within 256 rows; otherwise O(s · log n + answer + items
///   within 256 rows), where s is the number of spans whose tiles have filled gaps further up. Memory: 4.6 bytes an
///   item, and 12 more for one that has filled such a gap; while packing, 8 for each of the r rows.
///
/// Source: CSS Grid Layout Module Level 2, 8.5, for the places.
public struct TileArrangement: SectionArrangement {
    /// The number of columns, 1...``columnLimit``.
    public let columnCount: Int
    /// The length of a row along the scrolling axis, in points; nil for the width of a column.
    public let rowLength: CGFloat?
    /// Whether later items fill gaps that earlier ones have left.
    public let isDense: Bool
    private let span: @Sendable (Int) -> TileSpan
    private var places = TileBlocks()
    private var columnPitch: CGFloat = 0
    private var rowPitch: CGFloat = 0
    private var room = SectionRoom(available: 0, interitemSpacing: 0, lineSpacing: 0)
    private var gaps: (column: CGFloat, row: CGFloat) { (room.interitemSpacing, room.lineSpacing) }

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
    ///   - span: Returns the span of an item. Called for every item when the section is prepared or its
    ///     ``InvalidationContext/flowAttributes`` are invalidated, and for those from the block of 64 on in which
    ///     another is inserted or removed; earlier ones must keep theirs.
    public init(
        columns: Int, rowLength: CGFloat? = nil, isDense: Bool = true, span: @escaping @Sendable (Int) -> TileSpan
    ) {
        columnCount = min(max(1, columns), Self.columnLimit)
        self.rowLength = rowLength?.asLength
        self.isDense = isDense
        self.span = span
    }

    /// The end of the last row.
    public var length: CGFloat { places.rowCount == 0 ? 0 : CGFloat(places.rowCount) * rowPitch - gaps.row }

    /// Finds places for items.
    public mutating func arrange(_ sizes: SectionSizes, in room: SectionRoom, from first: Int) {
        let isSameRoom = room == self.room
        self.room = room
        let width = max(0, (room.available - gaps.column * CGFloat(columnCount - 1)) / CGFloat(columnCount))
        columnPitch = width + gaps.column
        rowPitch = (rowLength ?? width) + gaps.row
        // Sizes and rooms move nothing to another cell. If neither the count nor the room is new, spans may be.
        if sizes.count == places.count, first > 0 || !isSameRoom { return }
        pack(sizes.count, from: first)
    }

    /// Packs items again from the block of one on.
    private mutating func pack(_ count: Int, from first: Int) {
        let openRow = places.removeBlocks(from: first)
        let start = places.count
        if start == 0 { places.reserveCapacity(count) }
        var grid = TileGrid(columnCount: columnCount, rowsOf: places, openRow: openRow)
        // Where the search for each span ended last: what had no room for it then has none now. In order, all spans
        // share one.
        var ends: [TileCell?] = Array(repeating: nil, count: isDense ? 1 << TileSpan.keyBits : 1)
        for item in start..<count {
            let wanted = span(item)
            let span = TileSpan(
                columns: min(max(1, wanted.columns), columnCount), rows: min(max(1, wanted.rows), Self.rowSpanLimit))
            let key = isDense ? span.key : 0
            let end = ends[key] ?? end(before: start, of: span) ?? TileCell(row: openRow, column: 0)
            let place = grid.firstPlace(for: span, from: end, among: places)
            places.append(place, searchedRow: isDense ? grid.openRow : end.row)
            grid.fill(place)
            ends[key] = place.cell
        }
    }

    /// Returns where the search for a span ended last; nil if there was none.
    private func end(before item: Int, of span: TileSpan) -> TileCell? {
        isDense ? places.lastPlace(of: span, before: item)?.cell : item > 0 ? places[item - 1].cell : nil
    }

    /// Returns the frame of an item. O(1), or O(log n) if it has filled a gap further than 256 rows up.
    public func frame(ofItem item: Int, _ sizes: SectionSizes) -> SectionFrame { frame(of: places[item]) }

    private func frame(of place: TilePlace) -> SectionFrame {
        SectionFrame(
            crossOrigin: CGFloat(place.cell.column) * columnPitch, mainOrigin: CGFloat(place.cell.row) * rowPitch,
            size: SectionSize(
                cross: CGFloat(place.span.columns) * columnPitch - gaps.column,
                main: CGFloat(place.span.rows) * rowPitch - gaps.row))
    }

    /// Calls with the items that meet a range, in ascending order.
    public func forEachItem(
        near range: ClosedRange<CGFloat>, _ sizes: SectionSizes, _ body: (Int, SectionFrame) -> Void
    ) {
        let rowCount = places.rowCount
        guard rowCount > 0 else { return }
        func row(_ place: CGFloat) -> Int {
            rowPitch > 0 ? Int(max(-1, min(CGFloat(rowCount), (place / rowPitch).rounded(.down)))) : 0
        }
        // One row more on both sides, because the quotients may be off by a bit.
        let first = max(0, row(range.lowerBound) - 1)
        let end = rowPitch > 0 ? min(rowCount, row(range.upperBound) + 2) : rowCount
        guard first < end else { return }
        places.forEachTile(inRows: first..<end) { body($0, frame(of: $1)) }
    }
}
