import MullionGeometry
import MullionLayout

extension CellLayout {
    /// Creates a container of views, whose settings can follow: `CellRow(spacing: 8) { …
    /// }.margins(10).filling(.horizontal)`.
    public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> CellContainer<Self, V> {
        CellContainer(layout: self, content: content())
    }
}

/// Views arranged by a layout of cells.
///
/// Call the layout with its views to create one. The container has the settings of its layout, so that they can follow
/// a long list of views:
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
/// Call these functions before modifiers such as `padding`, which return an ordinary view.
nonisolated public struct CellContainer<Arrangement: CellLayout, Content: View>: View, PrimitiveView {
    /// The layout with all its settings.
    public var layout: Arrangement
    private let content: Content

    init(layout: Arrangement, content: Content) {
        self.layout = layout
        self.content = content
    }

    /// Changes the layout of the container: `.with { $0.columnSizings = [CellTrack(fixed: 80)] }`.
    public func with(_ change: (inout Arrangement) -> Void) -> CellContainer {
        var result = self
        change(&result.layout)
        return result
    }

    private func with(_ layout: Arrangement) -> CellContainer { CellContainer(layout: layout, content: content) }

    package func lower(into lowering: inout Lowering) { lowering.arrange(content, by: layout) }
}

extension CellContainer where Arrangement: CellSettings {
    /// Sets the margin on all sides, in points.
    public func margins(_ all: CGFloat) -> CellContainer { with(layout.margins(all)) }

    /// Sets the margin at the leading and trailing sides, in points.
    public func horizontalMargins(_ each: CGFloat) -> CellContainer { with(layout.horizontalMargins(each)) }

    /// Sets the margin at the top and bottom, in points.
    public func verticalMargins(_ each: CGFloat) -> CellContainer { with(layout.verticalMargins(each)) }

    /// Sets the margins on the given sides, in points.
    public func margins(
        leading: CGFloat? = nil, top: CGFloat? = nil, trailing: CGFloat? = nil, bottom: CGFloat? = nil
    ) -> CellContainer {
        with(layout.margins(leading: leading, top: top, trailing: trailing, bottom: bottom))
    }

    /// Aligns the contents in spare room.
    public func aligned(_ alignment: CellAlignment) -> CellContainer { with(layout.aligned(alignment)) }

    /// Shrinks views until they fit.
    public func cropping(_ crops: Bool = true) -> CellContainer { with(layout.cropping(crops)) }

    /// Sets how views are positioned in cells.
    public func positioning(_ positioning: CellPositioning) -> CellContainer { with(layout.positioning(positioning)) }

    /// Fills the proposed length along the axes; both by default.
    public func filling(_ axes: Axis.Set = [.horizontal, .vertical]) -> CellContainer { with(layout.filling(axes)) }
}

extension CellContainer where Arrangement == CellFlow {
    /// Begins the lines of the flow at the trailing side.
    public func startingTrailing() -> CellContainer { with(layout.startingTrailing()) }
}

extension CellContainer where Arrangement == CellGrid {
    /// Sets the gap between columns and between rows.
    public func spacing(_ size: CGFloat, stretch: CGFloat = 0) -> CellContainer {
        with(layout.spacing(size, stretch: stretch))
    }

    /// Sets the gap between columns, in points; stretch weights stay.
    public func horizontalSpacing(_ size: CGFloat) -> CellContainer { with(layout.horizontalSpacing(size)) }

    /// Sets the gap between rows, in points; stretch weights stay.
    public func verticalSpacing(_ size: CGFloat) -> CellContainer { with(layout.verticalSpacing(size)) }

    /// Sets the listed columns, and the track of all further ones.
    public func columns(_ listed: [CellTrack] = [], others: CellTrack = CellTrack()) -> CellContainer {
        with {
            $0.columnSizings = listed
            $0.defaultColumnSizing = others
        }
    }

    /// Sets the listed rows, and the track of all further ones.
    public func rows(_ listed: [CellTrack] = [], others: CellTrack = CellTrack()) -> CellContainer {
        with {
            $0.rowSizings = listed
            $0.defaultRowSizing = others
        }
    }

    /// Sets the stretch weight of all margins.
    public func marginStretch(_ all: CGFloat) -> CellContainer { with(layout.marginStretch(all)) }

    /// Sets the stretch weight of the leading and trailing margins.
    public func horizontalMarginStretch(_ each: CGFloat) -> CellContainer { with(layout.horizontalMarginStretch(each)) }

    /// Sets the stretch weight of the top and bottom margins.
    public func verticalMarginStretch(_ each: CGFloat) -> CellContainer { with(layout.verticalMarginStretch(each)) }

    /// Makes all columns equally wide and all rows equally high; both by default.
    public func uniform(columns: Bool = true, rows: Bool = true) -> CellContainer {
        with(layout.uniform(columns: columns, rows: rows))
    }
}
