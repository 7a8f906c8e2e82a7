import MullionGeometry

/// A binary tree that keeps its ``ReingoldTilfordLayout`` while it is edited: only what the edit can reach is laid out
/// again.
///
/// ```swift
/// var tree = TidyTree(flat.shape)
/// let new = tree.insert(.left, below: 7)
/// let place = tree.position(of: new)      // as in a layout from scratch, bit for bit
/// ```
///
/// Nodes have numbers that stay: at first those of the shape; a new node gets one that is free.
///
/// 1. The layout joins the two subtrees of each node and remembers what it found relative to the node. An edit reaches
///    the joins of the node and of those above it, and no others.
/// 2. Before the edit each of these joins is taken back. All it left outside of its node is one thread, at the end of
///    the contour of the shallower side.
/// 3. After the edit they are done again, from below.
/// 4. Places are relative to parents; a place in the drawing is the sum along the way from the root, minus the least
///    such sum, which is found on the left contour.
///
/// - Complexity: An edit walks for every node above it as many levels as the shallower of its two sides has. That is
///   O(log² n) on balanced trees, at most O(depth · height) on any, and O(depth) on chains.
public struct TidyTree: Sendable {
    /// A side of a node.
    public enum Side: Sendable {
        /// Smaller values of a search tree.
        case left
        /// Equal and greater values of a search tree.
        case right
    }

    /// The number of nodes.
    public private(set) var count: Int
    /// The number of the root; nil for the empty tree.
    public private(set) var root: Int?

    private var parents: [Int32]
    private var lefts: [Int32]
    private var rights: [Int32]
    private var pass: ReingoldTilfordPass
    /// Numbers of nodes that were removed.
    private var free: [Int] = []

    /// Lays out a tree.
    ///
    /// - Complexity: O(n) for n nodes.
    public init(_ shape: BinaryShape, layout: ReingoldTilfordLayout = ReingoldTilfordLayout()) {
        count = shape.count
        root = shape.count > 0 ? 0 : nil
        parents = shape.parents
        lefts = shape.lefts
        rights = shape.rights
        pass = ReingoldTilfordPass(layout, count: shape.count)
        for node in stride(from: shape.count - 1, through: 0, by: -1) { join(node) }
    }

    /// Returns the parent of a node; nil for the root.
    ///
    /// - Precondition: The tree has the node.
    public func parent(of node: Int) -> Int? { parents[node] < 0 ? nil : Int(parents[node]) }

    /// Returns the child on a side; nil if there is none.
    ///
    /// - Precondition: The tree has the node.
    public func child(_ side: Side, of node: Int) -> Int? {
        let child = side == .left ? lefts[node] : rights[node]
        return child < 0 ? nil : Int(child)
    }

    // MARK: - Editing

    /// Adds a leaf below a node, or the root to the empty tree, and gives its number.
    ///
    /// - Parameter node: The parent; nil: there is none, and the new node becomes the root.
    /// - Precondition: The position is free.
    /// - Complexity: As described for the type.
    @discardableResult
    public mutating func insert(_ side: Side = .left, below node: Int?) -> Int {
        precondition(node.map { child(side, of: $0) == nil } ?? (root == nil), "there is a node in that place already")
        takeBack(from: node)
        let new = newNumber()
        parents[new] = Int32(node ?? -1)
        if let node {
            if side == .left { lefts[node] = Int32(new) } else { rights[node] = Int32(new) }
        } else {
            root = new
        }
        count += 1
        join(new)
        redo(from: node)
        return new
    }

    /// Removes a node and all below it.
    ///
    /// - Precondition: The tree has the node.
    /// - Complexity: As described for the type, plus O(nodes removed).
    public mutating func remove(_ node: Int) {
        let above = parent(of: node)
        takeBack(from: above)
        if let above {
            if lefts[above] == Int32(node) { lefts[above] = -1 } else { rights[above] = -1 }
        } else {
            root = nil
        }
        var pending = [node]
        while let next = pending.popLast() {
            for child in [lefts[next], rights[next]] where child >= 0 { pending.append(Int(child)) }
            lefts[next] = -1
            rights[next] = -1
            free.append(next)
            count -= 1
        }
        redo(from: above)
    }

