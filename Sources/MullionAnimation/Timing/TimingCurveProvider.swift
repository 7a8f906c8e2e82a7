import MullionGeometry

/// The pace of an animation: a ``TimingCurve``, ``CubicTimingParameters`` or ``SpringTimingParameters``.
///
/// UIKit's `UITimingCurveProvider`.
public protocol TimingCurveProvider {
    /// The pace.
    var timing: AnimationTiming { get }
}

/// The pace of an animation.
public enum AnimationTiming: Hashable, Sendable, TimingCurveProvider {
    /// A curve, stretched over the duration of the animation.
    case curve(TimingCurve)
    /// A spring.
    case spring(SpringTimingParameters)

    /// The pace itself.
    public var timing: AnimationTiming { self }
}

extension TimingCurve: TimingCurveProvider {
    /// The curve as a pace.
    public var timing: AnimationTiming { .curve(self) }
}

/// The pace of an animation as a cubic curve, under UIKit's name.
public struct CubicTimingParameters: Hashable, Sendable, TimingCurveProvider {
    /// The curve.
    public let animationCurve: TimingCurve

    /// The first control point.
    public var controlPoint1: CGPoint { animationCurve.controlPoint1 }
    /// The second control point.
    public var controlPoint2: CGPoint { animationCurve.controlPoint2 }
    /// The curve as a pace.
    public var timing: AnimationTiming { .curve(animationCurve) }

    /// Creates the timing of a named curve, ``TimingCurve/default`` by default.
    public init(animationCurve: TimingCurve = .default) { self.animationCurve = animationCurve }

    /// Creates the timing of the curve with these control points, whose x must be in 0...1 and y in −1000...1000.
    ///
    /// For points from outside, ``TimingCurve/init(x1:y1:x2:y2:)`` throws where this stops the program.
    ///
    /// - Precondition: The x of both points is from 0 to 1, and all coordinates are finite.
    public init(controlPoint1: CGPoint, controlPoint2: CGPoint) {
        animationCurve = required { () throws(AnimationError) in
            try TimingCurve(
                x1: Double(controlPoint1.x), y1: Double(controlPoint1.y), x2: Double(controlPoint2.x),
                y2: Double(controlPoint2.y))
        }
    }
}
