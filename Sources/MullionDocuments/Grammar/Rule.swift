import MullionGeometry

/// What may stand at a place of a document: how it is read, and how a schema describes it.
///
/// The format of documents is written down once, in rules: ``ElementKind/all`` and ``ModifierKind/all`` say with them
/// what there is. The reader and the schema for editors both follow them, so neither knows anything the other does not.
struct Rule<Value: Sendable>: Sendable {
    /// What is expected, for errors: "a number of points".
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

    /// The same values made into others.
    func map<Other>(_ transform: @escaping @Sendable (Value) -> Other) -> Rule<Other> {
        let read = read
        return Rule<Other>(expected, schema) { cursor, reader throws(DocumentError) in
            transform(try read(cursor, reader))
        }
    }

    /// The same rule, described once in the schema, under a name.
    func shared(_ name: String) -> Rule { Rule(expected, .shared(name, schema), read: read) }

    /// One of several rules, chosen by how the value begins.
    ///
    /// - Parameter pick: The rule for a value, by its place in the list; nil for a value that none is for.
    static func choice(
        _ expected: String, _ rules: [Rule], pick: @escaping @Sendable (JSONCursor) throws(DocumentError) -> Int?
    ) -> Rule {
        Rule(expected, .any(rules.map(\.schema))) { cursor, reader throws(DocumentError) in
            guard let index = try pick(cursor) else { throw cursor.mismatch(expected) }
            return try rules[index].read(cursor, reader)
        }
    }

    /// One of several names.
    static func names(of what: String, _ names: [(String, Value)]) -> Rule {
        let list = names.map(\.0).joined(separator: ", ")
        return Rule(list, .names(names.map(\.0))) { cursor, _ throws(DocumentError) in
            try cursor.name(of: what, names)
        }
    }
}

/// Numbers, texts and truth.
extension Rule where Value == CGFloat {
    /// A number of magnitude at most 1e9.
    static let number = number("a number")

    /// A number of magnitude at most 1e9, called something in errors.
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

    /// A number above 0 and at most 1e9.
    static func positive(_ expected: String) -> Rule {
        Rule(expected, .number(minimum: 0, maximum: 1e9, isAboveMinimum: true)) { cursor, _ throws(DocumentError) in
            let number = try cursor.length(expected)
            guard number > 0 else { throw cursor.outOfRange("more than 0") }
            return number
        }
    }
}

extension Rule where Value == Int {
    /// A whole number from 1 to 1e9.
    static let count = Rule("a whole number of at least 1", .count) { cursor, _ throws(DocumentError) in
        let number = try cursor.number("a whole number of at least 1")
        guard number >= 1, number == number.rounded() else { throw cursor.outOfRange("a whole number of at least 1") }
        return Int(number)
    }

    /// A whole number from 0 to 1e9.
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

/// Values of one rule, in an array with a number of elements that is at least 0.
func list<Value>(_ expected: String, of rule: Rule<Value>, count: ClosedRange<Int>? = nil) -> Rule<[Value]> {
    Rule<[Value]>(expected, .array(of: rule.schema, count: count)) { cursor, reader throws(DocumentError) in
        let elements = try cursor.elements(expected)
        if let count, !count.contains(elements.count) { throw cursor.mismatch(expected) }
        var values: [Value] = []
        values.reserveCapacity(elements.count)
        for element in elements { values.append(try rule.read(element, reader)) }
        return values
    }
}
