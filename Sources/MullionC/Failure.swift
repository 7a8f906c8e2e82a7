import CMullion
import MullionDocuments
import MullionSolver
import MullionSource

/// The reason why a call fails: its status, and a sentence for `mullion_error_message`.
struct Failure: Error {
    /// The numbers of `mullion_status`.
    enum Status: mullion_status {
        case invalidHandle = 1
        case invalidArgument, invalidText, unsatisfiable, busy, unsupported
    }

    var status: Status
    var message: String

    init(_ status: Status, _ message: String) {
        self.status = status
        self.message = message
    }

    /// The failure for any error.
    init(_ error: any Error) {
        switch error {
        case let failure as Failure: self = failure
        case let error as DocumentError: self.init(.invalidText, "\(error)")
        case let error as SolverError:
            switch error {
            case .unsatisfiable: self.init(.unsatisfiable, error.description)
            case .unknownVariable, .unknownConstraint: self.init(.invalidHandle, error.description)
            default: self.init(.invalidArgument, error.description)
            }
        default: self.init(.invalidArgument, "\(error)")
        }
    }
}

/// Runs the body of a function of C, and keeps the message if it fails.
func call(_ body: () throws -> Void) -> mullion_status {
    do {
        try body()
        return mullion_status(MULLION_OK)
    } catch {
        let failure = Failure(error)
        mullion_message_set(failure.message)
        return failure.status.rawValue
    }
}

/// Returns where a result is written.
///
/// - Throws: `Failure` for a null pointer.
func required<Value>(
    _ pointer: UnsafeMutablePointer<Value>?, _ name: StaticString
) throws -> UnsafeMutablePointer<Value> {
    guard let pointer else { throw Failure(.invalidArgument, "\(name) is a null pointer") }
    return pointer
}

/// Returns bytes that a program passes, as UTF-8 text; nil for a null pointer.
func text(_ pointer: UnsafePointer<CChar>?) -> String? { pointer.map { String(cString: $0) } }
