import MullionGeometry

/// A typeface at a size: what a measurer needs to know to measure a string.
public struct Font: Hashable, Sendable {
    /// The thickness of a font's strokes.
    public enum Weight: String, CaseIterable, Hashable, Sendable {
        /// Normal text.
        case regular
        /// Emphasised text.
        case bold
    }

    /// What the letters of a family look like.
    public enum Design: String, CaseIterable, Hashable, Sendable {
        /// As the family has them.
        case `default`
        /// All of one width.
        case monospaced
    }

    /// The family whose metrics are built into this module.
    public static let defaultFamily = "DejaVu Sans"

    /// The family of the monospaced metrics that are built into this module.
    public static let defaultMonospacedFamily = "DejaVu Sans Mono"

    /// The largest size a font can have, in points.
    public static let maximumSize: CGFloat = 65_536

    /// The family name, such as "DejaVu Sans".
    public var family: String

    /// The size of the em square in points, finite, from 0 to ``maximumSize``.
    ///
    /// NaN and negative values become 0, larger values ``maximumSize``.
    public var size: CGFloat {
        didSet { size = Font.repaired(size) }
    }

    /// The thickness of the strokes.
    public var weight: Weight

    /// Whether the letters are slanted: italic or oblique.
    public var isItalic: Bool

    /// What the letters look like.
    public var design: Design

    /// A font of the given family, size in points, weight, slant and design.
    ///
    /// A size that is not a number or negative becomes 0, one above ``maximumSize`` becomes ``maximumSize``.
    public init(
        family: String = Font.defaultFamily, size: CGFloat, weight: Weight = .regular, isItalic: Bool = false,
        design: Design = .default
    ) {
        self.family = family
        self.size = Font.repaired(size)
        self.weight = weight
        self.isItalic = isItalic
        self.design = design
    }

    /// The family that is looked for: the monospaced default instead of the default if letters of one width are wanted.
    var wantedFamily: String {
        design == .monospaced && family == Font.defaultFamily ? Font.defaultMonospacedFamily : family
    }

    private static func repaired(_ size: CGFloat) -> CGFloat {
        size > 0 ? min(size, maximumSize) : 0
    }
}
