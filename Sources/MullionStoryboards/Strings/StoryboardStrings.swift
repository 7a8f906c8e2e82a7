/// The texts of one document in one language, by "ID.property".
///
/// ```swift
/// check.languages = try StoryboardStrings.languages(in: bytes, name: "de.lproj/Main.strings")
/// ```
public struct StoryboardStrings: Hashable, Sendable {
    /// The language, such as "de".
    public var language: String
    /// The name of the document without its extension, such as "Main".
    public var table: String
    /// The texts by ID and property, such as "x7Q-2a-9fT.text" or "b1-Ok.normalTitle".
    public var texts: [String: String]

    public init(language: String, table: String, texts: [String: String]) {
        self.language = language
        self.table = table
        self.texts = texts
    }

    /// Returns the languages in a file: one in `.strings`, any number in `.xcstrings`, sorted by name.
    ///
    /// - Parameter name: The path of the file. The folder, such as "de.lproj", determines the language, and the name
    ///   the document.
    /// - Throws: `StoryboardStringsError` with the position of the first error.
    /// - Complexity: O(*n*), where *n* is the number of bytes.
    public static func languages(in bytes: [UInt8], name: String) throws(StoryboardStringsError) -> [StoryboardStrings]
    {
        let parts = name.split(separator: "/")
        let file = parts.last.map(String.init) ?? name
        let dot = file.lastIndex(of: ".") ?? file.endIndex
        let table = String(file[..<dot])
        if file[dot...].lowercased() == ".xcstrings" { return try catalogue(bytes, table: table) }
        let folder = parts.dropLast().last.map(String.init) ?? ""
        let language = folder.hasSuffix(".lproj") ? String(folder.dropLast(6)) : table
        return [StoryboardStrings(language: language, table: table, texts: try StringsFileReader.texts(of: bytes))]
    }
}

/// An error in a strings file, with its position.
public struct StoryboardStringsError: Error, Hashable, Sendable {
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
        case catalogue(String)
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

extension StoryboardStringsError: CustomStringConvertible {
    /// The error in the format of compiler output: "line:column: error: text".
    public var description: String { "\(position): error: \(problem.sentence)" }

    /// Returns the error with the file name: "file:line:column: error: text".
    public func description(file: String) -> String { "\(file):\(description)" }
}

extension StoryboardStringsError.Problem {
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
        case .catalogue(let reason): "not a string catalog: \(reason)"
        }
    }
}
