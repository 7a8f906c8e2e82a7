import MullionGeometry

extension PropertyAnimator {
    /// An inactive animator with a curve.
    ///
    /// - Parameters:
    ///   - duration: Seconds, finite, >= 0.
    ///   - curve: The pace.
    ///   - timeline: The timeline that moves the animator.
    ///   - animations: Makes the changes, when the animator becomes active.
    public convenience init(
        duration: Double, curve: TimingCurve, timeline: AnimationTimeline, animations: (() -> Void)? = nil
    ) {
        self.init(duration: duration, timingParameters: curve, timeline: timeline)
        if let animations { addAnimations(animations) }
    }

    /// An inactive animator with the curve of two control points, whose x lie in 0...1.
    public convenience init(
        duration: Double, controlPoint1: CGPoint, controlPoint2: CGPoint, timeline: AnimationTimeline,
        animations: (() -> Void)? = nil
    ) {
        let curve = CubicTimingParameters(controlPoint1: controlPoint1, controlPoint2: controlPoint2)
        self.init(duration: duration, timingParameters: curve, timeline: timeline)
        if let animations { addAnimations(animations) }
    }

    /// An inactive animator with a spring that settles in the duration; the damping ratio lies in 0.001...1000.
    public convenience init(
        duration: Double, dampingRatio: Double, timeline: AnimationTimeline, animations: (() -> Void)? = nil
    ) {
        self.init(
            duration: duration, timingParameters: SpringTimingParameters(dampingRatio: dampingRatio), timeline: timeline
        )
        if let animations { addAnimations(animations) }
    }
}
