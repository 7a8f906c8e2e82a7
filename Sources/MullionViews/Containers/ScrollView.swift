import MullionGeometry
import MullionLayout

/// A window on content that may be larger, at its beginning: nothing scrolls in a picture.
///
/// It takes the room it is offered along its axes and the content's size across. What lies outside is cut off.
public struct ScrollView<Content: View>: View {
    public typealias Body = Never

    private let axes: Axis.Set
    private let content: Content

    /// A window on content. Several views stand one below the other.
    ///
    /// - Parameters:
    ///   - axes: The axes on which the content has the length it wants.
    ///   - showsIndicators: Without effect: a picture has no indicators.
    public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {
        self.axes = axes
        self.content = content()
    }
}

extension ScrollView: PrimitiveView {
    package func lower(into lowering: inout Lowering) {
        var children = lowering.contentNodes(of: content)
        if children.count > 1 {
            children = [
                lowering.makeNode(
                    .vStack(), NodeLook(kind: "vStack"), children: children, identity: lowering.identity(.stack))
            ]
        }
        let node = lowering.container(.scrollView(axes), named: "scrollView", children)
        lowering.clip([node], to: Rectangle())
        lowering.add(node)
    }
}
