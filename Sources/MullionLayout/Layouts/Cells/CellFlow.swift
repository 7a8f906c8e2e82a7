import MullionGeometry

/// Cells in lines that break like text.
///
/// Lines are put into spare room one by one; a child wider than the content is alone on its line. Children that
/// stretch vertically are as high as their line; stretching horizontally means nothing here. `FlowCells` has the steps
/// and an example. The ideal size is that of one line; without children the container is as large as its margins.
///
/// - Complexity: O(n) for n children, each measured once, and once more where the positioning keeps a ratio.
public struct CellFlow: CellSettings {
    /// The gap between neighbors in a line, in points, rounded up; may be negative. The children's leading and
    /// trailing adjustments are added.
    public var horizontalSpacing: CGFloat
    /// The gap between lines, in points, rounded up; may be negative.
    public var verticalSpacing: CGFloat
    /// Whether lines begin at the trailing side. Each line is mirrored within its extent; its position still follows
    /// from the alignment.
    public var startsTrailing = false
    public var shared: SharedCellSettings

    /// Creates the layout.
    public init(
        alignment: CellAlignment = .center, horizontalSpacing: CGFloat = 0, verticalSpacing: CGFloat = 0,
        margins: EdgeInsets = EdgeInsets(), crops: Bool = false,
        positioning: CellPositioning = .normal, fills: Axis.Set = []
    ) {
        shared = SharedCellSettings(
            alignment: alignment, margins: margins, crops: crops, positioning: positioning, fills: fills)
        self.horizontalSpacing = horizontalSpacing
        self.verticalSpacing = verticalSpacing
    }

    /// Creates the layout with the same gap between neighbors and between lines.
    public init(
        alignment: CellAlignment = .center, spacing: CGFloat, margins: EdgeInsets = EdgeInsets(), crops: Bool = false,
        positioning: CellPositioning = .normal, fills: Axis.Set = []
    ) {
        self.init(
            alignment: alignment, horizontalSpacing: spacing, verticalSpacing: spacing, margins: margins, crops: crops,
            positioning: positioning, fills: fills)
    }

    /// Returns the layout with lines that begin at the trailing side.
    public func startingTrailing() -> CellFlow { with { $0.startsTrailing = true } }

    public func measure(_ children: CellChildren, guide: CGSize) -> CGSize {
        FlowCells(flow: self, children: children).measure(guide: guide)
    }

    public func arrange(_ children: CellChildren, in size: CGSize) -> [CGRect] {
        FlowCells(flow: self, children: children).arrange(in: size)
    }
}
