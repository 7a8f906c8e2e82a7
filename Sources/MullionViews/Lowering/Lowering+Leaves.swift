import MullionDrawing
import MullionGeometry
import MullionLayout

/// One function per view without children, and one for all containers. Text and pictures have files of their own.
extension Lowering {
    /// A colour that takes whatever room it is offered.
    package mutating func color(_ color: Color) -> NodeID {
        makeNode(.color, NodeLook(kind: "color", paint: .fill(color)))
    }

    /// A shape that takes whatever room it is offered; without fill and strokes it has the foreground style.
    package mutating func shape(
        _ shape: some Shape, fill: Color? = nil, strokes: [ShapeStroke] = [], kind: String = "shape"
    ) -> NodeID {
        let paint = fill.map { StylePaint.color($0) } ?? (strokes.isEmpty ? environment.foregroundPaint : nil)
        return self.shape(shape, paint: paint, rule: .nonZero, strokes: strokes, kind: kind)
    }

    mutating func shape(
        _ shape: some Shape, paint: StylePaint?, rule: FillRule, strokes: [ShapeStroke], kind: String
    ) -> NodeID {
        makeNode(.color, NodeLook(kind: kind, paint: .shape(shape, fill: paint, rule: rule, strokes: strokes)))
    }

    /// Room that gives way to everything else.
    package mutating func spacer(minLength: CGFloat?) -> NodeID {
        makeNode(.spacer(minLength: minLength), NodeLook(kind: "spacer"))
    }

    /// A line across the enclosing stack.
    package mutating func divider() -> NodeID {
        makeNode(.divider, NodeLook(kind: "divider", paint: .fill(Divider.color)))
    }

    /// Nodes arranged by a container, listed as `name`.
    package mutating func container(_ style: NodeStyle, named name: String, _ children: [NodeID]) -> NodeID {
        makeNode(style, NodeLook(kind: name), children: children)
    }
}
