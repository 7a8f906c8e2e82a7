/// A pen that moves over glyphs by their advance widths and the kerning of a table, in font units.
struct TablePen {
    /// Where the next glyph begins, before kerning.
    var position = 0
    /// The row of the glyph before the pen in the kerning matrix.
    var leftRow = 0

    /// Moves over a glyph and returns where it begins, after kerning with the glyph before it.
    @inline(__always)
    mutating func move(over entry: GlyphTable.Entry, kerning: UnsafePointer<Int16>) -> Int {
        // Sums of 16-bit numbers, one for each byte of a text, do not overflow.
        let start = position &+ Int(kerning[leftRow &+ Int(entry.rightClass)])
        position = start &+ Int(entry.advance)
        leftRow = Int(entry.leftRow)
        return start
    }
}

/// A pen that moves over any scalars.
struct Pen {
    var table = TablePen()
    /// The glyph before the pen and the script of the text so far: only for the kerning of font files.
    var glyph: UInt16 = 0
    var script = PairKerning.Script.common
    /// The room kept before the next character, and the width of the previous one: only for letter spacing.
    var room = 0
    var lastAdvance = 0

    /// Where the next glyph begins, before kerning.
    @inline(__always) var position: Int {
        get { table.position }
        set { table.position = newValue }
    }

    /// Moves over something without kerning and returns where it begins.
    mutating func move(by advance: Int) -> Int {
        let start = position
        position += advance
        table.leftRow = 0
        glyph = 0
        return start
    }
}

extension FontMetrics {
    /// Moves a pen over any scalar and returns where its glyph begins.
    ///
    /// A tab is as wide as a space. Of scalars without a glyph, breaks and invisible ones such as the soft hyphen have
    /// no width, all others `missingAdvance`.
    @inline(__always)
    func move(_ pen: inout Pen, over scalar: UInt32) -> Int {
        let entry = glyphs.entry(of: scalar)
        if entry.isMissing { return moveOverMissing(&pen, scalar) }
        if hasPairKerning { return moveByPairs(&pen, over: scalar, entry) }
        return pen.table.move(over: entry, kerning: glyphs.kerning)
    }

    /// Moves a pen over a glyph of a font file.
    @inline(never)
    private func moveByPairs(_ pen: inout Pen, over scalar: UInt32, _ entry: GlyphTable.Entry) -> Int {
        guard let kerning = pairKerning else { return pen.move(by: Int(entry.advance)) }
        let glyph = glyphs.glyphNumber(of: scalar)
        pen.script = PairKerning.Script.of(scalar) ?? pen.script
        let start = pen.position + (pen.glyph == 0 ? 0 : kerning.amount(pen.glyph, glyph, pen.script))
        pen.position = start + Int(entry.advance)
        pen.glyph = glyph
        // The table has no kerning of this glyph with the next.
        pen.table.leftRow = 0
        return start
    }

    /// The slow path of `move(_:over:)`.
    func moveOverMissing(_ pen: inout Pen, _ scalar: UInt32) -> Int {
        if scalar == 0x09 {
            return glyphs.entry(of: 0x20).isMissing ? pen.move(by: missingAdvance) : move(&pen, over: 0x20)
        }
        let isInvisible = CharacterBoundary.isInvisible(scalar) || lineBreakClasses[scalar].isForcedBreak
        return pen.move(by: isInvisible ? 0 : missingAdvance)
    }

    /// Returns the distance that the pen moves over a whole string on one line, in font units.
    ///
    /// Unlike the widths of ``MeasuredText``, this includes trailing spaces. Forced breaks have no width. Nothing is
    /// allocated.
    ///
    /// - Complexity: O(length).
    public func advanceWidth(of string: String) -> Int {
        var string = string
        return string.withUTF8 { bytes in
            let (entries, kerning) = (glyphs.entries, glyphs.kerning)
            var pen = Pen()
            var index = 0
            while index < bytes.count {
                let byte = bytes[index]
                // A byte from 0x80 on is only a part of a scalar.
                let entry = byte < 0x80 && !hasPairKerning ? entries[Int(byte)] : .missing
                if entry.isMissing {
                    let scalar = UTF8Decoding.scalar(in: bytes, at: index)
                    _ = move(&pen, over: scalar.value)
                    index += scalar.length
                } else {
                    _ = pen.table.move(over: entry, kerning: kerning)
                    index += 1
                }
            }
            return pen.position
        }
    }
}
