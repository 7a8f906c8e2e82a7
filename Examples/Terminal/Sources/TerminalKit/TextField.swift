import MullionLayout
import MullionRender

/// A line of text to edit.
public final class TextField: Widget {
    public private(set) var text = ""
    /// The position of the cursor in the text.
    private var position = 0
    private let placeholder: String
    /// Called with the text after each change by the user.
    public var changed: @MainActor (String) -> Void = { _ in }

    public init(name: String, placeholder: String) {
        self.placeholder = placeholder
        super.init(name: name)
    }

    /// As wide as there is room, at least ten cells. It does not depend on the text, so editing lays out nothing.
    public override func makeNode(in tree: LayoutTree, children: [NodeID]) -> NodeID {
        tree.makeNode(
            .flexible(
                min: CGSize(width: 10, height: 1), ideal: CGSize(width: 24, height: 1),
                max: CGSize(width: CGFloat.infinity, height: 1)), name: name)
    }

    public func clear() {
        (text, position) = ("", 0)
        changed(text)
    }

    public override func handle(_ key: Key) -> Bool {
        var characters = Array(text)
        switch key {
        case .character(let character):
            characters.insert(character, at: position)
            position += 1
        case .backspace where position > 0:
            position -= 1
            characters.remove(at: position)
        case .delete where position < characters.count: characters.remove(at: position)
        case .left: position = max(position - 1, 0)
        case .right: position = min(position + 1, characters.count)
        case .home, .control("a"): position = 0
        case .end, .control("e"): position = characters.count
        case .control("u"): (characters, position) = ([], 0)
        default: return false
        }
        // A mark joins the letter before it, so that there may be fewer characters than were typed.
        if String(characters) != text {
            text = String(characters)
            position = min(position, text.count)
            changed(text)
        }
        return true
    }

    public override func handle(_ mouse: Mouse) -> Bool { mouse.action == .press }

    /// The part of the text that is visible, which ends at the cursor if it is too long, and the column of the cursor.
    private func visible(_ columns: Int) -> (text: String, cursor: Int) {
        var (start, before) = (0, String(text.prefix(position)))
        while TerminalRenderer.line(before).columns >= columns, !before.isEmpty {
            before.removeFirst()
            start += 1
        }
        return (String(text.dropFirst(start)), TerminalRenderer.line(before).columns)
    }

    public override func draw(in frame: CGRect, _ painter: inout Painter) {
        painter.fill(frame, with: hasFocus ? Theme.dimSelection : Theme.field)
        if text.isEmpty {
            painter.text(placeholder, in: frame, color: Theme.faint)
        } else {
            painter.text(visible(Int(frame.width)).text, in: frame, color: Theme.text)
        }
    }

    public override func cursor(in frame: CGRect) -> CGPoint? {
        CGPoint(x: frame.minX + CGFloat(visible(Int(frame.width)).cursor), y: frame.minY)
    }
}
