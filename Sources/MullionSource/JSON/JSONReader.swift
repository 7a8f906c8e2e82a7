import MullionGeometry

/// Reads JSON into a tape, byte by byte, without recursion.
///
/// 1. Skip spaces.
/// 2. Read what the state allows: a value, a key and its colon, a comma, the end of an array or object.
/// 3. After a value, continue in the enclosing array or object.
///
/// It follows RFC 8259, but rejects duplicate keys in an object, and skips a byte order mark at the beginning.
///
/// - Complexity: O(bytes).
package struct JSONReader {
    private enum State {
        case value, firstElement, firstKey, key, commaOrEnd, finished
    }

    private struct Container {
        var row: Int
        var isObject: Bool
        var keys: Set<String> = []
    }

    private var tape: JSONTape
    private let bytes: [UInt8]
    private var index = 0
    private var state = State.value
    private var containers: [Container] = []
    /// The row of the key whose value is read next; -1 in arrays and at the top.
    private var currentKey = -1

    private let depthLimit: Int
    private let valueLimit: Int

    /// Reads a document that was translated from another text, in which its positions are.
    package static func read(
        _ text: SourceText, depthLimit: Int, valueLimit: Int
    ) throws(DocumentError) -> JSONTape {
        var reader = JSONReader(text, depthLimit, valueLimit)
        try reader.read()
        return reader.tape
    }

    /// Reads a document.
    ///
    /// - Parameters:
    ///   - limits: The number of values; bytes and levels of documents.
    ///   - sizeLimit: The maximum number of bytes, if it is not that of documents.
    ///   - depthLimit: The maximum number of levels, if it is not that of documents.
    package static func read(
        _ bytes: [UInt8], limits: Limits = .default, sizeLimit: Int? = nil, depthLimit: Int? = nil
    ) throws(DocumentError) -> JSONTape {
        let sizeLimit = sizeLimit ?? limits.documentBytes
        guard bytes.count <= sizeLimit else {
            throw JSONTape(text: SourceText([])).error(.tooLarge(limit: sizeLimit), offset: 0, in: -1)
        }
        return try read(
            SourceText(bytes), depthLimit: depthLimit ?? limits.depth, valueLimit: limits.values)
    }

    private init(_ text: SourceText, _ depthLimit: Int, _ valueLimit: Int) {
        bytes = text.bytes
        self.depthLimit = depthLimit
        self.valueLimit = valueLimit
        tape = JSONTape(text: text)
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
    }

    private mutating func read() throws(DocumentError) {
        while true {
            skipSpaces()
            switch state {
            case .value: try readValue()
            case .firstElement:
                if try !readEnd(UInt8(ascii: "]")) { try readValue() }
            case .firstKey:
                if try !readEnd(UInt8(ascii: "}")) { try readKey() }
            case .key: try readKey()
            case .commaOrEnd: try readCommaOrEnd()
            case .finished:
                guard index < bytes.count else { return }
                throw unexpected("nothing after the document")
            }
        }
    }

    private mutating func skipSpaces() {
        while index < bytes.count {
            switch bytes[index] {
            case 0x20, 0x09, 0x0A, 0x0D: index += 1
            default: return
            }
        }
    }

    // MARK: - Values

    private mutating func readValue() throws(DocumentError) {
        let start = index
        guard index < bytes.count else { throw unexpected("a value") }
        switch bytes[index] {
        case UInt8(ascii: "{"): try open(.object)
        case UInt8(ascii: "["): try open(.array)
        case UInt8(ascii: "\""):
            try skipString()
            try finish(.string, from: start)
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
            try skipNumber()
            try finish(.number, from: start)
        case UInt8(ascii: "t"): try readWord("true", .true)
        case UInt8(ascii: "f"): try readWord("false", .false)
        case UInt8(ascii: "n"): try readWord("null", .null)
        default: throw unexpected("a value")
        }
    }

    private mutating func append(_ kind: JSONTape.Kind, from start: Int) throws(DocumentError) -> Int {
        guard tape.values.count < valueLimit else { throw error(.tooManyValues(limit: valueLimit), start) }
        let parent = currentKey >= 0 ? currentKey : containers.last?.row ?? -1
        let row = tape.values.count
        tape.values.append(
            JSONTape.Value(
                kind: kind, start: Int32(start), end: Int32(index), parent: Int32(parent), next: Int32(row + 1)))
        return row
    }

    private mutating func finish(_ kind: JSONTape.Kind, from start: Int) throws(DocumentError) {
        _ = try append(kind, from: start)
        endValue()
    }

    /// Ends the key of the value just read, and continues in the enclosing container.
    private mutating func endValue() {
        if currentKey >= 0 { tape.values[currentKey].next = Int32(tape.values.count) }
        currentKey = -1
        state = containers.isEmpty ? .finished : .commaOrEnd
    }

    private mutating func open(_ kind: JSONTape.Kind) throws(DocumentError) {
        guard containers.count < depthLimit else { throw error(.tooDeep(limit: depthLimit), index) }
        index += 1
        let row = try append(kind, from: index - 1)
        containers.append(Container(row: row, isObject: kind == .object))
        currentKey = -1
        state = kind == .object ? .firstKey : .firstElement
    }

    private mutating func close() {
        let row = containers.removeLast().row
        tape.values[row].end = Int32(index)
        tape.values[row].next = Int32(tape.values.count)
        let key = Int(tape.values[row].parent)
        currentKey = key >= 0 && tape.values[key].kind == .key ? key : -1
        endValue()
    }

    private mutating func readEnd(_ bracket: UInt8) throws(DocumentError) -> Bool {
        guard index < bytes.count, bytes[index] == bracket else { return false }
        index += 1
        close()
        return true
    }

    private mutating func readKey() throws(DocumentError) {
        let start = index
        guard index < bytes.count, bytes[index] == UInt8(ascii: "\"") else {
            throw unexpected("a key in quotation marks")
        }
        try skipString()
        let row = try append(.key, from: start)
        let key = tape.string(row)
        guard containers[containers.count - 1].keys.insert(key).inserted else { throw error(.duplicateKey(key), start) }
        skipSpaces()
        guard index < bytes.count, bytes[index] == UInt8(ascii: ":") else { throw unexpected("a colon after the key") }
        index += 1
        currentKey = row
        state = .value
    }

    private mutating func readCommaOrEnd() throws(DocumentError) {
        let isObject = containers[containers.count - 1].isObject
        let bracket = isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")
        if try readEnd(bracket) { return }
        guard index < bytes.count, bytes[index] == UInt8(ascii: ",") else {
            throw unexpected(isObject ? "a comma or \"}\"" : "a comma or \"]\"")
        }
        let comma = index
        index += 1
        skipSpaces()
        if index < bytes.count, bytes[index] == bracket { throw error(.trailingComma, comma) }
        state = isObject ? .key : .value
    }

    private mutating func readWord(_ word: StaticString, _ kind: JSONTape.Kind) throws(DocumentError) {
        let start = index
        let matches = word.withUTF8Buffer { bytes[start...].starts(with: $0) }
        guard matches else { throw unexpected("a value") }
        index += word.utf8CodeUnitCount
        try finish(kind, from: start)
    }

    // MARK: - Strings and numbers

    private mutating func skipString() throws(DocumentError) {
        let start = index
        index += 1
        var isASCII = true
        while index < bytes.count {
            let byte = bytes[index]
            switch byte {
            case UInt8(ascii: "\""):
                if !isASCII, let invalid = JSONString.firstInvalidByte(in: bytes[start..<index]) {
                    throw error(.invalidUTF8, invalid)
                }
                index += 1
                return
            case UInt8(ascii: "\\"):
                guard let (_, length) = JSONString.escape(bytes[index...].prefix(12)) else {
                    let isCode = index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "u")
                    let shown = bytes[index...].prefix(isCode ? 6 : 2)
                    throw error(.invalidEscape(String(decoding: shown, as: UTF8.self)), index)
                }
                index += length
            case 0..<0x20: throw error(.unescapedControl(code: byte), index)
            default:
                if byte >= 0x80 { isASCII = false }
                index += 1
            }
        }
        throw error(.unterminatedString, start)
    }

    /// Skips "-", digits without a leading zero, a fraction, and an exponent.
    private mutating func skipNumber() throws(DocumentError) {
        let start = index
        if bytes[index] == UInt8(ascii: "-") { index += 1 }
        let whole = skipDigits()
        var isValid = whole == 1 || (whole > 1 && bytes[index - whole] != UInt8(ascii: "0"))
        if index < bytes.count, bytes[index] == UInt8(ascii: ".") {
            index += 1
            if skipDigits() == 0 { isValid = false }
        }
        if index < bytes.count, bytes[index] | 0x20 == UInt8(ascii: "e") {
            index += 1
            if index < bytes.count, bytes[index] == UInt8(ascii: "+") || bytes[index] == UInt8(ascii: "-") {
                index += 1
            }
            if skipDigits() == 0 { isValid = false }
        }
        // Letters directly after a number are reported with it.
        let end = index
        while index < bytes.count, index - end < 16, Self.continuesNumber(bytes[index]) { index += 1 }
        guard isValid, index == end, end - start <= 1_000 else {
            throw error(.invalidNumber(String(decoding: bytes[start..<index].prefix(40), as: UTF8.self)), start)
        }
    }

    private mutating func skipDigits() -> Int {
        let start = index
        while index < bytes.count, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[index]) { index += 1 }
        return index - start
    }

    private static func continuesNumber(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
            UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "."), UInt8(ascii: "%"):
            true
        default: false
        }
    }

    // MARK: - Errors

    private func error(_ problem: DocumentError.Problem, _ offset: Int) -> DocumentError {
        let row = currentKey >= 0 ? currentKey : containers.last?.row ?? -1
        return tape.error(problem, offset: offset, in: row)
    }

    private func unexpected(_ expected: String) -> DocumentError {
        guard index < bytes.count else { return error(.unexpectedEnd(expected: expected), index) }
        if let invalid = JSONString.firstInvalidByte(in: bytes[index...].prefix(4)), invalid == index {
            return error(.invalidUTF8, index)
        }
        let rest = String(decoding: bytes[index...].prefix(64), as: UTF8.self)
        if rest.hasPrefix("//") || rest.hasPrefix("/*") {
            return error(.unexpected(found: "a comment", expected: "\(expected); JSON has no comments"), index)
        }
        let word = rest.prefix { $0.isLetter }
        let found = word.isEmpty ? rest.prefix(1) : word.prefix(20)
        let shown = found.unicodeScalars.allSatisfy { $0.value >= 0x20 } ? "\"\(found)\"" : "a control character"
        return error(.unexpected(found: shown, expected: expected), index)
    }
}
