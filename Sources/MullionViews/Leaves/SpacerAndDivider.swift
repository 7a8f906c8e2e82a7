import MullionDrawing
import MullionGeometry

/// Room that grows along the stack around it, after everything else has got its own.
public struct Spacer: View {
    public typealias Body = Never

    /// The least length in points; nil: 8.
    public var minLength: CGFloat?

    /// Creates a spacer.
    public init(minLength: CGFloat? = nil) { self.minLength = minLength }
}

extension Spacer: PrimitiveView {
    package func lower(into lowering: inout Lowering) { lowering.add(lowering.spacer(minLength: minLength)) }
}

/// A thin line between the views of a stack. For another colour, put that colour in an overlay.
public struct Divider: View {
    public typealias Body = Never

    /// The colour of every divider: black, mostly transparent, so that it suits any light background.
    static let color = Color(white: 0, alpha: 0.15)

    /// Creates a divider.
    public init() {}
}

extension Divider: PrimitiveView {
    package func lower(into lowering: inout Lowering) { lowering.add(lowering.divider()) }
}

/// A colour is a view that takes whatever room it is offered, 10 points where nothing is said.
extension Color: View {
    public typealias Body = Never
}

extension Color: PrimitiveView {
    package func lower(into lowering: inout Lowering) { lowering.add(lowering.color(self)) }
}
