import MullionCollectionViews
import MullionViews

/// Elements of a document in an arrangement of cells.
struct ArrangedPart<Elements: ElementArrangement>: Sendable {
    var elements: Elements
    /// The cells, as rows in the list of elements.
    var cells: [Int]
    var offset: ScrollOffset?

    /// Returns the view of the nodes that the cells have made.
    func view(_ contents: ElementContents) -> ArrangedElements<Elements> {
        ArrangedElements(elements, cells: cells.map { contents.nodes(of: $0) }, offset: offset)
    }
}
