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
