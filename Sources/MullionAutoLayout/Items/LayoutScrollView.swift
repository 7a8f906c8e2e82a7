import MullionGeometry

/// A view that shows a part of a larger content area.
///
/// In constraints to views inside it, its edges are those of the content, and its size and center are those of its
/// frame; in constraints to other items, all of them are those of the frame. Constraints to the content's four edges
/// determine the size of the content.
open class LayoutScrollView: LayoutView {
    /// The guide of the content area, to which constraints from the edges to views inside refer.
    public final let contentLayoutGuide: LayoutGuide
    /// The guide of the visible rectangle, independent of the scroll offset.
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

    /// The size of the content in points. Reading it applies pending changes.
    public final var contentSize: CGSize { contentLayoutGuide.layoutFrame.size }

    /// The scroll offset of the content in points: the origin of the bounds.
    public final var contentOffset: CGPoint {
        get { bounds.origin }
        set { bounds.origin = newValue }
    }

    override final func resolved(_ attribute: LayoutConstraint.Attribute, against other: ConstraintItem?)
        -> ConstraintItem
    {
        guard attribute.isEdge, let other, other !== self, other !== frameLayoutGuide, other !== contentLayoutGuide,
            other.container?.isDescendant(of: self) == true
        else { return self }
        return contentLayoutGuide
    }
}
