import MullionGeometry

/// A length of CSS: points plus a fraction of a length that the containing block decides (css-values-4 §10, `calc()` of
/// a sum).
public struct CSSLength: Hashable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    /// The part that does not depend on the containing block, in points. NaN and infinity count as 0.
    public var points: CGFloat
    /// The part in proportion to the containing block: 0.5 for 50%. NaN and infinity count as 0.
    public var fraction: CGFloat

    /// Creates a length from points and a fraction of the containing block.
    public init(_ points: CGFloat = 0, fraction: CGFloat = 0) {
        self.points = points
        self.fraction = fraction
    }

    public init(floatLiteral value: Double) { self.init(CGFloat(value)) }
    public init(integerLiteral value: Int) { self.init(CGFloat(value)) }

    /// No length.
    public static let zero = CSSLength()

    /// Returns a percentage of the containing block: 50 for a half.
    public static func percent(_ value: CGFloat) -> CSSLength { CSSLength(fraction: value / 100) }

    /// The sum of two lengths, as `calc()` has it.
    public static func + (a: CSSLength, b: CSSLength) -> CSSLength {
        CSSLength(a.points + b.points, fraction: a.fraction + b.fraction)
    }

    /// The difference of two lengths, as `calc()` has it.
    public static func - (a: CSSLength, b: CSSLength) -> CSSLength {
        CSSLength(a.points - b.points, fraction: a.fraction - b.fraction)
    }
}

/// A value of `width`, `height`, their minimum and maximum, or `flex-basis` (css-sizing-3 §3).
public enum CSSSize: Hashable, Sendable {
    /// The size follows from the rules of the container. As a maximum: none.
    case auto
    /// A length or percentage of the containing block.
    case length(CSSLength)
    /// The smallest width in which the content does not overflow.
    case minContent
    /// The width of the content without any wrapping.
    case maxContent
    /// The available width, at least that of `minContent`, at most that of `maxContent`.
    case fitContent
    /// As ``fitContent``, with a length in place of the available width.
    case fitContentLimit(CSSLength)
    /// The available length, minus margins.
    case stretch
    /// The size of the content, whatever `width` is (`flex-basis` only).
    case content

    /// Returns a size in points.
    public static func points(_ value: CGFloat) -> CSSSize { .length(CSSLength(value)) }
    /// Returns a size in percent of the containing block.
    public static func percent(_ value: CGFloat) -> CSSSize { .length(.percent(value)) }
}

/// A value for each side of a box.
public struct CSSEdges<Value: Hashable & Sendable>: Hashable, Sendable {
    /// The value of the top side.
    public var top: Value
    /// The value of the right side, in either direction.
    public var right: Value
    /// The value of the bottom side.
    public var bottom: Value
    /// The value of the left side, in either direction.
    public var left: Value

    /// Creates edges of four values.
    public init(top: Value, right: Value, bottom: Value, left: Value) {
        self.top = top
        self.right = right
        self.bottom = bottom
        self.left = left
    }

    /// Creates edges with one value on all sides.
    public init(_ all: Value) { self.init(top: all, right: all, bottom: all, left: all) }
}
