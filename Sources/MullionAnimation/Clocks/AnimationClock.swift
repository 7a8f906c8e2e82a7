/// A source of time for animations.
public protocol AnimationClock {
    /// The time in seconds since any moment, finite.
    ///
    /// It should never go back. A timeline takes a time that does, or that is not finite, for no progress.
    var now: Double { get }
}

/// The monotonic time of the machine, which advances while the machine is awake, independent of its calendar.
public struct SystemAnimationClock: AnimationClock {
    private let start = SuspendingClock.now

    /// Creates a clock at time 0.
    public init() {}

    /// The seconds since the clock was made.
    public var now: Double { start.duration(to: .now) / .seconds(1) }
}

/// A clock that a program moves: for tests, and for drawings of animations without waiting.
public final class ManualClock: AnimationClock {
    /// The time in seconds.
    public private(set) var now: Double

    /// Creates a clock at a time.
    ///
    /// - Precondition: The time is finite.
    public init(now: Double = 0) {
        precondition(now.isFinite, "the time of a clock should be finite, and is \(now)")
        self.now = now
    }

    /// Moves the clock on by seconds.
    ///
    /// - Precondition: `seconds` is finite, and not negative.
    public func advance(by seconds: Double) { advance(to: now + seconds) }

    /// Moves the clock on to a time.
    ///
    /// - Precondition: `time` is finite, and not before the present one.
    public func advance(to time: Double) {
        precondition(time >= now && time.isFinite, "a clock at \(now) cannot be advanced to \(time)")
        now = time
    }
}
