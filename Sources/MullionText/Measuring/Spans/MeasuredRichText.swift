import MullionGeometry

/// A text of spans in several fonts, measured once, so that wrapping it at any width afterwards is arithmetic only.
///
/// The spans are one text: lines break where Unicode allows it in all of it, and a border between spans neither adds a
/// place to break at nor takes one away. Neighbouring spans that are set alike kern as if they were one, so a text that
/// was cut into them has the lines, size and baselines of ``MeasuredText``, to the bit. Its three rules about widths
/// hold here as well.
///
/// A line is as high as its highest font needs; an empty one has the font of the break that ends it.
public struct MeasuredRichText: Sendable {
    let content: SpanContent

    /// The spans that were measured.
    public let spans: [TextSpan]

    /// How the text is set. The letter spacing is that of the spans, and of no effect here.
    public var options: TextOptions

    /// Measures spans with the metrics a measurer has for their fonts. No spans are an empty text of no height.
    ///
    /// - Complexity: O(length + spans).
    public init(
        _ spans: [TextSpan], options: TextOptions = TextOptions(), measurer: some TextMeasurer = MetricsTextMeasurer()
    ) {
        self.spans = spans
        self.options = options
        content = SpanContent(spans, measurer)
    }

    /// The text of all spans put together.
    public var string: String { content.string }

    /// Scalars without a glyph in the metrics of their span, each once, in order of appearance.
    public var unmatchedScalars: [Unicode.Scalar] {
        let all = content.runs.flatMap { $0.shape?.unmatchedScalars ?? [] } + (content.findings?.unmatchedScalars ?? [])
        var seen: Set<Unicode.Scalar> = []
        return all.filter { seen.insert($0).inserted }
    }

    /// The parts of the text whose width is an estimate: as ``MeasuredText/unshapedText``.
    ///
    /// - Complexity: O(number of parts).
    public var unshapedText: [UnshapedText] {
        (content.findings?.unshaped ?? []).map {
            UnshapedText(range: string.range(fromUTF8Offset: $0.start, to: $0.end), reason: $0.reason)
        }
    }

    /// The metrics that a span was measured with; those of another span for one without text.
    ///
    /// - Complexity: O(log(spans)).
    public func metrics(ofSpan span: Int) -> FontMetrics {
        content.runs[content.bounds(ofSpan: span).run].metrics
    }

    /// The family that was asked for by a span with text in it, if it was measured with another one's metrics.
    ///
    /// - Complexity: O(log(spans)).
    public func substitutedFamily(ofSpan span: Int) -> String? {
        let bounds = content.bounds(ofSpan: span)
        guard bounds.span == span else { return nil }
        let run = content.runs[bounds.run]
        let wanted = run.font.wantedFamily
        return run.metrics.family.lowercased() == wanted.lowercased() ? nil : wanted
    }

    /// The width of the widest character in points: the least width the text can have.
    public var minimumWidth: CGFloat { content.minimumWidth }

    /// The width of the longest paragraph in points: that of the text at unlimited width.
    ///
    /// - Complexity: O(words).
    public var idealWidth: CGFloat {
        var longest: CGFloat = 0
        breaker(in: nil).forEachLine { longest = max(longest, $0.length.points) }
        return longest
    }

    private func breaker(in width: CGFloat?) -> SpanBreaker {
        guard let width, width < .infinity else { return SpanBreaker(content: content, limit: .infinity) }
        return SpanBreaker(content: content, limit: max(width > 0 ? width : 0, minimumWidth))
    }

    /// The lines of the text wrapped in a width in points, from top to bottom, at least one.
    ///
    /// Widths are understood as by ``MeasuredText/lines(in:)``, and so is the limit of the options. An ellipsis has the
    /// font of the text before it, or where it stands first, of the text behind it.
    ///
    /// - Complexity: O(words), plus O(length) for what is drawn.
    public func lines(in width: CGFloat? = nil) -> [RichTextLine] {
        let breaker = breaker(in: width)
        var shown: [SpanBreaker.Line] = []
        var longest: CGFloat = 0
        var isTruncated = false
        breaker.forEachLine { line in
            longest = max(longest, line.length.points)
            if shown.count < options.lineLimit ?? .max { shown.append(line) } else { isTruncated = true }
        }
        var stack = LineStack(spacing: options.lineSpacing)
        var lines: [RichTextLine] = []
        for (index, line) in shown.enumerated() {
            if isTruncated, index == shown.count - 1 {
                let text = SpanTruncator(content, from: line.textStart, limit: breaker.limit)
                    .shortened(options.truncation)
                longest = max(longest, text.width)
                lines.append(truncated(text.text, from: line, breaker, &stack))
            } else {
                let metrics = breaker.metrics(of: line)
                lines.append(
                    RichTextLine(
                        line: TextLine(
                            range: string.range(fromUTF8Offset: line.textStart, to: line.textEnd),
                            width: line.length.points, baseline: stack.add(metrics),
                            endsWithHyphen: line.endsWithHyphen),
                        fragments: breaker.fragments(of: line), height: metrics.height))
            }
        }
        align(&lines, in: longest)
        return lines
    }

