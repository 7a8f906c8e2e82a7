import MullionDrawing
import MullionGeometry

/// The kinds of elements: the views of the same names, with a small letter at the beginning.
enum ElementKind: String, CaseIterable {
    case text, color, rectangle, roundedRectangle, capsule, circle, spacer, divider
    case hStack, vStack, zStack, viewThatFits, group

    /// The keys an element of the kind has besides those every element has.
    var keys: [String] {
        switch self {
        case .text: ["text", "font", "bold", "color"]
        case .color: ["color"]
        case .rectangle, .capsule, .circle: ["fill", "stroke", "strokeBorder"]
        case .roundedRectangle: ["cornerRadius", "fill", "stroke", "strokeBorder"]
        case .spacer: ["minLength"]
        case .divider: []
        case .hStack, .vStack: ["alignment", "spacing", "children"]
        case .zStack: ["alignment", "children"]
        case .viewThatFits: ["axes", "children"]
        case .group: ["children"]
        }
    }

    /// Reads what an element of the kind is, without its children.
    func content(_ fields: JSONFields) throws(DocumentError) -> DocumentElement.Content {
        switch self {
        case .text:
            return .text(
                try fields.required("text").string(), try fields["font"]?.font(), try fields["color"]?.color(),
                isBold: try fields["bold"]?.bool() ?? false)
        case .color: return .color(try fields.required("color").color())
        case .rectangle: return try shape(.rectangle, fields)
        case .capsule: return try shape(.capsule, fields)
        case .circle: return try shape(.circle, fields)
        case .roundedRectangle:
            return try shape(.roundedRectangle(try fields.required("cornerRadius").length()), fields)
        case .spacer: return .spacer(minLength: try fields["minLength"]?.length())
        case .divider: return .divider
        case .hStack:
            return .container(
                .hStack(
                    try fields["alignment"]?.verticalAlignment() ?? .center, spacing: try fields["spacing"]?.number()))
        case .vStack:
            return .container(
                .vStack(
                    try fields["alignment"]?.horizontalAlignment() ?? .center,
                    spacing: try fields["spacing"]?.number()))
        case .zStack: return .container(.zStack(try fields["alignment"]?.alignment() ?? .center))
        case .viewThatFits:
            let axes = try fields["axes"]?.name(
                of: "axes",
                [("horizontal", .horizontal), ("vertical", .vertical), ("both", [.horizontal, .vertical] as Axis.Set)])
            return .container(.viewThatFits(axes ?? [.horizontal, .vertical]))
        case .group: return .group
        }
    }

    private func shape(_ outline: OutlineShape, _ fields: JSONFields) throws(DocumentError) -> DocumentElement.Content {
        var strokes: [OutlineStroke] = []
        if let stroke = try fields["stroke"]?.stroke(isInside: false) { strokes.append(stroke) }
        if let border = try fields["strokeBorder"]?.stroke(isInside: true) { strokes.append(border) }
        return .shape(outline, fill: try fields["fill"]?.color(), strokes: strokes)
    }
}
