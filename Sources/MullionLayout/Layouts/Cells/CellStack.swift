import MullionGeometry

/// Cells on top of each other: every child's cell is the whole content.
///
/// 1. Every child is measured for its desired size in the content; when cropping, it is limited to it.
/// 2. It is put into the content by its own alignment, or the layout's.
///
/// Measured, the container is as large as the largest desired width and height, and the margins; stretching and
/// cropping play no part in that. Without children it is as large as its margins.
///
/// Worked example: margins of 5 in 60 × 50 leave 50 × 40 at (5, 5). A centered child of 20 × 20 lies at (20, 15), one
/// of 200 × 10 at (-70, 20), and one that stretches both ways at (5, 5), 50 × 40.
///
/// - Complexity: O(n) for n children, each measured once, and once more where the positioning keeps a ratio.
public struct CellStack: CellSettings {
    public var shared: SharedCellSettings

    /// Creates the layout.
    public init(
        alignment: CellAlignment = .center, margins: EdgeInsets = EdgeInsets(), crops: Bool = false,
        positioning: CellPositioning = .normal, fills: Axis.Set = []
    ) {
        shared = SharedCellSettings(
            alignment: alignment, margins: margins, crops: crops, positioning: positioning, fills: fills)
    }

    /// For one child that is as large as its container; give the child ``CellItem/filler``, so that it asks for
    /// nothing.
    public static var fill: CellStack { CellStack().positioning(.fill) }

    /// For one child that keeps its ratio and fits into its container; give the child ``CellItem/filler``.
    public static var fitAspect: CellStack { CellStack().positioning(.fitAspect) }

    /// For one child that keeps its ratio and covers its container; give the child ``CellItem/filler``.
    public static var fillAspect: CellStack { CellStack().positioning(.fillAspect) }

    public func measure(_ children: CellChildren, guide: CGSize) -> CGSize {
        let margins = CellMargins(margins)
        let room = margins.content(of: guide.opened).size
        let largest = children.indices.reduce(CGSize.zero) { $0.union(children.desiredSize(of: $1, in: room)) }
        return CGSize(width: margins.inset.width + largest.width, height: margins.inset.height + largest.height)
    }

    public func arrange(_ children: CellChildren, in size: CGSize) -> [CGRect] {
        let content = CellMargins(margins).content(of: size)
        let placement = CellPlacement(children: children, positioning: positioning, alignment: alignment)
        return children.indices.map { index in
            let desired = children.desiredSize(of: index, in: content.size)
            return placement.frame(of: index, crops ? desired.limited(to: content.size) : desired, in: content)
        }
    }
}
