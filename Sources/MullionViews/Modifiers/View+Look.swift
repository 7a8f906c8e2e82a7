import MullionDrawing
import MullionGeometry
import MullionLayout
import MullionText

/// Modifiers that change how views look, without any effect on layout except through the size of text.
extension View {
    /// The views with a colour for text, and for shapes that have no fill; nil: the one they inherit.
    public func foregroundColor(_ color: Color?) -> some View {
        EnvironmentView(content: self) { if let color { $0.foregroundColor = color } }
    }

    /// The views with a font for text that has none of its own; nil: the one they inherit.
    public func font(_ font: Font?) -> some View {
        EnvironmentView(content: self) { if let font { $0.font = font } }
    }

    /// The views with bold text, or not.
    public func bold(_ isActive: Bool = true) -> some View { EnvironmentView(content: self) { $0.isBold = isActive } }

    /// The view without what it draws outside of its frame.
    public func clipped() -> some View { clipShape(Rectangle()) }

    /// The view without what it draws outside of a shape in its frame.
    public func clipShape<S: Shape>(_ shape: S) -> some View {
        AdjustedView(content: self) { lowering, nodes in lowering.clip(nodes, to: shape) }
    }

    /// The view with round corners cut off, of a radius in points.
    public func cornerRadius(_ radius: CGFloat) -> some View { clipShape(RoundedRectangle(cornerRadius: radius)) }

    /// The view with a name, for listings, reports and the groups of a drawing.
    public func named(_ name: String) -> some View {
        AdjustedView(content: self) { lowering, nodes in lowering.name(nodes, name) }
    }
}
