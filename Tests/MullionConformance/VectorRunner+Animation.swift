import Foundation
import MullionAnimation

extension VectorCase {
    /// Compares values of curves and springs, or what is shown on the way.
    func check(_ question: AnimationQuestion, _ differences: inout Differences) {
        switch question {
        case .curve(let curve, let expected):
            compare(expected, &differences) { curve.value(at: $0) }
        case .spring(let spring, let expected, let numbers):
            compare("damping ratio", numbers.dampingRatio, spring.dampingRatio, &differences)
            compare("angular frequency", numbers.angularFrequency, spring.angularFrequency, &differences)
            compare("settling duration", numbers.settlingDuration, spring.settlingDuration, &differences)
            compare(expected, &differences) { spring.value(at: $0) }
        case .animator(let script): check(script, &differences)
        case .additive(let curve, let animations, let expected):
            check(curve, animations, expected, &differences)
        }
    }

    private func compare(
        _ expected: [TimedValue], _ differences: inout Differences, _ value: (Double) -> Double
    ) {
        for expected in expected {
            compare("value at \(expected.time)", expected.value, value(expected.time), &differences)
        }
    }

    /// Compares numbers; nil = not checked.
    private func compare(_ what: String, _ expected: Double?, _ got: Double, _ differences: inout Differences) {
        guard let expected else { return }
        differences.compare(what, CGFloat(expected) as CGFloat?, CGFloat(got))
    }

    /// Compares what need not be near but equal; nil = not checked.
    private func compare<Value: Equatable>(
        _ what: String, equal expected: Value?, _ got: Value, _ differences: inout Differences
    ) {
        if let expected, expected != got { differences.add("\(what): expected \(expected), got \(got)") }
    }

    /// Starts the animations and looks, in order of time; what starts at a time has started when it is looked at.
    private func check(
        _ curve: TimingCurve, _ animations: [OverlappingAnimation], _ expected: [TimedValue],
        _ differences: inout Differences
    ) {
        guard let first = animations.first else { return }
        let run = AnimatedNumbers(["x": first.from])
        var pending = animations.sorted { $0.start < $1.start }[...]
        for expected in expected {
            while let animation = pending.first, animation.start <= expected.time {
                run.advance(to: animation.start)
                run["x"] = animation.from
                run.timeline.animate(withDuration: animation.duration, curve: curve) { run["x"] = animation.to }
                pending.removeFirst()
            }
            run.advance(to: expected.time)
            compare("value at \(expected.time)", expected.value, run.shown("x"), &differences)
        }
    }

    private func check(_ script: AnimatorScript, _ differences: inout Differences) {
        let run = AnimatedNumbers(script.from)
        let animator = PropertyAnimator(
            duration: script.duration, timingParameters: script.timing, timeline: run.timeline)
        animator.scrubsLinearly = script.scrubsLinearly
        animator.pausesOnCompletion = script.pausesOnCompletion
        animator.isReversed = script.isReversed
        animator.addAnimations { run.set(script.to) }
        var completion = AnimatorScript.Completion.notCalled
        animator.addCompletion { completion = .called($0.rawValue) }

        for (index, step) in script.steps.enumerated() {
            let place = "step \(index + 1)"
            switch step {
            case .advance(let seconds): run.advance(to: run.clock.now + seconds)
            case .command(let command, let isRefused):
                let refusal = command.question.flatMap(animator.refusal)
                switch (refusal, isRefused) {
                case (let refusal?, false): differences.add("\(place): refused: \(refusal)")
                case (nil, true): differences.add("\(place): expected a refusal, got none")
                case (nil, false): animator.perform(command, on: run)
                case (_?, true): break
                }
            case .check(let check):
                compare("\(place), state", equal: check.state, animator.state, &differences)
                compare("\(place), isRunning", equal: check.isRunning, animator.isRunning, &differences)
                compare("\(place), isReversed", equal: check.isReversed, animator.isReversed, &differences)
                compare("\(place), fraction", check.fractionComplete, animator.fractionComplete, &differences)
                for (name, value) in check.value.sorted(by: { $0.key < $1.key }) {
                    compare("\(place), value of \(name)", value, run.shown(name), &differences)
                }
                for (name, value) in check.model.sorted(by: { $0.key < $1.key }) {
                    compare("\(place), model of \(name)", value, run[name], &differences)
                }
                compare("\(place), completion", equal: check.completion, completion, &differences)
            }
        }
    }
}

/// Numbers that can be animated, by name, with their own time.
private final class AnimatedNumbers {
    let clock = ManualClock()
    let timeline: AnimationTimeline
    private let numbers: [String: AnimatedNumber]

    init(_ numbers: [String: Double]) {
        timeline = AnimationTimeline(clock: clock)
        self.numbers = numbers.mapValues(AnimatedNumber.init)
    }

    /// The model; NaN and without effect for a name that `init` does not have.
    subscript(name: String) -> Double {
        get { numbers[name]?.stored.model ?? .nan }
        set { if let number = numbers[name] { number.stored.set(newValue, of: number, at: \.stored) } }
    }

    func shown(_ name: String) -> Double { numbers[name]?.stored.presentation ?? .nan }

    func set(_ models: [String: Double]) {
        for (name, model) in models.sorted(by: { $0.key < $1.key }) { self[name] = model }
    }

    /// Times before the present one change nothing.
    func advance(to time: Double) {
        clock.advance(to: max(time, clock.now))
        timeline.tick()
    }
}

private final class AnimatedNumber {
    var stored: AnimatableProperty<Double>

    init(_ number: Double) { stored = AnimatableProperty(number) }
}

extension VectorCase.AnimatorScript.Command {
    /// How to ask whether the command would be refused; nil if it never is.
    fileprivate var question: AnimatorCommand? {
        switch self {
        case .start(let delay): .start(afterDelay: delay)
        case .pause: .pause
        case .setFraction(let fraction): .setFractionComplete(fraction)
        case .setReversed: nil
        case .resume(_, let factor): .resume(durationFactor: factor)
        case .stop: .stop
        case .finish: .finish
        case .addAnimation(_, let factor): .addAnimations(delayFactor: factor)
        }
    }
}

extension PropertyAnimator {
    fileprivate func perform(_ command: VectorCase.AnimatorScript.Command, on run: AnimatedNumbers) {
        switch command {
        case .start(let delay): startAnimation(afterDelay: delay)
        case .pause: pauseAnimation()
        case .setFraction(let fraction): fractionComplete = fraction
        case .setReversed(let isReversed): self.isReversed = isReversed
        case .resume(let timing, let factor):
            continueAnimation(withTimingParameters: timing, durationFactor: factor)
        case .stop(let withoutFinishing): stopAnimation(withoutFinishing)
        case .finish(let position): finishAnimation(at: position)
        case .addAnimation(let goal, let factor):
            addAnimations({ run.set(goal) }, delayFactor: factor)
        }
    }
}
