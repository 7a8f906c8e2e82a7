import MullionGeometry

/// A piece of text on one line, ready to be drawn.
public struct TextRun: Equatable, Sendable {
    /// The font of a run: all a renderer needs to ask its platform for one.
    public struct Font: Hashable, Sendable {
        /// The family name, such as "DejaVu Sans".
        public var family: String
        /// The size of the em square in points.
        public var size: CGFloat
        /// Whether the strokes are bold.
        public var isBold: Bool

        /// A font of the given family, size in points and weight.
        public init(family: String, size: CGFloat, isBold: Bool = false) {
            self.family = family
            self.size = size
            self.isBold = isBold
        }
    }

    /// The text; line breaks in it are drawn as spaces.
    public var string: String
    /// The left end of the baseline, in points.
    public var origin: CGPoint
    /// The font to draw with.
    public var font: Font
    /// The colour of the glyphs.
    public var color: Color
    /// The width the text was measured with, in points; nil if unknown.
    ///
    /// Renderers that cannot use the measured font fit theirs into this width.
    public var width: CGFloat?

    /// A run of text at the left end of its baseline.
    public init(_ string: String, at origin: CGPoint, font: Font, color: Color = .black, width: CGFloat? = nil) {
        self.string = string
        self.origin = origin
        self.font = font
        self.color = color
        self.width = width
    }
}
