import MullionGeometry

/// The measurements of a ``MeasuredRichText``. Immutable after `init`.
final class SpanContent: Sendable {
    /// A run of spans with equal settings, between which glyphs kern.
    struct Run: Sendable {
        let font: Font
        let metrics: FontMetrics
        let spacing: LetterSpacing
        /// The points of a pen's unit.
        let pointsPerUnit: CGFloat
        /// The width of the hyphen that replaces a soft hyphen, in units of the pen.
        let hyphenUnits: Int
        let line: LineMetrics
        /// The run's widths from a shaper; nil if those of the metrics hold.
        let shape: TextShape?
        /// The beginning of the run in the whole text.
        let textStart: Int

        init(_ span: TextSpan, at textStart: Int, _ metrics: FontMetrics, _ shape: TextShape?) {
            font = span.font
            self.metrics = metrics
            self.shape = shape
            self.textStart = textStart
            let fontUnit = metrics.pointsPerUnit(atSize: font.size)
            spacing =
                span.letterSpacing == 0 ? .none : LetterSpacing(points: span.letterSpacing, pointsPerUnit: fontUnit)
            pointsPerUnit = fontUnit / CGFloat(spacing.scale)
            hyphenUnits = max(metrics.advance(of: metrics.hyphen) * spacing.scale + spacing.amount, 0)
            line = LineMetrics(metrics, size: font.size)
        }

        /// Returns the metrics of a line of the run with a given height.
        func line(_ lineHeight: TextOptions.LineHeight) -> LineMetrics {
            lineHeight == .natural ? line : LineMetrics(metrics, size: font.size, lineHeight: lineHeight)
        }

        /// Moves a pen over a scalar at a UTF-8 offset of the whole text, and returns where its glyph begins.
        @inline(__always)
        func move(_ pen: inout Pen, over scalar: UInt32, at offset: Int) -> Int {
            guard let shape else { return spacing.move(&pen, over: scalar, in: metrics) }
            return spacing.move(&pen, at: offset - textStart, shapedAs: shape)
        }
    }

    /// A span that is not empty.
    struct Bounds: Sendable {
        /// Its index among all spans.
        var span: Int
        var run: Int
        /// The UTF-8 offset of its end in the whole text.
        var textEnd: Int
    }

    let string: String
    let runs: [Run]
    /// The spans that are not empty; at least one.
    let bounds: [Bounds]
    let stretches: [SpanStretch]
    let pieces: [SpanPiece]
    let scalarsStandAlone: Bool
    let diagnostics: TextDiagnostics?
    /// The width of the widest character, in points.
    let minimumWidth: CGFloat

    init(_ spans: [TextSpan], _ measurer: any TextMeasurer) {
        var alike: [(span: TextSpan, textStart: Int)] = []
        var bounds: [Bounds] = []
        var string = ""
        let isEmpty = spans.allSatisfy(\.string.isEmpty)
        for (index, span) in spans.enumerated() where !span.string.isEmpty || isEmpty && index == 0 {
            if let last = alike.last?.span, last.font == span.font, last.letterSpacing == span.letterSpacing {
                alike[alike.count - 1].span.string += span.string
            } else {
                alike.append((span, string.utf8.count))
            }
            string += span.string
            bounds.append(Bounds(span: index, run: alike.count - 1, textEnd: string.utf8.count))
        }
        if bounds.isEmpty {
            alike = [(TextSpan("", font: Font(size: 0)), 0)]
            bounds = [Bounds(span: 0, run: 0, textEnd: 0)]
        }
        let runs = alike.map { span, textStart in
            let shape = measurer.shape(span.string, font: span.font)
            return Run(span, at: textStart, shape?.metrics ?? measurer.metrics(for: span.font), shape)
        }
        string.makeContiguousUTF8()
        var scanner = SpanScanner(runs: runs, bounds: bounds)
        string.withUTF8 { scanner.scan($0) }
        self.string = string
        self.runs = runs
        self.bounds = bounds
        stretches = scanner.builder.stretches
        pieces = scanner.pieces
        scalarsStandAlone = scanner.scalarsStandAlone
        diagnostics = scanner.diagnostics
        let characters = TextCharacters(string: string, scalarsStandAlone: scalarsStandAlone)
        minimumWidth = pieces.reduce(0) { widest, piece in
            SpanWalk.widestCharacter(of: piece, characters, runs, bounds, atLeast: widest)
        }
    }

    /// Returns the bounds of a span; for an empty one, those of the last before it, or else the first.
    ///
    /// - Complexity: O(log(spans)).
    func bounds(ofSpan span: Int) -> Bounds {
        var (low, high) = (0, bounds.count - 1)
        while low < high {
            let middle = (low + high + 1) / 2
            if bounds[middle].span <= span { low = middle } else { high = middle - 1 }
        }
        return bounds[low]
    }

    /// Returns the index in `bounds` of the span that contains a UTF-8 offset.
    ///
    /// - Complexity: O(log(spans)).
    static func boundsIndex(of offset: Int, in bounds: [Bounds]) -> Int {
        var (low, high) = (0, bounds.count - 1)
        while low < high {
            let middle = (low + high) / 2
            if bounds[middle].textEnd <= offset { low = middle + 1 } else { high = middle }
        }
        return low
    }
}

/// A part of one span and one paragraph, with the pen's position at both ends in units of its font.
struct SpanStretch: Sendable {
    /// The index among the spans that are not empty.
    let boundsIndex: Int
    let run: Int
    let textStart: Int
    var textEnd: Int
    let penStart: Int
    var penEnd: Int
    /// The distance from the end to the next stretch, in the same units: kerning, or room between characters.
    var gap = 0
}

/// A position in a paragraph: a stretch, and a pen's position in it.
struct SpanPosition: Equatable, Sendable {
    var stretch: Int
    var pen: Int
}

/// A stretch of text between two break opportunities, across any number of spans, like ``TextPiece``.
struct SpanPiece: ParagraphPiece, Sendable {
    var textStart: Int
    var textEnd: Int
    var start: SpanPosition
    var end: SpanPosition
    var endsParagraph = false
    var endsWithSoftHyphen = false
}

extension TextLength {
    /// Adds the distance between two positions of a paragraph.
    ///
    /// - Complexity: O(stretches between them).
    mutating func add(
        from start: SpanPosition, to end: SpanPosition, _ stretches: [SpanStretch], _ runs: [SpanContent.Run]
    ) {
        var position = start
        while position.stretch < end.stretch {
            let stretch = stretches[position.stretch]
            add(stretch.penEnd - position.pen + stretch.gap, runs[stretch.run].pointsPerUnit)
            position.stretch += 1
            position.pen = stretches[position.stretch].penStart
        }
        add(end.pen - position.pen, runs[stretches[end.stretch].run].pointsPerUnit)
    }
}
