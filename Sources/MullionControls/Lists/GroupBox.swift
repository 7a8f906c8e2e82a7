import MullionDrawing
import MullionGeometry
import MullionViews

/// Views on a rounded background, with a label above.
nonisolated public struct GroupBox<Label: View, Content: View>: View {
    private let label: Label
    private let content: Content
    @Environment(\.groupBoxStyle) private var style

    /// Creates a box with a label.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.content = content()
    }
    /// Creates a box with a label.
    public init(label: Label, @ViewBuilder content: () -> Content) {
        self.label = label
        self.content = content()
    }

    public var body: some View {
        style(GroupBoxStyleConfiguration(label: ControlLabel(AnyView(label)), content: ControlLabel(AnyView(content))))
    }
}

extension GroupBox where Label == EmptyView {
    /// Creates a box.
    public init(@ViewBuilder content: () -> Content) { self.init(content: content) { EmptyView() } }
}

extension GroupBox where Label == Text {
    /// Creates a box with a title.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }
    /// Creates a box with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }
}

/// The parts of a box for a ``GroupBoxStyle``.
public struct GroupBoxStyleConfiguration {
    /// The label.
    public let label: ControlLabel<GroupBoxStyleConfiguration>
    /// The content.
    public let content: ControlLabel<GroupBoxStyleConfiguration>
}

/// The appearance of boxes.
public protocol GroupBoxStyle {
    /// The type of the view.
    associatedtype Body: View
    typealias Configuration = GroupBoxStyleConfiguration
    /// Returns the view of a box.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A rounded background in the color of grouped lists.
public struct DefaultGroupBoxStyle: GroupBoxStyle {
    @Environment(\.controlTheme) private var theme
    /// Creates the style.
    public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading, spacing: 8) {
            configuration.label.font(.headline)
            VStack { configuration.content }.frame(maxWidth: .infinity)
        }
        .padding().background(theme.boxBackground, in: RoundedRectangle(cornerRadius: 8))
    }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
    /// A rounded background in the color of grouped lists.
    public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

/// A label, and views below it while it is expanded.
nonisolated public struct DisclosureGroup<Label: View, Content: View>: View {
    private let label: Label
    private let content: Content
    private let binding: Binding<Bool>?
    @State private var isOpen = false

    /// Creates a group that is collapsed at first.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.content = content()
        self.label = label()
        binding = nil
    }
    /// Creates a group that is expanded while a value is true.
    public init(isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.content = content()
        self.label = label()
        binding = isExpanded
    }

    public var body: some View {
        let isExpanded = binding ?? $isOpen
        return Group {
            HStack(spacing: 8) {
                label
                Spacer(minLength: 0)
                SymbolShape(isExpanded.wrappedValue ? .down : .right)
                    .stroke(.tint, style: StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round))
                    .frame(width: isExpanded.wrappedValue ? 11 : 6, height: isExpanded.wrappedValue ? 6 : 11)
            }
            .interactive { $0.tap = { _, _ in isExpanded.wrappedValue.toggle() } }
            if isExpanded.wrappedValue { content }
        }
    }
}

extension DisclosureGroup where Label == Text {
    /// Creates a group with a title.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }
    /// Creates a group with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }
    /// Creates a group with a title that is expanded while a value is true.
    public init(_ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content) {
        self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
    }
    /// Creates a group with a title that is expanded while a value is true.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content) {
        self.init(isExpanded: isExpanded, content: content) { Text(title) }
    }
}

/// A label, and a value at the trailing edge.
public struct LabeledContent<Label, Content> {
    private let label: Label
    private let content: Content
}

nonisolated extension LabeledContent: View where Label: View, Content: View {
    /// Creates a value with a label.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(label: label(), content: content())
    }
    public var body: some View {
        HStack(spacing: 8) {
            label
            Spacer(minLength: 0)
            content.foregroundStyle(.secondary)
        }
    }
}

