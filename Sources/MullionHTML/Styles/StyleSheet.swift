/// A declaration such as `color: red !important`, with the offset of its first byte.
package struct StyleDeclaration: Equatable {
    /// The name of the property in small letters; as it is written for a custom property.
    package var name: String
    package var value: String
    package var isImportant = false
    package var offset: Int

    package init(name: String, value: String, isImportant: Bool = false, offset: Int) {
        self.name = name
        self.value = value
        self.isImportant = isImportant
        self.offset = offset
    }
}

/// Declarations for the elements that a selector matches.
package struct StyleRule {
    package var selectors: [Selector]
    package var declarations: [StyleDeclaration]
}

/// Reads style sheets and the values of `style` attributes (css-syntax-3 §5, without nesting).
///
/// What cannot be read is reported and skipped, as browsers skip it: a declaration up to the next semicolon, a rule
/// up to the end of its block.
///
/// - Complexity: O(bytes).
package struct StyleSheetReader {
    private let bytes: [UInt8]
    /// The offset of the first byte in the page.
    private let base: Int
    private var index = 0
    package private(set) var issues: [HTMLIssue] = []

    package init(_ text: String, at base: Int) {
        bytes = Array(text.utf8)
        self.base = base
    }

    /// Reads the rules of a style sheet.
    package mutating func readRules() -> [StyleRule] {
        var rules: [StyleRule] = []
        while true {
            skipSpaces()
            guard index < bytes.count else { return rules }
            let start = index
            let prelude = readUntil("{;}")
            let isBlock = index < bytes.count && bytes[index] == UInt8(ascii: "{")
            let isAtRule = prelude.hasPrefix("@")
            if isAtRule {
                let name = prelude.prefix { !$0.isHTMLSpace && $0 != "(" }
                if name != "@charset" { report(start, "the rule \(name.prefix(40)) is not supported") }
                if isBlock { skipBlock() } else { index += 1 }
                continue
            }
            guard isBlock else {
                report(start, "a rule needs a block in braces")
                index += 1
                continue
            }
            index += 1
            let declarations = readDeclarations()
            let selectors = Selector.list(prelude)
            if let selectors {
                rules.append(StyleRule(selectors: selectors, declarations: declarations))
            } else {
                report(start, "the selector \"\(prelude.prefix(60))\" is not supported")
            }
        }
    }

    /// Reads declarations up to the end of their block, or of the text.
    package mutating func readDeclarations() -> [StyleDeclaration] {
        var declarations: [StyleDeclaration] = []
        while true {
            skipSpaces()
            guard index < bytes.count else { return declarations }
            if bytes[index] == UInt8(ascii: "}") {
                index += 1
                return declarations
            }
            if bytes[index] == UInt8(ascii: ";") {
                index += 1
                continue
            }
            let start = index
            let text = readUntil(";}{")
            if index < bytes.count, bytes[index] == UInt8(ascii: "{") {
                report(start, "nested rules are not supported")
                skipBlock()
                continue
            }
            guard let colon = text.firstIndex(of: ":") else {
                report(start, "a declaration is a name, a colon, and a value")
                continue
            }
            let name = text[..<colon].trimmingHTMLSpaces
            var value = text[text.index(after: colon)...].trimmingHTMLSpaces
            var isImportant = false
            if let mark = value.lastIndex(of: "!"),
                value[mark...].dropFirst().trimmingHTMLSpaces.lowercased() == "important"
            {
                isImportant = true
                value = value[..<mark].trimmingHTMLSpaces
            }
            guard !name.isEmpty, !value.isEmpty else {
                report(start, "a declaration is a name, a colon, and a value")
                continue
            }
            declarations.append(
                StyleDeclaration(
                    name: name.hasPrefix("--") ? name : name.lowercased(), value: value, isImportant: isImportant,
                    offset: base + start))
        }
    }

    private mutating func report(_ start: Int, _ sentence: String) { issues.append(HTMLIssue(base + start, sentence)) }

    /// Skips spaces, comments, and the marks of comments of HTML.
    private mutating func skipSpaces() {
        while index < bytes.count {
            if bytes[index] == 0x20 || (0x09...0x0D).contains(bytes[index]) {
                index += 1
            } else if !skipComment() {
                return
            }
        }
    }

    private mutating func skipComment() -> Bool {
        guard index + 1 < bytes.count, bytes[index] == UInt8(ascii: "/"), bytes[index + 1] == UInt8(ascii: "*") else {
            return false
        }
        index += 2
        while index < bytes.count {
            if bytes[index] == UInt8(ascii: "*"), index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "/") {
                index += 2
                return true
            }
            index += 1
        }
        return true
    }

    /// Reads up to one of the bytes outside of strings and brackets; without comments.
    private mutating func readUntil(_ ends: String) -> String {
        var result: [UInt8] = []
        var depth = 0
        while index < bytes.count {
            let byte = bytes[index]
            if depth == 0, ends.utf8.contains(byte), !isPlaceholder { break }
            if skipComment() { continue }
            if isPlaceholder {
                repeat {
                    result.append(bytes[index])
                    index += 1
                } while index < bytes.count && !bytes[..<index].suffix(2).elementsEqual("}}".utf8)
                continue
            }
            switch byte {
            case UInt8(ascii: "("), UInt8(ascii: "["): depth += 1
            case UInt8(ascii: ")"), UInt8(ascii: "]"): depth = max(0, depth - 1)
            case UInt8(ascii: "\""), UInt8(ascii: "'"):
                let start = index
                index += 1
                while index < bytes.count, bytes[index] != byte { index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1 }
                index = min(index, bytes.count - 1)
                result += bytes[start..<index]
            default: break
            }
            result.append(bytes[index])
            index += 1
        }
        return String(decoding: result, as: UTF8.self)[...].trimmingHTMLSpaces
    }

    /// Whether a placeholder of a template, such as `{{color}}`, begins here.
    private var isPlaceholder: Bool {
        index + 1 < bytes.count && bytes[index] == UInt8(ascii: "{") && bytes[index + 1] == UInt8(ascii: "{")
    }

    /// Skips a block in braces with those inside it.
    private mutating func skipBlock() {
        var depth = 0
        while index < bytes.count {
            if skipComment() { continue }
            if bytes[index] == UInt8(ascii: "{") { depth += 1 }
            if bytes[index] == UInt8(ascii: "}") { depth -= 1 }
            index += 1
            if depth == 0 { return }
        }
    }
}

extension Substring {
    /// The text without white space at its ends.
    package var trimmingHTMLSpaces: String {
        var text = drop(while: \.isHTMLSpace)
        while text.last?.isHTMLSpace == true { text.removeLast() }
        return String(text)
    }
}
