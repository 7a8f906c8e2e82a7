import MullionGeometry

/// A tree with the position of each node, in the order of the flat arrays.
///
/// Layouts on the grid give points: x in grid units with the smallest at 0, y = the depth. Layouts of boxes give boxes
/// in the units of their sizes. Nothing is negative.
public struct TreeLayout: Equatable, Sendable {
    /// The top left corner of each node's box, or the node's point.
    public let positions: [CGPoint]
    /// The size of each node's box; empty if nodes are points.
    public let sizes: [CGSize]
    /// The smallest rectangle around all boxes; null for the empty tree.
    public let bounds: CGRect
    /// The direction in which the drawing extends from the root.
    public internal(set) var flow = TreeFlow.towards(.down)
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

    /// Returns the box of a node, which has size zero if nodes are points.
    ///
    /// - Precondition: The layout has the node.
    public func frame(of node: Int) -> CGRect {
        CGRect(origin: positions[node], size: sizes.isEmpty ? .zero : sizes[node])
    }

    /// Returns the center of a node's box, or its point.
    ///
    /// - Precondition: The layout has the node.
    public func center(of node: Int) -> CGPoint {
        guard !sizes.isEmpty else { return positions[node] }
        return CGPoint(x: positions[node].x + sizes[node].width / 2, y: positions[node].y + sizes[node].height / 2)
    }

    /// Returns the drawing with every box moved up and to the left to whole cells, so that it can be drawn with
    /// characters.
    ///
    /// Boxes and gaps of whole cells do not move closer together.
    /// - Parameter cell: The size of a cell; sides that are not positive and finite count as 1.
    /// - Complexity: O(n) for n nodes.
    public func snapped(to cell: CGSize) -> TreeLayout {
        func whole(_ length: CGFloat, _ cell: CGFloat) -> CGFloat {
            let cell = cell > 0 && cell < .infinity ? cell : 1
            // Sums of thirds may end a hair below a cell.
            return ((length / cell) + 1e-6).rounded(.down) * cell
        }
        let corners = positions.map { CGPoint(x: whole($0.x, cell.width), y: whole($0.y, cell.height)) }
        var snapped = TreeLayout(moving: corners, sizes: sizes, parents: parents)
        snapped.flow = flow
        return snapped
    }

    /// Returns the layout without some leaves.
    ///
    /// - Complexity: O(n) for n nodes.
    package func removingLeaves(_ isRemoved: [Bool]) -> TreeLayout {
        let kept = positions.indices.filter { !isRemoved[$0] }
        var numbers = [Int32](repeating: -1, count: count)
        for (number, node) in kept.enumerated() { numbers[node] = Int32(number) }
        var layout = TreeLayout(
            moving: kept.map { positions[$0] }, sizes: sizes.isEmpty ? [] : kept.map { sizes[$0] },
            parents: kept.map { parents[$0] < 0 ? -1 : numbers[Int(parents[$0])] })
        layout.flow = flow
        return layout
    }

    /// The edges: one to every node but the root, in the order of the nodes.
    public var edges: some RandomAccessCollection<TreeEdge> {
        parents.indices.dropFirst().lazy.map { TreeEdge(parent: Int(parents[$0]), child: $0) }
    }
}

/// The direction in which a drawing of a tree extends from the root, which determines where edges leave and enter
/// nodes.
public enum TreeFlow: Equatable, Sendable {
    /// From level to level in one direction.
    case towards(TreeDirection)
    /// From the root in the middle to all sides.
    case outwards
}

/// An edge of a tree, by the numbers of its nodes.
public struct TreeEdge: Equatable, Sendable {
    /// The upper end.
    public let parent: Int
    /// The lower end.
    public let child: Int
}
