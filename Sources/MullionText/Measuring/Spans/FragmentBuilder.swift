import MullionGeometry

/// Combines the fragments of a line, from left to right.
struct FragmentBuilder {
    private let content: SpanContent
    private var open: [(span: Int, string: String, x: CGFloat, length: TextLength)] = []
    private(set) var length = TextLength()
    private var runs: Set<Int> = []

    init(_ content: SpanContent) { self.content = content }

    /// The fragments that are not empty.
    var fragments: [RichTextLine.Fragment] {
        open.compactMap { part in
            var string = part.string
            string.unicodeScalars.removeAll { $0 == "\u{AD}" }
            if string.isEmpty { return nil }
            return RichTextLine.Fragment(span: part.span, string: string, x: part.x, width: part.length.points)
        }
    }

    /// Returns the metrics of a line of the fragments; nil without any.
    func metrics(_ lineHeight: TextOptions.LineHeight) -> LineMetrics? {
        runs.sorted().reduce(nil) { metrics, run in
            let line = content.runs[run].line(lineHeight)
            guard var metrics else { return line }
            metrics.formUnion(line)
            return metrics
        }
    }

    /// Moves the pen without drawing.
    mutating func addGap(_ units: Int, _ scale: CGFloat) {
        length.add(units, scale)
        gap.append((units, scale))
    }

    /// The gap between the last fragment and the next.
    private var gap: [(units: Int, scale: CGFloat)] = []

    /// Appends a string of a span with a width in units.
    mutating func add(_ string: some StringProtocol, at boundsIndex: Int, _ units: Int) {
        let bounds = content.bounds[boundsIndex]
        let run = content.runs[bounds.run]
        if open.last?.span != bounds.span {
            open.append((bounds.span, "", length.points, TextLength()))
        } else {
            for gap in gap { open[open.count - 1].length.add(gap.units, gap.scale) }
        }
        gap = []
        length.add(units, run.pointsPerUnit)
        open[open.count - 1].string += string
        open[open.count - 1].length.add(units, run.pointsPerUnit)
        runs.insert(bounds.run)
    }

    /// Appends the text between two positions and their UTF-8 offsets.
    mutating func add(
        from start: SpanPosition, _ textStart: Int, to end: SpanPosition, _ textEnd: Int, _ stretches: [SpanStretch]
    ) {
        guard textStart < textEnd else { return }
        for index in start.stretch...end.stretch {
            let stretch = stretches[index]
            let (from, to) = (max(textStart, stretch.textStart), min(textEnd, stretch.textEnd))
            let penStart = index == start.stretch ? start.pen : stretch.penStart
            let penEnd = index == end.stretch ? end.pen : stretch.penEnd
            if from < to {
                add(
                    content.string[content.string.range(fromUTF8Offset: from, to: to)], at: stretch.boundsIndex,
                    penEnd - penStart)
            }
            if index < end.stretch { addGap(stretch.gap, content.runs[stretch.run].pointsPerUnit) }
        }
    }
}
