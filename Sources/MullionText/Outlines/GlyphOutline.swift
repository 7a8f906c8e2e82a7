import MullionGeometry

/// The outline of a glyph in font units: x to the right, y upwards, the origin at the left end of the baseline. It is
/// filled by the non-zero rule.
public struct GlyphOutline: Hashable, Sendable {
    /// A step of an outline.
    public enum Element: Hashable, Sendable {
        /// Begins a contour at a point.
        case move(CGPoint)
        /// A line to a point.
        case line(CGPoint)
        /// A curve with one control point to a point.
        case quadCurve(to: CGPoint, control: CGPoint)
        /// A curve with two control points to a point.
        case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
        /// Ends a contour with a line to its beginning.
        case close
    }

    /// The steps, contour by contour.
    public internal(set) var elements: [Element] = []

    /// Whether the glyph has no contours, like that of a space.
    public var isEmpty: Bool { elements.isEmpty }

    /// Adds another outline, transformed.
    mutating func append(_ other: GlyphOutline, _ transform: CGAffineTransform) {
        func moved(_ point: CGPoint) -> CGPoint { point.applying(transform) }
        for element in other.elements {
            switch element {
            case .move(let point): elements.append(.move(moved(point)))
            case .line(let point): elements.append(.line(moved(point)))
            case .quadCurve(let point, let control):
                elements.append(.quadCurve(to: moved(point), control: moved(control)))
            case .curve(let point, let control1, let control2):
                elements.append(.curve(to: moved(point), control1: moved(control1), control2: moved(control2)))
            case .close: elements.append(.close)
            }
        }
    }
}
