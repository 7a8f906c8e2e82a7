import MullionGeometry

/// The options of a text: spacing, alignment, and truncation.
public struct TextOptions: Hashable, Sendable {
    /// The part of a truncated text that an ellipsis replaces.
    public enum Truncation: String, CaseIterable, Hashable, Sendable {
        /// "…end": the beginning of the last line.
        case head
        /// "beg…end": the middle of the last line.
        case middle
        /// "begin…": the end of the last line.
        case tail
    }

    /// How lines shorter than the longest line are aligned.
    public enum Alignment: String, CaseIterable, Hashable, Sendable {
        /// At the side where reading begins.
        case leading
        /// In the middle.
        case center
        /// At the side where reading ends.
        case trailing
    }

    /// Where lines may be broken.
    public enum Wrapping: String, CaseIterable, Hashable, Sendable {
        /// Between words, and inside a word that is wider than the line.
        case anywhere
        /// Between words only: a longer word overflows, and the text is at least as wide as its longest word.
        case words
        /// Only where the text has a line break.
        case none
    }

    /// The height of the lines of a text.
    public enum LineHeight: Hashable, Sendable {
        /// The ascent, descent, and line gap of the font.
        case natural
        /// The same, each rounded to whole points: what browsers call `normal`.
        case rounded
        /// A height in points: finite, >= 0. Anything else counts as ``natural``.
        case exact(CGFloat)
        /// A multiple of the font size: finite, >= 0. Anything else counts as ``natural``.
        case multiple(CGFloat)
    }

    /// The maximum number of lines shown, at least 1; nil for no limit. The last one shown is truncated.
    public var lineLimit: Int? { didSet { lineLimit = lineLimit.map { max($0, 1) } } }

    /// Whether a text with fewer lines has the height of ``lineLimit`` lines.
    public var reservesSpace: Bool

    /// The number of lines for which a text has room at least, from 1 to 65,535; those below its last line are as high
    /// as that.
    public var minimumLineCount: Int {
        get { Int(storedLineCount) }
        set { storedLineCount = UInt16(clamping: max(newValue, 1)) }
    }

    /// As small as this, it needs no room of its own: options are copied with every text.
    private var storedLineCount: UInt16 = 1

    /// The part that an ellipsis replaces if there are more lines than ``lineLimit``.
    public var truncation: Truncation

    /// How lines shorter than the longest line are aligned.
    public var alignment: Alignment

    /// The reading direction, which determines the leading side.
    public var layoutDirection: LayoutDirection

    /// The room between lines in points, in addition to the font's line gap: finite, >= 0. Anything else counts as 0.
    public var lineSpacing: CGFloat { didSet { lineSpacing = TextOptions.repaired(max(lineSpacing, 0)) } }

    /// The height of the lines, without ``lineSpacing``. What a height adds to that of the font, or takes away, is
    /// divided between the room above and below the letters.
    public var lineHeight = LineHeight.natural

    /// Where lines may be broken.
    public var wrapping = Wrapping.anywhere

    /// The room between characters in points, in addition to kerning: finite, negative to reduce it. Anything else
    /// counts as 0.
    ///
    /// It is added between the characters of a line, not after the last. No character begins or ends before the
    /// previous one does. At a font size of 0 it has no effect.
    public var letterSpacing: CGFloat { didSet { letterSpacing = TextOptions.repaired(letterSpacing) } }

    /// Creates options with the given limit, truncation, alignment, direction, and spacing in points.
    ///
    /// Numbers out of range are repaired as by the properties.
    public init(
        lineLimit: Int? = nil, reservesSpace: Bool = false, truncation: Truncation = .tail,
        alignment: Alignment = .leading, layoutDirection: LayoutDirection = .leftToRight, lineSpacing: CGFloat = 0,
        letterSpacing: CGFloat = 0
    ) {
        self.lineLimit = lineLimit.map { max($0, 1) }
        self.reservesSpace = reservesSpace
        self.truncation = truncation
        self.alignment = alignment
        self.layoutDirection = layoutDirection
        self.lineSpacing = TextOptions.repaired(max(lineSpacing, 0))
        self.letterSpacing = TextOptions.repaired(letterSpacing)
    }

    /// By how much a line of unbroken words may be wider than its room, in points: the unit of browsers, so that a text
    /// fits a width that was computed from its own.
    static let wordTolerance: CGFloat = 1.0 / 64

    /// The maximum spacing in points, positive or negative.
    public static let maximumSpacing: CGFloat = 65_536

    private static func repaired(_ spacing: CGFloat) -> CGFloat {
        spacing.isFinite ? min(max(spacing, -maximumSpacing), maximumSpacing) : 0
    }
}