    /// The last line shown, as it stands for all that is left.
    private func truncated(
        _ text: FragmentBuilder, from line: SpanBreaker.Line, _ breaker: SpanBreaker, _ stack: inout LineStack
    ) -> RichTextLine {
        let metrics = text.metrics ?? breaker.metrics(of: line)
        let fragments = text.fragments
        return RichTextLine(
            line: TextLine(
                range: string.range(fromUTF8Offset: line.textStart, to: string.utf8.count),
                width: text.length.points, baseline: stack.add(metrics),
                truncatedText: fragments.map(\.string).joined()),
            fragments: fragments, height: metrics.height)
    }

    private func align(_ lines: inout [RichTextLine], in width: CGFloat) {
        let isLeft = (options.alignment == .leading) == (options.layoutDirection == .leftToRight)
        if options.alignment != .center, isLeft { return }
        for index in lines.indices {
            let room = width - lines[index].line.width
            lines[index].line.x = options.alignment == .center ? room / 2 : room
        }
    }

    /// The size, line counts and baselines of the text wrapped in a width in points, cut to whole lines, at least one,
    /// that fit a height in points; nil = any height.
    ///
    /// The height shortens the text only: the width is that of the longest of all lines, shown or not. With
    /// ``TextOptions/reservesSpace`` lines that are missing are as high as the last.
    ///
    /// - Complexity: O(words), plus O(length) of the words that have to be broken and of what an ellipsis stands for.
    public func extent(width: CGFloat? = nil, height: CGFloat? = nil) -> TextExtent {
        filled(width, height).extent
    }

    /// How high the last line is that ``extent(width:height:)`` shows, and how far its baseline lies below its top, in
    /// points.
    package func lastLine(width: CGFloat?, height: CGFloat?) -> (height: CGFloat, ascent: CGFloat) {
        let line = filled(width, height).last
        return (line.height, line.ascent)
    }

    private func filled(_ width: CGFloat?, _ height: CGFloat?) -> (extent: TextExtent, last: LineMetrics) {
        let breaker = breaker(in: width)
        let limit = options.lineLimit ?? .max
        var (lineCount, shown) = (0, 0)
        var longest: CGFloat = 0
        var stack = LineStack(spacing: options.lineSpacing)
        var (first, last): (CGFloat, CGFloat) = (0, 0)
        var isFull = false
        var lastMetrics = content.runs[0].line
        func show(_ metrics: LineMetrics) {
            var higher = stack
            let baseline = higher.add(metrics)
            isFull = isFull || shown > 0 && !Self.fits(higher.height, height, metrics.height + options.lineSpacing)
            if isFull { return }
            stack = higher
            if shown == 0 { first = baseline }
            last = baseline
            lastMetrics = metrics
            shown += 1
        }
        var lastShown: SpanBreaker.Line?
        breaker.forEachLine { line in
            lineCount += 1
            longest = max(longest, line.length.points)
            // The line at the limit may have to stand for the rest, which can be in other fonts.
            if lineCount == limit { lastShown = line } else if lineCount < limit { show(breaker.metrics(of: line)) }
        }
        if let line = lastShown {
            if lineCount > limit {
                let text = SpanTruncator(content, from: line.textStart, limit: breaker.limit)
                    .shortened(options.truncation)
                longest = max(longest, text.width)
                show(text.text.metrics ?? breaker.metrics(of: line))
            } else {
                show(breaker.metrics(of: line))
            }
        }
        if options.reservesSpace, let limit = options.lineLimit { stack.repeatLast(limit - shown) }
        let extent = TextExtent(
            size: CGSize(width: longest, height: stack.height), lineCount: shown,
            omittedLineCount: lineCount - shown, firstBaseline: first, lastBaseline: last)
        return (extent, lastMetrics)
    }

    private static func fits(_ bottom: CGFloat, _ height: CGFloat?, _ step: CGFloat) -> Bool {
        guard let height, height < .infinity, step > 0 else { return true }
        return bottom - height <= 1e-6 * step
    }
}
