/// A binary tree that is a sequence of its nodes, in the order of a strategy.
///
/// ```swift
/// final class Node: TraversableBinaryTree {
///     var element: Int, left: Node?, right: Node?
///     var traversalStrategy: (any TraversalStrategy.Type)? = InOrderTraversalStrategy.self
/// }
/// for node in root { print(node.element) }
/// print(root)                              // InOrderTraversalStrategy: 1, 2, 3
/// ```
public protocol TraversableBinaryTree: BinaryTree, Sequence, CustomStringConvertible where Element == Self {
    /// The order of the nodes; without one the sequence is empty.
    var traversalStrategy: (any TraversalStrategy.Type)? { get }
}

extension TraversableBinaryTree {
    /// Returns an iterator over the nodes in the order of the strategy.
    public func makeIterator() -> AnySequence<Self>.Iterator {
        guard let traversalStrategy else { return AnySequence(EmptyCollection()).makeIterator() }
        return traversalStrategy.traversalSequence(self).makeIterator()
    }

    /// At least one node where there is a strategy; counting them would need a walk.
    public var underestimatedCount: Int { traversalStrategy == nil ? 0 : 1 }

    /// The strategy's name and the elements in its order: "InOrderTraversalStrategy: 1, 2, 3".
    public var description: String {
        guard let traversalStrategy else { return "no strategy" }
        return "\(traversalStrategy): " + map { "\($0.element)" }.joined(separator: ", ")
    }
}
