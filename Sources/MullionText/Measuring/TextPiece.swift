/// A stretch of text between two break opportunities, and where the pen is at its ends.
///
/// Pen positions are in font units from the start of the paragraph, kerning included, so a line made of pieces `i…j` is
/// `pieces[j].penEnd - pieces[i].penStart` wide whatever the line width is. Spaces belong to no piece.
struct TextPiece: Equatable, Sendable {
    /// UTF-8 offset of the first byte.
    var textStart: Int
    /// UTF-8 offset after the last byte; equal to `textStart` for an empty paragraph or one that begins with spaces.
    var textEnd: Int
    var penStart: Int
    var penEnd: Int
    /// Whether a forced break or the end of the text follows.
    var endsParagraph: Bool

    @inline(__always) var width: Int { penEnd - penStart }
}
