import MullionGeometry
import MullionLayout

/// A viewport on content that may be larger.
///
/// It fills its proposal along its axes, has the content's size across, and clips its content. Without an offset it
/// shows the beginning of the content.
nonisolated public struct ScrollView<Content: View>: View {
    private let axes: Axis.Set
    private let offset: ScrollOffset?
    private let content: Content

    /// Creates a scroll view that shows the beginning of its content. Several views form a column.
    ///
    /// - Parameters:
    ///   - axes: The axes along which the content has its ideal length.
    ///   - showsIndicators: Ignored, because drawings have no indicators.
    public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {
        self.axes = axes
        offset = nil
        self.content = content()
    }

    /// Creates a scroll view that shows its content at an offset. Several views form a column.
    ///
    /// - Parameters:
    ///   - axes: The axes along which the content has its ideal length.
    ///   - offset: The offset. A ``ViewHost`` keeps the position scrolled to until this value changes.
    ///   - content: The content.
    public init(_ axes: Axis.Set = .vertical, offset: ScrollOffset, @ViewBuilder content: () -> Content) {
        self.axes = axes
        self.offset = offset
        self.content = content()
    }
}

/// A scroll position.
public enum ScrollOffset: Equatable, Sendable {
    /// The distance in points from the top leading corner of the content to that of the viewport. Negative distances
    /// pull the content beyond its beginning; distances beyond its end leave room empty.
    case at(x: CGFloat = 0, y: CGFloat = 0)
    /// Aligns the end of the content with the end of the viewport along the axes; content that fits stays at the
    /// beginning.
    case end
}

nonisolated extension ScrollView: PrimitiveView {
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
