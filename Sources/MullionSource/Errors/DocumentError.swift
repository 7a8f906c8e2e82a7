import MullionDrawing

/// A fault in a document, with its position and what is valid.
public struct DocumentError: Error, Hashable, Sendable {
    /// The kinds of faults, with the values for the message.
    public enum Problem: Hashable, Sendable {
        /// The document has more bytes than the limit.
        case tooLarge(limit: Int)
        /// Arrays and objects are nested more deeply than the limit.
        case tooDeep(limit: Int)
        /// The document has more values than the limit.
        case tooManyValues(limit: Int)
        /// The drawing would have more nodes than the limit.
        case tooManyNodes(limit: Int)
        /// The data has more rows than the limit.
        case tooManyRows(limit: Int)
        /// The bytes are not UTF-8.
        case invalidUTF8
        /// Text that JSON does not allow here.
        case unexpected(found: String, expected: String)
        /// A comma after the last value of an array or object.
        case trailingComma
        /// The text ends too early.
        case unexpectedEnd(expected: String)
        /// The string that begins here has no closing quotation mark.
        case unterminatedString
        /// A control character that must be escaped.
        case unescapedControl(code: UInt8)
        /// A backslash without a valid escape, or half of a surrogate pair.
        case invalidEscape(String)
        /// A number not in the syntax of JSON.
        case invalidNumber(String)
        /// A key that occurs twice in an object.
        case duplicateKey(String)
        /// An unknown key.
        case unknownKey(String, of: String, allowed: [String], hint: String?)
        /// A missing key.
        case missingKey(String, of: String, hint: String?)
        /// An unknown name.
        case unknownName(String, of: String, allowed: [String], hint: String? = nil)
        /// A value of a wrong type.
        case wrongType(found: String, expected: String)
        /// A number outside its range.
        case outOfRange(found: String, expected: String)
        /// A text that is not a color.
        case invalidColor(text: String)
        /// A text that is not a path, with the reason.
        case invalidPath(reason: String)
        /// An image that cannot be used, by its name or address.
        case unusableImage(String, ImageRefusal)
        /// A font file that cannot be used, by its name, with the reason.
        case unusableFont(String, reason: String)
        /// Sample data that cannot be used, by the name of their file, with the reason.
        case unusableSample(String, reason: String)
        /// An unknown version of the format.
        case unsupportedVersion(String)
        /// Keys that exclude each other.
        case conflictingKeys(String, String, hint: String)
        /// A modifier that is invalid for a kind of element.
        case unsuitableModifier(String, of: String, hint: String)
        /// Double braces without a name or without an end.
        case invalidPlaceholder(String)
        /// A template without data.
        case missingData(name: String)
        /// A name that is not in the data, and those at its level.
        case unknownData(name: String, known: [String])
        /// A value of the data with an unsuitable type.
        case unsuitableData(name: String, found: String, expected: String)
        /// A repetition of something that is not in an array.
        case misplacedRepeat
        /// A line whose indentation fits no level, and those of the levels, in columns.
        case misplacedIndentation(found: Int, known: [Int])
        /// The data adds more text to the template than the limit.
        case tooMuchText(limit: Int)
    }

    /// The fault.
    public let problem: Problem
    /// The position in the text.
    public let position: SourcePosition
    /// The path in the structure, such as "root.children[2].spacing"; empty for the document.
    public let path: String

    package init(problem: Problem, position: SourcePosition, path: String) {
        self.problem = problem
        self.position = position
        self.path = path
    }
}

extension DocumentError: CustomStringConvertible {
    /// The error in the format of compilers: "line:column: error: text".
    public var description: String { "\(position): error: \(message)" }

    /// Returns the error in the format of compilers, after the name of the file: "file:line:column: error: text".
    public func description(file: String) -> String { "\(file):\(description)" }

    /// The fault and what is valid, after the path.
    public var message: String { path.isEmpty ? problem.sentence : "\(shownPath): \(problem.sentence)" }

    /// The path, without the middle of a long one.
    private var shownPath: String {
        guard path.utf8.count > 160 else { return path }
        return "\(path.prefix(60))…\(path.suffix(60))"
    }
}

extension DocumentError.Problem {
    /// Whether the document exceeds a limit, after which nothing more of it is read.
    package var isLimit: Bool {
        switch self {
        case .tooLarge, .tooDeep, .tooManyValues, .tooManyNodes, .tooManyRows, .tooMuchText: true
        default: false
        }
    }

