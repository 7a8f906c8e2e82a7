import MullionGeometry
import MullionLayout

/// Modifiers that set how the enclosing cell container treats a view.
///
/// Each changes one setting, whatever modifiers are between them; ``View/cellItem(_:)`` sets all.
nonisolated extension View {
    /// Sets everything about the view in its cell: `.cellItem(.filler)`.
    public func cellItem(_ item: CellItem) -> some View { changingItem { $0 = item } }

    /// Sets the weight by which the view takes spare room, and gives way in a shortage; 1 on both axes by default.
    public func cellStretch(_ axes: Axis.Set = [.horizontal, .vertical], weight: CGFloat = 1) -> some View {
        changingItem { $0 = $0.stretching(axes, weight: weight) }
    }

    /// Fixes sides of the view's desired size, in points.
    public func cellSize(width: CGFloat? = nil, height: CGFloat? = nil) -> some View {
        changingItem { $0 = $0.fixedSize(width: width, height: height) }
    }

    /// Limits the view's desired size, in points. A minimum beats a maximum.
    public func cellSize(
        minWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil, maxHeight: CGFloat? = nil
    ) -> some View {
        changingItem {
            $0 = $0.minSize(width: minWidth, height: minHeight).maxSize(width: maxWidth, height: maxHeight)
        }
    }

    /// Adds lengths to the view's desired size, in points; may be negative.
    public func cellSizeAdjustment(width: CGFloat = 0, height: CGFloat = 0) -> some View {
        changingItem { $0 = $0.adjustingSize(width: width, height: height) }
    }

    /// Counts sides of the view's desired size as 0; both by default.
    public func cellSizeIgnored(_ axes: Axis.Set = [.horizontal, .vertical]) -> some View {
        changingItem { $0 = $0.ignoringDesiredSize(axes) }
    }

    /// Adds lengths to the gaps around the view, in points; may be negative.
    public func cellSpacing(
        leading: CGFloat = 0, top: CGFloat = 0, trailing: CGFloat = 0, bottom: CGFloat = 0
    ) -> some View {
        changingItem {
            $0 = $0.adjustingSpacing(leading: leading, top: top, trailing: trailing, bottom: bottom)
        }
    }

    /// Moves the view relative to its cell, in points; siblings are not affected.
    public func cellOffset(x: CGFloat = 0, y: CGFloat = 0) -> some View { changingItem { $0 = $0.offset(x: x, y: y) } }

    /// Aligns the view in its cell.
    public func cellAlignment(_ alignment: CellAlignment) -> some View { changingItem { $0 = $0.aligned(alignment) } }

    /// Aligns the view in its cell along some axes.
    public func cellAlignment(
        horizontal: CellAlignment.Position? = nil, vertical: CellAlignment.Position? = nil
    ) -> some View {
        changingItem {
            if let horizontal { $0.horizontalAlignment = horizontal }
            if let vertical { $0.verticalAlignment = vertical }
        }
    }

    /// Leaves the view out of the cells: it has its ideal size at the leading top corner of the container.
    public func cellSkipped() -> some View { changingItem { $0 = $0.skipped() } }

    /// Puts the view into a group of a `CellGroups`, counted from 0.
    public func cellGroup(_ group: Int) -> some View { changingItem { $0 = $0.inGroup(group) } }

    private func changingItem(_ change: @escaping (inout CellItem) -> Void) -> AdjustedView<Self> {
        AdjustedView(content: self) { lowering, nodes in
            for node in nodes { lowering.changeCellItem(of: node, change) }
        }
    }
}

/// Modifiers of the views in a ``Grid``. Elsewhere they have no effect.
nonisolated extension View {
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

/// The modifier of views in a box of CSS.
nonisolated extension View {
    /// Changes the style of the view as an item of the enclosing CSS container: `.css { $0.flexGrow = 1 }`. Elsewhere
    /// it has no effect.
    ///
    /// Padding and borders of the style are ignored, because the view draws its own. Apply it after modifiers that
    /// wrap the view, such as `padding`.
    public func css(_ change: @escaping (inout CSSStyle) -> Void) -> some View {
        AdjustedView(content: self) { lowering, nodes in
            for node in nodes { lowering.changeItemStyle(of: node, change) }
        }
    }
}
