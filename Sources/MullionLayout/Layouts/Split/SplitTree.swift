import MullionGeometry

/// The tree of an automatic grid as data: elements as leaves, and the split nodes above them.
///
/// n elements have n split nodes, numbered in heap order: node 0 is the root, the slots of node i are positions 2i + 1
/// and 2i + 2, and the last node has one child only. Read from left to right the leaves are the elements in their
/// order. Only the elements are stored: the rest follows from their number (`SplitPosition`), so an edit costs
/// what it costs in an array, and nodes are identified by their index, elements by their value.
///
/// ```swift
/// var tree = SplitTree(["a", "b", "c", "d", "e"])
/// print(tree)                      // s0[s1[s3[a b] s4[c]] s2[d e]]
/// try tree.remove(at: 0)
/// print(tree)                      // s0[s1[s3[b] c] s2[d e]]
/// ```
///
/// Elements keep their identity, not their place: removing one in the middle moves all later ones up by one leaf.
/// ``movedLeaves(since:)`` returns the leaves whose slot has changed.
///
/// Source: StackGrid, `StackGrid.swift`.
public struct SplitTree<Element> {
    /// The elements, which are the leaves from left to right.
    public private(set) var elements: [Element]
    /// The axis along which the root halves its area; those of deeper nodes take turns.
    public var rootAxis: Axis

    /// Creates a tree without elements.
    public init(rootAxis: Axis = .vertical) { self.init(EmptyCollection(), rootAxis: rootAxis) }

    /// Creates a tree of some elements.
    public init(_ elements: some Sequence<Element>, rootAxis: Axis = .vertical) {
        self.elements = Array(elements)
        self.rootAxis = rootAxis
    }

    /// The number of elements, and of split nodes.
    public var count: Int { elements.count }

    /// The number of layers of split nodes above the deepest leaf; 0 without elements.
    public var depth: Int { elements.isEmpty ? 0 : shape.deepest }

    private var shape: SplitPosition { SplitPosition(count: elements.count) }

    // MARK: - Structure

    /// Returns the contents of the two parts of a node, the top or leading one first. The last node has no second part.
    ///
    /// - Precondition: The node exists.
    /// - Complexity: O(1).
    public func slots(ofNode node: Int) -> (first: SplitSlot, second: SplitSlot?) {
        requireNode(node)
        return (shape.slot(at: 2 * node + 1)!, shape.slot(at: 2 * node + 2))
    }

    /// Returns the node that holds a leaf, and whether the leaf is its second part.
    ///
    /// - Precondition: The leaf exists.
    /// - Complexity: O(1).
    public func owner(ofLeaf leaf: Int) -> (node: Int, isSecond: Bool) {
        precondition(elements.indices.contains(leaf), "leaf \(leaf) does not exist: there are \(count)")
        let position = shape.position(ofLeaf: leaf)
        return ((position - 1) / 2, position % 2 == 0)
    }

    /// Returns the parent of a node; nil for the root.
    ///
    /// - Precondition: The node exists.
    /// - Complexity: O(1).
    public func parent(ofNode node: Int) -> Int? {
        requireNode(node)
        return node == 0 ? nil : (node - 1) / 2
    }

    /// Returns the number of ancestors of a node.
    ///
    /// - Precondition: The node exists.
    /// - Complexity: O(1).
    public func depth(ofNode node: Int) -> Int {
        requireNode(node)
        return SplitPosition.depth(node)
    }

    /// Returns the axis along which a node halves its area: vertical gives a top and a bottom part.
    ///
    /// - Precondition: The node exists.
    /// - Complexity: O(1).
    public func axis(ofNode node: Int) -> Axis {
        requireNode(node)
        return SplitFrames.axis(node, root: rootAxis)
    }

    private func requireNode(_ node: Int) {
        precondition(elements.indices.contains(node), "node \(node) does not exist: there are \(count)")
    }

    mutating func insertAll(_ new: some Collection<Element>, at index: Int) {
        elements.insert(contentsOf: new, at: index)
    }

    mutating func removeOne(at index: Int) -> Element { elements.remove(at: index) }

    /// Returns the areas of the elements, in their order.
    ///
    /// - Parameters:
    ///   - bounds: The area of the root.
    ///   - spacing: The gap between the two parts of every node, in points; negative, NaN and infinite count as 0.
    /// - Complexity: O(n) for n elements.
    public func frames(in bounds: CGRect, spacing: CGFloat = 0) -> [CGRect] {
        SplitFrames(count: count, rootAxis: rootAxis, spacing: spacing).frames(in: bounds)
    }

    /// Returns the areas of the split nodes, in heap order: each node after its parent.
    ///
    /// - Parameters: As for the areas of the elements.
    /// - Complexity: O(n) for n elements.
    package func nodeAreas(in bounds: CGRect, spacing: CGFloat = 0) -> [CGRect] {
        let areas = SplitFrames(count: count, rootAxis: rootAxis, spacing: spacing).areas(in: bounds)
        return Array(areas.prefix(count))
    }
}

extension SplitTree: Sendable where Element: Sendable {}
extension SplitTree: Equatable where Element: Equatable {}
