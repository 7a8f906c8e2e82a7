import MullionDrawing
import MullionGeometry
import MullionViews

/// Outlines with fills and lines.
extension ElementKind {
    static let shapes: [ElementKind] = [
        shape("rectangle", Outlines.rectangle, "A rectangle of the proposed size."),
        shape("roundedRectangle", Outlines.roundedRectangle, "A rectangle with rounded corners, of the proposed size."),
        shape("capsule", Outlines.capsule, "A rectangle whose shorter sides are semicircles."),
        shape("circle", Outlines.circle, "The largest circle that fits the proposed size."),
        shape("ellipse", Outlines.ellipse, "The ellipse inscribed in the proposed size."),
        path,
    ]

    private static let fill = optional(
        "fill", .style, "The fill. Default: the inherited style for a shape without strokes.")
    private static let evenOdd = optional(
        "evenOdd", .bool, or: false,
        "Whether the even-odd rule determines the inside, so that every second outline is a hole.")
    private static let stroke = optional("stroke", .stroke, "A line centered on the outline.")
    private static let trim = optional(
        "trim", list("[from, to] as parts of the length of the outline", of: .fraction, count: 2...2),
        "The part of the outline to draw: [from, to], each from 0 to 1.")

    private static func shape<S: InsettableShape>(_ name: String, _ outline: Fields<S>, _ about: String) -> ElementKind
    {
        let border = optional("strokeBorder", .stroke, "A line along the inside of the outline.")
        return ElementKind(constant: name, outline.and(Fields(fill, evenOdd, stroke, border, trim)), about) { value in
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
        constant: "path", Outlines.path.and(Fields(fill, evenOdd, stroke, trim)),
        "A custom outline, in points from the top leading corner of the proposed size, or scaled by its `viewBox`."
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
