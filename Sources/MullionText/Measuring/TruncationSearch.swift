/// A line to be shortened: characters that its head may be taken from, and characters that its tail may be.
protocol ShortenedLine {
    var headCount: Int { get }
    /// How many characters of the tail's source there are without what is blank behind them.
    var tailEnd: Int { get }
    /// Whether head and tail are taken from the same characters.
    var isOneParagraph: Bool { get }

    func isBlankInHead(_ index: Int) -> Bool
    func isBlankInTail(_ index: Int) -> Bool
    /// Whether a character of the head begins beyond the end of the line.
    func headExceeds(before index: Int) -> Bool
    /// Whether the tail from a character on is longer than the line.
    func tailExceeds(from index: Int) -> Bool
    /// Whether the first `head` characters, the ellipsis and the characters from `tail` on fit the line.
    func fits(head: Int, tail: Int) -> Bool
}

extension ShortenedLine {
    /// The largest ends that fit beside the ellipsis: how many characters of the head, and where the tail begins.
    func ends(_ truncation: TextOptions.Truncation) -> (head: Int, tail: Int) {
        switch truncation {
        case .tail: (longestHead(), tailEnd)
        case .head: (0, longestTail())
        case .middle: longestEnds()
        }
    }

    private func longestHead() -> Int {
        var longest = 0
        for index in 0..<headCount {
            if headExceeds(before: index) { break }
            if !isBlankInHead(index), fits(head: index + 1, tail: tailEnd) { longest = index + 1 }
        }
        return longest
    }

    private func longestTail() -> Int {
        var longest = tailEnd
        var index = tailEnd - 1
        while index >= 0, !tailExceeds(from: index) {
            if !isBlankInTail(index), fits(head: 0, tail: index) { longest = index }
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
                headIsDone = next > (isOneParagraph ? tail : headCount) || !fits(head: next, tail: tail)
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
        while end <= headCount, isBlankInHead(end - 1) { end += 1 }
        return end
    }

    /// The last character before a place that is not blank; -1 if there is none.
    private func startOfNext(before tail: Int) -> Int {
        var start = tail - 1
        while start >= 0, isBlankInTail(start) { start -= 1 }
        return start
    }
}
