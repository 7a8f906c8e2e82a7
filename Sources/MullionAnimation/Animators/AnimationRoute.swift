/// Where an animator is on its way between the start (0) and the end (1), and how it got there.
///
/// A route is a stack of *legs*. The first leads from 0 to 1 at the animator's own pace. When an animation is continued
/// with a different pace, a further leg leads from where it is to the goal of its direction. Time moves the last leg's
/// share on, or back where the animator goes the other way: so turning round retraces the leg, and then the leg before
/// it, down to the start.
///
///     first leg       0 ───────▶ a          paused at a
///     second leg                 a ──▶ 1    continued
///     reversed        0 ◀─────── a ◀──      retraces both
///
/// *Blocks* of changes follow along. One that was added with a delay, or late, keeps still up to a share of the leg at
/// which it begins, and then takes the pace of the leg for the rest of it. Where scrubbing is linear a block begins at
/// a fraction instead.
///
/// Worked example: `easeInOut` for 1 s, paused at 0.25 and continued. The first leg is at the share 0.25, the
/// fraction 0.129161931. The second takes 0.870838069 s; half way it is at 0.129161931 + 0.870838069 / 2 = 0.564580966.
struct AnimationRoute {
    private struct Leg {
        let motion: AnimationMotion
        /// 1 or 0.
        let goal: Double
        /// The share of the time that has passed.
        var share = 0.0
        /// The whole route's share of time at which the leg began.
        var firstShare = 0.0
        /// How the animator itself moves, and then the blocks.
        var stretches: [Stretch]
    }

    /// How a block moves in a leg.
    private struct Stretch {
        /// The fraction at the beginning of the leg.
        var origin = SIMD2<Double>.zero
        /// The share of the leg at which it begins to move.
        var begin = 0.0
    }

    /// When a block begins, in the first leg.
    private struct Beginning {
        var share: Double
        var fraction: Double
    }

    private var legs: [Leg]
    /// For the animator itself, at 0, and the blocks.
    private var beginnings = [Beginning(share: 0, fraction: 0)]
    /// The fraction that was set by linear scrubbing, until the animation moves again.
    private var scrubbed: Double?

    /// A route at its start.
    init(_ motion: AnimationMotion) { legs = [Leg(motion: motion, goal: 1, stretches: [Stretch()])] }

    /// How far the animator itself is.
    var fraction: SIMD2<Double> { fraction(at: 0) }

    /// How far a block is.
    func fraction(ofBlock block: Int) -> SIMD2<Double> { fraction(at: block + 1) }

    /// The share of time that has passed from start to end.
    var share: Double {
        let leg = legs[legs.count - 1]
        return leg.firstShare + (leg.goal - leg.firstShare) * leg.share
    }

    /// The change of the animator's fraction per second while it moves towards a goal: below 0 on the way to the start.
    func velocity(towards goal: Double) -> SIMD2<Double> {
        let leg = legs[legs.count - 1]
        let way = SIMD2(repeating: leg.goal) - leg.stretches[0].origin
        return way * leg.motion.velocity(at: leg.share) * (leg.goal == goal ? 1 : -1)
    }

    private func fraction(at index: Int) -> SIMD2<Double> {
        if let scrubbed {
            return SIMD2(repeating: Self.rest(of: scrubbed, from: beginnings[index].fraction))
        }
        let leg = legs[legs.count - 1]
        let stretch = leg.stretches[index]
        let goal = SIMD2(repeating: leg.goal)
        let share = Self.rest(of: leg.share, from: stretch.begin)
        return share < 1 ? stretch.origin + (goal - stretch.origin) * leg.motion.fraction(at: share) : goal
    }

    /// How far a share is on the way from a beginning to 1; 0 before it.
    private static func rest(of share: Double, from begin: Double) -> Double {
        guard share < 1 else { return 1 }
        return share > begin ? (share - begin) / (1 - begin) : 0
    }

    // MARK: Blocks

    /// Adds a block that moves during the rest of the time, after a part of it.
    mutating func addBlock(delayFactor: Double) {
        let share = scrubbed.map { legs[0].motion.share(reaching: $0) } ?? share
        let fraction = min(max(fraction.x, 0), 1)
        beginnings.append(
            Beginning(share: share + (1 - share) * delayFactor, fraction: fraction + (1 - fraction) * delayFactor))
        // On a leg that leads back to the start it stays where it is, at 0.
        for index in legs.indices {
            let passed = legs[index].share
            legs[index].stretches.append(Stretch(begin: passed + (1 - passed) * delayFactor))
        }
    }

    // MARK: Time

    /// Moves towards a goal for some seconds.
    ///
    /// - Returns: Whether the goal was reached; then the route is exactly there.
    mutating func advance(_ seconds: Double, towards goal: Double) -> Bool {
        // Sums of frame times miss an end by such amounts.
        let slack = 1e-8
        var rest = seconds
        while true {
            let last = legs.count - 1
            let duration = legs[last].motion.duration
            if legs[last].goal == goal {
                let left = duration * (1 - legs[last].share)
                if rest >= left - slack {
                    legs[last].share = 1
                    return true
                }
                legs[last].share += rest / duration
                return false
            }
            let passed = duration * legs[last].share
            if rest < passed - slack {
                legs[last].share -= rest / duration
                return false
            }
            if last == 0 {
                legs[last].share = 0
                return true
            }
            rest = max(rest - passed, 0)
            legs.removeLast()
        }
    }

    // MARK: Scrubbing

    /// Goes to a fraction, which is the value itself where scrubbing is linear, and else a share of time.
    mutating func scrub(to fraction: Double, linearly: Bool) {
        legs.removeSubrange(1...)
        for index in beginnings.indices { legs[0].stretches[index] = Stretch(begin: beginnings[index].share) }
        legs[0].share = fraction
        scrubbed = linearly ? fraction : nil
    }

    /// Makes the first leg one that leads through what linear scrubbing shows, so that time can move it.
    mutating func endScrubbing() {
        guard let scrubbed else { return }
        let motion = legs[0].motion
        let share = motion.share(reaching: scrubbed)
        for index in beginnings.indices.dropFirst() {
            // A block on its way must be at its place now; one that waits must not have begun.
            let shown = fraction(at: index).x
            var begin = beginnings[index].share
            if shown == 0 {
                begin = max(begin, share)
            } else if shown < 1 {
                let passed = motion.share(reaching: shown)
                begin = (share - passed) / (1 - passed)
            }
            legs[0].stretches[index].begin = begin
        }
        legs[0].share = share
        self.scrubbed = nil
    }

    // MARK: Continuing

    /// Continues from here to a goal on a separate leg.
    mutating func addLeg(_ motion: AnimationMotion, goal: Double) {
        endScrubbing()
        let leg = legs[legs.count - 1]
        let stretches = leg.stretches.indices.map { index in
            let begin = leg.stretches[index].begin
            let isWaiting = leg.goal == goal && begin > leg.share && leg.share < 1
            return Stretch(origin: fraction(at: index), begin: isWaiting ? (begin - leg.share) / (1 - leg.share) : 0)
        }
        legs.append(Leg(motion: motion, goal: goal, firstShare: share, stretches: stretches))
    }
}
