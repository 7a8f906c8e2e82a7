/// The nodes of a binary tree in pre-order: a node, then its left side, then its right side.
///
/// 1. Give the node on top of the stack.
/// 2. Put its right child on the stack, then its left one.
///
/// - Complexity: O(1) per step; room for as many nodes as the tree is high.
public struct PreOrderSequence<Tree: BinaryTree>: Sequence {
    @usableFromInline let root: Tree

    /// Creates the sequence of a tree.
    @inlinable
    public init(_ root: Tree) { self.root = root }

    /// A walk from the beginning.
    @inlinable
    public func makeIterator() -> Iterator { Iterator(root) }

    /// There is at least the root.
    public var underestimatedCount: Int { 1 }

    /// A walk; every step finds one node.
    public struct Iterator: IteratorProtocol {
        @usableFromInline var pending: [TraversalStep<Tree>]

        @inlinable
        init(_ root: Tree) { pending = [TraversalStep(root)] }

        /// The next node; nil at the end.
        @inlinable
        public mutating func next() -> Tree? {
            guard let step = pending.popLast() else { return nil }
            if let right = step.right { pending.append(right) }
            if let left = step.left { pending.append(left) }
            return step.node
        }
    }
}
