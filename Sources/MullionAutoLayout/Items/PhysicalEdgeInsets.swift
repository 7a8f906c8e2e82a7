import MullionGeometry

/// The distances, in points, by which the four edges of a rectangle move inwards, whatever the layout direction.
///
/// `EdgeInsets` has leading and trailing instead of left and right.
public struct PhysicalEdgeInsets: Hashable, Sendable {
    public var top: CGFloat
    public var left: CGFloat
    public var bottom: CGFloat
    public var right: CGFloat

    public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }

    /// Creates the insets of leading and trailing edges in a layout direction.
    public init(_ insets: EdgeInsets, in direction: LayoutDirection) {
        let isMirrored = direction == .rightToLeft
        self.init(
            top: insets.top, left: isMirrored ? insets.trailing : insets.leading, bottom: insets.bottom,
            right: isMirrored ? insets.leading : insets.trailing)
    }

    /// No insets.
    public static let zero = PhysicalEdgeInsets()

    static func + (a: PhysicalEdgeInsets, b: PhysicalEdgeInsets) -> PhysicalEdgeInsets {
        PhysicalEdgeInsets(
            top: a.top + b.top, left: a.left + b.left, bottom: a.bottom + b.bottom, right: a.right + b.right)
    }
}
