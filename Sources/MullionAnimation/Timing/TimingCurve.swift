import MullionGeometry

/// A curve from (0, 0) to (1, 1): how far an animation is at each share of its time.
///
/// It is a cubic Bézier curve with two free control points, as in CSS and UIKit:
///
///     x(s) = 3s(1 − s)² x1 + 3s²(1 − s) x2 + s³, and y(s) likewise.
///
/// The value at a share x is y(s) for the s with x(s) = x. As x1 and x2 lie in 0...1, x never decreases, so there is
/// such an s; it is found by Newton's method inside a bracket that is halved where Newton leaves it, until no number
/// lies between.
///
/// Worked example: at 0.25, `easeInOut` is at 0.129161931.
public struct TimingCurve: Hashable, Sendable {
    /// The first control point; x in 0...1.
    public let controlPoint1: CGPoint
    /// The second control point; x in 0...1.
    public let controlPoint2: CGPoint

    private let x: Polynomial
    private let y: Polynomial

    /// Creates a curve from its control points.
    ///
    /// - Parameters:
    ///   - x1: The share of time of the first control point, 0...1.
    ///   - y1: The value of the first control point, −1000...1000. Beyond 0...1, where UIKit refuses it, the curve may
    ///     go back before it goes on.
    ///   - x2: The share of time of the second control point, 0...1.
    ///   - y2: The value of the second control point, −1000...1000. Beyond 0...1 the curve may go too far and come
    ///     back.
    /// - Throws: ``AnimationError/outOfRange(quantity:value:allowed:)`` for other numbers and NaN.
    public init(x1: Double, y1: Double, x2: Double, y2: Double) throws(AnimationError) {
        self.init(
            points: try x1.parsed(as: "x of the first control point", in: 0...1),
            try y1.parsed(as: "y of the first control point", in: -1000...1000),
            try x2.parsed(as: "x of the second control point", in: 0...1),
            try y2.parsed(as: "y of the second control point", in: -1000...1000))
    }

    private init(points x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
        controlPoint1 = CGPoint(x: x1, y: y1)
        controlPoint2 = CGPoint(x: x2, y: y2)
        x = Polynomial(x1, x2)
        y = Polynomial(y1, y2)
    }

    /// The same speed all the way.
    public static let linear = TimingCurve(points: 0, 0, 1, 1)
    /// Begins slowly: (0.42, 0), (1, 1).
    public static let easeIn = TimingCurve(points: 0.42, 0, 1, 1)
    /// Ends slowly: (0, 0), (0.58, 1).
    public static let easeOut = TimingCurve(points: 0, 0, 0.58, 1)
    /// Begins and ends slowly: (0.42, 0), (0.58, 1).
    public static let easeInOut = TimingCurve(points: 0.42, 0, 0.58, 1)
    /// The curve of Core Animation where none is named: (0.25, 0.1), (0.25, 1).
    public static let `default` = TimingCurve(points: 0.25, 0.1, 0.25, 1)

    /// Returns the value at a fraction of the time.
    ///
    /// It is 0 up to the fraction 0 and for NaN, and 1 from the fraction 1 on. The error is at most 1e-9, unless the
    /// curve is vertical there.
    public func value(at share: Double) -> Double {
        guard share > 0 else { return 0 }
        guard share < 1 else { return 1 }
        return x == y ? share : y.value(at: parameter(at: share))
    }

    /// Returns the slope at a fraction of the time, per whole duration.
    ///
    /// It is 0 outside of 0...1 and for NaN, the slope inside at the ends, and infinite where the curve is vertical.
    public func derivative(at share: Double) -> Double {
        guard share >= 0, share <= 1 else { return 0 }
        if x == y { return 1 }
        let s = parameter(at: share)
        // Where both derivatives are 0, the next ones give the direction. At most two vanish together.
        for order in 1...3 {
            let dx = x.derivative(order, at: s)
            let dy = y.derivative(order, at: s)
            if abs(dx) > 1e-9 { return dy / dx }
            if abs(dy) > 1e-9 { return dy > 0 ? .infinity : -.infinity }
        }
        return 1
    }

    /// The s with x(s) = share, for a share in 0...1.
    private func parameter(at share: Double) -> Double {
        if share <= 0 || share >= 1 { return share }
        var low = 0.0
        var high = 1.0
        var s = share
        // A bracket of doubles in 0...1 cannot be halved more often than about 1100 times; Newton needs a few steps.
        while true {
            let error = x.value(at: s) - share
            if error == 0 { return s }
            if error < 0 { low = s } else { high = s }
            var next = s - error / x.derivative(1, at: s)
            if !(next > low && next < high) { next = low + (high - low) / 2 }
            if next == low || next == high || abs(next - s) < 1e-16 { return next }
            s = next
        }
    }

    /// 3s(1 − s)² p + 3s²(1 − s) q + s³ as coefficients of s, s² and s³.
    private struct Polynomial: Hashable, Sendable {
        let first: Double
        let second: Double
        let third: Double

        init(_ p: Double, _ q: Double) {
            first = 3 * p
            second = 3 * (q - 2 * p)
            third = 1 + 3 * (p - q)
        }

        func value(at s: Double) -> Double { ((third * s + second) * s + first) * s }

        func derivative(_ order: Int, at s: Double) -> Double {
            switch order {
            case 1: (3 * third * s + 2 * second) * s + first
            case 2: 6 * third * s + 2 * second
            default: 6 * third
            }
        }
    }
}
