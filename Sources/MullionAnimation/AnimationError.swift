/// Invalid timing parameters, or a command that is not allowed in the animator's state.
public enum AnimationError: Error, Equatable, Sendable {
    /// A number is out of range, or NaN.
    case outOfRange(quantity: String, value: Double, allowed: String)
    /// A stopped animator has to be finished before it takes this command.
    case stopped(command: String)
    /// Only a stopped animator can be finished.
    case notStopped(state: AnimatingState)
    /// An animator that was not started has nothing to continue.
    case nothingToContinue
}

extension AnimationError: CustomStringConvertible {
    /// A sentence for people.
    public var description: String {
        switch self {
        case .outOfRange(let quantity, let value, let allowed):
            "the \(quantity) is \(value), which should be \(allowed)"
        case .stopped(let command): "the animator is stopped: finish it before you \(command)"
        case .notStopped(let state): "the animator is \(state): stop it before you finish it"
        case .nothingToContinue: "the animator is inactive: there is nothing to continue"
        }
    }
}

extension Double {
    /// The number, if it lies in a range.
    ///
    /// - Throws: ``AnimationError/outOfRange(quantity:value:allowed:)``, also for NaN.
    func parsed(as quantity: String, in range: ClosedRange<Double>) throws(AnimationError) -> Double {
        guard range.contains(self) else {
            throw .outOfRange(
                quantity: quantity, value: self, allowed: "from \(range.lowerBound) to \(range.upperBound)")
        }
        return self
    }

    /// The number, if it is finite and not negative.
    ///
    /// - Throws: ``AnimationError/outOfRange(quantity:value:allowed:)``, also for NaN.
    func parsedAsTime(_ quantity: String) throws(AnimationError) -> Double {
        guard self >= 0, isFinite else {
            throw .outOfRange(quantity: quantity, value: self, allowed: "finite and not negative")
        }
        return self
    }
}

/// The result of a function; the program stops with the sentence of its error.
func required<Value>(_ value: () throws(AnimationError) -> Value) -> Value {
    do {
        return try value()
    } catch {
        preconditionFailure("\(error)")
    }
}
