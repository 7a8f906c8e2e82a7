import MullionGeometry
import MullionHTML
import MullionSource

/// The content of boxes: elements in blocks, and lines of text.
extension HTMLPage {
    /// A part of a line: text, or a box in it.
    private enum InlinePart {
        case text(InlineText)
        case box(Int)
    }

    /// Writes the content of a flex or grid container: every element, and every run of text, is an item.
    mutating func writeItems(_ element: HTMLTree.Node, _ style: PageStyle) throws(DocumentError) {
        let text = InlineText()
        for child in element.children {
            if tree.nodes[child].isText {
                text.add(tree.nodes[child].text, style, at: tree.nodes[child].offset)
                continue
            }
            if tree.nodes[child].name == "br" {
                text.addBreak(style, at: tree.nodes[child].offset)
                continue
            }
            flush(text, style)
            try writeElement(child)
        }
        flush(text, style)
    }

    /// Writes a text and empties it.
    private mutating func flush(_ text: InlineText, _ style: PageStyle) {
        let isBlank = text.isBlank
        text.trim()
        if !isBlank { writeText(text, style) }
        text.removeAll()
    }

    /// Writes the content of a block: blocks, and lines between them.
    mutating func writeFlow(_ element: HTMLTree.Node, _ style: PageStyle) throws(DocumentError) {
        var line: [InlinePart] = []
        for child in element.children {
            if try isBlock(child) {
                try writeLine(&line, style)
                try writeElement(child)
            } else {
                try gather(child, style, into: &line)
            }
        }
        try writeLine(&line, style)
    }

    /// Whether a node begins a block: it is one, or an inline element with a block inside.
    private mutating func isBlock(_ node: Int) throws(DocumentError) -> Bool {
        if tree.nodes[node].isText || tree.nodes[node].name == "br" { return false }
        let style = try self.style(of: node)
        if style.display == "none" { return false }
        if style.isOutOfFlow || !style.isInline { return true }
        guard style.display == "inline" else { return false }
        for child in tree.nodes[node].children where try isBlock(child) { return true }
        return false
    }

    /// Appends an inline node, with what is inside it, to a line.
    private mutating func gather(
        _ node: Int, _ parent: PageStyle, into line: inout [InlinePart]
    ) throws(DocumentError) {
        let element = tree.nodes[node]
        if element.isText || element.name == "br" {
            let text: InlineText
            if case .text(let last)? = line.last {
                text = last
            } else {
                text = InlineText()
                if !line.isEmpty { text.continueLine() }
                line.append(.text(text))
            }
            if element.isText {
                text.add(element.text, parent, at: element.offset)
            } else {
                text.addBreak(parent, at: element.offset)
            }
            return
        }
        let style = try self.style(of: node)
        if style.display == "none" { return }
        guard style.display == "inline" else { return line.append(.box(node)) }
        for declaration in style.box.declarations where declaration.offset > 0 && declaration.name != "direction" {
            issues.append(
                HTMLIssue(declaration.offset, "\(declaration.name) has no effect on text in a line; use inline-block"))
        }
        if style.box.border.contains(where: \.isVisible) {
            issues.append(
                HTMLIssue(style.box.borderOffset, "a border is not drawn around text in a line; use inline-block"))
        }
        for child in element.children { try gather(child, style, into: &line) }
    }

    /// Writes a line: a text, or a row of boxes and texts that wraps.
    private mutating func writeLine(_ line: inout [InlinePart], _ style: PageStyle) throws(DocumentError) {
        defer { line = [] }
        let hasBoxes = line.contains { if case .box = $0 { true } else { false } }
        guard hasBoxes else {
            guard case .text(let text)? = line.first else { return }
            text.trim()
            if !text.isEmpty { writeText(text, style) }
            return
        }
        writer.open("{")
        writer.member("kind", "flex")
        let justify = ["center": "center", "right": "flex-end", "end": "flex-end"][style.textAlign] ?? "flex-start"
        writer.member(
            "style",
            raw: "{\"flex-wrap\":\"wrap\",\"align-items\":\"last baseline\",\"justify-content\":\"\(justify)\"}")
        writer.key("children")
        writer.open("[")
        if line.allSatisfy({ if case .box = $0 { true } else { false } }) {
            // A line is at least as high as one of text, and has its baseline (CSS 2.1 §10.8.1).
            let strut = InlineText()
            strut.addBreak(style, at: 0)
            strut.trim()
            writeText(strut, style)
        }
        for (index, part) in line.enumerated() {
            switch part {
            case .box(let node):
                if styles[node]?.box["width"] != nil { styles[node]?.box.set("flex-shrink", "0", at: 0) }
                try writeElement(node)
            case .text(let text):
                if index == line.count - 1 { text.trimEnd() }
                text.protectEnds(start: index > 0, end: index < line.count - 1)
                if !text.isEmpty { writeText(text, style) }
            }
        }
        writer.close("]")
        writer.close("}")
    }

