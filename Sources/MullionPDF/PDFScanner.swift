/// Reads values from the bytes of a file or of a content stream.
struct PDFScanner {
    /// The maximum depth of arrays and dictionaries.
    private static let depthLimit = 40

    let bytes: ArraySlice<UInt8>
    var position: Int
    private let end: Int

    init(_ bytes: ArraySlice<UInt8>, at position: Int? = nil) {
        self.bytes = bytes
        self.position = min(max(position ?? bytes.startIndex, bytes.startIndex), bytes.endIndex)
        end = bytes.endIndex
    }

    /// Whether everything has been read.
    var isAtEnd: Bool { position >= end }

    private var byte: UInt8? { position < end ? bytes[position] : nil }

    /// Skips white space and comments.
    mutating func skipSpace() {
        while let byte {
            if byte == UInt8(ascii: "%") {
                while let byte = self.byte, byte != 10, byte != 13 { position += 1 }
            } else if byte.isPDFSpace {
                position += 1
            } else {
                return
            }
        }
    }

    /// Returns the next value; nil at the end.
    ///
    /// Damaged values are read as far as they go. References are read only where a file has them; content streams
    /// do not.
    mutating func next(hasReferences: Bool = true) -> PDFValue? { value(0, hasReferences) }

    private mutating func value(_ depth: Int, _ hasReferences: Bool) -> PDFValue? {
        skipSpace()
        guard let byte else { return nil }
        switch byte {
        case UInt8(ascii: "/"):
            position += 1
            return .name(name())
        case UInt8(ascii: "("): return .string(literalString())
        case UInt8(ascii: "["):
            position += 1
            return .array(values(until: UInt8(ascii: "]"), depth, hasReferences))
        case UInt8(ascii: "<"):
            position += 1
            guard self.byte == UInt8(ascii: "<") else { return .string(hexString()) }
            position += 1
            return .dictionary(entries(depth, hasReferences))
        case UInt8(ascii: "]"), UInt8(ascii: ">"), UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ")"):
            position += 1
            return .word(String(UnicodeScalar(byte)))
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."):
            let number = number()
            return hasReferences ? reference(number) ?? .number(number) : .number(number)
        default:
            let word = word()
            switch word {
            case "true": return .bool(true)
            case "false": return .bool(false)
            case "null": return .null
            default: return .word(word)
            }
        }
    }

    private mutating func values(until close: UInt8, _ depth: Int, _ hasReferences: Bool) -> [PDFValue] {
        var values: [PDFValue] = []
        while true {
            skipSpace()
            guard let byte else { return values }
            if byte == close {
                position += 1
                return values
            }
            guard depth < Self.depthLimit, let value = value(depth + 1, hasReferences) else { return values }
            values.append(value)
        }
    }

    private mutating func entries(_ depth: Int, _ hasReferences: Bool) -> [String: PDFValue] {
        let values = values(until: UInt8(ascii: ">"), depth, hasReferences)
        if byte == UInt8(ascii: ">") { position += 1 }
        var entries: [String: PDFValue] = [:]
        var index = 0
        while index + 1 < values.count {
            // Damaged entries are skipped.
            if let key = values[index].name {
                entries[key] = values[index + 1]
                index += 2
            } else {
                index += 1
            }
        }
        return entries
    }

    /// Returns a reference if a generation and "R" follow a number.
    private mutating func reference(_ number: Double) -> PDFValue? {
        guard number >= 0, number < 10_000_000, number == number.rounded() else { return nil }
        let start = position
        skipSpace()
        let digits = position
        while let byte, byte.isPDFDigit, position - digits < 6 { position += 1 }
        if position > digits {
            skipSpace()
            if byte == UInt8(ascii: "R"), position + 1 >= end || !bytes[position + 1].isPDFRegular {
                position += 1
                return .reference(Int(number))
            }
        }
        position = start
        return nil
    }

    /// Adds what follows a backslash: a letter for a control character, up to three octal digits, or a byte as it is.
    private mutating func appendEscaped(to text: inout [UInt8]) {
        guard let byte else { return }
        position += 1
        switch byte {
        case UInt8(ascii: "n"): text.append(10)
        case UInt8(ascii: "r"): text.append(13)
        case UInt8(ascii: "t"): text.append(9)
        case UInt8(ascii: "b"): text.append(8)
        case UInt8(ascii: "f"): text.append(12)
        case 10: break
        case 13: if self.byte == 10 { position += 1 }
        case UInt8(ascii: "0")...UInt8(ascii: "7"):
            var value = Int(byte - UInt8(ascii: "0"))
            for _ in 0..<2 {
                guard let digit = self.byte, (UInt8(ascii: "0")...UInt8(ascii: "7")).contains(digit) else { break }
                value = value * 8 + Int(digit - UInt8(ascii: "0"))
                position += 1
            }
            text.append(UInt8(truncatingIfNeeded: value))
        default: text.append(byte)
        }
    }

    mutating func number() -> Double {
        var (sign, value, scale, isFraction) = (1.0, 0.0, 1.0, false)
        var count = 0
        while let byte, count < 64 {
            switch byte {
            case UInt8(ascii: "-"): if count == 0 { sign = -1 }
            case UInt8(ascii: "+"): break
            case UInt8(ascii: "."): isFraction = true
            case UInt8(ascii: "0")...UInt8(ascii: "9"):
                value = value * 10 + Double(byte - UInt8(ascii: "0"))
                if isFraction { scale *= 10 }
            default: return sign * value / scale
            }
            position += 1
            count += 1
        }
        return sign * value / scale
    }

    mutating func word() -> String {
        let start = position
        while let byte, byte.isPDFRegular, position - start < 128 { position += 1 }
        if position == start { position += 1 }
        return String(decoding: bytes[start..<min(position, end)], as: UTF8.self)
    }

    private mutating func name() -> String {
        var text: [UInt8] = []
        while let byte, byte.isPDFRegular, text.count < 256 {
            position += 1
            if byte == UInt8(ascii: "#"), position + 1 < end, let high = bytes[position].hexDigit,
                let low = bytes[position + 1].hexDigit
            {
                text.append(high << 4 | low)
                position += 2
            } else {
                text.append(byte)
            }
        }
        return String(decoding: text, as: UTF8.self)
    }

    private mutating func literalString() -> [UInt8] {
        position += 1
        var (text, depth) = ([UInt8](), 1)
        while let byte {
            position += 1
            switch byte {
            case UInt8(ascii: "("): depth += 1
            case UInt8(ascii: ")"):
                depth -= 1
                if depth == 0 { return text }
            case UInt8(ascii: "\\"):
                appendEscaped(to: &text)
                continue
            case 13:
                // The end of a line is one byte, however it is written.
                if self.byte == 10 { position += 1 }
                text.append(10)
                continue
            default: break
            }
            text.append(byte)
        }
        return text
    }

    private mutating func hexString() -> [UInt8] {
        var (text, high) = ([UInt8](), UInt8?.none)
        while let byte {
            position += 1
            if byte == UInt8(ascii: ">") { break }
            guard let digit = byte.hexDigit else { continue }
            if let first = high {
                text.append(first << 4 | digit)
                high = nil
            } else {
                high = digit
            }
        }
        if let high { text.append(high << 4) }
        return text
    }
}

extension UInt8 {
    var isPDFSpace: Bool { self == 0 || self == 9 || self == 10 || self == 12 || self == 13 || self == 32 }

    var isPDFDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }

    /// Whether the byte belongs to a word: it is neither white space nor a delimiter.
    var isPDFRegular: Bool {
        switch self {
        case UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "["),
            UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "/"), UInt8(ascii: "%"):
            false
        default: !isPDFSpace
        }
    }

    fileprivate var hexDigit: UInt8? {
        switch self {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): self - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): self - UInt8(ascii: "a") + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): self - UInt8(ascii: "A") + 10
        default: nil
        }
    }
}
