import MullionAutoLayout
import MullionDrawing
import MullionGeometry
import MullionViews

/// Draws a tree of constraint views into a display list, as it is shown at the latest tick of the animations that run.
///
/// Of each view: the background, what the view draws itself, its subviews, the border. Views with an identifier are
/// groups of that name. Boxes are moved to whole pixels unless they are on their way. The tree is walked without
/// recursion.
struct LayoutViewPainter {
    /// Pixels per point, positive and finite.
    let scale: CGFloat

    private enum Step {
        /// A view whose superview has its origin at a point of the picture.
        case draw(LayoutView, origin: CGPoint, isMoving: Bool)
        case border(LayoutViewAppearance, CGRect)
        case pop
    }

    /// - Parameter origin: Where the coordinates that the view's frame is in have their origin in the picture.
    /// - Complexity: O(n) for n views that are shown, and what those draw.
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
    /// The frame in the picture as it is shown, where the superview's coordinates begin at a point.
    func shownFrame(from origin: CGPoint) -> CGRect {
        let shown = presentationFrame
        // Springs swing beyond nothing.
        return CGRect(
            x: origin.x + shown.minX, y: origin.y + shown.minY, width: max(shown.width, 0),
            height: max(shown.height, 0))
    }

    /// Where the coordinates of the subviews begin.
    func shownOrigin(in frame: CGRect) -> CGPoint {
        let scrolled = presentationBounds.origin
        return CGPoint(x: frame.minX - scrolled.x, y: frame.minY - scrolled.y)
    }
}
