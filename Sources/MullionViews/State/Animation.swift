import Foundation
import MullionAnimation
import MullionGeometry

/// How a change of state is shown: SwiftUI's `Animation`.
public struct Animation: Hashable, Sendable {
    /// The pace of an animation.
    enum Pace: Hashable, Sendable {
        case curve(TimingCurve)
        case spring(dampingRatio: Double)
    }

    var pace: Pace
    /// The duration in seconds, before the speed is applied.
    var seconds: Double
    var delayInSeconds = 0.0
    var speedFactor = 1.0

    /// The default animation.
    public static let `default` = Animation(pace: .curve(.easeInOut), seconds: 0.35)
    /// An animation with constant speed.
    public static let linear = Animation(pace: .curve(.linear), seconds: 0.35)
    /// An animation that begins slowly.
    public static let easeIn = Animation(pace: .curve(.easeIn), seconds: 0.35)
    /// An animation that ends slowly.
    public static let easeOut = Animation(pace: .curve(.easeOut), seconds: 0.35)
    /// An animation that begins and ends slowly.
    public static let easeInOut = Animation(pace: .curve(.easeInOut), seconds: 0.35)
    /// A spring without overshoot.
    public static let smooth = Animation.smooth()
    /// A spring with a small overshoot.
    public static let snappy = Animation.snappy()
    /// A spring with a large overshoot.
    public static let bouncy = Animation.bouncy()
    /// A spring.
    public static let spring = Animation.spring()
    /// A spring for changes that follow a gesture.
    public static let interactiveSpring = Animation.interactiveSpring()
    /// A spring given by physical constants.
    public static let interpolatingSpring = Animation.spring()

    /// Returns an animation with constant speed and a duration in seconds.
    public static func linear(duration: TimeInterval) -> Animation { curve(.linear, duration) }
    /// Returns an animation that begins slowly, with a duration in seconds.
    public static func easeIn(duration: TimeInterval) -> Animation { curve(.easeIn, duration) }
    /// Returns an animation that ends slowly, with a duration in seconds.
    public static func easeOut(duration: TimeInterval) -> Animation { curve(.easeOut, duration) }
    /// Returns an animation that begins and ends slowly, with a duration in seconds.
    public static func easeInOut(duration: TimeInterval) -> Animation { curve(.easeInOut, duration) }

    /// Returns an animation along a cubic curve through (0, 0), two control points, and (1, 1). Control points outside
    /// 0…1 in time give the default curve.
    public static func timingCurve(
        _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, duration: TimeInterval = 0.35
    ) -> Animation {
        curve((try? TimingCurve(x1: x1, y1: y1, x2: x2, y2: y2)) ?? .default, duration)
    }

    /// Returns a spring with a period in seconds and a damping fraction: 1 does not overshoot.
    public static func spring(
        response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
    ) -> Animation {
        spring(period: response, ratio: dampingFraction)
    }

    /// Returns a spring with a duration in seconds and a bounce: 0 does not overshoot.
    @_disfavoredOverload
    public static func spring(duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: Double = 0) -> Animation
    {
        spring(period: duration, ratio: 1 - bounce)
    }

    /// Returns a spring that settles as a given one.
    public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0) -> Animation {
        Animation.spring(period: spring.period, ratio: spring.ratio)
    }

    /// Returns a spring for changes that follow a gesture.
    public static func interactiveSpring(
        response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
    ) -> Animation {
        spring(period: response, ratio: dampingFraction)
    }

    /// Returns a spring for changes that follow a gesture.
    @_disfavoredOverload
    public static func interactiveSpring(
        duration: TimeInterval = 0.15, extraBounce: Double = 0, blendDuration: TimeInterval = 0.25
    ) -> Animation {
        spring(period: duration, ratio: 0.86 - extraBounce)
    }

    /// Returns a spring with a mass, stiffness and damping.
    public static func interpolatingSpring(
        mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
    ) -> Animation {
        let product = (mass * stiffness).squareRoot()
        guard product > 0, product.isFinite else { return .spring() }
        return spring(period: 2 * .pi * mass / product, ratio: damping / (2 * product))
    }

    /// Returns a spring with a duration in seconds and a bounce.
    @_disfavoredOverload
    public static func interpolatingSpring(
        duration: TimeInterval = 0.5, bounce: Double = 0, initialVelocity: Double = 0
    ) -> Animation {
        spring(period: duration, ratio: 1 - bounce)
    }

    /// Returns a spring without overshoot.
    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
        spring(period: duration, ratio: 1 - extraBounce)
    }
    /// Returns a spring with a small overshoot.
    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
        spring(period: duration, ratio: 0.85 - extraBounce)
    }
    /// Returns a spring with a large overshoot.
    public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
        spring(period: duration, ratio: 0.7 - extraBounce)
    }

    /// Returns the animation, begun after a delay in seconds.
    public func delay(_ delay: TimeInterval) -> Animation {
        var result = self
        result.delayInSeconds += max(delay, 0)
        return result
    }

    /// Returns the animation at a multiple of its speed.
    public func speed(_ speed: Double) -> Animation {
        var result = self
        if speed > 0 { result.speedFactor *= speed }
        return result
    }

    /// Returns the animation unchanged: a host shows each change once.
    public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation { self }

    /// Returns the animation unchanged: a host shows each change once.
    public func repeatForever(autoreverses: Bool = true) -> Animation { self }

    private static func curve(_ curve: TimingCurve, _ duration: TimeInterval) -> Animation {
        Animation(pace: .curve(curve), seconds: duration)
    }

    /// A spring is close to its end after about one and a half periods.
    static func spring(period: Double, ratio: Double) -> Animation {
        Animation(pace: .spring(dampingRatio: min(max(ratio, 0.05), 1)), seconds: max(period, 0) * 1.5)
    }

    /// Makes changes on a timeline at the pace of the animation.
    func animate(on timeline: AnimationTimeline, _ changes: () -> Void) {
        let duration = (seconds / speedFactor).isFinite ? max(seconds / speedFactor, 0) : 0
        let delay = delayInSeconds.isFinite ? delayInSeconds : 0
        switch pace {
        case .curve(let curve):
            timeline.animate(withDuration: duration, delay: delay, curve: curve, animations: changes)
        case .spring(let ratio):
            timeline.animate(
                withDuration: duration, delay: delay, usingSpringWithDamping: ratio, initialSpringVelocity: 0,
                animations: changes)
        }
    }
}

extension Spring {
    /// Creates a spring with a duration in seconds and a bounce from -1 to 1; 0 does not overshoot.
    public init(duration: TimeInterval = 0.5, bounce: Double = 0) {
        let period = duration.isFinite ? min(max(duration, 1e-3), 1e6) : 0.5
        let ratio = bounce.isFinite ? min(max(1 - bounce, 0.01), 10) : 1
        // The limits above are inside those of the initializer.
        self = try! Spring(angularFrequency: 2 * .pi / period, dampingRatio: ratio)
    }

    /// Creates a spring with a period in seconds and a damping ratio.
    public init(response: Double, dampingRatio: Double) { self.init(duration: response, bounce: 1 - dampingRatio) }

    /// A spring without overshoot.
    public static var smooth: Spring { Spring() }
    /// A spring with a small overshoot.
    public static var snappy: Spring { Spring(duration: 0.5, bounce: 0.15) }
    /// A spring with a large overshoot.
    public static var bouncy: Spring { Spring(duration: 0.5, bounce: 0.3) }

    /// The period in seconds.
    var period: Double { 2 * .pi / angularFrequency }
    /// The damping divided by that without overshoot.
    var ratio: Double { dampingRatio }
}
