import MullionGeometry
import MullionViews

/// Alignments, edges and directions.
extension Rule where Value == HorizontalAlignment {
    static let horizontalAlignment = names(
        of: "alignment", [("leading", .leading), ("center", .center), ("trailing", .trailing)]
    ).shared("horizontalAlignment")
}

extension Rule where Value == VerticalAlignment {
    static let verticalAlignment = names(
        of: "alignment",
        [
            ("top", .top), ("center", .center), ("bottom", .bottom), ("firstTextBaseline", .firstTextBaseline),
            ("lastTextBaseline", .lastTextBaseline),
        ]
    ).shared("verticalAlignment")
}

extension Rule where Value == Alignment {
    static let alignment = names(
        of: "alignment",
        [
            ("topLeading", .topLeading), ("top", .top), ("topTrailing", .topTrailing), ("leading", .leading),
            ("center", .center), ("trailing", .trailing), ("bottomLeading", .bottomLeading), ("bottom", .bottom),
            ("bottomTrailing", .bottomTrailing),
        ]
    ).shared("alignment")
}

extension Rule where Value == Axis.Set {
    static let axes = names(
        of: "axes", [("horizontal", .horizontal), ("vertical", .vertical), ("both", [.horizontal, .vertical])])
}

extension Rule where Value == LayoutDirection {
    static let layoutDirection = names(of: "direction", [("leftToRight", .leftToRight), ("rightToLeft", .rightToLeft)])
}

extension Rule where Value == ContentMode {
    static let contentMode = names(of: "contentMode", [("fit", .fit), ("fill", .fill)])
}

/// Points, lengths of edges and angles.
extension Rule where Value == CGPoint {
    /// A point as [x, y] or as an object with x and y, each 0 if missing.
    static let point = pair("[x, y] or an object with \"x\" and \"y\"", missing: 0).shared("point")

    /// The same for factors, each 1 if missing.
    static let factors = pair("[x, y] or an object with \"x\" and \"y\"", missing: 1).shared("factors")

    private static func pair(_ expected: String, missing: CGFloat) -> Rule {
        let array = list("[x, y]", of: Rule<CGFloat>.number, count: 2...2).map { CGPoint(x: $0[0], y: $0[1]) }
        let sides = object(
            "a point",
            Fields(
                optional("x", .number, or: missing, "The horizontal value."),
                optional("y", .number, or: missing, "The vertical value."))
        ).map { CGPoint(x: $0.0, y: $0.1) }
        return choice(expected, [array, sides])
    }
}

extension Rule where Value == ScrollOffset {
    /// A point of some content, or its end.
    static let scrollOffset = choice(
        "[x, y] or \"end\"", [Rule<CGPoint>.point.map { .at(x: $0.x, y: $0.y) }, names(of: "offset", [("end", .end)])]
    )
}

extension Rule where Value == UnitPoint {
    /// A point of a rectangle: a name, or [x, y] as fractions of its width and height.
    static let unitPoint: Rule = {
        let names = names(
            of: "point",
            [
                ("topLeading", .topLeading), ("top", .top), ("topTrailing", .topTrailing), ("leading", .leading),
                ("center", .center), ("trailing", .trailing), ("bottomLeading", .bottomLeading), ("bottom", .bottom),
                ("bottomTrailing", .bottomTrailing),
            ])
        let parts = list("[x, y]", of: Rule<CGFloat>.number, count: 2...2).map { UnitPoint(x: $0[0], y: $0[1]) }
        return choice("a name such as \"topLeading\", or [x, y] in parts of width and height", [names, parts]).shared(
            "unitPoint")
    }()
}

extension Rule where Value == EdgeInsets {
    /// The same length for all edges, or an object by edges; the more specific key wins.
    static let insets: Rule = {
        let edges = object(
            "a padding",
            Fields(
                optional("all", .number, or: 0, "The inset of every edge, in points."),
                optional("horizontal", .number, "The inset of the leading and trailing edges."),
                optional("vertical", .number, "The inset of the top and bottom edges."),
                optional("top", .number, "The inset of the top edge."),
                optional("leading", .number, "The inset of the leading edge."),
                optional("bottom", .number, "The inset of the bottom edge."),
                optional("trailing", .number, "The inset of the trailing edge."))
        ).map { values in
            let (all, horizontal, vertical, top, leading, bottom, trailing) = values
            return EdgeInsets(
                top: top ?? vertical ?? all, leading: leading ?? horizontal ?? all,
                bottom: bottom ?? vertical ?? all, trailing: trailing ?? horizontal ?? all)
        }
        let all = Rule<CGFloat>.number.map { EdgeInsets(top: $0, leading: $0, bottom: $0, trailing: $0) }
        return choice("a number of points or an object such as {\"horizontal\": 16, \"top\": 8}", [all, edges]).shared(
            "insets")
    }()
}

extension Rule where Value == Angle {
    /// An angle in degrees, clockwise.
    static let degrees = Rule<CGFloat>.number("an angle in degrees").map { Angle(degrees: Double($0)) }
}
