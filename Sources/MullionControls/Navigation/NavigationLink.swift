import MullionDrawing
import MullionGeometry
import MullionViews

/// A label that leads to a screen. In lists it is drawn with a chevron.
///
/// In a `ViewHost` a tap on a link with a value appends it to the path of the ``NavigationStack`` around. A link with a
/// destination is drawn, and not followed.
nonisolated public struct NavigationLink<Label: View, Destination: View>: View {
    private let label: Label
    private let value: AnyHashable?
    @Environment(\.isInList) private var isInList
    @Environment(\.linkBadge) private var badge
    @Environment(\.navigationPath) private var path
    @Environment(\.controlTheme) private var theme
    @Environment(\.buttonStyle) private var style

    fileprivate init(label: Label, value: AnyHashable?) {
        self.label = label
        self.value = value
    }

    public var body: some View {
        let (path, value) = (path, value)
        let follow: () -> Void = { if let value { path?.append(value) } }
        return Group {
            if isInList {
                HStack(spacing: 8) {
                    label.environment(\.linkBadge, nil)
                    Spacer(minLength: 0)
                    badge?.foregroundStyle(.secondary)
                    SymbolShape(.right).stroke(
                        theme.placeholder, style: StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round)
                    )
                    .frame(width: 6, height: 11)
                }
            } else {
                style(PrimitiveButtonStyleConfiguration(role: nil, label: ControlLabel(AnyView(label)), action: follow))
            }
        }
        .interactive { $0.tap = { _, _ in follow() } }
    }
}

/// A view that draws a badge before its chevron.
protocol BadgedLink {}
extension NavigationLink: BadgedLink {}

extension EnvironmentValues {
    private struct LinkBadgeKey: EnvironmentKey {
        static var defaultValue: Text? { nil }
    }
    /// The badge of a link.
    var linkBadge: Text? {
        get { self[LinkBadgeKey.self] }
        set { self[LinkBadgeKey.self] = newValue }
    }
}

extension NavigationLink {
    /// Creates a link to a screen.
    public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
        self.init(label: label(), value: nil)
    }
    /// Creates a link to a screen.
    public init(destination: Destination, @ViewBuilder label: () -> Label) { self.init(label: label(), value: nil) }
    /// Creates a link to a screen that is shown while a value is true.
    public init(isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
        self.init(label: label(), value: nil)
    }
    /// Creates a link to a screen that is shown while a value is true.
    public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.init(label: label(), value: nil)
    }
    /// Creates a link to a screen that is shown while a selection has a value.
    public init<V: Hashable>(
        tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
    ) {
        self.init(label: label(), value: nil)
    }
    /// Creates a link to a screen that is shown while a selection has a value.
    public init<V: Hashable>(
        destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
    ) {
        self.init(label: label(), value: nil)
    }
}

extension NavigationLink where Label == Text {
    /// Creates a link with a title.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
        self.init(label: Text(titleKey), value: nil)
    }
    /// Creates a link with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
        self.init(label: Text(title), value: nil)
    }
    /// Creates a link with a title.
    public init(_ titleKey: LocalizedStringKey, destination: Destination) {
        self.init(label: Text(titleKey), value: nil)
    }
    /// Creates a link with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, destination: Destination) { self.init(label: Text(title), value: nil) }
    /// Creates a link with a title to a screen that is shown while a value is true.
    public init(_ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>) {
        self.init(label: Text(titleKey), value: nil)
    }
}

extension NavigationLink where Destination == Never {
    /// Creates a link to the destination of a value.
    public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
        self.init(label: label(), value: value.map { AnyHashable($0) })
    }
    /// Creates a link with a title to the destination of a value.
    public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) where Label == Text {
        self.init(label: Text(titleKey), value: value.map { AnyHashable($0) })
    }
    /// Creates a link with a title to the destination of a value.
    @_disfavoredOverload
    public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) where Label == Text {
        self.init(label: Text(title), value: value.map { AnyHashable($0) })
    }
}
