import MullionGeometry
import MullionText

/// SwiftUI's ways of naming a font, with the sizes of iOS at its default text size.
extension Font {
    /// The default family in a size in points.
    public static func system(size: CGFloat, weight: Weight = .regular) -> Font { Font(size: size, weight: weight) }

    /// A family by name, in a size in points.
    public static func custom(_ name: String, size: CGFloat) -> Font { Font(family: name, size: size) }

    /// The same font in bold.
    public func bold() -> Font {
        var font = self
        font.weight = .bold
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
    /// The font of headings, 17 points, bold.
    public static let headline = Font(size: 17, weight: .bold)
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
