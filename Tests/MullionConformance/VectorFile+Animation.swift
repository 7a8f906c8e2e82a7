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

    /// An animator of properties, with commands and checks.
    ///
    /// `animates` is `{"from": 0, "to": 100}` for the property `x`, or has such an object for every property by name.
    /// `addAnimation` has the same forms, with `from` (default 0) only for a property that no earlier step names, or
    /// `to` alone, for `x`. The `value` and the `model` of a check are those of `x`, or an object of values by name.
    public struct AnimatorScript: Sendable {
        public var duration: Double
        public var timing: AnimationTiming
        /// The value of every property before the script, by name.
        public var from: [String: Double]
        /// The values that the animator's first block sets, by name.
        public var to: [String: Double]
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
            /// Animates properties to values, by name; a block without changes if there are none.
            case addAnimation(to: [String: Double], delayFactor: Double)
        }

        /// What must hold; nil = not checked.
        public struct Check: Sendable {
            public var state: AnimatingState?
            public var isRunning: Bool?
            public var isReversed: Bool?
            public var fractionComplete: Double?
            /// The values that are shown, by name of the property.
            public var value: [String: Double] = [:]
            /// The values that the properties have, by name.
            public var model: [String: Double] = [:]
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
        let animates = try json.required("animates").changes(fromIsRequired: true)
        let duration = try json.required("duration").time()
        var from = animates.from
        let steps = try json.required("steps").elements().map { step throws(VectorError) in
            if let check = try step.optional("check") {
                return VectorCase.AnimatorScript.Step.check(try animatorCheck(check, properties: from.keys))
            }
            let operation = try step.required("op")
            if try operation.string() == "advance" { return .advance(try step.required("by").time()) }
            return .command(
                try animatorCommand(operation, of: step, from: &from),
                isRefused: try step.optional("error")?.bool() ?? false)
        }
        return VectorCase.AnimatorScript(
            duration: duration, timing: try json.required("curve").timing(), from: from,
            to: animates.to, scrubsLinearly: try json.optional("scrubsLinearly")?.bool() ?? true,
            pausesOnCompletion: try json.optional("pausesOnCompletion")?.bool() ?? false,
            isReversed: try json.optional("isReversed")?.bool() ?? false, steps: steps)
    }

    /// Reads a command; properties that it names first are added to `from`.
    private static func animatorCommand(
        _ operation: JSONCursor, of step: JSONCursor, from: inout [String: Double]
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
            let delayFactor = try step.optional("delayFactor")?.double() ?? 0
            guard let changes = try step.optional("animates")?.changes() else {
                return .addAnimation(to: try step.optional("to")?.byProperty() ?? [:], delayFactor: delayFactor)
            }
            from.merge(changes.from) { first, _ in first }
            return .addAnimation(to: changes.to, delayFactor: delayFactor)
        case let unknown: throw .unknownName(path: operation.path, name: unknown)
        }
    }

    private static func animatorCheck(
        _ json: JSONCursor, properties: Dictionary<String, Double>.Keys
    ) throws(VectorError) -> VectorCase.AnimatorScript.Check {
        var check = VectorCase.AnimatorScript.Check()
        for (key, value) in try json.fields() {
            switch key {
            case "state": check.state = try value.name(AnimatingState.self)
            case "isRunning": check.isRunning = try value.bool()
            case "isReversed": check.isReversed = try value.bool()
            case "fractionComplete": check.fractionComplete = try value.double()
            case "value": check.value = try value.byProperty(known: properties)
            case "model": check.model = try value.byProperty(known: properties)
            case "completion": check.completion = value.isNull ? .notCalled : .called(try value.string())
            default: throw .unknownName(path: value.path, name: key)
            }
        }
        return check
    }
}

extension JSONCursor {
    fileprivate func double() throws(VectorError) -> Double { Double(try number()) }

    /// A number of the property `x`, or numbers by name of the property, which must be one of `known`; nil = any name.
    fileprivate func byProperty(known: Dictionary<String, Double>.Keys? = nil) throws(VectorError) -> [String: Double] {
        guard case .object = value else { return ["x": try double()] }
        var numbers: [String: Double] = [:]
        for (name, number) in try fields() {
            if let known, !known.contains(name) { throw .unknownName(path: number.path, name: name) }
            numbers[name] = try number.double()
        }
        return numbers
    }

    /// What an animation changes: `from` and `to` of the property `x`, or of properties by name.
    fileprivate func changes(
        fromIsRequired: Bool = false
    ) throws(VectorError) -> (from: [String: Double], to: [String: Double]) {
        var (from, to): ([String: Double], [String: Double]) = ([:], [:])
        func add(_ name: String, _ change: JSONCursor) throws(VectorError) {
            let start = try fromIsRequired ? change.required("from") : change.optional("from")
            from[name] = try start?.double() ?? 0
            to[name] = try change.required("to").double()
        }
        let start = try optional("from")
        let goal = try optional("to")
        if start != nil || goal != nil {
            try add("x", self)
        } else {
            for (name, change) in try fields() { try add(name, change) }
        }
        return (from, to)
    }

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
