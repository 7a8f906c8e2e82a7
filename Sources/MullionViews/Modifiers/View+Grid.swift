import MullionGeometry
import MullionLayout

/// Modifiers of the views in a ``Grid``. Elsewhere they have no effect.
extension View {
    /// The view in a cell that spans several columns; below 1 counts as 1, above 1,000 as 1,000.
    public func gridCellColumns(_ count: Int) -> some View { layoutValue(key: GridValues.Columns.self, value: count) }

    /// The view with a point of it at the same point of its cell, whatever its row and column say.
    public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
        layoutValue(key: GridValues.Anchor.self, value: anchor)
    }

    /// The view in a column whose views are lined up by a guide. The first view of a column that says so decides.
    public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
        layoutValue(key: GridValues.ColumnAlignment.self, value: guide)
    }

    /// The view in a cell that it does not enlarge along some axes; it is offered the finished cell.
    public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
        layoutValue(key: GridValues.UnsizedAxes.self, value: axes)
    }
}
