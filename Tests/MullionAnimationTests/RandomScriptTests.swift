import MullionAnimation
import MullionGeometry
import MullionTestSupport
import Testing

@Suite("Random scripts of commands")
struct RandomScriptTests {
    private static func timing(_ random: inout SplitMix64) -> AnimationTiming {
        switch Int.random(in: 0..<8, using: &random) {
        case 0: .curve(.linear)
        case 1: .curve(.easeIn)
        case 2: .curve(.easeOut)
        case 3: .curve(.easeInOut)
        case 4: .spring(SpringTimingParameters(dampingRatio: .random(in: 0.1...2, using: &random)))
        case 5: .spring(SpringTimingParameters(dampingRatio: 1, initialVelocity: CGVector(dx: 9, dy: -3)))
        case 6: .spring(SpringTimingParameters())
        default: .curve((try? TimingCurve(x1: 0.2, y1: -0.6, x2: 0.8, y2: 1.7)) ?? .linear)
        }
    }

    private static func duration(_ random: inout SplitMix64) -> Double {
        [0.0, 1e-9, 1, .random(in: 0...2, using: &random), 1e9].randomElement(using: &random) ?? 1
    }

    /// Makes one random step; returns whether time passed.
    private static func step(_ scene: Scene, _ animator: PropertyAnimator, _ random: inout SplitMix64) -> Bool {
        func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &random) }
        func allowed(_ command: AnimatorCommand) -> Bool { animator.refusal(of: command) == nil }
        switch Int.random(in: 0..<14, using: &random) {
        case 0: if allowed(.start()) { animator.startAnimation() }
        case 1: if allowed(.start()) { animator.startAnimation(afterDelay: number(0...0.5)) }
        case 2: if allowed(.pause) { animator.pauseAnimation() }
        case 3: if allowed(.setFractionComplete(0)) { animator.fractionComplete = number(-0.5...1.5) }
        case 4: animator.isReversed.toggle()
        case 5:
            let factor: Double = [0.0, 0.5, 1, 3].randomElement(using: &random) ?? 0
            let timing = Self.timing(&random)
            if allowed(.resume(durationFactor: factor)) {
                animator.continueAnimation(
                    withTimingParameters: random.next() % 2 == 0 ? timing : nil, durationFactor: factor)
            }
        case 6: if random.next() % 4 == 0 { animator.stopAnimation(random.next() % 2 == 0) }
        case 7:
            let position = [AnimatingPosition.end, .start, .current].randomElement(using: &random) ?? .end
            if allowed(.finish) { animator.finishAnimation(at: position) }
        case 8:
            let value = number(-100...100)
            let delayFactor: Double = [0.0, 0.4, 1].randomElement(using: &random) ?? 0
            if allowed(.addAnimations()) {
                animator.addAnimations({ scene.slider.value = value }, delayFactor: delayFactor)
            }
        case 9:
            let value = number(-100...100)
            scene.timeline.animate(withDuration: Self.duration(&random), timingParameters: Self.timing(&random)) {
                scene.slider.value = value
            }
        case 10: animator.scrubsLinearly.toggle()
        case 11: animator.pausesOnCompletion.toggle()
        default:
            let most: Double = [0.0, 1e-9, 0.01, 0.7, 40].randomElement(using: &random) ?? 0
            scene.advance(number(0...most))
            return true
        }
        return false
    }

    @Test("10,000 scripts give neither crashes nor NaN, fractions stay in 0...1, and in the end the model is shown")
    func neverNaN() {
        for seed in 0..<randomRuns(10_000) {
            var random = SplitMix64(seed: UInt64(seed))
            let scene = Scene()
            let animator = scene.animator(Self.duration(&random), Self.timing(&random))
            for _ in 0..<20 {
                _ = Self.step(scene, animator, &random)
                #expect(scene.slider.shown.isFinite && scene.slider.value.isFinite, "seed \(seed)")
                #expect((0...1).contains(animator.fractionComplete), "seed \(seed)")
                #expect(!animator.isRunning || animator.state == .active, "seed \(seed)")
            }
            animator.stopAnimation(true)
            scene.advance(1e10)
            #expect(scene.timeline.isIdle && scene.slider.shown == scene.slider.value, "seed \(seed)")
        }
    }

    @Test("Pausing, turning round, starting and continuing move nothing by themselves")
    func noJumps() {
        for seed in 0..<randomRuns(2_000) {
            var random = SplitMix64(seed: UInt64(seed))
            let scene = Scene()
            let animator = scene.animator(1, Self.timing(&random))
            animator.addAnimations(
                { scene.slider.center.x = 100 }, delayFactor: .random(in: 0...1, using: &random))
            animator.pausesOnCompletion = true
            animator.startAnimation()
            for _ in 0..<20 {
                scene.advance(.random(in: 0...0.4, using: &random))
                if random.next() % 5 == 0 { animator.fractionComplete = .random(in: 0...1, using: &random) }
                let (value, center) = (scene.slider.shown, scene.slider.shownCenter.x)
                switch random.next() % 4 {
                case 0: animator.pauseAnimation()
                case 1: animator.isReversed.toggle()
                case 2: animator.startAnimation()
                default:
                    let timing = Self.timing(&random)
                    animator.continueAnimation(withTimingParameters: timing, durationFactor: 0.5)
                }
                if random.next() % 2 == 0 { animator.startAnimation() }
                // A tick at the end lands on it.
                let isAtEnd = animator.fractionComplete > 0.999
                scene.advance(0)
                if isAtEnd { continue }
                #expect(abs(scene.slider.shown - value) < 1e-6, "seed \(seed)")
                #expect(abs(scene.slider.shownCenter.x - center) < 1e-6, "seed \(seed)")
            }
        }
    }

    @Test("Ticks that are split differently give the same values")
    func splitTicks() {
        for seed in 0..<randomRuns(1_000) {
            let scenes = [Scene(), Scene()]
            var shown: [[Double]] = [[], []]
            for (part, scene) in scenes.enumerated() {
                var random = SplitMix64(seed: UInt64(seed))
                let animator = scene.animator(1, Self.timing(&random))
                animator.startAnimation()
                for _ in 0..<12 {
                    let seconds = Double.random(in: 0...0.2, using: &random)
                    for _ in 0..<(part == 0 ? 1 : 7) { scene.advance(seconds / (part == 0 ? 1 : 7)) }
                    shown[part].append(scene.slider.shown)
                    switch random.next() % 6 {
                    case 0: animator.isReversed.toggle()
                    case 1 where animator.state == .active:
                        animator.continueAnimation(withTimingParameters: TimingCurve.easeOut, durationFactor: 1)
                    case 2:
                        scene.timeline.animate(withDuration: 0.3) { scene.slider.value += 10 }
                    default: break
                    }
                }
            }
            for (one, other) in zip(shown[0], shown[1]) { #expect(abs(one - other) < 1e-6, "seed \(seed)") }
        }
    }
}
