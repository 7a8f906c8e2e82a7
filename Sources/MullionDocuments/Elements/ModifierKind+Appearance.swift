import MullionDrawing
import MullionGeometry
import MullionText
import MullionViews

/// Modifiers of appearance, without effect on layout.
extension ModifierKind {
    static let looks: [ModifierKind] = [
        ModifierKind(
            "cornerRadius", .length, "Clips the element to a rectangle with rounded corners of a radius in points."
        ) { $0.cornerRadius($1) },
        ModifierKind("clipShape", .shape, "Clips the element to a shape.") { $0.clipShape($1) },
        ModifierKind("clipped", .trueOnly, alone: true, "Clips the element to its frame.") { content, _ in
            content.clipped()
        },
        ModifierKind(
            "opacity", .fraction, "Sets the opacity of the element as a whole, from 0 (invisible) to 1 (opaque)."
        ) { $0.opacity(Double($1)) },
        ModifierKind("shadow", shadow, "Adds a blurred shadow; a number is its radius in points.") {
            content, shadow in
            content.shadow(color: shadow.color, radius: shadow.radius, x: shadow.x, y: shadow.y)
        },
        ModifierKind(
            "rotationEffect", anchored("a rotationEffect", "angle", .degrees, "The angle, in degrees clockwise."),
            "Rotates the drawing about a point by an angle in degrees; does not affect layout."
        ) { $0.rotationEffect($1.0, anchor: $1.1) },
        ModifierKind(
            "scaleEffect", anchored("a scaleEffect", "scale", factors, "The factor, or [x, y]."),
            "Scales the drawing about a point; does not affect layout."
        ) { $0.scaleEffect(CGSize(width: $1.0.x, height: $1.0.y), anchor: $1.1) },
        ModifierKind("hidden", .trueOnly, alone: true, "Hides the element, which still takes its space.") {
            content, _ in
            content.hidden()
        },
    ]

    private static let shadow: Rule<Shadow> = {
        let standard = Color(white: 0, alpha: 0.33)
        let radius = Rule<CGFloat>.length.map { Shadow(color: standard, radius: $0, x: 0, y: 0) }
        let full = object(
            "a shadow",
            Fields(
                optional("color", .color, or: standard, "The color. Default: black with an opacity of 0.33."),
                required("radius", .length, "The blur radius, in points."),
                optional("x", .number, or: 0, "The horizontal offset, in points."),
                optional("y", .number, or: 0, "The vertical offset, in points."))
        ).map { Shadow(color: $0.0, radius: $0.1, x: $0.2, y: $0.3) }
        return Rule<Shadow>.choice("a radius in points, or an object with \"radius\"", [radius, full])
    }()

    /// A factor for both axes, or one for each.
    private static let factors = Rule<CGPoint>.choice(
        "a factor, or [x, y]", [Rule<CGFloat>.number.map { CGPoint(x: $0, y: $0) }, .factors]
    )

    /// A value, or an object with it and the fixed point.
    private static func anchored<Value>(
        _ owner: String, _ name: String, _ rule: Rule<Value>, _ about: String
    ) -> Rule<(Value, UnitPoint)> {
        let plain = rule.map { value -> (Value, UnitPoint) in (value, .center) }
        let full = object(
            owner,
            Fields(
                required(name, rule, about),
                optional("anchor", .unitPoint, or: .center, "The point that does not move.")))
        return Rule<(Value, UnitPoint)>.choice("\(rule.expected), or an object with \"\(name)\"", [plain, full]) {
            cursor in
            cursor.field(name) != nil || cursor.field("anchor") != nil ? 1 : 0
        }
    }
}

