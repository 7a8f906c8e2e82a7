import MullionCollection
import MullionGeometry
import MullionLayout

/// A spreadsheet of nodes, row by row. A length that is not given is that of the longest cell.
package struct SpreadsheetElements: ElementArrangement {
    package static var name: String { "spreadsheet" }

    /// The widths of the columns in points; nil for the ideal width of the widest cell.
    package var widths: [CGFloat?] = []
    /// The width of further columns.
    package var width: CGFloat?
    /// The heights of the rows in points; nil for the height of the highest cell.
    package var heights: [CGFloat?] = []
    /// The numbers of cells of the rows.
    private let cellCounts: [Int]
    /// The number of the first cell of each row, and the row of each cell.
    private let starts: [Int]
    private let rows: [Int]
    package var frozenRows = 0
    package var frozenColumns = 0
    package var rowSpacing: CGFloat = 0
    package var columnSpacing: CGFloat = 0

    /// Creates a spreadsheet of rows with so many cells each.
    package init(cellCounts: [Int]) {
        self.cellCounts = cellCounts
        starts = cellCounts.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1) }
        rows = cellCounts.enumerated().flatMap { Array(repeating: $0, count: $1) }
    }

    package var fittedAxis: Axis? { nil }
    package var overflows: Bool { false }

    package func arrangement(in size: CGSize, _ children: LayoutSubviews) -> SpreadsheetLayout {
        let columnCount = max(self.widths.count, cellCounts.max() ?? 0)
        let widths = (0..<columnCount).map { column -> CGFloat in
            if let width = column < self.widths.count ? self.widths[column] : width { return width }
            return cellCounts.indices.reduce(0) { widest, row in
                guard column < cellCounts[row] else { return widest }
                return max(widest, children[starts[row] + column].sizeThatFits(.unspecified).width)
            }
        }
        var sheet = SpreadsheetLayout(rowCount: 0, height: .fixed(0), columnCount: 0, width: .fixed(0))
        (sheet.frozenRowCount, sheet.frozenColumnCount) = (frozenRows, frozenColumns)
        (sheet.rowSpacing, sheet.columnSpacing) = (rowSpacing, columnSpacing)
        for (column, width) in widths.enumerated() { sheet.insertColumns(width: .fixed(width), at: column) }
        for row in cellCounts.indices {
            let height =
                heights[row]
                ?? (0..<cellCounts[row]).reduce(0) { highest, column in
                    let proposal = ProposedViewSize(width: widths[column], height: nil)
                    return max(highest, children[starts[row] + column].sizeThatFits(proposal).height)
                }
            sheet.insertRows(height: .fixed(height), at: row)
        }
        return sheet
    }

    package func child(of element: SpreadsheetPosition) -> Int? {
        element.column < cellCounts[element.row] ? starts[element.row] + element.column : nil
    }

    package func zIndex(ofChild child: Int) -> Double {
        (rows[child] < frozenRows ? 1 : 0) + (child - starts[rows[child]] < frozenColumns ? 1 : 0)
    }
}
