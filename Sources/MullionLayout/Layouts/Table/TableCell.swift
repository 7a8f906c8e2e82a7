/// The position of a cell in a ``TableLayout``: its first row and column, counted from 0, and how many it spans.
public struct TableCell: Hashable, Sendable {
    /// The first row, from 0 to less than ``rowLimit``. Other numbers become the nearest of these.
    public var row: Int { didSet { row = row.nearest(in: 0..<Self.rowLimit) } }
    /// The first column, from 0 to less than ``columnLimit``. Other numbers become the nearest of these.
    public var column: Int { didSet { column = column.nearest(in: 0..<Self.columnLimit) } }
    /// The number of rows that the cell spans, from 1 to ``rowLimit``. Other numbers become the nearest of these.
    public var rows: Int { didSet { rows = rows.nearest(in: 1..<Self.rowLimit + 1) } }
    /// The number of columns that the cell spans, from 1 to ``columnLimit``. Other numbers become the nearest of these.
    public var columns: Int { didSet { columns = columns.nearest(in: 1..<Self.columnLimit + 1) } }

    /// Creates a position. Numbers outside of the limits become the nearest ones inside.
    public init(row: Int, column: Int, rows: Int = 1, columns: Int = 1) {
        self.row = row.nearest(in: 0..<Self.rowLimit)
        self.column = column.nearest(in: 0..<Self.columnLimit)
        self.rows = rows.nearest(in: 1..<Self.rowLimit + 1)
        self.columns = columns.nearest(in: 1..<Self.columnLimit + 1)
    }

    /// The last row. A span ends at the limit.
    public var lastRow: Int { min(row + rows, Self.rowLimit) - 1 }
    /// The last column. A span ends at the limit.
    public var lastColumn: Int { min(column + columns, Self.columnLimit) - 1 }
}

extension TableCell {
    /// How many rows and columns a cell spans.
    public struct Span: Hashable, Sendable {
        /// The number of rows, at least 1.
        public var rows: Int
        /// The number of columns, at least 1.
        public var columns: Int

        /// Creates a span; numbers below 1 count as 1.
        public init(rows: Int = 1, columns: Int = 1) {
            self.rows = max(rows, 1)
            self.columns = max(columns, 1)
        }
    }

    /// The maximum number of columns of a table.
    public static let columnLimit = 1_000

    /// The maximum number of rows of a table.
    public static let rowLimit = 1_000_000

    /// Returns the positions of the cells of rows: each cell is in the first column that no cell from above reaches, as
    /// in HTML.
    ///
    /// A span ends at the last row, and at the column limit. Cells for which a row has no column left share the last
    /// one.
    ///
    /// Worked example: rows `[[2 × 1, 1 × 1], [1 × 1]]`, each as rows × columns. The first cell is in rows 0 and 1, so
    /// the only cell of the second row is in column 1.
    ///
    /// - Complexity: O(cells and the columns they span).
    public static func placed(_ rows: [[Span]]) -> [[TableCell]] {
        // The row up to which each column is taken by a cell above.
        var takenUntil: [Int] = []
        return rows.enumerated().map { row, spans in
            var column = 0
            return spans.map { span in
                while column < takenUntil.count, takenUntil[column] > row { column += 1 }
                column = min(column, columnLimit - 1)
                var width = 1
                while width < span.columns, column + width < columnLimit,
                    column + width >= takenUntil.count || takenUntil[column + width] <= row
                {
                    width += 1
                }
                let height = min(span.rows, rows.count - row)
                while takenUntil.count < column + width { takenUntil.append(0) }
                for taken in column..<(column + width) { takenUntil[taken] = row + height }
                defer { column += width }
                return TableCell(row: row, column: column, rows: height, columns: width)
            }
        }
    }
}

extension Int {
    /// Returns the number of a range that is nearest to this one.
    fileprivate func nearest(in range: Range<Int>) -> Int {
        Swift.min(Swift.max(self, range.lowerBound), range.upperBound - 1)
    }
}
