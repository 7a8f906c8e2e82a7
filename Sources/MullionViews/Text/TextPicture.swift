import MullionDrawing
import MullionGeometry
import MullionText

/// A text and what to draw it with.
struct TextPicture {
    /// How a part of the text looks.
    struct Ink: Equatable {
        var color: Color
        var underline: TextAttributes.Line?
        var strikethrough: TextAttributes.Line?
    }

    /// What is drawn in one piece.
    struct Run {
        var string: String
        /// From the top left corner of the text to the left end of the baseline, in points.
        var origin: CGPoint
        var width: CGFloat
        var text: MeasuredText
        var letterSpacing: CGFloat
        var ink: Ink
    }

    var typeset: TypesetText
    /// The inks of the parts in order, each with the number of characters it is good for; a single one for all of it.
    var inks: [(count: Int, ink: Ink)]

    /// What to draw in a frame of a size, and how many lines are left out.
    ///
    /// - Complexity: O(length).
    func runs(in size: CGSize) -> (runs: [Run], omittedLines: Int) {
        let count = typeset.lineCount(fitting: size.height)
        switch typeset {
        case .plain(let text): return plainRuns(text, size, count)
        case .rich(let text): return richRuns(text, size, count)
        }
    }

    private func plainRuns(_ text: MeasuredText, _ size: CGSize, _ count: Int?) -> (runs: [Run], omittedLines: Int) {
        // Wrapping in the width that was answered gives the lines that were measured.
        let all = text.lines(in: size.width)
        var shown = text
        if let count, count < all.count {
            var options = text.options
            options.lineLimit = count
            shown = text.with(options)
        }
        let lines = shown.options == text.options ? all : shown.lines(in: size.width)
        var unlimited = text.options
        unlimited.lineLimit = nil
        let total =
            text.options.lineLimit == nil ? all.count : text.with(unlimited).lines(in: size.width).count
        var runs: [Run] = []
        for line in lines {
            let string = shown.displayText(of: line)
            guard !string.isEmpty else { continue }
            let origin = CGPoint(x: line.x, y: line.baseline)
            if inks.count == 1 || line.truncatedText != nil {
                runs.append(run(string, origin, line.width, text, ink(at: line.range.lowerBound, in: text.string)))
            } else {
                split(line, origin, text, &runs)
            }
        }
        return (runs, total - lines.count)
    }

    private func run(_ string: String, _ origin: CGPoint, _ width: CGFloat, _ text: MeasuredText, _ ink: Ink) -> Run {
        Run(
            string: string, origin: origin, width: width, text: text, letterSpacing: text.options.letterSpacing,
            ink: ink)
    }

    private func ink(at index: String.Index, in string: String) -> Ink {
        guard inks.count > 1 else { return inks[0].ink }
        var rest = string.unicodeScalars.distance(from: string.startIndex, to: index)
        for (count, ink) in inks {
            if rest < count { return ink }
            rest -= count
        }
        return inks[inks.count - 1].ink
    }

    /// A line in several inks, each part moved by the width of what comes before it.
    private func split(_ line: TextLine, _ origin: CGPoint, _ text: MeasuredText, _ runs: inout [Run]) {
        let scalars = text.string.unicodeScalars
        var border = scalars.startIndex
        for (count, ink) in inks {
            let start = max(border, line.range.lowerBound)
            border = scalars.index(border, offsetBy: count, limitedBy: scalars.endIndex) ?? scalars.endIndex
            let end = min(border, line.range.upperBound)
            guard start < end else { continue }
            let before = text.string[line.range.lowerBound..<start]
            var x = text.inkWidth(of: before)
            if !before.isEmpty { x += text.options.letterSpacing * CGFloat(before.count) }
            let isLast = end == line.range.upperBound
            let string = text.string[start..<end]
            let width =
                isLast
                ? line.width - x
                : text.inkWidth(of: string) + text.options.letterSpacing * CGFloat(string.count - 1)
            runs.append(
                run(
                    String(string) + (isLast && line.endsWithHyphen ? "-" : ""),
                    CGPoint(x: origin.x + x, y: origin.y), width, text, ink))
        }
    }

    private func richRuns(_ text: RichText, _ size: CGSize, _ count: Int?) -> (runs: [Run], omittedLines: Int) {
        let (lines, total) = text.lines(in: size.width, maximumLines: count)
        let longest = size.width
        var runs: [Run] = []
        for (index, line) in lines.enumerated() {
            let room = max(longest - line.width, 0)
            let isLeft = (text.options.alignment == .leading) == (text.options.layoutDirection == .leftToRight)
            let x = text.options.alignment == .center ? room / 2 : isLeft ? 0 : room
            let y = text.firstBaseline + CGFloat(index) * (text.lineHeight + text.options.lineSpacing)
            for fragment in line.fragments {
                // A part in a font of its own may still be in several inks, but never the other way round.
                var run = run(
                    fragment.string, CGPoint(x: x + fragment.x, y: y), fragment.width, text.measured[fragment.part],
                    inks[min(fragment.part, inks.count - 1)].ink)
                run.letterSpacing = text.parts[fragment.part].letterSpacing
                runs.append(run)
            }
        }
        return (runs, total - lines.count)
    }
}
