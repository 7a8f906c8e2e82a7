import MullionGeometry

/// Surprising but legal input of a spreadsheet, and what was made of it.
public enum SpreadsheetDiagnostic: Equatable, Sendable {
    /// The height of a row is NaN, negative or infinite, and counts as 0, or is cut to 2³¹ - 1.
    case height(CGFloat, row: Int)
    /// The width of a column is NaN, negative or infinite, and counts as 0, or is cut to 2³¹ - 1.
    case width(CGFloat, column: Int)
    /// A count of rows is negative or too large; it is brought into range.
    case rowCount(Int)
    /// A count of columns is negative or too large; it is brought into range.
    case columnCount(Int)
}

extension SpreadsheetDiagnostic: CustomStringConvertible {
    /// A sentence for people.
    public var description: String {
        switch self {
        case .height(let height, let row): "row \(row) cannot have the height \(height)"
        case .width(let width, let column): "column \(column) cannot have the width \(width)"
        case .rowCount(let count): "the spreadsheet cannot have \(count) more rows"
        case .columnCount(let count): "the spreadsheet cannot have \(count) more columns"
        }
    }
}
