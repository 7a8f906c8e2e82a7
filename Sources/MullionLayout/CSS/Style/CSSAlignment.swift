/// A value of `align-*` or `justify-*` (css-align-3 §4 to §6).
public struct CSSAlignment: Hashable, BitwiseCopyable, Sendable {
    /// Where a box or the content goes.
    public enum Position: UInt8, Hashable, BitwiseCopyable, Sendable {
        /// As the container has it; the value of the container for `align-self` and `justify-self`.
        case auto
        case normal, stretch
        case start, end, flexStart, flexEnd, selfStart, selfEnd, left, right, center
        case baseline, lastBaseline
        case spaceBetween, spaceAround, spaceEvenly
    }

    /// What happens to a box that is too large.
    public enum Overflow: UInt8, Hashable, BitwiseCopyable, Sendable {
        /// As the container has it.
        case `default`
        /// The box is aligned at the start.
        case safe
        /// The box overflows as it is aligned.
        case unsafe
    }

    /// Where the box or the content goes.
    public var position: Position
    /// What happens if it does not fit.
    public var overflow: Overflow

    /// Creates an alignment.
    public init(_ position: Position, overflow: Overflow = .default) {
        self.position = position
        self.overflow = overflow
    }

    public static let auto = CSSAlignment(.auto)
    public static let normal = CSSAlignment(.normal)
    public static let stretch = CSSAlignment(.stretch)
    public static let start = CSSAlignment(.start)
    public static let end = CSSAlignment(.end)
    public static let flexStart = CSSAlignment(.flexStart)
    public static let flexEnd = CSSAlignment(.flexEnd)
    public static let center = CSSAlignment(.center)
    public static let baseline = CSSAlignment(.baseline)
    public static let spaceBetween = CSSAlignment(.spaceBetween)
    public static let spaceAround = CSSAlignment(.spaceAround)
    public static let spaceEvenly = CSSAlignment(.spaceEvenly)
}
