import MullionGeometry

/// Truncates the last line shown of a text in several fonts, by the steps of ``Truncator``.
///
/// The ellipsis has the font of the preceding text, or at the beginning of the line, of the following text. If it is
/// alone and does not fit, it has the font in which it is narrowest; if that does not fit either, it is omitted.
///
/// - Complexity: O(length of the two paragraphs), and for a tail times the number of its stretches.
struct SpanTruncator: ShortenedLine {
    private let content: SpanContent
    private let limit: CGFloat
    private let head: SpanWalk
    private let tail: SpanWalk
    /// The distances from the start of the line to the start and to the end of each character of the head.
    private var headLengths: [(start: TextLength, end: TextLength)] = []
    /// The span at the beginning of the line: for an ellipsis that is alone.
    private let startIndex: Int
    /// The span whose ellipsis is narrowest.
    private let narrowIndex: Int
    private let showsEllipsis: Bool
    /// The widest of the ends found to fit on the way to larger ones.
    private let peak = Peak()
    let isOneParagraph: Bool
    let tailEnd: Int

    /// Prepares truncating everything from a UTF-8 offset on.
    init(_ content: SpanContent, from textStart: Int, limit: CGFloat) {
        self.content = content
        self.limit = limit
        let own = content.pieces.paragraph(at: textStart)
        let last = content.pieces.paragraph(at: content.pieces[content.pieces.count - 1].textStart)
        isOneParagraph = own == last
        let widths = content.runs.map { $0.width(of: $0.metrics.ellipsis) }
        let narrowest = widths.indices.min { widths[$0] < widths[$1] } ?? 0
        narrowIndex = content.bounds.firstIndex { $0.run == narrowest } ?? 0
        showsEllipsis = widths[narrowest] <= limit
        let start = SpanContent.boundsIndex(of: textStart, in: content.bounds)
        startIndex = widths[content.bounds[start].run] <= limit ? start : narrowIndex
        head = SpanWalk(from: textStart, to: own.upperBound, of: content)
        tail = own == last ? head : SpanWalk(from: last.lowerBound, to: last.upperBound, of: content)
        var length = TextLength()
        var end: SpanPosition?
        for character in head.characters {
            length.add(from: end ?? character.start, to: character.start, head.stretches, content.runs)
            let start = length
            length.add(from: character.start, to: character.end, head.stretches, content.runs)
            headLengths.append((start, length))
            end = character.end
        }
        let (characters, runs, bounds) = (tail.characters, content.runs, content.bounds)
        tailEnd = (characters.lastIndex { !Self.isBlank($0, runs, bounds) } ?? -1) + 1
    }

    private static func isBlank(
        _ character: SpanWalk.Character, _ runs: [SpanContent.Run], _ bounds: [SpanContent.Bounds]
    ) -> Bool {
        runs[bounds[character.boundsIndex].run].metrics.lineBreakClasses[character.firstScalar].isSpace
            || CharacterBoundary.isInvisible(character.firstScalar)
    }

    /// Returns the visible text of the line, and the width in points that gives the same again: with a different font
    /// at each character, ends cut in the middle can become narrower while they grow.
    func shortened(_ truncation: TextOptions.Truncation) -> (text: FragmentBuilder, width: CGFloat) {
        let ends = ends(truncation)
        let text = drawn(head: ends.head, tail: ends.tail)
        let isSettled = truncation != .middle || content.runs.count == 1
        return (text, isSettled ? text.length.points : max(text.length.points, peak.width))
    }

    private final class Peak { var width: CGFloat = 0 }

    // MARK: - Fitting

    var headCount: Int { head.characters.count }
    func isBlankInHead(_ index: Int) -> Bool { Self.isBlank(head.characters[index], content.runs, content.bounds) }
    func isBlankInTail(_ index: Int) -> Bool { Self.isBlank(tail.characters[index], content.runs, content.bounds) }

    func headExceeds(before index: Int) -> Bool { headLengths[index].start.points > limit }

    func tailExceeds(from index: Int) -> Bool {
        var length = TextLength()
        length.add(
            from: tail.characters[index].start, to: tail.characters[tailEnd - 1].end, tail.stretches, content.runs)
        return length.points > limit
    }

    func fits(head headEnd: Int, tail tailStart: Int) -> Bool {
        let joint = joint(head: headEnd, tail: tailStart)
        let scale = content.runs[content.bounds[joint.boundsIndex].run].pointsPerUnit
        var length = headEnd > 0 ? headLengths[headEnd - 1].end : TextLength()
        length.add(joint.units + joint.gap, scale)
        if tailStart < tailEnd {
            length.add(
                from: tail.characters[tailStart].start, to: tail.characters[tailEnd - 1].end, tail.stretches,
                content.runs)
        }
        guard length.points <= limit else { return false }
        peak.width = max(peak.width, length.points)
        return true
    }

    // MARK: - Joining

    /// The content between the head and the tail, in units of one font.
    private struct Joint {
        /// The span whose font the ellipsis has.
        var boundsIndex: Int
        var ellipsis: String
        /// The width of the ellipsis with the gap before it.
        var units: Int
        /// The gap between it and the tail.
        var gap = 0
    }

    private func joint(head headEnd: Int, tail tailStart: Int) -> Joint {
        let hasTail = tailStart < tailEnd
        let boundsIndex =
            headEnd > 0
            ? head.stretches[head.characters[headEnd - 1].end.stretch].boundsIndex
            : hasTail ? tail.characters[tailStart].boundsIndex : startIndex
        let run = content.runs[content.bounds[boundsIndex].run]
        let ellipsis = showsEllipsis ? run.metrics.ellipsis : ""
        var pen = headEnd > 0 ? head.characters[headEnd - 1].pen : Pen()
        let start = pen.position
        for scalar in ellipsis.unicodeScalars { _ = run.spacing.move(&pen, over: scalar.value, in: run.metrics) }
        var joint = Joint(boundsIndex: boundsIndex, ellipsis: ellipsis, units: pen.position - start)
        if hasTail {
            let end = pen.position
            let first = tail.characters[tailStart]
            joint.gap =
                content.bounds[first.boundsIndex].run == content.bounds[boundsIndex].run
                ? run.move(&pen, over: first.firstScalar, at: first.textStart) - end : pen.room
        }
        return joint
    }

    /// Returns the first `head` characters, the ellipsis, and the characters from `tail` on.
    private func drawn(head headEnd: Int, tail tailStart: Int) -> FragmentBuilder {
        var builder = FragmentBuilder(content)
        if headEnd > 0 {
            let (first, last) = (head.characters[0], head.characters[headEnd - 1])
            builder.add(from: first.start, first.textStart, to: last.end, last.textEnd, head.stretches)
        }
        let joint = joint(head: headEnd, tail: tailStart)
        if !joint.ellipsis.isEmpty { builder.add(joint.ellipsis, at: joint.boundsIndex, joint.units) }
        builder.addGap(joint.gap, content.runs[content.bounds[joint.boundsIndex].run].pointsPerUnit)
        if tailStart < tailEnd {
            let (first, last) = (tail.characters[tailStart], tail.characters[tailEnd - 1])
            builder.add(from: first.start, first.textStart, to: last.end, last.textEnd, tail.stretches)
        }
        return builder
    }
}

extension SpanContent.Run {
    /// Returns the width of a separate string, in points.
    fileprivate func width(of string: String) -> CGFloat {
        var pen = Pen()
        for scalar in string.unicodeScalars { _ = spacing.move(&pen, over: scalar.value, in: metrics) }
        return CGFloat(pen.position) * pointsPerUnit
    }
}
