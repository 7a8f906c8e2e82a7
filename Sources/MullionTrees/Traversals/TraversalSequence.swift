/// A walk over the nodes of a binary tree that finds one node at a time.
public protocol TraversalIterator<Tree>: IteratorProtocol where Element == Tree {
    /// The type of the nodes.
    associatedtype Tree: BinaryTree

    /// Creates a walk that starts at a root.
    init(_ root: Tree)
}

/// The nodes of a binary tree in the order of an iterator.
public struct TraversalSequence<Iterator: TraversalIterator>: Sequence {
    @usableFromInline let root: Iterator.Tree

    /// Creates the sequence of a tree.
    @inlinable
    public init(_ root: Iterator.Tree) { self.root = root }

    /// Creates a walk from the beginning.
    @inlinable
    public func makeIterator() -> Iterator { Iterator(root) }

    /// The least number of nodes: 1, the root.
    public var underestimatedCount: Int { 1 }
}
