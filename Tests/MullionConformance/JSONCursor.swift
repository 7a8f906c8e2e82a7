import Foundation

/// A place in a JSON document together with its path, so that every complaint can name it.
struct JSONCursor {
    let value: JSONValue
    let path: String

    /// Reads a document.
    /// - Throws: `notJSON`, also for documents nested more deeply than the reader allows.
    static func document(_ data: Data) throws(VectorError) -> JSONCursor {
        do {
            return JSONCursor(value: try JSONDecoder().decode(JSONValue.self, from: data), path: "")
        } catch {
            throw .notJSON(reason: "\(error)")
        }
    }

    /// Whether the value is null.
    var isNull: Bool { value == .null }

    /// The value of a key, nil if it is absent or null.
    func optional(_ key: String) throws(VectorError) -> JSONCursor? {
        guard case .object(let fields) = value else { throw .wrongType(path: place, expected: "an object") }
        guard let field = fields[key], field != .null else { return nil }
        return JSONCursor(value: field, path: path.isEmpty ? key : "\(path).\(key)")
    }

    /// The value of a key that must be there and not null.
    func required(_ key: String) throws(VectorError) -> JSONCursor {
        guard let field = try optional(key) else { throw .missing(path: path.isEmpty ? key : "\(path).\(key)") }
        return field
    }

    /// The keys and values of an object, sorted by key.
    func fields() throws(VectorError) -> [(key: String, value: JSONCursor)] {
        guard case .object(let fields) = value else { throw .wrongType(path: place, expected: "an object") }
        return fields.sorted { $0.key < $1.key }
            .map { ($0.key, JSONCursor(value: $0.value, path: "\(path).\($0.key)")) }
    }

    /// The elements of an array, of exactly `count` if given.
    func elements(count: Int? = nil) throws(VectorError) -> [JSONCursor] {
        guard case .array(let elements) = value, count == nil || elements.count == count else {
            throw .wrongType(path: place, expected: count.map { "an array of \($0)" } ?? "an array")
        }
        return elements.enumerated().map { JSONCursor(value: $1, path: "\(path)[\($0)]") }
    }

    func string() throws(VectorError) -> String {
        guard case .string(let string) = value else { throw .wrongType(path: place, expected: "a string") }
        return string
    }

    func bool() throws(VectorError) -> Bool {
        guard case .bool(let bool) = value else { throw .wrongType(path: place, expected: "true or false") }
        return bool
    }

    /// A finite number.
    func number() throws(VectorError) -> CGFloat {
        guard case .number(let number) = value else { throw .wrongType(path: place, expected: "a number") }
        return CGFloat(number)
    }

    /// A number or "inf".
    func length() throws(VectorError) -> CGFloat {
        if value == .string("inf") { return .infinity }
        guard case .number(let number) = value else { throw .wrongType(path: place, expected: "a number or \"inf\"") }
        return CGFloat(number)
    }

    /// A number >= 0 or "inf".
    func extent() throws(VectorError) -> CGFloat {
        let length = try length()
        guard length >= 0 else { throw .outOfRange(path: place, expected: ">= 0") }
        return length
    }

    /// A number above zero.
    func positive() throws(VectorError) -> CGFloat {
        let number = try number()
        guard number > 0 else { throw .outOfRange(path: place, expected: "above 0") }
        return number
    }

    /// A whole number in a range.
    func integer(in range: ClosedRange<Int>) throws(VectorError) -> Int {
        guard case .number(let number) = value else { throw .wrongType(path: place, expected: "a whole number") }
        guard let integer = Int(exactly: number), range.contains(integer) else {
            throw .outOfRange(path: place, expected: "a whole number from \(range.lowerBound) to \(range.upperBound)")
        }
        return integer
    }

    /// [width, height], each >= 0 or "inf".
    func size() throws(VectorError) -> CGSize {
        let sides = try elements(count: 2)
        return CGSize(width: try sides[0].extent(), height: try sides[1].extent())
    }

    /// [width, height], each >= 0, "inf", or null for unspecified.
    func proposal() throws(VectorError) -> TestTree.Proposal {
        let sides = try elements(count: 2)
        return TestTree.Proposal(
            sides[0].isNull ? nil : try sides[0].extent(), sides[1].isNull ? nil : try sides[1].extent())
    }

    /// [x, y, width, height].
    func rect() throws(VectorError) -> CGRect {
        let numbers = try elements(count: 4)
        return CGRect(
            x: try numbers[0].length(), y: try numbers[1].length(), width: try numbers[2].length(),
            height: try numbers[3].length())
    }

    /// One of the names of an enumeration.
    func name<Name: RawRepresentable>(_: Name.Type) throws(VectorError) -> Name where Name.RawValue == String {
        let string = try string()
        guard let name = Name(rawValue: string) else { throw .unknownName(path: place, name: string) }
        return name
    }

    private var place: String { path.isEmpty ? "the document" : path }
}

/// A JSON value.
enum JSONValue: Equatable, Decodable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([JSONValue])
    case object([String: JSONValue])

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        // The commonest first: each wrong guess makes an error.
        if let string = try? container.decode(String.self) {
            self = .string(string)
        } else if let number = try? container.decode(Double.self) {
            self = .number(number)
        } else if let fields = try? container.decode([String: JSONValue].self) {
            self = .object(fields)
        } else if let elements = try? container.decode([JSONValue].self) {
            self = .array(elements)
        } else if container.decodeNil() {
            self = .null
        } else {
            self = .bool(try container.decode(Bool.self))
        }
    }
}
