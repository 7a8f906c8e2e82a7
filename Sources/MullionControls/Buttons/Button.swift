import MullionDrawing
import MullionGeometry
import MullionViews

/// The purpose of a button.
public struct ButtonRole: Hashable, Sendable {
    private let name: String

    /// Deletes something: drawn in red.
    public static let destructive = ButtonRole(name: "destructive")
    /// Cancels something.
    public static let cancel = ButtonRole(name: "cancel")
    /// Closes something.
    public static let close = ButtonRole(name: "close")
    /// Confirms something.
    public static let confirm = ButtonRole(name: "confirm")
}

/// A view that calls a function when it is tapped.
///
/// In a `ViewHost` a tap arrives by `ViewHost.send(_:)`. A drawing shows the button as it is when nobody touches it.
nonisolated public struct Button<Label: View>: View {
    private let role: ButtonRole?
    private let action: () -> Void
    private let label: Label
    @Environment(\.buttonStyle) private var style
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.controlTheme) private var theme

    /// Creates a button with a label.
    public init(action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
        self.init(role: nil, action: action, label: label)
    }

    /// Creates a button with a purpose and a label.
    public init(role: ButtonRole?, action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
        self.role = role
        self.action = action
        self.label = label()
    }

    public var body: some View {
        let (action, role) = (action, role)
        let configuration = PrimitiveButtonStyleConfiguration(
            role: role, label: ControlLabel(AnyView(label)), action: action)
        return style(configuration)
            .opacity(isEnabled ? 1 : theme.disabledOpacity)
            .interactive { if $0.tap == nil { $0.tap = { _, _ in action() } } }
            .trait { if role == .cancel { $0.isCancelButton = true } }
    }
}

extension Button where Label == Text {
    /// Creates a button with a title.
    public init(_ titleKey: LocalizedStringKey, action: @escaping () -> Void) {
        self.init(action: action) { Text(titleKey) }
    }

    /// Creates a button with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, action: @escaping () -> Void) {
        self.init(action: action) { Text(title) }
    }

    /// Creates a button with a purpose and a title.
    public init(_ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping () -> Void) {
        self.init(role: role, action: action) { Text(titleKey) }
    }

    /// Creates a button with a purpose and a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, role: ButtonRole?, action: @escaping () -> Void) {
        self.init(role: role, action: action) { Text(title) }
    }
}

extension Button where Label == MullionControls.Label<Text, Image> {
    /// Creates a button with a title and a symbol.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil, action: @escaping () -> Void
    ) {
        self.init(role: role, action: action) { MullionControls.Label(titleKey, systemImage: systemImage) }
    }

    /// Creates a button with a title and a symbol.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, role: ButtonRole? = nil, action: @escaping () -> Void
    ) {
        self.init(role: role, action: action) { MullionControls.Label(title, systemImage: systemImage) }
    }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
    /// Creates a button from the configuration of a style.
    public init(_ configuration: PrimitiveButtonStyleConfiguration) {
        self.init(role: configuration.role, action: configuration.action) { configuration.label }
    }
}

/// A button that changes the edit mode of a list; it does nothing yet but be drawn.
nonisolated public struct EditButton: View {
    /// Creates the button.
    public init() {}

    public var body: some View { Button("Edit") {} }
}
