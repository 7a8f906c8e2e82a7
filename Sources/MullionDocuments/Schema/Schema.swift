/// The JSON Schema of a value.
indirect enum Schema: Sendable {
    /// A key of an object.
    struct Key: Sendable {
        var name: String
        var schema: Schema
        var isRequired: Bool
        /// Its meaning, for authors of documents.
        var about: String
    }

    case string
    /// A text that matches a regular expression.
    case pattern(String)
    case names([String])
    /// The value of a CSS property: a text or a number.
    case css(String)
    /// A text of CSS declarations.
    case cssDeclarations
    case number(minimum: Double, maximum: Double, isAboveMinimum: Bool = false)
    /// An integer from 1 to 1e9.
    case count
    /// An integer from 0 to 1e9.
    case index
    case bool
    case constantTrue
    case null
    /// An object with these keys and no others.
    case object([Key])
    case array(of: Schema, count: ClosedRange<Int>?)
    /// A value that one of these schemas allows.
    case any([Schema])
    /// A schema described once, by its name, and used several times.
    case shared(String, Schema)
    /// A definition elsewhere in the schema, by its name.
    case definition(String)
}

extension Schema {
    /// Returns whether a value has a type of the schema.
    func describes(_ cursor: JSONCursor) -> Bool {
        switch self {
        case .css: cursor.kind == .string || cursor.isNumber
        case .string, .pattern, .names, .cssDeclarations:
            cursor.kind == .string || cursor.tape.filled[cursor.row] != nil
        case .number, .count, .index: cursor.isNumber
        case .bool, .constantTrue: cursor.isBool
        case .null: cursor.kind == .null
        case .object, .definition: cursor.kind == .object
        case .array: cursor.kind == .array
        case .any(let schemas): schemas.contains { $0.describes(cursor) }
        case .shared(_, let schema): schema.describes(cursor)
        }
    }
}
