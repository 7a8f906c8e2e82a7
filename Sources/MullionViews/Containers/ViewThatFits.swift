import MullionGeometry
import MullionLayout

/// The first of several views whose ideal size fits into the room there is, or the last of them.
public struct ViewThatFits<Content: View>: View {
    public typealias Body = Never

    private let axes: Axis.Set
    private let content: Content

    /// Chooses one of several views.
    ///
    /// - Parameters:
    ///   - axes: The axes on which a view has to fit.
    ///   - content: The views, the most wanted first.
    public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
        self.axes = axes
        self.content = content()
    }
}

extension ViewThatFits: PrimitiveView {
    package func lower(into lowering: inout Lowering) {
        let children = lowering.contentNodes(of: content)
        lowering.add(lowering.container(.viewThatFits(in: axes), named: "viewThatFits", children))
    }
}
