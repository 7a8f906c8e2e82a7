import MullionDrawing
import MullionText

/// Reads inline Markdown into spans: `**bold**`, `*italic*`, `_italic_`, `~~struck~~`, `` `code` ``, `[link](address)`,
/// and backslashes before marks.
///
/// 1. Split the markup into marks and text; interpolated values are text that cannot contain marks.
/// 2. A value counts as a letter to the marks beside it. A mark is open until the same mark closes it. `*` and `_` open
///    before a character that is not a space, and close after one; `_` only at the border of a word.
/// 3. A mark that is not closed is text.
///
/// - Complexity: O(length).
struct InlineMarkdown {
    enum Part {
        case markup(String)
        case verbatim([Text.Span])
    }

    /// The spans with their attributes.
    private(set) var spans: [Text.Span] = []
    /// The addresses of links by the indices of their spans.
    private(set) var addresses: [Int: String] = [:]

    private enum Token {
        case text([Text.Span])
        case mark(String, canOpen: Bool, canClose: Bool)
        case code(String)
        case link(String, address: String)
    }

    /// Returns whether a string contains characters of marks.
    static func mayBeMarkup(_ string: String) -> Bool {
        string.utf8.contains { byte in
            switch byte {
            case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "`"), UInt8(ascii: "["),
                UInt8(ascii: "\\"):
                true
            default: false
            }
        }
    }

    init(_ parts: [Part]) {
        var tokens: [Token] = []
        for (index, part) in parts.enumerated() {
            switch part {
            case .markup(let string):
                tokens += Self.tokens(
                    Array(string), before: index > 0 ? "x" : " ", after: index + 1 < parts.count ? "x" : " ")
            case .verbatim(let spans): tokens.append(.text(spans))
            }
        }
        resolve(tokens)
    }

    // MARK: - 1. Marks

    private static func tokens(
        _ text: [Character], before previous: Character, after next: Character
    ) -> [Token] {
        var tokens: [Token] = []
        var plain = ""
        var index = 0
        func flush() {
            if !plain.isEmpty { tokens.append(.text([Text.Span(string: plain)])) }
            plain = ""
        }
        while index < text.count {
            let character = text[index]
            switch character {
            case "\\" where index + 1 < text.count && text[index + 1].isASCII && text[index + 1].isPunctuation:
                plain.append(text[index + 1])
                index += 2
            case "`":
                guard let end = text[(index + 1)...].firstIndex(of: "`") else {
                    // No later backtick has a partner either.
                    plain += String(text[index...])
                    index = text.count
                    break
                }
                flush()
                tokens.append(.code(String(text[(index + 1)..<end])))
                index = end + 1
            case "[":
                if let link = link(text, at: index) {
                    flush()
                    tokens.append(.link(link.title, address: link.address))
                    index = link.end
                } else {
                    plain.append(character)
                    index += 1
                }
            case "*", "_", "~":
                var end = index
                while end < text.count, text[end] == character, end - index < 2 { end += 1 }
                let mark = String(text[index..<end])
                if mark == "~" {
                    plain += mark
                } else {
                    let before = index > 0 ? text[index - 1] : previous
                    let after = end < text.count ? text[end] : next
                    let isWord = character == "_" && isLetter(before) && isLetter(after)
                    flush()
                    tokens.append(
                        .mark(mark, canOpen: !after.isWhitespace && !isWord, canClose: !before.isWhitespace && !isWord))
                }
                index = end
            default:
                plain.append(character)
                index += 1
            }
        }
        flush()
        return tokens
    }

    private static func isLetter(_ character: Character) -> Bool { character.isLetter || character.isNumber }

    /// The most characters of a link, so that many open brackets stay cheap.
    private static let longestLink = 2_000

    private static func link(_ text: [Character], at start: Int) -> (title: String, address: String, end: Int)? {
        let limit = min(text.count, start + longestLink)
        guard let close = text[start..<limit].firstIndex(of: "]"), close + 1 < limit, text[close + 1] == "(",
            let end = text[(close + 1)..<limit].firstIndex(of: ")")
        else { return nil }
        return (String(text[(start + 1)..<close]), String(text[(close + 2)..<end]), end + 1)
    }

    // MARK: - 2, 3. Pairs

    private mutating func resolve(_ tokens: [Token]) {
        var partner: [Int: Int] = [:]
        var open: [String: [Int]] = [:]
        for (index, token) in tokens.enumerated() {
            guard case .mark(let mark, let canOpen, let canClose) = token else { continue }
            if canClose, let start = open[mark]?.popLast() {
                partner[start] = index
                partner[index] = start
                // Marks opened inside are text.
                for key in open.keys { open[key]!.removeAll { $0 > start } }
            } else if canOpen {
                open[mark, default: []].append(index)
            }
        }
        var active: Set<String> = []
        for (index, token) in tokens.enumerated() {
            switch token {
            case .text(let spans): for span in spans { append(span, active) }
            case .code(let string):
                var span = Text.Span(string: string)
                span.attributes.isMonospaced = true
                append(span, active)
            case .link(let title, let address):
                var span = Text.Span(string: title)
                span.attributes.style = AnyShapeStyle(.tint)
                addresses[spans.count] = address
                append(span, active)
            case .mark(let mark, _, _):
                if let other = partner[index] {
                    if other > index { active.insert(mark) } else { active.remove(mark) }
                } else {
                    append(Text.Span(string: mark), active)
                }
            }
        }
    }

    private mutating func append(_ span: Text.Span, _ active: Set<String>) {
        var span = span
        if active.contains("**") || active.contains("__") { span.attributes.isBold = span.attributes.isBold ?? true }
        if active.contains("*") || active.contains("_") { span.attributes.isItalic = span.attributes.isItalic ?? true }
        if active.contains("~~") {
            span.attributes.strikethrough =
                span.attributes.strikethrough ?? TextAttributes.Line(isActive: true, color: nil)
        }
        spans.append(span)
    }
}
