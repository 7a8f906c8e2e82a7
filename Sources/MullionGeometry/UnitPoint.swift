/// A point in the unit space of a rectangle: (0, 0) is its top leading corner, (1, 1) its bottom trailing corner.
///
/// Coordinates outside 0...1 are allowed and name points outside the rectangle.
@frozen
public struct UnitPoint: Hashable, Sendable {
    /// The distance from the leading edge, as a fraction of the width.
    public var x: CGFloat

    /// The distance from the top edge, as a fraction of the height.
    public var y: CGFloat

    /// Creates the unit point at the top leading corner.
    @inlinable
    public init() { self.init(x: 0, y: 0) }

    /// Creates a unit point from fractions of the width and the height.
    @inlinable
    public init(x: CGFloat, y: CGFloat) {
        self.x = x
        self.y = y
    }
}

extension UnitPoint {
    /// The origin of the rectangle, the same point as `topLeading`.
    @inlinable
    public static var zero: UnitPoint { UnitPoint(x: 0, y: 0) }

    /// The center of the rectangle.
    @inlinable
    public static var center: UnitPoint { UnitPoint(x: 0.5, y: 0.5) }

    /// The middle of the leading edge.
    @inlinable
    public static var leading: UnitPoint { UnitPoint(x: 0, y: 0.5) }

    /// The middle of the trailing edge.
    @inlinable
    public static var trailing: UnitPoint { UnitPoint(x: 1, y: 0.5) }

    /// The middle of the top edge.
    @inlinable
    public static var top: UnitPoint { UnitPoint(x: 0.5, y: 0) }

    /// The middle of the bottom edge.
    @inlinable
    public static var bottom: UnitPoint { UnitPoint(x: 0.5, y: 1) }

    /// The top leading corner.
    @inlinable
    public static var topLeading: UnitPoint { UnitPoint(x: 0, y: 0) }

    /// The top trailing corner.
    @inlinable
    public static var topTrailing: UnitPoint { UnitPoint(x: 1, y: 0) }

    /// The bottom leading corner.
    @inlinable
    public static var bottomLeading: UnitPoint { UnitPoint(x: 0, y: 1) }

    /// The bottom trailing corner.
    @inlinable
    public static var bottomTrailing: UnitPoint { UnitPoint(x: 1, y: 1) }
}

extension UnitPoint: Animatable {
    /// The two coordinates, each multiplied by 128.
    ///
    /// Springs stop when the remaining change is small in absolute terms. A unit coordinate is brought to the order of
    /// magnitude of points first, otherwise an animation of it would stop visibly early.
    @inlinable
    public var animatableData: AnimatablePair<CGFloat, CGFloat> {
        get { AnimatablePair(x * 128, y * 128) }
        set {
            x = newValue.first / 128
            y = newValue.second / 128
        }
    }
}
