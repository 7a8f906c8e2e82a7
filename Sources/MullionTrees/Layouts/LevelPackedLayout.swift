import MullionGeometry

/// The narrowest layout: every level is filled from the left.
///
/// Source: C. Wetherell, A. Shannon, Tidy drawings of trees, IEEE TSE SE-5(5), 1979, doi:10.1109/TSE.1979.234212, their
/// first algorithm.
///
/// 1. Walk in pre-order; x is the number of nodes met before on the same level, y the depth.
///
/// As narrow as can be, but a parent may be far from its children.
///
/// Worked example: a node with two leaves is at x = 0, the leaves at 0 and 1.
///
/// - Complexity: O(n) for n nodes; no recursion.
public struct LevelPackedLayout: TreeLayoutAlgorithm {
    /// Creates the layout.
    public init() {}

    /// Returns the position of each node on the grid.
    public func layout(_ shape: TreeShape) -> TreeLayout {
        var counts = [CGFloat](repeating: 0, count: shape.height + 1)
        var xs: [CGFloat] = []
        xs.reserveCapacity(shape.count)
        for depth in shape.depths {
            xs.append(counts[Int(depth)])
            counts[Int(depth)] += 1
        }
        return TreeLayout(xs: xs, depths: shape.depths, parents: shape.parents)
    }
}
