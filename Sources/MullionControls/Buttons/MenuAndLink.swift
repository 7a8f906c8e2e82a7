import Foundation
import MullionDrawing
import MullionGeometry
import MullionViews

/// A label that opens a list of actions. A drawing shows the label.
nonisolated public struct Menu<Label: View, Content: View>: View {
    private let label: Label

    /// Creates a menu.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) { self.label = label() }
    /// Creates a menu with an action of its label.
    public init(
        @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label, primaryAction: @escaping () -> Void
    ) {
        self.label = label()
    }

    public var body: some View { label.foregroundStyle(.tint) }
}

extension Menu where Label == Text {
    /// Creates a menu with a title.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }
    /// Creates a menu with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }
}

extension Menu where Label == MullionControls.Label<Text, Image> {
    /// Creates a menu with a title and a symbol.
    public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(content: content) { MullionControls.Label(titleKey, systemImage: systemImage) }
    }
    /// Creates a menu with a title and a symbol.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(content: content) { MullionControls.Label(title, systemImage: systemImage) }
    }
}

/// A label that leads to an address.
nonisolated public struct Link<Label: View>: View {
    private let destination: URL
    private let label: Label
    @Environment(\.openURL) private var open

    /// Creates a link.
    public init(destination: URL, @ViewBuilder label: () -> Label) {
        self.destination = destination
        self.label = label()
    }

    public var body: some View {
        let (open, destination) = (open, destination)
        return label.foregroundStyle(.tint).interactive { $0.tap = { _, _ in open(destination) } }
    }
}

extension Link where Label == Text {
    /// Creates a link with a title.
    public init(_ titleKey: LocalizedStringKey, destination: URL) {
        self.init(destination: destination) { Text(titleKey) }
    }
    /// Creates a link with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, destination: URL) { self.init(destination: destination) { Text(title) } }
}

/// A label that shares something. A drawing shows the label.
nonisolated public struct ShareLink<Label: View>: View {
    private let label: Label
    public var body: some View { label.foregroundStyle(.tint) }
}

extension ShareLink where Label == MullionControls.Label<Text, Image> {
    /// Creates a link that shares an address.
    public init(item: URL, subject: Text? = nil, message: Text? = nil) {
        label = MullionControls.Label("Share…", systemImage: "square.and.arrow.up")
    }
    /// Creates a link that shares a text.
    public init(item: String, subject: Text? = nil, message: Text? = nil) {
        label = MullionControls.Label("Share…", systemImage: "square.and.arrow.up")
    }
    /// Creates a link with a title that shares an address.
    public init(_ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil) {
        label = MullionControls.Label(titleKey, systemImage: "square.and.arrow.up")
    }
    /// Creates a link with a title that shares a text.
    public init(_ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil) {
        label = MullionControls.Label(titleKey, systemImage: "square.and.arrow.up")
    }
}

extension ShareLink {
    /// Creates a link with a label that shares an address.
    public init(item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
        self.label = label()
    }
    /// Creates a link with a label that shares a text.
    public init(item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
        self.label = label()
    }
}

/// The appearance of menus: the label in the tint.
public struct MenuStyle: Sendable {
    /// The automatic menu style.
    public static let automatic = MenuStyle()
    /// The button menu style.
    public static let button = MenuStyle()
    /// The borderless button menu style.
    public static let borderlessButton = MenuStyle()
}
/// The appearance of menus, by its older name.
public struct BorderlessButtonMenuStyle: Sendable {
    /// Creates the style.
    public init() {}
}

nonisolated extension View {
    /// Returns the view unchanged: menus have one style.
    public func menuStyle(_ style: MenuStyle) -> Self { self }
    /// Returns the view unchanged: menus have one style.
    @_disfavoredOverload
    public func menuStyle(_ style: BorderlessButtonMenuStyle) -> Self { self }
    /// Returns the view unchanged: menus are closed.
    public func menuOrder(_ order: MenuOrder) -> Self { self }
    /// Returns the view unchanged: menus are closed.
    public func menuIndicator(_ visibility: Visibility) -> Self { self }
    /// Returns the view unchanged: menus are closed.
    public func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> Self { self }
    /// Returns the view unchanged: menus are closed.
    public func contextMenu<M: View, P: View>(@ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P) -> Self {
        self
    }
}

/// The order of the items of a menu.
public struct MenuOrder: Sendable {
    /// The automatic menu order.
    public static let automatic = MenuOrder()
    /// The priority menu order.
    public static let priority = MenuOrder()
    /// The fixed menu order.
    public static let fixed = MenuOrder()
}
