import MullionGeometry
import MullionLayout

/// A window on content that may be larger.
///
/// It takes the room it is offered along its axes and the content's size across. What lies outside is cut off. Without
/// an offset it shows the beginning of its content.
public struct ScrollView<Content: View>: View {
    public typealias Body = Never

    private let axes: Axis.Set
    private let offset: ScrollOffset?
    private let content: Content

    /// A window on the beginning of some content. Several views stand one below the other.
    ///
    /// - Parameters:
    ///   - axes: The axes on which the content has the length it wants.
    ///   - showsIndicators: Without effect: a picture has no indicators.
    public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {
        self.axes = axes
        offset = nil
        self.content = content()
    }

    /// A window on a place of some content. Several views stand one below the other.
    ///
    /// - Parameters:
    ///   - axes: The axes on which the content has the length it wants.
    ///   - offset: The place. A ``ViewHost`` keeps where it was scrolled to until this changes.
    ///   - content: The content.
    public init(_ axes: Axis.Set = .vertical, offset: ScrollOffset, @ViewBuilder content: () -> Content) {
        self.axes = axes
        self.offset = offset
        self.content = content()
    }
}

/// A place in the content of a scroll view.
public enum ScrollOffset: Equatable, Sendable {
    /// The distance from the leading top corner of the content to that of the window in points. Negative distances pull
    /// the content beyond its beginning, and distances beyond its end leave room empty.
    case at(x: CGFloat = 0, y: CGFloat = 0)
    /// The end of the content at the end of the window, along the axes; the beginning where everything fits.
    case end
}

extension ScrollView: PrimitiveView {
    package func lower(into lowering: inout Lowering) {
        var children = lowering.contentNodes(of: content)
        if children.count > 1 {
            children = [
                lowering.makeNode(
                    .vStack(), NodeAppearance(kind: "vStack"), children: children, identity: lowering.identity(.stack))
            ]
        }
        let node = lowering.scrollView(axes, at: offset, children)
        lowering.clip([node], to: Rectangle())
        lowering.add(node)
    }
}
