import MullionDrawing
import MullionGeometry
import MullionHTML
import MullionSource

/// Properties of boxes that layout does not read as they are written.
extension PageStyle {
    /// Sets a property of the box that is not layout's alone; returns whether the value is one.
    mutating func setBox(
        _ name: String, _ value: String, _ offset: Int, _ issues: inout [HTMLIssue]
    ) -> Bool {
        switch name {
        case "display": return setDisplay(value)
        case "visibility":
            // Outside of tables a browser lays a collapsed box out as a hidden one.
            guard ["visible", "hidden", "collapse"].contains(value) else { return false }
            box.set("opacity", value == "visible" ? "1" : "0", at: offset)
        case "background", "background-color", "background-image":
            if value == "none" || value == "initial" || value == "unset" {
                box.remove("background")
                return true
            }
            // A gradient is in front of the color.
            if name == "background-color", box["background"]?.contains("gradient(") == true { return true }
            let text = value.lowercased() == "currentcolor" ? color : value
            guard value.contains("{{") || CSSPaint.background(text) != nil else { return false }
            box.set("background", text, at: offset)
        case "box-shadow", "opacity", "border-radius", "border-top-left-radius", "border-top-right-radius",
            "border-bottom-left-radius", "border-bottom-right-radius":
            var trial = CSSDeclarations()
            guard let read = CSSDecorationReader.properties[name], read(&trial, value) else { return false }
            box.set(name, value, at: offset)
        default: return name.hasPrefix("border") && setBorder(name, value, offset, &issues)
        }
        return true
    }

    private mutating func setDisplay(_ value: String) -> Bool {
        switch value {
        case "-webkit-box", "list-item", "flow": display = "block"
        case "block", "inline", "inline-block", "flex", "inline-flex", "grid", "inline-grid", "none", "contents",
            "flow-root":
            display = value
        default: return false
        }
        return true
    }

    /// Reads `border`, `border-top`, `border-width`, `border-top-color`, and the like.
    private mutating func setBorder(
        _ name: String, _ value: String, _ offset: Int, _ issues: inout [HTMLIssue]
    ) -> Bool {
        let parts = name.split(separator: "-").dropFirst().map(String.init)
        let side = parts.first.flatMap { BoxDeclarations.sides.firstIndex(of: $0) }
        let sides = side.map { [$0] } ?? [0, 1, 2, 3]
        let aspect = side == nil ? parts.first : parts.dropFirst().first
        let words = CSSText.split(value, at: nil)
        guard !words.isEmpty, words.count <= 4, parts.count <= 2 else { return false }
        var border = box.border
        for (place, side) in sides.enumerated() {
            let own = aspect == nil ? words : [words[Self.valueOfSide[words.count - 1][place]]]
            if aspect == nil { border[side] = BoxDeclarations.BorderSide() }
            for word in own {
                if ["width", nil].contains(aspect), let width = Self.widths[word] ?? CSSText.points(word), width >= 0 {
                    border[side].width = width
                } else if ["style", nil].contains(aspect), Self.lineStyles.contains(word) {
                    border[side].isVisible = word != "none" && word != "hidden"
                    if border[side].isVisible, word != "solid" {
                        issues.append(HTMLIssue(offset, "lines of the style \(word) are not supported; they are solid"))
                    }
                } else if ["color", nil].contains(aspect), let color = CSSPaint.color(word) {
                    border[side].color = word.lowercased() == "currentcolor" ? nil : color.hexString
                } else {
                    return false
                }
            }
        }
        box.border = border
        box.borderOffset = offset
        return true
    }

    /// Which of one to four values is that of the top, right, bottom, and left.
    private static let valueOfSide = [[0, 0, 0, 0], [0, 1, 0, 1], [0, 1, 2, 1], [0, 1, 2, 3]]
    private static let widths: [String: CGFloat] = ["thin": 1, "medium": 3, "thick": 5]
    private static let lineStyles: Set<String> = [
        "none", "hidden", "solid", "dashed", "dotted", "double", "groove", "ridge", "inset", "outset",
    ]
}
