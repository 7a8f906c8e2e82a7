import MullionGeometry

extension MeasuredText {
    /// Returns the lines of the text wrapped in a width in points, from top to bottom, at least one.
    ///
    /// Nil, infinity, and NaN mean unlimited; widths below ``minimumWidth`` count as that. If there are more lines than
    /// the limit of the options, the last line shown is truncated: see ``TextLine/truncatedText``.
    ///
    /// - Complexity: O(words), plus O(length) of the words that must be broken, plus O(length) if text is omitted.
    public func lines(in width: CGFloat? = nil) -> [TextLine] {
        var lines: [TextLine] = []
        var longest = 0
        var isTruncated = false
        forEachLine(in: width) { line in
            longest = max(longest, line.width)
            if lines.count < options.lineLimit ?? .max {
                let range = string.range(fromUTF8Offset: line.textStart, to: line.textEnd)
                lines.append(
                    TextLine(
                        range: range, width: points(line.width), baseline: baseline(ofLine: lines.count),
                        endsWithHyphen: line.endsWithHyphen))
            } else {
                isTruncated = true
            }
        }
        if isTruncated {
            let (line, units) = truncated(lines[lines.count - 1], in: width)
            lines[lines.count - 1] = line
            longest = max(longest, units)
        }
        align(&lines, in: points(longest))
        return lines
    }

    /// Returns the last line shown, truncated for all the remaining text.
    private func truncated(_ line: TextLine, in width: CGFloat?) -> (line: TextLine, units: Int) {
        let start = string.utf8.distance(from: string.startIndex, to: line.range.lowerBound)
        let result = withCutter(for: width) { Truncator($0, from: start).shortened(options.truncation) }
        var line = line
        line.range = line.range.lowerBound..<string.endIndex
        line.truncatedText = result.text
        line.endsWithHyphen = false
        line.width = points(result.width)
        return (line, result.width)
    }

    private func align(_ lines: inout [TextLine], in width: CGFloat) {
        let isLeft = (options.alignment == .leading) == (options.layoutDirection == .leftToRight)
        if options.alignment != .center, isLeft { return }
        for index in lines.indices {
            let room = width - lines[index].width
            lines[index].x = options.alignment == .center ? room / 2 : room
        }
    }

    /// Returns the distance from the top of the text to the baseline of a line in points, line 0 being the first.
    private func baseline(ofLine index: Int) -> CGFloat {
        firstBaseline + (lineHeight + options.lineSpacing) * CGFloat(index)
    }

    /// Returns the visible text of a line: its part of the string without soft hyphens and with the hyphen it may end
    /// with, or its truncated text.
    ///
    /// - Complexity: O(length of the line).
    public func displayText(of line: TextLine) -> String {
        if let text = line.truncatedText { return text }
        var text = String(string[line.range])
        if hasSoftHyphens { text.unicodeScalars.removeAll { $0 == "\u{AD}" } }
        if line.endsWithHyphen { text.unicodeScalars.append(metrics.hyphen) }
        return text
    }

    /// Returns the size in points of the text wrapped in a width in points.
    ///
    /// A limit on the number of lines (at least 1; nil for that of the options) reduces the height only: the width is
    /// that of the longest of all lines, shown or not, so that it does not depend on the height. Nothing is allocated,
    /// unless the limit of the options is exceeded.
    ///
    /// - Complexity: As for ``lines(in:)``.
    public func size(width: CGFloat? = nil, maximumLines: Int? = nil) -> CGSize {
        extent(width: width, maximumLines: maximumLines).size
    }

    /// Returns the size, line counts, and baselines of the text wrapped in a width in points.
    ///
    /// Rules, limits, and complexity are those of ``size(width:maximumLines:)``. With ``TextOptions/reservesSpace`` the
    /// height is that of the maximum number of lines; the baselines are those of the lines shown.
    public func extent(width: CGFloat? = nil, maximumLines: Int? = nil) -> TextExtent {
        var lineCount = 0
        var longest = 0
        var lastShown = LineBreaker.Line(textStart: 0, textEnd: 0, width: 0)
        let limit = options.lineLimit ?? .max
        forEachLine(in: width) { line in
            lineCount += 1
            longest = max(longest, line.width)
            if lineCount == limit { lastShown = line }
        }
        if lineCount > limit {
            // An ellipsis can make the line longer than the line that was wrapped.
            let text = withCutter(for: width) {
                Truncator($0, from: lastShown.textStart).shortened(options.truncation)
            }
            longest = max(longest, text.width)
        }
        let shown = min(lineCount, max(maximumLines ?? limit, 1), limit)
        let reserved = max(options.reservesSpace ? options.lineLimit ?? shown : options.minimumLineCount, shown)
        let (lineHeight, spacing) = (lineHeight, options.lineSpacing)
        let height = lineHeight * CGFloat(reserved) + (spacing == 0 ? 0 : spacing * CGFloat(reserved - 1))
        let firstBaseline = firstBaseline
        return TextExtent(
            size: CGSize(width: points(longest), height: height), lineCount: shown,
            omittedLineCount: lineCount - shown, firstBaseline: firstBaseline,
            lastBaseline: firstBaseline + (lineHeight + spacing) * CGFloat(shown - 1))
    }
}
