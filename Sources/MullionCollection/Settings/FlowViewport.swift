import MullionGeometry

/// The visible part of the content.
public struct FlowViewport: Equatable, Sendable {
    /// The bounds of the scrolled view: the origin is the content offset, the size that of the view. In points. Numbers
    /// that are not finite count as 0, and so do negative sides.
    public var bounds: CGRect
    /// The insets by which content is obscured at the edges of the view. Along the lines it narrows them; along the
    /// scrolling axis it extends how far one can scroll, and moves the lines at which headers and footers pin. Numbers
    /// that are not finite count as 0.
    public var contentInset: EdgeInsets

    /// Creates a viewport.
    public init(bounds: CGRect = .zero, contentInset: EdgeInsets = EdgeInsets()) {
        self.bounds = bounds
        self.contentInset = contentInset
    }

    /// The viewport with its numbers repaired.
    var repaired: FlowViewport {
        func finite(_ number: CGFloat) -> CGFloat { number.isFinite ? number : 0 }
        return FlowViewport(
            bounds: CGRect(
                x: finite(bounds.origin.x), y: finite(bounds.origin.y), width: max(0, finite(bounds.size.width)),
                height: max(0, finite(bounds.size.height))),
            contentInset: EdgeInsets(
                top: finite(contentInset.top), leading: finite(contentInset.leading),
                bottom: finite(contentInset.bottom), trailing: finite(contentInset.trailing)))
    }
}
