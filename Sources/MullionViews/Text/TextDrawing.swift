import MullionDrawing
import MullionGeometry
import MullionLayout
import MullionText

/// A text as it is measured and drawn. A class, because its node, its appearance, and its measure function share it.
package final class TextDrawing {
    /// The style of a part of the text.
    struct Ink: Equatable {
        var paint: StylePaint
        var underline: TextAttributes.Line?
        var strikethrough: TextAttributes.Line?
    }

    /// A run of text drawn at once.
    struct Run {
        var string: String
        /// From the top left corner of the text to the left end of the baseline, in points.
        var origin: CGPoint
        var width: CGFloat
        var font: Font
        var metrics: FontMetrics
        var letterSpacing: CGFloat
        var ink: Ink

        fileprivate mutating func shrink(by scale: CGFloat) {
            origin = CGPoint(x: origin.x * scale, y: origin.y * scale)
            width *= scale
            font.size *= scale
            letterSpacing *= scale
        }
    }

    let styled: StyledText
    let typeset: TypesetText
    /// One for each span, or one for all of a plain text.
    let inks: [Ink]
    /// The text with placeholders for numbers of pages; nil if it has none.
    let numbers: NumberedText?
    /// The height of every line if all of them are equally high and follow each other without space; nil for any other
    /// text.
    let commonLineHeight: CGFloat?

    init(_ styled: StyledText, typeset: TypesetText, inks: [Ink], numbers: NumberedText?) {
        self.styled = styled
        commonLineHeight = typeset.commonLineHeight
        self.typeset = typeset
        self.inks = inks
        self.numbers = numbers
    }

    /// The text as it is measured.
    var fitting: FittingText { FittingText(text: typeset, minimumScale: styled.minimumScale) }

    /// Returns the runs for a frame of a size, and the number of lines left out.
    ///
    /// - Complexity: O(length).
    func runs(in size: CGSize) -> (runs: [Run], omittedLines: Int) {
        let (scale, size) = styled.minimumScale < 1 ? fitting.unscaled(size) : (1, size)
        var (runs, omittedLines) =
            switch typeset {
            case .plain(let text): plainRuns(text, size)
            case .rich(let text): richRuns(text, size)
            }
        let indent = indent(of: runs, in: size.width)
        if indent > 0 { for index in runs.indices { runs[index].origin.x += indent } }
        if scale < 1 { for index in runs.indices { runs[index].shrink(by: scale) } }
        return (runs, omittedLines)
    }

    /// Returns the heights from the top to the bottom of the letters of each line, from the top of a frame of a size.
    func lineExtents(in size: CGSize) -> [ClosedRange<CGFloat>] {
        runs(in: size).runs.map { run in
            let unit = run.font.size / CGFloat(max(run.metrics.unitsPerEm, 1))
            let ascent = max(CGFloat(run.metrics.ascent) * unit, 0)
            return run.origin.y - ascent...run.origin.y + max(CGFloat(run.metrics.descent) * unit, 0)
        }
    }

    /// Returns the distance from the left side of a frame to that of the longest line.
    ///
    /// A frame is as wide as its text, unless its container decides its width, as CSS boxes do. Rounding a frame to
    /// pixels adds less than a point.
    private func indent(of runs: [Run], in width: CGFloat) -> CGFloat {
        let room = width - runs.reduce(0) { max($0, $1.origin.x + $1.width) }
        guard room >= 1 else { return 0 }
        let options = typeset.options
        if options.alignment == .center { return room / 2 }
        return (options.alignment == .leading) == (options.layoutDirection == .leftToRight) ? 0 : room
    }

    private func plainRuns(_ text: MeasuredText, _ size: CGSize) -> (runs: [Run], omittedLines: Int) {
        // Wrapping in the measured width gives the measured lines.
        let all = text.lines(in: size.width)
        var shown = text
        if let count = text.lineCount(fitting: size.height), count < all.count {
            var options = text.options
            options.lineLimit = count
            shown = text.with(options)
        }
        let lines = shown.options == text.options ? all : shown.lines(in: size.width)
        var unlimited = text.options
        unlimited.lineLimit = nil
        let total = text.options.lineLimit == nil ? all.count : text.with(unlimited).lines(in: size.width).count
        let runs = lines.compactMap { line -> Run? in
            let string = shown.displayText(of: line)
            if string.isEmpty { return nil }
            return Run(
                string: string, origin: CGPoint(x: line.x, y: line.baseline), width: line.width, font: text.font,
                metrics: text.metrics, letterSpacing: text.options.letterSpacing, ink: inks[0])
        }
        return (runs, total - lines.count)
    }

    private func richRuns(_ text: MeasuredRichText, _ size: CGSize) -> (runs: [Run], omittedLines: Int) {
        var shown = text
        let extent = text.extent(width: size.width, height: size.height)
        if extent.omittedLineCount > 0 { shown.options.lineLimit = extent.lineCount }
        let lines = shown.lines(in: size.width)
        var runs: [Run] = []
        for line in lines {
            for fragment in line.fragments {
                let span = text.spans[fragment.span]
                runs.append(
                    Run(
                        string: fragment.string,
                        origin: CGPoint(x: line.line.x + fragment.x, y: line.line.baseline), width: fragment.width,
                        font: span.font, metrics: text.metrics(ofSpan: fragment.span),
                        letterSpacing: span.letterSpacing, ink: inks[fragment.span]))
            }
        }
        return (runs, extent.lineCount + extent.omittedLineCount - lines.count)
    }
}

extension Painter {
    mutating func draw(_ picture: TextDrawing, in frame: CGRect, _ node: NodeID) {
        var (picture, size) = (picture, frame.size)
        if let page, picture.numbers != nil {
            (picture, size) = picture.numbered(page: page.number, of: page.count, measurer, in: size)
        }
        let (runs, omitted) = picture.runs(in: size)
        if omitted > 0 { omittedLines.append((node, picture.typeset.string, omitted)) }
        for run in runs {
            let paint = run.ink.paint.paint(in: frame)
            var drawn = TextRun(
                run.string, at: CGPoint(x: frame.minX + run.origin.x, y: frame.minY + run.origin.y),
                font: TextRun.Font(run.font, run.metrics), paint: paint, width: run.width,
                letterSpacing: run.letterSpacing,
                underline: run.ink.underline.map { TextRun.Decoration(color: $0.color) },
                strikethrough: run.ink.strikethrough.map { TextRun.Decoration(color: $0.color) },
                direction: picture.typeset.options.layoutDirection)
            drawn.anchor = picture.typeset.options.anchor
            list.text(drawn)
        }
    }
}

extension TextOptions {
    /// The side at which the lines are straight.
    fileprivate var anchor: TextRun.Anchor {
        switch alignment {
        case .center: .middle
        case .leading: layoutDirection == .leftToRight ? .left : .right
        case .trailing: layoutDirection == .leftToRight ? .right : .left
        }
    }
}

extension TextRun.Font {
    /// Creates a drawing font from a measured one.
    package init(_ font: Font, _ metrics: FontMetrics) {
        self.init(
            family: metrics.family, size: font.size, weight: font.weight,
            isItalic: font.isItalic, isMonospaced: font.design == .monospaced || metrics.fontClass == .monospaced,
            hasSerifs: metrics.fontClass == .serif)
        width = font.width
        hasMonospacedDigits = font.hasMonospacedDigits
        digitWidth = metrics.digitWidth.map { CGFloat($0) / CGFloat(metrics.unitsPerEm) }
        variations = metrics.variations
    }
}
