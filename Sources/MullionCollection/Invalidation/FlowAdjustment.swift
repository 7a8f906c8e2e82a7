import MullionGeometry

/// The part of the content that keeps its position in the viewport after a change.
public enum FlowAnchor: Equatable, Sendable {
    /// The content offset stays as it is, as far as it can be scrolled to.
    case none
    /// The first item, in document order, that ends after the beginning of the visible part stays where it is. If it is
    /// deleted or moved away, its successor takes its place.
    case leading
    /// If the end of the content is at most so far behind the end of the visible part, this distance stays, as in a
    /// chat; otherwise as ``leading``.
    case end(within: CGFloat)
}

/// The consequences of a change for the view that shows the layout. The layout's own viewport has moved already: frames
/// and offset always belong together.
public struct FlowAdjustment: Equatable, Sendable {
    /// The content offset to show from now on.
    public var contentOffset: CGPoint
    /// By how much it has changed.
    public var contentOffsetAdjustment: CGPoint
    /// The size of the content.
    public var contentSize: CGSize
    /// By how much it has changed.
    public var contentSizeAdjustment: CGSize
    /// The item that kept its place, by its path after the change; nil if there was none, or it and all behind it are
    /// gone.
    public var anchor: ItemPath?
}

extension FlowAdjustment {
    /// Creates the adjustment from an offset and a content size to those after the change.
    init(from before: (offset: CGPoint, size: CGSize), to after: (offset: CGPoint, size: CGSize), anchor: ItemPath?) {
        self.init(
            contentOffset: after.offset,
            contentOffsetAdjustment: CGPoint(x: after.offset.x - before.offset.x, y: after.offset.y - before.offset.y),
            contentSize: after.size,
            contentSizeAdjustment: CGSize(
                width: after.size.width - before.size.width, height: after.size.height - before.size.height),
            anchor: anchor)
    }
}
