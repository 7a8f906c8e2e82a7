/// The way from 0 to 1 that a pace makes of a duration, for values of one and of two lengths.
///
/// Its argument is a fraction of the duration, 0...1. Both ends are exact.
struct AnimationMotion {
    private enum Pace {
        case curve(TimingCurve)
        case springs(Spring, Spring)
    }

    /// Seconds, finite, >= 0.
    let duration: Double
    private let pace: Pace

    /// - Parameters:
    ///   - duration: Seconds, finite, >= 0; ignored by springs that have their own time.
    ///   - velocity: What a spring begins with, in whole distances per second; nil = its own. A curve ignores it.
    init(_ timing: AnimationTiming, lasting duration: Double, velocity: SIMD2<Double>? = nil) {
        switch timing {
        case .curve(let curve):
            pace = .curve(curve)
            self.duration = duration
        case .spring(let parameters):
            let (x, y, ownDuration) = parameters.springs(
                lasting: min(max(duration, 1e-6), 1e6),
                velocity: velocity?.clamped(lowerBound: SIMD2(repeating: -1e6), upperBound: SIMD2(repeating: 1e6)))
            pace = .springs(x, y)
            if case .ratio = parameters.form { self.duration = duration } else { self.duration = ownDuration }
        }
    }

    /// How far it is at a share of the duration.
    func fraction(at share: Double) -> SIMD2<Double> {
        guard share > 0 else { return .zero }
        guard share < 1 else { return .one }
        switch pace {
        case .curve(let curve): return SIMD2(repeating: curve.value(at: share))
        case .springs(let x, let y):
            let time = share * duration
            return SIMD2(x.value(at: time), y.value(at: time))
        }
    }

    /// The change per second at a share of the duration; 0 where it has no finite one.
    func velocity(at share: Double) -> SIMD2<Double> {
        guard duration > 0 else { return .zero }
        switch pace {
        case .curve(let curve):
            let velocity = curve.derivative(at: share) / duration
            return SIMD2(repeating: velocity.isFinite ? velocity : 0)
        case .springs(let x, let y):
            let time = share * duration
            return SIMD2(x.velocity(at: time), y.velocity(at: time))
        }
    }

    /// The first share at which it is as far as a fraction in 0...1, on the axis x.
    func share(reaching fraction: Double) -> Double {
        guard fraction > 0 else { return 0 }
        guard fraction < 1 else { return 1 }
        // A curve crosses a value at most three times and a spring in swings, so these steps do not jump over a
        // crossing and its return unless both lie closer together than can be seen.
        let steps = 256
        let first = (1...steps).first { self.fraction(at: Double($0) / Double(steps)).x >= fraction } ?? steps
        var low = Double(first - 1) / Double(steps)
        var high = Double(first) / Double(steps)
        while true {
            let middle = low + (high - low) / 2
            if middle <= low || middle >= high { return high }
            if self.fraction(at: middle).x >= fraction { high = middle } else { low = middle }
        }
    }
}
