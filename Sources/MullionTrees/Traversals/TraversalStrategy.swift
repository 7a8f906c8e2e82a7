/// An order of the nodes of a binary tree. Custom types can conform.
///
/// ```swift
/// enum LeftSpine: TraversalStrategy {
///     static func traversalSequence<Tree: BinaryTree>(_ root: Tree) -> AnySequence<Tree> {
///         AnySequence(sequence(first: root, next: \.left))
///     }
/// }
/// ```
public protocol TraversalStrategy: Sendable {
    /// The nodes of a tree in this order, found one at a time on demand.
    static func traversalSequence<Tree: BinaryTree>(_ root: Tree) -> AnySequence<Tree>
}

/// A node, then its left side, then its right side.
public enum PreOrderTraversalStrategy: TraversalStrategy {
    public static func traversalSequence<Tree: BinaryTree>(_ root: Tree) -> AnySequence<Tree> {
        AnySequence(root.preOrder)
    }
}

/// The left side, then the node, then its right side: the sorted order of a search tree.
public enum InOrderTraversalStrategy: TraversalStrategy {
    public static func traversalSequence<Tree: BinaryTree>(_ root: Tree) -> AnySequence<Tree> {
        AnySequence(root.inOrder)
    }
}

/// The left side, then the right side, then the node.
public enum PostOrderTraversalStrategy: TraversalStrategy {
    public static func traversalSequence<Tree: BinaryTree>(_ root: Tree) -> AnySequence<Tree> {
        AnySequence(root.postOrder)
    }
}

/// Level by level, each from left to right.
public enum LevelOrderTraversalStrategy: TraversalStrategy {
    public static func traversalSequence<Tree: BinaryTree>(_ root: Tree) -> AnySequence<Tree> {
        AnySequence(root.levelOrder)
    }
}

/// Level by level, the root's from left to right, the next one from right to left, and so on.
public enum ZigzagOrderTraversalStrategy: TraversalStrategy {
    public static func traversalSequence<Tree: BinaryTree>(_ root: Tree) -> AnySequence<Tree> {
        AnySequence(root.zigzagOrder)
    }
}

extension BinaryTree {
    /// The nodes, each before its left and then its right side.
    public var preOrder: PreOrderSequence<Self> { PreOrderSequence(self) }
    /// The nodes, each between its left and its right side.
    public var inOrder: InOrderSequence<Self> { InOrderSequence(self) }
    /// The nodes, each after its left and then its right side.
    public var postOrder: PostOrderSequence<Self> { PostOrderSequence(self) }
    /// The nodes level by level, each level from left to right.
    public var levelOrder: LevelOrderSequence<Self> { LevelOrderSequence(self) }
    /// The nodes level by level, from left to right and from right to left in turns.
    public var zigzagOrder: ZigzagOrderSequence<Self> { ZigzagOrderSequence(self) }
}
