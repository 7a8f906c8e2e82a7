/// The structure of a binary tree as flat arrays, without its elements. Layouts work on it.
///
/// Nodes are numbered in pre-order: the root is 0, a left child is its parent's number plus 1, and a subtree is a
/// range. So parents come before children, and a loop from the end meets children before parents.
public struct BinaryShape: Equatable, Sendable {
    /// The parent of each node; -1 for the root.
    let parents: [Int32]
    /// The left child of each node; -1 where there is none.
    let lefts: [Int32]
    /// The right child of each node; -1 where there is none.
    let rights: [Int32]
    /// The number of edges above each node.
    let depths: [Int32]

    /// The most nodes a shape can have.
    public static let largestCount = Int(Int32.max)

    @usableFromInline
    init(parents: [Int32], lefts: [Int32], rights: [Int32], depths: [Int32]) {
        self.parents = parents
        self.lefts = lefts
        self.rights = rights
        self.depths = depths
    }

    /// Creates the binary tree with the same nodes; nil if a node has more than two children.
    ///
    /// The first of two children is the left one.
    /// - Parameter isRight: Returns whether an only child, given by its number, is a right child.
    /// - Complexity: O(n) for n nodes.
    public init?(_ tree: TreeShape, isRight: (_ onlyChild: Int) -> Bool = { _ in false }) {
        var lefts = [Int32](repeating: -1, count: tree.count)
        var rights = lefts
        for child in lefts.indices.dropFirst() {
            let parent = Int(tree.parents[child])
            if parent + 1 != child {
                // A second child: the left one is there, and has no sibling but this.
                guard rights[parent] < 0, lefts[parent] >= 0 else { return nil }
                rights[parent] = Int32(child)
            } else if tree.nextSiblings[child] < 0, isRight(child) {
                rights[parent] = Int32(child)
            } else {
                lefts[parent] = Int32(child)
            }
        }
        self.init(parents: tree.parents, lefts: lefts, rights: rights, depths: tree.depths)
    }

    /// The number of nodes.
    public var count: Int { parents.count }

    /// Returns the parent of a node; nil for the root.
    ///
    /// - Precondition: `node` is less than `count`, and not negative.
    public func parent(of node: Int) -> Int? { parents[node] < 0 ? nil : Int(parents[node]) }

    /// Returns the left child of a node; nil if there is none.
    ///
    /// - Precondition: `node` is less than `count`, and not negative.
    public func left(of node: Int) -> Int? { lefts[node] < 0 ? nil : Int(lefts[node]) }

    /// Returns the right child of a node; nil if there is none.
    ///
    /// - Precondition: `node` is less than `count`, and not negative.
    public func right(of node: Int) -> Int? { rights[node] < 0 ? nil : Int(rights[node]) }

    /// Returns the number of edges from the root to a node.
    ///
    /// - Precondition: `node` is less than `count`, and not negative.
    public func depth(of node: Int) -> Int { Int(depths[node]) }

    /// The number of edges on the longest way down; 0 for one node and for none.
    ///
    /// - Complexity: O(n) for n nodes.
    public var height: Int { Int(depths.max() ?? 0) }

    /// Whether at every node the heights of the two sides differ by at most 1. A missing side has height -1.
    ///
    /// - Complexity: O(n) for n nodes.
    public var isBalanced: Bool {
        var heights = [Int32](repeating: 0, count: count)
        for node in stride(from: count - 1, through: 0, by: -1) {
            let left = lefts[node] < 0 ? -1 : heights[Int(lefts[node])]
            let right = rights[node] < 0 ? -1 : heights[Int(rights[node])]
            if abs(left - right) > 1 { return false }
            heights[node] = max(left, right) + 1
        }
        return true
    }

    /// Returns the turns from the root to a node, such as "LRR"; empty for the root.
    ///
    /// - Precondition: `node` is less than `count`, and not negative.
    /// - Complexity: O(depth).
    public func path(to node: Int) -> String {
        var turns: [Character] = []
        var child = node
        while let parent = parent(of: child) {
            turns.append(lefts[parent] == child ? "L" : "R")
            child = parent
        }
        return String(turns.reversed())
    }

    /// The same tree as an n-ary one, with the same numbers of nodes.
    ///
    /// - Complexity: O(n) for n nodes.
    public var treeShape: TreeShape {
        var nextSiblings = [Int32](repeating: -1, count: count)
        for node in 0..<count where lefts[node] >= 0 { nextSiblings[Int(lefts[node])] = rights[node] }
        return TreeShape(parents: parents, nextSiblings: nextSiblings, depths: depths)
    }
}
