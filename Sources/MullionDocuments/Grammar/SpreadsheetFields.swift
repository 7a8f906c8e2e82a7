import MullionCollectionViews
import MullionGeometry
import MullionViews

/// The keys of a spreadsheet.
enum SpreadsheetFields {
    static let spreadsheet = Fields(
        required("rows", list("an array of rows", of: object("a row", row)), "The rows."),
        optional(
            "columns", list("an array of columns", of: object("a column", column)), or: [],
            "The columns. Further ones are as wide as \"columnWidth\"."),
        optional(
            "columnWidth", .length, "The width of columns without a width, in points. Default: that of the widest cell."
        ),
        optional(
            "rowHeight", .length, "The height of rows without a height, in points. Default: that of the highest cell."),
        optional("frozenRows", .index, or: 0, "The number of rows at the top that do not scroll."),
        optional("frozenColumns", .index, or: 0, "The number of columns at the left that do not scroll."),
        optional("rowSpacing", .length, or: 0, "The gap between rows, in points."),
        optional("columnSpacing", .length, or: 0, "The gap between columns, in points."),
        optional("offset", .scrollOffset, "The offset of the window on the cells. Default: all of them are shown.")
    ).map { value, _ in
        let (rows, columns, width, height, frozenRows, frozenColumns, rowSpacing, columnSpacing, offset) = value
        var elements = SpreadsheetElements(cellCounts: rows.map(\.cells.count))
        elements.widths = columns.map { $0 ?? width }
        elements.width = width
        elements.heights = rows.map { $0.height ?? height }
        elements.frozenRows = frozenRows
        elements.frozenColumns = frozenColumns
        elements.rowSpacing = rowSpacing
        elements.columnSpacing = columnSpacing
        return ArrangedPart(elements: elements, cells: rows.flatMap(\.cells), offset: offset)
    }

    private static let row = Fields(
        required("cells", list("an array of elements", of: Rule<Int>.element), "The cells, from left to right."),
        optional("height", .length, "The height, in points. Default: that of the highest cell.")
    ).map { value, _ in (cells: value.0, height: value.1) }

    private static let column = Fields(
        optional("width", .length, "The width, in points. Default: that of the widest cell."))
}
