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
/// A column is as wide as its widest view, a row as high as its highest. A view that is in no ``GridRow`` spans all
/// columns.
public struct Grid<Content: View>: View {
    public typealias Body = Never

    private let layout: GridLayout
    private let content: Content

    /// Places views in rows and columns.
    ///
    /// - Parameters:
    ///   - alignment: Where views stand in their cells.
    ///   - horizontalSpacing: The gap between columns in points; nil: what the cells prefer.
    ///   - verticalSpacing: The gap between rows in points; nil: what the cells prefer.
    ///   - content: The rows, and views that span all columns.
    public init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        layout = GridLayout(
            alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
        self.content = content()
    }
}

extension Grid: PrimitiveView {
    package func lower(into lowering: inout Lowering) {
        let cells = lowering.contentNodes(of: content)
        lowering.add(lowering.container(.layout(layout), named: "grid", cells))
    }
}

/// A row of a ``Grid``, a cell for each view. Elsewhere it stands for its views, and so do modifiers of it.
public struct GridRow<Content: View>: View {
    public typealias Body = Never

    private let alignment: VerticalAlignment?
    private let content: Content

    /// Puts views into a row.
    ///
    /// - Parameters:
    ///   - alignment: By which guides the views are lined up; nil: by those of the grid.
    ///   - content: The views.
    public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.content = content()
    }
}

extension GridRow: PrimitiveView {
    package func lower(into lowering: inout Lowering) {
        let cells = lowering.contentNodes(of: content)
        for (index, cell) in cells.enumerated() {
            lowering.setValue(
                index == 0 ? .first(alignment: alignment) : .next, forKey: GridValues.Row.self, of: [cell])
        }
        lowering.add(cells)
    }
}
