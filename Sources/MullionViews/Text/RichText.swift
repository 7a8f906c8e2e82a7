import MullionGeometry
import MullionText

/// A text in several fonts, measured once, so that wrapping it at any width is arithmetic.
///
/// 1. Cut the text into atoms: words with the spaces behind them, across the borders of its parts, and forced breaks.
/// 2. Measure the pieces of every atom, each in its own font.
/// 3. Fill lines with atoms. Spaces at the end of a line have no width. An atom that is wider than the line alone is cut
///    between characters.
/// 4. If there are more lines than the limit, the last one shown ends with an ellipsis, in the font of what comes before it.
///
/// All lines are as high as the highest font. Text in one font is wrapped by the text module instead, which knows more
/// places to break at and can cut the head or the middle.
///
/// - Complexity: O(length) to measure, O(words) to wrap.
struct RichText {
    /// A piece of an atom in one font.
    struct Piece {
        /// Which part of the text it belongs to.
        var part: Int
        /// Where it begins in that part.
        var start: String.Index
        var string: Substring
        /// Without and with the spaces at its end.
        var width: CGFloat
        var fullWidth: CGFloat
    }

    /// A word and the spaces behind it.
    private struct Atom {
        var pieces: [Piece] = []
        var isBreak = false
        var width: CGFloat = 0
        var fullWidth: CGFloat = 0
    }

    /// What is drawn of one part in one line.
    struct Fragment {
        var part: Int
        var start: String.Index
        var string: String
        var x: CGFloat
        var width: CGFloat
    }

    struct Line {
        var fragments: [Fragment] = []
        var width: CGFloat = 0
    }

    let parts: [StyledText.Part]
    var options: TextOptions
    let lineHeight: CGFloat
    let firstBaseline: CGFloat
    /// Each part measured by itself, for its metrics and for what it reports.
    let measured: [MeasuredText]
    private var atoms: [Atom] = []
    private var minimumWidth: CGFloat = 0

    init(_ parts: [StyledText.Part], options: TextOptions, measurer: any TextMeasurer) {
        self.parts = parts
        self.options = options
        measured = parts.map { part in
            var options = TextOptions()
            options.letterSpacing = part.letterSpacing
            return measurer.measure(part.string, font: part.font, options: options)
        }
        firstBaseline = measured.map(\.firstBaseline).max() ?? 0
        lineHeight = firstBaseline + (measured.map { $0.lineHeight - $0.firstBaseline }.max() ?? 0)
        cut()
        minimumWidth = measured.map(\.minimumWidth).max() ?? 0
    }

    // MARK: - 1, 2. Atoms

    private mutating func cut() {
        var atom = Atom()
        var endsWithSpace = false
        func close(_ atoms: inout [Atom]) {
            if !atom.pieces.isEmpty || atom.isBreak { atoms.append(atom) }
            atom = Atom()
            endsWithSpace = false
        }
        for (index, part) in parts.enumerated() {
            var start = part.string.startIndex
            var current = start
            func take(_ end: String.Index) {
                guard start < end else { return }
                let string = part.string[start..<end]
                let word = string.trimmingSuffix(while: { $0 == " " || $0 == "\t" })
                let width = width(of: word, in: index)
                atom.width = word.isEmpty ? atom.width : atom.fullWidth + width
                let full = width + self.width(ofSpaces: string[word.endIndex...], in: index, after: !word.isEmpty)
                atom.fullWidth += full
                atom.pieces.append(
                    Piece(part: index, start: start, string: string, width: width, fullWidth: full))
                start = end
            }
            while current < part.string.endIndex {
                let character = part.string[current]
                let next = part.string.index(after: current)
                if character.isNewline {
                    take(current)
                    close(&atoms)
                    atom.isBreak = true
                    close(&atoms)
                    start = next
                } else if character == " " || character == "\t" {
                    endsWithSpace = true
                } else if endsWithSpace {
                    take(current)
                    close(&atoms)
                }
                current = next
            }
            take(part.string.endIndex)
        }
        close(&atoms)
    }

    /// The width of a string in the font of a part, spaces at its end included.
    func width(of string: some StringProtocol, in part: Int) -> CGFloat {
        guard !string.isEmpty else { return 0 }
        return measured[part].inkWidth(of: string) + parts[part].letterSpacing * CGFloat(string.count - 1)
    }

    private func width(ofSpaces string: Substring, in part: Int, after word: Bool) -> CGFloat {
        guard !string.isEmpty else { return 0 }
        return measured[part].inkWidth(of: string)
            + parts[part].letterSpacing * CGFloat(string.count - (word ? 0 : 1))
    }

    // MARK: - 3. Lines

