/// What a JSON Schema says about a value.
indirect enum Schema: Sendable {
    /// A key of an object.
    struct Key: Sendable {
        var name: String
        var schema: Schema
        var isRequired: Bool
        /// What it means, for people who write documents.
        var about: String
    }

    case string
    /// A text of the form of a regular expression.
    case pattern(String)
    case names([String])
    case number(minimum: Double, maximum: Double, isAboveMinimum: Bool = false)
    /// A whole number from 1 to 1e9.
    case count
    /// A whole number from 0 to 1e9.
    case index
    case bool
    case constantTrue
    case null
    /// An object with these keys and no others.
    case object([Key])
    case array(of: Schema, count: ClosedRange<Int>?)
    /// A value that one of these allows.
    case any([Schema])
    /// What is described once and used in several places, by its name there.
    case shared(String, Schema)
    /// What is described elsewhere in the schema, by its name there.
    case definition(String)
}
