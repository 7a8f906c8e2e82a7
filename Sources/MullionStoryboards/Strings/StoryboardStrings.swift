/// The texts of one language for one document, by "ID.property".
///
/// ```swift
/// check.languages = try StoryboardStrings.languages(in: bytes, name: "de.lproj/Main.strings")
/// ```
public struct StoryboardStrings: Hashable, Sendable {
    /// The language, such as "de".
    public var language: String
    /// The name of the documents it is for, without the ending, such as "Main".
    public var table: String
    /// The texts by identity and property, such as "x7Q-2a-9fT.text" or "b1-Ok.normalTitle".
    public var texts: [String: String]

    public init(language: String, table: String, texts: [String: String]) {
        self.language = language
        self.table = table
        self.texts = texts
    }

    /// The languages in a file: one in `.strings`, any number in `.xcstrings`, by their names.
    ///
    /// - Parameter name: The path of the file. The folder, such as "de.lproj", tells the language, and the name the
    ///   document.
    /// - Throws: `StoryboardStringsError`, with the place of the first thing that is wrong.
    /// - Complexity: Linear in the bytes.
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

/// Why a strings file cannot be read, and where.
public struct StoryboardStringsError: Error, Hashable, Sendable {
    /// What is wrong, with the values that make the sentence.
    public enum Problem: Hashable, Sendable {
        /// The file has more bytes than are read.
        case tooLarge(limit: Int)
        /// The bytes are neither UTF-8 nor UTF-16 with a byte order mark.
        case encoding
        /// A property list in XML or binary form.
        case propertyList
        /// Something else must stand here.
        case expected(String, found: String)
        /// A comment or a text that does not end.
        case unfinished(String)
        /// An escape that is none.
        case escape(String)
        /// Not JSON, or not that of a catalogue, with the reason.
        case catalogue(String)
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

extension StoryboardStringsError: CustomStringConvertible {
    /// The error in the form of compilers: "line:column: error: text".
    public var description: String { "\(position): error: \(problem.sentence)" }

    /// The error with the name of the file in front.
    public func description(file: String) -> String { "\(file):\(description)" }
}

extension StoryboardStringsError.Problem {
    /// What is wrong and what would be right.
    public var sentence: String {
        switch self {
        case .tooLarge(let limit): "the file is larger than \(limit) bytes"
        case .encoding: "this is neither UTF-8 nor UTF-16 with a byte order mark; save the file in UTF-8"
        case .propertyList: "this is a property list; export it as text, \"key\" = \"value\";"
        case .expected(let what, let found): "expected \(what), found \(found)"
        case .unfinished(let what): "the \(what) that begins here does not end"
        case .escape(let text):
            "unknown escape \"\(text)\"; there are \\n, \\r, \\t, \\\", \\', \\\\ and \\U with four digits"
        case .catalogue(let reason): "this is no catalogue of strings: \(reason)"
        }
    }
}