    /// The lines of the text in a width in points, all of them.
    private func wrap(_ limit: CGFloat) -> [Line] {
        var filling = Filling(parts: parts)
        for atom in atoms {
            if atom.isBreak {
                filling.endLine()
                continue
            }
            if filling.pen > 0, filling.pen + atom.width > limit { filling.endLine() }
            if atom.width > limit {
                for piece in atom.pieces { addCut(piece, limit, &filling) }
                continue
            }
            for piece in atom.pieces {
                let word = piece.string.trimmingSuffix(while: { $0 == " " || $0 == "\t" })
                if !word.isEmpty { filling.add(piece, word, piece.width) }
                filling.pen += piece.fullWidth
            }
        }
        filling.endLine()
        return filling.lines
    }

    /// Lines being filled.
    private struct Filling {
        let parts: [StyledText.Part]
        var lines: [Line] = []
        var line = Line()
        /// Where the next piece begins, behind the spaces of the one before.
        var pen: CGFloat = 0

        mutating func endLine() {
            lines.append(line)
            line = Line()
            pen = 0
        }

        /// Adds a string at the pen, to the piece before if it goes on in the same part.
        mutating func add(_ piece: Piece, _ string: Substring, _ width: CGFloat) {
            line.width = max(line.width, pen + width)
            guard let last = line.fragments.last, last.part == piece.part, last.start < piece.start else {
                line.fragments.append(
                    Fragment(part: piece.part, start: piece.start, string: String(string), x: pen, width: width))
                return
            }
            let text = parts[piece.part].string
            let end = text.index(last.start, offsetBy: last.string.count)
            line.fragments[line.fragments.count - 1].string += text[end..<piece.start] + string
            line.fragments[line.fragments.count - 1].width = pen + width - last.x
        }
    }

    /// Adds a piece that is wider than a line character by character.
    private func addCut(_ piece: Piece, _ limit: CGFloat, _ filling: inout Filling) {
        var start = piece.string.startIndex
        while start < piece.string.endIndex {
            var end = piece.string.index(after: start)
            while end < piece.string.endIndex {
                let next = piece.string.index(after: end)
                if filling.pen + width(of: piece.string[start..<next], in: piece.part) > limit { break }
                end = next
            }
            let string = piece.string[start..<end]
            let width = width(of: string, in: piece.part)
            if filling.pen > 0, filling.pen + width > limit {
                filling.endLine()
                continue
            }
            var cut = piece
            cut.start = start
            filling.add(cut, string, width)
            filling.pen += width
            start = end
        }
    }

    // MARK: - 4. Results

    /// The lines shown in a width in points, aligned; and how many there would be without a limit.
    func lines(in width: CGFloat?, maximumLines: Int? = nil) -> (lines: [Line], total: Int) {
        var limit = CGFloat.infinity
        if let width, width < .infinity { limit = max(width > 0 ? width : 0, minimumWidth) + 1e-9 }
        var lines = wrap(limit)
        let total = lines.count
        let shown = max(min(total, options.lineLimit ?? total, maximumLines ?? total), 1)
        if shown < total {
            lines.removeSubrange(shown...)
            shorten(&lines[shown - 1], limit)
        }
        return (lines, total)
    }

    /// Puts an ellipsis at the end of a line, leaving out characters until it fits.
    private func shorten(_ line: inout Line, _ limit: CGFloat) {
        guard let last = line.fragments.last else { return }
        let ellipsis = width(of: "…", in: last.part)
        while var fragment = line.fragments.popLast() {
            while fragment.x + fragment.width + ellipsis > limit, !fragment.string.isEmpty {
                fragment.string.removeLast()
                fragment.width = width(of: fragment.string, in: fragment.part)
            }
            if fragment.string.isEmpty, !line.fragments.isEmpty { continue }
            fragment.string += "…"
            fragment.width = width(of: fragment.string, in: fragment.part)
            line.width = fragment.x + fragment.width
            line.fragments.append(fragment)
            return
        }
    }

    /// The size in points of the text wrapped in a width, cut to a number of lines. The width is that of the longest of
    /// all lines, so that it does not depend on the height.
    func size(width: CGFloat?, maximumLines: Int? = nil) -> CGSize {
        let (lines, total) = lines(in: width)
        let longest = lines.reduce(0) { max($0, $1.width) }
        let shown = max(min(lines.count, maximumLines ?? total), 1)
        let reserved = options.reservesSpace ? max(options.lineLimit ?? shown, shown) : shown
        return CGSize(
            width: longest, height: lineHeight * CGFloat(reserved) + options.lineSpacing * CGFloat(reserved - 1))
    }
}

extension MeasuredText {
    /// The width in points of any string in this text's font, spaces at its end included, letter spacing left out.
    func inkWidth(of string: some StringProtocol) -> CGFloat {
        var units = 0
        var previous: Unicode.Scalar?
        for scalar in string.unicodeScalars {
            if let previous { units += metrics.kerning(between: previous, and: scalar) }
            units += metrics.advance(of: scalar)
            previous = scalar
        }
        return CGFloat(units) * metrics.pointsPerUnit(atSize: font.size)
    }
}

extension Substring {
    fileprivate func trimmingSuffix(while isTrimmed: (Character) -> Bool) -> Substring {
        var result = self
        while let last = result.last, isTrimmed(last) { result.removeLast() }
        return result
    }
}
