import MullionAutoLayout
import MullionDrawing
import MullionGeometry
import MullionViews

/// Draws a tree of constraint views.
///
/// ```swift
/// let picture = LayoutViewRenderer(screen)
/// let svg = SVGRenderer().render(picture.displayList, size: picture.size).output
/// ```
///
/// During animations it draws the latest tick. Hidden views are left out, those that an animation hides or shows are
/// drawn with an opacity, and scroll views clip their content. The appearance of views is set by `backgroundColor`,
/// `cornerRadius`, and the like, by ``HostingView``, and by ``DrawingLayoutView``.
public struct LayoutViewRenderer {
    /// The root of the tree.
    public let view: LayoutView
    /// Pixels per point of the drawing, positive and finite: boxes that do not move are drawn on whole pixels.
    public var scale: CGFloat = 2
    /// Whether frames and constraints are drawn on top, with constants and priorities, to explain the layout.
    public var showsConstraints = false

    /// Creates a renderer for a view, whose top left corner is that of the drawing.
    public init(_ view: LayoutView) { self.view = view }

    /// The drawing commands. Getting them lays out the views that need layout.
    ///
    /// - Complexity: O(n) for n views, and their custom drawing.
    public var displayList: DisplayList {
        view.layoutIfNeeded()
        var list = DisplayList()
        let scale = scale > 0 && scale < .infinity ? scale : 1
        LayoutViewPainter(scale: scale).draw(view, at: origin, into: &list)
        if showsConstraints { ConstraintPainter(frames).draw(view, into: &list) }
        return list
    }

    /// The presented size of the view in points.
    public var size: CGSize { view.presentationFrame.size }

    /// The presented frames of all visible views, parents before children, siblings in drawing order.
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

    /// The frames with names and types, for renderers that list boxes with the drawing.
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

/// The presented frame of a constraint view.
public struct LayoutViewFrame {
    /// The view.
    public let view: LayoutView
    /// The row of the superview in the same list; nil for the root.
    public let parent: Int?
    /// The frame in the coordinates of the drawing, in points.
    public let frame: CGRect
    /// The opacity, including that of the superviews; above 0, at most 1.
    public let opacity: Double
}
