import MullionGeometry

/// Cuts a string into pieces and measures them in one pass over its bytes.
///
/// 1. Move the pen over each scalar.
/// 2. A space ends the piece; the next scalar that is not a space begins another.
/// 3. A forced break ends the piece and the paragraph, and puts the pen back to 0. Carriage return and line feed are one
///    break. A text with n forced breaks has n + 1 paragraphs, the last possibly empty.
///
/// - Complexity: O(bytes).
struct PieceScanner: ~Copyable {
    /// How many pieces are kept on the stack while they are found: one kibibyte of them.
    private static let lentPieceCount = 42

    // The caller holds the metrics; a scanner lives as long as one call.
    private unowned(unsafe) let metrics: FontMetrics
    private var buffer: PieceBuffer
    private var pen = Pen()
    private var piece = TextPiece()
    private var isInSpaces = false
    /// The widest single scalar that is not a space, in font units.
    private var widestScalar = 0
    /// The width of the longest paragraph, in font units.
    private var widestParagraph = 0
    private var scalarsStandAlone = true
    private var findings: TextFindings?

    private init(metrics: FontMetrics, buffer: consuming PieceBuffer) {
        self.metrics = metrics
        self.buffer = buffer
    }

    /// Measures a text.
    static func measure(_ string: String, font: Font, metrics: FontMetrics) -> TextContent {
        withUnsafeTemporaryAllocation(of: TextPiece.self, capacity: lentPieceCount) { lent in
            var scanner = PieceScanner(metrics: metrics, buffer: PieceBuffer(lent))
            if string.utf8.withContiguousStorageIfAvailable({ scanner.scan($0) }) == nil {
                var contiguous = string
                contiguous.withUTF8 { scanner.scan($0) }
            }
            return scanner.content(string, font)
        }
    }

    private borrowing func content(_ string: String, _ font: Font) -> TextContent {
        let pieces = buffer.pieces
        let minimum =
            scalarsStandAlone
            ? widestScalar
            : LineBreaker(string: string, pieces: pieces, metrics: metrics, scalarsStandAlone: false, limit: .max)
                .widestCharacter()
        return TextContent.make(
            TextContent.Header(
                string: string, font: font, metrics: metrics, findings: findings,
                scalarsStandAlone: scalarsStandAlone, pieceCount: pieces.count, minimumUnits: minimum,
                idealUnits: widestParagraph, pointsPerUnit: metrics.pointsPerUnit(atSize: font.size)),
            pieces)
    }

    /// The hot loop of measuring: it takes words and the spaces between them, and leaves the rest to `scanOther`.
    private mutating func scan(_ bytes: UnsafeBufferPointer<UInt8>) {
        // Pieces keep their place in 32 bits.
        precondition(bytes.count < UInt32.max, "a text of 4 GiB or more cannot be measured")
        let (entries, kerning) = (metrics.glyphs.entries, metrics.glyphs.kerning)
        var widest: UInt16 = 0
        var index = 0
        while index < bytes.count {
            // The first page has an entry for every byte; only those of ASCII are plain.
            var entry = entries[Int(bytes[index])]
            if entry.isPlain {
                var pen = pen
                let start = pen.move(over: entry, kerning: kerning)
                if isInSpaces { beginPiece(at: index, penStart: start) }
                repeat {
                    widest = max(widest, entry.advance)
                    index += 1
                    guard index < bytes.count else { break }
                    entry = entries[Int(bytes[index])]
                    guard entry.isPlain else { break }
                    _ = pen.move(over: entry, kerning: kerning)
                } while true
                piece.extend(toText: index, pen: pen.position)
                if index < bytes.count, bytes[index] == 0x20, !entry.isMissing {
                    _ = pen.move(over: entry, kerning: kerning)
                    isInSpaces = true
                    index += 1
                }
                self.pen = pen
            } else {
                index = scanOther(bytes, at: index)
            }
        }
        widestScalar = max(widestScalar, Int(widest))
        endParagraph(nextStart: index)
    }

    /// Scans one scalar of any kind; returns where the next begins.
    @inline(never)
    private mutating func scanOther(_ bytes: UnsafeBufferPointer<UInt8>, at start: Int) -> Int {
        let (scalar, length) = UTF8Decoding.scalar(in: bytes, at: start)
        var end = start + length
        switch ScalarKind(of: scalar) {
        case .content:
            let entry = metrics.glyphs.entry(of: scalar)
            let penStart: Int
            if entry.isMissing {
                penStart = metrics.moveOverMissing(&pen, scalar)
                noteUnmatched(scalar)
            } else {
                penStart = pen.move(over: entry, kerning: metrics.glyphs.kerning)
            }
            if isInSpaces { beginPiece(at: start, penStart: penStart) }
            widestScalar = max(widestScalar, pen.position - penStart)
            if scalar >= 0x300, !ScalarKind.standsAlone(scalar) { scalarsStandAlone = false }
            piece.extend(toText: end, pen: pen.position)
        case .space:
            _ = metrics.move(&pen, over: scalar)
            isInSpaces = true
        case .forcedBreak:
            if scalar == 0x0D, end < bytes.count, bytes[end] == 0x0A { end += 1 }
            endParagraph(nextStart: end)
        }
        return end
    }

    @inline(__always)
    private mutating func beginPiece(at textStart: Int, penStart: Int) {
        buffer.append(piece)
        piece = TextPiece(textStart: textStart, penStart: penStart)
        isInSpaces = false
    }

    private mutating func endParagraph(nextStart: Int) {
        piece.endsParagraph = true
        // A paragraph begins with the pen at 0.
        widestParagraph = max(widestParagraph, piece.penEnd)
        buffer.append(piece)
        pen = Pen()
        piece = TextPiece(textStart: nextStart, penStart: 0)
        isInSpaces = false
    }

    private mutating func noteUnmatched(_ scalar: UInt32) {
        if findings == nil { findings = TextFindings() }
        findings?.noteUnmatched(scalar)
    }
}
