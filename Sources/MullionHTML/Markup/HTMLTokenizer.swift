/// Splits HTML into tags and text, by the steps of the HTML standard's tokenizer (§13.2.5).
///
/// No input is an error: what is not a tag is text, a tag that does not end is dropped, and of two attributes with one
/// name the first counts. Comments, document types, and processing instructions are skipped.
///
/// 1. Read text up to `<`.
/// 2. Read a tag, a comment, or one character of text.
/// 3. After the start tag of an element of raw text, such as `style`, read text up to its end tag.
///
/// Worked example:
///
///     <p class=a>1 &lt; 2</p>  ->  start tag "p" with class "a", text "1 < 2", end tag "p"
///
/// - Complexity: O(bytes).
package struct HTMLTokenizer {
    private let bytes: [UInt8]
    private var index = 0
    private var tokens: [HTMLToken] = []

    /// The elements whose content is text alone; true for those in which character references count.
    private static let textElements = [
        "script": false, "style": false, "textarea": true, "title": true, "xmp": false, "iframe": false,
        "noembed": false, "noframes": false,
    ]

    package static func tokens(of bytes: [UInt8]) -> [HTMLToken] {
        var tokenizer = HTMLTokenizer(bytes: bytes)
        tokenizer.read()
        return tokenizer.tokens
    }

    private init(bytes: [UInt8]) {
        self.bytes = bytes
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
    }

    private mutating func read() {
        var textStart = index
        while index < bytes.count {
            guard bytes[index] == UInt8(ascii: "<") else {
                index += 1
                continue
            }
            let start = index
            let markup = readMarkup()
            if markup == .text {
                index = max(index, start + 1)
                continue
            }
            addText(from: textStart, to: start)
            if case .tag(let content) = markup {
                tokens.append(HTMLToken(content: content, offset: start, end: index))
                if case .startTag(let name, _, _) = content, let decodes = Self.textElements[name] {
                    readText(of: name, decodes: decodes)
                }
            }
            textStart = index
        }
        addText(from: textStart, to: bytes.count)
    }

    private mutating func addText(from start: Int, to end: Int, decodes: Bool = true) {
        guard start < end else { return }
        let text = String(decoding: bytes[start..<end], as: UTF8.self)
        tokens.append(HTMLToken(content: .text(decodes ? HTMLEntities.decoded(text) : text), offset: start, end: end))
    }

    /// Reads the text up to an end tag.
    private mutating func readText(of name: String, decodes: Bool) {
        let start = index
        let end = Array("</\(name)".utf8)
        while index < bytes.count {
            if bytes[index] == end[0], matches(end, at: index), isNameEnd(index + end.count) { break }
            index += 1
        }
        addText(from: start, to: index, decodes: decodes)
    }

    /// Returns whether bytes are those of a text in small letters, in letters of either case.
    private func matches(_ text: [UInt8], at start: Int) -> Bool {
        guard start + text.count <= bytes.count else { return false }
        return text.indices.allSatisfy { Self.lowered(bytes[start + $0]) == text[$0] }
    }

    private func isNameEnd(_ index: Int) -> Bool { index >= bytes.count || Self.endsName(bytes[index]) }

    // MARK: - Markup

    /// What `<` begins.
    private enum Markup: Equatable {
        case tag(HTMLToken.Content)
        /// A comment, or a tag that does not end.
        case skipped
        case text
    }

    private mutating func readMarkup() -> Markup {
        guard index + 1 < bytes.count else { return .text }
        switch bytes[index + 1] {
        case UInt8(ascii: "!"):
            let isComment = bytes[index...].starts(with: Array("<!--".utf8))
            skip(behind: isComment ? "-->" : ">", from: index + (isComment ? 4 : 2))
            return .skipped
        case UInt8(ascii: "?"):
            skip(behind: ">", from: index + 2)
            return .skipped
        case UInt8(ascii: "/"):
            index += 2
            guard index < bytes.count, Self.isLetter(bytes[index]) else {
                skip(behind: ">", from: index)
                return .skipped
            }
            let name = readName()
            skip(behind: ">", from: index)
            return .tag(.endTag(name))
        case let byte where Self.isLetter(byte):
            index += 1
            return readStartTag().map { .tag($0) } ?? .skipped
        default: return .text
        }
    }

    private mutating func skip(behind end: String, from start: Int) {
        let end = Array(end.utf8)
        index = min(start, bytes.count)
        while index < bytes.count {
            if bytes[index] == end[0], matches(end, at: index) {
                index += end.count
                return
            }
            index += 1
        }
    }

    private mutating func readName() -> String {
        let start = index
        while index < bytes.count, !Self.endsName(bytes[index]) { index += 1 }
        return String(decoding: bytes[start..<index].map(Self.lowered), as: UTF8.self)
    }

    private mutating func readStartTag() -> HTMLToken.Content? {
        let name = readName()
        var attributes: [HTMLAttribute] = []
        var names: Set<String> = []
        while true {
            skipSpaces()
            guard index < bytes.count else { return nil }
            if bytes[index] == UInt8(ascii: ">") {
                index += 1
                return .startTag(name, attributes, isSelfClosing: false)
            }
            if bytes[index] == UInt8(ascii: "/") {
                index += 1
                guard index < bytes.count, bytes[index] == UInt8(ascii: ">") else { continue }
                index += 1
                return .startTag(name, attributes, isSelfClosing: true)
            }
            let attribute = readAttribute()
            if names.insert(attribute.name).inserted { attributes.append(attribute) }
        }
    }

    private mutating func readAttribute() -> HTMLAttribute {
        let start = index
        index += 1
        while index < bytes.count, !Self.endsName(bytes[index]), bytes[index] != UInt8(ascii: "=") { index += 1 }
        let name = String(decoding: bytes[start..<index].map(Self.lowered), as: UTF8.self)
        skipSpaces()
        guard index < bytes.count, bytes[index] == UInt8(ascii: "=") else {
            return HTMLAttribute(name: name, value: "", offset: start)
        }
        index += 1
        skipSpaces()
        guard index < bytes.count else { return HTMLAttribute(name: name, value: "", offset: start) }
        let quote = bytes[index]
        let isQuoted = quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'")
        if isQuoted { index += 1 }
        let valueStart = index
        while index < bytes.count {
            let byte = bytes[index]
            if isQuoted ? byte == quote : Self.isSpace(byte) || byte == UInt8(ascii: ">") { break }
            index += 1
        }
        let value = String(decoding: bytes[valueStart..<index], as: UTF8.self)
        if isQuoted, index < bytes.count { index += 1 }
        return HTMLAttribute(name: name, value: HTMLEntities.decoded(value), offset: valueStart)
    }

    private mutating func skipSpaces() {
        while index < bytes.count, Self.isSpace(bytes[index]) { index += 1 }
    }

    private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

    private static func isLetter(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(lowered(byte))
    }

    private static func endsName(_ byte: UInt8) -> Bool {
        isSpace(byte) || byte == UInt8(ascii: "/") || byte == UInt8(ascii: ">")
    }

    private static func lowered(_ byte: UInt8) -> UInt8 {
        (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte + 0x20 : byte
    }
}
