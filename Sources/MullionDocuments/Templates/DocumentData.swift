import MullionGeometry
import MullionSource

/// The values that replace the placeholders of a template.
///
/// Usually an object whose keys are the names. Numbers keep their digits, so a price of 12.50 remains 12.50 in a text.
public struct DocumentData: Sendable {
    /// A value by its type.
    enum Value: Sendable {
        case text(String)
        /// A number, as its digits in the source.
        case number(String)
        case bool(Bool)
        case null
        case list([Value])
        case fields([String: Value])
    }

    let value: Value

    init(_ value: Value) { self.value = value }

    /// Creates data from named texts, such as the row of a table.
    public init(_ texts: [String: String]) { value = .fields(texts.mapValues { .text($0) }) }

    /// Creates data with a list of rows under a name, for a document that shows all of them.
    public init(rows: [DocumentData], named name: String) {
        value = .fields([name: .list(rows.map(\.value))])
    }

    /// Reads data from a value of a document.
    init(value cursor: JSONCursor) { value = Self.values(of: cursor.tape, rows: [cursor.row])[0] }

    /// Reads data from the bytes of JSON in UTF-8, with the limits of a document.
    ///
    /// - Throws: `DocumentError` for the first fault.
    /// - Complexity: O(bytes).
    public init(json bytes: some Sequence<UInt8>, limits: Limits = .default) throws(DocumentError) {
        let tape = try JSONReader.read(Array(bytes), limits: limits)
        value = Self.values(of: tape, rows: [0])[0]
    }

    /// Reads rows of data: the elements of an array, each with its position; nil if the value is not an array.
    ///
    /// - Throws: `DocumentError` for the first fault.
    /// - Complexity: O(bytes).
    public static func rows(
        json bytes: some Sequence<UInt8>, limits: Limits = .default
    ) throws(DocumentError) -> [(position: SourcePosition, data: DocumentData)]? {
        let tape = try JSONReader.read(Array(bytes), limits: limits)
        guard tape.values[0].kind == .array else { return nil }
        let rows = tape.children(0)
        guard rows.count <= limits.rows else {
            throw tape.error(.tooManyRows(limit: limits.rows), at: rows[limits.rows])
        }
        let positions = tape.text.positions(of: rows.map { Int(tape.values[$0].start) })
        return zip(positions, values(of: tape, rows: rows)).map { ($0, DocumentData($1)) }
    }

    /// Returns the text of a name, as a placeholder would show it; nil if the name is missing or has no text.
    ///
    /// - Parameter name: Keys joined by dots, such as "customer.name".
    public func text(of name: String) -> String? {
        guard case .found(let value) = TemplateNames(data: value).look(up: name) else { return nil }
        return value.text
    }

    /// The names of the first level, in alphabetical order.
    public var names: [String] {
        guard case .fields(let fields) = value else { return [] }
        return fields.keys.sorted()
    }

    /// Returns the values of rows. Backwards over the tape, the values inside a value already exist.
    private static func values(of tape: JSONTape, rows: [Int]) -> [Value] {
        var built = [Value?](repeating: nil, count: tape.values.count)
        func take(_ row: Int) -> Value {
            defer { built[row] = nil }
            return built[row] ?? .null
        }
        // A requested row may be inside the first value, which must not take it then.
        for row in tape.values.indices.reversed() where row > 0 || rows == [0] {
            switch tape.values[row].kind {
            case .string: built[row] = .text(tape.string(row))
            case .number: built[row] = .number(String(tape.source(row)))
            case .true: built[row] = .bool(true)
            case .false: built[row] = .bool(false)
            case .null: built[row] = .null
            case .key: break
            case .array: built[row] = .list(tape.children(row).map(take))
            case .object:
                var fields: [String: Value] = [:]
                for key in tape.children(row) { fields[tape.string(key)] = take(key + 1) }
                built[row] = .fields(fields)
            }
        }
        return rows.map { built[$0] ?? .null }
    }
}

extension DocumentData.Value {
    /// The text in a placeholder; nil for a list or an object.
    var text: String? {
        switch self {
        case .text(let text), .number(let text): text
        case .bool(let value): value ? "true" : "false"
        case .null: ""
        case .list, .fields: nil
        }
    }

    /// The type of the value, for errors.
    var sort: String {
        switch self {
        case .text: "a text"
        case .number: "a number"
        case .bool(let value): value ? "true" : "false"
        case .null: "null"
        case .list: "a list"
        case .fields: "an object"
        }
    }

    /// Whether `when` keeps an element: not for false, null, 0, an empty text, list, or object, and the texts "false"
    /// and "0", because the cells of a table are texts.
    var isTrue: Bool {
        switch self {
        case .bool(let value): value
        case .null: false
        case .number(let digits): Double(digits) != 0
        case .text(let text): !text.isEmpty && text != "false" && text != "0"
        case .list(let values): !values.isEmpty
        case .fields(let fields): !fields.isEmpty
        }
    }
}
