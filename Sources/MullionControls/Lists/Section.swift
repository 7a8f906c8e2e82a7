import MullionDrawing
import MullionGeometry
import MullionLayout
import MullionViews

/// Views with a header and a footer; in lists, forms, and pickers a group of rows.
public struct Section<Parent, Content, Footer> {
    private let header: Parent
    private let content: Content
    private let footer: Footer
    private let isExpanded: Bool

    fileprivate init(parts header: Parent, _ content: Content, _ footer: Footer, isExpanded: Bool = true) {
        self.header = header
        self.content = content
        self.footer = footer
        self.isExpanded = isExpanded
    }
}

nonisolated extension Section: View where Parent: View, Content: View, Footer: View {
    public typealias Body = Never
}

nonisolated extension Section: PrimitiveView where Parent: View, Content: View, Footer: View {
    package func lower(into lowering: inout Lowering) {
        guard lowering.environment.isInList else {
            lowering.add(header, at: .index(0))
            if isExpanded { lowering.add(content, at: .index(1)) }
            lowering.add(footer, at: .index(2))
            return
        }
        let rows = lowering.collecting { if isExpanded { $0.add(content, at: .index(1)) } }
        let block = ListBlock(
            style: lowering.environment.listStyleKind, header: Header(view: header), footer: Footers(view: footer),
            rows: rows)
        let nodes = lowering.collecting { $0.add(block, at: .content) }
        for node in nodes { lowering.changeTraits(of: node) { $0.isListSection = true } }
        lowering.add(nodes)
    }
}

/// The header of a section.
nonisolated private struct Header<Content: View>: View {
    let view: Content
    @Environment(\.listStyleKind) private var style
    @Environment(\.headerProminence) private var prominence
    var body: some View {
        if Content.self != EmptyView.self {
            Group {
                if prominence == .increased {
                    view.font(.title3.weight(.semibold))
                } else if style == .plain {
                    view.font(.system(size: 17, weight: .semibold))
                } else {
                    view.font(.footnote).foregroundStyle(.secondary)
                }
            }
            .environment(\.isInList, false)
        }
    }
}

/// The footer of a section.
nonisolated private struct Footers<Content: View>: View {
    let view: Content
    var body: some View {
        if Content.self != EmptyView.self {
            view.font(.footnote).foregroundStyle(.secondary).environment(\.isInList, false)
        }
    }
}

extension Section where Parent: View, Content: View, Footer: View {
    /// Creates a section with a header and a footer.
    public init(
        @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
    ) {
        self.init(parts: header(), content(), footer())
    }
    /// Creates a section with a header and a footer.
    public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(parts: header, content(), footer)
    }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
    /// Creates a section with a footer.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
        self.init(parts: EmptyView(), content(), footer())
    }
    /// Creates a section with a footer.
    public init(footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(parts: EmptyView(), content(), footer)
    }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
    /// Creates a section with a header.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
        self.init(parts: header(), content(), EmptyView())
    }
    /// Creates a section with a header.
    public init(header: Parent, @ViewBuilder content: () -> Content) {
        self.init(parts: header, content(), EmptyView())
    }
    /// Creates a section with a header that is drawn expanded or not as a value is.
    public init(isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
        self.init(parts: header(), content(), EmptyView(), isExpanded: isExpanded.wrappedValue)
    }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
    /// Creates a section.
    public init(@ViewBuilder content: () -> Content) { self.init(parts: EmptyView(), content(), EmptyView()) }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
    /// Creates a section with a title.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(parts: Text(titleKey), content(), EmptyView())
    }
    /// Creates a section with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(parts: Text(title), content(), EmptyView())
    }
    /// Creates a section with a title that is drawn expanded or not as a value is.
    public init(_ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content) {
        self.init(parts: Text(titleKey), content(), EmptyView(), isExpanded: isExpanded.wrappedValue)
    }
    /// Creates a section with a title that is drawn expanded or not as a value is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content) {
        self.init(parts: Text(title), content(), EmptyView(), isExpanded: isExpanded.wrappedValue)
    }
}

/// How much a header stands out.
public enum Prominence: Hashable, Sendable {
    /// As usual.
    case standard
    /// Larger.
    case increased
}

extension EnvironmentValues {
    private struct HeaderProminenceKey: EnvironmentKey {
        static var defaultValue: Prominence { .standard }
    }
    /// How much the headers of sections stand out.
    public var headerProminence: Prominence {
        get { self[HeaderProminenceKey.self] }
        set { self[HeaderProminenceKey.self] = newValue }
    }
}

nonisolated extension View {
    /// Sets how much the headers of sections stand out.
    public func headerProminence(_ prominence: Prominence) -> some View { environment(\.headerProminence, prominence) }
}
