import MullionDrawing
import MullionGeometry
import MullionLayout
import MullionViews

/// A title, a message, and buttons on a card in the middle of the dimmed drawing.
nonisolated struct AlertCard<Actions: View, Message: View>: View, PrimitiveView {
    let title: Text
    let actions: Actions
    let message: Message
    let dismiss: () -> Void

    func lower(into lowering: inout Lowering) {
        let buttons = lowering.dialogButtons(actions, title: "OK", dismiss: dismiss)
        let message = message
        let messageNodes = lowering.nodes(
            collectingPreferencesOf: { $0.within(.content) { $0.add(message.dialogMessage()) } }
        ).nodes
        // Beside one other button the one that cancels comes first, below several it comes last.
        let ordered =
            buttons.others.count == 1 ? buttons.cancel + buttons.others : buttons.others + buttons.cancel
        lowering.add(AlertFrame(title: title, message: messageNodes, buttons: ordered))
    }
}

nonisolated private struct AlertFrame: View {
    let title: Text
    let message: [NodeID]
    let buttons: [NodeID]
    @Environment(\.controlTheme) private var theme

    var body: some View {
        ZStack {
            theme.dimming.interactive { $0.tap = { _, _ in } }
            VStack(spacing: 0) {
                VStack(spacing: 2) {
                    title.font(.headline)
                    FinishedNodes(message)
                }
                .multilineTextAlignment(.center)
                .padding(.horizontal, 16).padding(.vertical, 19)
                if buttons.count == 2 {
                    separator
                    HStack(spacing: 0) {
                        FinishedNodes([buttons[0]])
                        theme.separator.frame(width: theme.separatorThickness, height: theme.rowHeight)
                        FinishedNodes([buttons[1]])
                    }
                } else {
                    ForEach(Array(buttons.enumerated()), id: \.offset) { _, button in
                        separator
                        FinishedNodes([button])
                    }
                }
            }
            .frame(width: 270)
            .background(theme.alertBackground, in: RoundedRectangle(cornerRadius: 14))
        }
    }

    private var separator: some View { theme.separator.frame(height: theme.separatorThickness) }
}

/// A title, a message, and buttons on cards at the bottom of the dimmed drawing.
nonisolated struct DialogCard<Actions: View, Message: View>: View, PrimitiveView {
    let title: Text?
    let actions: Actions
    let message: Message
    let dismiss: () -> Void

    func lower(into lowering: inout Lowering) {
        let buttons = lowering.dialogButtons(actions, title: nil, dismiss: dismiss)
        let message = message
        let messageNodes = lowering.nodes(
            collectingPreferencesOf: {
                $0.within(.content) { $0.add(message.dialogMessage().foregroundStyle(.secondary)) }
            }
        ).nodes
        let cancel = Button("Cancel", role: .cancel, action: dismiss)
        lowering.add(
            DialogFrame(
                title: title, message: messageNodes, buttons: buttons.others, cancel: buttons.cancel,
                standardCancel: AnyView(cancel.buttonStyle(DialogButtonStyle(dismiss: dismiss)))))
    }
}

nonisolated private struct DialogFrame: View {
    let title: Text?
    let message: [NodeID]
    let buttons: [NodeID]
    let cancel: [NodeID]
    let standardCancel: AnyView
    @Environment(\.controlTheme) private var theme

    var body: some View {
        ZStack(alignment: .bottom) {
            theme.dimming.interactive { $0.tap = { _, _ in } }
            VStack(spacing: 8) {
                VStack(spacing: 0) {
                    if title != nil || !message.isEmpty {
                        VStack(spacing: 4) {
                            if let title { title.font(.footnote).bold() }
                            FinishedNodes(message)
                        }
                        .foregroundStyle(.secondary).multilineTextAlignment(.center)
                        .padding(.horizontal, 16).padding(.vertical, 14)
                        .frame(maxWidth: .infinity)
                    }
                    ForEach(Array(buttons.enumerated()), id: \.offset) { index, button in
                        if index > 0 || title != nil || !message.isEmpty {
                            theme.separator.frame(height: theme.separatorThickness)
                        }
                        FinishedNodes([button])
                    }
                }
                .background(theme.alertBackground, in: RoundedRectangle(cornerRadius: 14))
                Group {
                    if cancel.isEmpty { standardCancel } else { FinishedNodes(cancel) }
                }
                .background(theme.sheetBackground, in: RoundedRectangle(cornerRadius: 14))
            }
            .padding(8)
        }
    }
}

/// A row of a dialog: its button, in the tint, red, or bold by its role. A tap leaves the dialog first.
struct DialogButtonStyle: PrimitiveButtonStyle {
    let dismiss: () -> Void
    @Environment(\.controlTheme) private var theme

    func makeBody(configuration: Configuration) -> some View {
        let (dismiss, action) = (dismiss, configuration.action)
        return configuration.label
            .font(configuration.role == .cancel ? .headline : .body)
            .foregroundStyle(
                configuration.role == .destructive
                    ? AnyShapeStyle(theme.destructive) : AnyShapeStyle(TintShapeStyle())
            )
            .lineLimit(1)
            .frame(maxWidth: .infinity, minHeight: theme.rowHeight)
            .interactive {
                $0.tap = { _, _ in
                    dismiss()
                    action()
                }
            }
    }
}

extension Lowering {
    /// Returns the buttons of a dialog, those that cancel apart; one that leaves it if there is none.
    fileprivate mutating func dialogButtons<Actions: View>(
        _ actions: Actions, title: LocalizedStringKey?, dismiss: @escaping () -> Void
    ) -> (others: [NodeID], cancel: [NodeID]) {
        let style = DialogButtonStyle(dismiss: dismiss)
        var all = nodes(
            collectingPreferencesOf: { lowering in
                lowering.within(.branch(0)) { $0.add(actions.buttonStyle(style).fieldRows()) }
            }
        ).nodes
        if all.isEmpty, let title {
            all =
                nodes(
                    collectingPreferencesOf: { lowering in
                        lowering.within(.branch(1)) { $0.add(Button(title, action: dismiss).buttonStyle(style)) }
                    }
                ).nodes
        }
        let cancel = all.filter { traits(of: $0).isCancelButton }
        return (all.filter { !traits(of: $0).isCancelButton }, cancel)
    }
}

nonisolated extension View {
    /// Gives fields in an alert a border.
    fileprivate func fieldRows() -> some View { textFieldStyle(.roundedBorder) }

    /// Sets the text of a message small and centered.
    fileprivate func dialogMessage() -> some View { font(.footnote).multilineTextAlignment(.center) }
}
