/// The nodes of a binary tree level by level: the first from left to right, the next from right to left, and so on.
public typealias ZigzagOrderSequence<Tree: BinaryTree> = TraversalSequence<ZigzagOrderIterator<Tree>>

/// A walk over the nodes of a binary tree level by level: the first from left to right, the next from right to left,
/// and so on.
///
/// 1. Take the node on top of the stack and return it.
/// 2. Put its children on the stack of the next level: left before right on a level that runs to the right, right
///    before left on the others. Taken from the top, the next level runs the other way.
/// 3. At the end of the level continue with the next.
///
/// - Complexity: O(1) amortized per step; memory for two levels.
public struct ZigzagOrderIterator<Tree: BinaryTree>: TraversalIterator {
    @usableFromInline var level: [TraversalStep<Tree>]
    @usableFromInline var below: [TraversalStep<Tree>] = []
    @usableFromInline var runsRight = true

    /// Creates a walk that starts at a root.
    @inlinable
    public init(_ root: Tree) { level = [TraversalStep(root)] }

    /// Returns the next node; nil at the end.
    @inlinable
    public mutating func next() -> Tree? {
        if level.isEmpty {
            swap(&level, &below)
            runsRight.toggle()
        }
        guard let step = level.popLast() else { return nil }
        let children = runsRight ? (step.left, step.right) : (step.right, step.left)
        if let first = children.0 { below.append(first) }
        if let second = children.1 { below.append(second) }
        return step.node
    }
}
