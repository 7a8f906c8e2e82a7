/// The nodes of a binary tree in pre-order: a node, then its left side, then its right side.
public typealias PreOrderSequence<Tree: BinaryTree> = TraversalSequence<PreOrderIterator<Tree>>

/// A walk over the nodes of a binary tree in pre-order: a node, then its left side, then its right side.
///
/// 1. Return the node on top of the stack.
/// 2. Push its right child, then its left child.
///
/// - Complexity: O(1) per step; memory for as many nodes as the tree is high.
public struct PreOrderIterator<Tree: BinaryTree>: TraversalIterator {
    @usableFromInline var pending: [TraversalStep<Tree>]

    /// Creates a walk that starts at a root.
    @inlinable
    public init(_ root: Tree) { pending = [TraversalStep(root)] }

    /// Returns the next node; nil at the end.
    @inlinable
    public mutating func next() -> Tree? {
        guard let step = pending.popLast() else { return nil }
        if let right = step.right { pending.append(right) }
        if let left = step.left { pending.append(left) }
        return step.node
    }
}
