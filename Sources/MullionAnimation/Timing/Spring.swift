import MullionGeometry

/// A damped spring that pulls a value from 0 to 1.
///
/// With ω = √(k/m), ζ = c / (2√(km)) and the initial velocity v, the distance x = 1 − f still to go meets
///
///     x″ + 2ζω x′ + ω² x = 0, x(0) = 1, x′(0) = −v.
///
/// Its solution is x = C + (ζω − v) S, where C and S are e^(−ζωt) times
///
/// | | C | S | d |
/// |---|---|---|---|
/// | ζ < 1 | cos dt | sin dt / d | ω√(1 − ζ²) |
/// | ζ = 1 | 1 | t | |
/// | ζ > 1 | cosh dt | sinh dt / d | ω√(ζ² − 1) |
///
/// In all three cases f′ = vC + (ω² − vζω) S. The hyperbolic functions are written by exponentials of negative numbers,
/// so that nothing overflows, and by `expm1`, so that nothing cancels out near ζ = 1.
///
/// Worked example: mass 1, stiffness 100 and damping 10 give ω = 10 and ζ = 0.5. At 0.1 s the value is 0.340299847, and
/// after 1.410319 s the spring has settled.
///
/// Known differences: none of UIKit's values; its settling durations rest on a limit other than 0.001, which is not
/// documented.
public struct Spring: Hashable, Sendable {
    /// The distance from the goal under which a spring counts as settled.
    public static let settledDistance = 0.001

    /// ω, in radians per second; 1e-12...1e12.
    public let angularFrequency: Double
    /// ζ: below 1 the spring overshoots, at 1 it comes to rest soonest; 1e-6...1e6.
    public let dampingRatio: Double
    /// v, in whole distances per second; negative = away from the goal; −1e12...1e12.
    public let initialVelocity: Double
    /// The time in seconds after which the distance from the goal stays below ``settledDistance``.
    ///
    /// For ζ < 1 it is that of the envelope of the swings from the first crest on. Before the crest, and for other ζ,
    /// it is the last time at which the distance is just that.
    public let settlingDuration: Double

    /// Creates a spring from its physical properties.
    ///
    /// - Parameters:
    ///   - mass: The mass that the spring moves, above 0.
    ///   - stiffness: The force per distance, above 0.
    ///   - damping: The friction per velocity, above 0; without damping the spring would never come to rest.
    ///   - initialVelocity: Whole distances per second.
    /// - Throws: ``AnimationError/outOfRange(quantity:value:allowed:)`` if a number, or the frequency or the damping
    ///   ratio that follows, is out of range.
    public init(mass: Double, stiffness: Double, damping: Double, initialVelocity: Double = 0) throws(AnimationError) {
        let positive = Double.leastNormalMagnitude...Double.greatestFiniteMagnitude
        let mass = try mass.parsed(as: "mass", in: positive)
        let stiffness = try stiffness.parsed(as: "stiffness", in: positive)
        let damping = try damping.parsed(as: "damping", in: positive)
        try self.init(
            angularFrequency: (stiffness / mass).squareRoot(),
            dampingRatio: damping / (2 * mass.squareRoot() * stiffness.squareRoot()), initialVelocity: initialVelocity)
    }

    /// Creates a spring from its frequency and its damping ratio.
    ///
    /// - Throws: ``AnimationError/outOfRange(quantity:value:allowed:)`` for numbers outside of what is allowed.
    public init(angularFrequency: Double, dampingRatio: Double, initialVelocity: Double = 0) throws(AnimationError) {
        self.init(
            angularFrequency: try angularFrequency.parsed(as: "angular frequency", in: 1e-12...1e12),
            dampingRatio: try dampingRatio.parsed(as: "damping ratio", in: 1e-6...1e6),
            velocity: try initialVelocity.parsed(as: "initial velocity", in: -1e12...1e12))
    }

    /// Creates a spring that comes to rest in a given time.
    ///
    /// If several frequencies have that duration, which requires an initial velocity above the frequency, the smallest
    /// is used.
    ///
    /// - Parameters:
    ///   - dampingRatio: 0.001...1000.
    ///   - duration: Seconds, 1e-6...1e6.
    ///   - initialVelocity: Whole distances per second, −1e6...1e6.
    /// - Throws: ``AnimationError/outOfRange(quantity:value:allowed:)`` for other numbers.
    public init(dampingRatio: Double, duration: Double, initialVelocity: Double = 0) throws(AnimationError) {
        self.init(
            settlingIn: try duration.parsed(as: "duration", in: 1e-6...1e6),
            dampingRatio: try dampingRatio.parsed(as: "damping ratio", in: 0.001...1000),
            velocity: try initialVelocity.parsed(as: "initial velocity", in: -1e6...1e6))
    }

    init(angularFrequency: Double, dampingRatio: Double, velocity: Double) {
        self.angularFrequency = angularFrequency
        self.dampingRatio = dampingRatio
        initialVelocity = velocity
        let motion = SpringMotion(frequency: angularFrequency, ratio: dampingRatio, velocity: velocity)
        settlingDuration = motion.settlingDuration
    }

    /// Returns the value at a time in seconds: from 0 towards 1, and beyond it where the spring overshoots.
    ///
    /// 0 before the start and for NaN, 1 at infinity. Animations set the value to exactly 1 after the settling
    /// duration; this function continues beyond it.
    public func value(at time: Double) -> Double {
        guard time > 0 else { return 0 }
        return 1 - motion.distance(at: time)
    }

    /// Returns the change of the value per second at a time in seconds.
    ///
    /// The initial velocity at 0; 0 before the start, at infinity and for NaN.
    public func velocity(at time: Double) -> Double {
        guard time >= 0 else { return 0 }
        return motion.velocity(at: time)
    }

    private var motion: SpringMotion {
        SpringMotion(frequency: angularFrequency, ratio: dampingRatio, velocity: initialVelocity)
    }
}
