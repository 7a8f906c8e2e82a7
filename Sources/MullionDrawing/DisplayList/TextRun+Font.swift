import MullionGeometry

extension TextRun {
    /// The font of a run: all that a renderer needs to request one from its platform.
    public struct Font: Hashable, Sendable {
        /// The thickness of a font's strokes.
        public typealias Weight = FontWeight

        /// The family name, such as "DejaVu Sans".
        public var family: String
        /// The size of the em square in points.
        public var size: CGFloat
        /// The thickness of the strokes.
        public var weight: Weight
        /// Whether the letters are slanted: italic or oblique.
        public var isItalic: Bool
        /// Whether the letters have one width, which a substitute must have, too.
        public var isMonospaced: Bool
        /// Whether the letters have serifs, which a substitute should have, too.
        public var hasSerifs: Bool
        /// The width of the letters in percent of the normal one.
        public var width: CGFloat = 100
        /// Whether all digits have one width.
        public var hasMonospacedDigits = false
        /// The width of the digits in ems where they are widened, because the font has none of one width; nil for
        /// others.
        public var digitWidth: CGFloat?
        /// The values on the axes of a variable font, such as "wght=600.0,slnt=-10.0"; nil for other fonts.
        public var variations: String?

        /// Creates a font of the given family, size in points, weight, slant, and form of the letters.
        public init(
            family: String, size: CGFloat, weight: Weight = .regular, isItalic: Bool = false,
            isMonospaced: Bool = false, hasSerifs: Bool = false
        ) {
            self.family = family
            self.size = size
            self.weight = weight
            self.isItalic = isItalic
            self.isMonospaced = isMonospaced
            self.hasSerifs = hasSerifs
        }
    }
}
