import MullionGeometry

/// Knuth's layout: every node has a separate column.
///
/// Source: D. E. Knuth, Optimum binary search trees, Acta Informatica 1, 1971, doi:10.1007/BF00264289 (its figures).
///
/// 1. Walk in-order; x is the number of nodes met before, y the depth.
///
/// A subtree is as wide as it has nodes, so drawings are wide; the order of a search tree can be read from left to
/// right.
///
/// Worked example: a node with two leaves is at x = 1, the leaves at 0 and 2.
///
/// - Complexity: O(n) for n nodes; no recursion.
public struct KnuthLayout: BinaryTreeLayoutAlgorithm {
    /// Creates the layout.
    public init() {}

    /// Returns the position of each node on the grid.
    public func layout(_ shape: BinaryShape) -> TreeLayout {
        var xs = [CGFloat](repeating: 0, count: shape.count)
        // A node is met before its right subtree, a range of numbers, and after its left one.
        var waiting: [Int] = []
        var rank: CGFloat = 0
        for node in 0..<shape.count {
            waiting.append(node)
            guard shape.lefts[node] < 0 else { continue }
            // The left side ends here: give ranks upwards until one has a right side, which comes next.
            while let top = waiting.popLast() {
                xs[top] = rank
                rank += 1
                if shape.rights[top] >= 0 { break }
            }
        }
        return TreeLayout(xs: xs, depths: shape.depths, parents: shape.parents)
    }
}
