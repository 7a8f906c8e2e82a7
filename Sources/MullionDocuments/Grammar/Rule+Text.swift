import MullionDrawing
import MullionGeometry
import MullionText
import MullionViews

/// A font of a document: a font, or what changes in the inherited one.
enum DocumentFont: Sendable {
    case font(Font)
    /// An inherited font, of which some properties change; nil keeps one.
    case change(family: String?, weight: Font.Weight?, isItalic: Bool?, isMonospaced: Bool?)

    /// Returns a text in the font.
    func applied(to text: Text) -> Text {
        switch self {
        case .font(let font): return text.font(font)
        case .change(let family, let weight, let isItalic, let isMonospaced):
            var text = text.fontFamily(family).fontWeight(weight)
            if let isItalic { text = text.italic(isItalic) }
            if let isMonospaced { text = text.monospaced(isMonospaced) }
            return text
        }
    }

    /// Changes the font that views inherit.
    func change(_ values: inout EnvironmentValues) {
        switch self {
        case .font(let font): values.font = font
        case .change(let family, let weight, let isItalic, let isMonospaced):
            var font = values.font ?? .body
            if let family { font.family = family }
            if let weight { font.weight = weight }
            if let isItalic { font.isItalic = isItalic }
            if let isMonospaced { font.design = isMonospaced ? .monospaced : .default }
            values.font = font
        }
    }
}

/// Fonts and text attributes.
extension Rule where Value == DocumentFont {
    /// A size in points, the name of a style, or an object.
    static let font: Rule = {
        let styles: [(String, Font.TextStyle)] = Font.TextStyle.allCases.map { ("\($0)", $0) }
        let size = Rule<CGFloat>.length.map { DocumentFont.font(Font(size: $0)) }
        let style = names(of: "font", styles.map { ($0, DocumentFont.font(.system($1))) })
        let font = object(
            "a font",
            Fields(
                optional("size", .length, "The size, in points. Default: that of the inherited font."),
                optional(
                    "family", .string,
                    "The name of the family, which the fonts of elements inside inherit. Default: the inherited one."),
                optional("weight", .weight, "The weight of the letters."),
                optional("italic", .bool, "Whether the letters are italic."),
                optional("monospaced", .bool, "Whether all letters have the same width."))
        ).map { values in
            let (size, family, weight, isItalic, isMonospaced) = values
            guard let size else {
                return DocumentFont.change(
                    family: family, weight: weight, isItalic: isItalic, isMonospaced: isMonospaced)
            }
            return .font(
                Font(
                    family: family, size: size, weight: weight ?? .regular, isItalic: isItalic ?? false,
                    design: isMonospaced == true ? .monospaced : .default))
        }
        return choice(
            "a size in points, a style such as \"headline\", or an object with \"size\" or \"family\"",
            [size, style, font]
        ).shared("font")
    }()
}

extension Rule where Value == Font.Weight {
    static let weight = names(of: "weight", Font.Weight.allCases.map { ("\($0)", $0) }).shared("weight")
}

extension Rule where Value == Text.TruncationMode {
    static let truncationMode = names(of: "truncationMode", [("head", .head), ("middle", .middle), ("tail", .tail)])
}

extension Rule where Value == TextAlignment {
    static let textAlignment = names(
        of: "alignment", [("leading", .leading), ("center", .center), ("trailing", .trailing)])
}

/// A line under or through text.
struct TextLineStyle: Sendable {
    var isActive: Bool
    var color: Color?
}

extension Rule where Value == TextLineStyle {
    /// True, false, or a color for the line.
    static let textLine = choice(
        "true, false or a color",
        [
            Rule<Bool>.bool.map { TextLineStyle(isActive: $0, color: nil) },
            Rule<Color>.color.map { TextLineStyle(isActive: true, color: $0) },
        ]
    ).shared("textLine")
}

/// The attributes of a text element.
struct TextFields: Sendable {
    var font: DocumentFont?
    var family: String?
    var weight: Font.Weight?
    var isBold: Bool?
    var isItalic: Bool?
    var isMonospaced: Bool?
    var style: AnyShapeStyle?
    var underline: TextLineStyle?
    var strikethrough: TextLineStyle?
    var kerning: CGFloat?

    static let fields = Fields(
        optional("font", .font, "The font: a size, a style such as \"headline\", or an object."),
        optional("fontFamily", .string, "The family of the font."),
        optional("fontWeight", .weight, "The weight of the letters."),
        optional("bold", .bool, "Whether the letters are bold."),
        optional("italic", .bool, "Whether the letters are italic."),
        optional("monospaced", .bool, "Whether all letters have the same width."),
        optional("color", .style, "The style of the text: a color, a style such as \"secondary\", or a gradient."),
        optional("underline", .textLine, "Whether the text is underlined, or the color of the line."),
        optional("strikethrough", .textLine, "Whether the text is struck through, or the color of the line."),
        optional("kerning", .number, "The space between characters, in points.")
    ).map { values, _ in
        let (font, family, weight, isBold, isItalic, isMonospaced, style, underline, strikethrough, kerning) = values
        return TextFields(
            font: font, family: family, weight: weight, isBold: isBold, isItalic: isItalic, isMonospaced: isMonospaced,
            style: style, underline: underline, strikethrough: strikethrough, kerning: kerning)
    }

    func applied(to text: Text) -> Text {
        var text = text
        if let family { text = text.fontFamily(family) }
        if let weight { text = text.fontWeight(weight) }
        if let isBold { text = text.bold(isBold) }
        if let isItalic { text = text.italic(isItalic) }
        if let isMonospaced { text = text.monospaced(isMonospaced) }
        // The attributes above are kept.
        if let font { text = font.applied(to: text) }
        if let style { text = text.foregroundStyle(style) }
        if let underline { text = text.underline(underline.isActive, color: underline.color) }
        if let strikethrough { text = text.strikethrough(strikethrough.isActive, color: strikethrough.color) }
        if let kerning { text = text.kerning(kerning) }
        return text
    }
}

/// A part of a text with the same attributes throughout.
struct DocumentSpan: Sendable {
    var string: String
    var look = TextFields()

    var text: Text { look.applied(to: Text(verbatim: string)) }
}

extension Rule where Value == [DocumentSpan] {
    /// A string, or an array of strings and of objects with attributes.
    static let spans: Rule = {
        let plain = Rule<String>.string.map { DocumentSpan(string: $0) }
        let styled = object("a span", Fields(required("text", .string, "The text of the span.")).and(TextFields.fields))
            .map { DocumentSpan(string: $0.0, look: $0.1) }
        let span = Rule<DocumentSpan>.choice("a string, or an object with \"text\"", [plain, styled])
        let several = list("an array of strings and spans", of: span)
        return choice("a string, or an array of strings and spans", [plain.map { [$0] }, several])
    }()
}
