/// Why something is not a tree, or cannot be made into one.
public enum TreeError: Error, Equatable, Sendable {
    /// A node lies below itself. The path leads from the root to where it is met again: L and R in a binary tree, child
    /// numbers joined by dots in others.
    case cycle(node: String, path: String)
    /// The tree has more nodes than were allowed.
    case tooManyNodes(limit: Int)
    /// Two orders of one tree have different lengths.
    case unequalLengths(inOrder: Int, other: Int)
    /// A value occurs twice in an order that identifies nodes by their values.
    case duplicate(value: String)
    /// No tree has these two orders. The value is the first one found out of place.
    case inconsistent(value: String)
    /// A list of parents is not in pre-order: this node's parent is neither the node before it nor one above that.
    case notPreOrder(node: Int)
}

extension TreeError: CustomStringConvertible {
    /// A sentence for people.
    public var description: String {
        switch self {
        case .cycle(let node, let path): "the node \(node) lies below itself: it is met again at \(path)"
        case .tooManyNodes(let limit): "the tree has more than \(limit) nodes"
        case .unequalLengths(let inOrder, let other):
            "the orders have different lengths: \(inOrder) values in-order, \(other) in the other"
        case .duplicate(let value): "the value \(value) occurs twice; values must be distinct"
        case .inconsistent(let value): "no tree has these two orders: \(value) is out of place"
        case .notPreOrder(let node):
            "the parent of node \(node) is neither the node before it nor one above that, so the list is not in pre-order"
        }
    }
}
