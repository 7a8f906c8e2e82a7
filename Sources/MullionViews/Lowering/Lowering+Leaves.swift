import MullionDrawing
import MullionGeometry
import MullionLayout

/// One function per view without children, and one for all containers. Text and pictures have files of their own.
extension Lowering {
    /// A colour that takes whatever room it is offered.
    package mutating func color(_ color: Color) -> NodeID {
        makeNode(.color, NodeAppearance(kind: "color", paint: .fill(color)))
    }

    /// A shape that takes whatever room it is offered.
    mutating func shape(
        _ shape: some Shape, paint: StylePaint?, rule: FillRule, strokes: [ShapeStroke], kind: String
    ) -> NodeID {
        let shape = shape.directed(environment.layoutDirection)
        return makeNode(
            .color, NodeAppearance(kind: kind, paint: .shape(shape, fill: paint, rule: rule, strokes: strokes)))
    }

    /// Room that gives way to everything else.
    package mutating func spacer(minLength: CGFloat?) -> NodeID {
        makeNode(.spacer(minLength: minLength), NodeAppearance(kind: "spacer"))
    }

    /// A line across the enclosing stack.
    package mutating func divider() -> NodeID {
        makeNode(.divider, NodeAppearance(kind: "divider", paint: .fill(Divider.color)))
    }

    /// Nodes arranged by a container, listed as `name`.
    package mutating func container(_ kind: NodeKind, named name: String, _ children: [NodeID]) -> NodeID {
        makeNode(kind, NodeAppearance(kind: name), children: children)
    }
}
