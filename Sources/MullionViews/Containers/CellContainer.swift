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
