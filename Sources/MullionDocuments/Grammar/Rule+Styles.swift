import MullionDrawing
import MullionGeometry
import MullionViews

/// The paints of shapes and text.
extension Rule where Value == Color {
    /// "#rgb", "#rgba", "#rrggbb", "#rrggbbaa", `rgb()`, `hsl()`, or a name in small letters.
    static let color = Rule(
        "a color such as \"#336699\" or \"steelblue\"",
        .any([
            .pattern("^#([0-9A-Fa-f]{3}|[0-9A-Fa-f]{4}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})$"),
            .pattern(
                "^(rgb|hsl)a?\\( *[-+.0-9]+(%|deg)?( *, *| +)[-+.0-9]+%?( *, *| +)[-+.0-9]+%?( *[,/] *[-+.0-9]+%?)? *\\)$"
            ),
            .names(Color.namedColors.keys.sorted()),
        ])
    ) { cursor, _ throws(DocumentError) in try cursor.color() }.shared("color")
}

extension Rule where Value == AnyShapeStyle {
    /// A color, the name of an inherited style, or a gradient.
    static let style: Rule = {
        let surroundings: [(String, AnyShapeStyle)] = [
            ("primary", AnyShapeStyle(.primary)), ("secondary", AnyShapeStyle(.secondary)),
            ("tertiary", AnyShapeStyle(.tertiary)), ("quaternary", AnyShapeStyle(.quaternary)),
            ("foreground", AnyShapeStyle(.foreground)), ("background", AnyShapeStyle(.background)),
        ]
        let known = Set(surroundings.map(\.0))
        let rules = [
            Rule<Color>.color.map { AnyShapeStyle($0) }, names(of: "style", surroundings),
            kinds(
                of: "a gradient",
                [
                    ("linearGradient", Gradients.linear.map { style, _ in AnyShapeStyle(style) }),
                    ("radialGradient", Gradients.radial.map { style, _ in AnyShapeStyle(style) }),
                ]),
        ]
        return choice("a color such as \"#336699\", a style such as \"secondary\", or a gradient", rules) {
            cursor throws(DocumentError) in
            switch cursor.kind {
            case .string: known.contains(try cursor.string()) ? 1 : 0
            case .object: 2
            default: nil
            }
        }.shared("style")
    }()
}

/// The keys of gradients, which are styles and elements.
enum Gradients {
    static let linear = colors.and(
        Fields(
            optional("startPoint", .unitPoint, or: .top, "The point of the first color."),
            optional("endPoint", .unitPoint, or: .bottom, "The point of the last color."))
    ).map { values, _ in
        LinearGradient(gradient: values.0, startPoint: values.1.0, endPoint: values.1.1)
    }

    static let radial = colors.and(
        Fields(
            optional("center", .unitPoint, or: .center, "The center of the gradient."),
            optional(
                "startRadius", .length, or: 0, "The distance from the center at which the first color ends, in points."),
            required("endRadius", .length, "The distance from the center at which the last color begins, in points."))
    ).map { values, _ in
        let (center, start, end) = values.1
        return RadialGradient(gradient: values.0, center: center, startRadius: start, endRadius: end)
    }

    private static let stop = object(
        "a stop",
        Fields(
            required("color", .color, "The color."),
            required("location", .fraction, "The location, from 0 at the beginning to 1 at the end."))
    ).map { Gradient.Stop(color: $0.0, location: $0.1) }

    private static let colors = Fields(
        optional("colors", list("an array of colors", of: .color), "Colors at equal distances."),
        optional("stops", list("an array of stops", of: stop), "Colors at given locations, instead of `colors`.")
    ).map { values, gradient throws(DocumentError) in
        switch values {
        case (let colors?, nil): return Gradient(colors: colors)
        case (nil, let stops?): return Gradient(stops: stops)
        case (_?, _?): throw gradient.error(.conflictingKeys("colors", "stops", hint: "write one of them"))
        case (nil, nil):
            throw gradient.error(
                .missingKey("colors", of: "a gradient", hint: "or \"stops\", with places of their own"))
        }
    }
}

/// A line along an outline.
struct Stroke: Sendable {
    var style: AnyShapeStyle
    var pen: StrokeStyle
}

extension Rule where Value == Stroke {
    /// A style, drawn 1 point wide, or an object with a style and a pen.
    static let stroke: Rule = {
        let pen = object(
            "a stroke",
            Fields(
                required("color", .style, "The color or style of the line."),
                optional("lineWidth", .length, or: 1, "The width of the line, in points."),
                optional(
                    "lineCap",
                    .names(
                        of: "lineCap", [("butt", StrokeStyle.LineCap.butt), ("round", .round), ("square", .square)]),
                    or: .butt, "The shape of the line's ends."),
                optional(
                    "lineJoin",
                    .names(
                        of: "lineJoin", [("miter", StrokeStyle.LineJoin.miter), ("round", .round), ("bevel", .bevel)]),
                    or: .miter, "The shape of the line's corners."),
                optional("miterLimit", .length, or: 10, "The maximum length of a mitered corner, in line widths."),
                optional(
                    "dash", list("an array of lengths", of: .length), or: [],
                    "The lengths of dashes and gaps alternately, in points."),
                optional(
                    "dashPhase", .number, or: 0, "The offset in the dash pattern at which the line begins, in points."))
        ).map { values in
            let (style, width, cap, join, limit, dash, phase) = values
            return Stroke(
                style: style,
                pen: StrokeStyle(
                    lineWidth: width, lineCap: cap, lineJoin: join, miterLimit: limit, dash: dash, dashPhase: phase))
        }
        let plain = Rule<AnyShapeStyle>.style.map { Stroke(style: $0, pen: StrokeStyle()) }
        return choice("a color, or an object with \"color\" and \"lineWidth\"", [plain, pen]) { cursor in
            // An object with a kind is a gradient.
            cursor.kind == .object && cursor.field("kind") == nil ? 1 : 0
        }.shared("stroke")
    }()
}
