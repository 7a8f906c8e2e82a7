import MullionDrawing
import MullionGeometry
import MullionLayout
import MullionViews

/// A screen with a navigation bar: the first of the stack, or the one that its path leads to.
///
/// A drawing shows the root where the path is empty, else the destination of the path's last value. In a `ViewHost` a
/// tap on a ``NavigationLink`` with a value appends to the path.
nonisolated public struct NavigationStack<Data, Root: View>: View {
    private let root: Root
    private let path: PathAccess?
    @State private var pushed: [AnyHashable] = []

    fileprivate init(root: Root, path: PathAccess?) {
        self.root = root
        self.path = path
    }

    public var body: some View {
        let own = PathAccess(values: { pushed }, append: { pushed.append($0) }, removeLast: { _ = pushed.popLast() })
        return NavigationContainer(content: PathContent(root: root, path: path ?? own))
    }
}

/// The values of a path, and how to change them.
struct PathAccess {
    let values: () -> [AnyHashable]
    let append: (AnyHashable) -> Void
    let removeLast: () -> Void
}

/// The root, or the destination of the last value.
nonisolated private struct PathContent<Root: View>: View, PrimitiveView {
    let root: Root
    let path: PathAccess

    func lower(into lowering: inout Lowering) {
        lowering.environment.navigationPath = path
        let dismiss = path.removeLast
        guard let last = path.values().last else { return lowering.add(root, at: .index(0)) }
        // The root declares its destinations.
        let (nodes, preferences) = lowering.nodes { $0.add(root, at: .index(0)) }
        let destinations = preferences[DestinationKey.self]
        guard let view = lowering.reading({ destinations.view(last) }) else { return lowering.add(nodes) }
        lowering.add(HiddenNodes(nodes: nodes), at: .index(1))
        lowering.add(
            view.environment(\.dismiss, DismissAction(dismiss))
                .bar { bar in
                    if bar.mode == .automatic { bar.mode = .inline }
                    if !bar.hidesBackButton {
                        bar.items.insert(
                            ToolbarEntry(side: .leading, view: AnyView(BackButton(action: dismiss))), at: 0)
                    }
                }, at: .index(2))
    }
}

/// The button that leads to the screen before.
nonisolated private struct BackButton: View {
    let action: () -> Void

    var body: some View {
        Button(action: action) {
            HStack(spacing: 6) {
                SymbolShape(.left).stroke(.tint, style: StrokeStyle(lineWidth: 2.5, lineCap: .round, lineJoin: .round))
                    .frame(width: 10, height: 18)
                Text("Back")
            }
        }
    }
}

extension NavigationStack where Data == NavigationPath {
    /// Creates a stack that keeps its path.
    public init(@ViewBuilder root: () -> Root) { self.init(root: root(), path: nil) }
    /// Creates a stack with a path of values of any types.
    public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) {
        self.init(
            root: root(),
            path: PathAccess(
                values: { path.wrappedValue.values }, append: { path.wrappedValue.values.append($0) },
                removeLast: { _ = path.wrappedValue.values.popLast() }))
    }
}

extension NavigationStack
where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {
    /// Creates a stack with a path.
    public init(path: Binding<Data>, @ViewBuilder root: () -> Root) {
        self.init(
            root: root(),
            path: PathAccess(
                values: { path.wrappedValue.map { AnyHashable($0) } },
                append: { if let value = $0.base as? Data.Element { path.wrappedValue.append(value) } },
                removeLast: { if !path.wrappedValue.isEmpty { path.wrappedValue.removeLast() } }))
    }
}

/// The values that lead through a navigation stack.
public struct NavigationPath: Equatable {
    var values: [AnyHashable] = []

    /// Creates an empty path.
    public init() {}
    /// Creates a path of values.
    public init<S: Sequence>(_ elements: S) where S.Element: Hashable { values = elements.map { AnyHashable($0) } }
    /// The number of values.
    public var count: Int { values.count }
    /// Whether there are no values.
    public var isEmpty: Bool { values.isEmpty }
    /// Adds a value at the end.
    public mutating func append<V: Hashable>(_ value: V) { values.append(AnyHashable(value)) }
    /// Removes values at the end, at most all.
    public mutating func removeLast(_ k: Int = 1) { values.removeLast(Swift.min(max(k, 0), values.count)) }
}

/// A screen with a navigation bar: SwiftUI's older ``NavigationStack``.
nonisolated public struct NavigationView<Content: View>: View {
    private let content: Content

    /// Creates a screen. Of several views the first is shown.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    public var body: some View { NavigationStack { content } }
}

/// Columns of a wide screen; a drawing shows them side by side.
nonisolated public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
    private let sidebar: Sidebar
    private let content: Content?
    private let detail: Detail

    public var body: some View {
        HStack(spacing: 0) {
            NavigationStack { sidebar }.frame(width: 320)
            Divider()
            if let content {
                NavigationStack { content }.frame(width: 320)
                Divider()
            }
            NavigationStack { detail }
        }
    }
}

extension NavigationSplitView where Content == EmptyView {
    /// Creates two columns.
    public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
        self.init(sidebar: sidebar(), content: nil, detail: detail())
    }
    /// Creates two columns; the visibility is ignored.
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) {
        self.init(sidebar: sidebar(), content: nil, detail: detail())
    }
}

extension NavigationSplitView {
    /// Creates three columns.
    public init(
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.init(sidebar: sidebar(), content: content(), detail: detail())
    }
    /// Creates three columns; the visibility is ignored.
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.init(sidebar: sidebar(), content: content(), detail: detail())
    }
}

/// The visible columns of a split view.
public struct NavigationSplitViewVisibility: Hashable, Sendable {
    private let name: String
    /// The automatic navigation split view visibility.
    public static let automatic = NavigationSplitViewVisibility(name: "automatic")
    /// The all navigation split view visibility.
    public static let all = NavigationSplitViewVisibility(name: "all")
    /// The double column navigation split view visibility.
    public static let doubleColumn = NavigationSplitViewVisibility(name: "doubleColumn")
    /// The detail only navigation split view visibility.
    public static let detailOnly = NavigationSplitViewVisibility(name: "detailOnly")
}

/// The destinations of values, by type.
struct Destinations {
    var view: (AnyHashable) -> AnyView? = { _ in nil }
}

struct DestinationKey: PreferenceKey {
    static var defaultValue: Destinations { Destinations() }
    static func reduce(value: inout Destinations, nextValue: () -> Destinations) {
        let (first, second) = (value, nextValue())
        value = Destinations { first.view($0) ?? second.view($0) }
    }
}

extension EnvironmentValues {
    private struct NavigationPathKey: EnvironmentKey {
        static var defaultValue: PathAccess? { nil }
    }
    var navigationPath: PathAccess? {
        get { self[NavigationPathKey.self] }
        set { self[NavigationPathKey.self] = newValue }
    }
}
