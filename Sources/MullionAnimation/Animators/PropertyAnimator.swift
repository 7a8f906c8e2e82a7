import MullionGeometry

/// An animation that can be started, paused, scrubbed, reversed, continued with a different pace and stopped: UIKit's
/// `UIViewPropertyAnimator`.
///
/// It is *inactive* until it is started, paused or scrubbed; then its blocks are called, once, and it is *active*:
/// waiting, running or paused. At its end it becomes inactive again and calls its completions. Stopped on the way, it
/// is *stopped* until it is finished:
///
///              start, pause, fractionComplete              stop(false)
///     inactive ─────────────────────────────▶ active ─────────────────▶ stopped
///        ▲                                       │                         │
///        └───────────── end, stop(true) ─────────┴──── finish(at:) ────────┘
///
/// Commands that a state does not allow stop the program, as in UIKit; ``refusal(of:)`` returns the reason beforehand.
///
/// Only ticks of the timeline move the shown value. Commands start from the shown value. A running
/// animator is held by its timeline. An animator that is released while paused removes its animations, so that the
/// models are shown; one that is released while stopped keeps the models, and its completions are not called.
///
/// Known differences from UIKit, whose documentation leaves these open: the fraction counts in the current direction; a
/// reversed animator that is started again begins at the end; `startAnimation()` after scrubbing continues from the
/// point of the curve with that value; a waiting animator is not running, and pausing it drops the rest of the delay;
/// the blend of ``continueAnimation(withTimingParameters:durationFactor:)``.
public final class PropertyAnimator {
    private enum Movement {
        case none
        /// Does not move until a time.
        case waiting(Double)
        /// The time of the last move.
        case running(Double)
    }

    /// The timeline that moves the animator.
    public let timeline: AnimationTimeline
    /// The pace.
    public let timingParameters: AnimationTiming
    /// The duration in seconds: the one given, or the settling duration of the spring if it is independent of it.
    public let duration: Double
    /// Whether it is inactive, active or stopped.
    public private(set) var state = AnimatingState.inactive
    /// Whether setting the fraction of a paused animation shows that fraction of the change. If not, the fraction
    /// counts time, and the pace is applied to it.
    public var scrubsLinearly = true
    /// Whether the animator stays active at its end, without calling its completions, so that it can be turned round.
    public var pausesOnCompletion = false

    let number: Int
    private let motion: AnimationMotion
    private var movement = Movement.none
    private var route: AnimationRoute
    private var blocks: [AnimationBlock] = []
    private var pending: [(animations: () -> Void, delayFactor: Double)] = []
    private var completions: [(AnimatingPosition) -> Void] = []
    /// The change of the route's fraction per second when a run was paused; nil after scrubbing.
    private var pausedVelocity: SIMD2<Double>?
    private var isGoingBack = false

    /// Creates an inactive animator with a pace.
    ///
    /// - Parameters:
    ///   - duration: Seconds. Ignored by springs that have a settling
    ///     duration.
    ///   - timingParameters: The pace.
    ///   - timeline: The timeline that moves the animator.
    /// - Precondition: The duration is finite, and not negative.
    public init(duration: Double, timingParameters: some TimingCurveProvider, timeline: AnimationTimeline) {
        let given = required { () throws(AnimationError) in try duration.parsedAsTime("duration") }
        self.timeline = timeline
        self.timingParameters = timingParameters.timing
        number = timeline.makeNumber()
        motion = AnimationMotion(timingParameters.timing, lasting: given)
        self.duration = motion.duration
        route = AnimationRoute(motion)
    }

    deinit {
        guard state == .active else { return }
        for block in blocks { block.finish(at: .one) }
    }

    // MARK: Observing

    /// Whether the animator moves, in either direction: not if it waits, is paused or stopped, or is at its end.
    public var isRunning: Bool {
        if case .running = movement { true } else { false }
    }

