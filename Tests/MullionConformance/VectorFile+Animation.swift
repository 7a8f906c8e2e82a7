import Foundation
import MullionAnimation
import MullionGeometry

extension VectorCase {
    /// What is asked of curves, springs and animators.
    public enum AnimationQuestion: Sendable {
        /// The values of a curve at shares of its time.
        case curve(TimingCurve, [TimedValue])
        /// The values of a spring at seconds, and what follows from its numbers; nil = not checked.
        case spring(Spring, [TimedValue], SpringNumbers)
        /// What an animator shows after commands.
        case animator(AnimatorScript)
        /// What several animations of one property show together.
        case additive(TimingCurve, [OverlappingAnimation], [TimedValue])
    }

    /// A value at a time.
    public struct TimedValue: Equatable, Sendable {
        public var time: Double
        public var value: Double
    }

    /// What follows from the numbers of a spring; nil = not checked.
    public struct SpringNumbers: Equatable, Sendable {
        public var dampingRatio: Double?
        public var angularFrequency: Double?
        public var settlingDuration: Double?
    }

    /// One of several animations of one property.
    public struct OverlappingAnimation: Equatable, Sendable {
        public var start: Double
        public var duration: Double
        public var from: Double
        public var to: Double
    }

    /// An animator of one property, with commands and checks.
    public struct AnimatorScript: Sendable {
        public var duration: Double
        public var timing: AnimationTiming
        public var from: Double
        public var to: Double
        public var scrubsLinearly: Bool
        public var pausesOnCompletion: Bool
        public var isReversed: Bool
        public var steps: [Step]

        /// A step of the script.
        public enum Step: Sendable {
            case advance(Double)
            case command(Command, isRefused: Bool)
            case check(Check)
        }

        /// A command to the animator.
        public enum Command: Sendable {
            case start(delay: Double)
            case pause
            case setFraction(Double)
            case setReversed(Bool)
            case resume(AnimationTiming?, durationFactor: Double)
            case stop(withoutFinishing: Bool)
            case finish(AnimatingPosition)
            /// Animates the property to a value; nil = a block without changes.
            case addAnimation(to: Double?, delayFactor: Double)
        }

        /// What must hold; nil = not checked.
        public struct Check: Sendable {
            public var state: AnimatingState?
            public var isRunning: Bool?
            public var isReversed: Bool?
            public var fractionComplete: Double?
            public var value: Double?
            public var model: Double?
            public var completion: Completion?
        }

        /// What has become of the completion.
        public enum Completion: Equatable, Sendable {
            case notCalled
            case called(String)
        }
    }
}

extension VectorFile {
    /// Reads a case of animations; nil if it is of another kind.
    static func animationQuestion(
        _ json: JSONCursor, kind: String
    ) throws(VectorError) -> VectorCase.AnimationQuestion? {
        switch kind {
        case "curve":
            return .curve(try json.required("controlPoints").curve(), try timedValues(json))
        case "spring", "springByRatio":
            let velocity = try json.optional("initialVelocity")?.double() ?? 0
            let spring = try json.spring(velocity: velocity, isByRatio: kind == "springByRatio")
            let numbers = VectorCase.SpringNumbers(
                dampingRatio: try json.optional("dampingRatio")?.double(),
                angularFrequency: try json.optional("angularFrequency")?.double(),
                settlingDuration: try json.optional("settlingDuration")?.double())
            return .spring(spring, try timedValues(json), numbers)
        case "animator": return .animator(try animatorScript(json))
        case "additive":
            let animations = try json.required("animations").elements().map { animation throws(VectorError) in
                VectorCase.OverlappingAnimation(
                    start: try animation.required("at").double(), duration: try animation.required("duration").time(),
                    from: try animation.required("from").double(), to: try animation.required("to").double())
            }
            return .additive(try json.required("curve").curve(), animations, try timedValues(json))
        default: return nil
        }
    }

    private static func timedValues(_ json: JSONCursor) throws(VectorError) -> [VectorCase.TimedValue] {
        try json.required("expected").elements().map { pair throws(VectorError) in
            let numbers = try pair.elements(count: 2)
            return VectorCase.TimedValue(time: try numbers[0].double(), value: try numbers[1].double())
        }
    }

    private static func animatorScript(_ json: JSONCursor) throws(VectorError) -> VectorCase.AnimatorScript {
        let animates = try json.required("animates")
        return VectorCase.AnimatorScript(
            duration: try json.required("duration").time(), timing: try json.required("curve").timing(),
            from: try animates.required("from").double(), to: try animates.required("to").double(),
            scrubsLinearly: try json.optional("scrubsLinearly")?.bool() ?? true,
            pausesOnCompletion: try json.optional("pausesOnCompletion")?.bool() ?? false,
            isReversed: try json.optional("isReversed")?.bool() ?? false,
            steps: try json.required("steps").elements().map { step throws(VectorError) in
                if let check = try step.optional("check") { return .check(try animatorCheck(check)) }
                let operation = try step.required("op")
                if try operation.string() == "advance" { return .advance(try step.required("by").time()) }
                return .command(
                    try animatorCommand(operation, of: step), isRefused: try step.optional("error")?.bool() ?? false)
            })
    }

