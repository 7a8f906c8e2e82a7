import MullionDrawing
import MullionGeometry
import MullionLayout

/// One function for each view without children, and one for all containers. Text and images have separate files.
extension Lowering {
    /// Adds a color that fills its proposal.
    package mutating func color(_ color: Color) -> NodeID {
        let node = makeNode(.color, NodeAppearance(kind: "color", paint: .fill(environment.resolve(color))))
        if let name = color.assetName, environment.assetColor(name) == nil {
            report(.missingColor(name: name), about: node)
        }
        return node
    }

    /// Adds a shape that fills its proposal.
    mutating func shape(
        _ shape: some Shape, paint: consuming StylePaint?, rule: FillRule, strokes: consuming [ShapeStroke],
        kind: consuming String
    ) -> NodeID {
        let shape = shape.directed(environment.layoutDirection)
        return makeNode(
            .color, NodeAppearance(kind: kind, paint: .shape(shape, fill: paint, rule: rule, strokes: strokes)))
    }

    /// Adds flexible room.
    package mutating func spacer(minLength: CGFloat?) -> NodeID {
        makeNode(.spacer(minLength: minLength), NodeAppearance(kind: "spacer"))
    }

    /// Adds a line across the enclosing stack.
    package mutating func divider() -> NodeID {
        makeNode(.divider, NodeAppearance(kind: "divider", paint: .fill(environment.resolve(Divider.color))))
    }

    /// Adds nodes arranged by a container, listed as `name`.
    package mutating func container(_ kind: NodeKind, named name: String, _ children: [NodeID]) -> NodeID {
        makeNode(kind, NodeAppearance(kind: name), children: children)
    }
}
