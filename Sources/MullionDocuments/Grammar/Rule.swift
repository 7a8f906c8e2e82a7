import MullionGeometry

/// A rule for a value of a document: how it is read, and its schema.
///
/// The rules define the format of documents in one place: ``ElementKind/all`` and ``ModifierKind/all`` consist of them.
/// Both the reader and the schema for editors follow from them, so they cannot differ.
struct Rule<Value: Sendable>: Sendable {
    /// The expected value, for errors: "a number of points".
    let expected: String
    let schema: Schema
    let read: @Sendable (JSONCursor, ElementReader) throws(DocumentError) -> Value

    init(
        _ expected: String, _ schema: Schema,
        read: @escaping @Sendable (JSONCursor, ElementReader) throws(DocumentError) -> Value
    ) {
        self.expected = expected
        self.schema = schema
        self.read = read
    }

    /// Returns a rule whose values are transformed.
    func map<Other>(_ transform: @escaping @Sendable (Value) -> Other) -> Rule<Other> {
        let read = read
        return Rule<Other>(expected, schema) { cursor, reader throws(DocumentError) in
            transform(try read(cursor, reader))
        }
    }

    /// Returns the rule, described once in the schema, under a name.
    func shared(_ name: String) -> Rule { Rule(expected, .shared(name, schema), read: read) }

    /// Returns a rule that chooses one of several for each value.
    ///
    /// - Parameter pick: Returns the index of the rule for a value, or nil; if missing, the first rule for values of
    ///   its type.
    static func choice(
        _ expected: String, _ rules: [Rule], pick: (@Sendable (JSONCursor) throws(DocumentError) -> Int?)? = nil
    ) -> Rule {
        let schemas = rules.map(\.schema)
        return Rule(expected, .any(schemas)) { cursor, reader throws(DocumentError) in
            let picked = if let pick { try pick(cursor) } else { schemas.firstIndex { $0.describes(cursor) } }
            guard let index = picked else { throw cursor.mismatch(expected) }
            return try rules[index].read(cursor, reader)
        }
    }

    /// Returns a rule for one of several names.
    static func names(of what: String, _ names: [(String, Value)]) -> Rule {
        let list = names.map(\.0).joined(separator: ", ")
        return Rule(list, .names(names.map(\.0))) { cursor, _ throws(DocumentError) in
            try cursor.name(of: what, names)
        }
    }
}

/// Numbers, texts, and Booleans.
extension Rule where Value == CGFloat {
    /// A number of magnitude at most 1e9.
    static let number = number("a number")

    /// Returns a rule for a number of magnitude at most 1e9, with its name in errors.
    static func number(_ expected: String) -> Rule {
        Rule(expected, .number(minimum: -1e9, maximum: 1e9)) { cursor, _ throws(DocumentError) in
            try cursor.number(expected)
        }
    }

    /// A number from 0 to 1e9.
    static let length = Rule("a number of points", .number(minimum: 0, maximum: 1e9)) {
        cursor, _ throws(DocumentError) in try cursor.length()
    }

    /// A number from 0 to 1e9, or "infinity".
    static let limit = Rule(
        "a number of points or \"infinity\"", .any([.number(minimum: 0, maximum: 1e9), .names(["infinity"])])
    ) { cursor, _ throws(DocumentError) in try cursor.limit() }

    /// A number from 0 to 1.
    static let fraction = Rule("a number from 0 to 1", .number(minimum: 0, maximum: 1)) {
        cursor, _ throws(DocumentError) in
        let number = try cursor.length("a number from 0 to 1")
        guard number <= 1 else { throw cursor.outOfRange("a number from 0 to 1") }
        return number
    }

    /// Returns a rule for a number above 0 and at most 1e9.
    static func positive(_ expected: String) -> Rule {
        Rule(expected, .number(minimum: 0, maximum: 1e9, isAboveMinimum: true)) { cursor, _ throws(DocumentError) in
            let number = try cursor.length(expected)
            guard number > 0 else { throw cursor.outOfRange("more than 0") }
            return number
        }
    }
}

extension Rule where Value == Int {
    /// An integer from 1 to 1e9.
    static let count = Rule("a whole number of at least 1", .count) { cursor, _ throws(DocumentError) in
        let number = try cursor.number("a whole number of at least 1")
        guard number >= 1, number == number.rounded() else { throw cursor.outOfRange("a whole number of at least 1") }
        return Int(number)
    }

    /// An integer from 0 to 1e9.
    static let index = Rule("a whole number from 0", .index) { cursor, _ throws(DocumentError) in
        let number = try cursor.number("a whole number from 0")
        guard number >= 0, number == number.rounded() else { throw cursor.outOfRange("a whole number from 0") }
        return Int(number)
    }
}

extension Rule where Value == String {
    /// Any text.
    static let string = Rule("a string", .string) { cursor, _ throws(DocumentError) in try cursor.string() }
}

extension Rule where Value == Bool {
    /// True or false.
    static let bool = Rule("true or false", .bool) { cursor, _ throws(DocumentError) in try cursor.bool() }
}

/// Returns a rule for an array of values of one rule, with a number of elements that is at least 0.
func list<Value>(_ expected: String, of rule: Rule<Value>, count: ClosedRange<Int>? = nil) -> Rule<[Value]> {
    Rule<[Value]>(expected, .array(of: rule.schema, count: count)) { cursor, reader throws(DocumentError) in
        let elements = try cursor.elements(expected)
        if let count, !count.contains(elements.count) { throw cursor.mismatch(expected) }
        var values: [Value] = []
        values.reserveCapacity(elements.count)
        for (index, element) in elements.enumerated() {
            do throws(DocumentError) {
                values.append(try rule.read(element, reader))
            } catch {
                if let errors = reader.errors, errors.visits(cursor.row, "") {
                    for element in elements[(index + 1)...] {
                        try reader.errors.attempt { () throws(DocumentError) in _ = try rule.read(element, reader) }
                    }
                }
                throw error
            }
        }
        return values
    }
}
