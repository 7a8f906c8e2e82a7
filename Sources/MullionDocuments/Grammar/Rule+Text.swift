import MullionDrawing
import MullionGeometry
import MullionText
import MullionViews

/// A font of a document: a font, or what changes in the inherited one.
enum DocumentFont: Sendable {
    case font(Font)
    /// An inherited font, of which some properties change.
    case change(Change)

    /// What changes in an inherited font; nil keeps a property.
    struct Change: Sendable {
        var family: String?
        var weight: Font.Weight?
        var isItalic: Bool?
        var isMonospaced: Bool?
        var hasMonospacedDigits: Bool?
        var width: CGFloat?

        /// Changes a font.
        func apply(to font: inout Font) {
            if let family { font.family = family }
            if let weight { font.weight = weight }
            if let isItalic { font.isItalic = isItalic }
            if let isMonospaced { font.design = isMonospaced ? .monospaced : .default }
            if let hasMonospacedDigits { font.hasMonospacedDigits = hasMonospacedDigits }
            if let width { font.width = width }
        }
    }

    /// Returns a text in the font.
    func applied(to text: Text) -> Text {
        switch self {
        case .font(let font): return text.font(font)
        case .change(let change):
            var text = text.fontFamily(change.family).fontWeight(change.weight).fontWidth(percent: change.width)
            if let isItalic = change.isItalic { text = text.italic(isItalic) }
            if let isMonospaced = change.isMonospaced { text = text.monospaced(isMonospaced) }
            if change.hasMonospacedDigits == true { text = text.monospacedDigit() }
            return text
        }
    }

    /// Changes the font that views inherit.
    func change(_ values: inout EnvironmentValues) {
        switch self {
        case .font(let font): values.font = font
        case .change(let change):
            var font = values.font ?? .body
            change.apply(to: &font)
            values.font = font
        }
    }
}

/// Fonts and text attributes.
extension Rule where Value == DocumentFont {
    /// A size in points, the name of a style, or an object.
    static let font: Rule = {
        let styles: [(String, Font.TextStyle)] = Font.TextStyle.allCases.map { ("\($0)", $0) }
        let points = Rule<CGFloat>(Rule<CGFloat>.length.expected, Rule<CGFloat>.length.schema) {
            cursor, reader throws(DocumentError) in min(try cursor.length(), CGFloat(reader.limits.fontSize))
        }
        let size = points.map { DocumentFont.font(Font(size: $0)) }
        let style = names(of: "font", styles.map { ($0, DocumentFont.font(.system($1))) })
        let font = object(
            "a font",
            Fields(
                optional("size", points, "The size, in points. Default: that of the inherited font."),
                optional(
                    "family", .string,
                    "The name of the family, which the fonts of elements inside inherit. Default: the inherited one."),
                optional("weight", .weight, "The weight of the letters."),
                optional("italic", .bool, "Whether the letters are italic."),
                optional("monospaced", .bool, "Whether all letters have the same width."),
                optional("monospacedDigit", .bool, "Whether all digits have the same width."),
                optional("width", .fontWidth, Self.widthText))
        ).map { values in
            let (size, family, weight, isItalic, isMonospaced, hasMonospacedDigits, width) = values
            let change = DocumentFont.Change(
                family: family, weight: weight, isItalic: isItalic, isMonospaced: isMonospaced,
                hasMonospacedDigits: hasMonospacedDigits, width: width)
            guard let size else { return DocumentFont.change(change) }
            var font = Font(size: size)
            change.apply(to: &font)
            return .font(font)
        }
        return choice(
            "a size in points, a style such as \"headline\", or an object with \"size\" or \"family\"",
            [size, style, font]
        ).shared("font")
    }()

    /// What a key for the width of letters means.
    static let widthText =
        "The width of the letters of a variable font, in percent of the normal one from 50 to 200. Default: 100."
}

extension Rule where Value == CGFloat {
    /// A width of letters.
    static var fontWidth: Rule { positive("a number of percent above 0, such as 75") }
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
    var hasMonospacedDigits: Bool?
    var width: CGFloat?
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
        optional("monospacedDigit", .bool, "Whether all digits have the same width."),
        optional("fontWidth", .fontWidth, Rule<DocumentFont>.widthText),
        optional("color", .style, "The style of the text: a color, a style such as \"secondary\", or a gradient."),
        optional("underline", .textLine, "Whether the text is underlined, or the color of the line."),
        optional("strikethrough", .textLine, "Whether the text is struck through, or the color of the line."),
        optional("kerning", .number, "The space between characters, in points.")
    ).map { values, _ in
        let (
            font, family, weight, isBold, isItalic, isMonospaced, hasMonospacedDigits, width, style, underline,
            strikethrough, kerning
        ) = values
        return TextFields(
            font: font, family: family, weight: weight, isBold: isBold, isItalic: isItalic, isMonospaced: isMonospaced,
            hasMonospacedDigits: hasMonospacedDigits, width: width, style: style, underline: underline,
            strikethrough: strikethrough, kerning: kerning)
    }

    func applied(to text: Text) -> Text {
        var text = text
        if let family { text = text.fontFamily(family) }
        if let weight { text = text.fontWeight(weight) }
        if let isBold { text = text.bold(isBold) }
        if let isItalic { text = text.italic(isItalic) }
        if let isMonospaced { text = text.monospaced(isMonospaced) }
        if hasMonospacedDigits == true { text = text.monospacedDigit() }
        if let width { text = text.fontWidth(percent: width) }
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
