import MullionGeometry
import MullionText

/// SwiftUI's names of fonts, with the sizes of iOS at its default text size.
extension Font {
    /// SwiftUI's text styles.
    public enum TextStyle: Hashable, CaseIterable, Sendable {
        case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2

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

    /// Returns the default family in a size in points.
    public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
        Font(size: size, weight: weight ?? .regular, design: design ?? .default)
    }

    /// Returns the default family in the size of a style.
    public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
        var font = style.font
        if let weight { font.weight = weight }
        if let design { font.design = design }
        return font
    }

    /// Returns a family by name, in a size in points.
    public static func custom(_ name: String, size: CGFloat) -> Font { Font(family: name, size: size) }

    /// Returns a family by name, in a size in points.
    public static func custom(_ name: String, fixedSize: CGFloat) -> Font { Font(family: name, size: fixedSize) }

    /// Returns a family by name, in a size in points. The style has no effect, because the text size does not change.
    public static func custom(_ name: String, size: CGFloat, relativeTo style: TextStyle) -> Font {
        Font(family: name, size: size)
    }

    /// Returns the font in bold.
    public func bold() -> Font { weight(.bold) }

    /// Returns the font with a different weight.
    public func weight(_ weight: Weight) -> Font {
        var font = self
        font.weight = weight
        return font
    }

    /// Returns the font in italic.
    public func italic() -> Font {
        var font = self
        font.isItalic = true
        return font
    }

    /// Returns the font with letters of one width.
    public func monospaced() -> Font {
        var font = self
        font.design = .monospaced
        return font
    }

    /// Returns the font with digits of one width.
    public func monospacedDigit() -> Font {
        var font = self
        font.hasMonospacedDigits = true
        return font
    }

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
    /// Equal to `default`: no family of that design is built in.
    public static var rounded: Font.Design { .default }
    /// Equal to `default`: no family of that design is built in.
    public static var serif: Font.Design { .default }
}
