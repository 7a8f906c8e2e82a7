import MullionAutoLayout
import MullionDrawing
import MullionGeometry
import MullionViews

/// Draws a tree of constraint views into a display list, as presented at the latest tick of the running animations.
///
/// Draws the background of each view, then its custom drawing, its subviews, and its border. Views with an identifier
/// are groups of that name. Boxes are rounded to whole pixels unless they are moving. The tree is walked without
/// recursion.
struct LayoutViewPainter {
    /// Pixels per point, positive and finite.
    let scale: CGFloat

    private enum Step {
        /// A view, and the origin of its superview in the drawing.
        case draw(LayoutView, origin: CGPoint, isMoving: Bool)
        case border(LayoutViewAppearance, CGRect)
        case pop
    }

    /// - Parameter origin: The origin of the view's superview in the drawing.
    /// - Complexity: O(n) for n visible views, and their custom drawing.
    func draw(_ view: LayoutView, at origin: CGPoint, into list: inout DisplayList) {
        var steps = [Step.draw(view, origin: origin, isMoving: false)]
        while let step = steps.popLast() {
            switch step {
            case .draw(let view, let origin, let isMoving):
                draw(view, origin, isMoving || view.isAnimating, into: &list, &steps)
            case .border(let appearance, let box): appearance.drawBorder(in: box, into: &list)
            case .pop: list.append(.pop)
            }
        }
    }

    private func draw(
        _ view: LayoutView, _ origin: CGPoint, _ isMoving: Bool, into list: inout DisplayList, _ steps: inout [Step]
    ) {
        let opacity = view.presentationOpacity
        guard opacity > 0 else { return }
        let appearance = view.appearance
        let frame = view.shownFrame(from: origin)
        let box = isMoving ? frame : frame.pixelAligned(scale: scale)
        if let name = view.identifier {
            list.append(.pushGroup(name: name))
            steps.append(.pop)
        }
        if opacity < 1 {
            list.append(.pushOpacity(CGFloat(opacity)))
            steps.append(.pop)
        }
        appearance?.drawBackground(in: box, into: &list)
        if let appearance, appearance.borderWidth > 0 { steps.append(.border(appearance, box)) }
        if view.clipsToBounds || view is LayoutScrollView {
            list.append(.pushClip(appearance?.outline(of: box) ?? Path(box)))
            steps.append(.pop)
        }
        (view as? any DrawingLayoutView)?.draw(in: frame, into: &list, displayScale: scale)
        let inner = view.shownOrigin(in: frame)
        for subview in view.subviews.reversed() {
            steps.append(.draw(subview, origin: inner, isMoving: isMoving))
        }
    }
}

extension LayoutView {
    /// Returns the presented frame in the drawing, for the origin of the superview's coordinates.
    func shownFrame(from origin: CGPoint) -> CGRect {
        let shown = presentationFrame
        // Springs overshoot below zero.
        return CGRect(
            x: origin.x + shown.minX, y: origin.y + shown.minY, width: max(shown.width, 0),
            height: max(shown.height, 0))
    }

    /// Returns the origin of the subviews' coordinates.
    func shownOrigin(in frame: CGRect) -> CGPoint {
        let scrolled = presentationBounds.origin
        return CGPoint(x: frame.minX - scrolled.x, y: frame.minY - scrolled.y)
    }
}