    private mutating func newNumber() -> Int {
        guard let number = free.popLast() else {
            parents.append(-1)
            lefts.append(-1)
            rights.append(-1)
            pass.nodes.append(ReingoldTilfordPass.Node())
            return parents.count - 1
        }
        pass.nodes[number] = ReingoldTilfordPass.Node()
        return number
    }

    private mutating func join(_ node: Int) { pass.join(node, left: Int(lefts[node]), right: Int(rights[node])) }

    /// Step 2, for a node and all above it.
    private mutating func takeBack(from node: Int?) {
        var next = Int32(node ?? -1)
        while next >= 0 {
            let node = Int(next)
            pass.separate(node, left: Int(lefts[node]), right: Int(rights[node]))
            next = parents[node]
        }
    }

    /// Step 3, for a node and all above it.
    private mutating func redo(from node: Int?) {
        var next = Int32(node ?? -1)
        while next >= 0 {
            let node = Int(next)
            pass.nodes[node].left = ReingoldTilfordPass.Link()
            pass.nodes[node].right = ReingoldTilfordPass.Link()
            pass.nodes[node].lowestLeft.offset = 0
            pass.nodes[node].lowestRight.offset = 0
            join(node)
            next = parents[node]
        }
        if let root { pass.nodes[root].offset = 0 }
    }

    // MARK: - Places

    /// Returns the distance of a node to the right of its parent, in grid units; 0 for the root.
    ///
    /// - Precondition: The tree has the node.
    /// - Complexity: O(1).
    public func offset(of node: Int) -> CGFloat { pass.nodes[node].offset }

    /// Returns the position of a node on the grid.
    ///
    /// - Precondition: The tree has the node.
    /// - Complexity: O(depth) plus that of ``least``; to place many, use ``layout()``.
    public func position(of node: Int) -> CGPoint {
        let (x, depth) = sum(to: node)
        return CGPoint(x: x - least, y: CGFloat(depth))
    }

    /// The position of the leftmost node relative to the root; 0 or negative.
    ///
    /// - Complexity: O(height + depth · threads of the left contour).
    public var least: CGFloat {
        guard let root else { return 0 }
        // Sums are taken along edges, as a layout from scratch takes them, so that the same bits come out.
        var node = root
        var x: CGFloat = 0
        var least: CGFloat = 0
        while true {
            let next = Int(pass.nodes[node].left.node)
            guard next >= 0 else { return least }
            x = parents[next] == Int32(node) ? x + pass.nodes[next].offset : sum(to: next).x
            least = min(least, x)
            node = next
        }
    }

    /// The way from the root to a node: the sum of the offsets, from above, and their number.
    private func sum(to node: Int) -> (x: CGFloat, depth: Int) {
        var offsets: [CGFloat] = []
        var next = node
        while let parent = parent(of: next) {
            offsets.append(pass.nodes[next].offset)
            next = parent
        }
        return (offsets.reversed().reduce(0, +), offsets.count)
    }

    /// Returns the tree as flat arrays, whose values are the numbers of the nodes in this tree.
    ///
    /// - Complexity: O(n) for n nodes.
    public func flattened() -> FlatBinaryTree<Int> {
        do throws(TreeError) {
            return try FlatBinaryTree(
                root: root, left: { child(.left, of: $0) }, right: { child(.right, of: $0) },
                maximumCount: BinaryShape.largestCount)
        } catch {
            preconditionFailure("\(error)")
        }
    }

    /// Returns the position of every node, in the order of ``flattened()``.
    ///
    /// - Complexity: O(n) for n nodes.
    public func layout() -> TreeLayout {
        let tree = flattened()
        var xs: [CGFloat] = []
        xs.reserveCapacity(tree.count)
        for (place, number) in tree.values.enumerated() {
            xs.append(place == 0 ? 0 : xs[Int(tree.shape.parents[place])] + pass.nodes[number].offset)
        }
        return TreeLayout(xs: xs, depths: tree.shape.depths, parents: tree.shape.parents)
    }
}
