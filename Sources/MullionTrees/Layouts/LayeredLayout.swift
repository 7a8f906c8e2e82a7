import MullionGeometry

/// A tidy layout of boxes in rows: every level is as high as its tallest box.
///
/// Source: the outlines of ``NonLayeredLayout``, with all boxes of a level made equally high.
///
/// 1. A level's height is that of its tallest box.
/// 2. Lay out boxes of these heights without layers: now the levels are rows.
/// 3. Put each box into its row: at the top, in the middle or at the bottom.
///
/// Worked example: a root 2 × 1 with children 2 × 1 and 2 × 5, gap 0 × 1. The second level goes from 2 to 7; placed at
/// the center, the first child is at height 4.
///
/// - Complexity: O(n) for n nodes; no recursion.
public struct LayeredLayout: SizedTreeLayoutAlgorithm {
    /// The position of a box in a row that is higher than the box, along the direction.
    public enum RowAlignment: CGFloat, Sendable {
        /// On the side of the root.
        case start = 0
        /// In the middle.
        case center = 0.5
        /// On the side of the leaves.
        case end = 1
    }

    /// The least distance between boxes: across the direction as the width, between levels as the height.
    /// Negative, infinite and NaN count as 0.
    public var gap: CGSize
    /// The position of a box in its row.
    public var alignment: RowAlignment
    /// The direction from a node to its children.
    public var direction: TreeDirection

    /// Creates the layout.
    public init(gap: CGSize = .zero, alignment: RowAlignment = .center, direction: TreeDirection = .down) {
        self.gap = gap
        self.alignment = alignment
        self.direction = direction
    }

    /// Returns the position of each box.
    ///
    /// - Parameter sizes: The size of each node, in the order of the shape; negative, infinite and NaN sides count as
    ///   0.
    /// - Precondition: There are as many sizes as nodes.
    public func layout(_ shape: TreeShape, sizes: [CGSize]) -> TreeLayout {
        let boxes = direction.upright(sizes, for: shape)
        var heights = [CGFloat](repeating: 0, count: shape.height + 1)
        for (node, box) in boxes.enumerated() {
            let depth = Int(shape.depths[node])
            heights[depth] = max(heights[depth], box.height)
        }
        let rows = boxes.indices.map { CGSize(width: boxes[$0].width, height: heights[Int(shape.depths[$0])]) }
        var corners = NonLayeredLayout.corners(shape, rows, gap: gap)
        for node in corners.indices {
            corners[node].y += (rows[node].height - boxes[node].height) * alignment.rawValue
        }
        return TreeLayout(moving: corners, sizes: boxes, parents: shape.parents).turned(direction)
    }
}
