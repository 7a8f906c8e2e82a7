import MullionAnimation
import MullionGeometry
import Testing

@Suite("Property animators")
struct PropertyAnimatorTests {
    @Test("It is active while it runs, then inactive, and has called its completions in the order of adding")
    func run() {
        let scene = Scene()
        let animator = scene.animator()
        var calls: [String] = []
        animator.addCompletion { calls.append("first \($0) \(animator.state)") }
        animator.addCompletion { calls.append("second \($0)") }
        #expect(animator.state == .inactive && scene.slider.value == 0)
        animator.startAnimation()
        #expect(animator.state == .active && animator.isRunning && scene.slider.value == 100)
        #expect(scene.shown(every: 0.5, count: 2) == [50, 100])
        #expect(animator.state == .inactive && !animator.isRunning && animator.fractionComplete == 0)
        #expect(calls == ["first end inactive", "second end"])
    }

    @Test("A delay is waited for with nothing moving, and a start meanwhile ends it")
    func delay() {
        let scene = Scene()
        let animator = scene.animator()
        animator.startAnimation(afterDelay: 1)
        #expect(animator.state == .active && !animator.isRunning && scene.slider.value == 100)
        #expect(scene.shown(every: 0.5, count: 3) == [0, 0, 50])
        #expect(animator.isRunning)
        let other = scene.animator(to: 0)
        other.startAnimation(afterDelay: 5)
        other.startAnimation()
        #expect(other.isRunning)
    }

    @Test("A pause is as if there had been none, whatever the pace")
    func pause() {
        let spring = SpringTimingParameters(dampingRatio: 0.4)
        for timing in [AnimationTiming.curve(.easeInOut), .curve(.default), .spring(spring)] {
            let (plain, paused) = (Scene(), Scene())
            plain.animator(1, timing).startAnimation()
            let animator = paused.animator(1, timing)
            animator.startAnimation()
            paused.advance(0.3)
            plain.advance(0.3)
            animator.pauseAnimation()
            let shown = paused.slider.shown
            paused.advance(5)
            #expect(paused.slider.shown == shown && animator.state == .active && !animator.isRunning)
            animator.startAnimation()
            for (one, other) in zip(plain.shown(every: 0.1, count: 8), paused.shown(every: 0.1, count: 8)) {
                #expect(abs(one - other) < 1e-9)
            }
        }
    }