extension LabeledContent where Label == Text, Content: View {
    /// Creates a value with a title.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(label: Text(titleKey), content: content())
    }
    /// Creates a value with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(label: Text(title), content: content())
    }
}

extension LabeledContent where Label == Text, Content == Text {
    /// Creates a text with a title.
    public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
        self.init(label: Text(titleKey), content: Text(value))
    }
    /// Creates a text with a title.
    @_disfavoredOverload
    public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
        self.init(label: Text(title), content: Text(value))
    }
    /// Creates a value in a format, with a title.
    public init<F: FormatStyle>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(label: Text(titleKey), content: Text(value, format: format))
    }
}

/// Controls that belong together, side by side.
nonisolated public struct ControlGroup<Content: View>: View {
    private let content: Content
    /// Creates a group.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }
    public var body: some View { HStack(spacing: 8) { content } }
}

/// A symbol, a title, and a description where there is nothing to show.
nonisolated public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
    private let label: Label
    private let description: Description
    private let actions: Actions

    /// Creates a view.
    public init(
        @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
        @ViewBuilder actions: () -> Actions = { EmptyView() }
    ) {
        self.label = label()
        self.description = description()
        self.actions = actions()
    }

    public var body: some View {
        VStack(spacing: 16) {
            VStack(spacing: 8) {
                label.font(.title2.bold()).labelStyle(UnavailableLabelStyle())
                description.font(.subheadline).foregroundStyle(.secondary).multilineTextAlignment(.center)
            }
            actions
        }
        .padding().frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}

private struct UnavailableLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 12) {
            configuration.icon.font(.system(size: 48)).foregroundStyle(.secondary)
            configuration.title
        }
    }
}

extension ContentUnavailableView
where Label == MullionControls.Label<Text, Image>, Description == Text?, Actions == EmptyView {
    /// Creates a view with a title and a symbol.
    public init(_ titleKey: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
        self.init {
            MullionControls.Label(titleKey, systemImage: name)
        } description: {
            description
        } actions: {
            EmptyView()
        }
    }
    /// Creates a view with a title and a symbol.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {
        self.init {
            MullionControls.Label(title, systemImage: name)
        } description: {
            description
        } actions: {
            EmptyView()
        }
    }
    /// The view where a search finds nothing.
    public static var search: ContentUnavailableView {
        ContentUnavailableView(
            "No Results", systemImage: "magnifyingglass", description: Text("Check the spelling or try a new search."))
    }
    /// Returns the view where a search for a text finds nothing.
    public static func search(text: String) -> ContentUnavailableView {
        ContentUnavailableView(
            "No Results for “\(text)”", systemImage: "magnifyingglass",
            description: Text("Check the spelling or try a new search."))
    }
}

extension EnvironmentValues {
    private struct GroupBoxStyleKey: EnvironmentKey {
        static var defaultValue: (GroupBoxStyleConfiguration) -> AnyView {
            { configuration in AnyView(StyleBody(DefaultGroupBoxStyle()) { $0.makeBody(configuration: configuration) })
            }
        }
    }
    var groupBoxStyle: (GroupBoxStyleConfiguration) -> AnyView {
        get { self[GroupBoxStyleKey.self] }
        set { self[GroupBoxStyleKey.self] = newValue }
    }
}

nonisolated extension View {
    /// Sets the appearance of boxes.
    public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
        environment(\.groupBoxStyle) { configuration in
            AnyView(StyleBody(style) { $0.makeBody(configuration: configuration) })
        }
    }
    /// Returns the view unchanged: forms are grouped.
    public func formStyle(_ style: FormStyle) -> Self { self }
}

/// The appearance of forms.
public struct FormStyle: Sendable {
    /// The automatic form style.
    public static let automatic = FormStyle()
    /// The grouped form style.
    public static let grouped = FormStyle()
    /// The columns form style.
    public static let columns = FormStyle()
}
