import MullionGeometry

/// The pace of an animation as a spring. UIKit's `UISpringTimingParameters`.
///
/// The initial velocity is a vector in whole distances per second: 1 would cover the whole way in a second. Values of
/// two lengths, as points and sizes are, take it axis by axis, all others `dx`.
public struct SpringTimingParameters: Hashable, Sendable, TimingCurveProvider {
    /// What the spring is made of.
    enum Form: Hashable, Sendable {
        case frequency(Double, ratio: Double)
        /// The frequency follows from the duration of the animation.
        case ratio(Double)
    }

    let form: Form
    private let velocity: SIMD2<Double>

    /// The velocity at the start, in whole distances per second.
    public var initialVelocity: CGVector { CGVector(dx: CGFloat(velocity.x), dy: CGFloat(velocity.y)) }
    /// The spring as a pace.
    public var timing: AnimationTiming { .spring(self) }
    /// ζ: below 1 the spring overshoots.
    public var dampingRatio: Double {
        switch form {
        case .frequency(_, let ratio), .ratio(let ratio): ratio
        }
    }

    /// Creates the timing of the system's spring: mass 3, stiffness 1000, damping 500. It comes to rest in 3.418033 s,
    /// whatever the animator's duration.
    public init() { self.init(mass: 3, stiffness: 1000, damping: 500, initialVelocity: CGVector()) }

    /// Creates the timing of a spring with a damping ratio that comes to rest within the duration of the animation.
    ///
    /// - Parameters:
    ///   - dampingRatio: 0.001...1000.
    ///   - initialVelocity: Each component −1e6...1e6.
    /// - Precondition: The damping ratio is from 0.001 to 1,000, and the velocity from -1,000,000 to 1,000,000.
    public init(dampingRatio: Double, initialVelocity: CGVector = CGVector()) {
        form = .ratio(
            required { () throws(AnimationError) in
                try dampingRatio.parsed(as: "damping ratio", in: 0.001...1000)
            })
        velocity = Self.parsed(initialVelocity)
    }

    /// Creates the timing of a spring with a mass, stiffness and damping, each above 0, which determine its duration:
    /// the animator's duration is ignored.
    ///
    /// For numbers from outside, ``Spring/init(mass:stiffness:damping:initialVelocity:)`` throws where this stops the
    /// program.
    ///
    /// - Precondition: Mass and stiffness are normal numbers greater than 0, the damping is not negative, and all are
    ///   finite; the angular frequency, √(stiffness / mass), is from 1e-12 to 1e12.
    public init(mass: Double, stiffness: Double, damping: Double, initialVelocity: CGVector) {
        self.init(
            spring: required { () throws(AnimationError) in
                try Spring(mass: mass, stiffness: stiffness, damping: damping)
            }, initialVelocity: initialVelocity)
    }

    /// Creates the timing of a spring, with an initial velocity for each axis if one is given.
    ///
    /// - Precondition: The velocity is from -1,000,000 to 1,000,000.
    public init(spring: Spring, initialVelocity: CGVector? = nil) {
        form = .frequency(spring.angularFrequency, ratio: spring.dampingRatio)
        velocity = initialVelocity.map(Self.parsed) ?? SIMD2(repeating: spring.initialVelocity)
    }

    private static func parsed(_ velocity: CGVector) -> SIMD2<Double> {
        required { () throws(AnimationError) in
            SIMD2(
                try Double(velocity.dx).parsed(as: "initial velocity", in: -1e6...1e6),
                try Double(velocity.dy).parsed(as: "initial velocity", in: -1e6...1e6))
        }
    }

    /// The springs of both axes, and how long they take.
    ///
    /// - Parameters:
    ///   - duration: The duration if the spring does not have a settling duration; 1e-6...1e6.
    ///   - velocity: The velocity to begin with; nil = the spring's own.
    func springs(lasting duration: Double, velocity: SIMD2<Double>?) -> (x: Spring, y: Spring, duration: Double) {
        let velocity = velocity ?? self.velocity
        switch form {
        case .frequency(let frequency, let ratio):
            let x = Spring(angularFrequency: frequency, dampingRatio: ratio, velocity: velocity.x)
            guard velocity.x != velocity.y else { return (x, x, x.settlingDuration) }
            let y = Spring(angularFrequency: frequency, dampingRatio: ratio, velocity: velocity.y)
            return (x, y, max(x.settlingDuration, y.settlingDuration))
        case .ratio(let ratio):
            let x = Spring(settlingIn: duration, dampingRatio: ratio, velocity: velocity.x)
            guard velocity.x != velocity.y else { return (x, x, duration) }
            // One spring has one frequency: the higher one, with which both axes settle in time.
            let y = Spring(settlingIn: duration, dampingRatio: ratio, velocity: velocity.y)
            let frequency = max(x.angularFrequency, y.angularFrequency)
            return (
                Spring(angularFrequency: frequency, dampingRatio: ratio, velocity: velocity.x),
                Spring(angularFrequency: frequency, dampingRatio: ratio, velocity: velocity.y), duration
            )
        }
    }
}
