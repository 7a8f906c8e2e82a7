import MullionGeometry

/// A blurred copy of a drawing, in one color and behind it.
public struct Shadow: Hashable, Sendable {
    /// The color of the shadow of opaque parts.
    public var color: Color
    /// The standard deviation of the blur in points. 0 and less is not blurred.
    public var radius: CGFloat
    /// The horizontal offset in points, positive to the right.
    public var x: CGFloat
    /// The vertical offset in points, positive downwards.
    public var y: CGFloat

    /// Creates a shadow of the given color, blur, and offset.
    public init(color: Color = Color(white: 0, alpha: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) {
        self.color = color
        self.radius = radius
        self.x = x
        self.y = y
    }

    /// Whether all numbers are finite.
    public var isFinite: Bool { radius.isFinite && x.isFinite && y.isFinite }
}
