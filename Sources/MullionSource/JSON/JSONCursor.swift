import MullionDrawing
import MullionGeometry

/// A value of a tape, read as the expected type; any other value is an error with a position.
package struct JSONCursor {
    /// The maximum magnitude of a number in a document.
    package static let largest: CGFloat = 1e9

    package let tape: JSONTape
    package let row: Int

    package init(tape: JSONTape, row: Int) {
        self.tape = tape
        self.row = row
    }

    package var kind: JSONTape.Kind { tape.values[row].kind }

    /// Whether the value can be read as a number: it is one, or data filled in as text of digits, as in tables.
    package var isNumber: Bool {
        switch kind {
        case .number: return true
        case .string:
            guard let text = tape.filled[row], !text.isEmpty, text.utf8.count <= 1_000 else { return false }
            return text.utf8.allSatisfy { "0123456789+-.eE".utf8.contains($0) } && Double(text) != nil
        default: return false
        }
    }

    package func error(_ problem: DocumentError.Problem) -> DocumentError { tape.error(problem, at: row) }

    /// Returns an error for an unexpected value.
    package func mismatch(_ expected: String) -> DocumentError { error(.wrongType(found: found, expected: expected)) }

    /// Returns an error for a number out of range.
    package func outOfRange(_ expected: String) -> DocumentError {
        error(.outOfRange(found: found, expected: expected))
    }

    private var found: String {
        switch kind {
        case .object: return "an object"
        case .array: return "an array"
        case .string, .key:
            let text = tape.string(row)
            return text.count > 40 ? "a string" : "\"\(text)\""
        case .number, .true, .false, .null: return String(tape.source(row).prefix(40))
        }
    }

    /// Returns the values of an object by their keys, all of which must be valid.
    ///
    /// - Parameters:
    ///   - owner: The name of the object, for errors: "a text".
    ///   - hint: Better advice for some unknown keys.
    ///   - errors: Collects the unknown keys, which are then left out; nil to throw the first.
    package func fields(
        of owner: String, keys allowed: [String], hint: (String) -> String? = { _ in nil },
        collecting errors: DocumentErrors? = nil
    ) throws(DocumentError) -> JSONFields {
        let members = try members()
        var fields = [String: JSONCursor](minimumCapacity: members.count)
        for (key, value) in members {
            guard allowed.contains(key) else {
                try errors.note(
                    tape.error(
                        .unknownKey(key, of: owner, allowed: allowed, hint: hint(key)),
                        offset: Int(tape.values[value.row - 1].start), in: row))
                continue
            }
            fields[key] = value
        }
        return JSONFields(object: self, owner: owner, fields: fields)
    }

    /// Returns the keys of an object and their values, in order.
    package func members() throws(DocumentError) -> [(key: String, value: JSONCursor)] {
        guard kind == .object else { throw mismatch("an object") }
        return tape.children(row).map { (tape.string($0), JSONCursor(tape: tape, row: $0 + 1)) }
    }

    /// Returns the value of a key of an object, nil if the key is missing or the value is not an object.
    package func field(_ key: String) -> JSONCursor? {
        guard kind == .object else { return nil }
        return tape.children(row).first { tape.string($0) == key }.map { JSONCursor(tape: tape, row: $0 + 1) }
    }

    /// The only key of an object and its value; nil for any other value.
    package var onlyField: (key: JSONCursor, value: JSONCursor)? {
        guard kind == .object else { return nil }
        let keys = tape.children(row)
        guard keys.count == 1 else { return nil }
        return (JSONCursor(tape: tape, row: keys[0]), JSONCursor(tape: tape, row: keys[0] + 1))
    }

    package func elements(_ expected: String = "an array") throws(DocumentError) -> [JSONCursor] {
        guard kind == .array else { throw mismatch(expected) }
        return tape.children(row).map { JSONCursor(tape: tape, row: $0) }
    }

    package func string() throws(DocumentError) -> String {
        // Any filled-in value can be read as text.
        guard kind == .string || kind == .key || tape.filled[row] != nil else { throw mismatch("a string") }
        return tape.string(row)
    }

    /// Whether the value can be read as true or false.
    package var isBool: Bool {
        if let text = tape.filled[row] { return text == "true" || text == "false" }
        return kind == .true || kind == .false
    }

    package func bool() throws(DocumentError) -> Bool {
        guard isBool else { throw mismatch("true or false") }
        return tape.filled[row].map { $0 == "true" } ?? (kind == .true)
    }

    /// Returns a number of magnitude at most 1e9.
    package func number(_ expected: String = "a number") throws(DocumentError) -> CGFloat {
        guard isNumber else { throw mismatch(expected) }
        guard let number = Double(tape.source(row)), CGFloat(number).magnitude <= Self.largest else {
            throw outOfRange("a number from -1e9 to 1e9")
        }
        return CGFloat(number)
    }

    /// Returns a number from 0 to 1e9.
    package func length(_ expected: String = "a number of points") throws(DocumentError) -> CGFloat {
        let number = try number(expected)
        guard number >= 0 else { throw outOfRange("0 or more") }
        return number
    }

    /// Returns a number from 0 to 1e9, or "infinity".
    package func limit() throws(DocumentError) -> CGFloat {
        if kind == .string, tape.string(row) == "infinity" { return .infinity }
        return try length("a number of points or \"infinity\"")
    }

    /// Returns a color in CSS syntax, with names in small letters.
    package func color() throws(DocumentError) -> Color {
        guard kind == .string else { throw mismatch("a color such as \"#336699\" or \"steelblue\"") }
        let text = tape.string(row)
        // As the schema has it: nothing around the color, and names in small letters.
        if text.first?.isWhitespace == false, text.last?.isWhitespace == false,
            text.first == "#" || text == text.lowercased(), let color = try? Color(css: text)
        {
            return color
        }
        throw self.error(.invalidColor(text: String(text.prefix(80))))
    }

    /// Returns the value for one of several names.
    package func name<Value>(of what: String, _ names: [(String, Value)]) throws(DocumentError) -> Value {
        let allowed = names.map(\.0)
        guard kind == .string || kind == .key else { throw mismatch(allowed.joined(separator: ", ")) }
        let name = tape.string(row)
        guard let match = names.first(where: { $0.0 == name }) else {
            throw error(.unknownName(String(name.prefix(80)), of: what, allowed: allowed))
        }
        return match.1
    }
}

/// The values of an object whose keys have been checked.
package struct JSONFields {
    package let object: JSONCursor
    package let owner: String
    package let fields: [String: JSONCursor]

    package subscript(_ key: String) -> JSONCursor? { fields[key] }

    package func required(_ key: String, hint: String? = nil) throws(DocumentError) -> JSONCursor {
        guard let value = fields[key] else { throw object.error(.missingKey(key, of: owner, hint: hint)) }
        return value
    }
}
