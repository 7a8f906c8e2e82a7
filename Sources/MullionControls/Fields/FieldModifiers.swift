import MullionDrawing
import MullionGeometry
import MullionViews

#if canImport(UIKit)
import UIKit
#endif

/// The appearance of fields.
public protocol TextFieldStyle {
    /// Whether fields have a border.
    static var hasBorder: Bool { get }
    /// The type of the view.
    associatedtype _Body: View = EmptyView
    typealias _Label = AnyView
    typealias _Configuration = TextField<AnyView>
    /// Returns the view of a field.
    @ViewBuilder func _body(configuration: TextField<AnyView>) -> _Body
}

extension TextFieldStyle {
    /// False.
    public static var hasBorder: Bool { false }
}
extension TextFieldStyle where _Body == EmptyView {
    /// Returns an empty view: fields draw themselves.
    public func _body(configuration: TextField<AnyView>) -> EmptyView { EmptyView() }
}

/// A field without a border.
public struct PlainTextFieldStyle: TextFieldStyle {
    /// Creates the style.
    public init() {}
}
/// A field with a rounded border.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
    /// Creates the style.
    public init() {}
    public static var hasBorder: Bool { true }
}
/// A field with a border.
public struct SquareBorderTextFieldStyle: TextFieldStyle {
    /// Creates the style.
    public init() {}
    public static var hasBorder: Bool { true }
}
/// The style of the platform: no border.
public typealias DefaultTextFieldStyle = PlainTextFieldStyle

extension TextFieldStyle where Self == PlainTextFieldStyle {
    /// A field without a border.
    public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
    /// A field without a border.
    public static var automatic: PlainTextFieldStyle { PlainTextFieldStyle() }
}
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
    /// A field with a rounded border.
    public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}
extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
    /// A field with a border.
    public static var squareBorder: SquareBorderTextFieldStyle { SquareBorderTextFieldStyle() }
}

/// The appearance of editors.
public struct TextEditorStyle: Sendable {
    /// The style of the platform.
    public static let automatic = TextEditorStyle()
    /// Without a background.
    public static let plain = TextEditorStyle()
}

extension EnvironmentValues {
    private struct FieldBorderKey: EnvironmentKey {
        static var defaultValue: Bool { false }
    }
    private struct SubmitKey: EnvironmentKey {
        static var defaultValue: (() -> Void)? { nil }
    }
    var fieldHasBorder: Bool {
        get { self[FieldBorderKey.self] }
        set { self[FieldBorderKey.self] = newValue }
    }
    private struct FieldStyleKey: EnvironmentKey {
        static var defaultValue: ((TextField<AnyView>) -> AnyView)? { nil }
    }
    /// Makes the view of a field; nil for a style that is built in.
    var fieldStyle: ((TextField<AnyView>) -> AnyView)? {
        get { self[FieldStyleKey.self] }
        set { self[FieldStyleKey.self] = newValue }
    }
    var submitAction: (() -> Void)? {
        get { self[SubmitKey.self] }
        set { self[SubmitKey.self] = newValue }
    }
}

/// The return key of a keyboard.
public struct SubmitLabel: Hashable, Sendable {
    private let name: String
    /// The return key’s label “Done”.
    public static let done = SubmitLabel(name: "done")
    /// The return key’s label “Go”.
    public static let go = SubmitLabel(name: "go")
    /// The return key’s label “Send”.
    public static let send = SubmitLabel(name: "send")
    /// The return key’s label “Join”.
    public static let join = SubmitLabel(name: "join")
    /// The return key’s label “Route”.
    public static let route = SubmitLabel(name: "route")
    /// The return key’s label “Search”.
    public static let search = SubmitLabel(name: "search")
    /// The return key’s label “Return”.
    public static let `return` = SubmitLabel(name: "return")
    /// The return key’s label “Next”.
    public static let next = SubmitLabel(name: "next")
    /// The return key’s label “Continue”.
    public static let `continue` = SubmitLabel(name: "continue")
}