    // MARK: - Text

    /// Writes a text with the settings of its lines.
    mutating func writeText(_ text: InlineText, _ style: PageStyle, declarations: [String: String] = [:]) {
        guard let first = text.spans.first else { return }
        var declarations = declarations
        if style.letterSpacing != 0 {
            // Browsers also put the space behind the last character of a line.
            declarations[style.isRightToLeft ? "margin-left" : "margin-right"] =
                "\(JSONText.number(style.letterSpacing))px"
        }
        writer.mark(first.offset)
        writer.open("{")
        writer.member("kind", "text")
        writer.key("text")
        if text.spans.count == 1 {
            writer.string(first.text)
        } else {
            writer.open("[")
            for span in text.spans {
                writer.mark(span.offset)
                writer.open("{")
                writer.member("text", span.text)
                writeFont(span.style)
                writer.close("}")
            }
            writer.close("]")
        }
        writeFont(text.spans.count == 1 ? first.style : style)
        writer.key("modifiers")
        writer.open("[")
        writeLineModifiers(style)
        if !declarations.isEmpty {
            let members = declarations.sorted { $0.key < $1.key }.map {
                "\(JSONText.string($0.key)):\(JSONText.string($0.value))"
            }
            writer.modifier("css", raw: "{\(members.joined(separator: ","))}")
        }
        writer.close("]")
        writer.close("}")
    }

    private mutating func writeLineModifiers(_ style: PageStyle) {
        switch style.lineHeight {
        case .normal: writer.modifier("lineHeight", raw: "\"rounded\"")
        case .factor(let factor): writer.modifier("lineHeight", raw: "{\"multiple\":\(JSONText.number(factor))}")
        case .points(let points): writer.modifier("lineHeight", raw: JSONText.number(points))
        }
        let isUnbroken = style.whiteSpace == .nowrap && !style.hasEllipsis || style.whiteSpace == .pre
        let wrapping = isUnbroken ? "none" : style.breaksWords ? "anywhere" : "words"
        writer.modifier("textWrapping", raw: "\"\(wrapping)\"")
        if let limit = style.lineLimit ?? (style.hasEllipsis && style.whiteSpace == .nowrap ? 1 : nil) {
            writer.modifier("lineLimit", raw: String(max(limit, 1)))
        }
        let isTrailing =
            style.textAlign == "end" || style.textAlign == (style.isRightToLeft ? "left" : "right")
        if style.textAlign == "center" || isTrailing {
            writer.modifier("multilineTextAlignment", raw: isTrailing ? "\"trailing\"" : "\"center\"")
        }
        if let shadow = style.textShadow { writer.modifier("shadow", raw: shadow) }
        if style.isRightToLeft { writer.modifier("layoutDirection", raw: "\"rightToLeft\"") }
    }

    private mutating func writeFont(_ style: PageStyle) {
        writer.key("font")
        writer.open("{")
        writer.member("size", number: style.fontSize)
        if let family = style.family { writer.member("family", family) }
        if style.isMonospaced { writer.member("monospaced", raw: "true") }
        writer.close("}")
        if style.weight != 400 { writer.member("fontWeight", Self.weight(style.weight)) }
        if style.isItalic { writer.member("italic", raw: "true") }
        writer.member("color", style.color)
        if style.isUnderlined { writer.member("underline", raw: "true") }
        if style.isStruck { writer.member("strikethrough", raw: "true") }
        if style.letterSpacing != 0 { writer.member("kerning", number: style.letterSpacing) }
    }

    private static func weight(_ number: Int) -> String {
        let rounded = min(max((number + 50) / 100 * 100, 100), 900)
        return "\(FontWeight(rawValue: rounded) ?? .regular)"
    }
}
