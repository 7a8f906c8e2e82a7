import MullionDrawing
import MullionGeometry
import MullionLayout
import MullionViews

/// Rows below each other, in sections. It fills its proposal and scrolls.
nonisolated public struct List<SelectionValue: Hashable, Content: View>: View {
    private let content: Content

    private init(content: Content) { self.content = content }

    public var body: some View { ListContainer(content: content) }
}

extension List {
    /// Creates a list with a selection of several rows, which is not drawn.
    public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
        self.init(content: content())
    }
    /// Creates a list with a selection, which is not drawn.
    public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
        self.init(content: content())
    }
    /// Creates a list with a row for each element, and a selection, which is not drawn.
    public init<Data: RandomAccessCollection, Row: View>(
        _ data: Data, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
        self.init(content: ForEach(data, content: rowContent))
    }
    /// Creates a list with a row for each element, and a selection, which is not drawn.
    public init<Data: RandomAccessCollection, Row: View>(
        _ data: Data, selection: Binding<Set<SelectionValue>>?, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
        self.init(content: ForEach(data, content: rowContent))
    }
    /// Creates a list with a row for each element, and a selection, which is not drawn.
    public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Content == ForEach<Data, ID, Row> {
        self.init(content: ForEach(data, id: id, content: rowContent))
    }
    /// Creates a list with a row for each element, and a selection, which is not drawn.
    public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Content == ForEach<Data, ID, Row> {
        self.init(content: ForEach(data, id: id, content: rowContent))
    }
}

extension List where SelectionValue == Never {
    /// Creates a list of rows.
    public init(@ViewBuilder content: () -> Content) { self.init(content: content()) }
    /// Creates a list with a row for each element.
    public init<Data: RandomAccessCollection, Row: View>(
        _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
        self.init(content: ForEach(data, content: rowContent))
    }
    /// Creates a list with a row for each element.
    public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Content == ForEach<Data, ID, Row> {
        self.init(content: ForEach(data, id: id, content: rowContent))
    }
    /// Creates a list with a row for a binding to each element.
    public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, Row: View>(
        _ data: Binding<Data>, id: KeyPath<Data.Element, ID>,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row
    ) where Content == ForEach<Binding<Data>, ID, Row> {
        self.init(content: ForEach(data, id: id, content: rowContent))
    }
    /// Creates a list with a row for each element, which discloses rows for its children.
    public init<Data: RandomAccessCollection, Row: View>(
        _ data: Data, children: KeyPath<Data.Element, Data?>, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Content == OutlineGroup<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
        self.init(content: OutlineGroup(data, children: children, content: rowContent))
    }
    /// Creates a list with a row for each element, which discloses rows for its children.
    public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Content == OutlineGroup<Data, ID, Row> {
        self.init(content: OutlineGroup(data, id: id, children: children, content: rowContent))
    }
    /// Creates a list with a row for each number.
    public init<Row: View>(_ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> Row)
    where Content == ForEach<Range<Int>, Int, Row> {
        self.init(content: ForEach(data, content: rowContent))
    }
}

/// Controls in sections, drawn as a grouped list.
nonisolated public struct Form<Content: View>: View {
    private let content: Content

    /// Creates a form.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    public var body: some View { ListContainer(content: content, style: .insetGrouped) }
}

/// The rows of a list or form, in a scroll view.
nonisolated private struct ListContainer<Content: View>: View {
    let content: Content
    var style: ListStyleKind?
    @Environment(\.listStyleKind) private var inherited
    @Environment(\.controlTheme) private var theme
    @Environment(\.hidesScrollBackground) private var hidesBackground

    var body: some View {
        let style = style ?? inherited
        let background = hidesBackground ? .clear : style.isGrouped ? theme.groupedBackground : theme.background
        return ScrollView {
            ListRows(content: content, style: style)
                .environment(\.isInList, true).environment(\.listStyleKind, style)
                .padding(.horizontal, style == .insetGrouped ? theme.margin : 0)
                .padding(.vertical, style.isGrouped ? theme.sectionSpacing / 2 : 0)
                .frame(maxWidth: .infinity)
        }
        .background(background)
        .bar { if !hidesBackground { $0.background = $0.background ?? background } }
        .foregroundStyle(Color.primary)
    }
}

/// Sections as they are, and the other rows in sections of their own.
nonisolated private struct ListRows<Content: View>: View, PrimitiveView {
    let content: Content
    let style: ListStyleKind

    func lower(into lowering: inout Lowering) {
        let nodes = lowering.contentNodes(of: content)
        var blocks: [NodeID] = []
        var loose: [NodeID] = []
        func flush(_ lowering: inout Lowering) {
            guard !loose.isEmpty else { return }
            let block = ListBlock(style: style, header: NoPart<EmptyView>(), footer: NoPart<EmptyView>(), rows: loose)
            let index = blocks.count
            blocks += lowering.collecting { lowering in lowering.within(.index(index)) { $0.add(block) } }
            loose = []
        }
        for node in nodes {
            if lowering.traits(of: node).isListSection {
                flush(&lowering)
                blocks.append(node)
            } else {
                loose.append(node)
            }
        }
        flush(&lowering)
        let spacing =
            style.isGrouped
            ? lowering.environment.listSectionGap ?? lowering.environment.controlTheme.sectionSpacing : 0
        lowering.add(VStack(alignment: .leading, spacing: spacing) { FinishedNodes(blocks) }, at: .stack)
    }
}

/// A header or footer that a section does not have.
nonisolated private struct NoPart<Content: View>: View {
    var body: some View { EmptyView() }
}

extension EnvironmentValues {
    private struct ListSectionGapKey: EnvironmentKey {
        static var defaultValue: CGFloat? { nil }
    }
    /// The gap between sections in points; nil for the theme's.
    var listSectionGap: CGFloat? {
        get { self[ListSectionGapKey.self] }
        set { self[ListSectionGapKey.self] = newValue }
    }
}
