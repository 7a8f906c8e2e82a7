import MullionDrawing
import MullionGeometry
import MullionStoryboards
import MullionText

/// Drawing of text fields and text views.
extension ScenePainter {
    mutating func drawTextField(_ view: StoryboardView, in box: CGRect, _ context: Context) {
        let style = view.attributes["borderStyle"]
        let hasBackground = view.color("backgroundColor") != nil
        let inset: CGFloat
        switch style {
        case "roundedRect":
            let outline = Path(roundedRect: box.insetBy(dx: 0.5, dy: 0.5), cornerRadius: 5)
            if !hasBackground { list.fill(outline, with: system("systemBackground")) }
            list.stroke(outline, with: stage.isDark ? Color(white: 0.25) : Color(white: 0.8), lineWidth: 1)
            inset = 7
        case "line":
            list.stroke(Path(box.insetBy(dx: 0.5, dy: 0.5)), with: .black, lineWidth: 1)
            inset = 2
        case "bezel":
            list.stroke(Path(box.insetBy(dx: 0.5, dy: 0.5)), with: Color(white: 0.55), lineWidth: 1)
            inset = 7
        default: inset = 0
        }
        var room = box.insetBy(dx: min(inset, box.width / 2), dy: 0)
        var text = view.text ?? StoryboardText("")
        let isEmpty = text.string.isEmpty
        if view.attributes["clearButtonMode"] == "always", !isEmpty, room.width > 40 {
            let center = CGPoint(x: directed(room.maxX - 8, in: room), y: box.midY)
            drawSymbol("xmark.circle.fill", in: CGRect(center: center, side: 16), system("systemGray3"))
            var rest = room
            rest.size.width -= 20
            room = directed(rest, in: room)
        }
        var ink = color(view.color("textColor"), view) ?? system("label")
        if isEmpty {
            let placeholder = view.attributes["placeholder"] ?? view.details.string("placeholder")
            text.parts = [StoryboardText.Part(string: stage.localized(placeholder, "placeholder", of: view.id) ?? "")]
            text.alignment = StoryboardView.alignment(view.attributes["textAlignment"]) ?? .natural
            text.lineLimit = 1
            ink = system("placeholderText")
        } else if let other = stage.localized(nil, "text", of: view.id) {
            text.parts = [StoryboardText.Part(string: other)]
        }
        let place: CGFloat =
            switch view.attributes["contentVerticalAlignment"] {
            case "top": 0
            case "bottom": 1
            default: 0.5
            }
        let look = TextStyle(face: stage.fontFace(of: view), usualSize: 14, color: ink, place: place)
        let traits = view.details.first { $0.name == "textInputTraits" }
        if !isEmpty, traits?.attributes["secureTextEntry"] == "YES" {
            drawDots(text, in: room, look)
        } else {
            draw(text, in: room, look, at: view.position)
        }
    }

    /// Draws a dot for each character of a password: circles, which fonts have in many widths and shapes.
    private mutating func drawDots(_ text: StoryboardText, in room: CGRect, _ style: TextStyle) {
        let size = style.face?.size ?? style.usualSize
        guard size > 0 else { return }
        let (advance, diameter) = (0.54 * size, 0.36 * size)
        let count = min(text.string.count, Int(min(room.width / advance, 200)))
        guard count > 0 else { return }
        let left = room.minX + (room.width - CGFloat(count) * advance) * share(text.alignment)
        let lineHeight = size * StoryboardFont.lineHeight
        let middle = room.minY + lineHeight / 2 + (room.height - lineHeight) * style.place
        for index in 0..<count {
            let center = CGPoint(x: left + (CGFloat(index) + 0.5) * advance, y: middle)
            list.fill(Path(ellipseIn: CGRect(center: center, side: diameter)), with: style.color)
        }
    }

    mutating func drawTextView(_ view: StoryboardView, in box: CGRect) {
        guard var text = view.text else { return }
        if let other = stage.localized(nil, "text", of: view.id) { text.parts = [StoryboardText.Part(string: other)] }
        let ink = color(view.color("textColor"), view) ?? system("label")
        let room = box.insetBy(dx: min(5, box.width / 2), dy: min(8, box.height / 2))
        draw(
            text, in: room,
            TextStyle(face: stage.fontFace(of: view), usualSize: 14, color: ink, place: 0, scrolls: true),
            at: view.position)
    }

    mutating func drawSearchBar(_ view: StoryboardView, in box: CGRect) {
        let isMinimal = view.attributes["searchBarStyle"] == "minimal"
        if !isMinimal, view.color("backgroundColor") == nil {
            let bar =
                color(view.color("barTintColor"), view) ?? (stage.isDark ? Color(white: 0.1) : Color(white: 0.965))
            list.fill(Path(box), with: bar)
        }
        let height = min(36, max(box.height - 4, 0))
        let field = CGRect(center: box.center, size: CGSize(width: max(box.width - 16, 0), height: height))
        list.fill(Path(roundedRect: field, cornerRadius: 10), with: system("tertiarySystemFill"))
        let ink = system("systemGray")
        drawSymbol(
            "magnifyingglass",
            in: CGRect(center: CGPoint(x: directed(field.minX + 16, in: field), y: field.midY), side: 16), ink)
        let text = directed(
            CGRect(x: field.minX + 30, y: field.minY, width: max(field.width - 38, 0), height: field.height), in: field)
        let written = stage.localized(view.attributes["text"], "text", of: view.id)
        if let written, !written.isEmpty {
            draw(written, in: text, size: 17, system("label"), .natural, at: view.position)
        } else {
            let placeholder = stage.localized(view.attributes["placeholder"], "placeholder", of: view.id)
            draw(placeholder ?? "Search", in: text, size: 17, ink, .natural, at: view.position)
        }
    }
}
