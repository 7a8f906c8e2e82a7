import MullionGeometry

/// Wraps the pieces of a text in several fonts into lines, by the steps and rules of ``LineBreaker``.
///
/// Lengths are compared in points, because units of several fonts cannot be.
///
/// - Complexity: O(pieces + stretches), plus O(bytes) of the pieces that are cut.
struct SpanBreaker {
    /// A line by UTF-8 offsets.
    struct Line {
        var textStart: Int
        var textEnd: Int
        var length: TextLength
        /// The first and last of its pieces.
        var first: Int
        var last: Int
        /// Whether the first piece was cut, so that the line begins or ends inside it.
        var isCut = false
        /// Whether a hyphen is shown after the text; its width is included.
        var endsWithHyphen = false
    }

    let content: SpanContent
    /// The maximum width of a line, in points.
    let limit: CGFloat
    /// Whether a piece that is wider than a line is cut; otherwise it overflows.
    let cutsPieces: Bool
    let lineHeight: TextOptions.LineHeight

    private static let hyphenTrials = 32

    func forEachLine(_ body: (Line) -> Void) {
        let pieces = content.pieces
        var index = 0
        while index < pieces.count {
            let first = pieces[index]
            var line = Line(
                textStart: first.textStart, textEnd: first.textEnd, length: TextLength(), first: index, last: index)
            add(&line.length, from: first.start, to: first.end)
            if line.length.points > limit, cutsPieces { line = cut(index, body) }
            extend(&line)
            let last = pieces[line.last]
            if last.endsWithSoftHyphen {
                let length = withHyphen(line.length, behind: last)
                if length.points <= limit {
                    line.length = length
                    line.endsWithHyphen = true
                }
            }
            body(line)
            index = line.last + 1
        }
    }

    /// Adds the pieces to a line that fit after its first.
    private func extend(_ line: inout Line) {
        let pieces = content.pieces
        var next = line.last
        var length = line.length
        while !pieces[next].endsParagraph, next - line.last < Self.hyphenTrials {
            add(&length, from: pieces[next].end, to: pieces[next + 1].end)
            next += 1
            if length.points > limit { break }
            let piece = pieces[next]
            if !piece.endsWithSoftHyphen || withHyphen(length, behind: piece).points <= limit {
                line.last = next
                line.length = length
                line.textEnd = piece.textEnd
            }
        }
    }

    /// The width of the widest piece, in points.
    var widestPiece: CGFloat {
        content.pieces.reduce(0) { widest, piece in
            var length = TextLength()
            add(&length, from: piece.start, to: piece.end)
            return max(widest, length.points)
        }
    }

    private func withHyphen(_ length: TextLength, behind piece: SpanPiece) -> TextLength {
        let run = content.runs[content.stretches[piece.end.stretch].run]
        var length = length
        length.add(run.hyphenUnits, run.pointsPerUnit)
        return length
    }

    private func add(_ length: inout TextLength, from start: SpanPosition, to end: SpanPosition) {
        length.add(from: start, to: end, content.stretches, content.runs)
    }

    /// Reports the full lines of a piece that is too wide, and returns the rest.
    private func cut(_ index: Int, _ body: (Line) -> Void) -> Line {
        let piece = content.pieces[index]
        let walk = SpanWalk(from: piece.textStart, to: piece.textEnd, of: content)
        var line = Line(
            textStart: piece.textStart, textEnd: piece.textStart, length: TextLength(), first: index, last: index,
            isCut: true)
        var end: SpanPosition?
        for character in walk.characters {
            var length = line.length
            length.add(from: end ?? character.start, to: character.end, walk.stretches, content.runs)
            if length.points > limit, line.textEnd > line.textStart {
                body(line)
                line.textStart = line.textEnd
                length = TextLength()
                length.add(from: character.start, to: character.end, walk.stretches, content.runs)
            }
            line.length = length
            line.textEnd = character.textEnd
            end = character.end
        }
        return line
    }

    /// Returns the height of a line, by the fonts of its visible text; an empty line has that of its position.
    ///
    /// - Complexity: O(stretches of the line), plus O(log(stretches)).
    func metrics(of line: Line) -> LineMetrics {
        let stretches = content.stretches
        // The line may begin anywhere in a piece that was cut.
        var (index, end) = (content.pieces[line.first].start.stretch, content.pieces[line.last].end.stretch)
        let last = end
        while index < end {
            let middle = (index + end) / 2
            if stretches[middle].textEnd <= line.textStart { index = middle + 1 } else { end = middle }
        }
        var metrics = content.runs[stretches[index].run].line(lineHeight)
        index += 1
        while index <= last, stretches[index].textStart < line.textEnd {
            metrics.formUnion(content.runs[stretches[index].run].line(lineHeight))
            index += 1
        }
        return metrics
    }

    /// Returns the visible parts of a line.
    ///
    /// - Complexity: O(length of the line).
    func fragments(of line: Line) -> [RichTextLine.Fragment] {
        var builder = FragmentBuilder(content)
        let (first, last) = (content.pieces[line.first], content.pieces[line.last])
        if line.isCut {
            let walk = SpanWalk(from: line.textStart, to: min(line.textEnd, first.textEnd), of: content)
            if let start = walk.characters.first, let end = walk.characters.last {
                builder.add(from: start.start, start.textStart, to: end.end, end.textEnd, walk.stretches)
            }
            builder.add(from: first.end, first.textEnd, to: last.end, line.textEnd, content.stretches)
        } else {
            builder.add(from: first.start, line.textStart, to: last.end, line.textEnd, content.stretches)
        }
        if line.endsWithHyphen {
            let boundsIndex = content.stretches[last.end.stretch].boundsIndex
            let run = content.runs[content.bounds[boundsIndex].run]
            builder.add(String(run.metrics.hyphen), at: boundsIndex, run.hyphenUnits)
        }
        var fragments = builder.fragments
        // The pen of a line that begins inside a word has no state from the text before it, such as room after a mark.
        if line.isCut, let last = fragments.last { fragments[fragments.count - 1].width = line.length.points - last.x }
        return fragments
    }
}
