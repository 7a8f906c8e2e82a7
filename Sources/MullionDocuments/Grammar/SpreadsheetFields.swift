import MullionCollectionViews
import MullionGeometry
import MullionViews

/// The keys of a spreadsheet.
enum SpreadsheetFields {
    /// A spreadsheet in a document. Cells are rows in the list of elements.
    struct Spreadsheet: Sendable {
        var elements: SpreadsheetElements
        var cells: [Int]
        var offset: ScrollOffset?

        /// Returns the spreadsheet of the nodes that the elements have made.
        func view(_ contents: ElementContents) -> ArrangedElements<SpreadsheetElements> {
            ArrangedElements(elements, cells: cells.map { contents.nodes(of: $0) }, offset: offset)
        }
    }

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
        return Spreadsheet(elements: elements, cells: rows.flatMap(\.cells), offset: offset)
    }

    private static let row = Fields(
        required("cells", list("an array of elements", of: Rule<Int>.element), "The cells, from left to right."),
        optional("height", .length, "The height, in points. Default: that of the highest cell.")
    ).map { value, _ in (cells: value.0, height: value.1) }

    private static let column = Fields(
        optional("width", .length, "The width, in points. Default: that of the widest cell."))
}

/// The keys of an outline.
enum OutlineFields {
    /// An outline in a document.
    struct Outline: Sendable {
        var elements: OutlineElements
        var rows: [Int]
        var offset: ScrollOffset?

        /// Returns the outline of the nodes that the elements have made.
        func view(_ contents: ElementContents) -> ArrangedElements<OutlineElements> {
            ArrangedElements(elements, cells: rows.map { contents.nodes(of: $0) }, offset: offset)
        }
    }

    static let outline = Fields(
        required(
            "rows", list("an array of rows", of: object("a row", row)),
            "The rows in their order: each is followed by the rows inside of it."),
        optional("indentation", .length, or: 16, "The points by which a row is inside of another. Default: 16."),
        optional(
            "stickyLevels", .index, or: 0,
            "The number of levels, from the top, whose rows stay visible as long as something inside of them is."),
        optional("offset", .scrollOffset, "The offset of the window on the rows. Default: all of them are shown.")
    ).map { value, _ in
        let (rows, indentation, stickyLevels, offset) = value
        var elements = OutlineElements(rows.map(\.row))
        elements.indentation = indentation
        elements.stickyLevels = stickyLevels
        return Outline(elements: elements, rows: rows.map(\.content), offset: offset)
    }

    private static let row = Fields(
        required("content", .element, "The element in the row."),
        optional(
            "depth", .index, or: 0,
            "The number of rows that it is inside of; at most one more than that of the row before."),
        optional("expanded", .bool, or: true, "Whether the rows inside of it are shown."),
        optional("height", .length, "The height, in points. Default: that of the content.")
    ).map { value, _ in
        (row: OutlineElements.Row(depth: value.1, isExpanded: value.2, height: value.3), content: value.0)
    }
}
