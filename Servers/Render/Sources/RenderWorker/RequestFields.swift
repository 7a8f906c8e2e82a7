import Foundation

/// The fields of a request, as the bytes of their values.
///
/// The values are read by the library, which keeps the digits of numbers and reports positions. Only the outermost
/// object is split here, without recursion.
struct RequestFields {
    private let body: [UInt8]
    private var values: [String: Range<Int>] = [:]
    private var next = 0

    /// The keys that a request can have.
    static let keys = ["template", "document", "data", "format", "scale"]

    init(_ body: [UInt8]) throws(RequestError) {
        self.body = body
        skipSpace()
        try take("{")
        skipSpace()
        if peek == UInt8(ascii: "}") {
            next += 1
        } else {
            repeat { try readField() } while try !endsObject()
        }
        skipSpace()
        if next < body.count { throw error("text after the end of the request") }
    }

    /// Returns the text up to the end of a value, blank before it, so that positions in it are those in the request.
    func text(of key: String) -> [UInt8]? {
        guard let range = values[key] else { return nil }
        let before = body[..<range.lowerBound].lazy.filter { $0 & 0xC0 != 0x80 }
            .map { $0 == UInt8(ascii: "\n") ? $0 : UInt8(ascii: " ") }
        return Array(before) + body[range]
    }

    /// Returns a string or number; nil if the key is missing.
    func value<Value: Decodable>(_ type: Value.Type, of key: String, expected: String) throws(RequestError) -> Value? {
        guard let range = values[key] else { return nil }
        do {
            return try JSONDecoder().decode(type, from: Data(body[range]))
        } catch {
            throw self.error("\"\(key)\": expected \(expected)", at: range.lowerBound)
        }
    }

    /// Returns an error at a key's value, or at the beginning of the request if the key is missing.
    func error(_ message: String, in key: String) -> RequestError { error(message, at: values[key]?.lowerBound ?? 0) }

    private var peek: UInt8? { next < body.count ? body[next] : nil }

    private mutating func readField() throws(RequestError) {
        skipSpace()
        let start = next
        try skipString()
        let range = start..<next
        guard let key = try? JSONDecoder().decode(String.self, from: Data(body[range])), Self.keys.contains(key) else {
            throw error("unknown key; the keys are \(Self.keys.joined(separator: ", "))", at: start)
        }
        if values[key] != nil { throw error("\"\(key)\" occurs twice", at: start) }
        skipSpace()
        try take(":")
        skipSpace()
        let value = next
        try skipValue()
        values[key] = value..<next
    }

    private mutating func endsObject() throws(RequestError) -> Bool {
        skipSpace()
        if peek == UInt8(ascii: "}") {
            next += 1
            return true
        }
        try take(",")
        return false
    }

    private mutating func skipValue() throws(RequestError) {
        let start = next
        var depth = 0
        while let byte = peek {
            switch byte {
            case UInt8(ascii: "\""):
                try skipString()
            case UInt8(ascii: "{"), UInt8(ascii: "["):
                depth += 1
                next += 1
            case UInt8(ascii: "}"), UInt8(ascii: "]"):
                if depth == 0 { return try requireValue(since: start) }
                depth -= 1
                next += 1
            case UInt8(ascii: ","), UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"), UInt8(ascii: "\n"):
                if depth == 0 { return try requireValue(since: start) }
                next += 1
            default:
                next += 1
            }
        }
        throw error("the request ends inside a value")
    }

    private func requireValue(since start: Int) throws(RequestError) {
        if next == start { throw error("expected a value") }
    }

    private mutating func skipString() throws(RequestError) {
        let start = next
        try take("\"")
        while let byte = peek {
            next += byte == UInt8(ascii: "\\") ? 2 : 1
            if byte == UInt8(ascii: "\"") { return }
        }
        throw error("the string has no closing quotation mark", at: start)
    }

    private mutating func skipSpace() {
        while let byte = peek, byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D { next += 1 }
    }

    private mutating func take(_ character: Unicode.Scalar) throws(RequestError) {
        guard peek == UInt8(ascii: character) else { throw error("expected \"\(character)\"") }
        next += 1
    }

    private func error(_ message: String, at offset: Int? = nil) -> RequestError {
        var line = 1
        var column = 1
        for byte in body.prefix(offset ?? next) {
            if byte == UInt8(ascii: "\n") {
                line += 1
                column = 1
            } else if byte & 0xC0 != 0x80 {
                column += 1
            }
        }
        return RequestError(status: 400, message: message, line: line, column: column)
    }
}
