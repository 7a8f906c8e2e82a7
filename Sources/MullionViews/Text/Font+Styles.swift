import MullionGeometry
import MullionText

/// SwiftUI's ways of naming a font, with the sizes of iOS at its default text size.
extension Font {
    /// SwiftUI's names for sizes of text.
    public enum TextStyle: Hashable, CaseIterable, Sendable {
        case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2

        /// The font of the style.
        var font: Font {
            switch self {
            case .largeTitle: .largeTitle
            case .title: .title
            case .title2: .title2
            case .title3: .title3
            case .headline: .headline
            case .subheadline: .subheadline
            case .body: .body
            case .callout: .callout
            case .footnote: .footnote
            case .caption: .caption
            case .caption2: .caption2
            }
        }
    }

    /// The default family in a size in points.
    public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
        Font(size: size, weight: weight ?? .regular, design: design ?? .default)
    }

    /// The default family in the size of a style.
    public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
        var font = style.font
        if let weight { font.weight = weight }
        if let design { font.design = design }
        return font
    }

    /// A family by name, in a size in points.
    public static func custom(_ name: String, size: CGFloat) -> Font { Font(family: name, size: size) }

    /// A family by name, in a size in points.
    public static func custom(_ name: String, fixedSize: CGFloat) -> Font { Font(family: name, size: fixedSize) }

    /// A family by name, in a size in points. Nobody sets another text size, so the style has no effect.
    public static func custom(_ name: String, size: CGFloat, relativeTo style: TextStyle) -> Font {
        Font(family: name, size: size)
    }

    /// The same font in bold.
    public func bold() -> Font { weight(.bold) }

    /// The same font in another thickness.
    public func weight(_ weight: Weight) -> Font {
        var font = self
        font.weight = weight
        return font
    }

    /// The same font with slanted letters.
    public func italic() -> Font {
        var font = self
        font.isItalic = true
        return font
    }

    /// The same font with letters of one width.
    public func monospaced() -> Font {
        var font = self
        font.design = .monospaced
        return font
    }

    /// The same font with digits of one width. The embedded font has no others, so nothing changes.
    public func monospacedDigit() -> Font { self }

    /// The font of large titles, 34 points.
    public static let largeTitle = Font(size: 34)
    /// The font of titles, 28 points.
    public static let title = Font(size: 28)
    /// The font of second-level titles, 22 points.
    public static let title2 = Font(size: 22)
    /// The font of third-level titles, 20 points.
    public static let title3 = Font(size: 20)
    /// The font of headings, 17 points, semibold.
    public static let headline = Font(size: 17, weight: .semibold)
    /// The font of running text, 17 points.
    public static let body = Font(size: 17)
    /// The font of callouts, 16 points.
    public static let callout = Font(size: 16)
    /// The font of subheadings, 15 points.
    public static let subheadline = Font(size: 15)
    /// The font of footnotes, 13 points.
    public static let footnote = Font(size: 13)
    /// The font of captions, 12 points.
    public static let caption = Font(size: 12)
    /// The font of small captions, 11 points.
    public static let caption2 = Font(size: 11)
}

/// SwiftUI's further designs.
extension Font.Design {
    /// As `default`: there is no family of that design built in.
    public static var rounded: Font.Design { .default }
    /// As `default`: there is no family of that design built in.
    public static var serif: Font.Design { .default }
}
