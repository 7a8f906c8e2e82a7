import MullionGeometry
import MullionLayout

/// Modifiers that say what a view wants of the cell container around it.
///
/// Each changes one thing, whatever stands between them; ``View/cellItem(_:)`` changes all.
extension View {
    /// The view with everything that its cell container is told about it: `.cellItem(.filler)`.
    public func cellItem(_ item: CellItem) -> some View { changingItem { $0 = item } }

    /// The view as one that takes spare room, and gives way in a shortage, by weight; default on both axes.
    public func cellStretch(
        _ axes: Axis.Set = [.horizontal, .vertical], weight: CGFloat = 1
    ) -> some View {
        changingItem { $0 = $0.stretching(axes, weight: weight) }
    }

    /// The view with some sides of its desired size fixed, in points.
    public func cellSize(width: CGFloat? = nil, height: CGFloat? = nil) -> some View {
        changingItem { $0 = $0.fixedSize(width: width, height: height) }
    }

    /// The view with its desired size between limits, in points. A minimum beats a maximum.
    public func cellSize(
        minWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil, maxHeight: CGFloat? = nil
    ) -> some View {
        changingItem {
            $0 = $0.minSize(width: minWidth, height: minHeight).maxSize(width: maxWidth, height: maxHeight)
        }
    }

    /// The view with lengths added to the size it desires, in points; may be negative.
    public func cellSizeAdjustment(width: CGFloat = 0, height: CGFloat = 0) -> some View {
        changingItem { $0 = $0.adjustingSize(width: width, height: height) }
    }

    /// The view with some sides of the size it desires counted as 0; default both.
    public func cellSizeIgnored(_ axes: Axis.Set = [.horizontal, .vertical]) -> some View {
        changingItem { $0 = $0.ignoringDesiredSize(axes) }
    }

    /// The view with lengths added to the gaps around it, in points; may be negative.
    public func cellSpacing(
        leading: CGFloat = 0, top: CGFloat = 0, trailing: CGFloat = 0, bottom: CGFloat = 0
    ) -> some View {
        changingItem {
            $0 = $0.adjustingSpacing(leading: leading, top: top, trailing: trailing, bottom: bottom)
        }
    }

    /// The view moved from where its cell puts it, in points; siblings do not notice.
    public func cellOffset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        changingItem { $0 = $0.offset(x: x, y: y) }
    }

    /// The view with a place in its cell.
    public func cellAlignment(_ alignment: CellAlignment) -> some View { changingItem { $0 = $0.aligned(alignment) } }

    /// The view with a place in its cell along some axes.
    public func cellAlignment(
        horizontal: CellAlignment.Position? = nil, vertical: CellAlignment.Position? = nil
    ) -> some View {
        changingItem {
            if let horizontal { $0.horizontalAlignment = horizontal }
            if let vertical { $0.verticalAlignment = vertical }
        }
    }

    /// The view without a cell: in its ideal size at the leading top corner of the container.
    public func cellSkipped() -> some View { changingItem { $0 = $0.skipped() } }

    /// The view in a group of a `CellGroups`, counted from 0.
    public func cellGroup(_ group: Int) -> some View { changingItem { $0 = $0.inGroup(group) } }

    private func changingItem(_ change: @escaping (inout CellItem) -> Void) -> AdjustedView<Self> {
        AdjustedView(content: self) { lowering, nodes in
            for node in nodes { lowering.changeCellItem(of: node, change) }
        }
    }
}
