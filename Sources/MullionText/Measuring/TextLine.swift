import MullionGeometry

/// A line of wrapped text.
public struct TextLine: Hashable, Sendable {
    /// The part of the measured string that the line represents, without spaces and forced breaks around it.
    ///
    /// Empty for an empty paragraph. The last line shown of a truncated text represents all the remaining text.
    public var range: Range<String.Index>

    /// The width of the visible text in points, finite, >= 0.
    public var width: CGFloat

    /// The left end of the line in points, from the left edge of the text's size: >= 0.
    public var x: CGFloat

    /// The position of the baseline in points, from the top of the text.
    public var baseline: CGFloat

    /// Whether a hyphen is drawn after the text, because the line ends at a soft hyphen; its width is included.
    public var endsWithHyphen: Bool

    /// The text drawn instead of the range where text was omitted, with the ellipsis; nil for a whole line.
    public var truncatedText: String?

    /// Creates a line of the given part of a string, with its width and position in points.
    public init(
        range: Range<String.Index>, width: CGFloat, x: CGFloat = 0, baseline: CGFloat = 0,
        endsWithHyphen: Bool = false, truncatedText: String? = nil
    ) {
        self.range = range
        self.width = width
        self.x = x
        self.baseline = baseline
        self.endsWithHyphen = endsWithHyphen
        self.truncatedText = truncatedText
    }
}

/// The extent of a wrapped text: its size, the lines shown, and the baselines of the first and last of them.
public struct TextExtent: Hashable, Sendable {
    /// The width of the longest line and the height of the lines shown, in points.
    public var size: CGSize
    /// The number of lines shown, at least 1.
    public var lineCount: Int
    /// The number of lines omitted because of a limit.
    public var omittedLineCount: Int
    /// The distance from the top to the first line's baseline, in points.
    public var firstBaseline: CGFloat
    /// The distance from the top to the baseline of the last line shown, in points.
    public var lastBaseline: CGFloat

    /// Creates an extent of the given size, line counts, and baselines.
    public init(
        size: CGSize, lineCount: Int, omittedLineCount: Int = 0, firstBaseline: CGFloat, lastBaseline: CGFloat
    ) {
        self.size = size
        self.lineCount = lineCount
        self.omittedLineCount = omittedLineCount
        self.firstBaseline = firstBaseline
        self.lastBaseline = lastBaseline
    }
}
