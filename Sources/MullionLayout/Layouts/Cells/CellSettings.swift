import MullionGeometry

/// The settings shared by rows, columns, stacks, flows, and grids of cells.
public protocol CellSettings: CellLayout {
    /// The margins, alignment and filling of the container.
    var shared: SharedCellSettings { get set }
}

/// The settings that rows, columns, stacks, flows and grids of cells share.
public struct SharedCellSettings: Sendable {
    /// The room around the contents, in points; each side is rounded up. Negative margins let contents reach out,
    /// except in grids, where they count as 0.
    public var margins = EdgeInsets()
    /// The alignment of the contents in the container, and of children in their cells unless a child has one.
    public var alignment = CellAlignment.center
    /// Whether children are made smaller until they fit. Default no: they stick out.
    public var crops = false
    /// The positioning of children in their cells.
    public var positioning = CellPositioning.normal
    /// The axes along which the container answers what it is proposed.
    public var fills: Axis.Set = []

    /// Creates settings.
    public init(
        alignment: CellAlignment = .center, margins: EdgeInsets = EdgeInsets(), crops: Bool = false,
        positioning: CellPositioning = .normal, fills: Axis.Set = []
    ) {
        (self.alignment, self.margins, self.crops) = (alignment, margins, crops)
        (self.positioning, self.fills) = (positioning, fills)
    }
}

extension CellSettings {
    /// The room around the contents: see ``SharedCellSettings/margins``.
    public var margins: EdgeInsets {
        get { shared.margins }
        set { shared.margins = newValue }
    }

    /// The alignment of contents and children: see ``SharedCellSettings/alignment``.
    public var alignment: CellAlignment {
        get { shared.alignment }
        set { shared.alignment = newValue }
    }

    /// Whether children are made smaller until they fit: see ``SharedCellSettings/crops``.
    public var crops: Bool {
        get { shared.crops }
        set { shared.crops = newValue }
    }

    /// The positioning of children in their cells; see ``SharedCellSettings/positioning``.
    public var positioning: CellPositioning {
        get { shared.positioning }
        set { shared.positioning = newValue }
    }

    /// The axes along which the container answers what it is proposed: see ``SharedCellSettings/fills``.
    public var fills: Axis.Set {
        get { shared.fills }
        set { shared.fills = newValue }
    }
}

extension CellSettings {
    /// Returns the layout with the same margin on all sides, in points.
    public func margins(_ all: CGFloat) -> Self { horizontalMargins(all).verticalMargins(all) }

    /// Returns the layout with the same margin at the leading and the trailing side, in points.
    public func horizontalMargins(_ each: CGFloat) -> Self {
        with {
            $0.margins.leading = each
            $0.margins.trailing = each
        }
    }

    /// Returns the layout with the same margin at the top and the bottom, in points.
    public func verticalMargins(_ each: CGFloat) -> Self {
        with {
            $0.margins.top = each
            $0.margins.bottom = each
        }
    }

    /// Returns the layout with margins on the given sides, in points.
    public func margins(
        leading: CGFloat? = nil, top: CGFloat? = nil, trailing: CGFloat? = nil, bottom: CGFloat? = nil
    ) -> Self {
        with {
            if let leading { $0.margins.leading = leading }
            if let top { $0.margins.top = top }
            if let trailing { $0.margins.trailing = trailing }
            if let bottom { $0.margins.bottom = bottom }
        }
    }

    /// Returns the layout with its contents aligned in spare space.
    public func aligned(_ alignment: CellAlignment) -> Self { with { $0.alignment = alignment } }

    /// Returns the layout with children that shrink until they fit.
    public func cropping(_ crops: Bool = true) -> Self { with { $0.crops = crops } }

    /// Returns the layout with a different positioning of children in their cells.
    public func positioning(_ positioning: CellPositioning) -> Self { with { $0.positioning = positioning } }

    /// Returns the layout with a container that takes the proposal on the given axes, by default both.
    public func filling(_ axes: Axis.Set = [.horizontal, .vertical]) -> Self { with { $0.fills = axes } }

    func with(_ change: (inout Self) -> Void) -> Self {
        var result = self
        change(&result)
        return result
    }
}
