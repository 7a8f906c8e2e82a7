import Foundation
import MullionDrawing
import MullionGeometry
import MullionViews

/// A line of text that the user edits.
///
/// A drawing shows the text, or the prompt where there is none. In a `ViewHost` a tap makes typed text go to the field.
nonisolated public struct TextField<Label: View>: View {
    private let text: Binding<String>
    private let label: Label
    private let prompt: Text?
    private let onCommit: (() -> Void)?
    private var axis: Axis = .horizontal

    fileprivate init(
        text: Binding<String>, prompt: Text?, label: Label, axis: Axis = .horizontal, onCommit: (() -> Void)? = nil
    ) {
        self.text = text
        self.prompt = prompt
        self.label = label
        self.axis = axis
        self.onCommit = onCommit
    }

    @Environment(\.fieldStyle) private var style

    public var body: some View {
        if let style {
            style(TextField<AnyView>(text: text, prompt: prompt, label: AnyView(label), axis: axis, onCommit: onCommit))
                .environment(\.fieldStyle, nil)
        } else {
            frame
        }
    }

    private var frame: some View {
        FieldFrame(
            text: text, shown: text.wrappedValue, placeholder: prompt.map { AnyView($0) } ?? AnyView(label), axis: axis,
            onCommit: onCommit)
    }
}

/// A line of text that the user edits and that is drawn as dots.
nonisolated public struct SecureField<Label: View>: View {
    private let text: Binding<String>
    private let label: Label
    private let prompt: Text?
    private let onCommit: (() -> Void)?

    fileprivate init(text: Binding<String>, prompt: Text?, label: Label, onCommit: (() -> Void)? = nil) {
        self.text = text
        self.prompt = prompt
        self.label = label
        self.onCommit = onCommit
    }

    public var body: some View {
        FieldFrame(
            text: text, shown: String(repeating: "\u{2022}", count: text.wrappedValue.count),
            placeholder: prompt.map { AnyView($0) } ?? AnyView(label), axis: .horizontal, onCommit: onCommit)
    }
}

/// Text of several lines that the user edits. It fills its proposal.
nonisolated public struct TextEditor: View {
    private let text: Binding<String>

    /// Creates an editor.
    public init(text: Binding<String>) { self.text = text }

    public var body: some View {
        let text = text
        return Text(verbatim: text.wrappedValue).padding(.horizontal, 5).padding(.vertical, 8)
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
            .interactive { $0.text = text }
    }
}

/// The text of a field, or its placeholder.
nonisolated private struct FieldFrame: View {
    let text: Binding<String>
    let shown: String
    let placeholder: AnyView
    let axis: Axis
    let onCommit: (() -> Void)?
    @Environment(\.controlTheme) private var theme
    @Environment(\.fieldHasBorder) private var hasBorder
    @Environment(\.submitAction) private var submit

    var body: some View {
        let (text, onCommit, submit) = (text, onCommit, submit)
        let line = ZStack(alignment: .leading) {
            // An empty field is as high as a line.
            Text(verbatim: " ").hidden()
            if shown.isEmpty {
                placeholder.foregroundColor(theme.placeholder)
            } else {
                Text(verbatim: shown)
            }
        }
        .lineLimit(axis == .horizontal ? 1 : nil)
        .frame(maxWidth: .infinity, alignment: .leading)
        .interactive {
            $0.text = text
            $0.submit = {
                onCommit?()
                submit?()
            }
        }
        return Group {
            if hasBorder {
                line.padding(.horizontal, 7).padding(.vertical, 6)
                    .background(theme.background, in: RoundedRectangle(cornerRadius: 5))
                    .overlay { RoundedRectangle(cornerRadius: 5).strokeBorder(theme.separator, lineWidth: 1) }
            } else {
                line
            }
        }
    }
}

