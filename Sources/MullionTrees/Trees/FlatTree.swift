/// A tree with any number of children as flat arrays: its shape, and what its nodes carry in the same order, pre-order.
///
/// ```swift
/// let flat = try FlatTree(root: folder, children: { $0.folders })
/// let layout = BuchheimLayout().layout(flat.shape)
/// ```
public struct FlatTree<Value> {
    /// The values of the nodes, in pre-order.
    public let values: [Value]
    /// The structure; its node i has the value `values[i]`.
    public let shape: TreeShape

    @usableFromInline
    init(values: [Value], shape: TreeShape) {
        self.values = values
        self.shape = shape
    }

    /// Creates a flat tree whose values are the nodes of a tree; nil is the empty tree.
    ///
    /// - Throws: ``TreeError/cycle(node:path:)`` if a node lies below itself; ``TreeError/tooManyNodes(limit:)``, which
    ///   also meets trees that grow without end because nodes are shared.
    /// - Complexity: O(n) for n nodes; no recursion.
    @inlinable
    public init(_ root: Value?, maximumCount: Int = 10_000_000) throws(TreeError) where Value: Tree {
        var values: [Value] = []
        shape = try TreeShape.walk(
            root, children: { $0.children }, identity: { $0.nodeIdentity }, maximumCount: maximumCount,
            visit: { values.append($0) })
        self.values = values
    }

    /// Creates a flat tree whose values are the nodes of a tree of any type.
    ///
    /// - Throws: As ``init(_:maximumCount:)``. Cycles are found where `Value` is a class; otherwise the limit ends
    ///   them.
    /// - Complexity: O(n) for n nodes; no recursion.
    @inlinable
    public init<Children: Sequence<Value>>(
        root: Value?, children: (Value) -> Children, maximumCount: Int = 10_000_000
    ) throws(TreeError) {
        var values: [Value] = []
        let isObject = Value.self is AnyObject.Type
        shape = try TreeShape.walk(
            root, children: children, identity: { isObject ? ObjectIdentifier($0 as AnyObject) : nil },
            maximumCount: maximumCount, visit: { values.append($0) })
        self.values = values
    }

    /// The number of nodes.
    public var count: Int { values.count }

    /// Returns the same tree with transformed values.
    public func map<NewValue>(_ transform: (Value) throws -> NewValue) rethrows -> FlatTree<NewValue> {
        FlatTree<NewValue>(values: try values.map(transform), shape: shape)
    }
}

extension FlatTree: Sendable where Value: Sendable {}
extension FlatTree: Equatable where Value: Equatable {}
