import MullionLayout
import MullionViews

/// What an element is made of, finished: its children, and the elements in its other keys.
struct ElementContents {
    /// The nodes of the children.
    let children: FinishedNodes
    /// The nodes of the elements in other keys, by their rows.
    private let parts: [Int: [NodeID]]

    init(children: FinishedNodes, parts: [Int: [NodeID]]) {
        self.children = children
        self.parts = parts
    }

    /// The nodes of an element that a key of the kind has, by the row that reading it gave.
    func nodes(of row: Int) -> [NodeID] { parts[row] ?? [] }
}
