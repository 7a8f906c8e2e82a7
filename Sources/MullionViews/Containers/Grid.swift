import MullionGeometry
import MullionLayout

/// Views in rows and columns.
///
/// ```swift
/// Grid(alignment: .leading, horizontalSpacing: 12) {
///     GridRow {
///         Text("Total").gridColumnAlignment(.trailing)
///         Text("24.00")
///     }
///     Divider().gridCellUnsizedAxes(.horizontal)
/// }
/// ```
///
/// A column is as wide as its widest view, a row as high as its highest. A view outside a ``GridRow`` spans all
/// columns.
nonisolated public struct Grid<Content: View>: View, PrimitiveView {
    private let layout: GridLayout
    private let content: Content

    /// Creates a grid.
    ///
    /// - Parameters:
    ///   - alignment: The alignment of views in their cells.
    ///   - horizontalSpacing: The gap between columns in points; nil for the preferred spacing of the cells.
    ///   - verticalSpacing: The gap between rows in points; nil for the preferred spacing of the cells.
    ///   - content: The rows, and views that span all columns.
    public init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        layout = GridLayout(
            alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
        self.content = content()
    }

    package func lower(into lowering: inout Lowering) {
        lowering.addContainer(.layout(layout), named: "grid", of: content)
    }
}

/// A row of a ``Grid``, with a cell for each view. Outside a grid it is a group of its views, as are modifiers of it.
nonisolated public struct GridRow<Content: View>: View, PrimitiveView {
    private let alignment: VerticalAlignment?
    private let content: Content

    /// Creates a row.
    ///
    /// - Parameters:
    ///   - alignment: The guide that aligns the views; nil for that of the grid.
    ///   - content: The views.
    public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.content = content()
    }

    package func lower(into lowering: inout Lowering) {
        let cells = lowering.contentNodes(of: content)
        for (index, cell) in cells.enumerated() {
            lowering.setValue(
                index == 0 ? .first(alignment: alignment) : .next, forKey: GridValues.Row.self, of: [cell])
        }
        lowering.add(cells)
    }
}
