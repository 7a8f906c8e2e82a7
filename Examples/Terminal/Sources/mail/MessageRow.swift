import MullionLayout
import TerminalKit

/// A message in the list: sender and date on the first line, the subject on the second.
final class MessageRow: Widget {
    let position: Int
    var isSelected = false
    private let mark: Label
    private let sender: Label
    private let selected: @MainActor (Int) -> Void

    init(_ message: Message, position: Int, selected: @escaping @MainActor (Int) -> Void) {
        (self.position, self.selected) = (position, selected)
        mark = Label(" ", name: "mark", color: Theme.accent)
        sender = Label(message.sender, name: "sender")
        let date = Label(message.date, name: "date", color: Theme.faint)
        let subject = Label(message.subject, name: "subject", color: Theme.faint)
        let heading = Arrangement(
            .hStack(spacing: 1), name: "heading",
            // The date keeps its width, the sender has the rest.
            [Arrangement(.flexibleFrame(maxWidth: .infinity, alignment: .leading), name: "rest", [sender]), date])
        super.init(
            name: "message \(position)",
            children: [mark, Arrangement(.vStack(alignment: .leading, spacing: 0), name: "lines", [heading, subject])])
        update(message)
    }

    /// Shows whether the message is read. Neither mark changes a width, so no pass follows.
    func update(_ message: Message) {
        mark.text = message.isUnread ? "●" : isSelected ? "▸" : " "
        sender.isBold = message.isUnread
    }

    override func makeNode(in tree: LayoutTree, children: [NodeID]) -> NodeID {
        let row = tree.makeNode(.hStack(alignment: .top, spacing: 1), children: children)
        return tree.makeNode(
            .padding(EdgeInsets(top: 0, leading: 1, bottom: 0, trailing: 1)), name: name, children: [row])
    }

    override func draw(in frame: CGRect, _ painter: inout Painter) {
        guard isSelected else { return }
        painter.fill(frame, with: parent?.hasFocus == true ? Theme.selection : Theme.dimSelection)
    }

    override func handle(_ mouse: Mouse) -> Bool {
        guard mouse.action == .press else { return false }
        selected(position)
        return true
    }
}

/// A folder, with the number of its unread messages at the end.
final class FolderRow: Widget {
    let folder: String
    var isSelected = false { didSet { title.text = (isSelected ? "▸ " : "  ") + folder } }
    private let title: Label
    private let count = Label("", name: "count", color: Theme.accent)
    var selected: @MainActor (String) -> Void = { _ in }

    init(_ folder: String) {
        self.folder = folder
        title = Label("  " + folder, name: "title")
        super.init(name: folder, children: [title, Arrangement(.spacer(minLength: 1), name: "space"), count])
    }

    func update(unreadCount: Int) { count.text = unreadCount > 0 ? "\(unreadCount)" : "" }

    override func makeNode(in tree: LayoutTree, children: [NodeID]) -> NodeID {
        let row = tree.makeNode(.hStack(spacing: 0), children: children)
        return tree.makeNode(
            .padding(EdgeInsets(top: 0, leading: 1, bottom: 0, trailing: 0)), name: name, children: [row])
    }

    override func draw(in frame: CGRect, _ painter: inout Painter) {
        guard isSelected else { return }
        painter.fill(frame, with: parent?.hasFocus == true ? Theme.selection : Theme.dimSelection)
    }

    override func handle(_ mouse: Mouse) -> Bool {
        guard mouse.action == .press else { return false }
        selected(folder)
        return true
    }
}
