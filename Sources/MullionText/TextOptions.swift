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

    /// The maximum number of lines shown, at least 1; nil for no limit. The last one shown is truncated.
    public var lineLimit: Int? { didSet { lineLimit = lineLimit.map { max($0, 1) } } }

    /// Whether a text with fewer lines has the height of ``lineLimit`` lines.
    public var reservesSpace: Bool

    /// The part that an ellipsis replaces if there are more lines than ``lineLimit``.
    public var truncation: Truncation

    /// How lines shorter than the longest line are aligned.
    public var alignment: Alignment

    /// The reading direction, which determines the leading side.
    public var layoutDirection: LayoutDirection

    /// The room between lines in points, in addition to the font's line gap: finite, >= 0. Anything else counts as 0.
    public var lineSpacing: CGFloat { didSet { lineSpacing = TextOptions.repaired(max(lineSpacing, 0)) } }

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

    /// The maximum spacing in points, positive or negative.
    public static let maximumSpacing: CGFloat = 65_536

    private static func repaired(_ spacing: CGFloat) -> CGFloat {
        spacing.isFinite ? min(max(spacing, -maximumSpacing), maximumSpacing) : 0
    }
}
