import MullionDrawing
import MullionGeometry
import MullionViews

/// A switch with a label.
nonisolated public struct Toggle<Label: View>: View {
    private let isOn: Binding<Bool>
    private let label: Label
    @Environment(\.toggleStyle) private var style
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.controlTheme) private var theme

    /// Creates a switch.
    public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.isOn = isOn
        self.label = label()
    }

    /// Creates a switch for several values: on if all are.
    public init<C: RandomAccessCollection>(
        sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
    ) {
        let bindings = sources.map { $0[keyPath: isOn] }
        self.init(
            isOn: Binding(
                get: { bindings.allSatisfy(\.wrappedValue) },
                set: { for binding in bindings { binding.wrappedValue = $0 } }),
            label: label)
    }

    public var body: some View {
        let isOn = isOn
        return style(ToggleStyleConfiguration(label: ControlLabel(AnyView(label)), isOn: isOn))
            .opacity(isEnabled ? 1 : theme.disabledOpacity)
            .interactive { $0.tap = { _, _ in isOn.wrappedValue.toggle() } }
    }
}

extension Toggle where Label == Text {
    /// Creates a switch with a title.
    public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) { self.init(isOn: isOn) { Text(titleKey) } }
    /// Creates a switch with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) { self.init(isOn: isOn) { Text(title) } }
}

extension Toggle where Label == MullionControls.Label<Text, Image> {
    /// Creates a switch with a title and a symbol.
    public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { MullionControls.Label(titleKey, systemImage: systemImage) }
    }
    /// Creates a switch with a title and a symbol.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { MullionControls.Label(title, systemImage: systemImage) }
    }
}

extension Toggle where Label == ControlLabel<ToggleStyleConfiguration> {
    /// Creates a switch from the configuration of a style.
    public init(_ configuration: ToggleStyleConfiguration) {
        self.init(isOn: configuration.$isOn) { configuration.label }
    }
}

/// The properties of a switch for a ``ToggleStyle``.
public struct ToggleStyleConfiguration {
    /// The label.
    public let label: ControlLabel<ToggleStyleConfiguration>
    /// Whether the switch is on.
    @Binding public var isOn: Bool
    /// Whether only some of its values are on.
    public var isMixed: Bool { false }

    init(label: ControlLabel<ToggleStyleConfiguration>, isOn: Binding<Bool>) {
        self.label = label
        _isOn = isOn
    }
}

/// The appearance of switches.
public protocol ToggleStyle {
    /// The type of the view.
    associatedtype Body: View
    typealias Configuration = ToggleStyleConfiguration
    /// Returns the view of a switch.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The label, and a switch at the trailing edge.
public struct SwitchToggleStyle: ToggleStyle {
    private let color: Color?
    @Environment(\.controlTheme) private var theme
    @Environment(\.tintStyle) private var tint
    @Environment(\.labelsAreHidden) private var hidesLabel

    /// Creates the style.
    public init() { color = nil }
    /// Creates the style with a color of switches that are on.
    public init(tint: Color) { color = tint }

    public func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 8) {
            if !hidesLabel {
                configuration.label
                Spacer(minLength: 0)
            }
            track(configuration.isOn)
        }
    }

    private func track(_ isOn: Bool) -> some View {
        let size = theme.toggleSize
        let on = color.map { AnyShapeStyle($0) } ?? tint ?? AnyShapeStyle(theme.toggle)
        return ZStack(alignment: isOn ? .trailing : .leading) {
            Capsule().fill(isOn ? on : AnyShapeStyle(theme.fill))
            Circle().fill(theme.thumb).padding(2).frame(width: size.height, height: size.height)
                .shadow(color: Color(white: 0, alpha: 0.15), radius: 2, y: 2)
        }
        .frame(width: size.width, height: size.height)
    }
}

/// The label on a background while the switch is on.
public struct ButtonToggleStyle: ToggleStyle {
    @Environment(\.controlTheme) private var theme
    /// Creates the style.
    public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        configuration.label.foregroundStyle(.tint).padding(.horizontal, 12).padding(.vertical, 7)
            .background(
                configuration.isOn ? theme.fill : .clear, in: RoundedRectangle(cornerRadius: theme.controlCornerRadius))
    }
}

extension ToggleStyle where Self == SwitchToggleStyle {
    /// The label, and a switch at the trailing edge.
    public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
    /// The label, and a switch at the trailing edge.
    public static var automatic: SwitchToggleStyle { SwitchToggleStyle() }
}
extension ToggleStyle where Self == ButtonToggleStyle {
    /// The label on a background while the switch is on.
    public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}
/// The default style of switches.
public typealias DefaultToggleStyle = SwitchToggleStyle

extension EnvironmentValues {
    private struct ToggleStyleKey: EnvironmentKey {
        static var defaultValue: (ToggleStyleConfiguration) -> AnyView {
            { configuration in AnyView(StyleBody(SwitchToggleStyle()) { $0.makeBody(configuration: configuration) }) }
        }
    }
    private struct LabelsHiddenKey: EnvironmentKey {
        static var defaultValue: Bool { false }
    }

    var toggleStyle: (ToggleStyleConfiguration) -> AnyView {
        get { self[ToggleStyleKey.self] }
        set { self[ToggleStyleKey.self] = newValue }
    }

    /// Whether controls are drawn without labels.
    var labelsAreHidden: Bool {
        get { self[LabelsHiddenKey.self] }
        set { self[LabelsHiddenKey.self] = newValue }
    }
}

nonisolated extension View {
    /// Sets the appearance of switches.
    public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
        environment(\.toggleStyle) { configuration in
            AnyView(StyleBody(style) { $0.makeBody(configuration: configuration) })
        }
    }

    /// Draws controls without their labels.
    public func labelsHidden() -> some View { environment(\.labelsAreHidden, true) }

    /// Draws controls with or without their labels.
    public func labelsVisibility(_ visibility: Visibility) -> some View {
        environment(\.labelsAreHidden, visibility == .hidden)
    }
}
