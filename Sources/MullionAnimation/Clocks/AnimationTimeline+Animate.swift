import MullionGeometry

extension AnimationTimeline {
    /// Animates the changes that a closure makes to animatable properties: `UIView.animate(withDuration:…)`.
    ///
    /// The closure is called at once, and the new values are the models at once; what is shown follows. Animations of
    /// the same property that run already go on, and the new one is added to them, so neither value nor velocity jumps.
    ///
    /// - Parameters:
    ///   - duration: Seconds, finite, >= 0; at 0 the animation ends with the next tick.
    ///   - delay: Seconds to wait before, finite, >= 0.
    ///   - curve: The pace.
    ///   - animations: Makes the changes.
    ///   - completion: Called at the end. Its argument, whether the end was reached, is always true.
    /// - Precondition: The duration and the delay are finite, and not negative.
    public func animate(
        withDuration duration: Double, delay: Double = 0, curve: TimingCurve = .easeInOut, animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        animate(
            withDuration: duration, delay: delay, timingParameters: curve, animations: animations,
            completion: completion
        )
    }

    /// Animates changes by a spring that settles in a time: `UIView.animate(withDuration:…usingSpringWithDamping:…)`.
    ///
    /// - Parameters:
    ///   - duration: Seconds, finite, >= 0.
    ///   - delay: Seconds to wait before, finite, >= 0.
    ///   - dampingRatio: 0.001...1000; below 1 the spring overshoots.
    ///   - velocity: What it begins with, in whole distances per second; −1e6...1e6.
    ///   - animations: Makes the changes.
    ///   - completion: Called at the end.
    /// - Precondition: The duration and the delay are finite, and not negative; the damping ratio is from 0.001 to
    ///   1,000, and the velocity from -1,000,000 to 1,000,000.
    public func animate(
        withDuration duration: Double, delay: Double = 0, usingSpringWithDamping dampingRatio: Double,
        initialSpringVelocity velocity: Double, animations: () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        let spring = SpringTimingParameters(
            dampingRatio: dampingRatio, initialVelocity: CGVector(dx: CGFloat(velocity), dy: CGFloat(velocity)))
        animate(
            withDuration: duration, delay: delay, timingParameters: spring, animations: animations,
            completion: completion)
    }

    /// Animates changes at any pace.
    ///
    /// - Precondition: The duration and the delay are finite, and not negative.
    public func animate(
        withDuration duration: Double, delay: Double = 0, timingParameters: some TimingCurveProvider,
        animations: () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        let animator = PropertyAnimator(duration: duration, timingParameters: timingParameters, timeline: self)
        if let completion { animator.addCompletion { completion($0 == .end) } }
        // It is called before the function returns, and not kept.
        withoutActuallyEscaping(animations) { animations in
            animator.addAnimations(animations)
            animator.startAnimation(afterDelay: delay)
        }
    }
}
