import MullionGeometry

/// A tree laid out: where each node stands, in the order of the flat arrays.
///
/// Layouts on the grid give points: x in grid units with the smallest at 0, y = the depth. Layouts of boxes give boxes in
/// the units of their sizes. Nothing is negative.
public struct TreeLayout: Equatable, Sendable {
    /// The top left corner of each node's box, or the node's point.
    public let positions: [CGPoint]
    /// The size of each node's box; empty if nodes are points.
    public let sizes: [CGSize]
    /// The smallest rectangle around all boxes; null for the empty tree.
    public let bounds: CGRect
    /// The parent of each node; -1 for the root.
    let parents: [Int32]

    /// Creates a layout, moved so that its bounds begin at (0, 0).
    init(moving positions: [CGPoint], sizes: [CGSize], parents: [Int32]) {
        var least = CGPoint(x: CGFloat.infinity, y: CGFloat.infinity)
        var most = CGPoint(x: -CGFloat.infinity, y: -CGFloat.infinity)
        for node in positions.indices {
            let corner = positions[node]
            least.x = min(least.x, corner.x)
            least.y = min(least.y, corner.y)
            most.x = max(most.x, node < sizes.count ? corner.x + sizes[node].width : corner.x)
            most.y = max(most.y, node < sizes.count ? corner.y + sizes[node].height : corner.y)
        }
        var moved = positions
        if least.x != 0 || least.y != 0 {
            for node in moved.indices {
                moved[node].x -= least.x
                moved[node].y -= least.y
            }
        }
        self.positions = moved
        self.sizes = sizes
        self.parents = parents
        bounds =
            positions.isEmpty
            ? .null : CGRect(x: 0, y: 0, width: max(0, most.x - least.x), height: max(0, most.y - least.y))
    }

    /// Creates a layout of points on the grid.
    init(xs: [CGFloat], depths: [Int32], parents: [Int32]) {
        var least = CGFloat.infinity
        var most = -CGFloat.infinity
        var deepest: Int32 = 0
        for node in xs.indices {
            least = min(least, xs[node])
            most = max(most, xs[node])
            deepest = max(deepest, depths[node])
        }
        var positions: [CGPoint] = []
        positions.reserveCapacity(xs.count)
        for node in xs.indices { positions.append(CGPoint(x: xs[node] - least, y: CGFloat(depths[node]))) }
        self.positions = positions
        sizes = []
        self.parents = parents
        bounds = xs.isEmpty ? .null : CGRect(x: 0, y: 0, width: most - least, height: CGFloat(deepest))
    }

    /// The number of nodes.
    public var count: Int { positions.count }

    /// The box of a node; of no size if nodes are points.
    public func frame(of node: Int) -> CGRect {
        CGRect(origin: positions[node], size: sizes.isEmpty ? .zero : sizes[node])
    }

    /// The middle of a node's box, or its point.
    public func center(of node: Int) -> CGPoint {
        guard !sizes.isEmpty else { return positions[node] }
        return CGPoint(x: positions[node].x + sizes[node].width / 2, y: positions[node].y + sizes[node].height / 2)
    }

    /// The edges: one to every node but the root, in the order of the nodes.
    public var edges: some RandomAccessCollection<TreeEdge> {
        parents.indices.dropFirst().lazy.map { TreeEdge(parent: Int(parents[$0]), child: $0) }
    }
}

/// An edge of a tree, by the numbers of its nodes.
public struct TreeEdge: Equatable, Sendable {
    /// The upper end.
    public let parent: Int
    /// The lower end.
    public let child: Int
}
