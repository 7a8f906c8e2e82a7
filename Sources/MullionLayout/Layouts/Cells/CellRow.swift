import MullionGeometry

/// Cells side by side, from leading to trailing.
///
/// Every child is first offered the whole room. What is left over, or missing, is shared among the children that
/// stretch along the horizontal axis, by weight; when cropping, all others give way next, by their lengths. The cells
/// are all as thick as the thickest child. Without children the container is as large as its margins. `LinearCells` has
/// the steps and an example.
///
/// - Complexity: O(n) for n children, each measured at most 3 times, and once more where the positioning keeps a ratio.
public struct CellRow: LinearCellSettings {
    /// The gap between neighbors, in points, rounded up; may be negative. The children's leading and trailing
    /// adjustments are added.
    public var spacing: CGFloat
    public var shared: SharedCellSettings

    /// Creates the layout.
    public init(
        alignment: CellAlignment = .center, spacing: CGFloat = 0, margins: EdgeInsets = EdgeInsets(),
        crops: Bool = false, positioning: CellPositioning = .normal, fills: Axis.Set = []
    ) {
        shared = SharedCellSettings(
            alignment: alignment, margins: margins, crops: crops, positioning: positioning, fills: fills)
        self.spacing = spacing
    }

    static var axis: Axis { .horizontal }
}

/// What rows and columns have in common, along their axis.
protocol LinearCellSettings: CellSettings, CoupledLayout {
    static var axis: Axis { get }
    var spacing: CGFloat { get }
}

extension LinearCellSettings {
    public static var layoutProperties: LayoutProperties { LayoutProperties(stackOrientation: axis) }

    public func measure(_ children: CellChildren, guide: CGSize) -> CGSize { cells(children).measure(guide: guide) }

    public func arrange(_ children: CellChildren, in size: CGSize) -> [CGRect] { cells(children).arrange(in: size) }

    public func grows(_ children: CellChildren, along axis: Axis) -> Bool {
        axis == Self.axis && cells(children).stretches(axis)
    }

    func makeMemory() -> CoupledMemory { LinearCellMemory(self) }

    func cells<Children: CellSource>(_ children: Children) -> LinearCells<Children> {
        LinearCells(
            axis: Self.axis, margins: CellMargins(margins), spacing: spacing, crops: crops,
            placement: CellPlacement(children: children, positioning: positioning, alignment: alignment),
            children: children)
    }
}
