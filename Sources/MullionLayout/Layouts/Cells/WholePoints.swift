import MullionGeometry

/// How cell layouts round: everything lands on whole points, also on screens with finer pixels.
///
/// A value is first rounded to single precision, then to a whole number, as WeView 2 does with its `float` functions.
/// It matters: three weights of 0.1 share 30 points as 10, 10, 10, although 30 · 0.1 / (0.1 + 0.1 + 0.1) is
/// 9.999999999999998 in double precision, which alone would round down to 9.
enum WholePoints {
    /// The largest length that cells work with, 2²⁴ points: up to there single precision holds every whole number.
    static let limit: CGFloat = 16_777_216

    /// The whole number that is not less.
    @inline(__always)
    static func up(_ value: CGFloat) -> CGFloat {
        let value = Float(value)
        guard abs(value) <= 4_194_304 else { return CGFloat(value.rounded(.up)) + 0 }
        let near = evenlyRounded(value)
        return CGFloat(near < value ? near + 1 : near)
    }

    /// A length that cells can work with, rounded up: NaN and negative count as 0, what is beyond the limit as the
    /// limit.
    @inline(__always)
    static func length(_ value: CGFloat) -> CGFloat { up(value > 0 ? (value < limit ? value : limit) : 0) }

    /// What is offered of a room: an endless one, or whole points.
    @inline(__always)
    static func offer(_ room: CGFloat) -> CGFloat { room == .infinity ? room : length(room) }

    /// The whole number that is not greater.
    @inline(__always)
    static func down(_ value: CGFloat) -> CGFloat {
        let value = Float(value)
        guard abs(value) <= 4_194_304 else { return CGFloat(value.rounded(.down)) + 0 }
        let near = evenlyRounded(value)
        return CGFloat(near > value ? near - 1 : near)
    }

    /// The nearest whole number, halves away from zero: 2.5 gives 3, -2.5 gives -3.
    @inline(__always)
    static func near(_ value: CGFloat) -> CGFloat { nearExactly(CGFloat(Float(value))) }

    /// The nearest whole number, halves away from zero, without single precision.
    @inline(__always)
    static func nearExactly(_ value: CGFloat) -> CGFloat {
        guard abs(value) <= 4_194_304 else { return value.rounded(.toNearestOrAwayFromZero) + 0 }
        // Beyond 2⁵² a sum has no digits for fractions: what is lost is rounded to the nearest, halves to even.
        let magic: CGFloat = 6_755_399_441_055_744
        let near = (value + magic) - magic
        let rest = value - near
        return rest == 0.5 && value > 0 ? near + 1 : (rest == -0.5 && value < 0 ? near - 1 : near)
    }

    /// The nearest whole number, halves to even, for values up to 2²²: two additions, where functions that round are
    /// calls of the C library. Beyond 2²³ a sum has no digits for fractions.
    @inline(__always)
    private static func evenlyRounded(_ value: Float) -> Float { (value + 12_582_912) - 12_582_912 }

    /// A setting or an answer that cells can work with: NaN counts as 0, what is beyond the limit as the limit.
    @inline(__always)
    static func usable(_ value: CGFloat) -> CGFloat { value.isNaN ? 0 : min(max(value, -limit), limit) }

    /// A weight that cells can work with: NaN and negative count as 0, what is beyond the limit as the limit.
    @inline(__always)
    static func weight(_ value: CGFloat) -> CGFloat { max(0, usable(value)) }
}

// Code that serves rows and columns alike names sides by axis.
extension CGSize {
    /// The side along an axis.
    @inline(__always)
    subscript(axis: Axis) -> CGFloat {
        get { axis == .horizontal ? width : height }
        set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }

    /// A size by its side along an axis and the one across it.
    init(along axis: Axis, _ main: CGFloat, across cross: CGFloat) {
        self = axis == .horizontal ? CGSize(width: main, height: cross) : CGSize(width: cross, height: main)
    }

    /// The larger of both on each side.
    func union(_ other: CGSize) -> CGSize { CGSize(width: max(width, other.width), height: max(height, other.height)) }

    /// The smaller of both on each side.
    func limited(to other: CGSize) -> CGSize {
        CGSize(width: min(width, other.width), height: min(height, other.height))
    }
}

extension Axis {
    /// The other axis.
    var across: Axis { self == .horizontal ? .vertical : .horizontal }
    /// The set of this axis alone.
    var set: Axis.Set { self == .horizontal ? .horizontal : .vertical }
}
