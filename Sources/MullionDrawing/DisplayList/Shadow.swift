import MullionGeometry

/// A blurred copy of what is drawn, in one colour and behind it.
public struct Shadow: Hashable, Sendable {
    /// The colour of the shadow where what throws it is opaque.
    public var color: Color
    /// How far the shadow is blurred: the standard deviation of the blur in points. 0 and less is not blurred.
    public var radius: CGFloat
    /// How far the shadow is moved to the right, in points.
    public var x: CGFloat
    /// How far the shadow is moved down, in points.
    public var y: CGFloat

    /// A shadow of the given colour, blur and offset.
    public init(color: Color = Color(white: 0, alpha: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) {
        self.color = color
        self.radius = radius
        self.x = x
        self.y = y
    }

    /// Whether all numbers are finite.
    public var isFinite: Bool { radius.isFinite && x.isFinite && y.isFinite }
}
