/// A binary tree as flat arrays: its shape, and what its nodes carry in the same order, which is pre-order.
///
/// ```swift
/// let flat = try FlatBinaryTree(root)
/// let layout = ReingoldTilfordLayout().layout(flat.shape)
/// for (value, position) in zip(flat.values, layout.positions) { print(value, position) }
/// ```
///
/// Nothing here is nested, so a tree of any depth is made, walked and freed without a deep stack.
public struct FlatBinaryTree<Value> {
    /// The values of the nodes, in pre-order.
    public let values: [Value]
    /// The structure; its node i has the value `values[i]`.
    public let shape: BinaryShape

    @usableFromInline
    init(values: [Value], shape: BinaryShape) {
        self.values = values
        self.shape = shape
    }

    /// Creates a flat tree with the elements of a tree; nil is the empty tree.
    ///
    /// - Throws: ``TreeError/cycle(node:path:)`` if a node lies below itself; ``TreeError/tooManyNodes(limit:)``, which
    ///   also meets trees that grow without end because nodes are shared.
    /// - Complexity: O(n) for n nodes; no recursion.
    @inlinable
    public init<Node: BinaryTree<Value>>(_ root: Node?, maximumCount: Int = 10_000_000) throws(TreeError) {
        var values: [Value] = []
        shape = try BinaryShape.walk(
            root, left: { $0.left }, right: { $0.right }, identity: { $0.nodeIdentity }, maximumCount: maximumCount,
            visit: { values.append($0.element) })
        self.values = values
    }

    /// Creates a flat tree whose values are the nodes of a tree of any type.
    ///
    /// ```swift
    /// let flat = try FlatBinaryTree(root: view, left: { $0.first }, right: { $0.second })
    /// ```
    /// - Precondition: `maximumCount` nodes fit in memory, if the tree may be infinite.
    /// - Throws: As ``init(_:maximumCount:)``. Cycles are found where `Value` is a class; otherwise the limit ends
    ///   them.
    /// - Complexity: O(n) for n nodes; no recursion.
    @inlinable
    public init(
        root: Value?, left: (Value) -> Value?, right: (Value) -> Value?, maximumCount: Int = 10_000_000
    ) throws(TreeError) {
        var values: [Value] = []
        let isObject = Value.self is AnyObject.Type
        shape = try BinaryShape.walk(
            root, left: left, right: right,
            identity: { isObject ? ObjectIdentifier($0 as AnyObject) : nil }, maximumCount: maximumCount,
            visit: { values.append($0) })
        self.values = values
    }

    /// The number of nodes.
    public var count: Int { values.count }

    /// Returns the same tree with transformed values.
    public func map<NewValue>(_ transform: (Value) throws -> NewValue) rethrows -> FlatBinaryTree<NewValue> {
        FlatBinaryTree<NewValue>(values: try values.map(transform), shape: shape)
    }
}

extension FlatBinaryTree: Sendable where Value: Sendable {}
extension FlatBinaryTree: Equatable where Value: Equatable {}
