/// Truncates the last line shown, so that it represents all the remaining text.
///
/// 1. Walk over the characters from the start of the line to the end of its paragraph, from which the head is taken,
///    and over those of the text's last paragraph, from which the tail is taken.
/// 2. Take as many characters as fit with the ellipsis: a head alone, a tail alone, or one of the head and one of the
///    tail alternately. Neither ends in a space at the ellipsis.
/// 3. Join them. The ellipsis is measured with the kerning on both sides.
///
/// If the ellipsis alone is wider than the line, it is omitted.
///
/// Worked example, every character 10 wide, an ellipsis of three full stops, limit 80, "to be or not" on one line:
///
///     tail  "to be..." 80    head  "...r not" 80    middle  "to...not" 80
///
/// - Complexity: O(length of the two paragraphs).
struct Truncator: ShortenedLine {
    struct Result: Equatable {
        var text: String
        var width: Int
    }

    /// A character by UTF-8 offsets, the beginning of its first glyph, and the pen after it.
    private struct Character {
        var textStart: Int
        var textEnd: Int
        var penStart: Int
        var pen: Pen
        var firstScalar: UInt32
        /// Whether nothing is drawn for it, so that it is omitted next to the ellipsis.
        var isBlank: Bool
    }

    private let cutter: TextCutter
    private let ellipsis: String
    private var headSource: [Character] = []
    private var tailSource: [Character] = []
    /// The number of characters of the tail's source without blank ones at its end.
    private(set) var tailEnd = 0
    /// Whether head and tail are taken from the same characters.
    let isOneParagraph: Bool

    /// Prepares truncating everything from a UTF-8 offset on.
    init(_ cutter: TextCutter, from textStart: Int) {
        self.cutter = cutter
        let own = cutter.pieces.paragraph(at: textStart)
        let last = cutter.pieces.paragraph(at: cutter.pieces[cutter.pieces.count - 1].textStart)
        isOneParagraph = own == last
        let text = cutter.metrics.ellipsis
        var pen = Pen()
        for scalar in text.unicodeScalars { _ = cutter.spacing.move(&pen, over: scalar.value, in: cutter.metrics) }
        ellipsis = pen.position <= cutter.limit ? text : ""
        headSource = characters(from: textStart, to: own.upperBound)
        tailSource = isOneParagraph ? headSource : characters(from: last.lowerBound, to: last.upperBound)
        tailEnd = (tailSource.lastIndex { !$0.isBlank } ?? -1) + 1
    }

    func shortened(_ truncation: TextOptions.Truncation) -> Result {
        let (head, tail) = ends(truncation)
        return Result(text: text(head: head, tail: tail), width: width(head: head, tail: tail))
    }

    // MARK: - 1. Walking

    private func characters(from start: Int, to end: Int) -> [Character] {
        var characters: [Character] = []
        var pen = Pen()
        cutter.forEachCharacter(from: start, to: end) { bytes, start, end in
            let penStart = cutter.move(&pen, overCharacterIn: bytes, from: start, to: end)
            let scalar = UTF8Decoding.scalar(in: bytes, at: start).value
            characters.append(
                Character(
                    textStart: start, textEnd: end, penStart: penStart, pen: pen, firstScalar: scalar,
                    isBlank: cutter.metrics.lineBreakClasses[scalar].isSpace || CharacterBoundary.isInvisible(scalar)))
        }
        return characters
    }

    // MARK: - 2. Fitting

    /// Returns the width of the first `head` characters, the ellipsis, and the characters from `tail` on.
    private func width(head: Int, tail: Int) -> Int {
        var pen = head == 0 ? Pen() : headSource[head - 1].pen
        for scalar in ellipsis.unicodeScalars {
            _ = cutter.spacing.move(&pen, over: scalar.value, in: cutter.metrics)
        }
        guard tail < tailEnd else { return pen.position }
        let first = tailSource[tail]
        let start = cutter.spacing.move(
            &pen, over: first.firstScalar, at: first.textStart, shapedAs: cutter.shape, in: cutter.metrics)
        return start + tailSource[tailEnd - 1].pen.position - first.penStart
    }

    var headCount: Int { headSource.count }
    func isBlankInHead(_ index: Int) -> Bool { headSource[index].isBlank }
    func isBlankInTail(_ index: Int) -> Bool { tailSource[index].isBlank }
    func headExceeds(before index: Int) -> Bool { headSource[index].penStart > cutter.limit }
    func tailExceeds(from index: Int) -> Bool {
        tailSource[tailEnd - 1].pen.position - tailSource[index].penStart > cutter.limit
    }

    func fits(head: Int, tail: Int) -> Bool { width(head: head, tail: tail) <= cutter.limit }

    // MARK: - 3. Joining

    private func text(head: Int, tail: Int) -> String {
        var text = ""
        if head > 0 { text += cutter.text(from: headSource[0].textStart, to: headSource[head - 1].textEnd) }
        text += ellipsis
        if tail < tailEnd {
            text += cutter.text(from: tailSource[tail].textStart, to: tailSource[tailEnd - 1].textEnd)
        }
        text.unicodeScalars.removeAll { $0 == "\u{AD}" }
        return text
    }
}
