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
    static func up(_ value: CGFloat) -> CGFloat { CGFloat(Float(value).rounded(.up)) + 0 }

    /// The whole number that is not greater.
    static func down(_ value: CGFloat) -> CGFloat { CGFloat(Float(value).rounded(.down)) + 0 }

    /// The nearest whole number, halves away from zero: 2.5 gives 3, -2.5 gives -3.
    static func near(_ value: CGFloat) -> CGFloat { CGFloat(Float(value).rounded(.toNearestOrAwayFromZero)) + 0 }

    /// A setting or an answer that cells can work with: NaN counts as 0, what is beyond the limit as the limit.
    static func usable(_ value: CGFloat) -> CGFloat { value.isNaN ? 0 : min(max(value, -limit), limit) }

    /// A weight that cells can work with: NaN and negative count as 0, what is beyond the limit as the limit.
    static func weight(_ value: CGFloat) -> CGFloat { max(0, usable(value)) }
}

// Code that serves rows and columns alike names sides by axis.
extension CGSize {
    /// The side along an axis.
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
