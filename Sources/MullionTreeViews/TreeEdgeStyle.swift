import MullionDrawing
import MullionGeometry
import MullionViews

/// The route and style of the edges of a tree.
public struct TreeEdgeStyle: Hashable, Sendable {
    /// The route of an edge from a node to its child.
    public enum Shape: String, CaseIterable, Sendable {
        /// A straight line.
        case straight
        /// Along the axes, by a line that the children of a node share.
        case elbow
        /// A curve that leaves and enters along the direction of the tree.
        case curved
    }

    /// The route of an edge.
    public var shape: Shape
    /// The color of the edges.
    public var color: Color
    /// The pen.
    public var pen: StrokeStyle
    /// The radius of the corners of elbows, in points; negative, infinite and NaN count as 0.
    public var cornerRadius: CGFloat

    /// Creates a style of a shape, color, and pen.
    public init(
        _ shape: Shape = .straight, color: Color = Color(red8: 0x94, green8: 0xA3, blue8: 0xB8),
        pen: StrokeStyle = StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round), cornerRadius: CGFloat = 6
    ) {
        self.shape = shape
        self.color = color
        self.pen = pen
        self.cornerRadius = cornerRadius
    }
}
