/// The nodes of a binary tree in order: the left side, then the node, then the right side.
///
/// 1. Go down to the left as far as possible; every node passed goes on the stack.
/// 2. Give the node on top of the stack. The next way down begins at its right child.
///
/// - Complexity: O(1) per step on average over the walk; room for as many nodes as the tree is high.
public struct InOrderSequence<Tree: BinaryTree>: Sequence {
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
        @usableFromInline var passed: [TraversalStep<Tree>] = []
        @usableFromInline var down: TraversalStep<Tree>?

        @inlinable
        init(_ root: Tree) { down = TraversalStep(root) }

        /// The next node; nil at the end.
        @inlinable
        public mutating func next() -> Tree? {
            while let step = down {
                passed.append(step)
                down = step.left
            }
            guard let step = passed.popLast() else { return nil }
            down = step.right
            return step.node
        }
    }
}
