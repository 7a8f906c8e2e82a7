import MullionLayout
import MullionViews

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
