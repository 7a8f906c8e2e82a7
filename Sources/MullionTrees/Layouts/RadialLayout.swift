import MullionGeometry

/// A layout of boxes around the root: a ring for each level, all of the circle shared by the leaves.
///
/// 1. Lay the tree out on the grid by ``BuchheimLayout``, nodes at depth d only 1/d apart: their ring is d times as
///    long.
/// 2. Find the least distance of the rings at which no box touches another. Two boxes are apart as soon as they are
///    along one axis; of all distances which pairs need, the greatest is taken.
/// 3. Beyond four thousand nodes there are too many pairs. Then rings lie a diagonal of the largest box and the gap
///    apart, and so do neighbors on a ring, as the crow flies.
/// 4. Bend the grid around the root, and center the boxes on its points.
///
/// Worked example: a root with two leaves, all 3 × 4, gap 1. The leaves are 4 to the left and to the right of the
/// root, if 0 is the start.
///
/// - Complexity: O(n) for n nodes and a constant for the pairs; no recursion.
public struct RadialLayout: SizedTreeLayoutAlgorithm {
    /// The most nodes whose pairs are all looked at.
    private static let largestPairedCount = 4_000

    /// The least distance between boxes; negative, infinite and NaN count as 0.
    public var gap: CGFloat
    /// The angle of the leftmost leaf; 0 is to the right, and angles grow clockwise.
    public var start: Angle
    /// The distance on the grid of neighbors with different parents, where siblings have 1; negative, infinite and NaN
    /// count as 0.
    public var otherSeparation: CGFloat

    /// Creates the layout.
    public init(gap: CGFloat = 0, start: Angle = .degrees(-90), otherSeparation: CGFloat = 1.5) {
        self.gap = gap
        self.start = start
        self.otherSeparation = otherSeparation
    }

    /// Returns the position of each box.
    ///
    /// - Parameter sizes: The size of each node, in the order of the shape; negative, infinite and NaN sides count as
    ///   0.
    /// - Precondition: There are as many sizes as nodes.
    public func layout(_ shape: TreeShape, sizes: [CGSize]) -> TreeLayout {
        let boxes = TreeDirection.down.upright(sizes, for: shape)
        let separation = TreeLength.usable(otherSeparation)
        var tidy = BuchheimLayout(otherSeparation: separation)
        tidy.isForRings = true
        let grid = tidy.layout(shape)
        let ring =
            shape.count <= Self.largestPairedCount
            ? ringOfPairs(grid.radial(ring: 1, start: start, gap: separation), boxes)
            : ring(grid, boxes, turn: grid.bounds.width + separation)
        let points = grid.radial(ring: ring, start: start, gap: separation)
        let corners = points.positions.indices.map { node in
            CGPoint(
                x: points.positions[node].x - boxes[node].width / 2,
                y: points.positions[node].y - boxes[node].height / 2)
        }
        return TreeLayout(outwards: corners, sizes: boxes, parents: shape.parents)
    }

    /// Step 2, from a drawing whose rings are 1 apart.
    private func ringOfPairs(_ points: TreeLayout, _ boxes: [CGSize]) -> CGFloat {
        let gap = TreeLength.usable(gap)
        var ring: CGFloat = 0
        for (node, place) in points.positions.enumerated() {
            for other in 0..<node {
                let dx = abs(points.positions[other].x - place.x), dy = abs(points.positions[other].y - place.y)
                let width = (boxes[node].width + boxes[other].width) / 2 + gap
                let height = (boxes[node].height + boxes[other].height) / 2 + gap
                // Values that differ only by rounding are on one line.
                let needed = min(dx > 1e-9 ? width / dx : .infinity, dy > 1e-9 ? height / dy : .infinity)
                if needed < .infinity { ring = max(ring, needed) }
            }
        }
        return ring
    }

    /// Step 3. The turn is the width of the grid that is bent once around.
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
