import MullionDrawing
import MullionGeometry
import MullionText

/// A piece of text, wrapped in the width it is given.
///
/// Texts can be put together: `Text("Total: ") + Text("12 €").bold()`. They wrap and are truncated as one text; every
/// line is as high as its highest font.
public struct Text: View {
    public typealias Body = Never

    /// A part of a text that looks the same throughout.
    struct Span {
        var string: String
        var attributes = TextAttributes()
    }

    /// Which part of a text gives way to an ellipsis where there is no room for all of it.
    public enum TruncationMode: Hashable, CaseIterable, Sendable {
        /// The beginning.
        case head
        /// The middle.
        case middle
        /// The end.
        case tail
    }

    /// Usually the only span, so it needs no array.
    private var first: Span
    private var rest: [Span] = []

    /// A text.
    public init<S: StringProtocol>(_ content: S) { first = Span(string: String(content)) }

    /// A text, spelt exactly as given.
    public init(verbatim content: String) { first = Span(string: content) }

    /// A number or date in one of Foundation's formats: `Text(0.25, format: .percent)`.
    public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        first = Span(string: format.format(input))
    }

    /// Two texts, the second going on where the first ends.
    public static func + (a: Text, b: Text) -> Text {
        var result = a
        result.rest.append(b.first)
        result.rest.append(contentsOf: b.rest)
        return result
    }

    var spans: [Span] { [first] + rest }
    var isUniform: Bool { rest.isEmpty }
    var firstSpan: Span { first }

    /// The text with attributes changed in every span.
    private func changing(_ change: (inout TextAttributes) -> Void) -> Text {
        var result = self
        change(&result.first.attributes)
        for index in result.rest.indices { change(&result.rest[index].attributes) }
        return result
    }
}

/// Modifiers that give a text again. What a part of the text says of itself wins.
extension Text {
    /// The text in a font; nil: the one it inherits.
    public func font(_ font: Font?) -> Text { changing { $0.font = $0.font ?? font } }

    /// The text in a thickness; nil: that of the font.
    public func fontWeight(_ weight: Font.Weight?) -> Text { changing { $0.weight = $0.weight ?? weight } }

    /// The text in bold, or not.
    public func bold(_ isActive: Bool = true) -> Text { changing { $0.isBold = $0.isBold ?? isActive } }

    /// The text in slanted letters, or not.
    public func italic(_ isActive: Bool = true) -> Text { changing { $0.isItalic = $0.isItalic ?? isActive } }

    /// The text in letters of one width, or not.
    public func monospaced(_ isActive: Bool = true) -> Text {
        changing { $0.isMonospaced = $0.isMonospaced ?? isActive }
    }

    /// The text with digits of one width. The embedded font has no others, so nothing changes.
    public func monospacedDigit() -> Text { self }

    /// The text in a colour; nil: the one it inherits.
    public func foregroundColor(_ color: Color?) -> Text {
        changing { $0.style = $0.style ?? color.map { AnyShapeStyle($0) } }
    }

    /// The text in a style. A gradient runs over the frame of the whole text, also where it is a part of one.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
        changing { $0.style = $0.style ?? AnyShapeStyle(style) }
    }

    /// The text with a line under it, or none; nil: in the colour of the text.
    public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
        changing { $0.underline = $0.underline ?? TextAttributes.Line(isActive: isActive, color: color) }
    }

    /// The text with a line through it, or none; nil: in the colour of the text.
    public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
        changing { $0.strikethrough = $0.strikethrough ?? TextAttributes.Line(isActive: isActive, color: color) }
    }

    /// The text with room in points between its characters, in addition to that of the font.
    public func kerning(_ kerning: CGFloat) -> Text { changing { $0.letterSpacing = $0.letterSpacing ?? kerning } }

    /// The text with room in points between its characters, in addition to that of the font.
    public func tracking(_ tracking: CGFloat) -> Text { kerning(tracking) }
}

/// Where the lines of a text stand that are shorter than its longest.
public enum TextAlignment: Hashable, CaseIterable, Sendable {
    /// At the side where reading begins.
    case leading
    /// In the middle.
    case center
    /// At the side where reading ends.
    case trailing
}

extension Text: PrimitiveView {
    package func lower(into lowering: inout Lowering) {
        lowering.add(isUniform ? lowering.text(firstSpan) : lowering.text(spans))
    }
}
