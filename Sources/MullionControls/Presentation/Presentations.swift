import Foundation
import MullionDrawing
import MullionGeometry
import MullionViews

/// Sheets, popovers, alerts, and dialogs. While their state is true, they are drawn in front of the whole drawing, as
/// iOS draws them on a telephone; in a `ViewHost` their buttons, and a tap beside a sheet, make the state false.
///
/// Those in the content of a `GeometryReader` are drawn in front of the reader.
nonisolated extension View {
    /// Presents a view on a sheet.
    public func sheet<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        presenting(isPresented) { dismiss in
            let dismiss = DismissAction {
                dismiss(); onDismiss?()
            }
            return Sheet(content: content().environment(\.dismiss, dismiss)) { dismiss() }
        }
    }
    /// Presents a view of an item on a sheet.
    public func sheet<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        presenting(item) { value, dismiss in
            let dismiss = DismissAction {
                dismiss(); onDismiss?()
            }
            return Sheet(content: content(value).id(value.id).environment(\.dismiss, dismiss)) { dismiss() }
        }
    }
    /// Presents a view over the whole drawing.
    public func fullScreenCover<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        presenting(isPresented) { dismiss in
            Cover(
                content: content().environment(
                    \.dismiss,
                    DismissAction {
                        dismiss(); onDismiss?()
                    }))
        }
    }
    /// Presents a view of an item over the whole drawing.
    public func fullScreenCover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        presenting(item) { value, dismiss in
            Cover(
                content: content(value).id(value.id).environment(
                    \.dismiss,
                    DismissAction {
                        dismiss(); onDismiss?()
                    }))
        }
    }
    /// Presents a view on a sheet, as a telephone presents popovers.
    public func popover<Content: View>(
        isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View { sheet(isPresented: isPresented, content: content) }
    /// Presents a view of an item on a sheet, as a telephone presents popovers.
    public func popover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View { sheet(item: item, content: content) }
    /// Presents a view on a sheet, as a telephone presents inspectors.
    public func inspector<V: View>(isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> V) -> some View {
        sheet(isPresented: isPresented, content: content)
    }

    /// Presents an alert.
    public func alert(isPresented: Binding<Bool>, content: @escaping () -> Alert) -> some View {
        presenting(isPresented) { dismiss in content().card(dismiss) }
    }
    /// Presents an alert about an item.
    public func alert<Item: Identifiable>(item: Binding<Item?>, content: @escaping (Item) -> Alert) -> some View {
        presenting(item) { value, dismiss in content(value).card(dismiss) }
    }
    /// Presents an alert with a title and buttons.
    public func alert<A: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A
    ) -> some View { alert(Text(titleKey), isPresented: isPresented, actions: actions) }
    /// Presents an alert with a title and buttons.
    @_disfavoredOverload
    public func alert<S: StringProtocol, A: View>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A
    ) -> some View { alert(Text(title), isPresented: isPresented, actions: actions) }
    /// Presents an alert with a title and buttons.
    public func alert<A: View>(
        _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A
    ) -> some View { alert(title, isPresented: isPresented, actions: actions) { EmptyView() } }
    /// Presents an alert with a title, buttons, and a message.
    public func alert<A: View, M: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A,
        @ViewBuilder message: @escaping () -> M
    ) -> some View { alert(Text(titleKey), isPresented: isPresented, actions: actions, message: message) }
    /// Presents an alert with a title, buttons, and a message.
    @_disfavoredOverload
    public func alert<S: StringProtocol, A: View, M: View>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A,
        @ViewBuilder message: @escaping () -> M
    ) -> some View { alert(Text(title), isPresented: isPresented, actions: actions, message: message) }
    /// Presents an alert with a title, buttons, and a message.
    public func alert<A: View, M: View>(
        _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A,
        @ViewBuilder message: @escaping () -> M
    ) -> some View {
        presenting(isPresented) { dismiss in
            AlertCard(title: title, actions: actions(), message: message(), dismiss: dismiss)
        }
    }
    /// Presents an alert about data; none without data.
    public func alert<A: View, M: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
    ) -> some View {
        presenting(isPresented, about: data) { data, dismiss in
            AlertCard(title: Text(titleKey), actions: actions(data), message: message(data), dismiss: dismiss)
        }
    }
    /// Presents an alert about data; none without data.
    @_disfavoredOverload
    public func alert<S: StringProtocol, A: View, M: View, T>(
        _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A,
        @ViewBuilder message: @escaping (T) -> M
    ) -> some View {
        presenting(isPresented, about: data) { data, dismiss in
            AlertCard(title: Text(title), actions: actions(data), message: message(data), dismiss: dismiss)
        }
    }
    /// Presents an alert about data; none without data.
    public func alert<A: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A
    ) -> some View {
        presenting(isPresented, about: data) { data, dismiss in
            AlertCard(title: Text(titleKey), actions: actions(data), message: EmptyView(), dismiss: dismiss)
        }
    }
    /// Presents an alert about data; none without data.
    @_disfavoredOverload
    public func alert<S: StringProtocol, A: View, T>(
        _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
    ) -> some View {
        presenting(isPresented, about: data) { data, dismiss in
            AlertCard(title: Text(title), actions: actions(data), message: EmptyView(), dismiss: dismiss)
        }
    }
    /// Presents an alert about an error; none without an error.
    public func alert<E: LocalizedError, A: View>(
        isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: @escaping () -> A
    ) -> some View {
        presenting(isPresented, about: error) { error, dismiss in
            AlertCard(
                title: Text(error.errorDescription ?? "\(error)"), actions: actions(), message: EmptyView(),
                dismiss: dismiss)
        }
    }
    /// Presents an alert about an error, with a message; none without an error.
    public func alert<E: LocalizedError, A: View, M: View>(
        isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: @escaping (E) -> A,
        @ViewBuilder message: @escaping (E) -> M
    ) -> some View {
        presenting(isPresented, about: error) { error, dismiss in
            AlertCard(
                title: Text(error.errorDescription ?? "\(error)"), actions: actions(error), message: message(error),
                dismiss: dismiss)
        }
    }

    /// Presents a dialog, by its older name.
    public func actionSheet(isPresented: Binding<Bool>, content: @escaping () -> ActionSheet) -> some View {
        presenting(isPresented) { dismiss in content().card(dismiss) }
    }
    /// Presents a dialog about an item, by its older name.
    public func actionSheet<Item: Identifiable>(
        item: Binding<Item?>, content: @escaping (Item) -> ActionSheet
    ) -> some View {
        presenting(item) { value, dismiss in content(value).card(dismiss) }
    }
    /// Presents a dialog with buttons. Its title is shown if it is to be visible.
    public func confirmationDialog<A: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> A
    ) -> some View {
        confirmationDialog(
            Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions)
    }
    /// Presents a dialog with buttons. Its title is shown if it is to be visible.
    @_disfavoredOverload
    public func confirmationDialog<S: StringProtocol, A: View>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> A
    ) -> some View {
        confirmationDialog(Text(title), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions)
    }
    /// Presents a dialog with buttons. Its title is shown if it is to be visible.
    public func confirmationDialog<A: View>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> A
    ) -> some View {
        presenting(isPresented) { dismiss in
            DialogCard(
                title: titleVisibility == .visible ? title : nil, actions: actions(), message: EmptyView(),
                dismiss: dismiss)
        }
    }
    /// Presents a dialog with buttons and a message. Its title is shown unless it is to be hidden.
    public func confirmationDialog<A: View, M: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
    ) -> some View {
        confirmationDialog(
            Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions,
            message: message)
    }
    /// Presents a dialog with buttons and a message. Its title is shown unless it is to be hidden.
    @_disfavoredOverload
    public func confirmationDialog<S: StringProtocol, A: View, M: View>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
    ) -> some View {
        confirmationDialog(
            Text(title), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions,
            message: message)
    }
    /// Presents a dialog with buttons and a message. Its title is shown unless it is to be hidden.
    public func confirmationDialog<A: View, M: View>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
    ) -> some View {
        presenting(isPresented) { dismiss in
            DialogCard(
                title: titleVisibility == .hidden ? nil : title, actions: actions(), message: message(),
                dismiss: dismiss)
        }
    }
    /// Presents a dialog about data; none without data.
    public func confirmationDialog<A: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
    ) -> some View {
        presenting(isPresented, about: data) { data, dismiss in
            DialogCard(
                title: titleVisibility == .visible ? Text(titleKey) : nil, actions: actions(data),
                message: EmptyView(), dismiss: dismiss)
        }
    }
    /// Presents a dialog about data, with a message; none without data.
    public func confirmationDialog<A: View, M: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: T?, @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
    ) -> some View {
        presenting(isPresented, about: data) { data, dismiss in
            DialogCard(
                title: titleVisibility == .hidden ? nil : Text(titleKey), actions: actions(data),
                message: message(data), dismiss: dismiss)
        }
    }

    private func presenting<Presented: View>(
        _ isPresented: Binding<Bool>, _ make: @escaping (@escaping () -> Void) -> Presented
    ) -> some View {
        PresentingView(content: self) { isPresented.wrappedValue ? make { isPresented.wrappedValue = false } : nil }
    }

    private func presenting<Presented: View, T>(
        _ isPresented: Binding<Bool>, about data: T?, _ make: @escaping (T, @escaping () -> Void) -> Presented
    ) -> some View {
        PresentingView(content: self) { () -> Presented? in
            guard isPresented.wrappedValue, let data else { return nil }
            return make(data) { isPresented.wrappedValue = false }
        }
    }

    private func presenting<Presented: View, Item>(
        _ item: Binding<Item?>, _ make: @escaping (Item, @escaping () -> Void) -> Presented
    ) -> some View {
        PresentingView(content: self) { item.wrappedValue.map { make($0) { item.wrappedValue = nil } } }
    }
}