/// Modifiers of the environment: text attributes, and the style of shapes without a fill.
extension ModifierKind {
    static let texts: [ModifierKind] = [
        ModifierKind("foregroundStyle", .style, "The style of text and of shapes without a fill.") {
            $0.foregroundStyle($1)
        },
        ModifierKind("foregroundColor", .color, "The color of text and of shapes without a fill.") {
            $0.foregroundColor($1)
        },
        ModifierKind("font", .font, "The default font of text; its family holds for all fonts inside.") {
            content, font in
            content.transformEnvironment(\.self) { font.change(&$0) }
        },
        ModifierKind("fontFamily", .string, "The family of text in fonts that do not name one.") { $0.fontFamily($1) },
        ModifierKind("fontWeight", .weight, "The weight of letters.") { $0.fontWeight($1) },
        ModifierKind("bold", .bool, alone: true, "Whether text is bold.") { $0.bold($1) },
        ModifierKind("italic", .bool, alone: true, "Whether text is italic.") { $0.italic($1) },
        ModifierKind("monospaced", .bool, alone: true, "Whether all letters have the same width.") {
            $0.monospaced($1)
        },
        ModifierKind("monospacedDigit", .bool, alone: true, "Whether all digits have the same width.") {
            $0.monospacedDigit($1)
        },
        ModifierKind("fontWidth", .fontWidth, Rule<DocumentFont>.widthText) { $0.fontWidth(percent: $1) },
        ModifierKind(
            "underline", .textLine, alone: TextLineStyle(isActive: true),
            "Whether text is underlined, or the color of the line."
        ) { $0.underline($1.isActive, color: $1.color) },
        ModifierKind(
            "strikethrough", .textLine, alone: TextLineStyle(isActive: true),
            "Whether text is struck through, or the color of the line."
        ) { $0.strikethrough($1.isActive, color: $1.color) },
        ModifierKind("kerning", .number, "The space between the characters of text, in points.") { $0.kerning($1) },
        ModifierKind("tracking", .number, "The same as `kerning`.") { $0.tracking($1) },
        ModifierKind(
            "lineLimit", lineLimit,
            "The maximum number of lines of a text, null for no limit, or [minimum, maximum] with room for the minimum."
        ) { content, limit in
            if let minimum = limit.minimum {
                if let number = limit.number { return content.lineLimit(min(minimum, number)...number) }
                return content.lineLimit(minimum...)
            }
            guard let number = limit.number, limit.reservesSpace else { return content.lineLimit(limit.number) }
            return content.lineLimit(number, reservesSpace: true)
        },
        ModifierKind(
            "minimumScaleFactor", .fraction,
            "Lets text become smaller, down to a factor, where its lines exceed its line limit or height."
        ) { $0.minimumScaleFactor($1) },
        ModifierKind("textCase", textCase, "Shows text in capital or small letters; null as it is written.") {
            $0.textCase($1)
        },
        ModifierKind("truncationMode", .truncationMode, "The part of a truncated text that an ellipsis replaces.") {
            $0.truncationMode($1)
        },
        ModifierKind("multilineTextAlignment", .textAlignment, "How lines shorter than the longest line are aligned.") {
            $0.multilineTextAlignment($1)
        },
        ModifierKind("lineSpacing", .length, "The space between the lines of a text, in points.") {
            $0.lineSpacing($1)
        },
        ModifierKind(
            "lineHeight", lineHeight,
            "The height of the lines of a text: a number of points, {\"multiple\": 1.5} of the font size, \"natural\", or \"rounded\" to whole points as in browsers."
        ) { $0.lineHeight($1) },
        ModifierKind(
            "textWrapping",
            .names(of: "textWrapping", TextOptions.Wrapping.allCases.map { ($0.rawValue, $0) }),
            "Where lines of text may be broken. Default: anywhere, if a word is wider than a line."
        ) { $0.textWrapping($1) },
    ]

    private static let lineHeight: Rule<TextOptions.LineHeight> = {
        let points = Rule<CGFloat>.length.map { TextOptions.LineHeight.exact($0) }
        let name = Rule<TextOptions.LineHeight>.names(
            of: "lineHeight", [("natural", TextOptions.LineHeight.natural), ("rounded", .rounded)])
        let multiple = object(
            "a lineHeight", Fields(required("multiple", .length, "The height as a multiple of the font size."))
        ).map { TextOptions.LineHeight.multiple($0) }
        return Rule<TextOptions.LineHeight>.choice(
            "a number of points, an object with \"multiple\", or \"natural\" or \"rounded\"", [points, multiple, name])
    }()

    private static let textCase = Rule<Text.Case?>.choice(
        "uppercase, lowercase, or null",
        [
            .names(of: "textCase", [("uppercase", .uppercase), ("lowercase", .lowercase)]),
            Rule<Text.Case?>("null", .null) { _, _ in nil },
        ])

    private struct LineLimit: Sendable {
        var number: Int?
        var minimum: Int?
        var reservesSpace = false
    }

    private static let lineLimit: Rule<LineLimit> = {
        let plain = Rule<Int>.count.map { LineLimit(number: $0) }
        let none = Rule<LineLimit>("null", .null) { _, _ in LineLimit(number: nil) }
        let full = object(
            "a lineLimit",
            Fields(
                required("lines", .count, "The maximum number of lines."),
                optional(
                    "reservesSpace", .bool, or: false, "Whether the text has the height of the maximum number of lines."
                ))
        ).map { LineLimit(number: $0.0, reservesSpace: $0.1) }
        let upper = Rule<Int?>.choice(
            "a number of lines or null", [Rule<Int>.count.map { $0 }, Rule<Int?>("null", .null) { _, _ in nil }])
        let range = list("[minimum, maximum], null for no maximum", of: upper, count: 2...2)
            .map { LineLimit(number: $0[1], minimum: $0[0] ?? 1) }
        return Rule<LineLimit>.choice(
            "a number of lines, null, [minimum, maximum], or an object with \"lines\"", [plain, none, range, full])
    }()
}
