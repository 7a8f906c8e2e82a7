import MullionAutoLayout
import MullionGeometry

/// A view of a screen in its place.
public struct StoryboardPlacedView {
    /// The view as it is written.
    public let source: StoryboardView
    /// What constraints know it by: its identity, or that of the view it fills with "/contentView" behind.
    public let id: String
    /// The view of the tree.
    public let view: LayoutView
    /// How many views it is in, the root not having any.
    public let depth: Int
    /// The frame in the superview; in a scroll view in its content. Points.
    public let frame: CGRect
    /// The frame in the root, scroll views not being scrolled. Points.
    public let frameInScreen: CGRect
}

extension StoryboardScreen {
    /// The views that take part in layout, in the order of the document: the root first, every view before those in it.
    ///
    /// - Complexity: linear in the views.
    public var views: [StoryboardPlacedView] {
        var placed: [StoryboardPlacedView] = []
        let id = root.id ?? root.view.kind
        var open = [(source: root.view, id: id, view: layout.root, depth: 0, origin: CGPoint.zero)]
        while let next = open.popLast() {
            let frame = next.depth == 0 ? CGRect(origin: .zero, size: next.view.frame.size) : next.view.frame
            let place = CGRect(
                x: next.origin.x + frame.minX, y: next.origin.y + frame.minY, width: frame.width, height: frame.height)
            placed.append(
                StoryboardPlacedView(
                    source: next.source, id: next.id, view: next.view, depth: next.depth, frame: frame,
                    frameInScreen: place))
            let inside = (next.source.contentViews + next.source.subviews).sorted { $0.position < $1.position }
            for source in inside.reversed() {
                let id = source.id ?? next.id + "/contentView"
                guard let view = layout.views[id], view.superview === next.view else { continue }
                open.append((source, id, view, next.depth + 1, place.origin))
            }
        }
        return placed
    }

    /// The views with an identity, a name in the outline or a class of the author's, in document order.
    public func views(named name: String) -> [StoryboardPlacedView] {
        views.filter { $0.id == name || $0.source.userLabel == name || $0.source.customClass == name }
    }
}

extension StoryboardPosition: Comparable {
    public static func < (a: StoryboardPosition, b: StoryboardPosition) -> Bool {
        (a.line, a.column) < (b.line, b.column)
    }
}
