import MullionGeometry

/// A string measured once, so that wrapping it at any width afterwards is arithmetic only.
///
/// Lines break where Unicode Standard Annex 14 allows it, version 15.0: after spaces and most hyphens, between ideographs,
/// after the slashes of an address, never before closing punctuation. A soft hyphen is shown where a line ends at it, and
/// only there. Words of Thai, Lao, Khmer and Burmese would need a dictionary: their text breaks at spaces. Where nothing
/// else fits, a word is cut between user-perceived characters, without a hyphen.
///
/// Spaces at the end of a line have no width, whether the line was wrapped, forced or is the last. A text with n forced
/// breaks has at least n + 1 lines, so the empty string has one empty line.
///
/// Three rules hold for every text, so that layouts can rely on them:
///
/// - No line is wider than ``minimumWidth`` or the width asked for, whichever is larger.
/// - The answer at width 0, and at every width up to ``minimumWidth``, is ``minimumWidth`` wide.
/// - Asking again with the width of the answer gives the same lines.
public struct MeasuredText: Sendable {
    // Written once, while it is made, and never again.
    nonisolated(unsafe) private let content: TextContent

    /// Measures a string with the given metrics at the font's size.
    ///
    /// The only allocation is that of the answer, unless there are more than 42 words.
    ///
    /// - Complexity: O(length).
    public init(_ string: borrowing String, font: borrowing Font, metrics: borrowing FontMetrics) {
        content = PieceScanner.measure(string, font: font, metrics: metrics)
    }

    /// The text that was measured.
    public var string: String { content.header.string }

    /// The font it was measured for.
    public var font: Font { content.header.font }

    /// The metrics it was measured with.
    public var metrics: FontMetrics { content.header.metrics }

    /// Scalars without a glyph in the metrics, each once, in order of appearance.
    ///
    /// They were measured with the width of the missing-glyph box. Line breaks, spaces and tabs are never listed.
    public var unmatchedScalars: [Unicode.Scalar] { content.header.findings?.unmatchedScalars ?? [] }

    /// An estimate of the memory it holds beside itself, in bytes.
    var heapByteCount: Int {
        MemoryLayout<TextContent.Header>.stride + content.header.pieceCount * MemoryLayout<TextPiece>.stride
            + string.utf8.count
    }

    /// The family that was asked for, if the text was measured with another one's metrics.
    public var substitutedFamily: String? {
        metrics.family == font.family ? nil : font.family
    }

    /// The width of the widest character in points: the least width the text can have.
    ///
    /// Words do not limit it, as they break where they must. 0 for a text of spaces and breaks only.
    public var minimumWidth: CGFloat { points(content.header.minimumUnits) }

    /// The width of the longest paragraph in points: that of the text at unlimited width.
    public var idealWidth: CGFloat { points(content.header.idealUnits) }

    /// The distance from one baseline to the next in points: ascent, descent and line gap.
    public var lineHeight: CGFloat { points(max(metrics.ascent + metrics.descent + metrics.lineGap, 0)) }

    /// The distance from the top of the text down to the first line's baseline, in points.
    public var firstBaseline: CGFloat { points(metrics.ascent) }

    /// The lines of the text wrapped in a width in points, from top to bottom, at least one.
    ///
    /// Nil, infinity and NaN mean unlimited; widths below ``minimumWidth`` count as that.
    ///
    /// - Complexity: O(words), plus O(length) of the words that have to be broken.
    public func lines(in width: CGFloat? = nil) -> [TextLine] {
        var lines: [TextLine] = []
        forEachLine(in: width) { line in
            let range = string.range(fromUTF8Offset: line.textStart, to: line.textEnd)
            lines.append(TextLine(range: range, width: points(line.width), endsWithHyphen: line.endsWithHyphen))
        }
        return lines
    }

    /// What is drawn for a line of this text: its part of the string without soft hyphens, and the hyphen it may end with.
    ///
    /// - Complexity: O(length of the line).
    public func displayText(of line: TextLine) -> String {
        var text = String(string[line.range])
        if content.header.hyphenUnits > 0 { text.unicodeScalars.removeAll { $0 == "\u{AD}" } }
        if line.endsWithHyphen { text.unicodeScalars.append(metrics.hyphen) }
        return text
    }

    /// The size in points of the text wrapped in a width in points.
    ///
    /// A limit on the number of lines (at least 1; nil = none) shortens the height only: the width is that of the longest of
    /// all lines, so that it does not depend on the height. Nothing is allocated.
    ///
    /// - Complexity: as ``lines(in:)``.
    public func size(width: CGFloat? = nil, maximumLines: Int? = nil) -> CGSize {
        extent(width: width, maximumLines: maximumLines).size
    }

    /// The size, line counts and baselines of the text wrapped in a width in points.
    ///
    /// Rules, limits and complexity are those of ``size(width:maximumLines:)``.
    public func extent(width: CGFloat? = nil, maximumLines: Int? = nil) -> TextExtent {
        var lineCount = 0
        var longest = 0
        forEachLine(in: width) { line in
            lineCount += 1
            longest = max(longest, line.width)
        }
        let shown = min(lineCount, max(maximumLines ?? lineCount, 1))
        return TextExtent(
            size: CGSize(width: points(longest), height: lineHeight * CGFloat(shown)), lineCount: shown,
            omittedLineCount: lineCount - shown, firstBaseline: firstBaseline,
            lastBaseline: firstBaseline + lineHeight * CGFloat(shown - 1))
    }

    private func points(_ units: Int) -> CGFloat {
        CGFloat(units) * content.header.pointsPerUnit
    }

    @inline(__always)
    private func forEachLine(in width: CGFloat?, _ body: (LineBreaker.Line) -> Void) {
        content.withUnsafeMutablePointers { header, pieces in
            let limit = max(units(within: width), header.pointee.minimumUnits)
            LineBreaker(
                string: header.pointee.string,
                pieces: UnsafeBufferPointer(start: pieces, count: header.pointee.pieceCount),
                metrics: header.pointee.metrics, scalarsStandAlone: header.pointee.scalarsStandAlone,
                hyphenWidth: header.pointee.hyphenUnits, limit: limit
            ).forEachLine(body)
        }
    }

    /// The largest number of font units that is not wider than `width` once converted to points.
    ///
    /// The conversion is the one `points(_:)` does, so that a text fits the very width it has answered.
    private func units(within width: CGFloat?) -> Int {
        let pointsPerUnit = content.header.pointsPerUnit
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
