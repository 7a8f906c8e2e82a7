@_exported import MullionSource

/// An error in a storyboard or XIB, with its position.
public struct StoryboardError: Error, Hashable, Sendable {
    /// The kinds of errors.
    public enum Problem: Hashable, Sendable {
        /// The document exceeds the limit on bytes.
        case tooLarge(limit: Int)
        /// The nesting exceeds the limit.
        case tooDeep(limit: Int)
        /// The document exceeds the limit on elements.
        case tooManyElements(limit: Int)
        /// The document has more constraints than the limit.
        case tooManyConstraints(limit: Int)
        /// The bytes are not UTF-8, or the document declares a different encoding.
        case encoding
        /// A document type declaration, which can define entities.
        case documentType
        /// A processing instruction without data, such as `<?a?>`.
        case emptyInstruction
        /// Not XML, with the reason.
        case malformed(reason: String)
        /// XML that is not an Interface Builder document.
        case notInterfaceBuilder(root: String)
        /// An unsupported platform or format.
        case unsupported(what: String)
        /// An attribute that must be a number.
        case invalidNumber(attribute: String, text: String)
        /// A number out of range.
        case outOfRange(attribute: String, text: String, limit: Double)
        /// A missing attribute.
        case missingAttribute(String, of: String)
        /// An unknown name.
        case unknownName(String, attribute: String)
        /// Two objects with the same ID.
        case duplicateID(String)
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

extension StoryboardError: CustomStringConvertible {
    /// The error in the format of compiler output: "line:column: error: text".
    public var description: String { "\(position): error: \(problem.sentence)" }

    /// Returns the error with the file name: "file:line:column: error: text".
    public func description(file: String) -> String { "\(file):\(description)" }
}

extension StoryboardError.Problem {
    /// The sentence that describes the error and how to fix it.
    public var sentence: String {
        switch self {
        case .tooLarge(let limit): "the document is larger than \(limit) bytes"
        case .tooDeep(let limit): "nested more than \(limit) levels deep"
        case .tooManyElements(let limit): "more than \(limit) elements in one document"
        case .tooManyConstraints(let limit): "more than \(limit) constraints in one document"
        case .encoding: "not UTF-8; save the file as UTF-8"
        case .documentType: "document type declarations are not allowed; remove it"
        case .emptyInstruction: "a processing instruction without data is not allowed; remove it"
        case .malformed(let reason): "not well-formed XML: \(reason)"
        case .notInterfaceBuilder(let root):
            "not an Interface Builder document: the root element is \"\(root.prefix(80))\", expected \"document\""
        case .unsupported(let what): "\(what.prefix(80)) is not supported; use an iOS document of Xcode 5 or later"
        case .invalidNumber(let attribute, let text): "\(attribute) is \"\(text.prefix(80))\", expected a number"
        case .outOfRange(let attribute, let text, let limit):
            "\(attribute) is \(text.prefix(80)), expected a number from -\(limit) to \(limit)"
        case .missingAttribute(let name, let element): "\(element) needs the attribute \"\(name)\""
        case .unknownName(let name, let attribute): "unknown \(attribute) \"\(name.prefix(80))\""
        case .duplicateID(let id): "the id \"\(id.prefix(80))\" occurs twice; make each id unique"
        }
    }
}
