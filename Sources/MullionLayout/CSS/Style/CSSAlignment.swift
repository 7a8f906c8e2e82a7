/// A value of `align-*` or `justify-*` (css-align-3 §4 to §6).
public struct CSSAlignment: Hashable, BitwiseCopyable, Sendable {
    /// Where a box or the content goes.
    public enum Position: UInt8, Hashable, BitwiseCopyable, Sendable {
        /// As the container has it; the value of the container for `align-self` and `justify-self`.
        case auto
        /// The default of the container; to fill the room.
        case normal, stretch
        /// The sides of the writing direction, of the flow, of the item's own direction, of the page, and the middle.
        case start, end, flexStart, flexEnd, selfStart, selfEnd, left, right, center
        /// On the first or last baseline that items share.
        case baseline, lastBaseline
        /// Free space between boxes; also halves of it at the ends; as much at the ends.
        case spaceBetween, spaceAround, spaceEvenly

        /// Whether boxes line up by baselines that they share.
        @inline(__always) var sharesBaseline: Bool { rawValue | 1 == Position.lastBaseline.rawValue }
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

    /// As the container has it.
    public static let auto = CSSAlignment(.auto)
    /// `normal`, with the default overflow position.
    public static let normal = CSSAlignment(.normal)
    /// `stretch`, with the default overflow position.
    public static let stretch = CSSAlignment(.stretch)
    /// `start`, with the default overflow position.
    public static let start = CSSAlignment(.start)
    /// `end`, with the default overflow position.
    public static let end = CSSAlignment(.end)
    /// `flex-start`, with the default overflow position.
    public static let flexStart = CSSAlignment(.flexStart)
    /// `flex-end`, with the default overflow position.
    public static let flexEnd = CSSAlignment(.flexEnd)
    /// `center`, with the default overflow position.
    public static let center = CSSAlignment(.center)
    /// `baseline`, with the default overflow position.
    public static let baseline = CSSAlignment(.baseline)
    /// `last baseline`, with the default overflow position.
    public static let lastBaseline = CSSAlignment(.lastBaseline)
    /// `space-between`, with the default overflow position.
    public static let spaceBetween = CSSAlignment(.spaceBetween)
    /// `space-around`, with the default overflow position.
    public static let spaceAround = CSSAlignment(.spaceAround)
    /// `space-evenly`, with the default overflow position.
    public static let spaceEvenly = CSSAlignment(.spaceEvenly)
}
