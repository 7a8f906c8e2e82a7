/// The nodes of a binary tree level by level, each from left to right.
public typealias LevelOrderSequence<Tree: BinaryTree> = TraversalSequence<LevelOrderIterator<Tree>>

/// A walk over the nodes of a binary tree level by level, each from left to right.
///
/// 1. Return the nodes of the level one after the other; put the children of each on the next level, left before right.
/// 2. At the end of the level continue with the next.
///
/// - Complexity: O(1) amortized per step; memory for two levels.
public struct LevelOrderIterator<Tree: BinaryTree>: TraversalIterator {
    @usableFromInline var level: [TraversalStep<Tree>]
    @usableFromInline var below: [TraversalStep<Tree>] = []
    @usableFromInline var index = 0

    /// Creates a walk that starts at a root.
    @inlinable
    public init(_ root: Tree) { level = [TraversalStep(root)] }

    /// Returns the next node; nil at the end.
    @inlinable
    public mutating func next() -> Tree? {
        if index == level.count {
            swap(&level, &below)
            below.removeAll(keepingCapacity: true)
            index = 0
        }
        guard index < level.count else { return nil }
        let step = level[index]
        index += 1
        if let left = step.left { below.append(left) }
        if let right = step.right { below.append(right) }
        return step.node
    }
}
