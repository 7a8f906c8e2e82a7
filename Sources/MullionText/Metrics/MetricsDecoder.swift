/// Reads the compact form in which font metrics are embedded: base64 of variable-length integers.
///
/// `Scripts/make-dejavu-metrics.py`, which writes the numbers, describes their order. Damaged input does not stop the
/// program.
struct MetricsDecoder {
    private var numbers: PackedIntegers

    init(base64 text: String) { numbers = PackedIntegers(base64: text) }

    /// Reads metrics of the given family and weight from the rest of the stream.
    mutating func metrics(
        family: String, weight: Font.Weight, isItalic: Bool = false, fontClass: FontClass = .sansSerif
    ) -> FontMetrics {
        let unitsPerEm = numbers.unsigned()
        let ascent = numbers.signed()
        let descent = numbers.signed()
        let lineGap = numbers.signed()
        let missingAdvance = numbers.unsigned()
        let leftClasses = min(numbers.unsigned(), 256)
        let rightClasses = min(numbers.unsigned(), 256)
        var glyphs = GlyphTableBuilder(leftClasses: leftClasses, rightClasses: rightClasses)
        readEntries(into: &glyphs)
        readKerning(into: &glyphs, leftClasses: leftClasses, rightClasses: rightClasses)
        return FontMetrics(
            family: family, weight: weight, isItalic: isItalic, unitsPerEm: unitsPerEm, ascent: ascent,
            descent: -descent, lineGap: lineGap, missingAdvance: missingAdvance, glyphs: glyphs,
            fontClass: fontClass)
    }

    private mutating func readEntries(into glyphs: inout GlyphTableBuilder) {
        var scalar = 0
        for _ in 0..<min(numbers.unsigned(), 0x10000) {
            scalar += numbers.unsigned()
            let end = scalar + min(numbers.unsigned(), 0x10000)
            while scalar < end, !numbers.isAtEnd {
                let (number, left, right) = (numbers.unsigned(), numbers.unsigned(), numbers.unsigned())
                let last = scalar + (number % 2 == 1 ? min(numbers.unsigned(), 0x10000) : 0)
                while scalar <= last {
                    guard scalar <= 0xFFFF else { return }
                    glyphs.setGlyph(of: UInt32(scalar), advance: number / 2, leftClass: left, rightClass: right)
                    scalar += 1
                }
            }
        }
    }

    private mutating func readKerning(into glyphs: inout GlyphTableBuilder, leftClasses: Int, rightClasses: Int) {
        let columns = rightClasses - 1
        guard leftClasses > 1, columns > 0 else { return }
        var index = 0
        while index < (leftClasses - 1) * columns, !numbers.isAtEnd {
            let amount = numbers.signed()
            if amount == 0 {
                index += numbers.unsigned()
            } else {
                glyphs.setKerning(amount, leftClass: 1 + index / columns, rightClass: 1 + index % columns)
            }
            index += 1
        }
    }
}
