/// Cuts a text of several spans into pieces and measures them in one pass, by the steps of ``PieceScanner``.
///
/// The line breaking automaton processes the whole text, so a border between spans neither adds nor removes a break
/// opportunity.
///
/// - Complexity: O(bytes).
struct SpanScanner {
    private(set) var builder: StretchBuilder
    private(set) var pieces: [SpanPiece] = []
    private(set) var scalarsStandAlone = true
    private(set) var diagnostics: TextDiagnostics?

    private let runs: [SpanContent.Run]
    private let bounds: [SpanContent.Bounds]
    private let automaton = LineBreakAutomaton.shared
    private let lineBreakClasses = LineBreakClasses.shared
    /// The index of the current span among those that are not empty.
    private var boundsIndex = 0
    private var state = LineBreakAutomaton.start
    /// The current piece; nil at the start of a paragraph.
    private var piece: SpanPiece?
    private var isAfterSoftHyphen = false

    init(runs: [SpanContent.Run], bounds: [SpanContent.Bounds]) {
        self.runs = runs
        self.bounds = bounds
        builder = StretchBuilder(runs: runs)
    }

    mutating func scan(_ bytes: UnsafeBufferPointer<UInt8>) {
        var index = 0
        while index < bytes.count { index = scanScalar(bytes, at: index) }
        endParagraph(at: index)
    }

    /// Scans a scalar; returns where the next begins.
    private mutating func scanScalar(_ bytes: UnsafeBufferPointer<UInt8>, at start: Int) -> Int {
        while bounds[boundsIndex].textEnd <= start { boundsIndex += 1 }
        let (scalar, length) = UTF8Decoding.scalar(in: bytes, at: start)
        var end = start + length
        var kind = lineBreakClasses[scalar]
        if kind.isForcedBreak {
            if scalar == 0x0D, end < bytes.count, bytes[end] == 0x0A { end += 1 }
            endParagraph(at: start)
            return end
        }
        if kind == .openPunctuation, lineBreakClasses.digitFollows(in: bytes, at: end) {
            kind = .openPunctuationBeforeDigit
        }
        let transition = automaton.transition(from: state, over: kind)
        state = transition.state
        note(scalar, kind, in: bytes, from: start, to: end)
        let position = builder.move(over: scalar, at: boundsIndex, bounds[boundsIndex], from: start, to: end)
        if piece == nil { piece = SpanPiece(textStart: start, textEnd: start, start: position, end: position) }
        if kind.isSpace {
            isAfterSoftHyphen = false
            return end
        }
        if transition.allowsBreak {
            piece!.endsWithSoftHyphen = isAfterSoftHyphen
            pieces.append(piece!)
            piece = SpanPiece(textStart: start, textEnd: start, start: position, end: position)
        }
        piece!.textEnd = end
        piece!.end = builder.end
        isAfterSoftHyphen = kind == .softHyphen
        return end
    }

    private mutating func endParagraph(at textEnd: Int) {
        if piece == nil {
            // An empty line has the font of the break that ends it, the last one that of the previous break.
            let position = builder.addEmptyStretch(at: boundsIndex, bounds[boundsIndex], textStart: textEnd)
            piece = SpanPiece(textStart: textEnd, textEnd: textEnd, start: position, end: position)
        }
        piece!.endsParagraph = true
        pieces.append(piece!)
        piece = nil
        builder.endParagraph()
        state = LineBreakAutomaton.start
        isAfterSoftHyphen = false
    }

    /// Records diagnostics of a scalar.
    private mutating func note(
        _ scalar: UInt32, _ kind: LineBreakClass, in bytes: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int
    ) {
        guard scalar >= 0x80 || !isKnown(scalar) else { return }
        if scalar >= 0x300, !CharacterBoundary.standsAlone(scalar), !kind.isSpace { scalarsStandAlone = false }
        if runs[bounds[boundsIndex].run].shape != nil { return }
        if !isKnown(scalar), !kind.isSpace, !CharacterBoundary.isInvisible(scalar) {
            if diagnostics == nil { diagnostics = TextDiagnostics() }
            diagnostics?.noteUnmatched(scalar)
        }
        if let need = UnshapedText.need(of: scalar, kind, in: bytes, at: start) {
            if diagnostics == nil { diagnostics = TextDiagnostics() }
            diagnostics?.noteUnshaped(from: need.start, to: end, need.reason)
        } else if start >= 3, bytes[start - 3] == 0xE2, bytes[start - 2] == 0x80, bytes[start - 1] == 0x8D {
            diagnostics?.extendJoined(from: start, to: end)
        }
    }

    private func isKnown(_ scalar: UInt32) -> Bool {
        !runs[bounds[boundsIndex].run].metrics.glyphs.entry(of: scalar).isMissing
    }
}
