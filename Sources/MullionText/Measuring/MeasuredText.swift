import MullionGeometry

/// A string measured once, so that wrapping it at any width requires only arithmetic.
///
/// Lines break where Unicode Standard Annex 14, version 15.0, allows it: after spaces and most hyphens, between
/// ideographs, after the slashes of an address, never before closing punctuation. A soft hyphen is shown only where a
/// line ends at it. Words of Thai, Lao, Khmer, and Burmese would need a dictionary: their text breaks at spaces. If
/// nothing else fits, a word is cut between user-perceived characters, without a hyphen.
///
/// Spaces at the end of a line have no width, whether the line is wrapped, forced, or the last. A text with n forced
/// breaks has at least n + 1 lines, so the empty string has one empty line.
///
/// Three rules hold for every text, so that layouts can rely on them:
///
/// - No line is wider than ``minimumWidth`` or the given width, whichever is larger.
/// - At width 0, and at every width up to ``minimumWidth``, the text is ``minimumWidth`` wide; with negative letter
///   spacing at most that.
/// - Wrapping at the width of a result gives the same lines.
public struct MeasuredText: Sendable {
    // Immutable after `init`.
    nonisolated(unsafe) private let content: TextContent

    /// Measures a string with the given metrics at the font's size.
    ///
    /// The only allocation is the result, unless there are more than 42 words.
    ///
    /// - Complexity: O(length).
    public init(
        _ string: borrowing String, font: borrowing Font, metrics: borrowing FontMetrics,
        options: TextOptions = TextOptions()
    ) {
        content = PieceScanner.measure(string, font: font, metrics: metrics, letterSpacing: options.letterSpacing)
        self.options = options
    }

    /// Creates a measured text from a shaped string, at the font's size.
    ///
    /// - Complexity: O(length).
    public init(_ string: String, font: Font, shape: TextShape, options: TextOptions = TextOptions()) {
        content = PieceScanner.measure(string, font: font, shape: shape, letterSpacing: options.letterSpacing)
        self.options = options
    }

    /// Returns the text with different options, measured again only if the letter spacing differs.
    public func with(_ options: TextOptions) -> MeasuredText {
        guard options.letterSpacing == self.options.letterSpacing else {
            if let shape = header.pointee.diagnostics?.shape {
                return MeasuredText(string, font: font, shape: shape, options: options)
            }
            return MeasuredText(string, font: font, metrics: metrics, options: options)
        }
        var text = self
        text.options = options
        return text
    }

    /// The measurements, without the checks of reading a property of a class.
    @inline(__always) private var header: UnsafePointer<TextContent.Header> {
        content.withUnsafeMutablePointerToHeader { UnsafePointer($0) }
    }

    /// The options of the text.
    public private(set) var options: TextOptions

    /// The measured text.
    public var string: String { header.pointee.string }

    /// The font of the text.
    public var font: Font { header.pointee.font }

    /// The metrics used for measuring.
    public var metrics: FontMetrics { header.pointee.metrics }

    /// Whether ``unmatchedScalars``, ``unshapedText``, or ``substitutedFamily`` may have something to report; false for
    /// most texts.
    package var mayHaveReports: Bool {
        header.pointee.diagnostics != nil || header.pointee.metrics.family != header.pointee.font.wantedFamily
    }

    /// Scalars without a glyph in the metrics, each once, in order of appearance.
    ///
    /// They were measured with the width of the missing-glyph box. Line breaks, spaces and tabs are never listed.
    public var unmatchedScalars: [Unicode.Scalar] {
        header.pointee.diagnostics.map { $0.shape?.unmatchedScalars ?? $0.unmatchedScalars } ?? []
    }

    /// The parts of the string that need a shaper, whose widths are estimates; in order, without overlaps.
    ///
    /// They are measured scalar by scalar.
    ///
    /// - Complexity: O(number of parts).
    public var unshapedText: [UnshapedText] {
        (header.pointee.diagnostics?.unshaped ?? []).map {
            UnshapedText(range: string.range(fromUTF8Offset: $0.start, to: $0.end), reason: $0.reason)
        }
    }

    /// An estimate of the memory it holds in addition to its value, in bytes.
    var heapByteCount: Int {
        MemoryLayout<TextContent.Header>.stride + header.pointee.pieceCount * MemoryLayout<TextPiece>.stride
            + string.utf8.count + (header.pointee.diagnostics?.shape?.byteCount ?? 0)
    }

    /// The requested family, if the text was measured with the metrics of a different one. Case does not matter.
    public var substitutedFamily: String? {
        let wanted = font.wantedFamily
        return metrics.family == wanted || metrics.family.lowercased() == wanted.lowercased() ? nil : wanted
    }

