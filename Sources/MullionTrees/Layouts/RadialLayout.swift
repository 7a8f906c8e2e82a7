import MullionGeometry

/// A layout of boxes around the root: a ring for each level, all of the circle shared by the leaves.
///
/// 1. Lay the tree out on the grid by ``BuchheimLayout``.
/// 2. Find the least distance of the rings at which no box can touch another: rings lie a diagonal of the largest box and the
///    gap apart, and so do neighbours on a ring, as the crow flies.
/// 3. Bend the grid around the root, and centre the boxes on its points.
///
/// Worked example: a root with two leaves, all 3 × 4, gap 1. The diagonal and the gap are 6, so the leaves stand 6 to the left
/// and to the right of the root, if 0 is the start.
///
/// - Complexity: O(n) for n nodes; no recursion.
public struct RadialLayout: SizedTreeLayoutAlgorithm {
    /// The least distance between boxes; negative, infinite and NaN count as 0.
    public var gap: CGFloat
    /// The angle of the leftmost leaf; 0 is to the right, and angles grow clockwise.
    public var start: Angle
    /// The distance on the grid of neighbours with different parents, where siblings have 1; negative, infinite and NaN
    /// count as 0.
    public var otherSeparation: CGFloat

    /// Creates the layout.
    public init(gap: CGFloat = 0, start: Angle = .degrees(-90), otherSeparation: CGFloat = 1.5) {
        self.gap = gap
        self.start = start
        self.otherSeparation = otherSeparation
    }

    /// Where each box stands.
    ///
    /// - Parameter sizes: The size of each node, in the order of the shape; negative, infinite and NaN sides count as 0.
    /// - Precondition: There are as many sizes as nodes.
    public func layout(_ shape: TreeShape, sizes: [CGSize]) -> TreeLayout {
        let boxes = TreeDirection.down.upright(sizes, for: shape)
        let separation = TreeLength.usable(otherSeparation)
        let grid = BuchheimLayout(otherSeparation: separation).layout(shape)
        let points = grid.radial(
            ring: ring(grid, boxes, turn: grid.bounds.width + separation), start: start, gap: separation)
        let corners = points.positions.indices.map { node in
            CGPoint(
                x: points.positions[node].x - boxes[node].width / 2,
                y: points.positions[node].y - boxes[node].height / 2)
        }
        return TreeLayout(outwards: corners, sizes: boxes, parents: shape.parents)
    }

    /// Step 2. The turn is the width of the grid that is bent once around.
    private func ring(_ grid: TreeLayout, _ boxes: [CGSize], turn: CGFloat) -> CGFloat {
        let diagonal = boxes.reduce(0) { max($0, ($1.width * $1.width + $1.height * $1.height).squareRoot()) }
        let distance = diagonal + TreeLength.usable(gap)
        // In pre-order the nodes of a level come from left to right.
        var levels: [(first: CGFloat, last: CGFloat, least: CGFloat)] = []
        for position in grid.positions {
            let level = Int(position.y)
            if level == levels.count {
                levels.append((position.x, position.x, .infinity))
            } else {
                levels[level].least = min(levels[level].least, position.x - levels[level].last)
                levels[level].last = position.x
            }
        }
        var ring = distance
        for (number, level) in levels.enumerated().dropFirst() where level.first < level.last {
            let step = min(level.least, turn - (level.last - level.first))
            let angle = 2 * Double.pi * Double(step / turn)
            let chord = 2 * CGFloat(sin(min(angle, .pi) / 2))
            if chord > 0 { ring = max(ring, distance / (chord * CGFloat(number))) }
        }
        return ring
    }
}
