import MullionGeometry

/// A part of a text in one font.
public struct TextSpan: Hashable, Sendable {
    /// The text of the part. It may begin or end inside a word, and it may be empty.
    public var string: String

    /// The font of the part.
    public var font: Font

    /// The room after each character in points, in addition to kerning: as ``TextOptions/letterSpacing``.
    public var letterSpacing: CGFloat {
        didSet { letterSpacing = TextOptions(letterSpacing: letterSpacing).letterSpacing }
    }

    /// Creates a part of a text in a font, with room between its characters in points.
    public init(_ string: String, font: Font, letterSpacing: CGFloat = 0) {
        self.string = string
        self.font = font
        self.letterSpacing = TextOptions(letterSpacing: letterSpacing).letterSpacing
    }
}
