import MullionDrawing
import MullionGeometry

/// Flexible room along the enclosing stack, which takes what its siblings leave.
nonisolated public struct Spacer: View, PrimitiveView {
    /// The minimum length in points; nil for 8.
    public var minLength: CGFloat?

    /// Creates a spacer.
    public init(minLength: CGFloat? = nil) { self.minLength = minLength }

    package func lower(into lowering: inout Lowering) { lowering.add(lowering.spacer(minLength: minLength)) }
}

/// A thin line between the views of a stack. For a different color, add that color as an overlay.
nonisolated public struct Divider: View, PrimitiveView {
    /// The color of every divider: black, or white in dark surroundings, mostly transparent.
    static let color = Color(light: Color(white: 0, alpha: 0.15), dark: Color(white: 1, alpha: 0.2))

    /// Creates a divider.
    public init() {}

    package func lower(into lowering: inout Lowering) { lowering.add(lowering.divider()) }
}

/// A color is a view that fills its proposal, with an ideal size of 10 × 10 points.
nonisolated extension Color: View, PrimitiveView {
    package func lower(into lowering: inout Lowering) { lowering.add(lowering.color(self)) }
}
