import MullionCollectionViews
import MullionGeometry
import MullionViews

/// Elements in lines and sections.
extension ElementKind {
    static let collections: [ElementKind] = [
        ElementKind(
            parts: "collection", CollectionFields.collection,
            "Sections of items in lines, with headers and footers, and a window on them if it has an offset."
        ) { contents, collection in collection.view(contents) }
    ]
}