    /// The completed fraction in the current direction, 0...1; 0 while inactive.
    ///
    /// The shown fraction of the change, or, unless ``scrubsLinearly``, of the time.
    ///
    /// Setting it activates an inactive animator and pauses. Numbers outside 0...1 are clamped.
    ///
    /// - Precondition: The fraction is not NaN.
    public var fractionComplete: Double {
        get {
            guard state != .inactive else { return 0 }
            let fraction = min(max(scrubsLinearly ? route.fraction.x : route.share, 0), 1)
            return isGoingBack ? 1 - fraction : fraction
        }
        set {
            demand(.setFractionComplete(newValue))
            activate()
            halt()
            let fraction = min(max(newValue, 0), 1)
            route.scrub(to: isGoingBack ? 1 - fraction : fraction, linearly: scrubsLinearly)
            pausedVelocity = nil
            show()
        }
    }

    /// Whether the animator runs back to the start.
    ///
    /// Setting it changes no value: a running animation turns round and retraces its path, and ``fractionComplete``
    /// becomes 1 − ``fractionComplete``. At the start the models are set to the values from before. A reversed animator
    /// that is inactive begins at the end.
    public var isReversed: Bool {
        get { isGoingBack }
        set {
            guard newValue != isGoingBack else { return }
            isGoingBack = newValue
            if case .running = movement { movement = .running(timeline.now) }
        }
    }

    /// Returns the reason a command would stop the program now; nil if it is allowed.
    public func refusal(of command: AnimatorCommand) -> AnimationError? { state.refusal(of: command) }

    private func demand(_ command: AnimatorCommand) {
        if let error = refusal(of: command) { preconditionFailure("\(error)") }
    }

    private var goal: Double { isGoingBack ? 0 : 1 }

    // MARK: Configuring

    /// Adds changes to be animated.
    ///
    /// An inactive animator calls them when it becomes active. An active one calls them at once and animates them over
    /// the rest of its time, (1 − ``fractionComplete``) · ``duration`` at a linear pace. A reversed one animates
    /// nothing of them, and takes them back at the start.
    ///
    /// - Parameters:
    ///   - animations: A closure that makes the changes.
    ///   - delayFactor: The fraction of the remaining time to wait first, 0...1.
    /// - Precondition: The delay factor is from 0 to 1, and the animator is not stopped.
    public func addAnimations(_ animations: @escaping () -> Void, delayFactor: Double = 0) {
        demand(.addAnimations(delayFactor: delayFactor))
        if state == .inactive {
            pending.append((animations, delayFactor))
        } else {
            record(animations, delayFactor)
            show()
        }
    }

    /// Adds a completion, which is called at the end after those added before, when the state has changed.
    public func addCompletion(_ completion: @escaping (AnimatingPosition) -> Void) { completions.append(completion) }

    // MARK: Starting and pausing

    /// Starts the animation, or continues it after a pause; has no effect on a running animator.
    ///
    /// After a pause, the animation continues without a jump; after scrubbing, from the point of its curve with the
    /// shown value.
    public func startAnimation() { startAnimation(afterDelay: 0) }

    /// Starts or continues after a delay in seconds, finite and >= 0.
    ///
    /// The blocks are called at once. A running animator continues; a waiting one waits again.
    ///
    /// - Precondition: The delay is finite, and not negative; the animator is not stopped.
    public func startAnimation(afterDelay delay: Double) {
        demand(.start(afterDelay: delay))
        activate()
        guard state == .active, !isRunning else { return }
        route.endScrubbing()
        let now = timeline.now
        movement = delay > 0 ? .waiting(now + delay) : .running(now)
        timeline.add(self)
    }

    /// Pauses the animation at the shown values; an inactive animator becomes active at its beginning.
    public func pauseAnimation() {
        demand(.pause)
        activate()
        halt()
    }

