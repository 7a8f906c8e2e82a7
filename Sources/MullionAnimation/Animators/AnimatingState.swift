/// The state of an animator: UIKit's `UIViewAnimatingState`.
public enum AnimatingState: String, Hashable, Sendable {
    /// The animator has not started, or has ended.
    case inactive
    /// The animator is waiting, running or paused.
    case active
    /// The animator was stopped and has to be finished.
    case stopped
}

/// The position at which an animation ends: UIKit's `UIViewAnimatingPosition`.
public enum AnimatingPosition: String, Hashable, Sendable {
    /// With the values that the animation blocks have set.
    case end
    /// With the values from before.
    case start
    /// With the values that are shown.
    case current
}

/// A command to an animator, for asking whether it would be refused.
public enum AnimatorCommand: Hashable, Sendable {
    /// `startAnimation(afterDelay:)`, with the delay in seconds.
    case start(afterDelay: Double = 0)
    /// `pauseAnimation()`.
    case pause
    /// `fractionComplete = …`.
    case setFractionComplete(Double)
    /// `continueAnimation(withTimingParameters:durationFactor:)`.
    case resume(durationFactor: Double)
    /// `stopAnimation(_:)`.
    case stop
    /// `finishAnimation(at:)`.
    case finish
    /// `addAnimations(_:delayFactor:)`.
    case addAnimations(delayFactor: Double = 0)
}

extension AnimatingState {
    /// Returns the reason that an animator in this state refuses a command; nil if it accepts the command.
    ///
    /// | command | is refused |
    /// |---|---|
    /// | start, pause, setFractionComplete, addAnimations | when stopped |
    /// | resume | when stopped or inactive |
    /// | finish | unless stopped |
    /// | stop | never; it does nothing unless active |
    ///
    /// In addition, delays and factors must be finite and not negative, delay factors in 0...1, and a fraction not NaN.
    public func refusal(of command: AnimatorCommand) -> AnimationError? {
        do {
            try check(command)
            return nil
        } catch {
            return error
        }
    }

    private func check(_ command: AnimatorCommand) throws(AnimationError) {
        func mustNotBeStopped(_ command: String) throws(AnimationError) {
            if self == .stopped { throw .stopped(command: command) }
        }
        switch command {
        case .start(let delay):
            try mustNotBeStopped("start it")
            _ = try delay.parsedAsTime("delay")
        case .pause:
            try mustNotBeStopped("pause it")
        case .setFractionComplete(let fraction):
            try mustNotBeStopped("set its fraction")
            _ = try fraction.parsed(as: "fraction", in: -.infinity ... .infinity)
        case .resume(let factor):
            try mustNotBeStopped("continue it")
            if self == .inactive { throw .nothingToContinue }
            _ = try factor.parsedAsTime("duration factor")
        case .stop: break
        case .finish:
            if self != .stopped { throw .notStopped(state: self) }
        case .addAnimations(let factor):
            try mustNotBeStopped("add animations")
            _ = try factor.parsed(as: "delay factor", in: 0...1)
        }
    }
}
