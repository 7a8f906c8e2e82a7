import MullionGeometry

extension PropertyAnimator {
    /// Creates an inactive animator with a timing curve.
    ///
    /// - Parameters:
    ///   - duration: The duration in seconds, finite, >= 0.
    ///   - curve: The timing curve.
    ///   - timeline: The timeline that moves the animator.
    ///   - animations: A closure that makes the changes, called when the animator becomes active.
    /// - Precondition: The duration is finite, and not negative.
    public convenience init(
        duration: Double, curve: TimingCurve, timeline: AnimationTimeline, animations: (() -> Void)? = nil
    ) {
        self.init(duration: duration, timingParameters: curve, timeline: timeline)
        if let animations { addAnimations(animations) }
    }

    /// Creates an inactive animator with the curve of two control points, whose x are in 0...1.
    ///
    /// - Precondition: The duration is finite, and not negative; the x of both control points is from 0 to 1.
    public convenience init(
        duration: Double, controlPoint1: CGPoint, controlPoint2: CGPoint, timeline: AnimationTimeline,
        animations: (() -> Void)? = nil
    ) {
        let curve = CubicTimingParameters(controlPoint1: controlPoint1, controlPoint2: controlPoint2)
        self.init(duration: duration, timingParameters: curve, timeline: timeline)
        if let animations { addAnimations(animations) }
    }

    /// Creates an inactive animator with a spring that comes to rest within the duration; the damping ratio is in
    /// 0.001...1000.
    ///
    /// - Precondition: The duration is finite, and not negative; the damping ratio is from 0.001 to 1,000.
    public convenience init(
        duration: Double, dampingRatio: Double, timeline: AnimationTimeline, animations: (() -> Void)? = nil
    ) {
        self.init(
            duration: duration, timingParameters: SpringTimingParameters(dampingRatio: dampingRatio), timeline: timeline
        )
        if let animations { addAnimations(animations) }
    }
}