    @Test("Reversing retraces every value on the way, and ends at the start with the models from before")
    func reversing() {
        for timing in [AnimationTiming.curve(.easeIn), .spring(SpringTimingParameters(dampingRatio: 0.3))] {
            let scene = Scene()
            scene.slider.value = 0.1
            let animator = scene.animator(1, timing)
            var position: AnimatingPosition?
            animator.addCompletion { position = $0 }
            animator.startAnimation()
            let there = scene.shown(every: 1 / 16, count: 11)
            animator.isReversed = true
            let back = scene.shown(every: 1 / 16, count: 10)
            for (one, other) in zip(there.dropLast().reversed(), back) { #expect(abs(one - other) < 1e-9) }
            scene.advance(1 / 16)
            #expect(position == .start && animator.state == .inactive)
            #expect(scene.slider.value == 0.1 && scene.slider.shown == 0.1)
        }
    }

    @Test("Turning round twice is as if the way had been longer")
    func reversingTwice() {
        let scene = Scene()
        let animator = scene.animator()
        animator.startAnimation()
        scene.advance(0.75)
        animator.isReversed = true
        scene.advance(0.5)
        animator.isReversed = false
        #expect(animator.fractionComplete == 0.25)
        #expect(scene.shown(every: 0.25, count: 3) == [50, 75, 100])
        #expect(animator.state == .inactive)
    }

    @Test("A reversed animator that is inactive begins at the end")
    func startingReversed() {
        let scene = Scene()
        let animator = scene.animator(1, TimingCurve.easeIn)
        animator.isReversed = true
        animator.startAnimation()
        #expect(scene.slider.shown == 100 && animator.fractionComplete == 0)
        scene.advance(0.25)
        #expect(abs(scene.slider.shown - 62.18621) < 1e-3)
        scene.advance(0.75)
        #expect(scene.slider.value == 0 && animator.state == .inactive)
    }

    @Test("Continuing half way takes the rest of the duration, with the curve anew and without a jump")
    func continuing() {
        let scene = Scene()
        let animator = scene.animator(1, TimingCurve.easeInOut)
        animator.startAnimation()
        scene.advance(0.25)
        animator.pauseAnimation()
        let fraction = animator.fractionComplete
        #expect(abs(fraction - 0.129161931) < 1e-9)
        animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
        #expect(abs(scene.slider.shown - fraction * 100) < 1e-12)
        scene.advance((1 - fraction) / 2)
        #expect(abs(scene.slider.shown - 56.4580966) < 1e-6)
        scene.advance((1 - fraction) / 2)
        #expect(animator.state == .inactive && scene.slider.shown == 100)
    }

    @Test("A continued animation that turns round retraces both of its legs")
    func retracingLegs() {
        let scene = Scene()
        let animator = scene.animator()
        animator.startAnimation()
        scene.advance(0.5)
        animator.continueAnimation(withTimingParameters: TimingCurve.linear, durationFactor: 2)
        #expect(scene.shown(every: 1, count: 1) == [75])
        animator.isReversed = true
        #expect(scene.shown(every: 0.5, count: 2) == [62.5, 50])
        #expect(scene.shown(every: 0.25, count: 1) == [25])
        #expect(animator.fractionComplete == 0.75)
        scene.advance(0.25)
        #expect(animator.state == .inactive && scene.slider.value == 0)
    }

    @Test("A spring that continues takes the velocity over, also when it turns back")
    func springVelocity() {
        for isReversed in [false, true] {
            let scene = Scene()
            let animator = scene.animator(1, TimingCurve.easeIn)
            animator.startAnimation()
            scene.advance(0.6)
            let step = 1e-7
            let before = scene.slider.shown
            let velocity = (scene.shown(every: step, count: 1)[0] - before) / step
            animator.pauseAnimation()
            animator.isReversed = isReversed
            animator.continueAnimation(
                withTimingParameters: SpringTimingParameters(dampingRatio: 0.5), durationFactor: 1)
            let value = scene.slider.shown
            let after = (scene.shown(every: step, count: 1)[0] - value) / step
            #expect(abs(after - velocity) < 0.01)
            scene.advance(1)
            #expect(scene.slider.shown == (isReversed ? 0 : 100))
        }
    }

    @Test("A spring with a time of its own ignores the duration, and the animator tells that time")
    func springDuration() {
        let scene = Scene()
        let animator = scene.animator(0.2, SpringTimingParameters())
        #expect(abs(animator.duration - 3.418033) < 1e-6)
        animator.startAnimation()
        scene.advance(3.4)
        #expect(animator.isRunning && scene.slider.shown < 100)
        scene.advance(0.02)
        #expect(!animator.isRunning && scene.slider.shown == 100)
    }

    @Test("Scrubbing shows the fraction, or the pace of it, and starting goes on from there without a jump")
    func scrubbing() {
        for linearly in [true, false] {
            let scene = Scene()
            let animator = scene.animator(1, TimingCurve.easeInOut)
            animator.scrubsLinearly = linearly
            animator.fractionComplete = 0.3
            #expect(animator.state == .active && !animator.isRunning && animator.fractionComplete == 0.3)
            #expect(abs(scene.slider.shown - (linearly ? 30 : 18.7395907)) < 1e-6)
            let shown = scene.slider.shown
            animator.startAnimation()
            scene.advance(0)
            #expect(abs(scene.slider.shown - shown) < 1e-9)
            scene.advance(0.01)
            #expect(scene.slider.shown > shown && scene.slider.shown < shown + 3)
        }
    }

    @Test("Fractions outside of 0...1 are taken for the nearer end")
    func scrubbingTooFar() {
        let scene = Scene()
        let animator = scene.animator()
        animator.fractionComplete = 7
        #expect(scene.slider.shown == 100 && animator.fractionComplete == 1)
        animator.isReversed = true
        #expect(scene.slider.shown == 100 && animator.fractionComplete == 0)
        animator.fractionComplete = -.infinity
        #expect(scene.slider.shown == 100)
        animator.fractionComplete = .infinity
        #expect(scene.slider.shown == 0)
    }

    @Test("Stopped with 40 shown, the model is 40 until it is finished elsewhere")
    func stopping() {
        for (position, value) in [(AnimatingPosition.end, 100.0), (.start, 0), (.current, 40)] {
            let scene = Scene()
            let animator = scene.animator()
            var completion: AnimatingPosition?
            animator.addCompletion { completion = $0 }
            animator.startAnimation()
            scene.advance(0.4)
            animator.stopAnimation(false)
            #expect(animator.state == .stopped && scene.slider.value == 40 && !scene.slider.isAnimating)
            #expect(animator.fractionComplete == 0.4 && completion == nil)
            animator.finishAnimation(at: position)
            #expect(animator.state == .inactive && scene.slider.value == value && completion == position)
        }
    }

    @Test(
        "Stopped without finishing, it is inactive, keeps what is shown, and calls nobody; stopping again does nothing")
    func stoppingWithoutFinishing() {
        let scene = Scene()
        let animator = scene.animator()
        animator.addCompletion { _ in Issue.record("called") }
        animator.stopAnimation(true)
        animator.startAnimation()
        scene.advance(0.4)
        animator.stopAnimation(true)
        animator.stopAnimation(false)
        #expect(animator.state == .inactive && scene.slider.value == 40)
        scene.advance(5)
        #expect(scene.slider.value == 40)
    }

    @Test("Stopping one of two animations of a property leaves the other and moves nothing")
    func stoppingOneOfTwo() {
        let scene = Scene()
        let animator = scene.animator()
        animator.startAnimation()
        scene.advance(0.5)
        scene.timeline.animate(withDuration: 1, curve: .linear) { scene.slider.value = 0 }
        scene.advance(0.25)
        let shown = scene.slider.shown
        animator.stopAnimation(true)
        #expect(scene.slider.shown == shown)
        scene.advance(1)
        #expect(scene.slider.shown == scene.slider.value)
    }

    @Test("At its end it may stay active, turn round, and go back")
    func pausingOnCompletion() {
        let scene = Scene()
        let animator = scene.animator()
        animator.pausesOnCompletion = true
        animator.addCompletion { _ in Issue.record("called") }
        animator.startAnimation()
        scene.advance(1.5)
        #expect(animator.state == .active && !animator.isRunning && animator.fractionComplete == 1)
        animator.isReversed = true
        #expect(animator.fractionComplete == 0 && scene.slider.shown == 100)
        animator.startAnimation()
        #expect(scene.shown(every: 0.5, count: 2) == [50, 0])
        #expect(animator.state == .active && animator.fractionComplete == 1 && scene.slider.value == 100)
    }

    @Test("Blocks with a delay factor wait for that part of the duration and take the rest")
    func delayFactor() {
        let scene = Scene()
        let animator = scene.animator(2)
        animator.addAnimations({ scene.slider.center.x = 100 }, delayFactor: 0.5)
        animator.startAnimation()
        scene.advance(1)
        #expect(scene.slider.shown == 50 && scene.slider.shownCenter.x == 0)
        scene.advance(0.5)
        #expect(scene.slider.shown == 75 && scene.slider.shownCenter.x == 50)
        animator.isReversed = true
        scene.advance(0.25)
        #expect(scene.slider.shownCenter.x == 25)
        scene.advance(0.25)
        #expect(scene.slider.shownCenter.x == 0 && scene.slider.shown == 50)
        animator.fractionComplete = 0.25
        #expect(scene.slider.shown == 75 && scene.slider.shownCenter.x == 50)
    }

    @Test("Going on after scrubbing moves no block, whether it waits, is on its way or has a delay of 1")
    func delayedBlocksAfterScrubbing() {
        for fraction in [0, 0.2, 0.5, 0.9, 1] {
            for factor in [0, 0.3, 0.6, 1] {
                let scene = Scene()
                let animator = scene.animator(1, TimingCurve.easeIn)
                animator.addAnimations({ scene.slider.center.x = 100 }, delayFactor: factor)
                animator.fractionComplete = fraction
                let shown = scene.slider.shownCenter.x
                animator.startAnimation()
                animator.pauseAnimation()
                scene.advance(0)
                #expect(abs(scene.slider.shownCenter.x - shown) < 1e-9)
                animator.continueAnimation(withTimingParameters: TimingCurve.easeOut, durationFactor: 0)
                scene.advance(0)
                #expect(abs(scene.slider.shownCenter.x - shown) < 1e-9)
                scene.advance(1)
                #expect(scene.slider.center.x == 100 && scene.slider.shownCenter.x == 100)
            }
        }
    }

    @Test("Blocks added on the way run over the rest of the time")
    func addingWhileActive() {
        let scene = Scene()
        let animator = scene.animator()
        animator.startAnimation()
        scene.advance(0.6)
        animator.addAnimations { scene.slider.center.x = 100 }
        #expect(scene.slider.shownCenter.x == 0 && scene.slider.center.x == 100)
        scene.advance(0.1)
        #expect(abs(scene.slider.shownCenter.x - 25) < 1e-9)
        animator.isReversed = true
        scene.advance(1)
        #expect(scene.slider.center.x == 0 && scene.slider.value == 0)
    }

    @Test("A block that waits when its animator is continued waits for the same part of the rest")
    func waitingOnALeg() {
        let scene = Scene()
        let animator = scene.animator()
        animator.addAnimations({ scene.slider.center.x = 100 }, delayFactor: 0.75)
        animator.startAnimation()
        scene.advance(0.5)
        animator.continueAnimation(withTimingParameters: nil, durationFactor: 1)
        scene.advance(0.5)
        #expect(scene.slider.shown == 75 && scene.slider.shownCenter.x == 0)
        scene.advance(0.25)
        #expect(scene.slider.shown == 87.5 && scene.slider.shownCenter.x == 50)
    }

    @Test("Ten ticks of a tenth of a second end an animation of one second, though they add up to less")
    func roundedTimes() {
        let scene = Scene()
        scene.animator().startAnimation()
        _ = scene.shown(every: 0.1, count: 10)
        #expect(scene.clock.now < 1 && scene.timeline.isIdle && scene.slider.shown == 100)
    }

    @Test("Turned round between two ticks, it goes back from what was shown")
    func reversingBetweenTicks() {
        let scene = Scene()
        let animator = scene.animator()
        animator.startAnimation()
        scene.advance(0.5)
        scene.clock.advance(by: 0.25)
        animator.isReversed = true
        #expect(scene.slider.shown == 50)
        scene.advance(0.25)
        #expect(scene.slider.shown == 25)
    }

    @Test("A block added on a continued leg begins anew when its way is retraced and turned round")
    func addingOnALeg() {
        let scene = Scene()
        let animator = scene.animator()
        animator.startAnimation()
        scene.advance(0.5)
        animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
        animator.addAnimations { scene.slider.center.x = 100 }
        scene.advance(0.25)
        #expect(scene.slider.shown == 75 && scene.slider.shownCenter.x == 50)
        animator.isReversed = true
        scene.advance(0.5)
        #expect(scene.slider.shown == 25 && scene.slider.shownCenter.x == 0)
        animator.isReversed = false
        scene.advance(0.5)
        #expect(scene.slider.shown == 75 && scene.slider.shownCenter.x == 50)
    }

    @Test("An animation of no duration is at its end with the next tick, forwards and backwards")
    func noDuration() {
        for isReversed in [false, true] {
            let scene = Scene()
            let animator = scene.animator(0, TimingCurve.easeInOut)
            animator.isReversed = isReversed
            animator.startAnimation()
            #expect(animator.state == .active)
            scene.advance(0)
            #expect(animator.state == .inactive && scene.slider.shown == (isReversed ? 0 : 100))
        }
        let scene = Scene()
        let animator = scene.animator(0, SpringTimingParameters(dampingRatio: 0.5))
        animator.fractionComplete = 0.5
        #expect(scene.slider.shown == 50)
        animator.continueAnimation(withTimingParameters: nil, durationFactor: 1)
        scene.advance(0)
        #expect(animator.state == .inactive && scene.slider.value == 100)
    }

    @Test("An inactive animator can be configured and run again")
    func again() {
        let scene = Scene()
        let animator = scene.animator()
        animator.startAnimation()
        scene.advance(1)
        animator.addAnimations { scene.slider.value = 0 }
        var completions = 0
        animator.addCompletion { _ in completions += 1 }
        animator.startAnimation()
        #expect(scene.shown(every: 0.5, count: 2) == [50, 0])
        #expect(completions == 1)
    }

    @Test("Released while paused, it takes its animations away; while it runs, the timeline holds it")
    func release() {
        let scene = Scene()
        var animator: PropertyAnimator? = scene.animator()
        animator?.startAnimation()
        animator = nil
        scene.advance(0.5)
        #expect(scene.slider.shown == 50)
        scene.advance(0.5)
        animator = scene.animator(to: 0)
        animator?.fractionComplete = 0.25
        #expect(scene.slider.shown == 75)
        animator = nil
        #expect(scene.slider.shown == 0 && !scene.slider.isAnimating)
    }

    @Test("A block that stops its own animator leaves nothing behind")
    func stoppingFromABlock() {
        let scene = Scene()
        let animator = PropertyAnimator(duration: 1, curve: .linear, timeline: scene.timeline)
        animator.addAnimations {
            scene.slider.value = 5
            animator.stopAnimation(true)
            scene.slider.center.x = 5
        }
        animator.startAnimation()
        #expect(animator.state == .inactive && scene.timeline.isIdle)
        #expect(scene.slider.shown == scene.slider.value && scene.slider.shownCenter == scene.slider.center)
    }

    @Test("What a state does not take is told beforehand, with the reason")
    func refusals() {
        let commands: [AnimatorCommand] = [
            .start(), .pause, .setFractionComplete(0.5), .resume(durationFactor: 0), .stop, .finish, .addAnimations(),
        ]
        func refused(_ state: AnimatingState) -> [AnimatorCommand] { commands.filter { state.refusal(of: $0) != nil } }
        #expect(refused(.inactive) == [.resume(durationFactor: 0), .finish])
        #expect(refused(.active) == [.finish])
        #expect(refused(.stopped) == commands.filter { $0 != .stop && $0 != .finish })
        #expect(
            "\(AnimatingState.stopped.refusal(of: .pause)!)"
                == "the animator is stopped: finish it before you pause it")
    }

    @Test("Numbers that are none, or lie outside, are refused")
    func refusedNumbers() {
        let commands: [AnimatorCommand] = [
            .start(afterDelay: -1), .start(afterDelay: .infinity), .start(afterDelay: .nan), .setFractionComplete(.nan),
            .resume(durationFactor: -1), .resume(durationFactor: .nan), .addAnimations(delayFactor: 1.5),
            .addAnimations(delayFactor: .nan),
        ]
        for command in commands { #expect(AnimatingState.active.refusal(of: command) != nil) }
    }

    @Test(
        "Programmer errors stop the program",
        arguments: [0, 1, 2, 3, 4])
    func stops(_ mistake: Int) async {
        await #expect(processExitsWith: .failure) { [mistake] in
            let scene = Scene()
            switch mistake {
            case 0: scene.animator().finishAnimation(at: .end)
            case 1: scene.animator().fractionComplete = .nan
            case 2: _ = scene.animator(.nan)
            case 3: scene.timeline.animate(withDuration: 1, delay: -1) {}
            default: _ = SpringTimingParameters(dampingRatio: 0)
            }
        }
    }
}
