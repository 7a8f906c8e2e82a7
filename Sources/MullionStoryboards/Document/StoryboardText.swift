import MullionGeometry
import MullionText

/// A text of a view with its formatting.
public struct StoryboardText: Sendable {
    /// A run of characters with the same attributes.
    public struct Part: Sendable {
        /// The characters of the part.
        public var string: String
        /// The font; nil for that of the view.
        public var font: StoryboardFontFace?
        /// The color; nil for that of the view.
        public var color: StoryboardColor?
        /// Whether the text is underlined.
        public var isUnderlined = false

        /// Creates a part.
        public init(
            string: String, font: StoryboardFontFace? = nil, color: StoryboardColor? = nil, isUnderlined: Bool = false
        ) {
            self.string = string
            self.font = font
            self.color = color
            self.isUnderlined = isUnderlined
        }
    }

    /// The alignment of lines.
    public enum Alignment: String, Sendable {
        /// At the leading edge.
        case natural
        case left, center, right, justified
    }

    /// The parts in order.
    public var parts: [Part]
    /// The alignment of lines.
    public var alignment = Alignment.natural
    /// The part that is truncated if the text does not fit.
    public var truncation = TextOptions.Truncation.tail
    /// The maximum number of lines; nil for as many as fit.
    public var lineLimit: Int?
    /// The minimum scale factor of the font.
    public var smallestScale: CGFloat = 1
    /// The line height multiple.
    public var lineHeightMultiple: CGFloat = 1

    /// Creates a text of one part.
    public init(_ string: String) { parts = [Part(string: string)] }

    /// The text without formatting.
    public var string: String { parts.map(\.string).joined() }
}

/// A font as a document specifies it.
public struct StoryboardFontFace: Hashable, Sendable {
    /// The size in points; nil for the default of the view.
    public var size: CGFloat?
    /// The family; nil for the system font.
    public var family: String?
    /// The text style that sets the size, such as "Body"; nil for a fixed size.
    public var style: String?
    /// The weight.
    public var weight = Font.Weight.regular
    /// Whether the font is italic.
    public var isItalic = false

    /// Creates a face.
    public init(
        size: CGFloat? = nil, family: String? = nil, style: String? = nil, weight: Font.Weight = .regular,
        isItalic: Bool = false
    ) {
        self.size = size
        self.family = family
        self.style = style
        self.weight = weight
        self.isItalic = isItalic
    }
}

extension StoryboardView {
    /// The text of a label, field, or text view; nil if the document has none.
    public var text: StoryboardText? {
        if let attributed = details.first(where: { $0.attributes["key"] == "attributedText" }) {
            var text = StoryboardText("")
            text.parts = attributed.list(named: "fragment").map { StoryboardText.Part($0) }
            let style = attributed.list(named: "fragment").lazy.compactMap { $0.child("attributes") }
                .compactMap { $0.child("paragraphStyle") }.first
            text.alignment = style.flatMap { Self.alignment($0.attributes["alignment"]) } ?? .natural
            let multiple = style?.attributes["lineHeightMultiple"].flatMap { Double($0) } ?? 1
            text.lineHeightMultiple = multiple > 0 && multiple < 10 ? CGFloat(multiple) : 1
            set(&text)
            return text
        }
        guard let string = attributes["text"] ?? details.string("text") else { return nil }
        var text = StoryboardText(string)
        text.alignment = Self.alignment(attributes["textAlignment"]) ?? .natural
        set(&text)
        return text
    }

    /// The font of the view itself.
    public var fontFace: StoryboardFontFace? {
        details.first { $0.name == "fontDescription" && $0.attributes["key"] == "fontDescription" }
            .map { StoryboardFontFace($0) }
    }

    private func set(_ text: inout StoryboardText) {
        switch attributes["lineBreakMode"] {
        case "headTruncation": text.truncation = .head
        case "middleTruncation": text.truncation = .middle
        default: text.truncation = .tail
        }
        if kind == "label" {
            let count = attributes.number("numberOfLines") ?? 1
            text.lineLimit = count > 0 ? Int(count) : nil
            if attributes.isYes("adjustsFontSizeToFit") {
                text.smallestScale = min(max(attributes.measure("minimumScaleFactor") ?? 0.5, 0.1), 1)
            }
        } else if kind == "textField" {
            text.lineLimit = 1
        }
    }

    package static func alignment(_ name: String?) -> StoryboardText.Alignment? {
        name.flatMap { StoryboardText.Alignment(rawValue: $0) }
    }
}

extension StoryboardText.Part {
    /// Creates the part of a fragment of an attributed string.
    fileprivate init(_ fragment: DocumentElement) {
        string = fragment.attributes["content"] ?? fragment.child(key: "content")?.text ?? ""
        let attributes = fragment.list("attributes")
        color = attributes.color("NSColor")
        font = attributes.first { $0.attributes["key"] == "NSFont" }.map { StoryboardFontFace($0) }
        isUnderlined = attributes.contains { $0.attributes["key"] == "NSUnderline" && $0.attributes["value"] != "0" }
    }
}

extension StoryboardFontFace {
    /// Creates the font of a description or attributed string.
    init(_ element: DocumentElement) {
        let attributes = element.attributes
        let style = attributes["style"]?.replacing("UICTFontTextStyle", with: "")
        self.style = style
        let size = (attributes["pointSize"] ?? attributes["size"]).flatMap { Double($0) }
        if let size, size > 0, size <= 1000 {
            self.size = CGFloat(size)
        } else {
            self.size = style.flatMap { StoryboardFont.styleSizes[$0] }
        }
        let type = attributes["type"] ?? attributes["metaFont"] ?? ""
        let name = attributes["name"] ?? ""
        let family = attributes["family"] ?? name.split(separator: "-").first.map(String.init)
        self.family = family.flatMap { $0.hasPrefix(".") || $0.hasPrefix("System") || $0.isEmpty ? nil : $0 }
        let words = name.lowercased()
        isItalic = type == "italicSystem" || words.contains("italic") || words.contains("oblique")
        let isBold = type == "boldSystem" || type.lowercased().hasSuffix("bold")
        weight = isBold ? .bold : style == "Headline" ? .semibold : Self.weight(attributes["weight"] ?? words)
    }

    /// Returns the weight that a name ends with.
    private static func weight(_ name: String) -> Font.Weight {
        let weights: [(String, Font.Weight)] = [
            ("ultralight", .ultraLight), ("semibold", .semibold), ("demibold", .semibold), ("bold", .bold),
            ("thin", .thin), ("light", .light), ("medium", .medium), ("heavy", .heavy), ("black", .black),
        ]
        return weights.first { name.contains($0.0) }?.1 ?? .regular
    }
}

extension DocumentElement {
    /// The children of a name.
    package func list(named name: String) -> [DocumentElement] { children.filter { $0.name == name } }
}

extension [DocumentElement] {
    /// Returns the text element with a key.
    package func string(_ key: String) -> String? {
        first { ($0.name == "string" || $0.name == "mutableString") && $0.attributes["key"] == key }?.text
    }
}
