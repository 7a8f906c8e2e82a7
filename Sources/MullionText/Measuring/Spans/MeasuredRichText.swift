import MullionGeometry

/// A text of spans in several fonts, measured once, so that wrapping it at any width requires only arithmetic.
///
/// The spans are one text: lines break where Unicode allows it in the whole text, and a border between spans neither
/// adds nor removes a break opportunity. Neighboring spans with equal settings kern as if they were one, so a text cut
/// into them has the lines, size, and baselines of ``MeasuredText``, to the bit. Its three rules about widths hold here
/// as well.
///
/// A line is as high as its highest font needs; an empty one has the font of the break that ends it.
public struct MeasuredRichText: Sendable {
    let content: SpanContent

    /// The measured spans.
    public let spans: [TextSpan]

    /// The options of the text. Their letter spacing has no effect: each span has its own.
    public var options: TextOptions

    /// Measures spans with a measurer's metrics for their fonts. No spans form an empty text of height 0.
    ///
    /// - Complexity: O(length + spans).
    public init(
        _ spans: [TextSpan], options: TextOptions = TextOptions(), measurer: some TextMeasurer = MetricsTextMeasurer()
    ) {
        self.spans = spans
        self.options = options
        content = SpanContent(spans, measurer)
    }

    /// The text of all spans.
    public var string: String { content.string }

    /// Scalars without a glyph in the metrics of their span, each once, in order of appearance.
    public var unmatchedScalars: [Unicode.Scalar] {
        let all =
            content.runs.flatMap { $0.shape?.unmatchedScalars ?? [] } + (content.diagnostics?.unmatchedScalars ?? [])
        var seen: Set<Unicode.Scalar> = []
        return all.filter { seen.insert($0).inserted }
    }

    /// The parts of the text whose width is an estimate: see ``MeasuredText/unshapedText``.
    ///
    /// - Complexity: O(number of parts).
    public var unshapedText: [UnshapedText] {
        (content.diagnostics?.unshaped ?? []).map {
            UnshapedText(range: string.range(fromUTF8Offset: $0.start, to: $0.end), reason: $0.reason)
        }
    }

    /// Returns the metrics of a span; for one without text, those of a neighbor.
    ///
    /// - Complexity: O(log(spans)).
    public func metrics(ofSpan span: Int) -> FontMetrics { content.runs[content.bounds(ofSpan: span).run].metrics }

    /// Returns the requested family of a span that is not empty, if it was measured with the metrics of a different
    /// one.
    ///
    /// - Complexity: O(log(spans)).
    public func substitutedFamily(ofSpan span: Int) -> String? {
        let bounds = content.bounds(ofSpan: span)
        guard bounds.span == span else { return nil }
        let run = content.runs[bounds.run]
        let wanted = run.font.wantedFamily
        return run.metrics.family.lowercased() == wanted.lowercased() ? nil : wanted
    }

    /// The minimum width of the text in points: that of the widest character, or of what
    /// ``TextOptions/wrapping`` does not break.
    public var minimumWidth: CGFloat {
        switch options.wrapping {
        case .anywhere: content.minimumWidth
        case .words: breaker(limit: .infinity).widestPiece
        case .none: idealWidth
        }
    }

    /// The width of the longest paragraph in points: that of the text at unlimited width.
    ///
    /// - Complexity: O(words).
    public var idealWidth: CGFloat {
        var longest: CGFloat = 0
        breaker(limit: .infinity).forEachLine { longest = max(longest, $0.length.points) }
        return longest
    }

    private func breaker(in width: CGFloat?) -> SpanBreaker {
        guard let width, width < .infinity else { return breaker(limit: .infinity) }
        switch options.wrapping {
        case .anywhere: return breaker(limit: max(width > 0 ? width : 0, content.minimumWidth))
        case .words: return breaker(limit: (width > 0 ? width : 0) + TextOptions.wordTolerance)
        case .none: return breaker(limit: .infinity)
        }
    }

    private func breaker(limit: CGFloat) -> SpanBreaker {
        SpanBreaker(
            content: content, limit: limit, cutsPieces: options.wrapping == .anywhere, lineHeight: options.lineHeight)
    }

    /// Returns the lines of the text wrapped in a width in points, from top to bottom, at least one.
    ///
    /// Widths and the limit of the options have the meaning of ``MeasuredText/lines(in:)``. An ellipsis has the font of
    /// the preceding text, or at the beginning of a line, of the following text.
    ///
    /// - Complexity: O(words), plus O(length) for the fragments.
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

    /// Returns the last line shown, truncated for all the remaining text.
    private func truncated(
        _ text: FragmentBuilder, from line: SpanBreaker.Line, _ breaker: SpanBreaker, _ stack: inout LineStack
    ) -> RichTextLine {
        let metrics = text.metrics(options.lineHeight) ?? breaker.metrics(of: line)
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

    /// Returns the size, line counts, and baselines of the text wrapped in a width in points, with the whole lines that
    /// fit a height in points, at least one; nil for any height.
    ///
    /// The height limits the lines only: the width is that of the longest of all lines, shown or not. With
    /// ``TextOptions/reservesSpace`` missing lines are as high as the last.
    ///
    /// - Complexity: O(words), plus O(length) of the words that must be broken and of the omitted text.
    public func extent(width: CGFloat? = nil, height: CGFloat? = nil) -> TextExtent { filled(width, height).extent }

    /// Returns the height of the last line shown by ``extent(width:height:)``, and the distance from its top to its
    /// baseline, in points.
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
        var lastMetrics = content.runs[0].line(options.lineHeight)
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
            // The line at the limit may be truncated for the rest, which can be in other fonts.
            if lineCount == limit { lastShown = line } else if lineCount < limit { show(breaker.metrics(of: line)) }
        }
        if let line = lastShown {
            if lineCount > limit {
                let text = SpanTruncator(content, from: line.textStart, limit: breaker.limit)
                    .shortened(options.truncation)
                longest = max(longest, text.width)
                show(text.text.metrics(options.lineHeight) ?? breaker.metrics(of: line))
            } else {
                show(breaker.metrics(of: line))
            }
        }
        let reserved = options.reservesSpace ? options.lineLimit ?? shown : options.minimumLineCount
        if reserved > shown { stack.repeatLast(reserved - shown) }
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
