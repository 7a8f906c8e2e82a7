import MullionSource

/// An error in a strings file, with its position.
public struct StringsFileError: Error, Hashable, Sendable {
    /// The kinds of errors.
    public enum Problem: Hashable, Sendable {
        /// The file exceeds the limit on bytes.
        case tooLarge(limit: Int)
        /// The bytes are neither UTF-8 nor UTF-16 with a byte order mark.
        case encoding
        /// A property list in XML or binary form.
        case propertyList
        /// Something else is expected.
        case expected(String, found: String)
        /// An unterminated comment or text.
        case unfinished(String)
        /// An unknown escape sequence.
        case escape(String)
        /// Not JSON, or not a string catalog, with the reason.
        case catalog(String)
    }

    /// The error.
    public let problem: Problem
    /// The position in the text.
    public let position: SourcePosition

    /// Creates an error at a position.
    public init(_ problem: Problem, at position: SourcePosition) {
        self.problem = problem
        self.position = position
    }
}

extension StringsFileError: CustomStringConvertible {
    /// The error in the format of compiler output: "line:column: error: text".
    public var description: String { "\(position): error: \(problem.sentence)" }

    /// Returns the error with the file name: "file:line:column: error: text".
    public func description(file: String) -> String { "\(file):\(description)" }
}

extension StringsFileError.Problem {
    /// The sentence that describes the error and how to fix it.
    public var sentence: String {
        switch self {
        case .tooLarge(let limit): "the file is larger than \(limit) bytes"
        case .encoding: "neither UTF-8 nor UTF-16 with a byte order mark; save the file as UTF-8"
        case .propertyList: "property lists are not supported; export the file as text, \"key\" = \"value\";"
        case .expected(let what, let found): "expected \(what), found \(found)"
        case .unfinished(let what): "unterminated \(what)"
        case .escape(let text):
            "unknown escape \"\(text)\"; use \\n, \\r, \\t, \\\", \\', \\\\ and \\U with four digits"
        case .catalog(let reason): "not a string catalog: \(reason)"
        }
    }
}
