import MullionDrawing
import MullionGeometry
import MullionViews

/// The label of a control, for its style.
nonisolated public struct ControlLabel<Kind>: View {
    private let content: AnyView

    init(_ content: AnyView) { self.content = content }

    public var body: some View { content }
}

/// The properties of a button for a ``ButtonStyle``.
public struct ButtonStyleConfiguration {
    public typealias Label = ControlLabel<ButtonStyleConfiguration>
    /// The purpose of the button.
    public let role: ButtonRole?
    /// The label of the button.
    public let label: ControlLabel<ButtonStyleConfiguration>
    /// Whether the button is pressed: false in drawings.
    public let isPressed: Bool
}

/// The appearance of buttons.
public protocol ButtonStyle {
    /// The type of the view.
    associatedtype Body: View
    typealias Configuration = ButtonStyleConfiguration
    /// Returns the view of a button.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a button for a ``PrimitiveButtonStyle``.
public struct PrimitiveButtonStyleConfiguration {
    public typealias Label = ControlLabel<PrimitiveButtonStyleConfiguration>
    /// The purpose of the button.
    public let role: ButtonRole?
    /// The label of the button.
    public let label: ControlLabel<PrimitiveButtonStyleConfiguration>
    let action: () -> Void

    /// Performs the action.
    public func trigger() { action() }
}

/// The appearance and behavior of buttons.
public protocol PrimitiveButtonStyle {
    /// The type of the view.
    associatedtype Body: View
    typealias Configuration = PrimitiveButtonStyleConfiguration
    /// Returns the view of a button.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A view made by a style, whose own dynamic properties are connected with it.
nonisolated struct StyleBody<Style, Content: View>: View, PrimitiveView {
    let style: Style
    let make: (Style) -> Content

    init(_ style: Style, _ make: @escaping (Style) -> Content) {
        self.style = style
        self.make = make
    }

    func lower(into lowering: inout Lowering) {
        lowering.within(.wrapper) { lowering in
            lowering.connectProperties(of: style)
            lowering.add(lowering.reading { make(style) })
        }
    }
}

extension EnvironmentValues {
    private struct ButtonStyleKey: EnvironmentKey {
        static var defaultValue: (PrimitiveButtonStyleConfiguration) -> AnyView {
            { configuration in AnyView(StyleBody(DefaultButtonStyle()) { $0.makeBody(configuration: configuration) }) }
        }
    }

    /// Makes the view of a button.
    var buttonStyle: (PrimitiveButtonStyleConfiguration) -> AnyView {
        get { self[ButtonStyleKey.self] }
        set { self[ButtonStyleKey.self] = newValue }
    }
}

nonisolated extension View {
    /// Sets the appearance of the buttons.
    public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
        environment(\.buttonStyle) { configuration in
            let inner = ButtonStyleConfiguration(
                role: configuration.role, label: ControlLabel(AnyView(configuration.label)), isPressed: false)
            return AnyView(StyleBody(style) { $0.makeBody(configuration: inner) })
        }
    }

    /// Sets the appearance and behavior of the buttons.
    public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
        environment(\.buttonStyle) { configuration in
            AnyView(StyleBody(style) { $0.makeBody(configuration: configuration) })
        }
    }
}