/// What submits a value.
public struct SubmitTriggers: OptionSet, Sendable {
    public let rawValue: Int
    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Fields.
    public static let text = SubmitTriggers(rawValue: 1)
    /// Search fields.
    public static let search = SubmitTriggers(rawValue: 2)
}

/// How a keyboard capitalizes text.
public struct TextInputAutocapitalization: Hashable, Sendable {
    private let name: String
    /// The never text input autocapitalization.
    public static let never = TextInputAutocapitalization(name: "never")
    /// The words text input autocapitalization.
    public static let words = TextInputAutocapitalization(name: "words")
    /// The sentences text input autocapitalization.
    public static let sentences = TextInputAutocapitalization(name: "sentences")
    /// The characters text input autocapitalization.
    public static let characters = TextInputAutocapitalization(name: "characters")
}

nonisolated extension View {
    /// Sets the appearance of fields.
    public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
        environment(\.fieldHasBorder, S.hasBorder)
            .environment(
                \.fieldStyle, S._Body.self == EmptyView.self ? nil : { AnyView(style._body(configuration: $0)) })
    }
    /// Returns the view unchanged: editors have no background.
    public func textEditorStyle(_ style: TextEditorStyle) -> Self { self }
    /// Calls a function when the return key is pressed in a field: `ViewHost.send(_:)`.
    public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View {
        environment(\.submitAction, action)
    }
    /// Returns the view unchanged: drawings have no keyboard.
    public func submitLabel(_ label: SubmitLabel) -> Self { self }
    /// Returns the view unchanged: drawings have no keyboard.
    public func submitScope(_ isBlocking: Bool = true) -> Self { self }
    /// Returns the view unchanged: drawings have no keyboard.
    public func keyboardType(_ type: UIKeyboardType) -> Self { self }
    /// Returns the view unchanged: drawings have no keyboard.
    public func textContentType(_ type: UITextContentType?) -> Self { self }
    /// Returns the view unchanged: drawings have no keyboard.
    public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> Self { self }
    /// Returns the view unchanged: drawings have no keyboard.
    public func autocapitalization(_ style: UITextAutocapitalizationType) -> Self { self }
    /// Returns the view unchanged: drawings have no keyboard.
    public func autocorrectionDisabled(_ disable: Bool = true) -> Self { self }
    /// Returns the view unchanged: drawings have no keyboard.
    public func disableAutocorrection(_ disable: Bool?) -> Self { self }
    /// Returns the view unchanged: drawings have no keyboard.
    public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> Self { self }
    /// Returns the view unchanged: text is not selected in a drawing.
    public func textSelection<S: TextSelectability>(_ selectability: S) -> Self { self }
    /// Returns the view unchanged: drawings have no focus.
    public func focused(_ condition: FocusState<Bool>.Binding) -> Self { self }
    /// Returns the view unchanged: drawings have no focus.
    public func focused<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value) -> Self { self }
    /// Returns the view unchanged: drawings have no focus.
    public func focusable(_ isFocusable: Bool = true) -> Self { self }
    /// Returns the view unchanged: drawings have no focus.
    public func defaultFocus<V: Hashable>(_ binding: FocusState<V>.Binding, _ value: V) -> Self { self }
}

/// How scrolling dismisses a keyboard.
public enum ScrollDismissesKeyboardMode: Hashable, Sendable {
    case automatic, immediately, interactively, never
}

/// Whether text can be selected.
public protocol TextSelectability {}
/// Text can be selected.
public struct EnabledTextSelectability: TextSelectability {}
/// Text cannot be selected.
public struct DisabledTextSelectability: TextSelectability {}
extension TextSelectability where Self == EnabledTextSelectability {
    /// Text can be selected.
    public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}
extension TextSelectability where Self == DisabledTextSelectability {
    /// Text cannot be selected.
    public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}
