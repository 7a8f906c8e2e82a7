import MullionGeometry

/// A spreadsheet of rows and columns, of which only the cells near a viewport are ever looked at.
///
/// ```
/// var sheet = SpreadsheetLayout(rowCount: 1_000_000, height: .estimated(24), columnCount: 1_000, width: .fixed(120))
/// sheet.frozenRowCount = 1                                       // a header that stays
/// sheet.viewport.bounds = CGRect(x: 0, y: 0, width: 1_200, height: 800)
/// sheet.measureRows { row in … }                                 // heights of what is visible
/// for cell in sheet.visibleCells() { … }                         // row, column, frame
/// sheet.viewport.bounds.origin.y = 10_000                        // scrolling
/// sheet.insertRows(count: 3, height: .fixed(24), at: 17)         // what is visible stays where it is
/// ```
///
/// A value: a copy is a snapshot that stays as it was. Coordinates are in points from the beginning of the content; the
/// origin of the viewport's bounds is the content offset. Columns go from left to right.
///
/// The first rows and columns can be *frozen*: they stay at the beginning of the visible part when the others scroll
/// away under them.
///
/// - Complexity: with n rows and m columns, creating O(n / 112 + m / 112); a query O(log n + log m + cells found); a
///   new size, and inserting, removing and moving rows or columns O(log n) amortized. Memory: less than a byte for a
///   row or column, and in a part of the spreadsheet in which one has another size 8.
public struct SpreadsheetLayout: Sendable {
    /// The visible part. Moving it costs nothing. Numbers are repaired as ``FlowViewport`` describes.
    public var viewport: FlowViewport { didSet { viewport = viewport.repaired } }

    var rows: TrackAxis
    var columns: TrackAxis
    var repairs: [SpreadsheetDiagnostic] = []
    var tracking: EditTracking?

    /// The most rows, and the most columns, of a sheet.
    public static let countLimit = TrackAxis.countLimit

    /// Creates a spreadsheet of equal rows and equal columns.
    ///
    /// - Parameters:
    ///   - rowCount: The number of rows; brought into 0...``countLimit``, with a diagnostic.
    ///   - height: The height of each row.
    ///   - columnCount: The number of columns; brought into 0...``countLimit``, with a diagnostic.
    ///   - width: The width of each column.
    public init(
        rowCount: Int, height: TrackLength, columnCount: Int, width: TrackLength,
        viewport: FlowViewport = FlowViewport()
    ) {
        rows = TrackAxis(.vertical)
        columns = TrackAxis(.horizontal)
        self.viewport = viewport.repaired
        let (rowCount, columnCount) = (fitting(rows: rowCount), fitting(columns: columnCount))
        check(height, row: 0)
        check(width, column: 0)
        rows.insert(TrackSize(height), count: rowCount, at: 0)
        columns.insert(TrackSize(width), count: columnCount, at: 0)
    }

    /// The number of rows.
    public var rowCount: Int { rows.count }
    /// The number of columns.
    public var columnCount: Int { columns.count }

    /// The number of rows at the top that do not scroll; more than there are, or fewer than 0, count as all or none.
    public var frozenRowCount: Int {
        get { rows.frozen }
        set { rows.frozen = newValue }
    }

    /// The number of columns at the left that do not scroll; more than there are, or fewer than 0, count as all or
    /// none.
    public var frozenColumnCount: Int {
        get { columns.frozen }
        set { columns.frozen = newValue }
    }

    /// The points between two rows; 0 for what is not a number, or negative. Setting it costs O(1).
    public var rowSpacing: CGFloat {
        get { rows.spacing }
        set { rows.spacing = newValue }
    }

    /// The points between two columns; 0 for what is not a number, or negative. Setting it costs O(1).
    public var columnSpacing: CGFloat {
        get { columns.spacing }
        set { columns.spacing = newValue }
    }

    /// The size of all rows and columns.
    public var contentSize: CGSize { CGSize(width: columns.contentLength, height: rows.contentLength) }

    /// Returns the height of a row. O(log n).
    ///
    /// - Precondition: The row exists.
    public func height(ofRow row: Int) -> TrackLength { rows.length(of: row) }

    /// Returns the width of a column. O(log m).
    ///
    /// - Precondition: The column exists.
    public func width(ofColumn column: Int) -> TrackLength { columns.length(of: column) }

    /// Returns up to so many diagnostics, in the order in which they arose.
    public func diagnostics(limit: Int = 100) -> [SpreadsheetDiagnostic] { Array(repairs.prefix(max(0, limit))) }

    mutating func report(_ diagnostic: SpreadsheetDiagnostic) {
        if repairs.count < 1_000 { repairs.append(diagnostic) }
    }

    /// How many of so many rows there is room for.
    mutating func fitting(rows count: Int) -> Int {
        let valid = rows.fitting(count)
        if valid != count { report(.rowCount(count)) }
        return valid
    }

    /// How many of so many columns there is room for.
    mutating func fitting(columns count: Int) -> Int {
        let valid = columns.fitting(count)
        if valid != count { report(.columnCount(count)) }
        return valid
    }

    mutating func check(_ height: TrackLength, row: Int) {
        if height.value.asLength != height.value { report(.height(height.value, row: row)) }
    }

    mutating func check(_ width: TrackLength, column: Int) {
        if width.value.asLength != width.value { report(.width(width.value, column: column)) }
    }
}
