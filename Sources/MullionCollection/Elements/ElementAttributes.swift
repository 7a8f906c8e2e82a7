import MullionGeometry

/// The frame and the appearance of an element. A value: changing one does not change the layout.
public struct ElementAttributes: Equatable, Sendable {
    /// The element that the attributes describe.
    public var element: FlowElement
    /// The frame in content coordinates, in points, after pinning and stretching.
    public var frame: CGRect
    /// The drawing order: higher numbers are in front. Items 0, headers and footers 10; with global headers 256 for the
    /// first section's and 128 for the others.
    public var zIndex: Int
    /// The opacity, 0...1.
    public var alpha: CGFloat = 1
    /// Whether the element is not shown at all.
    public var isHidden = false
    /// The transform about the element's center when it is drawn. Queries use the frame.
    public var transform = CGAffineTransform.identity
    /// The number of points by which a stretchable header exceeds its length; 0 for other elements.
    public var stretchFactor: CGFloat = 0

    /// Creates attributes of an element that is visible and not transformed.
    public init(_ element: FlowElement, frame: CGRect, zIndex: Int = 0) {
        self.element = element
        self.frame = frame
        self.zIndex = zIndex
    }

    /// Returns attributes between these, at 0, and given ones, at 1. Frame, alpha, transform and stretch factor are
    /// interpolated, the rest is that of the given ones.
    public func interpolated(to other: ElementAttributes, at fraction: CGFloat) -> ElementAttributes {
        func between(_ from: CGFloat, _ to: CGFloat) -> CGFloat {
            // Both ends come out with their own bits.
            fraction == 1 ? to : from + (to - from) * fraction
        }
        var result = other
        result.frame = CGRect(
            x: between(frame.origin.x, other.frame.origin.x), y: between(frame.origin.y, other.frame.origin.y),
            width: between(frame.size.width, other.frame.size.width),
            height: between(frame.size.height, other.frame.size.height))
        result.alpha = between(alpha, other.alpha)
        result.stretchFactor = between(stretchFactor, other.stretchFactor)
        let (from, to) = (transform, other.transform)
        result.transform = CGAffineTransform(
            a: between(from.a, to.a), b: between(from.b, to.b), c: between(from.c, to.c), d: between(from.d, to.d),
            tx: between(from.tx, to.tx), ty: between(from.ty, to.ty))
        return result
    }
}

extension CGRect {
    /// Whether two rectangles with sides >= 0 meet: touching edges do not count, a side of length 0 strictly inside
    /// does.
    func meets(_ other: CGRect) -> Bool {
        origin.x < other.origin.x + other.size.width && other.origin.x < origin.x + size.width
            && origin.y < other.origin.y + other.size.height && other.origin.y < origin.y + size.height
    }
}
