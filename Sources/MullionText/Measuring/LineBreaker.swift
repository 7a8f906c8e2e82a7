/// Wraps measured pieces into lines greedily: each line takes as many pieces as fit.
///
/// 1. Begin a line with the next piece.
/// 2. If that piece alone is wider than the limit, cut it between characters: each cut line takes as many as fit, and
///    the rest of the piece begins the line.
/// 3. Add pieces of the same paragraph while the line stays within the limit. It may end at a soft hyphen only if the
///    hyphen fits as well.
/// 4. Report the line, and continue with the next piece.
///
/// With the limit at least as wide as the widest character no line is wider than the limit. Wrapping again at the width
/// of the longest line gives the same lines: what did not fit the wider limit does not fit the narrower one.
///
/// Worked example, every character 10 wide, limit 50:
///
///     "to be elegantly"    ->  "to be" 50,  "elega" 50,  "ntly" 40
///     "an ele(soft)gant"   ->  "an" 20,  "ele-" 40,  "gant" 40
///
/// - Complexity: O(pieces), plus O(bytes) of the pieces that are cut.
struct LineBreaker {
    /// A line by UTF-8 offsets, with its width in font units.
    struct Line: Equatable {
        var textStart: Int
        var textEnd: Int
        var width: Int
        /// Whether a hyphen is shown after the text; its width is included.
        var endsWithHyphen = false
    }

    let string: String
    let pieces: UnsafeBufferPointer<TextPiece>
    let metrics: FontMetrics
    let scalarsStandAlone: Bool
    /// The width of the hyphen that a soft hyphen becomes at the end of a line, in font units.
    let hyphenWidth: Int
    let spacing: LetterSpacing
    /// The widths from a shaper, owned by the text.
    let shape: Unmanaged<TextShape>?
    /// The maximum width of a line, in font units.
    let limit: Int
    /// Whether a piece that is wider than a line is cut; otherwise it overflows.
    let cutsPieces: Bool

    /// Calls `body` with each line, in order.
    @inline(__always)
    func forEachLine(_ body: (Line) -> Void) {
        var index = 0
        while index < pieces.count {
            let first = pieces[index]
            var line = Line(textStart: first.textStart, textEnd: first.textEnd, width: first.width)
            if line.width > limit, cutsPieces { line = cut(first, body) }
            let last = lastPiece(ofLineFrom: index, penStart: first.penEnd - line.width)
            let piece = pieces[last]
            line.width += piece.penEnd - first.penEnd
            line.textEnd = piece.textEnd
            if piece.endsWithSoftHyphen, line.width <= limit - hyphenWidth {
                line.width += hyphenWidth
                line.endsWithHyphen = true
            }
            body(line)
            index = last + 1
        }
    }

    /// Returns the last piece that fits the line of a piece.
    ///
    /// A hyphen may not fit where the rest of the word does, so the pieces after one that does not fit are tried as
    /// well. The number of trials is limited, because pieces can have no width.
    @inline(__always)
    private func lastPiece(ofLineFrom first: Int, penStart: Int) -> Int {
        var (last, next) = (first, first)
        // The last piece of all ends a paragraph, so every other has a next one.
        while !pieces[next].endsParagraph, next - last < Self.hyphenTrials {
            next += 1
            let width = pieces[next].penEnd - penStart
            if width > limit { break }
            if !pieces[next].endsWithSoftHyphen || width <= limit - hyphenWidth { last = next }
        }
        return last
    }

    private static let hyphenTrials = 32

    /// Reports the full lines of a piece that is too wide, and returns the rest.
    @inline(never)
    private func cut(_ piece: TextPiece, _ body: (Line) -> Void) -> Line {
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
