import MullionCollectionViews
import MullionGeometry
import MullionViews

/// Elements in lines and sections.
extension ElementKind {
    /// The names of the kinds whose content may be longer than they are.
    static let collectionNames = Set(collections.map(\.name))

    static let collections: [ElementKind] = [
        ElementKind(
            parts: "collection", CollectionFields.collection,
            "Arranges sections of items in lines, with headers and footers; with an offset, shows a window on them."
        ) { contents, collection in collection.view(contents) },
        ElementKind(
            parts: "compositionalCollection", CompositionalFields.collection,
            "Arranges sections of repeated groups of items, some of which scroll sideways; with an offset, shows a window on them."
        ) { contents, collection in collection.view(contents) },
        ElementKind(
            parts: "outline", OutlineFields.outline,
            "Arranges rows inside of rows, with rows that stay visible; with an offset, shows a window on them."
        ) { contents, outline in outline.view(contents) },
        ElementKind(
            parts: "spreadsheet", SpreadsheetFields.spreadsheet,
            "Arranges cells in rows and columns, the first of which can be frozen; with an offset, shows a window on them."
        ) { contents, spreadsheet in spreadsheet.view(contents) },
    ]
}
