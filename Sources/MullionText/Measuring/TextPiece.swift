/// A stretch of text between two break opportunities, with the pen positions at its ends.
///
/// Pen positions are in font units from the start of the paragraph, including kerning, so a line made of pieces `i…j`
/// is `pieces[j].penEnd - pieces[i].penStart` wide, whatever the line width. Spaces at a break opportunity belong to no
/// piece; without spaces a piece ends where the next begins.
///
/// 24 bytes, because every word of every text has one.
struct TextPiece: ParagraphPiece, Equatable, Sendable {
    private var start: UInt32 = 0
    private var end: UInt32 = 0
    var penStart = 0
    /// The pen position shifted by two bits, and two flags.
    private var penEndAndFlags = 0

    private static let paragraphFlag = 1
    private static let hyphenFlag = 2

    init() {}

    /// Creates an empty piece at a UTF-8 offset.
    init(textStart: Int, penStart: Int) {
        start = UInt32(truncatingIfNeeded: textStart)
        end = start
        self.penStart = penStart
        penEndAndFlags = penStart << 2
    }

    /// The UTF-8 offset of the first byte.
    @inline(__always) var textStart: Int { Int(start) }

    /// The UTF-8 offset after the last byte; equal to `textStart` for an empty paragraph or one that begins with
    /// spaces.
    @inline(__always) var textEnd: Int { Int(end) }

    @inline(__always) var penEnd: Int { penEndAndFlags >> 2 }

    @inline(__always) var width: Int { penEnd - penStart }

    /// Whether a forced break or the end of the text follows.
    @inline(__always) var endsParagraph: Bool { penEndAndFlags & Self.paragraphFlag != 0 }

    /// Whether a hyphen is shown if the line ends here.
    @inline(__always) var endsWithSoftHyphen: Bool { penEndAndFlags & Self.hyphenFlag != 0 }

    mutating func endParagraph() { penEndAndFlags |= Self.paragraphFlag }

    mutating func endWithSoftHyphen() { penEndAndFlags |= Self.hyphenFlag }

    /// Extends the piece to a UTF-8 offset and a pen position.
    @inline(__always)
    mutating func extend(toText textEnd: Int, pen: Int) {
        end = UInt32(truncatingIfNeeded: textEnd)
        penEndAndFlags = pen << 2
    }
}

/// A piece of a text of one font or of several.
protocol ParagraphPiece {
    /// UTF-8 offset of the first byte.
    var textStart: Int { get }
    /// UTF-8 offset after the last byte.
    var textEnd: Int { get }
    /// Whether a forced break or the end of the text follows.
    var endsParagraph: Bool { get }
}

extension Sequence where Element: ParagraphPiece {
    /// The UTF-8 offsets of the paragraph of a line that begins at an offset, without the spaces after it.
    ///
    /// - Complexity: O(pieces).
    func paragraph(at textStart: Int) -> Range<Int> {
        var start: Int?
        for piece in self {
            start = start ?? piece.textStart
            guard piece.endsParagraph else { continue }
            if piece.textEnd >= textStart { return start!..<piece.textEnd }
            start = nil
        }
        return textStart..<textStart
    }
}
