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

    let pieces: UnsafeBufferPointer<TextPiece>
    /// The width of the hyphen that a soft hyphen becomes at the end of a line, in font units.
    let hyphenWidth: Int
    /// The maximum width of a line, in font units.
    let limit: Int
    /// Whether a piece that is wider than a line is cut; otherwise it overflows.
    let cutsPieces: Bool

    /// Calls `body` with each line, in order.
    ///
    /// - Parameter cut: Reports the full lines of a piece that is too wide, and returns the rest.
    @inline(__always)
    func forEachLine(_ body: (Line) -> Void, cut: (TextPiece) -> Line) {
        var index = 0
        while index < pieces.count {
            let first = pieces[index]
            var line = Line(textStart: first.textStart, textEnd: first.textEnd, width: first.width)
            if line.width > limit, cutsPieces { line = cut(first) }
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
}
