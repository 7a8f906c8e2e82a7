import MullionLayout
import TerminalKit

/// The widgets of the window, from the title to the status bar.
@MainActor
struct MailWindow {
    let title = Label("Harbour mail", name: "title", isBold: true)
    let search = TextField(name: "search", placeholder: "Search")
    let folders: ScrollArea
    let list = ScrollArea(name: "list")
    let message: ScrollArea
    let sender = Label("", name: "from", color: Theme.accent, isBold: true)
    let subject = Paragraph("", name: "about")
    let text = Paragraph("", name: "text")
    let status = Label("", name: "status")
    let panes: PanesWidget
    let window: Window

    init(folderRows: [FolderRow], hasColors: Bool) {
        folders = ScrollArea(name: "folders", folderRows)
        message = ScrollArea(name: "message", spacing: 1, [sender, subject, text])
        panes = PanesWidget(folders: folders, list: list, message: MailWindow.inset(message))
        let keys = [
            "q quit", "↑↓ choose", "tab pane", "/ search", "u unread", "d delete", "^Z suspend",
        ].map { Label($0, name: $0, color: Theme.faint) }
        let bottom = Bar(
            name: "bottom",
            [
                status,
                // The status has its width first. As many of the keys are shown as fit in the rest.
                Arrangement(
                    .layoutPriority(-1), name: "last",
                    [Arrangement(.layout(OverflowHStackLayout(spacing: 2)), name: "keys", keys)]),
            ])
        let top = Bar(name: "top", [title, Arrangement(.spacer(), name: "space"), MailWindow.limited(search)])
        window = Window(showing: Ground(name: "window", children: [top, panes, bottom]), hasColors: hasColors)
    }

    private static func inset(_ widget: Widget) -> Widget {
        Arrangement(.padding(EdgeInsets(top: 0, leading: 1, bottom: 0, trailing: 0)), name: "inset", [widget])
    }

    private static func limited(_ widget: Widget) -> Widget {
        Arrangement(.flexibleFrame(maxWidth: 30), name: "limit", [widget])
    }
}

/// The panes and the lines between them, which change the layout when they are dragged.
final class PanesWidget: Widget {
    private(set) var layout = Panes()

    init(folders: Widget, list: Widget, message: Widget) {
        let first = Line(name: "first line")
        super.init(name: "panes")
        let second = Line(name: "second line") { [weak self] mouse in self?.drag(mouse) }
        adopt([folders, first, list, second, message])
    }

    override func makeNode(in tree: LayoutTree, children: [NodeID]) -> NodeID {
        tree.makeNode(.layout(layout), name: name, children: children)
    }

    private func drag(_ mouse: Mouse) {
        guard let window, let node, let frame = window.frame(of: self) else { return }
        if Panes.arrangement(width: frame.width) == .threeColumns {
            layout.listWidth = CGFloat(mouse.column) - frame.minX - Panes.folderWidth - 1
            layout.listWidth = layout.limitedListWidth(in: frame.width)
        } else {
            layout.listShare = min(max((CGFloat(mouse.row) - frame.minY) / max(frame.height, 1), 0), 1)
        }
        window.tree.setLayout(layout, of: node)
    }
}
