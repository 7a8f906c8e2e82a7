import MullionGeometry
import MullionLayout

/// The modifier of views in a ``Table``. Elsewhere it has no effect.
nonisolated extension View {
    /// Sets how the view's cell spans rows and columns, is aligned, and is filled.
    ///
    /// - Parameters:
    ///   - columns: The number of columns that the cell spans.
    ///   - rows: The number of rows that the cell spans.
    ///   - alignment: The alignment in the cell; nil for that of the column.
    ///   - fill: The fill of the cell; nil for that of the row or the column.
    public func tableCell(
        columns: Int = 1, rows: Int = 1, alignment: Alignment? = nil, fill: AnyShapeStyle? = nil
    ) -> some View {
        AdjustedView(content: self) { lowering, nodes in
            for node in nodes {
                lowering.changeTableMark(of: node) { mark in
                    mark.span = TableCell.Span(rows: rows, columns: columns)
                    mark.alignment = alignment
                    mark.fill = fill
                }
            }
        }
    }
}
