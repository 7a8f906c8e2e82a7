/// Reads the text form of strings files: `"key" = "value";` with comments between.
struct StringsFileReader {
    private let bytes: [UInt8]
    private var place = 0

    /// The texts by key. Of a key that occurs twice, the last counts.
    static func texts(of bytes: [UInt8]) throws(StoryboardStringsError) -> [String: String] {
        var reader = StringsFileReader(bytes: try utf8(of: bytes))
        var texts: [String: String] = [:]
        while try reader.skip() {
            let (key, value) = try reader.entry()
            texts[key] = value
        }
        return texts
    }

    private init(bytes: [UInt8]) { self.bytes = bytes }

    /// The text in UTF-8, without a byte order mark.
    private static func utf8(of bytes: [UInt8]) throws(StoryboardStringsError) -> [UInt8] {
        let start = StoryboardPosition(line: 1, column: 1)
        guard bytes.count <= StoryboardDocument.byteLimit else {
            throw StoryboardStringsError(.tooLarge(limit: StoryboardDocument.byteLimit), at: start)
        }
        let text: [UInt8]
        if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
            let isLittle = bytes[0] == 0xFF
            var units: [UInt16] = []
            for place in stride(from: 2, to: bytes.count - 1, by: 2) {
                let (a, b) = (UInt16(bytes[place]), UInt16(bytes[place + 1]))
                units.append(isLittle ? b << 8 | a : a << 8 | b)
            }
            guard bytes.count.isMultiple(of: 2), let string = String(validating: units, as: UTF16.self) else {
                throw StoryboardStringsError(.encoding, at: start)
            }
            text = Array(string.utf8)
        } else {
            text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
            if text.starts(with: "bplist".utf8) { throw StoryboardStringsError(.propertyList, at: start) }
            guard !text.contains(0), String(validating: text, as: UTF8.self) != nil else {
                throw StoryboardStringsError(.encoding, at: start)
            }
        }
        let first = text.first { $0 > 0x20 }
        guard first != UInt8(ascii: "<"), first != UInt8(ascii: "{") else {
            throw StoryboardStringsError(.propertyList, at: start)
        }
        return text
    }

    /// Goes to what is next behind white space and comments; false at the end.
    private mutating func skip() throws(StoryboardStringsError) -> Bool {
        while place < bytes.count {
            if bytes[place] <= 0x20 {
                place += 1
            } else if bytes[place...].starts(with: "//".utf8) {
                while place < bytes.count, bytes[place] != 0x0A, bytes[place] != 0x0D { place += 1 }
            } else if bytes[place...].starts(with: "/*".utf8) {
                let start = place
                place += 2
                while !bytes[place...].starts(with: "*/".utf8) {
                    guard place < bytes.count else {
                        throw StoryboardStringsError(.unfinished("comment"), at: position(of: start))
                    }
                    place += 1
                }
                place += 2
            } else {
                return true
            }
        }
        return false
    }

    /// A key, and a value behind "="; a key alone is its own value.
    private mutating func entry() throws(StoryboardStringsError) -> (String, String) {
        let key = try word("a key in quotes")
        guard try skip() else { throw expected("“=” or “;”") }
        if bytes[place] == UInt8(ascii: ";") {
            place += 1
            return (key, key)
        }
        guard bytes[place] == UInt8(ascii: "=") else { throw expected("“=” or “;”") }
        place += 1
        _ = try skip()
        let value = try word("a text in quotes")
        _ = try skip()
        guard place < bytes.count, bytes[place] == UInt8(ascii: ";") else { throw expected("“;”") }
        place += 1
        return (key, value)
    }

    /// A text in quotes, or letters, digits and a few signs without.
    private mutating func word(_ what: String) throws(StoryboardStringsError) -> String {
        guard place < bytes.count else { throw expected(what) }
        if bytes[place] == UInt8(ascii: "\"") { return try quoted() }
        let start = place
        while place < bytes.count, Self.isBare(bytes[place]) { place += 1 }
        guard place > start else { throw expected(what) }
        return String(decoding: bytes[start..<place], as: UTF8.self)
    }

    private static func isBare(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "-"),
            UInt8(ascii: "$"), UInt8(ascii: ":"), UInt8(ascii: "["), UInt8(ascii: "]"):
            true
        default: false
        }
    }

    private mutating func quoted() throws(StoryboardStringsError) -> String {
        let start = place
        place += 1
        var text: [UInt8] = []
        // Escapes by number are units of UTF-16: two of them may be one character.
        var units: [UInt16] = []
        func flush() {
            guard !units.isEmpty else { return }
            text += Array(String(decoding: units, as: UTF16.self).utf8)
            units = []
        }
        while place < bytes.count {
            let byte = bytes[place]
            if byte == UInt8(ascii: "\\") {
                if let unit = try number() {
                    units.append(unit)
                } else {
                    flush()
                    text.append(try escape())
                }
                continue
            }
            flush()
            place += 1
            if byte == UInt8(ascii: "\"") { return String(decoding: text, as: UTF8.self) }
            text.append(byte)
        }
        throw StoryboardStringsError(.unfinished("text"), at: position(of: start))
    }

    /// The unit of `\U00E4`; nil for another escape.
    private mutating func number() throws(StoryboardStringsError) -> UInt16? {
        guard place + 1 < bytes.count, [UInt8(ascii: "U"), UInt8(ascii: "u")].contains(bytes[place + 1]) else {
            return nil
        }
        let digits = bytes[(place + 2)...].prefix(4)
        let text = String(decoding: digits, as: UTF8.self)
        guard digits.count == 4, digits.allSatisfy({ $0 != UInt8(ascii: "+") && $0 != UInt8(ascii: "-") }),
            let unit = UInt16(text, radix: 16)
        else {
            throw StoryboardStringsError(.escape("\\U" + text.filter { !$0.isNewline }), at: position(of: place))
        }
        place += 6
        return unit
    }

    /// The character of an escape that is one letter.
    private mutating func escape() throws(StoryboardStringsError) -> UInt8 {
        let known: [UInt8: UInt8] = [
            UInt8(ascii: "n"): 0x0A, UInt8(ascii: "r"): 0x0D, UInt8(ascii: "t"): 0x09, UInt8(ascii: "\""): 0x22,
            UInt8(ascii: "'"): 0x27, UInt8(ascii: "\\"): 0x5C, 0x0A: 0x0A,
        ]
        guard place + 1 < bytes.count else {
            throw StoryboardStringsError(.unfinished("text"), at: position(of: place))
        }
        guard let byte = known[bytes[place + 1]] else {
            throw StoryboardStringsError(.escape("\\" + found(at: place + 1)), at: position(of: place))
        }
        place += 2
        return byte
    }

    // MARK: - Errors

    private func expected(_ what: String) -> StoryboardStringsError {
        let found = place < bytes.count ? "“\(found(at: place))”" : "the end of the file"
        return StoryboardStringsError(.expected(what, found: found), at: position(of: place))
    }

    /// The character at a place.
    private func found(at place: Int) -> String {
        String(String(decoding: bytes[place..<min(place + 32, bytes.count)], as: UTF8.self).prefix(1))
    }

    private func position(of place: Int) -> StoryboardPosition {
        let before = String(decoding: bytes[..<place], as: UTF8.self)
        let lines = before.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        return StoryboardPosition(line: lines.count, column: (lines.last?.count ?? 0) + 1)
    }
}
