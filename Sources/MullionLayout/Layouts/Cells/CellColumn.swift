import MullionGeometry

/// Cells one below the other, from top to bottom.
///
/// Every child is first offered the whole room. What is left over, or missing, is shared among the children that
/// stretch along the vertical axis, by weight; when cropping, all others give way next, by their lengths. The cells are
/// all as thick as the thickest child. Without children the container is as large as its margins. `LinearCells` has the
/// steps and an example.
///
/// - Complexity: O(n) for n children, each measured at most 3 times, and once more where the positioning keeps a ratio.
public struct CellColumn: LinearCellSettings {
    /// The gap between neighbors, in points, rounded up; may be negative. The children's top and bottom
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

    static var axis: Axis { .vertical }
}
