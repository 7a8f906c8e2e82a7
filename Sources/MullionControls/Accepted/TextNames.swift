import Foundation
import MullionGeometry
import MullionText
import MullionViews

/// Modifiers of text that SwiftUI code names and drawings do not follow yet.
nonisolated extension View {
    /// Returns the view unchanged: letters are not moved together.
    public func allowsTightening(_ flag: Bool) -> Self { self }
    /// Returns the view unchanged: text stays on its baseline.
    public func baselineOffset(_ baselineOffset: CGFloat) -> Self { self }
    /// Sets the design of text.
    public func fontDesign(_ design: Font.Design?) -> some View { monospaced(design == .monospaced) }
    /// Sets the width of the letters of variable fonts.
    public func fontWidth(_ width: Font.Width?) -> some View { fontWidth(percent: width?.percent) }
    /// Sets the style of text, of shapes without a fill, and, unused, of secondary parts.
    public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2) -> some View {
        foregroundStyle(primary)
    }
    /// Sets the style of text, of shapes without a fill, and, unused, of secondary and tertiary parts.
    public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
        _ primary: S1, _ secondary: S2, _ tertiary: S3
    ) -> some View {
        foregroundStyle(primary)
    }
    /// Returns the view unchanged: text keeps the size of its font.
    public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> Self { self }
    /// Returns the view unchanged: text is set by the language of the environment.
    public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> Self { self }
    /// Returns the view unchanged: drawings are never out of date.
    public func invalidatableContent(_ invalidatable: Bool = true) -> Self { self }
    /// Returns the view unchanged: backgrounds have the theme's color.
    public func backgroundStyle<S: ShapeStyle>(_ style: S) -> Self { self }
}

extension Text {
    /// The size of text relative to its font.
    public enum Scale: Hashable, Sendable {
        case `default`, secondary
    }
    /// Returns the text unchanged: text keeps the size of its font.
    public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text { self }
    /// Returns the text unchanged: text stays on its baseline.
    public func baselineOffset(_ baselineOffset: CGFloat) -> Text { self }
    /// Sets the width of the letters of variable fonts.
    public func fontWidth(_ width: Font.Width?) -> Text { fontWidth(percent: width?.percent) }
    /// Sets the design of the text.
    public func fontDesign(_ design: Font.Design?) -> Text { design == .monospaced ? monospaced() : self }
    /// Returns the text unchanged: text is written as it is spelt.
    public func speechSpellsOutCharacters(_ value: Bool = true) -> Text { self }
}

extension Font {
    /// The width of letters.
    public struct Width: Hashable, Sendable {
        /// The width as a fraction.
        public var value: CGFloat
        /// Creates a width.
        public init(_ value: CGFloat) { self.value = value }
        /// The compressed width.
        public static let compressed = Width(-0.2)
        /// The condensed width.
        public static let condensed = Width(-0.1)
        /// The standard width.
        public static let standard = Width(0)
        /// The expanded width.
        public static let expanded = Width(0.1)

        /// The width in percent of the normal one, as in CSS: 75 for condensed letters, 125 for expanded ones.
        fileprivate var percent: CGFloat { 100 + value * 250 }
    }
    /// The room between lines.
    public enum Leading: Hashable, Sendable {
        case standard, tight, loose
    }
    /// Returns the font with a different width of its letters, which variable fonts have.
    public func width(_ width: Width) -> Font {
        var font = self
        font.width = width.percent
        return font
    }
    /// Returns the font unchanged: lines have the font's room.
    public func leading(_ leading: Leading) -> Font { self }
    /// Returns the font unchanged: capitals keep their size.
    public func smallCaps() -> Font { self }
    /// Returns the font unchanged: capitals keep their size.
    public func lowercaseSmallCaps() -> Font { self }
    /// Returns the font unchanged: capitals keep their size.
    public func uppercaseSmallCaps() -> Font { self }
}
