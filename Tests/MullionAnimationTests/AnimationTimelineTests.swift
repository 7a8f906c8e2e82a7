import MullionAnimation
import Testing

@Suite("Timelines and clocks")
struct AnimationTimelineTests {
    /// A clock that says what it is told.
    private final class UnsteadyClock: AnimationClock {
        var now = 0.0
    }

    @Test("Animators end in the order of their creation, not of their start")
    func order() {
        let scene = Scene()
        var ends: [Int] = []
        let animators = (0..<5).map { number in
            let animator = PropertyAnimator(duration: 1, curve: .linear, timeline: scene.timeline)
            animator.addCompletion { _ in ends.append(number) }
            return animator
        }
        for number in [3, 0, 4, 1, 2] { animators[number].startAnimation() }
        scene.advance(1)
        #expect(ends == [0, 1, 2, 3, 4])
    }

    @Test(
        "A completion may stop an animator whose turn has not come, and start another, which moves from the next tick")
    func reentrance() {
        let scene = Scene()
        let first = PropertyAnimator(duration: 1, curve: .linear, timeline: scene.timeline)
        let second = scene.animator(2)
        let third = PropertyAnimator(duration: 0, curve: .linear, timeline: scene.timeline)
        first.addCompletion { _ in
            second.stopAnimation(true)
            third.startAnimation()
        }
        first.startAnimation()
        second.startAnimation()
        scene.advance(1.5)
        #expect(second.state == .inactive && scene.slider.value == 0)
        #expect(third.state == .active)
        scene.advance(0)
        #expect(third.state == .inactive)
    }

    @Test("A clock that goes back, or is broken, does not move animations")
    func unsteady() {
        let clock = UnsteadyClock()
        let timeline = AnimationTimeline(clock: clock)
        let slider = Slider()
        timeline.animate(withDuration: 1, curve: .linear) { slider.value = 100 }
        for (time, shown) in [(0.5, 50.0), (0.2, 50), (.nan, 50), (.infinity, 50), (-.infinity, 50), (0.75, 75)] {
            clock.now = time
            timeline.tick()
            #expect(slider.shown == shown)
        }
    }

    @Test("The system's clock goes on")
    func system() {
        let clock = SystemAnimationClock()
        let before = clock.now
        var now = before
        while now == before { now = clock.now }
        #expect(before >= 0 && now > before && now < 60)
    }

    @Test("Samples are taken at every frame, the first at once and the last at the end")
    func samples() {
        let scene = Scene()
        scene.timeline.animate(withDuration: 0.1, curve: .linear) { scene.slider.value = 100 }
        let samples = scene.timeline.samples(framesPerSecond: 30, duration: 0.1, advancing: scene.clock) {
            scene.slider.shown.rounded()
        }
        #expect(samples.map(\.value) == [0, 33, 67, 100])
        #expect(samples.map(\.time) == [0, 1.0 / 30, 2.0 / 30, 0.1])
        let one = scene.timeline.samples(framesPerSecond: 30, duration: 0, advancing: scene.clock) { 1 }
        #expect(one == [AnimationSample(time: 0, value: 1)])
    }

    @Test("The completion of an animation is told that it has ended, after its delay")
    func completion() {
        let scene = Scene()
        var ends: [Bool] = []
        scene.timeline.animate(
            withDuration: 1, delay: 0.5, usingSpringWithDamping: 0.5, initialSpringVelocity: 0,
            animations: { scene.slider.value = 100 }, completion: { ends.append($0) })
        #expect(scene.shown(every: 0.5, count: 1) == [0])
        scene.advance(0.3)
        #expect(scene.slider.shown > 100 && ends == [])
        scene.advance(0.7)
        #expect(scene.slider.shown == 100 && ends == [true])
    }
}
