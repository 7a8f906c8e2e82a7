import MullionAutoLayout
import MullionDrawing
import MullionGeometry
import MullionViews

/// Makes pictures of a tree of constraint views.
///
/// ```swift
/// let picture = LayoutViewRenderer(screen)
/// let svg = SVGRenderer().render(picture.displayList, size: picture.size).output
/// ```
///
/// While animations run, a picture shows them at their latest tick. Hidden views are left out, those that an animation
/// hides or shows are drawn at an opacity, and what is scrolled out of a scroll view is cut off. How views look is told
/// by `backgroundColor`, `cornerRadius` and the like, by ``HostingView`` and by ``DrawingLayoutView``.
public struct LayoutViewRenderer {
    /// The root of the tree.
    public let view: LayoutView
    /// Pixels per point of the picture, positive and finite: boxes that stand still are drawn on whole pixels.
    public var scale: CGFloat = 2
    /// Whether frames and constraints are drawn on top, with constants and priorities, to find out what holds what.
    public var showsConstraints = false

    /// A renderer for a view, whose top left corner is that of the picture.
    public init(_ view: LayoutView) { self.view = view }

    /// What to draw.
    ///
    /// What needs layout is laid out first.
    /// - Complexity: O(n) for n views, and what these draw.
    public var displayList: DisplayList {
        view.layoutIfNeeded()
        var list = DisplayList()
        let scale = scale > 0 && scale < .infinity ? scale : 1
        LayoutViewPainter(scale: scale).draw(view, at: origin, into: &list)
        if showsConstraints { ConstraintPainter(frames).draw(view, into: &list) }
        return list
    }

    /// The size of the view as it is shown, in points.
    public var size: CGSize { view.presentationFrame.size }

    /// Where everything is shown, parents before children, siblings in drawing order; views that are not to be seen are
    /// left out.
    public var frames: [LayoutViewFrame] {
        view.layoutIfNeeded()
        var result: [LayoutViewFrame] = []
        var open = [(view: view, origin: origin, opacity: 1.0, parent: Int?.none)]
        while let (view, origin, opacity, parent) = open.popLast() {
            let shown = opacity * view.presentationOpacity
            guard shown > 0 else { continue }
            let frame = view.shownFrame(from: origin)
            let inner = view.shownOrigin(in: frame)
            let row = result.count
            result.append(LayoutViewFrame(view: view, parent: parent, frame: frame, opacity: shown))
            for subview in view.subviews.reversed() { open.append((subview, inner, shown, row)) }
        }
        return result
    }

    /// The frames with names and types, for renderers that list boxes beside the picture.
    public var boxTree: BoxTree {
        BoxTree(
            frames.map { row in
                BoxTree.Box(
                    parent: row.parent, name: row.view.identifier, kind: "\(type(of: row.view))", frame: row.frame)
            })
    }

    private var origin: CGPoint {
        let frame = view.presentationFrame
        return CGPoint(x: -frame.minX, y: -frame.minY)
    }
}

/// Where a view in a tree of constraints is shown.
public struct LayoutViewFrame {
    /// The view.
    public let view: LayoutView
    /// The row of the superview in the same list; nil for the root.
    public let parent: Int?
    /// The frame in the coordinates of the picture, in points.
    public let frame: CGRect
    /// How much of it is to be seen, its superviews considered; above 0, at most 1.
    public let opacity: Double
}
