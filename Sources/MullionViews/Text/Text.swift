import Foundation
import MullionDrawing
import MullionGeometry
import MullionText

/// A text that wraps in its width.
///
/// Texts can be concatenated: `Text("Total: ") + Text("12 €").bold()`. They wrap and are truncated as one text; each
/// line is as high as its highest font.
nonisolated public struct Text: View {
    /// A part of a text with the same attributes throughout.
    struct Span {
        /// The text, or the key of a string catalog.
        var string: String
        var attributes = TextAttributes()
        /// What the text is made from where it is lowered; nil if it is the string.
        var source: Source?
    }

    /// What the environment turns into text.
    indirect enum Source {
        /// A key without values, in the table "Localizable".
        case key
        /// A key, in the table of a name.
        case localized(LocalizedStringKey, table: String)
        /// A value with a format; the locale is nil where the environment has none.
        case formatted((Locale?) -> String)
    }

    /// The part of a truncated text that an ellipsis replaces.
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

    /// Creates a text, spelt exactly as given. A literal is a ``LocalizedStringKey`` instead.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ content: S) { first = Span(string: String(content)) }

    /// Creates a text from the key of a string catalog, which may contain inline Markdown: "**bold**", "*italic*",
    /// "~~struck~~", "`code`", and "[links](https://example.org)".
    ///
    /// - Parameters:
    ///   - key: The key; it is the text where no string catalog has it. See ``LocalizedStringKey``.
    ///   - tableName: The name of the string catalog; nil for "Localizable".
    ///   - bundle: Ignored: string catalogs are looked for below ``EnvironmentValues/imageRoot``, or in
    ///     ``EnvironmentValues/assetCatalogs``.
    ///   - comment: Ignored; a note for translators.
    public init(
        _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
    ) {
        if tableName == nil, key.parts.count == 1, case .literal(let string) = key.parts[0] {
            first = Span(string: string, source: .key)
        } else {
            first = Span(string: key.key, source: .localized(key, table: tableName ?? "Localizable"))
        }
    }

    /// Creates a text of a value with a format.
    init(_ format: @escaping (Locale?) -> String) { first = Span(string: "", source: .formatted(format)) }

    /// Creates a text from spans; empty for none.
    init(spans: [Span]) {
        first = spans.first ?? Span(string: "")
        rest = Array(spans.dropFirst())
    }

    /// Creates a text, spelt exactly as given.
    public init(verbatim content: String) { first = Span(string: content) }

    /// Concatenates two texts.
    public static func + (a: Text, b: Text) -> Text {
        var result = a
        result.rest.append(b.first)
        result.rest.append(contentsOf: b.rest)
        return result
    }

    var spans: [Span] { [first] + rest }
    var isUniform: Bool { rest.isEmpty }
    var firstSpan: Span { first }

    private func changing(_ change: (inout TextAttributes) -> Void) -> Text {
        var result = self
        change(&result.first.attributes)
        for index in result.rest.indices { change(&result.rest[index].attributes) }
        return result
    }
}

/// Modifiers that return a text. Attributes that a span already has are kept.
extension Text {
    /// Sets the font; nil keeps the inherited one.
    public func font(_ font: Font?) -> Text { changing { $0.font = $0.font ?? font } }

    /// Sets the family of the font; nil keeps the inherited one.
    public func fontFamily(_ family: String?) -> Text {
        changing { attributes in
            guard let family, attributes.family == nil, attributes.font?.family == nil else { return }
            attributes.family = family
        }
    }

    /// Sets the weight; nil for the font's.
    public func fontWeight(_ weight: Font.Weight?) -> Text { changing { $0.weight = $0.weight ?? weight } }

    /// Makes the text bold, or not.
    public func bold(_ isActive: Bool = true) -> Text { changing { $0.isBold = $0.isBold ?? isActive } }

    /// Makes the text italic, or not.
    public func italic(_ isActive: Bool = true) -> Text { changing { $0.isItalic = $0.isItalic ?? isActive } }

    /// Makes the text monospaced, or not.
    public func monospaced(_ isActive: Bool = true) -> Text {
        changing { $0.isMonospaced = $0.isMonospaced ?? isActive }
    }

    /// Gives all digits one width, as in columns of numbers. Those of the embedded families have one.
    public func monospacedDigit() -> Text { changing { $0.hasMonospacedDigits = $0.hasMonospacedDigits ?? true } }

    /// Sets the width of the letters of variable fonts in percent of the normal one; nil for the font's.
    public func fontWidth(percent: CGFloat?) -> Text { changing { $0.fontWidth = $0.fontWidth ?? percent } }

    /// Sets the color; nil keeps the inherited one.
    public func foregroundColor(_ color: Color?) -> Text {
        changing { $0.style = $0.style ?? color.map { AnyShapeStyle($0) } }
    }

    /// Sets the style. A gradient covers the frame of the whole text, even when set for a part of it.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
        changing { $0.style = $0.style ?? AnyShapeStyle(style) }
    }

    /// Underlines the text, or not; nil for the color of the text.
    public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
        changing { $0.underline = $0.underline ?? TextAttributes.Line(isActive: isActive, color: color) }
    }

    /// Draws a line through the text, or not; nil for the color of the text.
    public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
        changing { $0.strikethrough = $0.strikethrough ?? TextAttributes.Line(isActive: isActive, color: color) }
    }

    /// Sets the room in points between characters, in addition to the font's.
    public func kerning(_ kerning: CGFloat) -> Text { changing { $0.letterSpacing = $0.letterSpacing ?? kerning } }

    /// Sets the room in points between characters, in addition to the font's.
    public func tracking(_ tracking: CGFloat) -> Text { kerning(tracking) }
}

extension Text {
    /// The letters in which a text is shown, whatever it is written in.
    public enum Case: Hashable, CaseIterable, Sendable {
        /// Capital letters.
        case uppercase
        /// Small letters.
        case lowercase
    }
}

/// How lines shorter than the longest line are aligned.
public enum TextAlignment: Hashable, CaseIterable, Sendable {
    /// At the side where reading begins.
    case leading
    /// In the middle.
    case center
    /// At the side where reading ends.
    case trailing
}

nonisolated extension Text: PrimitiveView {
    package func lower(into lowering: inout Lowering) {
        lowering.add(isUniform ? lowering.text(firstSpan) : lowering.text(spans))
    }
}
