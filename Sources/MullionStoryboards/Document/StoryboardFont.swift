import MullionGeometry
import MullionText

/// The font of a text.
public struct StoryboardFont: Hashable, Sendable {
    /// The size in points.
    public var size: CGFloat
    /// The name of a font that is not the system's.
    public var name: String?
    /// Whether it is one of the heavier fonts of the system.
    public var isBold: Bool
    /// The style of the system's text that it follows, such as "Body"; nil: its size is fixed.
    public var style: String?
    /// The thickness of its strokes.
    public var weight: Font.Weight

    /// The sizes of the text styles of the system, at the default setting.
    static let styleSizes = ContentSizeCategory.large.pointSizes

    /// The baseline lies so far below the top of a line, in sizes.
    static let ascent: CGFloat = 0.9527
    /// And the bottom of the line so far below the baseline.
    package static let descent: CGFloat = 0.2412
    /// The height of a line, in sizes.
    package static let lineHeight = ascent + descent

    /// The system's font of a size.
    static func system(_ size: CGFloat) -> StoryboardFont {
        StoryboardFont(size: size, name: nil, isBold: false, style: nil, weight: .regular)
    }

    /// The font of text in views of a kind that say none.
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
    /// nil for a font without a size.
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
