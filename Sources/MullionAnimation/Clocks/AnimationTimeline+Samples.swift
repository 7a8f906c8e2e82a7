/// A value that was shown, with its time.
public struct AnimationSample<Value> {
    /// Seconds since the first sample.
    public var time: Double
    /// The shown value.
    public var value: Value

    /// Creates a sample.
    public init(time: Double, value: Value) {
        self.time = time
        self.value = value
    }
}

extension AnimationSample: Sendable where Value: Sendable {}
extension AnimationSample: Equatable where Value: Equatable {}

extension AnimationTimeline {
    /// Moves a clock on frame by frame, and returns what is shown at each.
    ///
    /// - Parameters:
    ///   - framesPerSecond: Above 0.
    ///   - duration: Seconds; the last sample is the first one not before this time. All samples together are a million
    ///     at most.
    ///   - clock: The clock of this timeline, which is at the last sample afterwards.
    ///   - sample: Reads what is shown.
    /// - Precondition: The duration is not negative and has less than 1,000,000 frames; the clock is that of the
    ///   timeline.
    /// - Returns: The samples at 0, 1/f, 2/f and so on: one more than there are frames in the duration.
    public func samples<Value>(
        framesPerSecond: Double, duration: Double, advancing clock: ManualClock, of sample: () throws -> Value
    ) rethrows -> [AnimationSample<Value>] {
        precondition(
            framesPerSecond > 0 && duration >= 0 && framesPerSecond * duration < 1_000_000,
            "\(framesPerSecond) frames per second in \(duration) s are not 1 to 1,000,000 samples")
        precondition(self.clock as AnyObject === clock, "the clock to advance is not that of the timeline")
        // A product like 0.1 · 30 is a little more than 3 and still three frames.
        let last = Int((framesPerSecond * duration - 1e-9).rounded(.up))
        let start = clock.now
        return try (0...last).map { frame in
            let time = Double(frame) / framesPerSecond
            clock.advance(to: start + time)
            tick()
            return AnimationSample(time: time, value: try sample())
        }
    }
}
