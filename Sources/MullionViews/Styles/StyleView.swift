import MullionDrawing
import MullionGeometry
import MullionLayout

/// A style as a view that takes whatever room it is offered.
struct StyleView<S: ShapeStyle>: View {
    typealias Body = Never

    let style: S
}

extension StyleView: PrimitiveView {
    func lower(into lowering: inout Lowering) { lowering.add(lowering.style(style)) }
}

extension Lowering {
    /// A style that takes whatever room it is offered: a colour, or a rectangle full of a gradient.
    mutating func style(_ style: some ShapeStyle) -> NodeID {
        let paint = style.stylePaint(in: environment)
        if case .color(let color) = paint { return self.color(color) }
        return makeNode(
            .color,
            NodeLook(kind: "gradient", paint: .shape(Rectangle(), fill: paint, rule: .nonZero, strokes: [])))
    }
}

extension EnvironmentValues {
    /// What text and shapes without a fill are painted with.
    var foregroundPaint: StylePaint { text.style?.paint(in: EnvironmentValues()) ?? .color(.black) }

    /// The colour of text and of shapes without a fill.
    package var foregroundColor: Color {
        get { foregroundPaint.color }
        set { text.style = AnyShapeStyle(newValue) }
    }
}
