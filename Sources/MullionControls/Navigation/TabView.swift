import MullionDrawing
import MullionGeometry
import MullionLayout
import MullionViews

/// Screens of which a tab bar selects one, or pages side by side.
///
/// A drawing shows the selected screen, or the first. In a `ViewHost` taps on the bar select.
nonisolated public struct TabView<SelectionValue: Hashable, Content: View>: View {
    private let selection: Binding<SelectionValue>?
    private let content: Content
    @State private var chosen = 0
    @Environment(\.tabKind) private var kind

    /// Creates screens with a selection by tags.
    public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
        self.selection = selection
        self.content = content()
    }

    public var body: some View {
        let (selection, chosen) = (selection, $chosen)
        return TabContainer(
            content: content, kind: kind, selection: selection.map { AnyHashable($0.wrappedValue) },
            index: chosen.wrappedValue
        ) { index, tag in
            chosen.wrappedValue = index
            if let value = tag?.base as? SelectionValue { selection?.wrappedValue = value }
        }
    }
}

extension TabView where SelectionValue == Int {
    /// Creates screens.
    public init(@ViewBuilder content: () -> Content) { self.init(selection: nil, content: content) }
}

enum TabKind: Hashable, Sendable {
    case bar, page
    case pageWithoutDots
}

/// The selected screen above a tab bar or dots.
nonisolated private struct TabContainer<Content: View>: View, PrimitiveView {
    let content: Content
    let kind: TabKind
    let selection: AnyHashable?
    let index: Int
    let select: (Int, AnyHashable?) -> Void

    func lower(into lowering: inout Lowering) {
        let outer = lowering.preferences
        let screens = lowering.contentNodes(of: content)
        lowering.preferences = outer
        let traits = screens.map { lowering.traits(of: $0) }
        var shown = min(max(index, 0), max(screens.count - 1, 0))
        if let selection, let match = traits.firstIndex(where: { $0.tags.contains(selection) }) { shown = match }
        lowering.add(
            TabScreen(
                screens: screens, items: traits.map(\.tabItem), shown: shown, kind: kind,
                select: { select($0, traits[$0].tags.first) }),
            at: .wrapper)
    }
}

nonisolated private struct TabScreen: View {
    let screens: [NodeID]
    let items: [AnyView?]
    let shown: Int
    let kind: TabKind
    let select: (Int) -> Void
    @Environment(\.controlTheme) private var theme

    var body: some View {
        VStack(spacing: 0) {
            ZStack {
                if screens.indices.contains(shown) { FinishedNodes([screens[shown]]) }
                HiddenNodes(nodes: screens.indices.filter { $0 != shown }.map { screens[$0] })
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .overlay(alignment: .bottom) { if kind == .page, screens.count > 1 { dots } }
            if kind == .bar { bar }
        }
    }

    private var dots: some View {
        HStack(spacing: 9) {
            ForEach(0..<screens.count) { index in
                Circle().fill(index == shown ? Color.white : Color.white.opacity(0.4)).frame(width: 7, height: 7)
            }
        }
        .padding(.bottom, 20)
    }

    private var bar: some View {
        HStack(spacing: 0) {
            ForEach(0..<screens.count) { index in
                VStack(spacing: 2) { if let item = items[index] { item } }
                    .labelStyle(TabLabelStyle())
                    .font(.system(size: 10, weight: .medium))
                    .foregroundStyle(index == shown ? AnyShapeStyle(.tint) : AnyShapeStyle(Color.gray))
                    .frame(maxWidth: .infinity, maxHeight: .infinity)
                    .interactive { [select] in $0.tap = { _, _ in select(index) } }
            }
        }
        .frame(height: theme.tabBarHeight)
        .background(theme.barBackground)
        .overlay(alignment: .top) { Rectangle().fill(theme.separator).frame(height: theme.separatorThickness) }
    }
}

/// The icon above the title.
private struct TabLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 2) {
            configuration.icon.font(.system(size: 20))
            configuration.title
        }
    }
}

/// A screen of a ``TabView``.
nonisolated public struct Tab<Value, Content: View, Label: View>: View {
    private let content: Content
    private let label: Label
    private let tag: AnyHashable?

    public var body: some View {
        content.trait { traits in
            traits.tabItem = AnyView(label)
            if let tag { traits.tags = [tag] }
        }
    }
}

extension Tab where Label == MullionControls.Label<Text, Image>, Value == Never {
    /// Creates a screen with a title and a symbol.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(content: content(), label: MullionControls.Label(titleKey, systemImage: systemImage), tag: nil)
    }
    /// Creates a screen with a title and an image.
    public init(
        _ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(content: content(), label: MullionControls.Label(titleKey, image: image), tag: nil)
    }
}

extension Tab where Label == MullionControls.Label<Text, Image>, Value: Hashable {
    /// Creates a screen with a title, a symbol, and a tag.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            content: content(), label: MullionControls.Label(titleKey, systemImage: systemImage),
            tag: AnyHashable(value))
    }
    /// Creates a screen with a title, a symbol, and a tag.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(
            content: content(), label: MullionControls.Label(title, systemImage: systemImage), tag: AnyHashable(value))
    }
}

extension Tab where Value: Hashable {
    /// Creates a screen with a tag and a label.
    public init(
        value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.init(content: content(), label: label(), tag: AnyHashable(value))
    }
}

