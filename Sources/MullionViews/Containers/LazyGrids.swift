import MullionGeometry
import MullionLayout

/// Views in columns, row after row. Everything is made at once, as nothing scrolls here.
public struct LazyVGrid<Content: View>: View {
    public typealias Body = Never

    private let layout: LazyVGridLayout
    private let content: Content

    /// Places views in columns.
    ///
    /// - Parameters:
    ///   - columns: The columns.
    ///   - alignment: Where the columns stand when they are not as wide as the grid.
    ///   - spacing: The gap between rows in points; nil: 8.
    ///   - pinnedViews: Without effect: nothing scrolls.
    ///   - content: The views.
    public init(
        columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
    ) {
        layout = LazyVGridLayout(columns: columns, alignment: alignment, spacing: spacing)
        self.content = content()
    }
}

extension LazyVGrid: PrimitiveView {
    package func lower(into lowering: inout Lowering) {
        let cells = lowering.contentNodes(of: content)
        lowering.add(lowering.container(.layout(layout), named: "lazyVGrid", cells))
    }
}

/// Views in rows, column after column. Everything is made at once, as nothing scrolls here.
public struct LazyHGrid<Content: View>: View {
    public typealias Body = Never

    private let layout: LazyHGridLayout
    private let content: Content

    /// Places views in rows.
    ///
    /// - Parameters:
    ///   - rows: The rows.
    ///   - alignment: Where the rows stand when they are not as high as the grid.
    ///   - spacing: The gap between columns in points; nil: 8.
    ///   - pinnedViews: Without effect: nothing scrolls.
    ///   - content: The views.
    public init(
        rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
    ) {
        layout = LazyHGridLayout(rows: rows, alignment: alignment, spacing: spacing)
        self.content = content()
    }
}

extension LazyHGrid: PrimitiveView {
    package func lower(into lowering: inout Lowering) {
        let cells = lowering.contentNodes(of: content)
        lowering.add(lowering.container(.layout(layout), named: "lazyHGrid", cells))
    }
}

/// Which views stay in sight while others scroll: nothing scrolls here, so it says nothing.
public struct PinnedScrollableViews: OptionSet, Sendable {
    public let rawValue: UInt32

    /// A set from its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The headers of sections.
    public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
    /// The footers of sections.
    public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}
