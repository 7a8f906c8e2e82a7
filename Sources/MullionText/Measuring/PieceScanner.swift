import MullionGeometry

/// Cuts a string into pieces and measures them in one pass over its bytes.
///
/// 1. Move the pen over each scalar, and the automaton of line breaking over its class.
/// 2. Where a line may break, a scalar that is not a space ends the piece and begins a new one. Spaces extend no piece.
/// 3. A forced break ends the piece and the paragraph, and resets the pen to 0. Carriage return and line feed are one
///    break. A text with n forced breaks has n + 1 paragraphs, the last possibly empty.
///
/// - Complexity: O(bytes).
struct PieceScanner: ~Copyable {
    /// The number of pieces kept on the stack: one kibibyte.
    private static let lentPieceCount = 42

    // The caller holds the metrics until its call returns. A scanner does not outlive that call, so it need not retain
    // them.
    private unowned(unsafe) let metrics: FontMetrics
    private let glyphs: GlyphTable
    private let automaton: LineBreakAutomaton
    private let lineBreakClasses: LineBreakClasses
    private let spacing: LetterSpacing
    private var buffer: PieceBuffer
    private var pen = Pen()
    private var piece = TextPiece()
    private var state = LineBreakAutomaton.start
    /// The widest of the spaces since the piece's end: they count if the piece continues after them.
    private var pendingSpace = 0
    private var isAfterSoftHyphen = false
    private var hyphenWidth = 0
    /// The widest single scalar that is not a space at a break opportunity, in font units.
    private var widestScalar = 0
    /// The width of the longest paragraph, in font units.
    private var widestParagraph = 0
    private var scalarsStandAlone = true
    private var diagnostics: TextDiagnostics?
    /// Whether the text is shaped: stored, because asking the diagnostics costs a call for each scalar.
    private var isShaped = false

    private init(metrics: FontMetrics, spacing: LetterSpacing, buffer: consuming PieceBuffer) {
        self.metrics = metrics
        glyphs = metrics.glyphs
        automaton = metrics.automaton
        lineBreakClasses = metrics.lineBreakClasses
        self.spacing = spacing
        self.buffer = buffer
    }

    /// Measures a text.
    static func measure(_ string: String, font: Font, metrics: FontMetrics, letterSpacing: CGFloat) -> TextContent {
        measure(string, font, metrics, letterSpacing, nil)
    }

    /// Measures a shaped text.
    static func measure(_ string: String, font: Font, shape: TextShape, letterSpacing: CGFloat) -> TextContent {
        // A shaped text has no further diagnostics.
        measure(string, font, shape.metrics, letterSpacing, TextDiagnostics(shape: shape))
    }

