import MullionHTML
import MullionSource

/// The text of a line box: its spans, with white space collapsed (css-text-3 §4.1).
final class InlineText {
    struct Span {
        var text: String
        var style: PageStyle
        var offset: Int
    }

    private(set) var spans: [Span] = []
    private var endsWithSpace = true

    /// Whether there is only white space, which is no item of a flex or grid container (css-flexbox-1 §4).
    var isBlank: Bool { spans.allSatisfy { $0.text.allSatisfy(\.isHTMLSpace) } }

    /// Whether there is no line.
    var isEmpty: Bool { spans.isEmpty }

    /// Appends the text of a node.
    func add(_ text: String, _ style: PageStyle, at offset: Int) {
        var result = ""
        for character in text {
            guard character.isHTMLSpace else {
                result.append(character)
                endsWithSpace = false
                continue
            }
            let isBreak = character.isNewline
            if isBreak && style.whiteSpace.keepsBreaks {
                result.append("\n")
                endsWithSpace = true
            } else if style.whiteSpace.keepsSpaces {
                result += character == "\t" ? "        " : " "
                endsWithSpace = false
            } else if !endsWithSpace {
                result.append(" ")
                endsWithSpace = true
            }
        }
        append(Span(text: Self.transformed(result, style.textTransform), style: style, offset: offset))
    }

    /// Appends a forced line break.
    func addBreak(_ style: PageStyle, at offset: Int) {
        trimEnd()
        append(Span(text: "\n", style: style, offset: offset))
        endsWithSpace = true
    }

    private func append(_ span: Span) {
        if span.text.isEmpty { return }
        if let last = spans.last, last.style.node == span.style.node {
            spans[spans.count - 1].text += span.text
        } else {
            spans.append(span)
        }
    }

    /// Removes the space at the end of a line.
    func trimEnd() {
        guard let last = spans.last, !last.style.whiteSpace.keepsSpaces, last.text.last == " " else { return }
        spans[spans.count - 1].text.removeLast()
        if spans[spans.count - 1].text.isEmpty { spans.removeLast() }
    }

    /// Removes the space at the end, and the last break, which ends its line without beginning another.
    func trim() {
        trimEnd()
        guard let last = spans.last, last.text.last == "\n" else { return }
        spans[spans.count - 1].text.removeLast()
        // An empty text is one line.
        if spans.count > 1, spans[spans.count - 1].text.isEmpty { spans.removeLast() }
    }

    /// Keeps the spaces at both ends, which are between this text and a box in the same line.
    func protectEnds(start: Bool, end: Bool) {
        if start, let first = spans.first?.text.first, first == " " {
            spans[0].text = "\u{A0}" + spans[0].text.dropFirst()
        }
        if end, let last = spans.last?.text.last, last == " " {
            spans[spans.count - 1].text = spans[spans.count - 1].text.dropLast() + "\u{A0}"
        }
    }

    /// Begins a new line.
    func removeAll() {
        spans = []
        endsWithSpace = true
    }

    /// Begins after a box in the same line, so that a space counts.
    func continueLine() { endsWithSpace = false }

    /// Returns a text in other letters, but for the names of a template's data.
    private static func transformed(_ text: String, _ transform: String) -> String {
        if transform == "none" { return text }
        var result = ""
        var rest = text[...]
        while !rest.isEmpty {
            let start = rest.range(of: "{{")?.lowerBound ?? rest.endIndex
            let literal = String(rest[..<start])
            switch transform {
            case "uppercase": result += literal.uppercased()
            case "lowercase": result += literal.lowercased()
            default: result += capitalized(literal)
            }
            rest = rest[start...]
            let end = rest.range(of: "}}")?.upperBound ?? rest.endIndex
            result += rest[..<end]
            rest = rest[end...]
        }
        return result
    }

    private static func capitalized(_ text: String) -> String {
        var result = ""
        var isStart = true
        for character in text {
            result += isStart ? String(character).uppercased() : String(character)
            isStart = !character.isLetter && !character.isNumber && character != "'" && character != "’"
        }
        return result
    }
}
