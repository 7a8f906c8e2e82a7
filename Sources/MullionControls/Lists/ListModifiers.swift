import Foundation
import MullionDrawing
import MullionGeometry
import MullionViews

/// The appearance of lists.
public protocol ListStyle {
    /// How sections are arranged.
    static var arrangement: ListArrangement { get }
}

/// How a list arranges its sections.
public struct ListArrangement: Sendable {
    let kind: ListStyleKind
}

/// Sections as rounded groups with margins.
public struct InsetGroupedListStyle: ListStyle {
    /// Creates the style.
    public init() {}
    public static var arrangement: ListArrangement { ListArrangement(kind: .insetGrouped) }
}
/// Sections as groups from edge to edge.
public struct GroupedListStyle: ListStyle {
    /// Creates the style.
    public init() {}
    public static var arrangement: ListArrangement { ListArrangement(kind: .grouped) }
}
/// Rows from edge to edge.
public struct PlainListStyle: ListStyle {
    /// Creates the style.
    public init() {}
    public static var arrangement: ListArrangement { ListArrangement(kind: .plain) }
}
/// Rows with margins.
public struct InsetListStyle: ListStyle {
    /// Creates the style.
    public init() {}
    public static var arrangement: ListArrangement { ListArrangement(kind: .inset) }
}
/// Rows of a sidebar.
public struct SidebarListStyle: ListStyle {
    /// Creates the style.
    public init() {}
    public static var arrangement: ListArrangement { ListArrangement(kind: .sidebar) }
}
/// The style of the platform: that of inset groups.
public typealias DefaultListStyle = InsetGroupedListStyle

extension ListStyle where Self == InsetGroupedListStyle {
    /// Sections as rounded groups with margins.
    public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
    /// Sections as rounded groups with margins.
    public static var automatic: InsetGroupedListStyle { InsetGroupedListStyle() }
}
extension ListStyle where Self == GroupedListStyle {
    /// Sections as groups from edge to edge.
    public static var grouped: GroupedListStyle { GroupedListStyle() }
}
extension ListStyle where Self == PlainListStyle {
    /// Rows from edge to edge.
    public static var plain: PlainListStyle { PlainListStyle() }
}
extension ListStyle where Self == InsetListStyle {
    /// Rows with margins.
    public static var inset: InsetListStyle { InsetListStyle() }
}
extension ListStyle where Self == SidebarListStyle {
    /// Rows of a sidebar.
    public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

/// Whether something is shown.
public enum Visibility: Hashable, CaseIterable, Sendable {
    case automatic, visible, hidden
}

/// The gap between the sections of a list.
public struct ListSectionSpacing: Sendable {
    let points: CGFloat?
    /// The theme's gap.
    public static let `default` = ListSectionSpacing(points: nil)
    /// A smaller gap.
    public static let compact = ListSectionSpacing(points: 10)
    /// Returns a gap in points.
    public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { ListSectionSpacing(points: spacing) }
}

nonisolated extension View {
    /// Sets the appearance of lists.
    public func listStyle<S: ListStyle>(_ style: S) -> some View { environment(\.listStyleKind, S.arrangement.kind) }
    /// Sets the background of a row; nil for the list's.
    public func listRowBackground<V: View>(_ view: V?) -> some View {
        trait { $0.rowBackground = view.map { AnyView($0) } }
    }
    /// Sets the room around the content of a row; nil for the list's.
    public func listRowInsets(_ insets: EdgeInsets?) -> some View { trait { $0.rowInsets = insets } }
    /// Hides the separator below a row, or not. The edges are ignored.
    public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
        trait { $0.hidesSeparator = visibility == .hidden }
    }
    /// Returns the view unchanged: all separators have the theme's color.
    public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> Self { self }
    /// Returns the view unchanged: sections have no separators.
    public func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> Self { self }
    /// Returns the view unchanged: sections have no separators.
    public func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> Self { self }
    /// Returns the view unchanged: rows touch each other.
    public func listRowSpacing(_ spacing: CGFloat?) -> Self { self }
    /// Sets the gap between sections.
    public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
        environment(\.listSectionGap, spacing.points)
    }
    /// Sets the gap between sections in points.
    public func listSectionSpacing(_ spacing: CGFloat) -> some View { environment(\.listSectionGap, spacing) }
    /// Sets the tint of a row's content.
    public func listItemTint(_ tint: Color?) -> some View { self.tint(tint) }
    /// Draws lists without their background, or with it.
    public func scrollContentBackground(_ visibility: Visibility) -> some View {
        environment(\.hidesScrollBackground, visibility == .hidden)
    }
    /// Returns the view unchanged: rows do not swipe in a drawing.
    public func swipeActions<T: View>(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
    ) -> Self { self }
    /// Returns the view unchanged: drawings are not pulled.
    public func refreshable(action: @escaping @Sendable () async -> Void) -> Self { self }
    /// Returns the view unchanged: rows are not moved in a drawing.
    public func moveDisabled(_ isDisabled: Bool) -> Self { self }
    /// Returns the view unchanged: rows are not deleted in a drawing.
    public func deleteDisabled(_ isDisabled: Bool) -> Self { self }
    /// Returns the view unchanged: selections are not drawn.
    public func selectionDisabled(_ isDisabled: Bool = true) -> Self { self }
}

/// The views of a `ForEach` whose rows can be deleted or moved. A drawing shows them without the editing controls.
extension ForEach where Content: View {
    /// Returns the view unchanged: rows are not deleted in a drawing.
    public func onDelete(perform action: ((IndexSet) -> Void)?) -> Self { self }
    /// Returns the view unchanged: rows are not moved in a drawing.
    public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> Self { self }
}

/// Whether the rows of a list are edited.
public enum EditMode: Hashable, Sendable {
    case inactive, transient, active
    /// Whether rows are edited.
    public var isEditing: Bool { self != .inactive }
}

extension MutableCollection {
    /// Moves elements to an offset, in their order.
    public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
        let all = Array(self)
        let moved = source.filter { $0 < all.count }.map { all[$0] }
        let kept = all.indices.filter { !source.contains($0) }
        var result = kept.filter { $0 < destination }.map { all[$0] }
        result += moved
        result += kept.filter { $0 >= destination }.map { all[$0] }
        var index = startIndex
        for element in result {
            self[index] = element
            formIndex(after: &index)
        }
    }
}

extension RangeReplaceableCollection where Self: MutableCollection {
    /// Removes the elements at offsets.
    public mutating func remove(atOffsets offsets: IndexSet) {
        var offset = -1
        removeAll { _ in
            offset += 1
            return offsets.contains(offset)
        }
    }
}
