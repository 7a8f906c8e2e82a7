import MullionGeometry

/// An outline of straight lines and Bézier curves, in points, y growing downwards.
///
/// Every subpath begins with a `move`; a line or curve added before one begins a subpath at its own end point.
public struct Path: Equatable, Sendable {
    /// A step of an outline.
    public enum Element: Equatable, Sendable {
        /// Begins a subpath at a point.
        case move(to: CGPoint)
        /// A straight line from the current point.
        case line(to: CGPoint)
        /// A quadratic Bézier curve from the current point.
        case quadCurve(to: CGPoint, control: CGPoint)
        /// A cubic Bézier curve from the current point.
        case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
        /// A straight line back to the beginning of the subpath.
        case closeSubpath
    }

    /// The steps of the outline, in order.
    public private(set) var elements: [Element] = []

    /// Creates an empty path.
    public init() {}

    /// Creates a straight line.
    package init(from start: CGPoint, to end: CGPoint) { elements = [.move(to: start), .line(to: end)] }

    /// Creates the two diagonals of a rectangle.
    package init(diagonalsOf frame: CGRect) {
        self.init(from: CGPoint(x: frame.minX, y: frame.minY), to: CGPoint(x: frame.maxX, y: frame.maxY))
        addPath(Path(from: CGPoint(x: frame.maxX, y: frame.minY), to: CGPoint(x: frame.minX, y: frame.maxY)))
    }

    /// Whether the path has no elements.
    public var isEmpty: Bool { elements.isEmpty }

    /// Reserves room for a number of elements.
    package mutating func reserveCapacity(_ count: Int) { elements.reserveCapacity(count) }

    /// Begins a subpath at a point.
    public mutating func move(to point: CGPoint) { elements.append(.move(to: point)) }

    /// Adds a straight line from the current point.
    public mutating func addLine(to point: CGPoint) { append(.line(to: point), endingAt: point) }

    /// Adds a quadratic Bézier curve from the current point.
    public mutating func addQuadCurve(to point: CGPoint, control: CGPoint) {
        append(.quadCurve(to: point, control: control), endingAt: point)
    }

    /// Adds a cubic Bézier curve from the current point.
    public mutating func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
        append(.curve(to: point, control1: control1, control2: control2), endingAt: point)
    }

    /// Adds a straight line back to the beginning of the current subpath; does nothing on an empty path.
    public mutating func closeSubpath() {
        if !elements.isEmpty { elements.append(.closeSubpath) }
    }

    /// Adds all elements of a path.
    ///
    /// - Complexity: O(n), n the elements of that path.
    public mutating func addPath(_ path: Path) { elements.append(contentsOf: path.elements) }

    private mutating func append(_ element: Element, endingAt point: CGPoint) {
        elements.append(elements.isEmpty ? .move(to: point) : element)
    }
}
