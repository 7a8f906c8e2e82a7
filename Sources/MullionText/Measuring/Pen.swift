/// A pen that moves over scalars by their advance widths and the kerning between them, in font units.
struct Pen {
    /// Where the next glyph begins, before kerning.
    private(set) var position = 0
    /// The kerning class of the glyph before the pen.
    private(set) var leftClass = 0

    /// Moves over a glyph and returns where it begins, after kerning with the glyph before it.
    @inline(__always)
    mutating func move(over entry: GlyphTable.Entry, in glyphs: GlyphTable) -> Int {
        let start = position + glyphs.kerning(leftClass: leftClass, rightClass: entry.rightClass)
        position = start + entry.advance
        leftClass = entry.leftClass
        return start
    }

    /// Moves over a glyph whose kerning with the glyph before it is known.
    @inline(__always)
    mutating func move(over entry: GlyphTable.Entry, kerning: Int) {
        position += kerning + entry.advance
        leftClass = entry.leftClass
    }

    /// Moves over something that does not kern and returns where it begins.
    mutating func move(by advance: Int) -> Int {
        let start = position
        position += advance
        leftClass = 0
        return start
    }
}

extension FontMetrics {
    /// Moves a pen over any scalar and returns where its glyph begins.
    ///
    /// A tab is as wide as a space, forced breaks have no width, and a scalar without a glyph has `missingAdvance`.
    @inline(__always)
    func move(_ pen: inout Pen, over scalar: UInt32) -> Int {
        let entry = glyphs.entry(of: scalar)
        return entry.isMissing ? moveOverMissing(&pen, scalar) : pen.move(over: entry, in: glyphs)
    }

    /// The slow path of `move(_:over:)`.
    func moveOverMissing(_ pen: inout Pen, _ scalar: UInt32) -> Int {
        if scalar == 0x09 {
            let space = glyphs.entry(of: 0x20)
            return space.isMissing ? pen.move(by: missingAdvance) : pen.move(over: space, in: glyphs)
        }
        return pen.move(by: ScalarKind(of: scalar) == .forcedBreak || scalar == 0x200B ? 0 : missingAdvance)
    }

    /// The distance the pen moves over a whole string set on one line, in font units.
    ///
    /// Unlike the widths of ``MeasuredText`` this counts trailing spaces. Forced breaks have no width. Nothing is allocated.
    ///
    /// - Complexity: O(length).
    public func advanceWidth(of string: String) -> Int {
        var string = string
        return string.withUTF8 { bytes in
            var pen = Pen()
            var index = 0
            while index < bytes.count {
                index = glyphs.moveOverASCII(&pen, bytes, from: index, least: 0x20).end
                guard index < bytes.count else { break }
                let scalar = UTF8Decoding.scalar(in: bytes, at: index)
                _ = move(&pen, over: scalar.value)
                index += scalar.length
            }
            return pen.position
        }
    }
}