    /// Continues after a pause, optionally with a different pace and duration.
    ///
    /// From the fraction f0 on it takes the time rest and is at f0 + (1 − f0) · g(t / rest), where g is the pace. A
    /// spring takes over the velocity of the run that was paused, so its velocity does not jump. A running animator is
    /// paused first.
    ///
    /// - Parameters:
    ///   - timing: The pace; nil repeats the animator's own.
    ///   - durationFactor: The rest as a part of ``duration``, finite, >= 0; 0 = (1 − ``fractionComplete``).
    /// - Precondition: The animator is active, and the factor is finite and not negative.
    public func continueAnimation(withTimingParameters timing: (any TimingCurveProvider)?, durationFactor: Double) {
        demand(.resume(durationFactor: durationFactor))
        halt()
        let rest = min(
            (durationFactor > 0 ? durationFactor : 1 - fractionComplete) * duration, .greatestFiniteMagnitude)
        route.addLeg(
            AnimationMotion(timing?.timing ?? timingParameters, lasting: rest, velocity: velocityOfRest), goal: goal)
        movement = .running(timeline.now)
        timeline.add(self)
    }

    /// The velocity of the paused run, in distances still to go per second.
    private var velocityOfRest: SIMD2<Double>? {
        guard let pausedVelocity else { return nil }
        let way = .one * goal - route.fraction
        var velocity = pausedVelocity / way
        if abs(way.x) < 1e-9 { velocity.x = 0 }
        if abs(way.y) < 1e-9 { velocity.y = 0 }
        return velocity
    }

    // MARK: Stopping

    /// Stops an active animator and sets the models to the shown values; has no effect on others.
    ///
    /// - Parameter withoutFinishing: Whether it becomes inactive at once, without calling its completions; else it has
    ///   to be finished.
    public func stopAnimation(_ withoutFinishing: Bool) {
        guard state == .active else { return }
        halt()
        for (index, block) in blocks.enumerated() { block.finish(at: route.fraction(ofBlock: index)) }
        state = .stopped
        if withoutFinishing { _ = deactivate() }
    }

    /// Finishes a stopped animator: sets the models to a position and calls the completions.
    ///
    /// - Precondition: The animator is stopped.
    public func finishAnimation(at position: AnimatingPosition) {
        demand(.finish)
        complete(at: position)
    }

    private func complete(at position: AnimatingPosition) {
        if position != .current {
            for block in blocks { block.finish(at: position == .end ? .one : .zero) }
        }
        for completion in deactivate() { completion(position) }
    }

    /// Becomes inactive and removes everything that was added; returns the completions.
    private func deactivate() -> [(AnimatingPosition) -> Void] {
        let completions = completions
        state = .inactive
        self.completions = []
        blocks = []
        pausedVelocity = nil
        return completions
    }

    // MARK: Moving

    /// Leaves the inactive state: calls the blocks and moves to the beginning.
    private func activate() {
        guard state == .inactive else { return }
        state = .active
        route = AnimationRoute(motion)
        let pending = pending
        self.pending = []
        for (animations, delayFactor) in pending { record(animations, delayFactor) }
        if isGoingBack { route.scrub(to: 1, linearly: false) }
        show()
    }

    private func record(_ animations: () -> Void, _ delayFactor: Double) {
        let block = AnimationBlock()
        blocks.append(block)
        route.addBlock(delayFactor: delayFactor)
        AnimationContext.record(into: block, animations)
        // The closure may have stopped its own animator.
        if state != .active { block.finish(at: block.fraction) }
    }

    /// Stops moving where it is.
    private func halt() {
        if case .running = movement { pausedVelocity = route.velocity(towards: goal) }
        movement = .none
        timeline.remove(self)
    }

    /// Moves on to a time; called by the timeline.
    func advance(to now: Double) {
        switch movement {
        case .none: return
        case .waiting(let begin):
            guard now >= begin - 1e-8 else { return }
            movement = .running(min(begin, now))
            advance(to: now)
        case .running(let latest):
            movement = .running(now)
            let hasArrived = route.advance(now - latest, towards: goal)
            show()
            if hasArrived { arrive() }
        }
    }

    private func arrive() {
        movement = .none
        timeline.remove(self)
        if pausesOnCompletion {
            pausedVelocity = .zero
        } else {
            complete(at: isGoingBack ? .start : .end)
        }
    }

    /// Passes their fractions to the blocks.
    private func show() {
        for (index, block) in blocks.enumerated() { block.fraction = route.fraction(ofBlock: index) }
    }
}
