/// The structure of a tree with any number of children as flat arrays, without what its nodes carry. Layouts work on
/// it.
///
/// Nodes are numbered in pre-order: the root is 0, a first child is its parent's number plus 1, and a subtree is a
/// range. So parents come before children, and a loop from the end meets children before parents.
public struct TreeShape: Equatable, Sendable {
    /// The parent of each node; -1 for the root.
    let parents: [Int32]
    /// The sibling to the right of each node; -1 where there is none.
    let nextSiblings: [Int32]
    /// The number of edges above each node.
    let depths: [Int32]

    /// The most nodes a shape can have.
    public static let largestCount = Int(Int32.max)

    @usableFromInline
    init(parents: [Int32], nextSiblings: [Int32], depths: [Int32]) {
        self.parents = parents
        self.nextSiblings = nextSiblings
        self.depths = depths
    }

    /// Creates a shape from the parents of all nodes in pre-order. The first one, the root's, is not looked at.
    ///
    /// - Throws: ``TreeError/notPreOrder(node:)``, ``TreeError/tooManyNodes(limit:)``.
    /// - Complexity: O(n) for n nodes.
    public init(preOrderParents: [Int]) throws(TreeError) {
        guard preOrderParents.count <= Self.largestCount else { throw .tooManyNodes(limit: Self.largestCount) }
        var parents = [Int32](repeating: -1, count: preOrderParents.count)
        var nextSiblings = parents
        var depths = [Int32](repeating: 0, count: preOrderParents.count)
        for node in parents.indices.dropFirst() {
            // Climb from the node before to the child of the parent. Every node is left for good once, so this is O(n)
            // in all.
            var sibling: Int32 = -1
            var above = Int32(node - 1)
            while above >= 0, Int(above) != preOrderParents[node] {
                sibling = above
                above = parents[Int(above)]
            }
            guard above >= 0 else { throw .notPreOrder(node: node) }
            if sibling >= 0 { nextSiblings[Int(sibling)] = Int32(node) }
            parents[node] = above
            depths[node] = depths[Int(above)] + 1
        }
        self.init(parents: parents, nextSiblings: nextSiblings, depths: depths)
    }

    /// The number of nodes.
    public var count: Int { parents.count }

    /// Returns the parent of a node; nil for the root.
    ///
    /// - Precondition: `node` is less than `count`, and not negative.
    public func parent(of node: Int) -> Int? { parents[node] < 0 ? nil : Int(parents[node]) }

    /// Returns the leftmost child of a node; nil if there is none.
    ///
    /// - Precondition: `node` is less than `count`, and not negative.
    public func firstChild(of node: Int) -> Int? { hasChildren(node) ? node + 1 : nil }

    /// Returns the next sibling to the right; nil if there is none.
    ///
    /// - Precondition: `node` is less than `count`, and not negative.
    public func nextSibling(of node: Int) -> Int? { nextSiblings[node] < 0 ? nil : Int(nextSiblings[node]) }

    /// Returns the children of a node from left to right.
    ///
    /// - Precondition: `node` is less than `count`, and not negative.
    public func children(of node: Int) -> some Sequence<Int> {
        sequence(state: firstChild(of: node)) { next in
            defer { next = next.flatMap { nextSibling(of: $0) } }
            return next
        }
    }

    /// Returns the number of edges from the root to a node.
    ///
    /// - Precondition: `node` is less than `count`, and not negative.
    public func depth(of node: Int) -> Int { Int(depths[node]) }

    /// The number of edges on the longest way down; 0 for one node and for none.
    ///
    /// - Complexity: O(n) for n nodes.
    public var height: Int { Int(depths.max() ?? 0) }

    /// Returns the child indices from the root to a node, such as "0.2.1"; empty for the root.
    ///
    /// - Precondition: `node` is less than `count`, and not negative.
    /// - Complexity: O(depth + siblings on the way).
    public func path(to node: Int) -> String {
        var numbers: [String] = []
        var child = node
        while let parent = parent(of: child) {
            numbers.append("\(number(of: child, below: parent))")
            child = parent
        }
        return numbers.reversed().joined(separator: ".")
    }

    /// The number of siblings to the left of a child.
    func number(of child: Int, below parent: Int) -> Int {
        var number = 0
        for sibling in children(of: parent) {
            if sibling == child { break }
            number += 1
        }
        return number
    }

    /// In pre-order a node's first child follows it at once.
    @inline(__always)
    func hasChildren(_ node: Int) -> Bool { node + 1 < parents.count && parents[node + 1] == node }
}
