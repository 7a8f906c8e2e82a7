import MullionSource

/// Reads strings files in text form: `"key" = "value";` with comments.
package struct StringsFileReader {
    private let bytes: [UInt8]
    private var offset = 0

    /// The texts by key. If a key occurs twice, the last value wins.
    package static func texts(of bytes: [UInt8]) throws(StringsFileError) -> [String: String] {
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
    private static func utf8(of bytes: [UInt8]) throws(StringsFileError) -> [UInt8] {
        let start = SourcePosition.start
        guard bytes.count <= StringCatalog.byteLimit else {
            throw StringsFileError(.tooLarge(limit: StringCatalog.byteLimit), at: start)
        }
        let text: [UInt8]
        if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
            let isLittle = bytes[0] == 0xFF
            var units: [UInt16] = []
            for offset in stride(from: 2, to: bytes.count - 1, by: 2) {
                let (a, b) = (UInt16(bytes[offset]), UInt16(bytes[offset + 1]))
                units.append(isLittle ? b << 8 | a : a << 8 | b)
            }
            guard bytes.count.isMultiple(of: 2), let string = String(validating: units, as: UTF16.self) else {
                throw StringsFileError(.encoding, at: start)
            }
            text = Array(string.utf8)
        } else {
            text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
            if text.starts(with: "bplist".utf8) { throw StringsFileError(.propertyList, at: start) }
            guard !text.contains(0), String(validating: text, as: UTF8.self) != nil else {
                throw StringsFileError(.encoding, at: start)
            }
        }
        let first = text.first { $0 > 0x20 }
        guard first != UInt8(ascii: "<"), first != UInt8(ascii: "{") else {
            throw StringsFileError(.propertyList, at: start)
        }
        return text
    }

    /// Skips white space and comments; returns false at the end.
    private mutating func skip() throws(StringsFileError) -> Bool {
        while offset < bytes.count {
            if bytes[offset] <= 0x20 {
                offset += 1
            } else if bytes[offset...].starts(with: "//".utf8) {
                while offset < bytes.count, bytes[offset] != 0x0A, bytes[offset] != 0x0D { offset += 1 }
            } else if bytes[offset...].starts(with: "/*".utf8) {
                let start = offset
                offset += 2
                while !bytes[offset...].starts(with: "*/".utf8) {
                    guard offset < bytes.count else {
                        throw StringsFileError(.unfinished("comment"), at: position(of: start))
                    }
                    offset += 1
                }
                offset += 2
            } else {
                return true
            }
        }
        return false
    }

    /// Reads a key with a value after "="; a key alone is its own value.
    private mutating func entry() throws(StringsFileError) -> (String, String) {
        let key = try word("a key in quotes")
        guard try skip() else { throw expected("“=” or “;”") }
        if bytes[offset] == UInt8(ascii: ";") {
            offset += 1
            return (key, key)
        }
        guard bytes[offset] == UInt8(ascii: "=") else { throw expected("“=” or “;”") }
        offset += 1
        _ = try skip()
        let value = try word("a text in quotes")
        _ = try skip()
        guard offset < bytes.count, bytes[offset] == UInt8(ascii: ";") else { throw expected("“;”") }
        offset += 1
        return (key, value)
    }

    /// Reads a quoted text, or an unquoted word of letters, digits, and some punctuation.
    private mutating func word(_ what: String) throws(StringsFileError) -> String {
        guard offset < bytes.count else { throw expected(what) }
        if bytes[offset] == UInt8(ascii: "\"") { return try quoted() }
        let start = offset
        while offset < bytes.count, Self.isBare(bytes[offset]) { offset += 1 }
        guard offset > start else { throw expected(what) }
        return String(decoding: bytes[start..<offset], as: UTF8.self)
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

    private mutating func quoted() throws(StringsFileError) -> String {
        let start = offset
        offset += 1
        var text: [UInt8] = []
        // Numeric escapes are UTF-16 code units; two of them can form one character.
        var units: [UInt16] = []
        func flush() {
            guard !units.isEmpty else { return }
            text += Array(String(decoding: units, as: UTF16.self).utf8)
            units = []
        }
        while offset < bytes.count {
            let byte = bytes[offset]
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
            offset += 1
            if byte == UInt8(ascii: "\"") { return String(decoding: text, as: UTF8.self) }
            text.append(byte)
        }
        throw StringsFileError(.unfinished("text"), at: position(of: start))
    }

    /// Returns the code unit of an escape such as `\U00E4`; nil for other escapes.
    private mutating func number() throws(StringsFileError) -> UInt16? {
        guard offset + 1 < bytes.count, [UInt8(ascii: "U"), UInt8(ascii: "u")].contains(bytes[offset + 1]) else {
            return nil
        }
        let digits = bytes[(offset + 2)...].prefix(4)
        let text = String(decoding: digits, as: UTF8.self)
        guard digits.count == 4, digits.allSatisfy({ $0 != UInt8(ascii: "+") && $0 != UInt8(ascii: "-") }),
            let unit = UInt16(text, radix: 16)
        else {
            throw StringsFileError(.escape("\\U" + text.filter { !$0.isNewline }), at: position(of: offset))
        }
        offset += 6
        return unit
    }

    /// Returns the character of a one-letter escape.
    private mutating func escape() throws(StringsFileError) -> UInt8 {
        let known: [UInt8: UInt8] = [
            UInt8(ascii: "n"): 0x0A, UInt8(ascii: "r"): 0x0D, UInt8(ascii: "t"): 0x09, UInt8(ascii: "\""): 0x22,
            UInt8(ascii: "'"): 0x27, UInt8(ascii: "\\"): 0x5C, 0x0A: 0x0A,
        ]
        guard offset + 1 < bytes.count else {
            throw StringsFileError(.unfinished("text"), at: position(of: offset))
        }
        guard let byte = known[bytes[offset + 1]] else {
            throw StringsFileError(.escape("\\" + found(at: offset + 1)), at: position(of: offset))
        }
        offset += 2
        return byte
    }

    // MARK: - Errors

    private func expected(_ what: String) -> StringsFileError {
        let found = offset < bytes.count ? "“\(found(at: offset))”" : "the end of the file"
        return StringsFileError(.expected(what, found: found), at: position(of: offset))
    }

    /// Returns the character at an offset.
    private func found(at offset: Int) -> String {
        String(String(decoding: bytes[offset..<min(offset + 32, bytes.count)], as: UTF8.self).prefix(1))
    }

    private func position(of offset: Int) -> SourcePosition { SourceText(bytes).position(of: offset) }
}
