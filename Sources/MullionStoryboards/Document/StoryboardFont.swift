import MullionGeometry
import MullionText

/// The font of a text.
public struct StoryboardFont: Hashable, Sendable {
    /// The size in points.
    public var size: CGFloat
    /// The name of a font other than the system font.
    public var name: String?
    /// Whether the font is one of the heavier system fonts.
    public var isBold: Bool
    /// The text style, such as "Body"; nil for a fixed size.
    public var style: String?
    /// The weight.
    public var weight: Font.Weight

    /// The point sizes of the system's text styles at the default content size category.
    static let styleSizes = StoryboardTextSize.large.pointSizes

    /// The distance from the top of a line to the baseline, in font sizes.
    static let ascent: CGFloat = 0.9527
    /// The distance from the baseline to the bottom of a line, in font sizes.
    package static let descent: CGFloat = 0.2412
    /// The height of a line, in font sizes.
    package static let lineHeight = ascent + descent

    static func system(_ size: CGFloat) -> StoryboardFont {
        StoryboardFont(size: size, name: nil, isBold: false, style: nil, weight: .regular)
    }

    /// Returns the default font of a kind of view.
    package static func usual(for kind: String) -> StoryboardFont {
        switch kind {
        case "button": system(15)
        case "textField", "textView": system(14)
        case "segmentedControl": system(13)
        default: system(17)
        }
    }
}

extension StoryboardFont {
    /// Creates a font; nil for a font without a size.
    init?(_ element: DocumentElement) throws(StoryboardError) {
        let style = element.attributes["style"]?.replacing("UICTFontTextStyle", with: "")
        guard
            let size = try StoryboardAttributes.number("pointSize", of: element)
                ?? style.flatMap({ Self.styleSizes[$0] })
        else { return nil }
        self.size = size
        self.style = style
        name = element.attributes["name"]
        let isHeavy = element.attributes["type"] == "boldSystem" || style == "Headline"
        weight = element.attributes["weight"].flatMap { Self.weights[$0] } ?? (isHeavy ? .bold : .regular)
        isBold = weight >= .semibold
    }

    private static let weights: [String: Font.Weight] = [
        "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium,
        "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
    ]
}
