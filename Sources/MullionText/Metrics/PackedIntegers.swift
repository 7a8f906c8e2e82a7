/// A stream of integers in the compact form in which tables are embedded: base64 of variable-length integers.
///
/// Each byte has seven bits, low bits first, and a high bit that is set if more follow; signed numbers are
/// zigzag-coded. Characters outside the alphabet are skipped, and reading past the end gives zeros.
struct PackedIntegers {
    private var bytes: [UInt8]
    private var position = 0

    init(base64 text: String) {
        bytes = []
        bytes.reserveCapacity(text.utf8.count / 4 * 3)
        var bits: UInt32 = 0
        var bitCount: UInt32 = 0
        for character in text.utf8 {
            guard let value = Self.value(ofBase64: character) else { continue }
            bits = (bits << 6 | UInt32(value)) & 0xFFFF
            bitCount += 6
            if bitCount >= 8 {
                bitCount -= 8
                bytes.append(UInt8(truncatingIfNeeded: bits >> bitCount))
            }
        }
    }

    /// Whether every number was read.
    var isAtEnd: Bool { position >= bytes.count }

    /// At most five groups of 7 bits, so that sums of a few numbers cannot overflow.
    mutating func unsigned() -> Int {
        var value = 0
        for shift in stride(from: 0, to: 35, by: 7) {
            guard position < bytes.count else { return value }
            let byte = bytes[position]
            position += 1
            value |= Int(byte & 0x7F) << shift
            if byte < 0x80 { break }
        }
        return value
    }

    mutating func signed() -> Int {
        let value = unsigned()
        return value & 1 == 0 ? value >> 1 : -(value >> 1) - 1
    }

    private static func value(ofBase64 character: UInt8) -> UInt8? {
        switch character {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): character - UInt8(ascii: "A")
        case UInt8(ascii: "a")...UInt8(ascii: "z"): character - UInt8(ascii: "a") + 26
        case UInt8(ascii: "0")...UInt8(ascii: "9"): character - UInt8(ascii: "0") + 52
        case UInt8(ascii: "+"): 62
        case UInt8(ascii: "/"): 63
        default: nil
        }
    }
}