    private static func animatorCommand(
        _ operation: JSONCursor, of step: JSONCursor
    ) throws(VectorError) -> VectorCase.AnimatorScript.Command {
        switch try operation.string() {
        case "start": return .start(delay: try step.optional("afterDelay")?.double() ?? 0)
        case "pause": return .pause
        case "setFraction": return .setFraction(try step.required("value").double())
        case "setReversed": return .setReversed(try step.required("value").bool())
        case "continue":
            return .resume(
                try step.optional("curve")?.timing(),
                durationFactor: try step.optional("durationFactor")?.double() ?? 0)
        case "stop": return .stop(withoutFinishing: try step.optional("withoutFinishing")?.bool() ?? false)
        case "finish": return .finish(try step.optional("at")?.name(AnimatingPosition.self) ?? .end)
        case "addAnimation":
            let goal = try step.optional("animates") ?? step
            return .addAnimation(
                to: try goal.optional("to")?.double(), delayFactor: try step.optional("delayFactor")?.double() ?? 0)
        case let unknown: throw .unknownName(path: operation.path, name: unknown)
        }
    }

    private static func animatorCheck(_ json: JSONCursor) throws(VectorError) -> VectorCase.AnimatorScript.Check {
        var check = VectorCase.AnimatorScript.Check()
        for (key, value) in try json.fields() {
            switch key {
            case "state": check.state = try value.name(AnimatingState.self)
            case "isRunning": check.isRunning = try value.bool()
            case "isReversed": check.isReversed = try value.bool()
            case "fractionComplete": check.fractionComplete = try value.double()
            case "value": check.value = try value.double()
            case "model": check.model = try value.double()
            case "completion": check.completion = value.isNull ? .notCalled : .called(try value.string())
            default: throw .unknownName(path: value.path, name: key)
            }
        }
        return check
    }
}

extension JSONCursor {
    fileprivate func double() throws(VectorError) -> Double { Double(try number()) }

    /// Seconds >= 0.
    fileprivate func time() throws(VectorError) -> Double {
        let time = try double()
        guard time >= 0 else { throw .outOfRange(path: path, expected: ">= 0") }
        return time
    }

    /// The name of a curve, or its control points x1, y1, x2 and y2.
    fileprivate func curve() throws(VectorError) -> TimingCurve {
        if case .string(let name) = value {
            switch name {
            case "linear": return .linear
            case "easeIn": return .easeIn
            case "easeOut": return .easeOut
            case "easeInOut": return .easeInOut
            case "default": return .default
            default: throw .unknownName(path: path, name: name)
            }
        }
        let numbers = try elements(count: 4)
        let (x1, y1) = (try numbers[0].double(), try numbers[1].double())
        let (x2, y2) = (try numbers[2].double(), try numbers[3].double())
        return try parsed { () throws(AnimationError) in try TimingCurve(x1: x1, y1: y1, x2: x2, y2: y2) }
    }

    /// A curve, or an object with the numbers of a spring.
    fileprivate func timing() throws(VectorError) -> AnimationTiming {
        guard case .object = value else { return .curve(try curve()) }
        let velocity = try optional("initialVelocity")?.double() ?? 0
        if try optional("mass") != nil {
            return .spring(SpringTimingParameters(spring: try spring(velocity: velocity, isByRatio: false)))
        }
        let ratio = try required("dampingRatio").double()
        _ = try parsed { () throws(AnimationError) in
            try Spring(dampingRatio: ratio, duration: 1, initialVelocity: velocity)
        }
        return .spring(
            SpringTimingParameters(dampingRatio: ratio, initialVelocity: CGVector(dx: velocity, dy: velocity)))
    }

    fileprivate func spring(velocity: Double, isByRatio: Bool) throws(VectorError) -> Spring {
        if isByRatio {
            let (ratio, duration) = (try required("dampingRatio").double(), try required("duration").double())
            return try parsed { () throws(AnimationError) in
                try Spring(dampingRatio: ratio, duration: duration, initialVelocity: velocity)
            }
        }
        let (mass, stiffness) = (try required("mass").double(), try required("stiffness").double())
        let damping = try required("damping").double()
        return try parsed { () throws(AnimationError) in
            try Spring(mass: mass, stiffness: stiffness, damping: damping, initialVelocity: velocity)
        }
    }

    /// What animations make of numbers; their complaint becomes one of this place.
    private func parsed<Value>(_ make: () throws(AnimationError) -> Value) throws(VectorError) -> Value {
        do {
            return try make()
        } catch {
            throw .outOfRange(path: path, expected: "numbers of an animation: \(error)")
        }
    }
}
