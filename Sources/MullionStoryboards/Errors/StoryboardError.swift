/// Why an Interface Builder document cannot be read, where, and what would be right.
public struct StoryboardError: Error, Hashable, Sendable {
    /// What is wrong, with the values that make the sentence.
    public enum Problem: Hashable, Sendable {
        /// The document has more bytes than are read.
        case tooLarge(limit: Int)
        /// Elements are nested more deeply than is read.
        case tooDeep(limit: Int)
        /// The document has more elements than are read.
        case tooManyElements(limit: Int)
        /// The bytes are not text in UTF-8, or the document says that they are something else.
        case encoding
        /// A document type declaration, which could define entities.
        case documentType
        /// Not XML, with the reason.
        case malformed(reason: String)
        /// XML, but no Interface Builder document.
        case notInterfaceBuilder(root: String)
        /// A document for a platform that is not read, or of a format that is not.
        case unsupported(what: String)
        /// An attribute that must be a number.
        case invalidNumber(attribute: String, text: String)
        /// A number outside its range.
        case outOfRange(attribute: String, text: String, limit: Double)
        /// An attribute that the element must have.
        case missingAttribute(String, of: String)
        /// A name that is none of the known ones.
        case unknownName(String, attribute: String)
        /// Two objects with one identity.
        case duplicateID(String)
    }

    /// What is wrong.
    public let problem: Problem
    /// Where in the text.
    public let position: StoryboardPosition

    /// Makes an error at a place.
    public init(_ problem: Problem, at position: StoryboardPosition) {
        self.problem = problem
        self.position = position
    }
}

/// A place in the text of a document: line and column, the first being 1.
public struct StoryboardPosition: Hashable, Sendable, CustomStringConvertible {
    public let line: Int
    public let column: Int

    public init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }

    /// The position as "line:column".
    public var description: String { "\(line):\(column)" }
}

extension StoryboardError: CustomStringConvertible {
    /// The error in the form of compilers: "line:column: error: text".
    public var description: String { "\(position): error: \(problem.sentence)" }

    /// The error with the name of the file in front: "file:line:column: error: text".
    public func description(file: String) -> String { "\(file):\(description)" }
}

extension StoryboardError.Problem {
    /// What is wrong and what would be right.
    public var sentence: String {
        switch self {
        case .tooLarge(let limit): "the document is larger than \(limit) bytes"
        case .tooDeep(let limit): "nested more than \(limit) levels deep"
        case .tooManyElements(let limit): "more than \(limit) elements in one document"
        case .encoding: "this is not UTF-8; save the file in UTF-8"
        case .documentType: "document type declarations are refused; remove it"
        case .malformed(let reason): "not well-formed XML: \(reason)"
        case .notInterfaceBuilder(let root):
            "this is no Interface Builder document: its root is \"\(root.prefix(80))\", expected \"document\""
        case .unsupported(let what): "\(what.prefix(80)) is not supported yet; iOS documents of Xcode 5 and later are"
        case .invalidNumber(let attribute, let text): "\(attribute) is \"\(text.prefix(80))\", expected a number"
        case .outOfRange(let attribute, let text, let limit):
            "\(attribute) is \(text.prefix(80)), expected a number from -\(limit) to \(limit)"
        case .missingAttribute(let name, let element): "\(element) needs the attribute \"\(name)\""
        case .unknownName(let name, let attribute): "unknown \(attribute) \"\(name.prefix(80))\""
        case .duplicateID(let id): "the id \"\(id.prefix(80))\" occurs twice; identities are unique in a document"
        }
    }
}
