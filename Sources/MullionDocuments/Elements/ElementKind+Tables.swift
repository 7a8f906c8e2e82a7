import MullionDrawing
import MullionGeometry
import MullionLayout
import MullionViews

/// Tables.
extension ElementKind {
    static let tables: [ElementKind] = [
        ElementKind(
            container: "table",
            Fields(
                optional(
                    "columns", list("an array of columns", of: .tableColumn), or: [],
                    "The columns. Those beyond them are as wide as their widest cell."),
                optional(
                    "cellPadding", .insets, or: TableStyle().padding,
                    "The room between the edges of a cell and its content. Default: 6 above and below, 10 at the sides."
                ),
                optional("rowRule", .tableRule, "The line between rows."),
                optional("columnRule", .tableRule, "The line between columns."),
                optional("frameRule", .tableRule, "The line around the table."),
                optional("headerRule", .tableRule, "The line below the header rows. Default: that between rows."),
                optional("headerFill", .style, "The fill of header rows."),
                optional("footerRule", .tableRule, "The line above the footer rows. Default: that between rows."),
                optional("footerFill", .style, "The fill of footer rows."),
                optional(
                    "stripes", list("an array of fills", of: .style), or: [], "The fills of the other rows, in turns."),
                optional(
                    "decimalSeparator", .names(of: "separator", [(".", Character(".")), (",", Character(","))]),
                    or: Character("."),
                    "The sign at which numbers of decimal columns are aligned."),
                optional(
                    "keepsTogether", .bool, or: false,
                    "Whether a table that fits on a page is not broken between rows."),
                optional(
                    "breaksRows", .bool, or: false,
                    "Whether pages break rows between lines; otherwise only rows that do not fit on a page.")
            ),
            "Arranges rows of cells in common columns. Pages repeat its header and footer rows."
        ) { children, value in
            let (
                columns, padding, rowRule, columnRule, frameRule, headerRule, headerFill, footerRule, footerFill,
                stripes, separator, isWhole, breaksRows
            ) = value
            var style = TableStyle()
            style.padding = padding
            style.rowRule = rowRule
            style.columnRule = columnRule
            style.frameRule = frameRule
            style.headerRule = headerRule
            style.headerFill = headerFill
            style.footerRule = footerRule
            style.footerFill = footerFill
            style.stripes = stripes
            style.decimalSeparator = separator
            style.keepsTogether = isWhole
            style.breaksRows = breaksRows
            return Table(columns: columns, style: style) { children }
        },
        ElementKind(
            container: "tableRow",
            Fields(
                optional(
                    "header", .bool, or: false,
                    "Whether the row is repeated at the top of each page where the table continues."),
                optional(
                    "footer", .bool, or: false,
                    "Whether the row, at the end of its table, is repeated at the bottom of each page after which the table "
                        + "continues."),
                optional("fill", .style, "The fill of the row. Default: that of the table.")),
            nodes: 0, "A row of a table with each element in a cell. Its modifiers apply to each element."
        ) { children, value in TableRow(isHeader: value.0, isFooter: value.1, fill: value.2) { children } },
    ]
}

extension Rule where Value == TableStyle.Rule {
    /// A color, or an object with color and width.
    static let tableRule: Rule = {
        let usual = TableStyle.Rule()
        let object = MullionDocuments.object(
            "a rule",
            Fields(
                optional("color", .color, or: usual.color, "The color."),
                optional("width", .length, or: usual.width, "The width, in points. Default: 1."))
        ).map { TableStyle.Rule($0.0, width: $0.1) }
        return choice(
            "a color, or an object such as {\"color\": \"#cccccc\", \"width\": 0.5}",
            [Rule<Color>.color.map { TableStyle.Rule($0) }, object]
        ).shared("tableRule")
    }()
}

extension Rule where Value == TableColumn {
    /// A width alone, or an object.
    static let tableColumn: Rule = {
        let width = TableColumnWidth.rule
        let column = object(
            "a column",
            Fields(
                optional("width", width, or: .fitting, "The width. Default: \"fitting\"."),
                optional(
                    "alignment", .alignment, or: .leading,
                    "The alignment of the cells' content. Default: leading, in the middle of the height."),
                optional(
                    "decimal", .bool, or: false,
                    "Whether numbers are aligned at their decimal separators, at the trailing edge; then the alignment is "
                        + "that in the height alone."),
                optional("fill", .style, "The fill behind the cells."))
        ).map { width, alignment, alignsDecimals, fill in
            var column =
                alignsDecimals
                ? TableColumn.decimal(width, alignment: alignment.vertical) : TableColumn(width, alignment: alignment)
            column.fill = fill
            return column
        }
        return choice(
            "a width such as 120, \"fitting\" or \"flexible\", or an object such as {\"width\": 120}",
            [width.map { TableColumn($0) }, column]
        ) { cursor throws(DocumentError) in
            guard cursor.kind == .object else { return 0 }
            return cursor.field("fitting") != nil || cursor.field("flexible") != nil ? 0 : 1
        }.shared("tableColumn")
    }()
}

extension TableColumnWidth {
    /// A number of points, "fitting", "flexible", or an object with the limits of either.
    fileprivate static let rule: Rule<TableColumnWidth> = {
        let minimum = optional("minimum", .length, or: 0, "The minimum width, in points. Default: 0.")
        let maximum = optional(
            "maximum", .limit, or: .infinity, "The maximum width, in points. Default: \"infinity\".")
        let weight = optional("weight", .positive("a number above 0"), or: 1, "The share of the room. Default: 1.")
        let fitting = object("a fitting", Fields(minimum, maximum)).map {
            TableColumnWidth.fitting(minimum: $0.0, maximum: $0.1)
        }
        let flexible = object("a flexible", Fields(minimum, maximum, weight)).map {
            TableColumnWidth.flexible(minimum: $0.0, maximum: $0.1, weight: $0.2)
        }
        let names = Rule<TableColumnWidth>.names(of: "width", [("fitting", .fitting), ("flexible", .flexible)])
        return .choice(
            "a number of points, \"fitting\", \"flexible\", or an object such as {\"flexible\": {\"weight\": 2}}",
            [
                Rule<CGFloat>.length.map { .fixed($0) }, names,
                object("a width", Fields(required("fitting", fitting, "As wide as the widest cell, within limits."))),
                object("a width", Fields(required("flexible", flexible, "A share of the room, within limits."))),
            ]
        ) { cursor throws(DocumentError) in
            if cursor.isNumber { return 0 }
            if cursor.kind == .string { return 1 }
            guard cursor.kind == .object else { return nil }
            return cursor.field("flexible") == nil ? 2 : 3
        }
    }()
}

/// The settings of a cell, from its modifier.
struct TableCellSettings: Sendable {
    var columns = 1
    var rows = 1
    var alignment: Alignment?
    var fill: AnyShapeStyle?
}

extension Rule where Value == TableCellSettings {
    static let tableCell = object(
        "a table cell",
        Fields(
            optional("columns", .count, or: 1, "The number of columns that the cell spans."),
            optional("rows", .count, or: 1, "The number of rows that the cell spans."),
            optional("alignment", .alignment, "The alignment in the cell. Default: that of the column."),
            optional("fill", .style, "The fill of the cell. Default: that of the row or the column."))
    ).map { TableCellSettings(columns: $0.0, rows: $0.1, alignment: $0.2, fill: $0.3) }
}
