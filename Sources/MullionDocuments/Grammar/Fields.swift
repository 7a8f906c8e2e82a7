/// A key of an object, and its value.
struct Field<Value: Sendable>: Sendable {
    let key: Schema.Key
    let read: @Sendable (JSONFields, ElementReader) throws(DocumentError) -> Value
}

/// Creates a required key.
///
/// - Parameters:
///   - about: Its meaning, for authors of documents.
///   - hint: Advice if it is missing.
func required<Value>(_ name: String, _ rule: Rule<Value>, hint: String? = nil, _ about: String) -> Field<Value> {
    Field(key: Schema.Key(name: name, schema: rule.schema, isRequired: true, about: about)) {
        fields, reader throws(DocumentError) in
        try rule.read(try fields.required(name, hint: hint), reader)
    }
}

/// Creates an optional key; nil if it is missing.
func optional<Value>(_ name: String, _ rule: Rule<Value>, _ about: String) -> Field<Value?> {
    Field(key: Schema.Key(name: name, schema: rule.schema, isRequired: false, about: about)) {
        fields, reader throws(DocumentError) in
        guard let cursor = fields[name] else { return nil }
        return try rule.read(cursor, reader)
    }
}

/// Creates an optional key with a default value.
func optional<Value>(_ name: String, _ rule: Rule<Value>, or missing: Value, _ about: String) -> Field<Value> {
    Field(key: Schema.Key(name: name, schema: rule.schema, isRequired: false, about: about)) {
        fields, reader throws(DocumentError) in
        guard let cursor = fields[name] else { return missing }
        return try rule.read(cursor, reader)
    }
}

/// The keys of an object.
struct Fields<Value: Sendable>: Sendable {
    let keys: [Schema.Key]
    let read: @Sendable (JSONFields, ElementReader) throws(DocumentError) -> Value

    /// Creates the fields of one key.
    init(_ field: Field<Value>) {
        self.init([field.key]) { values, reader throws(DocumentError) in try field.read(values, reader) }
    }

    /// Creates the fields of several keys, whose values are in the same order.
    init<each Member>(_ fields: repeat Field<each Member>) where Value == (repeat each Member) {
        var keys: [Schema.Key] = []
        for field in repeat each fields { keys.append(field.key) }
        self.keys = keys
        let first = keys.first?.name ?? ""
        read = { values, reader throws(DocumentError) in
            do throws(DocumentError) {
                return (repeat try (each fields).read(values, reader))
            } catch {
                if let errors = reader.errors, errors.visits(values.object.row, first) {
                    for field in repeat each fields {
                        try reader.errors.attempt { () throws(DocumentError) in _ = try field.read(values, reader) }
                    }
                }
                throw error
            }
        }
    }

    private init(
        _ keys: [Schema.Key], read: @escaping @Sendable (JSONFields, ElementReader) throws(DocumentError) -> Value
    ) {
        self.keys = keys
        self.read = read
    }

    /// Returns these keys followed by others.
    func and<Other>(_ other: Fields<Other>) -> Fields<(Value, Other)> {
        let first = other.keys.first?.name ?? ""
        return Fields<(Value, Other)>(keys + other.keys) { [self] values, reader throws(DocumentError) in
            do throws(DocumentError) {
                return (try read(values, reader), try other.read(values, reader))
            } catch {
                if let errors = reader.errors, errors.visits(values.object.row, first) {
                    try reader.errors.attempt { () throws(DocumentError) in _ = try other.read(values, reader) }
                }
                throw error
            }
        }
    }

    /// Transforms the values; the cursor of the object is available for errors.
    func map<Other>(
        _ transform: @escaping @Sendable (Value, JSONCursor) throws(DocumentError) -> Other
    ) -> Fields<Other> {
        Fields<Other>(keys) { [self] values, reader throws(DocumentError) in
            try transform(try read(values, reader), values.object)
        }
    }
}

/// Returns a rule for an object with the given keys and no others.
///
/// - Parameter owner: The name of the object, for errors: "a font".
func object<Value>(_ owner: String, _ fields: Fields<Value>) -> Rule<Value> {
    let names = fields.keys.map(\.name)
    return Rule(owner, .object(fields.keys)) { cursor, reader throws(DocumentError) in
        try fields.read(try cursor.fields(of: owner, keys: names, collecting: reader.errors), reader)
    }
}

/// Returns a rule for an object of one kind: the given keys, and "kind" with its name.
func object<Value>(ofKind kind: String, _ fields: Fields<Value>) -> Rule<Value> {
    let key = Schema.Key(name: "kind", schema: .names([kind]), isRequired: true, about: "The kind.")
    let owner = "a \(kind)"
    let names = ["kind"] + fields.keys.map(\.name)
    return Rule(owner, .object([key] + fields.keys)) { cursor, reader throws(DocumentError) in
        try fields.read(try cursor.fields(of: owner, keys: names, collecting: reader.errors), reader)
    }
}

extension Rule {
    /// Returns a rule for an object of one of several kinds, given by its key "kind".
    static func kinds(of what: String, _ kinds: [(String, Fields<Value>)]) -> Rule {
        let names = kinds.enumerated().map { ($1.0, $0) }
        let list = kinds.map(\.0).joined(separator: ", ")
        return choice("an object such as {\"kind\": \"\(kinds[0].0)\"}", kinds.map { object(ofKind: $0, $1) }) {
            cursor throws(DocumentError) in
            guard cursor.kind == .object else { return nil }
            guard let kind = cursor.field("kind") else {
                throw cursor.error(.missingKey("kind", of: what, hint: "kinds are \(list)"))
            }
            return try kind.name(of: "kind", names)
        }
    }
}
