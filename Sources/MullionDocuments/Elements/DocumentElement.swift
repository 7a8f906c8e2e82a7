import MullionLayout
import MullionViews

/// A checked element of a document. Elements are kept in a flat list, parents before children.
struct DocumentElement: Sendable {
    /// The row of the element in the tape.
    var row: Int
    var name: String?
    /// Makes the element from the nodes of its children.
    var make: ElementKind.Make = { $0.children }
    /// The number of nodes it adds; 0 for a group.
    var nodes = 0
    /// The rows of the children in the list of elements.
    var children: [Int] = []
    /// The rows of the elements in other keys.
    var parts: [Int] = []
    /// The modifiers, the innermost first.
    var modifiers: [DocumentModifier] = []
}

/// The finished contents of an element: its children, and the elements in its other keys.
struct ElementContents {
    /// The nodes of the children.
    let children: FinishedNodes
    /// The nodes of the elements in other keys, by their rows.
    private let parts: [Int: [NodeID]]

    init(children: FinishedNodes, parts: [Int: [NodeID]]) {
        self.children = children
        self.parts = parts
    }

    /// Returns the nodes of an element in a key, by its row.
    func nodes(of row: Int) -> [NodeID] { parts[row] ?? [] }
}
