import MullionGeometry

/// The formulas of a spring, whose derivation ``Spring`` has.
struct SpringMotion {
    let frequency: Double
    let ratio: Double
    let initialVelocity: Double
    /// ω√|1 − ζ²|.
    let swing: Double

    init(frequency: Double, ratio: Double, velocity: Double) {
        self.frequency = frequency
        self.ratio = ratio
        initialVelocity = velocity
        // As a product: 1 − ζ² would lose digits where ζ is near 1.
        swing = frequency * abs((1 - ratio) * (1 + ratio)).squareRoot()
    }

    /// C and S at a time.
    private func basis(at time: Double) -> (c: Double, s: Double) {
        let decay = ratio * frequency
        if ratio < 1 {
            let envelope = exp(-decay * time)
            guard envelope > 0 else { return (0, 0) }
            return (envelope * cos(swing * time), envelope * sin(swing * time) / swing)
        }
        if swing == 0 {
            let envelope = exp(-decay * time)
            return envelope > 0 ? (envelope, envelope * time) : (0, 0)
        }
        // ω(ζ − √(ζ² − 1)), which would cancel in this form.
        let slowest = frequency * frequency / (decay + swing)
        let envelope = exp(-slowest * time)
        let quickest = expm1(-2 * swing * time)
        return (envelope * (2 + quickest) / 2, envelope * -quickest / (2 * swing))
    }

    /// How far the goal is: 1 − f.
    func distance(at time: Double) -> Double {
        let (c, s) = basis(at: time)
        return c + (ratio * frequency - initialVelocity) * s
    }

    /// The change of f per second.
    func velocity(at time: Double) -> Double {
        let (c, s) = basis(at: time)
        return initialVelocity * c + (frequency * frequency - initialVelocity * ratio * frequency) * s
    }

    /// The time after which the distance stays below `Spring.settledDistance`.
    ///
    /// A spring with ζ < 1 swings below its envelope, which it first touches at its first crest. The envelope counts
    /// from there on. It grows beyond all bounds as ζ approaches 1, but so does the time of the crest.
    var settlingDuration: Double {
        if ratio < 1 {
            let decay = ratio * frequency
            let slope = (decay - initialVelocity) / swing
            let crest = (slope < 0 ? .pi + atan(slope) : atan(slope)) / swing
            let end = log(hypot(1, slope) / Spring.settledDistance) / decay
            if end >= crest { return end }
        }
        // There is one turn at most, before the crest. After it the distance only shrinks; if it is small at the turn,
        // it shrank before.
        let isFar = { abs(distance(at: $0)) > Spring.settledDistance }
        var near: Double
        var far = 0.0
        if let turn, !isFar(turn) {
            near = turn
        } else {
            far = turn ?? 0
            near = max(2 * far, 1 / frequency)
            while isFar(near) { (far, near) = (near, 2 * near) }
        }
        while true {
            let middle = far + (near - far) / 2
            if middle <= far || middle >= near { return near }
            if isFar(middle) { far = middle } else { near = middle }
        }
    }

    /// The first time after the start at which a spring turns round; nil if it does not.
    private var turn: Double? {
        // f′ = 0 where S/C = v / (vζω − ω²). S/C is tan(dt) / d, t, or tanh(dt) / d.
        let quotient = initialVelocity / (frequency * (initialVelocity * ratio - frequency))
        let tangent = swing * quotient
        if ratio < 1, tangent < 0 { return (.pi + atan(tangent)) / swing }
        guard quotient > 0, quotient.isFinite else { return nil }
        if swing == 0 { return quotient }
        if ratio < 1 { return atan(tangent) / swing }
        return tangent < 1 ? atanh(tangent) / swing : nil
    }
}

extension Spring {
    /// Finds the smallest frequency with which a spring settles in a time.
    ///
    /// The settling duration falls with the frequency while v <= ω. So it is halved between a frequency that is too low
    /// and the next higher one that is not, going up by doubling, or in small steps where a higher one may be too low
    /// again.
    init(settlingIn duration: Double, dampingRatio: Double, velocity: Double) {
        func settles(_ frequency: Double) -> Bool {
            SpringMotion(frequency: frequency, ratio: dampingRatio, velocity: velocity).settlingDuration <= duration
        }
        // At 1 / duration no spring has settled, whatever its damping.
        var low = 1 / duration
        let factor = velocity > 0 ? 1.02 : 2
        var high = low * factor
        while !settles(high) { (low, high) = (high, high * factor) }
        while true {
            let middle = low + (high - low) / 2
            if middle <= low || middle >= high { break }
            if settles(middle) { high = middle } else { low = middle }
        }
        self.init(angularFrequency: high, dampingRatio: dampingRatio, velocity: velocity)
    }
}