extension TextField where Label == Text {
    /// Creates a field with a placeholder.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
        self.init(text: text, prompt: nil, label: Text(titleKey))
    }
    /// Creates a field with a placeholder.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
        self.init(text: text, prompt: nil, label: Text(title))
    }
    /// Creates a field with a prompt.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
        self.init(text: text, prompt: prompt, label: Text(titleKey))
    }
    /// Creates a field with a prompt.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
        self.init(text: text, prompt: prompt, label: Text(title))
    }
    /// Creates a field that grows along an axis.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
        self.init(text: text, prompt: nil, label: Text(titleKey), axis: axis)
    }
    /// Creates a field that grows along an axis.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, axis: Axis) {
        self.init(text: text, prompt: nil, label: Text(title), axis: axis)
    }
    /// Creates a field with a prompt that grows along an axis.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis) {
        self.init(text: text, prompt: prompt, label: Text(titleKey), axis: axis)
    }
    /// Creates a field with a prompt that grows along an axis.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?, axis: Axis) {
        self.init(text: text, prompt: prompt, label: Text(title), axis: axis)
    }
    /// Creates a field that calls functions.
    public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
        onCommit: @escaping () -> Void = {}
    ) {
        self.init(text: text, prompt: nil, label: Text(titleKey), onCommit: onCommit)
    }
    /// Creates a field that calls functions.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
        onCommit: @escaping () -> Void = {}
    ) {
        self.init(text: text, prompt: nil, label: Text(title), onCommit: onCommit)
    }
    /// Creates a field that calls a function.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
        self.init(text: text, prompt: nil, label: Text(titleKey), onCommit: onCommit)
    }
    /// Creates a field that calls a function.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, onCommit: @escaping () -> Void) {
        self.init(text: text, prompt: nil, label: Text(title), onCommit: onCommit)
    }
    /// Creates a field of a value in a format.
    public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(text: .parsing(value, format), prompt: prompt, label: Text(titleKey))
    }
    /// Creates a field of a value in a format.
    @_disfavoredOverload
    public init<S: StringProtocol, F: ParseableFormatStyle>(
        _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(text: .parsing(value, format), prompt: prompt, label: Text(title))
    }
    /// Creates a field of an optional value in a format.
    public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(text: .parsing(value, format), prompt: prompt, label: Text(titleKey))
    }
    /// Creates a field of an optional value in a format.
    @_disfavoredOverload
    public init<S: StringProtocol, F: ParseableFormatStyle>(
        _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(text: .parsing(value, format), prompt: prompt, label: Text(title))
    }
    /// Creates a field of a value in the format of a formatter, which only shows it.
    public init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text? = nil) {
        self.init(text: .formatting(value, formatter), prompt: prompt, label: Text(titleKey))
    }
    /// Creates a field of a value in the format of a formatter, which only shows it.
    @_disfavoredOverload
    public init<S: StringProtocol, V>(_ title: S, value: Binding<V>, formatter: Formatter, prompt: Text? = nil) {
        self.init(text: .formatting(value, formatter), prompt: prompt, label: Text(title))
    }
}

extension TextField {
    /// Creates a field with a label, which is drawn as the placeholder where there is no prompt.
    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(text: text, prompt: prompt, label: label())
    }
    /// Creates a field with a label that grows along an axis.
    public init(text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label) {
        self.init(text: text, prompt: prompt, label: label(), axis: axis)
    }
}

extension SecureField where Label == Text {
    /// Creates a field with a placeholder.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
        self.init(text: text, prompt: nil, label: Text(titleKey))
    }
    /// Creates a field with a placeholder.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
        self.init(text: text, prompt: nil, label: Text(title))
    }
    /// Creates a field with a prompt.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
        self.init(text: text, prompt: prompt, label: Text(titleKey))
    }
    /// Creates a field with a prompt.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
        self.init(text: text, prompt: prompt, label: Text(title))
    }
    /// Creates a field that calls a function.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
        self.init(text: text, prompt: nil, label: Text(titleKey), onCommit: onCommit)
    }
    /// Creates a field that calls a function.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, onCommit: @escaping () -> Void) {
        self.init(text: text, prompt: nil, label: Text(title), onCommit: onCommit)
    }
}

extension SecureField {
    /// Creates a field with a label, which is drawn as the placeholder where there is no prompt.
    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(text: text, prompt: prompt, label: label())
    }
}

extension Binding where Value == String {
    /// Returns the text of a value in a format; text that does not parse is not stored.
    fileprivate static func parsing<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput>, _ format: F) -> Binding<
        String
    >
    where F.FormatOutput == String {
        Binding(
            get: { format.format(value.wrappedValue) },
            set: { if let parsed = try? format.parseStrategy.parse($0) { value.wrappedValue = parsed } })
    }
    fileprivate static func parsing<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput?>, _ format: F) -> Binding<
        String
    >
    where F.FormatOutput == String {
        Binding(
            get: { value.wrappedValue.map { format.format($0) } ?? "" },
            set: { value.wrappedValue = try? format.parseStrategy.parse($0) })
    }
    fileprivate static func formatting<V>(_ value: Binding<V>, _ formatter: Formatter) -> Binding<String> {
        Binding(get: { formatter.string(for: value.wrappedValue) ?? "\(value.wrappedValue)" }, set: { _ in })
    }
}
