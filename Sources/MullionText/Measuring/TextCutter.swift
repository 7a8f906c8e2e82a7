/// The characters of a measured text: cuts pieces between them, and measures them.
///
/// Separate from ``LineBreaker``, because most lines end between pieces, and to copy the text counts references.
struct TextCutter {
    let string: String
    let pieces: UnsafeBufferPointer<TextPiece>
    let metrics: FontMetrics
    let scalarsStandAlone: Bool
    let spacing: LetterSpacing
    /// The widths from a shaper, owned by the text.
    let shape: Unmanaged<TextShape>?
    /// The maximum width of a line, in font units.
    let limit: Int

    /// Reports the full lines of a piece that is too wide, and returns the rest.
    @inline(never)
    func cut(_ piece: TextPiece, _ body: (LineBreaker.Line) -> Void) -> LineBreaker.Line {
        var cutter = PieceCutter(piece: piece)
        forEachCharacter(from: piece.textStart, to: piece.textEnd) { bytes, start, end in
            let penStart = move(&cutter.pen, overCharacterIn: bytes, from: start, to: end)
            if let line = cutter.addCharacter(penStart: penStart, textEnd: end, limit: limit) { body(line) }
        }
        return cutter.rest
    }

    /// Returns the width in font units of the widest user-perceived character, spaces excluded.
    func widestCharacter() -> Int {
        var widest = 0
        for piece in pieces {
            forEachCharacter(from: piece.textStart, to: piece.textEnd) { bytes, start, end in
                var pen = Pen()
                _ = move(&pen, overCharacterIn: bytes, from: start, to: end)
                widest = max(widest, pen.position)
            }
        }
        return widest
    }

    /// Moves the pen over the scalars of one character and returns where the first of them begins.
    @inline(__always)
    func move(
        _ pen: inout Pen, overCharacterIn bytes: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int
    ) -> Int {
        let first = UTF8Decoding.scalar(in: bytes, at: start)
        let penStart = spacing.move(&pen, over: first.value, at: start, shapedAs: shape, in: metrics)
        var index = start + first.length
        while index < end {
            let scalar = UTF8Decoding.scalar(in: bytes, at: index)
            _ = spacing.move(&pen, over: scalar.value, at: index, shapedAs: shape, in: metrics)
            index += scalar.length
        }
        return penStart
    }

    /// Calls `body` with the text and the UTF-8 offsets of each user-perceived character between two offsets.
    @inline(__always)
    func forEachCharacter(
        from first: Int, to last: Int, _ body: (UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int) -> Void
    ) {
        TextCharacters(string: string, scalarsStandAlone: scalarsStandAlone).forEach(from: first, to: last, body)
    }

    /// Returns the text between two UTF-8 offsets.
    func text(from start: Int, to end: Int) -> Substring { string[string.range(fromUTF8Offset: start, to: end)] }
}

/// The state of cutting one piece into lines, character by character.
private struct PieceCutter {
    var pen = Pen()
    private var textEnd: Int
    private var penEnd = 0
    private var lineTextStart: Int
    private var linePenStart = 0

    init(piece: TextPiece) {
        textEnd = piece.textStart
        lineTextStart = piece.textStart
    }

    /// The text added since the last full line.
    var rest: LineBreaker.Line {
        LineBreaker.Line(textStart: lineTextStart, textEnd: textEnd, width: penEnd - linePenStart)
    }

    /// Adds the character over which the pen has just moved; returns the line if the character does not fit it.
    mutating func addCharacter(penStart: Int, textEnd end: Int, limit: Int) -> LineBreaker.Line? {
        var full: LineBreaker.Line?
        if pen.position - linePenStart > limit, textEnd > lineTextStart {
            full = rest
            lineTextStart = textEnd
            linePenStart = penStart
        }
        textEnd = end
        penEnd = pen.position
        return full
    }
}

extension String {
    /// Returns the range between two UTF-8 offsets, which must be scalar boundaries.
    func range(fromUTF8Offset start: Int, to end: Int) -> Range<String.Index> {
        let lower = utf8.index(startIndex, offsetBy: start)
        return lower..<utf8.index(lower, offsetBy: end - start)
    }
}
