import MullionGeometry
import MullionLayout

/// Views in columns, row after row. Drawings do not scroll, so all views are made at once.
nonisolated public struct LazyVGrid<Content: View>: View, PrimitiveView {
    private let layout: LazyVGridLayout
    private let content: Content

    /// Creates a grid with the given columns.
    ///
    /// - Parameters:
    ///   - columns: The columns.
    ///   - alignment: The alignment of columns that are narrower than the grid together.
    ///   - spacing: The gap between rows in points; nil for 8.
    ///   - pinnedViews: Ignored, because drawings do not scroll.
    ///   - content: The views.
    public init(
        columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
    ) {
        layout = LazyVGridLayout(columns: columns, alignment: alignment, spacing: spacing)
        self.content = content()
    }

    package func lower(into lowering: inout Lowering) {
        lowering.addContainer(.layout(layout), named: "lazyVGrid", of: content)
    }
}

/// Views in rows, column after column. Drawings do not scroll, so all views are made at once.
nonisolated public struct LazyHGrid<Content: View>: View, PrimitiveView {
    private let layout: LazyHGridLayout
    private let content: Content

    /// Creates a grid with the given rows.
    ///
    /// - Parameters:
    ///   - rows: The rows.
    ///   - alignment: The alignment of rows that are lower than the grid together.
    ///   - spacing: The gap between columns in points; nil for 8.
    ///   - pinnedViews: Ignored, because drawings do not scroll.
    ///   - content: The views.
    public init(
        rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
    ) {
        layout = LazyHGridLayout(rows: rows, alignment: alignment, spacing: spacing)
        self.content = content()
    }

    package func lower(into lowering: inout Lowering) {
        lowering.addContainer(.layout(layout), named: "lazyHGrid", of: content)
    }
}

/// The views that stay visible while others scroll. Without effect, because drawings do not scroll.
public struct PinnedScrollableViews: OptionSet, Sendable {
    public let rawValue: UInt32

    /// Creates a set from its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The headers of sections.
    public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
    /// The footers of sections.
    public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}
