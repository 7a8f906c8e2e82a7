/// A node of a binary tree, which represents the tree below it. Classes, indirect enums and structs can conform.
///
/// Three lines make a type a tree:
///
/// ```swift
/// indirect enum Expression { case number(String), operation(String, Expression, Expression) }
///
/// extension Expression: BinaryTree {
///     var element: String { switch self { case .number(let name), .operation(let name, _, _): name } }
///     var left: Expression? { if case .operation(_, let left, _) = self { left } else { nil } }
///     var right: Expression? { if case .operation(_, _, let right) = self { right } else { nil } }
/// }
/// ```
///
/// Classes have to be final. A type that should not or cannot conform is wrapped by ``AdaptedBinaryTree``, or read by
/// ``FlatBinaryTree`` with two closures. An empty tree is nil.
///
/// A class can be its own descendant. Walks stop the program then, with the name of the node;
/// ``FlatBinaryTree/init(_:maximumCount:)`` throws an error instead, so trees of unknown origin go through it.
///
/// The layouts work on flat arrays: ``FlatBinaryTree``.
public protocol BinaryTree<Value>: Equatable {
    /// The type of the elements.
    associatedtype Value: Equatable

    /// The element of this node.
    var element: Value { get }
    /// The tree to the left; nil if there is none.
    var left: Self? { get }
    /// The tree to the right; nil if there is none.
    var right: Self? { get }
    /// The identity of this node, which distinguishes it from equal nodes; nil for values, which cannot contain
    /// themselves.
    ///
    /// Classes have a default. A struct around a reference should return the identity of the reference.
    var nodeIdentity: ObjectIdentifier? { get }
}

extension BinaryTree {
    /// nil: values have no identity.
    @inlinable
    public var nodeIdentity: ObjectIdentifier? { nil }
}

extension BinaryTree where Self: AnyObject {
    /// The object's identity.
    @inlinable
    public var nodeIdentity: ObjectIdentifier? { ObjectIdentifier(self) }
}

extension BinaryTree {
    /// The number of nodes.
    ///
    /// - Complexity: O(n) for n nodes; no recursion.
    public var count: Int {
        var count = 0
        for _ in PreOrderSequence(self) { count += 1 }
        return count
    }

    /// The number of edges on the longest path down; 0 for a single node.
    ///
    /// - Complexity: O(n) for n nodes; no recursion.
    public var height: Int { shape.height }

    /// Whether at every node the heights of the two sides differ by at most 1.
    ///
    /// - Complexity: O(n) for n nodes; no recursion.
    public var isBalanced: Bool { shape.isBalanced }

    /// The tree without its elements.
    private var shape: BinaryShape {
        do throws(TreeError) {
            return try BinaryShape.walk(
                self, left: \.left, right: \.right, identity: \.nodeIdentity, maximumCount: BinaryShape.largestCount,
                visit: { _ in })
        } catch {
            preconditionFailure("\(error)")
        }
    }
}
