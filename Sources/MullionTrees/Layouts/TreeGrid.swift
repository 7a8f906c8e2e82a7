import MullionGeometry

/// The positions of the cells and edges of a layout on the grid in a drawing: the geometry of VisualBinaryTrees.
///
/// With the unit u the middle of a node's cell is ((x + 1)u, (y + 1)u), and the drawing is (largest x + 2)u wide and
/// (largest y + 2)u high. An edge leaves a cell and enters the next a fifth of a unit inside it.
///
/// Worked example: a single node with the unit 81. Its cell is (40.5, 40.5, 81, 81), the drawing 162 × 162.
public struct TreeGrid: Equatable, Sendable {
    /// The layout.
    public let layout: TreeLayout
    /// The side of a cell.
    public let unit: CGFloat

    /// Creates the geometry; negative, infinite and NaN units count as 0.
    public init(_ layout: TreeLayout, unit: CGFloat = 81) {
        self.layout = layout
        self.unit = TreeLength.usable(unit)
    }

    /// The size of the drawing; zero for the empty tree.
    public var size: CGSize {
        guard layout.count > 0 else { return .zero }
        return CGSize(width: (layout.bounds.width + 2) * unit, height: (layout.bounds.height + 2) * unit)
    }

    /// Returns the cell of a node.
    ///
    /// - Precondition: The tree has the node.
    public func cell(of node: Int) -> CGRect {
        let center = layout.center(of: node)
        return CGRect(x: (center.x + 0.5) * unit, y: (center.y + 0.5) * unit, width: unit, height: unit)
    }

    /// Returns the ends of an edge: horizontally centered, near the bottom of the parent's cell and the top of the
    /// child's.
    public func ends(of edge: TreeEdge) -> (from: CGPoint, to: CGPoint) {
        let parent = layout.center(of: edge.parent)
        let child = layout.center(of: edge.child)
        return (
            CGPoint(x: (parent.x + 1) * unit, y: (parent.y + 1.3) * unit),
            CGPoint(x: (child.x + 1) * unit, y: (child.y + 0.7) * unit)
        )
    }
}
