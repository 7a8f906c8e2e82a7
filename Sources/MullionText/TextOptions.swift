import MullionGeometry

/// How a text is set: spacing, alignment, and what happens where there is more text than lines.
public struct TextOptions: Hashable, Sendable {
    /// Which part of a text gives way to an ellipsis.
    public enum Truncation: String, CaseIterable, Hashable, Sendable {
        /// "…end": the beginning of the last line.
        case head
        /// "beg…end": the middle of the last line.
        case middle
        /// "begin…": the end of the last line.
        case tail
    }

    /// Where lines stand that are shorter than the longest.
    public enum Alignment: String, CaseIterable, Hashable, Sendable {
        /// At the side where reading begins.
        case leading
        /// In the middle.
        case center
        /// At the side where reading ends.
        case trailing
    }

    /// The largest number of lines shown, at least 1; nil = all. The last one shown stands for the rest, with an
    /// ellipsis.
    public var lineLimit: Int? {
        didSet { lineLimit = lineLimit.map { max($0, 1) } }
    }

    /// Whether a text is as high as ``lineLimit`` lines even if it has fewer.
    public var reservesSpace: Bool

    /// Which part of a text gives way to an ellipsis if there are more lines than ``lineLimit``.
    public var truncation: Truncation

    /// Where lines stand that are shorter than the longest.
    public var alignment: Alignment

    /// The direction of reading: on which side leading is.
    public var layoutDirection: LayoutDirection

    /// The room between two lines in points, in addition to the font's line gap: finite, >= 0. Anything else counts as
    /// 0.
    public var lineSpacing: CGFloat {
        didSet { lineSpacing = TextOptions.repaired(max(lineSpacing, 0)) }
    }

    /// The room between two characters in points, in addition to kerning: finite, negative moves them together.
    /// Anything else counts as 0.
    ///
    /// It is added between the characters of a line, not behind the last. No character begins or ends before the one
    /// in front of it does. At a font size of 0 it has no effect.
    public var letterSpacing: CGFloat {
        didSet { letterSpacing = TextOptions.repaired(letterSpacing) }
    }

    /// Options for a text with the given limit, truncation, alignment, direction and spacing in points.
    ///
    /// Numbers out of range are repaired as the properties do.
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

    /// The largest spacing, in points either way.
    public static let maximumSpacing: CGFloat = 65_536

    private static func repaired(_ spacing: CGFloat) -> CGFloat {
        spacing.isFinite ? min(max(spacing, -maximumSpacing), maximumSpacing) : 0
    }
}
