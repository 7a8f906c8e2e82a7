import MullionGeometry

/// A line of a wrapped text in several fonts.
public struct RichTextLine: Hashable, Sendable {
    /// The visible part of a span in a line.
    public struct Fragment: Hashable, Sendable {
        /// The index of the span in the text.
        public var span: Int
        /// The visible text, including a hyphen or ellipsis.
        public var string: String
        /// The left end in points, from the left end of the line: >= 0.
        public var x: CGFloat
        /// The width in points, without letter spacing after the last character.
        public var width: CGFloat

        /// Creates a part of a line in the font of a span.
        public init(span: Int, string: String, x: CGFloat, width: CGFloat) {
            self.span = span
            self.string = string
            self.x = x
            self.width = width
        }
    }

    /// The whole line: its part of the text, position, and width.
    public var line: TextLine
    /// The visible parts, from left to right; empty for an empty line.
    public var fragments: [Fragment]
    /// The height of the line in points, which is that of its highest font.
    public var height: CGFloat

    /// Creates a line of the given fragments, with its height in points.
    public init(line: TextLine, fragments: [Fragment], height: CGFloat) {
        self.line = line
        self.fragments = fragments
        self.height = height
    }
}
