/// Cuts a string into pieces and measures them in one pass over its bytes.
///
/// 1. Move the pen over each scalar.
/// 2. A space ends the piece; the next scalar that is not a space begins another.
/// 3. A forced break ends the piece and the paragraph, and puts the pen back to 0. Carriage return and line feed are one
///    break. A text with n forced breaks has n + 1 paragraphs, the last possibly empty.
///
/// - Complexity: O(bytes).
struct PieceScanner {
    private(set) var pieces: [TextPiece] = []
    /// The widest single scalar that is not a space, in font units.
    private(set) var widestScalar = 0
    /// Whether every scalar is a user-perceived character of its own.
    private(set) var scalarsStandAlone = true
    /// Scalars without a glyph, each once, in order of appearance.
    private(set) var unmatchedScalars: [Unicode.Scalar] = []

    private let metrics: FontMetrics
    private var knownUnmatched: Set<UInt32> = []
    private var pen = Pen()
    private var current = TextPiece(textStart: 0, textEnd: 0, penStart: 0, penEnd: 0, endsParagraph: false)
    private var isInSpaces = false

    init(metrics: FontMetrics) {
        self.metrics = metrics
    }

    mutating func scan(_ bytes: UnsafeBufferPointer<UInt8>) {
        pieces.reserveCapacity(bytes.count / 4 + 1)
        var index = 0
        while index < bytes.count {
            let (scalar, length) = UTF8Decoding.scalar(in: bytes, at: index)
            switch ScalarKind(of: scalar) {
            case .content:
                index = addContent(scalar, length: length, in: bytes, at: index)
            case .space:
                _ = metrics.move(&pen, over: scalar)
                isInSpaces = true
                index += length
            case .forcedBreak:
                index += length
                if scalar == 0x0D, index < bytes.count, bytes[index] == 0x0A { index += 1 }
                endParagraph(nextStart: index)
            }
        }
        endParagraph(nextStart: index)
    }

    /// Adds a scalar to the current piece, and with it the rest of a word as far as it is ASCII; returns where it ends.
    @inline(__always)
    private mutating func addContent(
        _ scalar: UInt32, length: Int, in bytes: UnsafeBufferPointer<UInt8>, at start: Int
    ) -> Int {
        let entry = metrics.glyphs.entry(of: scalar)
        let penStart: Int
        if entry.isMissing {
            penStart = metrics.moveOverMissing(&pen, scalar)
            noteUnmatched(scalar)
        } else {
            penStart = pen.move(over: entry, in: metrics.glyphs)
        }
        if isInSpaces {
            pieces.append(current)
            current.textStart = start
            current.penStart = penStart
            isInSpaces = false
        }
        widestScalar = max(widestScalar, pen.position - penStart)
        if scalar >= 0x300, !ScalarKind.standsAlone(scalar) { scalarsStandAlone = false }

        let rest = metrics.glyphs.moveOverASCII(&pen, bytes, from: start + length, least: 0x21)
        widestScalar = max(widestScalar, rest.widest)
        current.textEnd = rest.end
        current.penEnd = pen.position
        return rest.end
    }

    private mutating func endParagraph(nextStart: Int) {
        current.endsParagraph = true
        pieces.append(current)
        pen = Pen()
        current = TextPiece(textStart: nextStart, textEnd: nextStart, penStart: 0, penEnd: 0, endsParagraph: false)
        isInSpaces = false
    }

    private mutating func noteUnmatched(_ scalar: UInt32) {
        guard knownUnmatched.insert(scalar).inserted, let scalar = Unicode.Scalar(scalar) else { return }
        unmatchedScalars.append(scalar)
    }
}
