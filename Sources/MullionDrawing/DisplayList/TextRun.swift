import MullionGeometry

/// A piece of text on one line, ready to be drawn.
public struct TextRun: Equatable, Sendable {
    /// A line under or through text.
    public struct Decoration: Hashable, Sendable {
        /// The color of the line; nil for the paint of the text.
        public var color: Color?

        /// Creates a line in a color, or in the paint of the text.
        public init(color: Color? = nil) { self.color = color }
    }

    /// The side of a text that keeps its position where a different font is wider or narrower.
    public enum Anchor: Hashable, Sendable {
        /// The left end.
        case left
        /// The middle.
        case middle
        /// The right end.
        case right
    }

    /// The text; line breaks in it are drawn as spaces.
    public var string: String
    /// The left end of the baseline, in points, in both reading directions.
    public var origin: CGPoint
    /// The font of the text.
    public var font: Font
    /// The paint of the glyphs and of the lines under and through them, in the coordinates of the origin.
    public var paint: Paint
    /// The measured width in points, including letter spacing between characters; nil if unknown.
    ///
    /// Renderers without the measured font fit the text into this width.
    public var width: CGFloat?
    /// Room added after every character, in points; negative values bring them closer together.
    public var letterSpacing: CGFloat
    /// The line under the text; nil for none.
    public var underline: Decoration?
    /// The line through the text; nil for none.
    public var strikethrough: Decoration?
    /// The reading direction of the whole text, which determines the side of a final full stop, for instance.
    public var direction: LayoutDirection
    /// The side that keeps its position in a different font; the left one if there is no width.
    public var anchor = Anchor.left

    /// Creates a run of text in a paint, at the left end of its baseline.
    public init(
        _ string: String, at origin: CGPoint, font: Font, paint: Paint, width: CGFloat? = nil,
        letterSpacing: CGFloat = 0, underline: Decoration? = nil, strikethrough: Decoration? = nil,
        direction: LayoutDirection = .leftToRight
    ) {
        self.string = string
        self.origin = origin
        self.font = font
        self.paint = paint
        self.width = width
        self.letterSpacing = letterSpacing
        self.underline = underline
        self.strikethrough = strikethrough
        self.direction = direction
    }

    /// Creates a run of text in a color, at the left end of its baseline.
    public init(
        _ string: String, at origin: CGPoint, font: Font, color: Color = .black, width: CGFloat? = nil,
        letterSpacing: CGFloat = 0, underline: Decoration? = nil, strikethrough: Decoration? = nil,
        direction: LayoutDirection = .leftToRight
    ) {
        self.init(
            string, at: origin, font: font, paint: .color(color), width: width, letterSpacing: letterSpacing,
            underline: underline, strikethrough: strikethrough, direction: direction)
    }

    /// The color of the glyphs; the first one of a gradient.
    public var color: Color {
        get {
            switch paint {
            case .color(let color): color
            case .linearGradient(let gradient, _, _), .radialGradient(let gradient, _, _, _):
                gradient.orderedStops.first?.color ?? .clear
            }
        }
        set { paint = .color(newValue) }
    }
}
