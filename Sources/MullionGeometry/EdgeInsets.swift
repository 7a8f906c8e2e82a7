/// The distances, in points, by which the four edges of a rectangle move inwards.
///
/// Negative distances move an edge outwards.
@frozen
public struct EdgeInsets: Equatable, Sendable {
    /// The inset of the top edge.
    public var top: CGFloat

    /// The inset of the leading edge.
    public var leading: CGFloat

    /// The inset of the bottom edge.
    public var bottom: CGFloat

    /// The inset of the trailing edge.
    public var trailing: CGFloat

    /// Creates insets from the distance of each edge.
    @inlinable
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    /// Creates insets of zero on every edge.
    @inlinable
    public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }
}

extension EdgeInsets: Animatable {
    /// The four distances, in the order top, leading, bottom, trailing.
    @inlinable
    public var animatableData: AnimatablePair<CGFloat, AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>> {
        get { AnimatablePair(top, AnimatablePair(leading, AnimatablePair(bottom, trailing))) }
        set {
            top = newValue.first
            leading = newValue.second.first
            bottom = newValue.second.second.first
            trailing = newValue.second.second.second
        }
    }
}
