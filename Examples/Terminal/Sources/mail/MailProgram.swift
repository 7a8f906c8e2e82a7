import TerminalKit

/// The program: which folder and message are chosen, and what keys and the mouse do.
@MainActor
final class MailProgram: Program {
    private(set) var mailbox: Mailbox
    private(set) var folder = "Inbox"
    /// The positions in the mailbox of the messages in the list.
    private(set) var listed: [Int] = []
    /// The index of the chosen message in the list.
    private(set) var chosen = 0
    let view: MailWindow
    private let folderRows: [FolderRow]

    var window: Window { view.window }

    init(_ mailbox: Mailbox = .sample, hasColors: Bool = true) {
        self.mailbox = mailbox
        folderRows = Mailbox.folders.map(FolderRow.init)
        view = MailWindow(folderRows: folderRows, hasColors: hasColors)
        for row in folderRows { row.selected = { [weak self] in self?.openFolder($0) } }
        view.search.changed = { [weak self] _ in self?.showList() }
        window.focus = view.list
        showList()
    }

    // MARK: - Events

    func handle(_ event: Event) -> Outcome {
        switch event {
        case .mouse(let mouse):
            let widget = window.handle(mouse)
            if mouse.action == .press, widget === view.search { window.focus = view.search }
            return .draw
        case .key(.control("c")): return .quit
        case .key(.control("z")): return .suspend
        case .key(.control("l")): return .drawEverything
        case .key(let key): return handle(key)
        }
    }

    private func handle(_ key: Key) -> Outcome {
        switch (key, window.focus === view.search) {
        case (.tab, _): moveFocus(by: 1)
        case (.backTab, _): moveFocus(by: -1)
        case (.escape, true):
            view.search.clear()
            window.focus = view.list
        case (.enter, true): window.focus = view.list
        case (_, true): _ = view.search.handle(key)
        case (.character("q"), _): return .quit
        case (.character("/"), _): window.focus = view.search
        case (.character("u"), _): changeMessage { $0.isUnread.toggle() }
        case (.character("d"), _), (.delete, _): deleteMessage()
        default: handleInPane(key)
        }
        return .draw
    }

    private func handleInPane(_ key: Key) {
        if window.focus === view.message {
            _ = view.message.handle(key)
            return
        }
        let isList = window.focus === view.list
        let index = isList ? chosen : folderRows.firstIndex { $0.folder == folder } ?? 0
        let last = (isList ? listed.count : folderRows.count) - 1
        let page = isList ? max(Int(view.list.lengths.window) / 2 - 1, 1) : last
        let next: Int
        switch key {
        case .up, .character("k"): next = index - 1
        case .down, .character("j"): next = index + 1
        case .pageUp: next = index - page
        case .pageDown, .character(" "): next = index + page
        case .home: next = 0
        case .end: next = last
        case .enter:
            moveFocus(by: 1)
            return
        default: return
        }
        if isList { choose(min(max(next, 0), last)) } else { openFolder(folderRows[min(max(next, 0), last)].folder) }
    }

    private func moveFocus(by step: Int) {
        // Panes that a narrow terminal leaves out cannot have the focus.
        let stops: [Widget] = [view.folders, view.list, view.message, view.search].filter {
            window.frame(of: $0) != nil
        }
        let index = stops.firstIndex { $0 === window.focus } ?? 0
        window.focus = stops[(index + step + stops.count) % stops.count]
    }

    // MARK: - What is shown

    func openFolder(_ name: String) {
        if window.focus !== view.search { window.focus = view.folders }
        guard name != folder else { return }
        folder = name
        showList()
    }

    /// Makes the rows of the list again: for a different folder, search, or number of messages.
    private func showList(choosing index: Int = 0) {
        listed = mailbox.positions(in: folder, containing: view.search.text)
        view.list.show(
            listed.map { position in
                MessageRow(mailbox.messages[position], position: position) { [weak self] position in
                    self?.window.focus = self?.view.list
                    self?.choose(self?.listed.firstIndex(of: position) ?? 0)
                }
            })
        chosen = min(index, max(listed.count - 1, 0))
        view.list.scroll(to: 0)
        choose(chosen)
    }

    private func choose(_ index: Int) {
        chosen = index
        guard listed.indices.contains(index) else { return showMessage(nil) }
        let message = mailbox.messages[listed[index]]
        showMessage(message)
        view.list.reveal(view.list.children[index])
    }

    private func showMessage(_ message: Message?) {
        view.sender.text = message?.sender ?? ""
        view.subject.text =
            message?.subject ?? (view.search.text.isEmpty ? "No messages." : "No message has this text.")
        view.text.text = message?.body ?? ""
        view.message.scroll(to: 0)
        showState()
    }

    /// Marks and numbers, of which most have the width that they had.
    private func showState() {
        for (index, row) in view.list.children.enumerated() {
            guard let row = row as? MessageRow else { continue }
            row.isSelected = index == chosen
            row.update(mailbox.messages[row.position])
        }
        for row in folderRows {
            row.isSelected = row.folder == folder
            row.update(unreadCount: mailbox.unreadCount(in: row.folder))
        }
        view.status.text = listed.isEmpty ? folder : "\(folder) \(chosen + 1) of \(listed.count)"
    }

    // MARK: - Changes of messages

    private func changeMessage(_ change: (inout Message) -> Void) {
        guard listed.indices.contains(chosen) else { return }
        change(&mailbox.messages[listed[chosen]])
        showState()
    }

    private func deleteMessage() {
        guard listed.indices.contains(chosen) else { return }
        mailbox.messages[listed[chosen]].folder = "Trash"
        showList(choosing: chosen)
    }
}
