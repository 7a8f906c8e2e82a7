import Foundation
import Mullion

/// A fault of a request, answered as JSON with its position in the body.
public struct RequestError: Error, Hashable, Sendable {
    /// The status of HTTP.
    public var status: Int
    /// The fault and what is valid.
    public var message: String
    /// The line of the fault, from 1; nil for faults without a position.
    public var line: Int?
    /// The character of the line, from 1.
    public var column: Int?
    /// The seconds after which to ask again; nil for faults of the request.
    public var retryAfter: Int?

    /// Creates a fault without a position.
    public init(status: Int, message: String, line: Int? = nil, column: Int? = nil) {
        self.status = status
        self.message = message
        self.line = line
        self.column = column
    }

    /// Creates the fault of a document, at its position in the request or in a stored template.
    init(_ error: DocumentError, template: String?) {
        self.init(
            status: 422, message: template.map { "in template \"\($0)\": \(error.message)" } ?? error.message,
            line: error.position.line, column: error.position.column)
    }
}

extension RequestError {
    private struct Fault: Encodable {
        var message: String
        var line: Int?
        var column: Int?
    }

    /// The fault as `{"error": {"message": …, "line": …, "column": …}}`.
    public var json: [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let fault = Fault(message: message, line: line, column: column)
        return Array((try? encoder.encode(["error": fault])) ?? Data("{}".utf8))
    }
}
