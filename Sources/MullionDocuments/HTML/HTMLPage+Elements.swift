import Foundation
import MullionGeometry
import MullionHTML
import MullionSource

/// Elements as boxes.
extension HTMLPage {
    /// Writes an element with a box.
    mutating func writeElement(_ node: Int) throws(DocumentError) {
        let element = tree.nodes[node]
        let style = try self.style(of: node)
        if style.display == "none" { return }
        if let reason = Self.unsupported[element.name] { issues.append(HTMLIssue(element.offset, reason)) }
        if element.name == "img" || element.name == "svg" { return writeImage(element, style) }
        writer.mark(element.offset)
        writer.open("{")
        writer.member("kind", Self.kind(of: style.display))
        writeCommon(element)
        writeStyle(style)
        writer.key("children")
        writer.open("[")
        if element.name == "li" { writeMarker(element, style) }
        if Self.isDrawnWithoutContent(element.name) {
            // Its children are no elements of the page.
        } else if style.display.hasSuffix("flex") || style.display.hasSuffix("grid") {
            try writeItems(element, style)
        } else {
            try writeFlow(element, style)
        }
        writer.close("]")
        writeModifiers(style)
        writer.close("}")
    }

    private static func kind(of display: String) -> String {
        display.hasSuffix("flex") ? "flex" : display.hasSuffix("grid") ? "cssGrid" : "block"
    }

    private static let unsupported: [String: String] = {
        let control = "form controls are not drawn"
        let media = "this element is not drawn; its box is"
        return [
            "input": control, "select": control, "textarea": control, "canvas": media, "video": media,
            "iframe": media, "object": media, "embed": media,
            "table": "tables are laid out as blocks; use display: grid",
        ]
    }()

    private static func isDrawnWithoutContent(_ name: String) -> Bool {
        ["canvas", "video", "iframe", "object", "embed", "select", "textarea"].contains(name)
    }

    /// Writes the name, and what a template says about the element.
    private mutating func writeCommon(_ element: HTMLTree.Node) {
        for (attribute, key) in [("id", "name"), ("data-repeat", "repeat"), ("data-when", "when")] {
            guard let own = element.attribute(attribute), !own.value.isEmpty else { continue }
            writer.mark(own.offset)
            writer.member(key, own.value)
        }
    }

    // MARK: - Style

    /// Writes the declarations of a box.
    private mutating func writeStyle(_ style: PageStyle) {
        var box = style.box
        if style.display == "contents" || style.display == "flow-root" { box.set("display", style.display, at: 0) }
        guard !box.isPlain else { return }
        writer.key("style")
        writer.open("{")
        for declaration in box.declarations {
            writer.mark(declaration.offset)
            writer.member(declaration.name, declaration.value)
        }
        writeBorder(box, style.color)
        writer.close("}")
    }

    /// Writes the widths and colors of the border.
    private mutating func writeBorder(_ box: BoxDeclarations, _ textColor: String) {
        let visible = box.border.filter { $0.isVisible && $0.width > 0 }
        guard let first = visible.first else { return }
        let widths = box.border.map { $0.isVisible ? "\(JSONText.number($0.width))px" : "0px" }
        writer.mark(box.borderOffset)
        writer.member("border-width", widths.joined(separator: " "))
        writer.member("border-color", first.color ?? textColor)
        for (name, side) in zip(BoxDeclarations.sides, box.border) where side.color != first.color {
            writer.member("border-\(name)-color", side.color ?? textColor)
        }
    }

    private mutating func writeModifiers(_ style: PageStyle) {
        guard style.rotation != nil || style.scale != nil || style.zIndex != nil else { return }
        writer.key("modifiers")
        writer.open("[")
        if let scale = style.scale { writer.modifier("scaleEffect", raw: JSONText.number(scale)) }
        if let rotation = style.rotation { writer.modifier("rotationEffect", raw: JSONText.number(rotation)) }
        if let zIndex = style.zIndex { writer.modifier("zIndex", raw: String(zIndex)) }
        writer.close("]")
    }

    // MARK: - Lists

    /// Writes the bullet or the number of an item of a list, out of the flow.
    private mutating func writeMarker(_ element: HTMLTree.Node, _ style: PageStyle) {
        let markers = ["disc": "•", "circle": "◦", "square": "▪", "decimal": "\(element.place)."]
        guard let marker = markers[style.listMarker], style.display == "block" else { return }
        let text = InlineText()
        text.add(marker, style, at: element.offset)
        writeText(text, style, declarations: ["position": "absolute", "margin-left": "-22px"])
    }

    // MARK: - Images

    /// Writes an image in a box of its own, which has its border and its corners.
    private mutating func writeImage(_ element: HTMLTree.Node, _ style: PageStyle) {
        guard let source = element.name == "svg" ? drawing(element, style) : element.attribute("src") else {
            issues.append(HTMLIssue(element.offset, "an image needs the attribute src"))
            return
        }
        var style = style
        let hasWidth = style.box["width"] != nil
        let hasHeight = style.box["height"] != nil
        if !hasWidth { style.box.set("width", "max-content", at: 0) }
        if style.box["border-radius"] != nil || style.objectFit != "fill" { style.box.set("overflow", "hidden", at: 0) }
        let image = "{\"kind\":\"image\",\"source\":\(JSONText.string(source.value)),\"resizable\":true"
        writer.mark(element.offset)
        writer.open("{")
        writer.member("kind", "block")
        writeCommon(element)
        writeStyle(style)
        writer.key("children")
        writer.open("[")
        writer.mark(source.offset)
        if hasWidth, hasHeight, style.objectFit != "fill" {
            let scaling = style.objectFit == "cover" ? "scaledToFill" : "scaledToFit"
            writer.raw(
                "{\"kind\":\"color\",\"color\":\"#00000000\",\"modifiers\":[{\"overlay\":\(image),\"modifiers\":[\"\(scaling)\"]}},\"clipped\",{\"css\":{\"width\":\"100%\",\"height\":\"100%\"}}]}"
            )
        } else if hasHeight {
            writer.raw(image + ",\"modifiers\":[\(hasWidth ? "" : "\"scaledToFit\",")\(Self.fill(hasWidth))]}")
        } else {
            writer.raw(image + ",\"modifiers\":[\"scaledToFit\"\(hasWidth ? ",{\"css\":{\"width\":\"100%\"}}" : "")]}")
        }
        writer.close("]")
        writeModifiers(style)
        writer.close("}")
    }

    /// The markup of an SVG drawing in the page as the source of an image.
    private func drawing(_ element: HTMLTree.Node, _ style: PageStyle) -> HTMLAttribute? {
        guard element.end > element.offset + 4 else { return nil }
        var markup = text.bytes[element.offset..<element.end]
        var start = "<svg color=\"\(style.color)\""
        if !String(decoding: markup, as: UTF8.self).contains("xmlns=") {
            start += " xmlns=\"http://www.w3.org/2000/svg\""
        }
        markup.replaceSubrange(element.offset..<element.offset + 4, with: Array(start.utf8))
        let data = Data(markup).base64EncodedString()
        return HTMLAttribute(name: "src", value: "data:image/svg+xml;base64,\(data)", offset: element.offset)
    }

    private static func fill(_ hasWidth: Bool) -> String {
        hasWidth ? "{\"css\":{\"width\":\"100%\",\"height\":\"100%\"}}" : "{\"css\":{\"height\":\"100%\"}}"
    }
}