/// A view over the whole drawing, on its background.
nonisolated private struct Cover<Content: View>: View {
    let content: Content
    @Environment(\.controlTheme) private var theme

    var body: some View {
        ZStack { content }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .background(theme.background)
            .interactive { $0.tap = { _, _ in } }
    }
}

/// Modifiers of the content of a sheet.
nonisolated extension View {
    /// Sets the heights of the sheet; it is drawn with the least.
    public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
        sheetTraits { if !detents.isEmpty { $0.detents = detents } }
    }
    /// Sets the heights of the sheet, and the one with which it is drawn.
    public func presentationDetents(
        _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
    ) -> some View {
        sheetTraits {
            if !detents.isEmpty { $0.detents = detents }
            $0.selection = selection.wrappedValue
        }
    }
    /// Sets whether the sheet has a mark for dragging.
    public func presentationDragIndicator(_ visibility: Visibility) -> some View {
        sheetTraits { $0.indicator = visibility }
    }
    /// Sets the corner radius of the sheet in points.
    public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
        sheetTraits { $0.cornerRadius = cornerRadius }
    }
    /// Sets the background of the sheet.
    public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
        sheetTraits { $0.background = AnyView(Rectangle().fill(style)) }
    }
    /// Sets the background of the sheet.
    public func presentationBackground<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: @escaping () -> V
    ) -> some View {
        sheetTraits {
            $0.background = AnyView(
                ZStack(alignment: alignment) { content() }
                    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment))
        }
    }
    /// Sets whether a tap beside the sheet leaves it.
    public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
        sheetTraits { $0.isDismissDisabled = isDisabled }
    }
    /// Returns the view unchanged: what is behind a sheet is dimmed.
    public func presentationBackgroundInteraction(_ interaction: PresentationBackgroundInteraction) -> Self { self }
    /// Returns the view unchanged: drawings are those of a telephone.
    public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> Self { self }
    /// Returns the view unchanged: drawings are those of a telephone.
    public func presentationCompactAdaptation(
        horizontal: PresentationAdaptation, vertical: PresentationAdaptation
    ) -> Self { self }
    /// Returns the view unchanged: sheets do not scroll.
    public func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> Self { self }
}
