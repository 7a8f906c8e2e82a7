import MullionViews

/// One element of a document, checked. Elements are kept in a flat list, parents before children.
struct DocumentElement: Sendable {
    /// The row of the element in the tape.
    var row: Int
    var name: String?
    /// What the element makes of the nodes of its children.
    var make: ElementKind.Make = { $0.children }
    /// How many nodes it has by itself; 0: it stands for its children.
    var nodes = 0
    /// The rows of the children in the list of elements.
    var children: [Int] = []
    /// The rows of the elements in other keys of the kind.
    var parts: [Int] = []
    /// The modifiers, the innermost first.
    var modifiers: [DocumentModifier] = []
}
