import MullionGeometry
import MullionLayout

/// Modifiers of the views in a ``Grid``. Elsewhere they have no effect.
extension View {
    /// Sets the number of columns that the view's cell spans, clamped to 1…1,000.
    public func gridCellColumns(_ count: Int) -> some View { layoutValue(key: GridValues.Columns.self, value: count) }

    /// Aligns a point of the view with the same point of its cell, regardless of its row and column.
    public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
        layoutValue(key: GridValues.Anchor.self, value: anchor)
    }

    /// Sets the guide that aligns the views of the view's column. The first view of a column with a guide decides.
    public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
        layoutValue(key: GridValues.ColumnAlignment.self, value: guide)
    }

    /// Keeps the view from enlarging its cell along some axes; it is proposed the finished cell.
    public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
        layoutValue(key: GridValues.UnsizedAxes.self, value: axes)
    }
}
