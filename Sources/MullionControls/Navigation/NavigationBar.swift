import MullionDrawing
import MullionGeometry
import MullionLayout
import MullionViews

/// What the content of a navigation stack wants of its bar.
struct BarContent {
    enum TitleMode: Hashable { case automatic, inline, large }

    var title: AnyView?
    var mode = TitleMode.automatic
    var isHidden = false
    var hidesBackButton = false
    var items: [ToolbarEntry] = []
    var search: (text: Binding<String>, prompt: Text?)?
    /// The background of the content, which the bar shares.
    var background: Color?
}

/// The preference by which content describes its bar. Inner views come first, and the outermost one wins.
struct BarKey: PreferenceKey {
    static var defaultValue: BarContent { BarContent() }

    static func reduce(value: inout BarContent, nextValue: () -> BarContent) {
        let next = nextValue()
        value.title = value.title ?? next.title
        if next.mode != .automatic { value.mode = next.mode }
        value.isHidden = value.isHidden || next.isHidden
        value.items += next.items
        value.search = value.search ?? next.search
        value.background = value.background ?? next.background
    }
}

/// Content below a navigation bar, above a bottom bar.
nonisolated struct NavigationContainer<Content: View>: View, PrimitiveView {
    let content: Content

    func lower(into lowering: inout Lowering) {
        let (nodes, preferences) = lowering.nodes { lowering in
            lowering.within(.content) { $0.add(content) }
        }
        lowering.add(NavigationScreen(nodes: nodes, bar: preferences[BarKey.self]), at: .wrapper)
    }
}

/// A screen of a navigation stack: its bar, its content, and its bottom bar.
nonisolated private struct NavigationScreen: View {
    let nodes: [NodeID]
    let bar: BarContent
    @Environment(\.controlTheme) private var theme

    private func items(_ side: ToolbarEntry.Side) -> [AnyView] { bar.items.filter { $0.side == side }.map(\.view) }

    var body: some View {
        VStack(spacing: 0) {
            if !bar.isHidden { NavigationBar(bar: bar) }
            VStack(spacing: 0) { FinishedNodes(nodes) }.frame(maxWidth: .infinity, maxHeight: .infinity)
            let bottom = items(.bottom)
            if !bottom.isEmpty {
                HStack(spacing: 16) { ForEach(0..<bottom.count) { bottom[$0] } }
                    .padding(.horizontal, theme.margin).frame(maxWidth: .infinity).frame(
                        height: theme.navigationBarHeight
                    )
                    .background(theme.barBackground)
            }
        }
        .background(bar.background ?? theme.background)
    }
}

/// A bar with a title and items.
nonisolated private struct NavigationBar: View {
    let bar: BarContent
    @Environment(\.controlTheme) private var theme

    private func items(_ side: ToolbarEntry.Side) -> [AnyView] { bar.items.filter { $0.side == side }.map(\.view) }

    private var isLarge: Bool { bar.title != nil && bar.mode != .inline }

    var body: some View {
        let (leading, principal, trailing) = (items(.leading), items(.principal), items(.trailing))
        VStack(alignment: .leading, spacing: 0) {
            if !isLarge || !(leading + principal + trailing).isEmpty || bar.mode == .automatic {
                ZStack {
                    HStack(spacing: 16) {
                        ForEach(0..<leading.count) { leading[$0] }
                        Spacer(minLength: 0)
                        ForEach(0..<trailing.count) { trailing[$0] }
                    }
                    if let view = principal.first {
                        view
                    } else if !isLarge, let title = bar.title {
                        title.font(.headline).lineLimit(1)
                    }
                }
                .padding(.horizontal, theme.margin).frame(height: theme.navigationBarHeight)
            }
            if isLarge, let title = bar.title {
                title.font(.system(size: 34, weight: .bold)).lineLimit(1)
                    .padding(.horizontal, theme.margin).frame(height: theme.largeTitleHeight, alignment: .leading)
            }
            if let search = bar.search { SearchField(text: search.text, prompt: search.prompt) }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
    }
}

/// The field of a searchable view.
nonisolated private struct SearchField: View {
    let text: Binding<String>
    let prompt: Text?
    @Environment(\.controlTheme) private var theme

    var body: some View {
        HStack(spacing: 6) {
            Image(systemName: "magnifyingglass").foregroundStyle(.secondary)
            TextField("Search", text: text, prompt: prompt)
        }
        .padding(.horizontal, 8).frame(height: 36)
        .background(theme.fill, in: RoundedRectangle(cornerRadius: 10))
        .padding(.horizontal, theme.margin).padding(.bottom, 8)
    }
}

nonisolated extension View {
    /// Changes what the view wants of the bar around it.
    func bar(_ change: @escaping (inout BarContent) -> Void) -> some View {
        transformPreference(BarKey.self, change)
    }
}
