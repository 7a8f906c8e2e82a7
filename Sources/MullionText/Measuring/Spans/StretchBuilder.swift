/// A pen that moves over a paragraph in several fonts, and records the stretches it passes.
///
/// Within a run of spans with equal settings it continues as if they were one. At a change of font nothing kerns: only
/// the letter spacing after the last character counts.
struct StretchBuilder {
    private(set) var stretches: [SpanStretch] = []
    private let runs: [SpanContent.Run]
    private(set) var pen = Pen()
    private var isInStretch = false

    init(runs: [SpanContent.Run]) { self.runs = runs }

    /// The position after the last scalar.
    var end: SpanPosition { SpanPosition(stretch: stretches.count - 1, pen: pen.position) }

    /// Moves over a scalar of a span and returns where its glyph begins.
    mutating func move(
        over scalar: UInt32, at boundsIndex: Int, _ bounds: SpanContent.Bounds, from textStart: Int, to textEnd: Int
    ) -> SpanPosition {
        let run = runs[bounds.run]
        if isInStretch, stretches[stretches.count - 1].run != bounds.run {
            changeRun(to: run, before: scalar, at: textStart)
        }
        let previousEnd = pen.position
        let start = run.move(&pen, over: scalar, at: textStart)
        if !isInStretch || stretches[stretches.count - 1].boundsIndex != boundsIndex {
            if isInStretch, stretches[stretches.count - 1].run == bounds.run {
                stretches[stretches.count - 1].gap = start - previousEnd
            }
            stretches.append(
                SpanStretch(
                    boundsIndex: boundsIndex, run: bounds.run, textStart: textStart, textEnd: textEnd, penStart: start,
                    penEnd: pen.position))
            isInStretch = true
        }
        stretches[stretches.count - 1].textEnd = textEnd
        stretches[stretches.count - 1].penEnd = pen.position
        return SpanPosition(stretch: stretches.count - 1, pen: start)
    }

    /// Records an empty paragraph at an offset.
    mutating func addEmptyStretch(at boundsIndex: Int, _ bounds: SpanContent.Bounds, textStart: Int) -> SpanPosition {
        stretches.append(
            SpanStretch(
                boundsIndex: boundsIndex, run: bounds.run, textStart: textStart, textEnd: textStart, penStart: 0,
                penEnd: 0))
        return SpanPosition(stretch: stretches.count - 1, pen: 0)
    }

    mutating func endParagraph() {
        pen = Pen()
        isInStretch = false
    }

    private mutating func changeRun(to run: SpanContent.Run, before scalar: UInt32, at textStart: Int) {
        let old = pen
        let oldScale = runs[stretches[stretches.count - 1].run].pointsPerUnit
        pen = Pen()
        guard old.room != 0, !LetterSpacing.isMark(scalar, in: run.metrics) else { return }
        var next = Pen()
        _ = run.move(&next, over: scalar, at: textStart)
        let advance =
            oldScale == run.pointsPerUnit ? next.position : scaled(next.position, run.pointsPerUnit / oldScale)
        stretches[stretches.count - 1].gap = max(old.room, -min(old.lastAdvance, advance))
    }

    private func scaled(_ units: Int, _ factor: Double) -> Int {
        let product = Double(units) * factor
        return product < 1e15 ? Int(product) : Int(1e15)
    }
}
