/// The nodes of a binary tree level by level: the first from left to right, the next from right to left, and so on.
///
/// 1. Take the node on top of the stack and give it.
/// 2. Put its children on the stack of the next level: left before right on a level that runs to the right, right
///    before left on the others. Taken from the top, the next level runs the other way.
/// 3. At the end of the level go on with the next.
///
/// - Complexity: O(1) per step on average over the walk; room for two levels.
public struct ZigzagOrderSequence<Tree: BinaryTree>: Sequence {
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
        @usableFromInline var level: [TraversalStep<Tree>]
        @usableFromInline var below: [TraversalStep<Tree>] = []
        @usableFromInline var runsRight = true

        @inlinable
        init(_ root: Tree) { level = [TraversalStep(root)] }

        /// The next node; nil at the end.
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
}