    /// The fault and what is valid.
    public var sentence: String {
        switch self {
        case .tooLarge(let limit): "the document is larger than \(limit) bytes"
        case .tooDeep(let limit): "nested more than \(limit) levels deep"
        case .tooManyValues(let limit): "more than \(limit) values in one document"
        case .tooManyNodes(let limit): "the document makes more than \(limit) nodes"
        case .tooManyRows(let limit): "more than \(limit) rows"
        case .invalidUTF8: "this is not UTF-8; save the file in UTF-8"
        case .unexpected(let found, let expected): "found \(found), expected \(expected)"
        case .trailingComma: "trailing comma; remove it"
        case .unexpectedEnd(let expected): "the text ends here, expected \(expected)"
        case .unterminatedString: "the string that begins here has no closing quotation mark"
        case .unescapedControl(let code): "a control character in a string; write it as \(Self.escape(code))"
        case .invalidEscape(let text):
            "\(text) is not an escape; known are \\\" \\\\ \\/ \\b \\f \\n \\r \\t and \\u with four digits"
        case .invalidNumber(let text): "\"\(text)\" is not a number in JSON; write it like 12, -0.5 or 1e3"
        case .duplicateKey(let key): "\"\(key)\" occurs twice in one object; remove one of them"
        case .unknownKey(let key, let owner, let allowed, let hint):
            "unknown key \"\(key)\" in \(owner)" + (hint.map { "; \($0)" } ?? Self.advice(key, allowed))
        case .missingKey(let key, let owner, let hint):
            "\(owner) needs the key \"\(key)\"" + (hint.map { "; \($0)" } ?? "")
        case .unknownName(let name, let what, let allowed, let hint):
            "unknown \(what) \"\(name)\"" + (hint.map { "; \($0)" } ?? Self.advice(name, allowed))
        case .wrongType(let found, let expected): "found \(found), expected \(expected)"
        case .outOfRange(let found, let expected): "\(found) is out of range, expected \(expected)"
        case .invalidColor(let text):
            "\"\(text)\" is not a color"
                + (text.first == "#" ? ": write #rgb, #rgba, #rrggbb or #rrggbbaa" : Self.colorAdvice(text))
        case .invalidPath(let reason): reason
        case .unusableImage(let source, let refusal): "the picture \"\(source)\" cannot be used: \(refusal.sentence)"
        case .unusableFont(let name, let reason): "the font file \"\(name)\" cannot be used: \(reason)"
        case .unusableSample(let name, let reason): "the sample data \"\(name)\" cannot be used: \(reason)"
        case .unsupportedVersion(let version): "version \(version) is not known, this program reads version 1"
        case .conflictingKeys(let first, let second, let hint):
            "\"\(first)\" and \"\(second)\" cannot be combined; \(hint)"
        case .unsuitableModifier(let modifier, let kind, let hint): "a \(kind) cannot have \"\(modifier)\"; \(hint)"
        case .invalidPlaceholder(let reason): reason
        case .missingData(let name): "this is a template: give a value for \"\(name.prefix(80))\" with --data FILE"
        case .unknownData(let name, let known):
            "the data has no \"\(name.prefix(80))\"" + Self.advice(name, known, "it has", atMost: 12)
        case .unsuitableData(let name, let found, let expected):
            "\"\(name.prefix(80))\" is \(found) in the data, expected \(expected)"
        case .misplacedRepeat: "only an object in an array can be repeated; put it into one, or leave \"repeat\" out"
        case .misplacedIndentation(let found, let known):
            "a line indented by \(found) after lines indented by \(known.map(String.init).joined(separator: " and "));"
                + " indent it like its siblings"
        case .tooMuchText(let limit): "the data puts more than \(limit) bytes of text into the template"
        }
    }

    private static func escape(_ code: UInt8) -> String {
        switch code {
        case 0x09: return "\\t"
        case 0x0A: return "\\n"
        case 0x0D: return "\\r"
        default: return "\\u00" + (code < 16 ? "0" : "") + String(code, radix: 16)
        }
    }

    private static func colorAdvice(_ text: String) -> String {
        let near = Suggestion.nearest(to: text, in: Color.namedColors.keys.sorted())
        return near.map { "; did you mean \"\($0)\"?" } ?? ": write one such as \"steelblue\", or #rrggbb"
    }

    private static func advice(
        _ name: String, _ allowed: [String], _ verb: String = "known are", atMost limit: Int = .max
    ) -> String {
        if let near = Suggestion.nearest(to: name, in: allowed) { return "; did you mean \"\(near)\"?" }
        guard !allowed.isEmpty else { return "" }
        let more = allowed.count > limit ? " and \(allowed.count - limit) more" : ""
        return "; \(verb) " + allowed.prefix(limit).joined(separator: ", ") + more
    }
}
