/// The nodes of a binary tree in post-order: the left side, then the right side, then the node.
public typealias PostOrderSequence<Tree: BinaryTree> = TraversalSequence<PostOrderIterator<Tree>>

/// A walk over the nodes of a binary tree in post-order: the left side, then the right side, then the node.
///
/// 1. Go down, to the left where there is a left child and else to the right; push every node passed, with
///    its right child if that is still to come.
/// 2. If the right child of the node on top is still to come, go down from there.
/// 3. Otherwise return the node on top of the stack.
///
/// The walk remembers by position whether the right side was walked. Comparing nodes would skip a right side that looks
/// like the left one.
///
/// - Complexity: O(1) amortized per step; memory for as many nodes as the tree is high.
public struct PostOrderIterator<Tree: BinaryTree>: TraversalIterator {
    @usableFromInline var passed: [(step: TraversalStep<Tree>, right: TraversalStep<Tree>?)] = []
    @usableFromInline var down: TraversalStep<Tree>?

    /// Creates a walk that starts at a root.
    @inlinable
    public init(_ root: Tree) { down = TraversalStep(root) }

    /// Returns the next node; nil at the end.
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
