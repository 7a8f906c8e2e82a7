import MullionDrawing
import MullionGeometry
import MullionText
import MullionViews

/// The style of a tree drawing. Lengths are in points.
///
/// Layouts on the grid are drawn in cells of side ``unit``; layouts of boxes with ``margin`` around them.
public struct TreeStyle: Hashable, Sendable {
    /// The outline around a label.
    public enum NodeShape: Hashable, Sendable {
        /// Nothing.
        case none
        /// A circle; an ellipse in boxes that are not squares.
        case circle
        /// A rectangle, rounded by a radius.
        case rectangle(cornerRadius: CGFloat)
    }

    /// A color and a pen.
    public struct Line: Hashable, Sendable {
        /// The color.
        public var color: Color
        /// The pen.
        public var pen: StrokeStyle

        /// Creates a line of a color, drawn with a pen.
        public init(_ color: Color, _ pen: StrokeStyle) {
            self.color = color
            self.pen = pen
        }

        /// Creates a line of a color and width.
        public init(_ color: Color, width: CGFloat) { self.init(color, StrokeStyle(lineWidth: width)) }
    }

    /// The color behind the drawing; nil for none.
    public var background: Color? = .white
    /// The side of a cell of the grid.
    public var unit: CGFloat = 64
    /// The lines between the cells of the grid; nil for none.
    public var gridLine: Line?
    /// The empty room around a layout of boxes.
    public var margin: CGFloat = 20

    /// The outline around a label.
    public var nodeShape = NodeShape.circle
    /// The side of a node as a fraction of the unit, for layouts on the grid. Edges end there.
    public var nodeExtent: CGFloat = 0.625
    /// The fill of nodes; nil for none.
    public var nodeFill: Color? = Color(red8: 0xEE, green8: 0xF2, blue8: 0xFF)
    /// The outline of nodes; nil for none.
    public var nodeLine: Line? = Line(Color(red8: 0x63, green8: 0x66, blue8: 0xF1), width: 1.5)
    /// The room between a label and the sides of its box.
    public var labelInset = CGSize(width: 12, height: 7)
    /// The width beyond which labels of boxes are shortened by an ellipsis.
    public var largestLabelWidth: CGFloat = 240

    /// The sides of a box without a label.
    public var knotSize: CGFloat = 10

    /// The font of the labels.
    public var font = Font(size: 16, weight: .semibold)
    /// The color of the labels.
    public var labelColor = Color(red8: 0x1E, green8: 0x1B, blue8: 0x4B)
    /// A label too large for its node on the grid gets the size at which it would fit, times this factor.
    public var shrinkFactor: CGFloat = 0.88
    /// The minimum font size of shrunk labels; longer ones are shortened by an ellipsis.
    public var smallestFontSize: CGFloat = 7

    /// The edges.
    public var edges = TreeEdgeStyle()
    /// Whether edges are drawn in front of the nodes.
    public var drawsEdgesInFront = false

    /// The color of the badges of a traversal.
    public var badgeFill = Color(red8: 0xF5, green8: 0x9E, blue8: 0x0B)
    /// The color of the numbers of a traversal.
    public var badgeColor = Color.white
    /// The font of the numbers of a traversal.
    public var badgeFont = Font(size: 10, weight: .bold)

    /// Creates the default style.
    public init() {}

    /// The style of VisualBinaryTrees: names in cells of a grid, dotted edges.
    public static let visualBinaryTrees: TreeStyle = {
        var style = TreeStyle()
        style.background = Color(white: 0.88)
        style.unit = 81
        style.gridLine = Line(Color(white: 0.5614), width: 0.75)
        style.nodeShape = .none
        style.nodeExtent = 0.6
        style.nodeFill = nil
        style.nodeLine = nil
        style.font = Font(size: 35)
        style.labelColor = Color(red: 0.41, green: 0, blue: 0.74)
        style.smallestFontSize = 1
        // Dots are dashes of no length with round ends.
        style.edges = TreeEdgeStyle(
            .straight, color: Color(white: 0.5), pen: StrokeStyle(lineWidth: 3, lineCap: .round, dash: [0.01, 6]))
        style.drawsEdgesInFront = true
        return style
    }()

    /// The style for boxes around words: smaller letters, elbows.
    public static let boxes: TreeStyle = {
        var style = TreeStyle()
        style.nodeShape = .rectangle(cornerRadius: 8)
        style.font = Font(size: 14)
        style.edges.shape = .elbow
        return style
    }()
}
