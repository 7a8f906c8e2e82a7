import MullionGeometry

/// A piece of text on one line, ready to be drawn.
public struct TextRun: Equatable, Sendable {
    /// A line under or through text.
    public struct Decoration: Hashable, Sendable {
        /// The colour of the line; nil: the paint of the text.
        public var color: Color?

        /// A line in a colour, or in the paint of the text.
        public init(color: Color? = nil) { self.color = color }
    }

    /// The text; line breaks in it are drawn as spaces.
    public var string: String
    /// The left end of the baseline, in points, whatever the direction.
    public var origin: CGPoint
    /// The font to draw with.
    public var font: Font
    /// What the glyphs are painted with, in the coordinates of the origin. Lines under and through them are part of it.
    public var paint: Paint
    /// The width the text was measured with, in points, letter spacing between its characters included; nil if unknown.
    ///
    /// Renderers that cannot use the measured font fit theirs into this width.
    public var width: CGFloat?
    /// Room added after every character, in points; negative values bring them closer together.
    public var letterSpacing: CGFloat
    /// The line under the text; nil for none.
    public var underline: Decoration?
    /// The line through the text; nil for none.
    public var strikethrough: Decoration?
    /// The direction in which the text as a whole is read: where a full stop at its end stands, for instance.
    public var direction: LayoutDirection

    /// A run of text at the left end of its baseline, in a paint.
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

    /// A run of text at the left end of its baseline, in a colour.
    public init(
        _ string: String, at origin: CGPoint, font: Font, color: Color = .black, width: CGFloat? = nil,
        letterSpacing: CGFloat = 0, underline: Decoration? = nil, strikethrough: Decoration? = nil,
        direction: LayoutDirection = .leftToRight
    ) {
        self.init(
            string, at: origin, font: font, paint: .color(color), width: width, letterSpacing: letterSpacing,
            underline: underline, strikethrough: strikethrough, direction: direction)
    }

    /// The colour of the glyphs; of a gradient the first.
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
