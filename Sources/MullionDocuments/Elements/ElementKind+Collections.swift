import MullionCollectionViews
import MullionGeometry
import MullionViews

/// Elements in lines and sections.
extension ElementKind {
    static let collections: [ElementKind] = [
        ElementKind(
            parts: "collection", CollectionFields.collection,
            "Arranges sections of items in lines, with headers and footers; with an offset, shows a window on them."
        ) { contents, collection in collection.view(contents) }
    ]
}
