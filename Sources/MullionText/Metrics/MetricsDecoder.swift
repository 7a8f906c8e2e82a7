/// Reads the compact form in which font metrics are embedded: base64 of variable-length integers.
///
/// The order of the numbers is described in `Scripts/make-dejavu-metrics.py`, which writes them. Damaged input never traps:
/// characters outside the alphabet are skipped, and reading past the end gives zeros.
struct MetricsDecoder {
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

    /// Metrics of the given family and weight from the rest of the stream.
    mutating func metrics(family: String, weight: Font.Weight) -> FontMetrics {
        let unitsPerEm = unsigned()
        let ascent = signed()
        let descent = signed()
        let lineGap = signed()
        let missingAdvance = unsigned()
        let leftClasses = min(unsigned(), 256)
        let rightClasses = min(unsigned(), 256)
        var glyphs = GlyphTableBuilder(leftClasses: leftClasses, rightClasses: rightClasses)
        readEntries(into: &glyphs)
        readKerning(into: &glyphs, leftClasses: leftClasses, rightClasses: rightClasses)
        return FontMetrics(
            family: family, weight: weight, unitsPerEm: unitsPerEm, ascent: ascent, descent: -descent, lineGap: lineGap,
            missingAdvance: missingAdvance, glyphs: glyphs.build())
    }

    private mutating func readEntries(into glyphs: inout GlyphTableBuilder) {
        var scalar = 0
        for _ in 0..<min(unsigned(), 0x10000) {
            scalar += unsigned()
            for _ in 0..<min(unsigned(), 0x10000) {
                guard scalar <= 0xFFFF, position < bytes.count else { return }
                glyphs.setGlyph(
                    of: UInt32(scalar), advance: unsigned(), leftClass: unsigned(), rightClass: unsigned())
                scalar += 1
            }
        }
    }

    private mutating func readKerning(into glyphs: inout GlyphTableBuilder, leftClasses: Int, rightClasses: Int) {
        let columns = rightClasses - 1
        guard leftClasses > 1, columns > 0 else { return }
        var index = 0
        while index < (leftClasses - 1) * columns, position < bytes.count {
            let amount = signed()
            if amount == 0 {
                index += unsigned()
            } else {
                glyphs.setKerning(amount, leftClass: 1 + index / columns, rightClass: 1 + index % columns)
            }
            index += 1
        }
    }

    /// At most five groups of 7 bits, so that sums of a few numbers cannot overflow.
    private mutating func unsigned() -> Int {
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

    private mutating func signed() -> Int {
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
