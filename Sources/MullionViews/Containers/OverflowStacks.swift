import MullionGeometry
import MullionLayout

/// Views side by side, as many as fit, and something that stands for the rest.
///
/// ```swift
/// OverflowHStack(spacing: 8) {
///     ForEach(tags, id: \.self) { Text($0) }
/// } overflow: { hidden in
///     Text("+\(hidden.count)")
/// }
/// ```
///
/// `hidden` has the positions of the views that are not shown: `hidden.map { tags[$0] }` is what a menu would list. As
/// many views are shown as fit together with what stands for exactly the others; that depends on the room alone, and
/// more room never shows fewer. The views have their ideal width. What stands for the rest is measured by itself, with
/// nothing proposed.
public struct OverflowHStack<Content: View, Overflow: View>: View {
    public typealias Body = Never

    private let alignment: VerticalAlignment
    private let spacing: CGFloat?
    private let order: OverflowOrder
    private let content: Content
    private let overflow: (OverflowItems) -> Overflow

    /// Places as many views side by side as fit.
    ///
    /// - Parameters:
    ///   - alignment: The guide by which the views are lined up.
    ///   - spacing: The gap between neighbours in points; nil: what each pair prefers.
    ///   - order: Which views leave first; by importance it is those of the lowest `layoutPriority(_:)`.
    ///   - content: The views.
    ///   - overflow: What stands for the views that do not fit.
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
    /// Places as many views side by side as fit, with nothing that stands for the rest.
    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, hiding order: OverflowOrder = .last,
        @ViewBuilder content: () -> Content
    ) {
        self.init(alignment: alignment, spacing: spacing, hiding: order, content: content) { _ in EmptyView() }
    }
}

extension OverflowHStack: PrimitiveView {
    package func lower(into lowering: inout Lowering) {
        lowering.overflowStack(named: "overflowHStack", along: .horizontal, content, overflow) {
            OverflowHStackLayout(alignment: alignment, spacing: spacing, hiding: order, indicatorLength: $0)
        }
    }
}

/// Views one below the other, as many as fit, and something that stands for the rest: ``OverflowHStack`` with the axes
/// swapped.
public struct OverflowVStack<Content: View, Overflow: View>: View {
    public typealias Body = Never

    private let alignment: HorizontalAlignment
    private let spacing: CGFloat?
    private let order: OverflowOrder
    private let content: Content
    private let overflow: (OverflowItems) -> Overflow

    /// Places as many views one below the other as fit.
    ///
    /// - Parameters:
    ///   - alignment: The guide by which the views are lined up.
    ///   - spacing: The gap between neighbours in points; nil: what each pair prefers.
    ///   - order: Which views leave first; by importance it is those of the lowest `layoutPriority(_:)`.
    ///   - content: The views.
    ///   - overflow: What stands for the views that do not fit.
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
    /// Places as many views one below the other as fit, with nothing that stands for the rest.
    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, hiding order: OverflowOrder = .last,
        @ViewBuilder content: () -> Content
    ) {
        self.init(alignment: alignment, spacing: spacing, hiding: order, content: content) { _ in EmptyView() }
    }
}

extension OverflowVStack: PrimitiveView {
    package func lower(into lowering: inout Lowering) {
        lowering.overflowStack(named: "overflowVStack", along: .vertical, content, overflow) {
            OverflowVStackLayout(alignment: alignment, spacing: spacing, hiding: order, indicatorLength: $0)
        }
    }
}
