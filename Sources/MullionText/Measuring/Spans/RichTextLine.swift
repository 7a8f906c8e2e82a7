import MullionGeometry

/// One line of a wrapped text in several fonts.
public struct RichTextLine: Hashable, Sendable {
    /// What is drawn of one span in a line.
    public struct Fragment: Hashable, Sendable {
        /// The place of the span among those of the text.
        public var span: Int
        /// What is drawn, with the hyphen or ellipsis that stands in it.
        public var string: String
        /// Where it begins on its left in points, from the left end of the line: >= 0.
        public var x: CGFloat
        /// Its width in points; letter spacing behind the last character is not in it.
        public var width: CGFloat

        /// A part of a line that is drawn in the font of a span.
        public init(span: Int, string: String, x: CGFloat, width: CGFloat) {
            self.span = span
            self.string = string
            self.x = x
            self.width = width
        }
    }

    /// The line as a whole: its part of the text put together, its place and width.
    public var line: TextLine
    /// What is drawn, from left to right; empty for an empty line.
    public var fragments: [Fragment]
    /// The height of the line in points, that of its highest font.
    public var height: CGFloat

    /// A line of the given fragments, its height in points.
    public init(line: TextLine, fragments: [Fragment], height: CGFloat) {
        self.line = line
        self.fragments = fragments
        self.height = height
    }
}