    /// The width of the widest character in points: the minimum width of the text.
    ///
    /// Words limit it only if ``TextOptions/wrapping`` keeps them whole: then it is the width of the longest word, or
    /// of the longest paragraph. 0 for a text of spaces and breaks only.
    public var minimumWidth: CGFloat {
        switch options.wrapping {
        case .anywhere: points(header.pointee.minimumUnits)
        case .words: points(withCutter(for: 0) { $0.pieces.reduce(0) { max($0, $1.width) } })
        case .none: idealWidth
        }
    }

    /// The width of the longest paragraph in points: that of the text at unlimited width.
    public var idealWidth: CGFloat { points(header.pointee.idealUnits) }

    /// The height of one line in points, without the line spacing of the options.
    public var lineHeight: CGFloat {
        guard case .natural = options.lineHeight else { return line.height }
        return CGFloat(max(metrics.ascent + metrics.descent + metrics.lineGap, 0)) * pointsPerFontUnit
    }

    /// The distance from the top of the text to the first line's baseline, in points.
    public var firstBaseline: CGFloat {
        guard case .natural = options.lineHeight else { return line.ascent }
        return CGFloat(metrics.ascent) * pointsPerFontUnit
    }

    /// A line of a height that is not natural.
    private var line: LineMetrics {
        @inline(never) get { LineMetrics(metrics, size: font.size, lineHeight: options.lineHeight) }
    }

    private var pointsPerFontUnit: CGFloat { metrics.pointsPerUnit(atSize: font.size) }

    func points(_ units: Int) -> CGFloat { CGFloat(units) * header.pointee.pointsPerUnit }

    @inline(__always)
    func forEachLine(in width: CGFloat?, _ body: (LineBreaker.Line) -> Void) {
        // With a constant in each call, the usual one does without a check of every line.
        if case .anywhere = options.wrapping {
            forEachLine(in: width, cutsPieces: true, body)
        } else {
            forEachUnbrokenLine(in: width, body)
        }
    }

    @inline(never)
    private func forEachUnbrokenLine(in width: CGFloat?, _ body: (LineBreaker.Line) -> Void) {
        forEachLine(in: width, cutsPieces: false, body)
    }

    @inline(__always)
    private func forEachLine(in width: CGFloat?, cutsPieces: Bool, _ body: (LineBreaker.Line) -> Void) {
        let limit = limit(for: width)
        withPieces { pieces in
            let breaker = LineBreaker(
                pieces: pieces, hyphenWidth: header.pointee.hyphenUnits, limit: limit, cutsPieces: cutsPieces)
            breaker.forEachLine(body) { cutter(pieces, limit: limit).cut($0, body) }
        }
    }

    /// Returns the maximum width of a line in a width in points, in font units.
    @inline(__always)
    private func limit(for width: CGFloat?) -> Int {
        switch options.wrapping {
        case .anywhere: max(units(within: width), header.pointee.minimumUnits)
        case .words: units(within: width.map { $0 + TextOptions.wordTolerance })
        case .none: .max
        }
    }

    /// Calls a function with the characters of the text, for lines in a width in points.
    func withCutter<R>(for width: CGFloat?, _ body: (TextCutter) -> R) -> R {
        withPieces { body(cutter($0, limit: limit(for: width))) }
    }

    @inline(__always)
    private func withPieces<R>(_ body: (UnsafeBufferPointer<TextPiece>) -> R) -> R {
        content.withUnsafeMutablePointers { header, pieces in
            body(UnsafeBufferPointer(start: pieces, count: header.pointee.pieceCount))
        }
    }

    @inline(__always)
    private func cutter(_ pieces: UnsafeBufferPointer<TextPiece>, limit: Int) -> TextCutter {
        TextCutter(
            string: string, pieces: pieces, metrics: metrics, scalarsStandAlone: header.pointee.scalarsStandAlone,
            spacing: header.pointee.spacing, shape: header.pointee.diagnostics?.unmanagedShape, limit: limit)
    }

    /// Whether the text may contain soft hyphens.
    var hasSoftHyphens: Bool { header.pointee.hyphenUnits > 0 || options.letterSpacing < 0 }

    /// Returns the largest number of font units that is not wider than `width` once converted to points.
    ///
    /// The conversion is that of `points(_:)`, so that a text fits its own width.
    private func units(within width: CGFloat?) -> Int {
        let pointsPerUnit = header.pointee.pointsPerUnit
        guard let width, width < .infinity, pointsPerUnit > 0 else { return .max }
        guard width > 0 else { return 0 }
        let quotient = width / pointsPerUnit
        guard quotient < 1e15 else { return .max }
        var units = Int(quotient)
        if points(units + 1) <= width { units += 1 }
        if points(units) > width { units -= 1 }
        return units
    }
}
