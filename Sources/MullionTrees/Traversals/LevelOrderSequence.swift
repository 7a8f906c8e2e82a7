/// The nodes of a binary tree level by level, each from left to right.
///
/// 1. Give the nodes of the level one after the other; put the children of each on the next level, left before right.
/// 2. At the end of the level go on with the next.
///
/// - Complexity: O(1) per step on average over the walk; room for two levels.
public struct LevelOrderSequence<Tree: BinaryTree>: Sequence {
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
        @usableFromInline var place = 0

        @inlinable
        init(_ root: Tree) { level = [TraversalStep(root)] }

        /// The next node; nil at the end.
        @inlinable
        public mutating func next() -> Tree? {
            if place == level.count {
                swap(&level, &below)
                below.removeAll(keepingCapacity: true)
                place = 0
            }
            guard place < level.count else { return nil }
            let step = level[place]
            place += 1
            if let left = step.left { below.append(left) }
            if let right = step.right { below.append(right) }
            return step.node
        }
    }
}
