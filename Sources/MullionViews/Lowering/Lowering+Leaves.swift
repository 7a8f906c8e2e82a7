import MullionDrawing
import MullionGeometry
import MullionLayout
import MullionText

/// One function per view without children, and one for all containers.
extension Lowering {
    /// Text that wraps in the width it is given and drops the lines that do not fit its height.
    package mutating func text(_ string: String) -> NodeID {
        let text = measurer.measure(string, font: environment.resolvedFont)
        let measure = LeafMeasure(
            traits: .wrappingText, lineHeight: text.lineHeight,
            firstTextBaseline: { _ in text.firstBaseline },
            lastTextBaseline: { size in
                text.firstBaseline + max(size.height - text.lineHeight, 0)
            },
            measure: { text.size(width: $0.width) })
        let node = makeNode(
            .leaf(measure),
            NodeLook(kind: "text", paint: .text(text, environment.foregroundColor, environment.layoutDirection)))
        if !text.unmatchedScalars.isEmpty { report(.unmatchedCharacters(text.unmatchedScalars), about: node) }
        if let family = text.substitutedFamily {
            report(.substitutedFont(asked: family, used: text.metrics.family), about: node)
        }
        return node
    }

    /// A colour that takes whatever room it is offered.
    package mutating func color(_ color: Color) -> NodeID {
        makeNode(.color, NodeLook(kind: "color", paint: .fill(color)))
    }

    /// A shape that takes whatever room it is offered; without fill and strokes it has the foreground colour.
    package mutating func shape(
        _ shape: some Shape, fill: Color? = nil, strokes: [ShapeStroke] = [], kind: String = "shape"
    ) -> NodeID {
        let fill = fill ?? (strokes.isEmpty ? environment.foregroundColor : nil)
        return makeNode(.color, NodeLook(kind: kind, paint: .shape(shape, fill: fill, strokes: strokes)))
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
    package mutating func container(_ kind: NodeKind, named name: String, _ children: [NodeID]) -> NodeID {
        makeNode(kind, NodeLook(kind: name), children: children)
    }
}
