import MullionAutoLayout
import MullionGeometry

/// A view of a screen with its frame.
public struct StoryboardPlacedView {
    /// The view as written.
    public let source: StoryboardView
    /// The identifier in constraints: the ID, or that of the containing view followed by "/contentView".
    public let id: String
    /// The view of the tree.
    public let view: LayoutView
    /// The depth, 0 for the root.
    public let depth: Int
    /// The frame in the superview's coordinates in points; in a scroll view, in the content's coordinates.
    public let frame: CGRect
    /// The frame in the root's coordinates in points, with scroll views at their origin.
    public let frameInScreen: CGRect
}

extension StoryboardScreen {
    /// The views that take part in layout, in document order: the root first, every view before its subviews.
    ///
    /// - Complexity: O(*n*), where *n* is the number of views.
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

    /// Returns the views with an ID, a name in the outline, or a custom class, in document order; if there is none,
    /// those with a text, a title, or a placeholder, without regard to case and to spaces around it.
    public func views(named name: String) -> [StoryboardPlacedView] {
        let views = views
        let named = views.filter { $0.id == name || $0.source.userLabel == name || $0.source.customClass == name }
        guard named.isEmpty else { return named }
        let text = name.simplified
        return text.isEmpty ? [] : views.filter { $0.source.texts.values.contains { $0.simplified == text } }
    }
}

extension String {
    /// The text in lowercase, on one line, without spaces around it.
    fileprivate var simplified: String { lowercased().split(whereSeparator: \.isWhitespace).joined(separator: " ") }
}
