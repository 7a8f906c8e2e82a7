/// Shortens the last line shown, so that it stands for all the text that is left.
///
/// 1. Walk over the characters from the start of the line to the end of its paragraph, which the head is taken from, and over
///    those of the text's last paragraph, which the tail is taken from.
/// 2. Take as many characters as fit beside the ellipsis: a head alone, a tail alone, or one more of the head and one more of
///    the tail by turns. Neither ends in a space at the ellipsis.
/// 3. Join them. The ellipsis is measured with the kerning on both sides.
///
/// If the ellipsis alone is wider than the line, characters are taken without one.
///
/// Worked example, every character 10 wide, an ellipsis of three full stops, limit 80, "to be or not" on one line:
///
///     tail  "to be..." 80    head  "...r not" 80    middle  "to...not" 80
///
/// - Complexity: O(length of the two paragraphs).
struct Truncator {
    struct Result: Equatable {
        var text: String
        var width: Int
    }

    /// A character by UTF-8 offsets, where its first glyph begins, and the pen behind it.
    private struct Character {
        var textStart: Int
        var textEnd: Int
        var penStart: Int
        var pen: Pen
        var firstScalar: UInt32
        /// Whether nothing is drawn for it, so that it is left out beside the ellipsis.
        var isBlank: Bool
    }

    private let breaker: LineBreaker
    private let ellipsis: String
    private var headSource: [Character] = []
    private var tailSource: [Character] = []
    /// How much of the tail's source there is without what is blank behind it.
    private var tailEnd = 0
    /// Whether head and tail are taken from the same characters.
    private let isOneParagraph: Bool

    /// Prepares shortening everything from a UTF-8 offset on.
    init(_ breaker: LineBreaker, from textStart: Int) {
        self.breaker = breaker
        let own = breaker.paragraph(at: textStart)
        let last = breaker.paragraph(at: breaker.pieces[breaker.pieces.count - 1].textStart)
        isOneParagraph = own == last
        let text = breaker.metrics.ellipsis
        var pen = Pen()
        for scalar in text.unicodeScalars { _ = breaker.spacing.move(&pen, over: scalar.value, in: breaker.metrics) }
        ellipsis = pen.position <= breaker.limit ? text : ""
        headSource = characters(from: textStart, to: own.upperBound)
        tailSource = isOneParagraph ? headSource : characters(from: last.lowerBound, to: last.upperBound)
        tailEnd = (tailSource.lastIndex { !$0.isBlank } ?? -1) + 1
    }

    func shortened(_ truncation: TextOptions.Truncation) -> Result {
        var (head, tail) = (0, tailEnd)
        switch truncation {
        case .tail: head = longestHead()
        case .head: tail = longestTail()
        case .middle: (head, tail) = longestEnds()
        }
        return Result(text: text(head: head, tail: tail), width: width(head: head, tail: tail))
    }

    // MARK: - 1. Walking

    private func characters(from start: Int, to end: Int) -> [Character] {
        var characters: [Character] = []
        var pen = Pen()
        breaker.forEachCharacter(from: start, to: end) { bytes, start, end in
            let penStart = breaker.move(&pen, overCharacterIn: bytes, from: start, to: end)
            let scalar = UTF8Decoding.scalar(in: bytes, at: start).value
            characters.append(
                Character(
                    textStart: start, textEnd: end, penStart: penStart, pen: pen, firstScalar: scalar,
                    isBlank: breaker.metrics.lineBreakClasses[scalar].isSpace || CharacterBoundary.isInvisible(scalar)))
        }
        return characters
    }

    // MARK: - 2. Fitting

    /// The width of the first `head` characters, the ellipsis, and the characters from `tail` on.
    private func width(head: Int, tail: Int) -> Int {
        var pen = head == 0 ? Pen() : headSource[head - 1].pen
        for scalar in ellipsis.unicodeScalars {
            _ = breaker.spacing.move(&pen, over: scalar.value, in: breaker.metrics)
        }
        guard tail < tailEnd else { return pen.position }
        let first = tailSource[tail]
        let start = breaker.spacing.move(&pen, over: first.firstScalar, in: breaker.metrics)
        return start + tailSource[tailEnd - 1].pen.position - first.penStart
    }

    private func longestHead() -> Int {
        var longest = 0
        for index in headSource.indices {
            if headSource[index].penStart > breaker.limit { break }
            if !headSource[index].isBlank, fits(head: index + 1, tail: tailEnd) { longest = index + 1 }
        }
        return longest
    }

    private func longestTail() -> Int {
        var longest = tailEnd
        var index = tailEnd - 1
        while index >= 0, tailWidth(from: index) <= breaker.limit {
            if !tailSource[index].isBlank, fits(head: 0, tail: index) { longest = index }
            index -= 1
        }
        return longest
    }

    /// One more of either end by turns; an end whose next character does not fit is finished.
    private func longestEnds() -> (head: Int, tail: Int) {
        var (head, tail) = (0, tailEnd)
        var (headIsDone, tailIsDone) = (false, false)
        while !headIsDone || !tailIsDone {
            if !headIsDone {
                let next = endOfNext(behind: head)
                headIsDone = next > (isOneParagraph ? tail : headSource.count) || !fits(head: next, tail: tail)
                if !headIsDone { head = next }
            }
            if !tailIsDone {
                let next = startOfNext(before: tail)
                tailIsDone = next < (isOneParagraph ? head : 0) || !fits(head: head, tail: next)
                if !tailIsDone { tail = next }
            }
        }
        return (head, tail)
    }

    /// The end of the first character from a place on that is not blank; beyond the end if there is none.
    private func endOfNext(behind head: Int) -> Int {
        var end = head + 1
        while end <= headSource.count, headSource[end - 1].isBlank { end += 1 }
        return end
    }

    /// The last character before a place that is not blank; -1 if there is none.
    private func startOfNext(before tail: Int) -> Int {
        var start = tail - 1
        while start >= 0, tailSource[start].isBlank { start -= 1 }
        return start
    }

    private func fits(head: Int, tail: Int) -> Bool { width(head: head, tail: tail) <= breaker.limit }

    private func tailWidth(from tail: Int) -> Int {
        tailSource[tailEnd - 1].pen.position - tailSource[tail].penStart
    }

    // MARK: - 3. Joining

    private func text(head: Int, tail: Int) -> String {
        var text = ""
        if head > 0 { text += breaker.text(from: headSource[0].textStart, to: headSource[head - 1].textEnd) }
        text += ellipsis
        if tail < tailEnd {
            text += breaker.text(from: tailSource[tail].textStart, to: tailSource[tailEnd - 1].textEnd)
        }
        text.unicodeScalars.removeAll { $0 == "\u{AD}" }
        return text
    }
}