extension Tab where Value == Never {
    /// Creates a screen with a label.
    public init(role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(content: content(), label: label(), tag: nil)
    }
}

/// The purpose of a tab.
public struct TabRole: Hashable, Sendable {
    /// Searches.
    public static let search = TabRole()
}

/// The appearance of tab views.
public protocol TabViewStyle {
    /// How screens are shown.
    static var arrangement: TabArrangement { get }
    /// How the screens of this style are shown.
    var tabArrangement: TabArrangement { get }
}

extension TabViewStyle {
    public var tabArrangement: TabArrangement { Self.arrangement }
}

/// How a tab view shows its screens.
public struct TabArrangement: Sendable {
    let kind: TabKind
}

/// A bar at the bottom.
public struct DefaultTabViewStyle: TabViewStyle {
    /// Creates the style.
    public init() {}
    public static var arrangement: TabArrangement { TabArrangement(kind: .bar) }
}

/// Pages side by side, with dots.
public struct PageTabViewStyle: TabViewStyle {
    /// Whether there are dots.
    public enum IndexDisplayMode: Hashable, Sendable {
        case automatic, always, never
    }
    private let mode: IndexDisplayMode
    /// Creates the style.
    public init(indexDisplayMode: IndexDisplayMode = .automatic) { mode = indexDisplayMode }
    public static var arrangement: TabArrangement { TabArrangement(kind: .page) }
    public var tabArrangement: TabArrangement { TabArrangement(kind: mode == .never ? .pageWithoutDots : .page) }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
    /// A bar at the bottom.
    public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
    /// A bar at the bottom.
    public static var sidebarAdaptable: DefaultTabViewStyle { DefaultTabViewStyle() }
    /// A bar at the bottom.
    public static var tabBarOnly: DefaultTabViewStyle { DefaultTabViewStyle() }
}
extension TabViewStyle where Self == PageTabViewStyle {
    /// Pages side by side, with dots.
    public static var page: PageTabViewStyle { PageTabViewStyle() }
    /// Returns pages side by side, with dots or not.
    public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
        PageTabViewStyle(indexDisplayMode: indexDisplayMode)
    }
}

/// The appearance of the dots of pages.
public struct PageIndexViewStyle: Sendable {
    /// Whether dots have a background.
    public enum BackgroundDisplayMode: Hashable, Sendable {
        case automatic, always, interactive, never
    }
    /// Creates the style.
    public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {}
    /// The style of pages.
    public static var page: PageIndexViewStyle { PageIndexViewStyle() }
    /// Returns the style of pages, with a background of the dots or not.
    public static func page(backgroundDisplayMode: BackgroundDisplayMode) -> PageIndexViewStyle { PageIndexViewStyle() }
}

extension EnvironmentValues {
    private struct TabKindKey: EnvironmentKey {
        static var defaultValue: TabKind { .bar }
    }
    var tabKind: TabKind {
        get { self[TabKindKey.self] }
        set { self[TabKindKey.self] = newValue }
    }
}

nonisolated extension View {
    /// Sets the item of the view in a tab bar.
    public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
        let label = AnyView(label())
        return trait { $0.tabItem = label }
    }
    /// Sets the appearance of tab views.
    public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
        environment(\.tabKind, style.tabArrangement.kind)
    }
    /// Returns the view unchanged: dots have no background.
    public func indexViewStyle(_ style: PageIndexViewStyle) -> Self { self }
    /// Adds a number at the trailing edge of a row; items of a tab bar have no badges yet.
    public func badge(_ count: Int) -> some View {
        BadgedRow(content: self, badge: count == 0 ? nil : Text("\(count)"))
    }
    /// Adds a text at the trailing edge of a row; items of a tab bar have no badges yet.
    public func badge(_ label: Text?) -> some View { BadgedRow(content: self, badge: label) }
    /// Adds a text at the trailing edge of a row; items of a tab bar have no badges yet.
    public func badge(_ key: LocalizedStringKey?) -> some View { BadgedRow(content: self, badge: key.map { Text($0) }) }
    /// Adds a text at the trailing edge of a row; items of a tab bar have no badges yet.
    @_disfavoredOverload
    public func badge<S: StringProtocol>(_ label: S?) -> some View {
        BadgedRow(content: self, badge: label.map { Text($0) })
    }
    /// Returns the view unchanged: bars do not get smaller.
    public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> Self { self }
    /// Returns the view unchanged: columns have one style.
    public func navigationSplitViewStyle(_ style: SplitViewStyle) -> Self { self }
}

/// A row with a badge; elsewhere the view as it is.
nonisolated private struct BadgedRow<Content: View>: View {
    let content: Content
    let badge: Text?
    @Environment(\.isInList) private var isInList

    var body: some View {
        if Content.self is any BadgedLink.Type {
            content.environment(\.linkBadge, badge)
        } else if isInList, let badge {
            HStack {
                content
                Spacer(minLength: 0)
                badge.foregroundStyle(.secondary)
            }
        } else {
            content
        }
    }
}

/// When a tab bar gets smaller.
public enum TabBarMinimizeBehavior: Hashable, Sendable {
    case automatic, onScrollDown, onScrollUp, never
}
/// How the columns of a split view share its width.
public enum SplitViewStyle: Hashable, Sendable {
    case automatic, balanced, prominentDetail
}
