import MullionAnimation
import MullionGeometry

/// An object with animatable properties.
final class Slider {
    private var storedValue = AnimatableProperty(0.0)
    private var storedCenter = AnimatableProperty(CGPoint.zero)
    private var storedAnchor = AnimatableProperty(UnitPoint.center)

    var value: Double {
        get { storedValue.model }
        set { storedValue.set(newValue, of: self, at: \.storedValue) }
    }
    var shown: Double { storedValue.presentation }
    var isAnimating: Bool { storedValue.isAnimating }

    var center: CGPoint {
        get { storedCenter.model }
        set { storedCenter.set(newValue, of: self, at: \.storedCenter) }
    }
    var shownCenter: CGPoint { storedCenter.presentation }

    var anchor: UnitPoint {
        get { storedAnchor.model }
        set { storedAnchor.set(newValue, of: self, at: \.storedAnchor) }
    }
    var shownAnchor: UnitPoint { storedAnchor.presentation }
}

/// A slider with a clock and a timeline.
struct Scene {
    let slider = Slider()
    let clock = ManualClock()
    let timeline: AnimationTimeline

    init() { timeline = AnimationTimeline(clock: clock) }

    /// Moves the clock and ticks.
    func advance(_ seconds: Double) {
        clock.advance(by: seconds)
        timeline.tick()
    }

    /// An animator that animates the slider's value to 100.
    func animator(
        _ duration: Double = 1, _ timing: some TimingCurveProvider = TimingCurve.linear, to value: Double = 100
    ) -> PropertyAnimator {
        let animator = PropertyAnimator(duration: duration, timingParameters: timing, timeline: timeline)
        animator.addAnimations { [slider] in slider.value = value }
        return animator
    }
}

/// What is shown, from now on every so many seconds.
extension Scene {
    func shown(every seconds: Double, count: Int) -> [Double] {
        (0..<count).map { _ in
            advance(seconds)
            return slider.shown
        }
    }
}
