extension FlatBinaryTree {
    /// A node of a flat tree; it is a tree itself where values can be compared.
    public struct Node {
        /// The whole tree, in a box so that a copy of a node counts one reference.
        private let whole: Whole
        /// The node's number in pre-order.
        public let number: Int
        /// The order in which this node and those reached from it give their nodes; nil = none.
        public var traversalStrategy: (any TraversalStrategy.Type)?

        fileprivate final class Whole {
            let tree: FlatBinaryTree
            init(_ tree: FlatBinaryTree) { self.tree = tree }
        }

        fileprivate init(_ whole: Whole, _ number: Int, _ strategy: (any TraversalStrategy.Type)?) {
            self.whole = whole
            self.number = number
            traversalStrategy = strategy
        }

        fileprivate init(_ tree: FlatBinaryTree) { self.init(Whole(tree), 0, nil) }

        /// The element of the node.
        public var element: Value { whole.tree.values[number] }
        /// The left child.
        public var left: Node? { whole.tree.shape.left(of: number).map { Node(whole, $0, traversalStrategy) } }
        /// The right child.
        public var right: Node? { whole.tree.shape.right(of: number).map { Node(whole, $0, traversalStrategy) } }
    }

    /// The root; nil for the empty tree.
    public var root: Node? { count == 0 ? nil : Node(self) }
}

extension FlatBinaryTree.Node: BinaryTree, Equatable, TraversableBinaryTree, Sequence, CustomStringConvertible
where Value: Equatable {
    /// Nodes of flat trees give nodes.
    public typealias Element = FlatBinaryTree<Value>.Node
}
