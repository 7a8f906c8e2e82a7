import MullionGeometry

extension TextRun {
    /// The font of a run: all that a renderer needs to request one from its platform.
    public struct Font: Hashable, Sendable {
        /// The thickness of a font's strokes, by the numbers of CSS and OpenType.
        public enum Weight: Int, CaseIterable, Comparable, Sendable {
            /// 100, the thinnest.
            case ultraLight = 100
            /// 200.
            case thin = 200
            /// 300.
            case light = 300
            /// 400, normal text.
            case regular = 400
            /// 500.
            case medium = 500
            /// 600.
            case semibold = 600
            /// 700, emphasised text.
            case bold = 700
            /// 800.
            case heavy = 800
            /// 900, the thickest.
            case black = 900

            /// Returns whether the strokes of the first weight are thinner.
            public static func < (a: Weight, b: Weight) -> Bool { a.rawValue < b.rawValue }
        }

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

        /// Creates a font of the given family, size in points, weight, and slant.
        public init(
            family: String, size: CGFloat, weight: Weight = .regular, isItalic: Bool = false, isMonospaced: Bool = false
        ) {
            self.family = family
            self.size = size
            self.weight = weight
            self.isItalic = isItalic
            self.isMonospaced = isMonospaced
        }
    }
}
