import MullionGeometry

/// A sum of lengths that does not depend on the order of adding: whole points, and a fraction in units of 2⁻³² points.
///
/// Sums of floating-point numbers depend on how they are bracketed, and a tree over lines brackets them by its shape,
/// which depends on the edits. Two sums of whole numbers do not; so a layout after edits equals a fresh one bit by bit.
/// A length is rounded to 2⁻³² points once, when it is added: a million lines are off by less than 2⁻¹² points
/// together.
///
/// Lengths are 0...2³¹ - 1 and at most 2³¹ of them are added, so neither sum overflows.
struct ExactLength: AdditiveArithmetic, Sendable {
    private var whole: Int64
    /// Not brought below 1 when adding.
    private var fraction: Int64

    private init(whole: Int64, fraction: Int64) {
        self.whole = whole
        self.fraction = fraction
    }

    /// The longest length.
    static let limit: CGFloat = 2_147_483_647
    static let zero = ExactLength(whole: 0, fraction: 0)

    /// A length of 0...``limit``.
    init(_ length: CGFloat) {
        whole = Int64(length)
        fraction = Int64((length - CGFloat(whole)) * 4_294_967_296 + 0.5)
    }

    /// The nearest number. Greater lengths never have lesser numbers.
    var value: CGFloat { CGFloat(whole &+ (fraction >> 32)) + CGFloat(fraction & 0xFFFF_FFFF) * (1 / 4_294_967_296) }

    static func + (first: ExactLength, second: ExactLength) -> ExactLength {
        ExactLength(whole: first.whole &+ second.whole, fraction: first.fraction &+ second.fraction)
    }

    static func - (first: ExactLength, second: ExactLength) -> ExactLength {
        ExactLength(whole: first.whole &- second.whole, fraction: first.fraction &- second.fraction)
    }

    static func * (length: ExactLength, count: Int) -> ExactLength {
        ExactLength(whole: length.whole &* Int64(count), fraction: length.fraction &* Int64(count))
    }

    /// By value: the same length may be stored in several ways.
    static func == (first: ExactLength, second: ExactLength) -> Bool {
        let difference = first - second
        return difference.whole &+ (difference.fraction >> 32) == 0 && difference.fraction & 0xFFFF_FFFF == 0
    }
}

extension CGFloat {
    /// A length of 0...``ExactLength/limit``; 0 for what is not a number, and +0 for -0.
    var asLength: CGFloat { self > 0 ? Swift.min(self, ExactLength.limit) : 0 }

    /// A finite number within ± ``ExactLength/limit``; 0 for what is not a number.
    var bounded: CGFloat { isNaN ? 0 : Swift.min(Swift.max(self, -ExactLength.limit), ExactLength.limit) + 0 }

    /// How far searches look beyond a position: more than the rounding of positions can amount to.
    var searchReach: CGFloat { isFinite ? CollectionFlowLayout.slack + magnitude * 1e-14 : 0 }
}
