import MullionGeometry

/// A view that shows a part of a larger content area.
///
/// To what is inside it, its edges mean those of the content and its size and center those of its frame; to what is
/// outside, everything means the frame. The size of the content is what the constraints to its four edges make it.
open class LayoutScrollView: LayoutView {
    /// The content: what its edges mean to the views inside. Its origin is that of the content.
    public final let contentLayoutGuide: LayoutGuide
    /// The visible rectangle, whatever is scrolled.
    public final let frameLayoutGuide: LayoutGuide

    public override init(frame: CGRect = .zero) {
        contentLayoutGuide = LayoutGuide()
        frameLayoutGuide = LayoutGuide()
        super.init(frame: frame)
        contentLayoutGuide.identifier = "contentLayoutGuide"
        frameLayoutGuide.identifier = "frameLayoutGuide"
        addLayoutGuide(contentLayoutGuide)
        addLayoutGuide(frameLayoutGuide)
        let frameEdges: [LayoutConstraint.Attribute] = [.left, .top, .right, .bottom]
        var constraints = frameEdges.map { LayoutConstraint(frameLayoutGuide, $0, .equal, self, $0) }
        // The content's origin is the origin of the coordinates inside.
        constraints += [.left, .top].map { LayoutConstraint(contentLayoutGuide, $0, .equal, frameLayoutGuide, $0) }
        for constraint in constraints { constraint.origin = .mask }
        LayoutConstraint.activate(constraints)
    }

    /// The size of the content in points. Reading it solves what is pending.
    public final var contentSize: CGSize { contentLayoutGuide.layoutFrame.size }

    /// The scroll offset of the content in points: the origin of the bounds.
    public final var contentOffset: CGPoint {
        get { bounds.origin }
        set { bounds.origin = newValue }
    }

    override final func resolved(
        _ attribute: LayoutConstraint.Attribute, against other: LayoutItem?
    ) -> LayoutItem {
        guard attribute.isEdge, let other, other !== self, other !== frameLayoutGuide, other !== contentLayoutGuide,
            other.container?.isDescendant(of: self) == true
        else { return self }
        return contentLayoutGuide
    }
}
