import MullionDrawing
import MullionGeometry
import MullionLayout
import MullionViews

/// How a list arranges its sections.
enum ListStyleKind: Hashable, Sendable {
    case insetGrouped, grouped, plain, inset, sidebar

    var isGrouped: Bool { self == .insetGrouped || self == .grouped }
}

/// A group of finished rows with a header and a footer.
nonisolated struct ListBlock<Header: View, Footer: View>: View, PrimitiveView {
    let style: ListStyleKind
    let header: Header
    let footer: Footer
    let rows: [NodeID]

    func lower(into lowering: inout Lowering) {
        let theme = lowering.environment.controlTheme
        let count = rows.count
        let finished = rows.enumerated().map { index, node in
            lowering.row(node, isLast: index == count - 1, style: style, theme)
        }
        let block = VStack(alignment: .leading, spacing: 0) {
            header.padding(.horizontal, style.isGrouped ? theme.margin : 0)
                .padding(.bottom, style.isGrouped ? 7 : 6).padding(.top, style.isGrouped ? 0 : 6)
                .padding(.horizontal, style == .insetGrouped ? 0 : style == .grouped ? 4 : theme.margin)
                .frame(maxWidth: .infinity, alignment: .leading)
                .background(style == .plain ? theme.groupedBackground : .clear)
                .modifier(RemovedIfEmpty<Header>())
            if count > 0 { RowColumn(rows: finished, style: style) }
            footer.padding(.horizontal, theme.margin).padding(.top, 7)
                .modifier(RemovedIfEmpty<Footer>())
        }
        lowering.add(block)
    }
}

/// Removes the room around a header that is empty.
nonisolated private struct RemovedIfEmpty<Part>: ViewModifier {
    func body(content: Content) -> some View {
        if !String(describing: Part.self).hasSuffix("<EmptyView>") { content }
    }
}

/// Finished rows below each other on their background.
nonisolated private struct RowColumn: View {
    let rows: [NodeID]
    let style: ListStyleKind
    @Environment(\.controlTheme) private var theme

    var body: some View {
        let column = VStack(alignment: .leading, spacing: 0) { FinishedNodes(rows) }
        switch style {
        case .insetGrouped:
            column.background(theme.rowBackground).clipShape(RoundedRectangle(cornerRadius: theme.sectionCornerRadius))
        case .grouped: column.background(theme.rowBackground)
        case .plain, .inset, .sidebar: column
        }
    }
}

extension Lowering {
    /// Returns the node of a row: its content with insets, a background, and a separator.
    fileprivate mutating func row(_ node: NodeID, isLast: Bool, style: ListStyleKind, _ theme: ControlTheme) -> NodeID {
        let traits = traits(of: node)
        let insets =
            traits.rowInsets
            ?? EdgeInsets(
                top: theme.rowPadding, leading: theme.margin, bottom: theme.rowPadding, trailing: theme.margin)
        let row = FinishedNodes([node])
            .frame(maxWidth: .infinity, alignment: .leading)
            .padding(insets)
            .frame(minHeight: environment.defaultMinListRowHeight ?? theme.rowHeight)
            .overlay(alignment: .bottom) {
                if !(isLast && style == .insetGrouped), !traits.hidesSeparator {
                    Rectangle().fill(theme.separator).frame(height: theme.separatorThickness)
                        .padding(.leading, insets.leading)
                }
            }
            .background { if let background = traits.rowBackground { background } }
        return nodes(of: row)[0]
    }
}

extension EnvironmentValues {
    private struct ListStyleKey: EnvironmentKey {
        static var defaultValue: ListStyleKind { .insetGrouped }
    }
    private struct MinRowHeightKey: EnvironmentKey {
        static var defaultValue: CGFloat? { nil }
    }
    private struct ScrollBackgroundKey: EnvironmentKey {
        static var defaultValue: Bool { false }
    }

    var listStyleKind: ListStyleKind {
        get { self[ListStyleKey.self] }
        set { self[ListStyleKey.self] = newValue }
    }

    /// The minimum height of rows in points; nil for the theme's.
    public var defaultMinListRowHeight: CGFloat? {
        get { self[MinRowHeightKey.self] }
        set { self[MinRowHeightKey.self] = newValue }
    }

    /// Whether lists are drawn without their background.
    var hidesScrollBackground: Bool {
        get { self[ScrollBackgroundKey.self] }
        set { self[ScrollBackgroundKey.self] = newValue }
    }
}