    @inline(__always)
    private static func measure(
        _ string: String, _ font: Font, _ metrics: FontMetrics, _ letterSpacing: CGFloat,
        _ diagnostics: TextDiagnostics?
    ) -> TextContent {
        let fontUnit = metrics.pointsPerUnit(atSize: font.size)
        var spacing = letterSpacing == 0 ? .none : LetterSpacing(points: letterSpacing, pointsPerUnit: fontUnit)
        // The fast path does not handle shapes.
        if diagnostics != nil, spacing == .none { spacing = .fine }
        return withUnsafeTemporaryAllocation(of: TextPiece.self, capacity: lentPieceCount) { lent in
            var scanner = PieceScanner(metrics: metrics, spacing: spacing, buffer: PieceBuffer(lent))
            if let diagnostics {
                scanner.diagnostics = diagnostics
                scanner.isShaped = true
            }
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
            : TextCutter(
                string: string, pieces: pieces, metrics: metrics, scalarsStandAlone: false, spacing: spacing,
                shape: isShaped ? diagnostics?.unmanagedShape : nil, limit: .max
            ).widestCharacter()
        return TextContent.make(pieces) {
            TextContent.Header(
                string: string, font: font, metrics: metrics, diagnostics: diagnostics,
                scalarsStandAlone: scalarsStandAlone, pieceCount: pieces.count, minimumUnits: minimum,
                idealUnits: widestParagraph, hyphenUnits: hyphenWidth, spacing: spacing,
                pointsPerUnit: metrics.pointsPerUnit(atSize: font.size) / CGFloat(spacing.scale))
        }
    }

    /// The hot loop of measuring: it takes runs of ASCII letters and digits and single spaces after them, with its
    /// state in registers, and leaves the rest to `scanOther`. Lines never break between two letters or digits, and
    /// always may between a space after one and the next one.
    private mutating func scan(_ bytes: UnsafeBufferPointer<UInt8>) {
        // Pieces store their offsets in 32 bits.
        precondition(bytes.count < UInt32.max, "a text of 4 GiB or more cannot be measured")
        let (entries, kerning) = (glyphs.entries, glyphs.kerning)
        if spacing != .none { return scanSlowly(bytes) }
        var (pen, piece) = (pen.table, piece)
        var widest: UInt16 = 0
        var isAfterWordAndSpace = false
        var index = 0
        while index < bytes.count {
            // The first page has an entry for each byte; only those of ASCII are plain.
            var entry = entries[Int(bytes[index])]
            guard entry.isPlain else {
                self.pen.table = pen
                self.piece = piece
                if isAfterWordAndSpace { noteSpace(behind: bytes[index - 2], width: entries[0x20].advance) }
                if metrics.hasPairKerning, isAfterWordAndSpace || index > 0 && entries[Int(bytes[index - 1])].isPlain {
                    noteGlyph(of: bytes[index - 1])
                }
                index = scanOther(bytes, at: index)
                isAfterWordAndSpace = false
                pen = self.pen.table
                piece = self.piece
                continue
            }
            let start = pen.move(over: entry, kerning: kerning)
            if isAfterWordAndSpace {
                buffer.append(piece)
                piece = TextPiece(textStart: index, penStart: start)
            } else if state != LineBreakAutomaton.start {
                self.piece = piece
                pen.position &+= beginRun(bytes[index], at: index, penStart: start)
                piece = self.piece
            }
            repeat {
                if entry.advance > widest { widest = entry.advance }
                index &+= 1
                guard index < bytes.count else { break }
                entry = entries[Int(bytes[index])]
                guard entry.isPlain else { break }
                _ = pen.move(over: entry, kerning: kerning)
            } while true
            piece.extend(toText: index, pen: pen.position)
            isAfterWordAndSpace = index < bytes.count && bytes[index] == 0x20 && !entry.isMissing
            if isAfterWordAndSpace {
                _ = pen.move(over: entry, kerning: kerning)
                index &+= 1
            } else {
                state = automaton.state(behind: bytes[index - 1])
            }
        }
        widestScalar = max(widestScalar, Int(widest))
        finishParagraph(&piece)
    }

    /// Scans text with letter spacing or a shape.
    private mutating func scanSlowly(_ bytes: UnsafeBufferPointer<UInt8>) {
        var index = 0
        while index < bytes.count { index = scanOther(bytes, at: index) }
        endParagraph(nextStart: index)
    }

    /// Records a space that the hot loop took after a letter or digit.
    private mutating func noteSpace(behind byte: UInt8, width: UInt16) {
        state = automaton.transition(from: automaton.state(behind: byte), over: .space).state
        pendingSpace = Int(width)
        isAfterSoftHyphen = false
    }

    /// Records the glyph before the pen, which the hot loop does not.
    private mutating func noteGlyph(of byte: UInt8) {
        pen.glyph = glyphs.glyphNumber(of: UInt32(byte))
        pen.table.leftRow = 0
        pen.script = PairKerning.Script.of(UInt32(byte)) ?? pen.script
    }

    /// Returns the kerning between a glyph that `scanOther` moved over and an ASCII letter or digit.
    @inline(never)
    private func pairKerning(before byte: UInt8) -> Int {
        guard let kerning = metrics.pairKerning else { return 0 }
        let script = PairKerning.Script.of(UInt32(byte)) ?? pen.script
        return kerning.amount(pen.glyph, glyphs.glyphNumber(of: UInt32(byte)), script)
    }

    /// Begins a run of letters and digits after anything else; returns the kerning that the table does not include.
    private mutating func beginRun(_ byte: UInt8, at index: Int, penStart: Int) -> Int {
        // Only the kerning of font files uses the glyph before the pen.
        let amount = pen.glyph == 0 ? 0 : pairKerning(before: byte)
        let kind = byte < 0x3A ? LineBreakClass.digit : .letter
        if automaton.transition(from: state, over: kind).allowsBreak {
            beginPiece(at: index, penStart: penStart + amount)
        } else {
            keepPendingSpaces()
        }
        isAfterSoftHyphen = false
        return amount
    }

    /// Scans a scalar of any kind; returns where the next begins.
    @inline(never)
    private mutating func scanOther(_ bytes: UnsafeBufferPointer<UInt8>, at start: Int) -> Int {
        let (scalar, length) = UTF8Decoding.scalar(in: bytes, at: start)
        var end = start + length
        var kind = lineBreakClasses[scalar]
        if kind.isForcedBreak {
            if scalar == 0x0D, end < bytes.count, bytes[end] == 0x0A { end += 1 }
            endParagraph(nextStart: end)
            return end
        }
        if kind == .openPunctuation, lineBreakClasses.digitFollows(in: bytes, at: end) {
            kind = .openPunctuationBeforeDigit
        }
        let transition = automaton.transition(from: state, over: kind)
        state = transition.state
        let penStart = move(over: scalar, kind, at: start)
        if scalar >= 0x600 || diagnostics != nil {
            noteShaping(of: scalar, kind, in: bytes, from: start, to: end)
        }
        if kind.isSpace {
            pendingSpace = max(pendingSpace, pen.position - penStart)
            isAfterSoftHyphen = false
            return end
        }
        if kind == .softHyphen {
            hyphenWidth = max(metrics.advance(of: metrics.hyphen) * spacing.scale + spacing.amount, 0)
        }
        if transition.allowsBreak {
            beginPiece(at: start, penStart: penStart)
        } else {
            keepPendingSpaces()
        }
        widestScalar = max(widestScalar, pen.position - penStart)
        piece.extend(toText: end, pen: pen.position)
        isAfterSoftHyphen = kind == .softHyphen
        return end
    }

    /// Moves the pen, and records diagnostics; returns where the glyph begins.
    private mutating func move(over scalar: UInt32, _ kind: LineBreakClass, at offset: Int) -> Int {
        if scalar >= 0x300, !CharacterBoundary.standsAlone(scalar), !kind.isSpace { scalarsStandAlone = false }
        let entry = glyphs.entry(of: scalar)
        if !entry.isMissing, spacing == .none, !metrics.hasPairKerning {
            return pen.table.move(over: entry, kerning: glyphs.kerning)
        }
        if isShaped { return moveShaped(at: offset) }
        if entry.isMissing, !kind.isSpace, !CharacterBoundary.isInvisible(scalar) { noteUnmatched(scalar) }
        return spacing.move(&pen, over: scalar, in: metrics)
    }

    /// Moves the pen over a shaped scalar.
    @inline(never)
    private mutating func moveShaped(at offset: Int) -> Int {
        guard let shape = diagnostics?.shape else { return pen.position }
        return spacing.move(&pen, at: offset, shapedAs: shape)
    }

    @inline(__always)
    private mutating func beginPiece(at textStart: Int, penStart: Int) {
        if isAfterSoftHyphen { piece.endWithSoftHyphen() }
        buffer.append(piece)
        piece = TextPiece(textStart: textStart, penStart: penStart)
        pendingSpace = 0
    }

    /// Spaces inside a piece can be alone on a line if the piece is cut.
    private mutating func keepPendingSpaces() {
        widestScalar = max(widestScalar, pendingSpace)
        pendingSpace = 0
    }

    private mutating func endParagraph(nextStart: Int) {
        var last = piece
        finishParagraph(&last)
        pen = Pen()
        piece = TextPiece(textStart: nextStart, penStart: 0)
        pendingSpace = 0
        isAfterSoftHyphen = false
        state = LineBreakAutomaton.start
    }

    @inline(__always)
    private mutating func finishParagraph(_ piece: inout TextPiece) {
        piece.endParagraph()
        // The pen of a paragraph begins at 0.
        widestParagraph = max(widestParagraph, piece.penEnd)
        buffer.append(piece)
    }

    private mutating func noteShaping(
        of scalar: UInt32, _ kind: LineBreakClass, in bytes: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int
    ) {
        if isShaped { return }
        if let need = UnshapedText.need(of: scalar, kind, in: bytes, at: start) {
            if diagnostics == nil { diagnostics = TextDiagnostics() }
            diagnostics?.noteUnshaped(from: need.start, to: end, need.reason)
        } else if let diagnostics, start >= 3, bytes[start - 3] == 0xE2, bytes[start - 2] == 0x80,
            bytes[start - 1] == 0x8D
        {
            // The scalar after a zero width joiner belongs to the same emoji.
            diagnostics.extendJoined(from: start, to: end)
        }
    }

    private mutating func noteUnmatched(_ scalar: UInt32) {
        if diagnostics == nil { diagnostics = TextDiagnostics() }
        diagnostics?.noteUnmatched(scalar)
    }
}
