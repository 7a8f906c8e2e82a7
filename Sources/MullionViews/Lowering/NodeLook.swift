import MullionDrawing
import MullionGeometry
import MullionText

/// What a node looks like: everything about it that layout does not know.
package struct NodeLook {
    /// What a leaf draws in its frame. Indirect, because most nodes are no leaves and paint nothing.
    indirect enum Paint {
        case fill(Color)
        case shape(any Shape, fill: Color?, strokes: [ShapeStroke])
        case text(MeasuredText, Color, LayoutDirection)
    }

    /// What the node is called in listings: the name of the view or modifier, beginning with a small letter.
    var kind: String
    var paint: Paint?
    /// Outlines that cut off what the node and everything below it draws, the outermost last.
    var clips: [any Shape] = []
    /// Whether the children after the first are drawn before it.
    var drawsFirstChildLast = false
}

/// A line along the outline of a shape.
package struct ShapeStroke: Sendable {
    var color: Color
    /// The width of the line in points.
    var lineWidth: CGFloat
    /// The outline to draw along, for a line that stays inside of the shape; nil: the shape's own, half the line outside.
    var insetShape: (any Shape)?

    package init(_ color: Color, lineWidth: CGFloat, insetShape: (any Shape)? = nil) {
        self.color = color
        self.lineWidth = lineWidth
        self.insetShape = insetShape
    }
}
