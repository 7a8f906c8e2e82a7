import MullionGeometry
import MullionLayout

/// A row of as many views as fit, with an overflow indicator for the rest.
///
/// ```swift
/// OverflowHStack(spacing: 8) {
///     ForEach(tags, id: \.self) { Text($0) }
/// } overflow: { hidden in
///     Text("+\(hidden.count)")
/// }
/// ```
///
/// `hidden` contains the positions of the views that are not shown, so a menu would list `hidden.map { tags[$0] }`. The
/// stack shows as many views as fit together with the indicator for the hidden ones; that depends on the proposal
/// alone, and a larger proposal never shows fewer. The views have their ideal width. The indicator is measured
/// separately, with an unspecified proposal.
nonisolated public struct OverflowHStack<Content: View, Overflow: View>: View {
    private let alignment: VerticalAlignment
    private let spacing: CGFloat?
    private let order: OverflowOrder
    private let content: Content
    private let overflow: (OverflowItems) -> Overflow

    /// Creates a row of as many views as fit.
    ///
    /// - Parameters:
    ///   - alignment: The guide that aligns the views.
    ///   - spacing: The gap between neighbors in points; nil for the preferred spacing of each pair.
    ///   - order: The order in which views are hidden; by importance, the lowest `layoutPriority(_:)` first.
    ///   - content: The views.
    ///   - overflow: The indicator for the hidden views.
    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, hiding order: OverflowOrder = .last,
        @ViewBuilder content: () -> Content, @ViewBuilder overflow: @escaping (OverflowItems) -> Overflow
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.order = order
        self.content = content()
        self.overflow = overflow
    }
}

extension OverflowHStack where Overflow == EmptyView {
    /// Creates a row of as many views as fit, without an indicator.
    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, hiding order: OverflowOrder = .last,
        @ViewBuilder content: () -> Content
    ) {
        self.init(alignment: alignment, spacing: spacing, hiding: order, content: content) { _ in EmptyView() }
    }
}

nonisolated extension OverflowHStack: PrimitiveView {
    package func lower(into lowering: inout Lowering) {
        lowering.overflowStack(named: "overflowHStack", along: .horizontal, content, overflow) {
            OverflowHStackLayout(alignment: alignment, spacing: spacing, hiding: order, indicatorLength: $0)
        }
    }
}

/// A column of as many views as fit, with an overflow indicator for the rest: ``OverflowHStack`` with the axes swapped.
nonisolated public struct OverflowVStack<Content: View, Overflow: View>: View {
    private let alignment: HorizontalAlignment
    private let spacing: CGFloat?
    private let order: OverflowOrder
    private let content: Content
    private let overflow: (OverflowItems) -> Overflow

    /// Creates a column of as many views as fit.
    ///
    /// - Parameters:
    ///   - alignment: The guide that aligns the views.
    ///   - spacing: The gap between neighbors in points; nil for the preferred spacing of each pair.
    ///   - order: The order in which views are hidden; by importance, the lowest `layoutPriority(_:)` first.
    ///   - content: The views.
    ///   - overflow: The indicator for the hidden views.
    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, hiding order: OverflowOrder = .last,
        @ViewBuilder content: () -> Content, @ViewBuilder overflow: @escaping (OverflowItems) -> Overflow
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.order = order
        self.content = content()
        self.overflow = overflow
    }
}

extension OverflowVStack where Overflow == EmptyView {
    /// Creates a column of as many views as fit, without an indicator.
    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, hiding order: OverflowOrder = .last,
        @ViewBuilder content: () -> Content
    ) {
        self.init(alignment: alignment, spacing: spacing, hiding: order, content: content) { _ in EmptyView() }
    }
}

nonisolated extension OverflowVStack: PrimitiveView {
    package func lower(into lowering: inout Lowering) {
        lowering.overflowStack(named: "overflowVStack", along: .vertical, content, overflow) {
            OverflowVStackLayout(alignment: alignment, spacing: spacing, hiding: order, indicatorLength: $0)
        }
    }
}
