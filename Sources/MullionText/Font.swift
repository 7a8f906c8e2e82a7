import MullionGeometry

/// A typeface at a size, as a measurer needs it.
public struct Font: Hashable, Sendable {
    /// The thickness of a font's strokes.
    ///
    /// Text is measured with the face that CSS would choose for the weight; of the two built-in faces, the bold one
    /// from `FontWeight.semibold` on.
    public typealias Weight = FontWeight

    /// The form of the letters of a family.
    public enum Design: String, CaseIterable, Hashable, Sendable {
        /// The family's form.
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

    /// The family name, such as "DejaVu Sans"; nil for the family that the text inherits, or else
    /// ``defaultFamily``, or ``defaultMonospacedFamily`` for monospaced letters.
    public var family: String?

    /// The size of the em square in points, finite, from 0 to ``maximumSize``.
    ///
    /// NaN and negative values become 0, larger values ``maximumSize``.
    public var size: CGFloat { didSet { size = Font.repaired(size) } }

    /// The thickness of the strokes.
    public var weight: Weight

    /// Whether the letters are slanted: italic or oblique.
    public var isItalic: Bool

    /// The form of the letters.
    public var design: Design {
        get { forms & Self.monospaced != 0 ? .monospaced : .default }
        set { forms = newValue == .monospaced ? forms | Self.monospaced : forms & ~Self.monospaced }
    }

    /// Whether all digits have one width, as in columns of numbers: the tabular digits of a font file, or else its own
    /// in the width of the widest. The digits of the embedded families have one width.
    public var hasMonospacedDigits: Bool {
        get { forms & Self.monospacedDigits != 0 }
        set { forms = newValue ? forms | Self.monospacedDigits : forms & ~Self.monospacedDigits }
    }

    /// The width of the letters in percent of the normal one, from 50 to 200; only variable fonts with an axis of the
    /// width have more than one.
    ///
    /// NaN becomes 100; numbers are rounded to tenths.
    public var width: CGFloat {
        get { CGFloat(forms & Self.tenthsOfWidth) / 10 }
        set {
            let tenths = newValue.isNaN ? 1_000 : UInt16((min(max(newValue, 50), 200) * 10).rounded())
            forms = forms & ~Self.tenthsOfWidth | tenths
        }
    }

    /// Design, digits, and the width in tenths of a percent, in one number, because a font is copied with every text.
    private var forms: UInt16
    private static var monospaced: UInt16 { 0x8000 }
    private static var monospacedDigits: UInt16 { 0x4000 }
    private static var tenthsOfWidth: UInt16 { 0x0FFF }

    /// Creates a font of the given family, size in points, weight, slant, and design.
    ///
    /// A size that is negative or NaN becomes 0, one above ``maximumSize`` becomes ``maximumSize``.
    public init(
        family: String? = nil, size: CGFloat, weight: Weight = .regular, isItalic: Bool = false,
        design: Design = .default
    ) {
        self.family = family
        self.size = Font.repaired(size)
        self.weight = weight
        self.isItalic = isItalic
        forms = 1_000 | (design == .monospaced ? Self.monospaced : 0)
    }

    /// The family to look up: the monospaced default instead of the default for monospaced letters.
    package var wantedFamily: String {
        guard design == .monospaced else { return family ?? Font.defaultFamily }
        return family == nil || family == Font.defaultFamily ? Font.defaultMonospacedFamily : family!
    }

    private static func repaired(_ size: CGFloat) -> CGFloat { size > 0 ? min(size, maximumSize) : 0 }
}

extension Font.Weight {
    /// Whether the bold one of two faces, regular and bold, is used for the weight.
    @inline(__always)
    var isNearBold: Bool {
        switch self {
        case .semibold, .bold, .heavy, .black: true
        case .ultraLight, .thin, .light, .regular, .medium: false
        }
    }

    /// Returns the distance from this weight to that of a face, by CSS Fonts Level 4, section 5.2: 0 for equal weights.
    /// The face with the lowest distance is used.
    ///
    /// Light weights prefer the next lighter face to any heavier one, heavy weights the reverse. Regular and medium
    /// prefer each other, and then count as light.
    func distance(toFace weight: Font.Weight) -> Int {
        let step = weight.rawValue - rawValue
        switch self {
        case .regular where weight == .medium: return 1
        case .ultraLight, .thin, .light, .regular, .medium: return step <= 0 ? -step : 1_000 + step
        case .semibold, .bold, .heavy, .black: return step >= 0 ? step : 1_000 - step
        }
    }
}
