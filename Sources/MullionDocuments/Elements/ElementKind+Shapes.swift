import MullionDrawing
import MullionGeometry
import MullionViews

/// Outlines with fills and lines.
extension ElementKind {
    static let shapes: [ElementKind] = [
        shape("rectangle", Outlines.rectangle, "A rectangle in all the room it is offered."),
        shape(
            "roundedRectangle", Outlines.roundedRectangle,
            "A rectangle with round corners in all the room it is offered."),
        shape("capsule", Outlines.capsule, "A rectangle whose shorter sides are half circles."),
        shape("circle", Outlines.circle, "The largest circle in the room it is offered."),
        shape("ellipse", Outlines.ellipse, "The ellipse that touches all sides of the room it is offered."),
        path,
    ]

    private static let fill = optional(
        "fill", .style, "What it is filled with; without lines the style of the surroundings if missing.")
    private static let evenOdd = optional("evenOdd", .bool, or: false, "Whether every second outline is a hole.")
    private static let stroke = optional("stroke", .stroke, "A line along the outline, half of it outside.")
    private static let trim = optional(
        "trim", list("[from, to] as parts of the length of the outline", of: .fraction, count: 2...2),
        "The part of the outline that is there: [from, to], each from 0 to 1.")

    private static func shape<S: InsettableShape>(_ name: String, _ outline: Fields<S>, _ about: String) -> ElementKind
    {
        let border = optional("strokeBorder", .stroke, "A line along the outline that stays inside.")
        return ElementKind(name, outline.and(Fields(fill, evenOdd, stroke, border, trim)), about) { value in
            let (shape, paints) = value
            let (fill, isEvenOdd, stroke, border, trim) = paints
            // A part of an outline has no inside, so its border is centered on the outline.
            if let trim {
                return painted(
                    ShapeView(shape: shape.trim(from: trim[0], to: trim[1])), fill, isEvenOdd, [stroke, border])
            }
            guard let border else { return painted(ShapeView(shape: shape), fill, isEvenOdd, [stroke]) }
            let view = painted(ShapeView(shape: shape), fill, fill != nil && isEvenOdd, [stroke])
            return view.strokeBorder(border.style, style: border.pen)
        }
    }

    private static let path = ElementKind(
        "path", Outlines.path.and(Fields(fill, evenOdd, stroke, trim)),
        "An outline of one's own, in points from the top leading corner of the room it is offered."
    ) { value in
        let (path, paints) = value
        let (fill, isEvenOdd, stroke, trim) = paints
        if let trim {
            return painted(ShapeView(shape: path.trim(from: trim[0], to: trim[1])), fill, isEvenOdd, [stroke])
        }
        return painted(ShapeView(shape: path), fill, isEvenOdd, [stroke])
    }

    private static func painted<S: Shape>(
        _ view: ShapeView<S>, _ fill: AnyShapeStyle?, _ isEvenOdd: Bool, _ strokes: [Stroke?]
    ) -> ShapeView<S> {
        var view = view
        let strokes = strokes.compactMap { $0 }
        // Without fill and lines, the inherited style is used.
        if let fill = fill ?? (strokes.isEmpty && isEvenOdd ? AnyShapeStyle(.foreground) : nil) {
            view = view.fill(fill, style: FillStyle(eoFill: isEvenOdd))
        }
        for stroke in strokes { view = view.stroke(stroke.style, style: stroke.pen) }
        return view
    }
}
