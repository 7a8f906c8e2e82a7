import MullionGeometry

/// A position in spare room on each axis: of the contents in their container, or of a child in its cell.
///
/// With too little room the same positions hold: what does not fit sticks out at the end, on both sides, or at the
/// start. Leading and trailing change sides when the surroundings are read from right to left.
public struct CellAlignment: Hashable, Sendable {
    /// A position along one axis.
    public enum Position: String, CaseIterable, Hashable, Sendable {
        /// Leading or top.
        case start
        /// Half of the spare room before, half after.
        case center
        /// Trailing or bottom.
        case end
    }

    /// The position along the width.
    public var horizontal: Position
    /// The position along the height.
    public var vertical: Position

    /// Creates an alignment from both positions.
    public init(_ horizontal: Position, _ vertical: Position) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    public static let topLeading = CellAlignment(.start, .start)
    public static let top = CellAlignment(.center, .start)
    public static let topTrailing = CellAlignment(.end, .start)
    public static let leading = CellAlignment(.start, .center)
    public static let center = CellAlignment(.center, .center)
    public static let trailing = CellAlignment(.end, .center)
    public static let bottomLeading = CellAlignment(.start, .end)
    public static let bottom = CellAlignment(.center, .end)
    public static let bottomTrailing = CellAlignment(.end, .end)

    subscript(axis: Axis) -> Position { axis == .horizontal ? horizontal : vertical }
}

extension CellAlignment.Position {
    /// The exact shift for some spare room, which may be negative.
    @inline(__always)
    func shift(_ spare: CGFloat) -> CGFloat {
        switch self {
        case .start: 0
        case .center: spare / 2
        case .end: spare
        }
    }

    /// The shift on whole points, halves away from zero.
    func wholeShift(_ spare: CGFloat) -> CGFloat { self == .center ? WholePoints.near(spare / 2) : shift(spare) }
}
