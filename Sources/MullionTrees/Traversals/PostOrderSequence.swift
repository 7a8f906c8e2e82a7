/// The nodes of a binary tree in post-order: the left side, then the right side, then the node.
///
/// 1. Go down, to the left where there is a left child and else to the right; every node passed goes on the stack, with
///    its right child if that is still to come.
/// 2. If the right child of the node on top is still to come, go down from there.
/// 3. Otherwise give the node on top of the stack.
///
/// Whether the right side was walked is remembered by place. Comparing nodes would skip a right side that looks like
/// the left one.
///
/// - Complexity: O(1) per step on average over the walk; room for as many nodes as the tree is high.
public struct PostOrderSequence<Tree: BinaryTree>: Sequence {
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
        @usableFromInline var passed: [(step: TraversalStep<Tree>, right: TraversalStep<Tree>?)] = []
        @usableFromInline var down: TraversalStep<Tree>?

        @inlinable
        init(_ root: Tree) { down = TraversalStep(root) }

        /// The next node; nil at the end.
        @inlinable
        public mutating func next() -> Tree? {
            while true {
                while let step = down {
                    let left = step.left
                    let right = step.right
                    passed.append((step, left == nil ? nil : right))
                    down = left ?? right
                }
                guard let top = passed.popLast() else { return nil }
                guard let right = top.right else { return top.step.node }
                passed.append((top.step, nil))
                down = right
            }
        }
    }
}
