/// The animations that run by one clock.
///
/// A timeline has no run loop: call ``tick()`` before each drawing, then read the shown values.
/// shown then. Between ticks nothing changes.
///
///     let timeline = AnimationTimeline()
///     timeline.animate(withDuration: 0.3) { view.center.x = 100 }
///     while !timeline.isIdle {
///         timeline.tick()
///         draw(view)
///     }
///
/// It and all that it animates belong to one thread at a time. An animator that runs is held by the timeline until it
/// ends or is paused or stopped.
public final class AnimationTimeline {
    /// The clock of the timeline.
    public let clock: any AnimationClock

    /// The animators that wait or run, in order of their creation.
    private var moving: [PropertyAnimator] = []
    private var animatorCount = 0
    private var latest = -Double.infinity

    /// Creates a timeline without animations.
    public init(clock: any AnimationClock = SystemAnimationClock()) { self.clock = clock }

    /// Whether no animation waits or runs, so that ticks change nothing.
    public var isIdle: Bool { moving.isEmpty }

    /// Advances all animations to the current time of the clock, in order of the creation of their animators.
    ///
    /// An animation that ends now, or within 1e-8 s, is set to exactly its end. Then its animator becomes inactive and
    /// calls its completions, before the next animator advances. Animations that completions start advance from the
    /// next tick on.
    ///
    /// - Complexity: O(n) for n animation blocks that run, and the work of completions.
    public func tick() {
        let now = now
        // Those that a completion stops meanwhile take no notice.
        for animator in moving { animator.advance(to: now) }
    }

    /// The clock's time, made monotone.
    var now: Double {
        let time = clock.now
        if time > latest, time.isFinite { latest = time }
        return latest.isFinite ? latest : 0
    }

    /// A number for a new animator, higher than those before.
    func makeNumber() -> Int {
        animatorCount += 1
        return animatorCount
    }

    func add(_ animator: PropertyAnimator) {
        guard !moving.contains(where: { $0 === animator }) else { return }
        let place = moving.lastIndex { $0.number < animator.number }.map { $0 + 1 } ?? 0
        moving.insert(animator, at: place)
    }

    func remove(_ animator: PropertyAnimator) { moving.removeAll { $0 === animator } }
}
