/// A line to be truncated: the characters available for its head and for its tail.
protocol ShortenedLine {
    var headCount: Int { get }
    /// The number of characters of the tail's source without blank ones at its end.
    var tailEnd: Int { get }
    /// Whether head and tail are taken from the same characters.
    var isOneParagraph: Bool { get }

    func isBlankInHead(_ index: Int) -> Bool
    func isBlankInTail(_ index: Int) -> Bool
    /// Returns whether a character of the head begins beyond the end of the line.
    func headExceeds(before index: Int) -> Bool
    /// Returns whether the tail from a character on is longer than the line.
    func tailExceeds(from index: Int) -> Bool
    /// Returns whether the first `head` characters, the ellipsis, and the characters from `tail` on fit the line.
    func fits(head: Int, tail: Int) -> Bool
}

extension ShortenedLine {
    /// Returns the longest ends that fit with the ellipsis: the length of the head, and the beginning of the tail.
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

    /// Extends the two ends alternately; an end whose next character does not fit is finished.
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

    /// Returns the end of the first character from an index on that is not blank; beyond the end if there is none.
    private func endOfNext(behind head: Int) -> Int {
        var end = head + 1
        while end <= headCount, isBlankInHead(end - 1) { end += 1 }
        return end
    }

    /// Returns the last character before an index that is not blank; -1 if there is none.
    private func startOfNext(before tail: Int) -> Int {
        var start = tail - 1
        while start >= 0, isBlankInTail(start) { start -= 1 }
        return start
    }
}
