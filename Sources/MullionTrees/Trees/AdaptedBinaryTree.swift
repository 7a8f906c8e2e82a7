/// A binary tree made of nodes of a type that does not conform to ``BinaryTree``, by three closures.
///
/// ```swift
/// let tree = AdaptedBinaryTree(view, element: { $0.tag }, left: { $0.first }, right: { $0.second })
/// print(tree.height, tree.inOrder.map(\.element))
/// ```
public struct AdaptedBinaryTree<Node, Value: Equatable>: BinaryTree {
    /// The node.
    public let node: Node
    private let access: Access

    private final class Access {
        let element: (Node) -> Value
        let left: (Node) -> Node?
        let right: (Node) -> Node?

        init(element: @escaping (Node) -> Value, left: @escaping (Node) -> Node?, right: @escaping (Node) -> Node?) {
            self.element = element
            self.left = left
            self.right = right
        }
    }

    /// Creates a tree from its root and what leads to the rest.
    public init(
        _ root: Node, element: @escaping (Node) -> Value, left: @escaping (Node) -> Node?,
        right: @escaping (Node) -> Node?
    ) {
        self.init(root, Access(element: element, left: left, right: right))
    }

    private init(_ node: Node, _ access: Access) {
        self.node = node
        self.access = access
    }

    /// The element of the node.
    public var element: Value { access.element(node) }
    /// The tree to the left.
    public var left: Self? { access.left(node).map { Self($0, access) } }
    /// The tree to the right.
    public var right: Self? { access.right(node).map { Self($0, access) } }
    /// The identity of the node if it is an object.
    public var nodeIdentity: ObjectIdentifier? {
        Node.self is AnyObject.Type ? ObjectIdentifier(node as AnyObject) : nil
    }
}
