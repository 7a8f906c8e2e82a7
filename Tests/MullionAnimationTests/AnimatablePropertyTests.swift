import MullionAnimation
import MullionGeometry
import Testing

@Suite("Animatable properties")
struct AnimatablePropertyTests {
    @Test("Without an animation a write is seen at once")
    func plain() {
        let slider = Slider()
        slider.value = 7
        #expect(slider.value == 7 && slider.shown == 7 && !slider.isAnimating)
    }

    @Test("In a block the model is set at once, and what is shown follows")
    func animated() {
        let scene = Scene()
        scene.timeline.animate(withDuration: 2, curve: .linear) { scene.slider.value = 10 }
        #expect(scene.slider.value == 10 && scene.slider.shown == 0)
        #expect(scene.shown(every: 0.5, count: 4) == [2.5, 5, 7.5, 10])
        #expect(!scene.slider.isAnimating && scene.timeline.isIdle)
    }

    @Test("An animation that turns back half way adds up with the first: no jump, 74.17 after a quarter, 0 in the end")
    func additive() {
        let scene = Scene()
        scene.timeline.animate(withDuration: 1) { scene.slider.value = 100 }
        scene.advance(0.5)
        #expect(scene.slider.shown == 50)
        scene.timeline.animate(withDuration: 1) { scene.slider.value = 0 }
        #expect(scene.slider.shown == 50)
        let expected = [74.1676138, 50, 12.9161931, 0]
        for (expected, got) in zip(expected, scene.shown(every: 0.25, count: 4)) { #expect(abs(expected - got) < 1e-6) }
    }

    @Test("Retargeting keeps value and velocity, whatever the curves")
    func retargeting() throws {
        for first in [TimingCurve.linear, .easeIn, .easeInOut, .default] {
            let scene = Scene()
            scene.timeline.animate(withDuration: 1, curve: first) { scene.slider.value = 100 }
            let step = 1e-6
            let before = scene.shown(every: 0.4, count: 1)[0]
            let velocity = (scene.shown(every: step, count: 1)[0] - before) / step
            let value = scene.slider.shown
            // easeInOut begins with a slope of 0, so it adds no velocity.
            scene.timeline.animate(withDuration: 1, curve: .easeInOut) { scene.slider.value = -300 }
            #expect(abs(scene.slider.shown - value) < 1e-9)
            let after = (scene.shown(every: step, count: 1)[0] - value) / step
            #expect(abs(after - velocity) < 0.01)
        }
    }

    @Test("Two writes in one block are one animation to the last value, and end exactly there")
    func twice() {
        let scene = Scene()
        scene.timeline.animate(withDuration: 1, curve: .linear) {
            scene.slider.value = 50
            scene.slider.value = 20
        }
        #expect(scene.shown(every: 0.5, count: 2) == [10, 20])
    }

    @Test("A write outside of a block moves what is shown at once and leaves the animation running")
    func writeMeanwhile() {
        let scene = Scene()
        scene.timeline.animate(withDuration: 1, curve: .linear) { scene.slider.value = 100 }
        scene.advance(0.5)
        scene.slider.value = 110
        #expect(scene.slider.shown == 60)
        #expect(scene.shown(every: 0.25, count: 2) == [85, 110])
    }

    @Test("Points are animated by coordinate, unit points as well")
    func values() {
        let scene = Scene()
        scene.timeline.animate(withDuration: 1, curve: .linear) {
            scene.slider.center = CGPoint(x: 10, y: -20)
            scene.slider.anchor = .bottomTrailing
        }
        scene.advance(0.25)
        #expect(scene.slider.shownCenter == CGPoint(x: 2.5, y: -5))
        #expect(scene.slider.shownAnchor == UnitPoint(x: 0.625, y: 0.625))
    }

    @Test("A spring's velocity has its own component on each axis of a point")
    func velocityByAxis() {
        let scene = Scene()
        let spring = SpringTimingParameters(
            mass: 1, stiffness: 100, damping: 10, initialVelocity: CGVector(dx: 5, dy: 0))
        scene.timeline.animate(withDuration: 9, timingParameters: spring) {
            scene.slider.center = CGPoint(x: 1, y: 1)
            scene.slider.value = 1
        }
        scene.advance(0.1)
        #expect(abs(scene.slider.shownCenter.x - 0.607053444) < 1e-6)
        #expect(abs(scene.slider.shownCenter.y - 0.340299847) < 1e-6)
        #expect(abs(scene.slider.shown - 0.607053444) < 1e-6)
        // Its own time, of the slower axis, and not the 9 seconds.
        scene.advance(1.41)
        #expect(scene.timeline.isIdle && scene.slider.shownCenter == CGPoint(x: 1, y: 1))
    }

    @Test("performWithoutAnimation inside of a block does what it says, and nested blocks record for themselves")
    func nesting() {
        let scene = Scene()
        #expect(!AnimationContext.isAnimating)
        scene.timeline.animate(withDuration: 1, curve: .linear) {
            #expect(AnimationContext.isAnimating)
            AnimationContext.withoutAnimation {
                #expect(!AnimationContext.isAnimating)
                scene.slider.value = 40
            }
            scene.timeline.animate(withDuration: 2, curve: .linear) { scene.slider.center.x = 8 }
            scene.slider.anchor = .topLeading
        }
        #expect(scene.slider.shown == 40)
        scene.advance(1)
        #expect(scene.slider.shownCenter.x == 4 && scene.slider.shownAnchor == .topLeading)
    }

    @Test("A task that is started inside of a block is not part of it")
    func tasks() async {
        let scene = Scene()
        nonisolated(unsafe) var task: Task<Bool, Never>?
        scene.timeline.animate(withDuration: 1) { task = Task { AnimationContext.isAnimating } }
        #expect(await task?.value == false)
    }

    @Test("Changes by nothing and by numbers without bounds are not animated")
    func notAnimated() {
        let scene = Scene()
        for value in [0, .infinity, 0, .nan, 0, 1e300] {
            scene.timeline.animate(withDuration: 1) { scene.slider.value = value }
            #expect(!scene.slider.isAnimating)
            #expect(scene.slider.shown == value || value.isNaN)
            scene.slider.value = 0
        }
    }

    @Test("An animation does not keep what it animates alive")
    func ownership() {
        let scene = Scene()
        weak var slider: Slider?
        do {
            let other = Slider()
            slider = other
            scene.timeline.animate(withDuration: 1) { other.value = 1 }
            scene.advance(0.5)
        }
        #expect(slider == nil)
        scene.advance(1)
        #expect(scene.timeline.isIdle)
    }

    @Test("An idle property is as large as its value and a pointer")
    func size() {
        #expect(MemoryLayout<AnimatableProperty<CGPoint>>.size == 16 + MemoryLayout<Int>.size)
    }
}
