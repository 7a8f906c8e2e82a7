import MullionGeometry

/// Cells in rows and columns.
///
/// Children fill the grid row by row from the leading top corner, with either limit. Rows and columns, the gaps
/// between them, and the margins also have lengths and stretch weights; a child's weight makes it fill its
/// cell, but does not affect the tracks. `GridCells` has the steps and an example.
///
/// ```swift
/// var grid = CellGrid(maxColumns: 3).margins(10).marginStretch(1)
/// grid.columnSizings = [CellTrack(fixed: 80), CellTrack(stretch: 2)]
/// grid.defaultRowSpacing = CellGap(size: 8)
/// ```
///
/// Measured, a grid is never larger than its contents, also where something stretches: it must be given more room, or
/// made to fill it (``CellSettings/filling(_:)``). It may become smaller where something gives way. Without children it
/// is as large as its margins.
///
/// Worth knowing, and the same in WeView 2:
/// - A listed track hides the default one, also its fixed length. Lists may be longer than the grid.
/// - Equal lengths beat fixed ones, and later stretching by different weights makes them unequal again.
/// - Asked for its ideal size, a grid does not offer its fixed widths to children that wrap; arranging them, it does.
/// - A container with a fraction of a point is rounded up, where other cell layouts round down.
///
/// - Complexity: O(n) for n children, each measured at most 3 times, and once more where the positioning keeps a ratio.
///   After an edit of one child: O(tracks + children of its row and column + children that move).
public struct CellGrid: CellSettings {
    /// The side of the grid that is limited.
    public enum Limit: Hashable, Sendable {
        /// A maximum of columns, and as many rows as needed. 0 and less: one row.
        case columns(Int)
        /// A maximum of rows: as few columns as that allows, and as few rows as these need. 0 and less: one column.
        case rows(Int)
    }

    /// The side of the grid that is limited.
    public var limit: Limit

    /// The columns by index; where the list ends, ``defaultColumnSizing``.
    public var columnSizings: [CellTrack] = []
    /// The rows by index; where the list ends, ``defaultRowSizing``.
    public var rowSizings: [CellTrack] = []
    /// The columns that are not listed.
    public var defaultColumnSizing = CellTrack()
    /// The rows that are not listed.
    public var defaultRowSizing = CellTrack()

    /// The gaps after the columns by index; where the list ends, ``defaultColumnSpacing``.
    public var columnSpacings: [CellGap] = []
    /// The gaps after the rows by index; where the list ends, ``defaultRowSpacing``.
    public var rowSpacings: [CellGap] = []
    /// The gaps between columns that are not listed.
    public var defaultColumnSpacing = CellGap()
    /// The gaps between rows that are not listed.
    public var defaultRowSpacing = CellGap()

    /// Whether all columns are as wide as the widest.
    public var hasUniformColumns = false
    /// Whether all rows are as high as the highest.
    public var hasUniformRows = false

    public var shared: SharedCellSettings
    /// The weights, not points, by which the margins take spare space and shrink when space is short.
    public var marginStretch = EdgeInsets()

    /// Creates a grid with a limited side.
    public init(
        limit: Limit, alignment: CellAlignment = .center, margins: EdgeInsets = EdgeInsets(), crops: Bool = false,
        positioning: CellPositioning = .normal, fills: Axis.Set = []
    ) {
        self.limit = limit
        shared = SharedCellSettings(
            alignment: alignment, margins: margins, crops: crops, positioning: positioning, fills: fills)
    }

    /// Creates a grid with a maximum of columns; 0: one row.
    public init(
        maxColumns: Int, alignment: CellAlignment = .center, margins: EdgeInsets = EdgeInsets(), crops: Bool = false,
        positioning: CellPositioning = .normal, fills: Axis.Set = []
    ) {
        self.init(
            limit: .columns(maxColumns), alignment: alignment, margins: margins, crops: crops, positioning: positioning,
            fills: fills)
    }

    /// Creates a grid with a maximum of rows; 0: one column.
    public init(
        maxRows: Int, alignment: CellAlignment = .center, margins: EdgeInsets = EdgeInsets(), crops: Bool = false,
        positioning: CellPositioning = .normal, fills: Axis.Set = []
    ) {
        self.init(
            limit: .rows(maxRows), alignment: alignment, margins: margins, crops: crops, positioning: positioning,
            fills: fills)
    }

    /// Returns the number of columns and rows for a number of children; both are 0 without children.
    public func counts(for children: Int) -> (columns: Int, rows: Int) {
        guard children > 0 else { return (0, 0) }
        switch limit {
        case .columns(let most):
            let columns = most > 0 ? min(most, children) : children
            return (columns, (children - 1) / columns + 1)
        case .rows(let most):
            let columns = most > 0 ? (children - 1) / min(most, children) + 1 : 1
            return (columns, (children - 1) / columns + 1)
        }
    }

    public func measure(_ children: CellChildren, guide: CGSize) -> CGSize {
        GridCells(grid: self, children: children).measure(guide: guide)
    }

    public func arrange(_ children: CellChildren, in size: CGSize) -> [CGRect] {
        GridCells(grid: self, children: children).arrange(in: size)
    }
}

extension CellGrid: CoupledLayout {
    func makeMemory() -> CoupledMemory { CellGridMemory(self) }
}

// MARK: - Conveniences

extension CellGrid {
    /// Returns the grid with the same gap between columns and between rows.
    public func spacing(_ size: CGFloat, stretch: CGFloat = 0) -> CellGrid {
        with {
            $0.defaultColumnSpacing = CellGap(size: size, stretch: stretch)
            $0.defaultRowSpacing = $0.defaultColumnSpacing
        }
    }

    /// Returns the grid with a different length, in points, of the gaps between columns, and the same weights.
    public func horizontalSpacing(_ size: CGFloat) -> CellGrid { with { $0.defaultColumnSpacing.size = size } }

    /// Returns the grid with a different length, in points, of the gaps between rows, and the same weights.
    public func verticalSpacing(_ size: CGFloat) -> CellGrid { with { $0.defaultRowSpacing.size = size } }

    /// Returns the grid with the same stretch weight of all margins.
    public func marginStretch(_ all: CGFloat) -> CellGrid { horizontalMarginStretch(all).verticalMarginStretch(all) }

    /// Returns the grid with the same stretch weight of the margins at the leading and the trailing side.
    public func horizontalMarginStretch(_ each: CGFloat) -> CellGrid {
        with {
            $0.marginStretch.leading = each
            $0.marginStretch.trailing = each
        }
    }

    /// Returns the grid with the same stretch weight of the margins at the top and the bottom.
    public func verticalMarginStretch(_ each: CGFloat) -> CellGrid {
        with {
            $0.marginStretch.top = each
            $0.marginStretch.bottom = each
        }
    }

    /// Returns the grid with all columns equally wide, all rows equally high, or, by default, both.
    public func uniform(columns: Bool = true, rows: Bool = true) -> CellGrid {
        with {
            $0.hasUniformColumns = columns
            $0.hasUniformRows = rows
        }
    }
}
