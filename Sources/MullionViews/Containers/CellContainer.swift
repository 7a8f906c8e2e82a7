import MullionGeometry
import MullionLayout

extension CellLayout {
    /// Views in cells, whose settings can follow: `CellRow(spacing: 8) { … }.margins(10).filling(.horizontal)`.
    public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> CellContainer<Self, V> {
        CellContainer(layout: self, content: content())
    }
}

/// Views arranged by a layout of cells.
///
/// It is made by calling the layout with its views. Everything the layout can be told may also be said of the
/// container, so that a long list of views need not stand in the middle of its settings:
///
/// ```swift
/// CellRow(spacing: 8) {
///     Text("Name")
///     Text("Ada Lovelace").cellStretch(.horizontal)
/// }
/// .margins(10)
/// .filling(.horizontal)
/// ```
///
/// These functions come first: behind a modifier such as `padding` the container is a view like any other.
public struct CellContainer<Arrangement: CellLayout, Content: View>: View {
    public typealias Body = Never

    /// The layout with all its settings.
    public var layout: Arrangement
    private let content: Content

    init(layout: Arrangement, content: Content) {
        self.layout = layout
        self.content = content
    }

    /// The container with its layout changed: `{ $0.columnSizings = [CellTrack(fixed: 80)] }`.
    public func with(_ change: (inout Arrangement) -> Void) -> CellContainer {
        var result = self
        change(&result.layout)
        return result
    }

    private func with(_ layout: Arrangement) -> CellContainer { CellContainer(layout: layout, content: content) }
}

extension CellContainer: PrimitiveView {
    package func lower(into lowering: inout Lowering) { lowering.arrange(content, by: layout) }
}

extension CellContainer where Arrangement: CellSettings {
    /// The container with the same margin on all sides, in points.
    public func margins(_ all: CGFloat) -> CellContainer { with(layout.margins(all)) }

    /// The container with the same margin at the leading and the trailing side, in points.
    public func horizontalMargins(_ each: CGFloat) -> CellContainer { with(layout.horizontalMargins(each)) }

    /// The container with the same margin at the top and the bottom, in points.
    public func verticalMargins(_ each: CGFloat) -> CellContainer { with(layout.verticalMargins(each)) }

    /// The container with other margins on the given sides, in points.
    public func margins(
        leading: CGFloat? = nil, top: CGFloat? = nil, trailing: CGFloat? = nil, bottom: CGFloat? = nil
    ) -> CellContainer {
        with(layout.margins(leading: leading, top: top, trailing: trailing, bottom: bottom))
    }

    /// The container with its contents elsewhere in spare room.
    public func aligned(_ alignment: CellAlignment) -> CellContainer { with(layout.aligned(alignment)) }

    /// The container with views that are made smaller until they fit.
    public func cropping(_ crops: Bool = true) -> CellContainer { with(layout.cropping(crops)) }

    /// The container with another way of putting views into cells.
    public func positioning(_ positioning: CellPositioning) -> CellContainer { with(layout.positioning(positioning)) }

    /// The container as one that takes what it is proposed; default on both axes.
    public func filling(_ axes: Axis.Set = [.horizontal, .vertical]) -> CellContainer { with(layout.filling(axes)) }
}

extension CellContainer where Arrangement == CellFlow {
    /// The flow with lines that begin at the trailing side.
    public func startingTrailing() -> CellContainer { with(layout.startingTrailing()) }
}

extension CellContainer where Arrangement == CellGrid {
    /// The grid with the same gap between columns and between rows.
    public func spacing(_ size: CGFloat, stretch: CGFloat = 0) -> CellContainer {
        with(layout.spacing(size, stretch: stretch))
    }

    /// The grid with another length, in points, of the gaps between columns; their weights stay.
    public func horizontalSpacing(_ size: CGFloat) -> CellContainer { with(layout.horizontalSpacing(size)) }

    /// The grid with another length, in points, of the gaps between rows; their weights stay.
    public func verticalSpacing(_ size: CGFloat) -> CellContainer { with(layout.verticalSpacing(size)) }

    /// The grid with columns as listed, and further ones as the last parameter says.
    public func columns(_ listed: [CellTrack] = [], others: CellTrack = CellTrack()) -> CellContainer {
        with {
            $0.columnSizings = listed
            $0.defaultColumnSizing = others
        }
    }

    /// The grid with rows as listed, and further ones as the last parameter says.
    public func rows(_ listed: [CellTrack] = [], others: CellTrack = CellTrack()) -> CellContainer {
        with {
            $0.rowSizings = listed
            $0.defaultRowSizing = others
        }
    }

    /// The grid with the same stretch weight of all margins.
    public func marginStretch(_ all: CGFloat) -> CellContainer { with(layout.marginStretch(all)) }

    /// The grid with the same stretch weight of the margins at the leading and the trailing side.
    public func horizontalMarginStretch(_ each: CGFloat) -> CellContainer {
        with(layout.horizontalMarginStretch(each))
    }

    /// The grid with the same stretch weight of the margins at the top and the bottom.
    public func verticalMarginStretch(_ each: CGFloat) -> CellContainer { with(layout.verticalMarginStretch(each)) }

    /// The grid with all columns equally wide, and all rows equally high; default both.
    public func uniform(columns: Bool = true, rows: Bool = true) -> CellContainer {
        with(layout.uniform(columns: columns, rows: rows))
    }
}

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
