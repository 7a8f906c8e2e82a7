import MullionCollection
import MullionCollectionViews
import MullionLayout
import MullionViews

/// Modifiers for the enclosing cell container or CSS box.
extension ModifierKind {
    static let items: [ModifierKind] = [
        ModifierKind(
            "cellItem", .cellItem,
            "Settings for the enclosing cell container; \"filler\" takes spare room and has no ideal size."
        ) { $0.cellItem($1) },
        ModifierKind(
            "tableCell", .tableCell,
            "How the element's cell in a table spans rows and columns, is aligned, and is filled."
        ) { $0.tableCell(columns: $1.columns, rows: $1.rows, alignment: $1.alignment, fill: $1.fill) },
        ModifierKind(
            "tileSpan", .tileSpan, "The columns and rows that the element takes in a collection of tiles, or its lanes."
        ) { $0.layoutValue(key: TileSpanKey.self, value: $1) },
        ModifierKind(
            "css", .cssItem,
            "CSS declarations for the element as an item of the enclosing CSS box, such as {\"flex-grow\": 1}."
        ) { content, declarations in content.css { declarations.apply(to: &$0) } },
    ]
}

extension Rule where Value == TileSpan {
    /// The columns and rows that an item takes.
    static let tileSpan = object(
        "a tileSpan",
        Fields(
            optional("columns", .count, or: 1, "The number of columns, or lanes. Default: 1."),
            optional("rows", .count, or: 1, "The number of rows. Default: 1."))
    ).map { TileSpan(columns: $0.0, rows: $0.1) }
}
