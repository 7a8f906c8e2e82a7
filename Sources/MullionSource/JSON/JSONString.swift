/// The contents of strings in JSON.
package enum JSONString {
    /// Returns the text between quotation marks with its escapes decoded; the escapes have been checked.
    package static func decoded(_ bytes: ArraySlice<UInt8>) -> String {
        guard bytes.contains(UInt8(ascii: "\\")) else { return String(decoding: bytes, as: UTF8.self) }
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        var index = bytes.startIndex
        while index < bytes.endIndex {
            guard bytes[index] == UInt8(ascii: "\\") else {
                result.append(bytes[index])
                index += 1
                continue
            }
            guard let (scalar, length) = escape(bytes[index...]) else { break }
            result.append(contentsOf: String(Character(scalar)).utf8)
            index += length
        }
        return String(decoding: result, as: UTF8.self)
    }

    /// Returns the character of an escape at the beginning of some bytes, and the escape's length; nil without an
    /// escape.
    package static func escape(_ bytes: ArraySlice<UInt8>) -> (Unicode.Scalar, length: Int)? {
        guard bytes.count >= 2 else { return nil }
        let letter = Unicode.Scalar(bytes[bytes.startIndex + 1])
        return letter == "u" ? unicodeEscape(bytes) : escapes[letter].map { ($0, 2) }
    }

    private static let escapes: [Unicode.Scalar: Unicode.Scalar] = [
        "\"": "\"", "\\": "\\", "/": "/", "b": "\u{8}", "f": "\u{C}", "n": "\n", "r": "\r", "t": "\t",
    ]

    private static func unicodeEscape(_ bytes: ArraySlice<UInt8>) -> (Unicode.Scalar, length: Int)? {
        guard let first = codeUnit(bytes) else { return nil }
        if let scalar = Unicode.Scalar(first) { return (scalar, 6) }
        // A character above U+FFFF is written as two escapes.
        let rest = bytes.dropFirst(6)
        guard first < 0xDC00, let second = codeUnit(rest), (0xDC00..<0xE000).contains(second) else { return nil }
        let value = 0x10000 + (first - 0xD800) << 10 + (second - 0xDC00)
        return Unicode.Scalar(value).map { ($0, 12) }
    }

    /// Returns the number of "\uXXXX" at the beginning of some bytes.
    private static func codeUnit(_ bytes: ArraySlice<UInt8>) -> UInt32? {
        guard bytes.count >= 6, bytes.starts(with: "\\u".utf8) else { return nil }
        var value: UInt32 = 0
        for byte in bytes.dropFirst(2).prefix(4) {
            guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue else { return nil }
            value = value << 4 | UInt32(digit)
        }
        return value
    }

    /// Returns the offset of the first byte that is not UTF-8; nil if there is none.
    package static func firstInvalidByte(in bytes: ArraySlice<UInt8>) -> Int? {
        var parser = Unicode.UTF8.ForwardParser()
        var iterator = bytes.makeIterator()
        var offset = bytes.startIndex
        while true {
            switch parser.parseScalar(from: &iterator) {
            case .valid(let scalar): offset += scalar.count
            case .error: return offset
            case .emptyInput: return nil
            }
        }
    }
}
