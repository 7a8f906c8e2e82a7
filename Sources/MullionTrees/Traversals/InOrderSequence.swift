/// The nodes of a binary tree in in-order: the left side, then the node, then the right side.
public typealias InOrderSequence<Tree: BinaryTree> = TraversalSequence<InOrderIterator<Tree>>

/// A walk over the nodes of a binary tree in in-order: the left side, then the node, then the right side.
///
/// 1. Go down to the left as far as possible; push every node passed.
/// 2. Return the node on top of the stack. The next way down begins at its right child.
///
/// - Complexity: O(1) amortized per step; memory for as many nodes as the tree is high.
public struct InOrderIterator<Tree: BinaryTree>: TraversalIterator {
    @usableFromInline var passed: [TraversalStep<Tree>] = []
    @usableFromInline var down: TraversalStep<Tree>?

    /// Creates a walk that starts at a root.
    @inlinable
    public init(_ root: Tree) { down = TraversalStep(root) }

    /// Returns the next node; nil at the end.
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
