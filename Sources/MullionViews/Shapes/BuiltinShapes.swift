import MullionDrawing
import MullionGeometry

/// A shape with its own name in listings.
nonisolated protocol NamedShape: Shape {
    var kind: String { get }
    /// Whether the outline equals its mirror image from side to side.
    var isSymmetric: Bool { get }
}

extension NamedShape {
    var isSymmetric: Bool { true }
}

/// The names of shapes in listings, found once for each type: a cast of each shape would look up its conformance.
struct ShapeNames {
    private var known = NumberTable<String>()

    /// Returns the name of a shape.
    mutating func name<S: Shape>(of shape: S) -> String {
        if let known = known[S.self] { return known }
        let name = (shape as? any NamedShape)?.kind ?? "shape"
        // The shape inside has the name.
        if S.self != AnyShape.self { known[S.self] = name }
        return name
    }
}

/// A rectangle.
nonisolated public struct Rectangle: InsettableShape, NamedShape {
    private var insetAmount: CGFloat = 0
    var kind: String { "rectangle" }

    /// Creates a rectangle.
    public init() {}

    public func path(in rect: CGRect) -> Path { Path(rect.shrunk(by: insetAmount)) }

    public func inset(by amount: CGFloat) -> Rectangle {
        var result = self
        result.insetAmount += amount
        return result
    }
}

/// How rounded corners join straight sides. Both styles are drawn as quarters of circles.
public enum RoundedCornerStyle: Hashable, Sendable {
    /// As quarters of circles.
    case circular
    /// With continuous curvature.
    case continuous
}

/// A rectangle with rounded corners.
nonisolated public struct RoundedRectangle: InsettableShape, NamedShape {
    /// The radius of the corners in points; at most half the shorter side is used.
    public var cornerRadius: CGFloat
    private var insetAmount: CGFloat = 0
    var kind: String { "roundedRectangle" }

    /// Creates a rectangle whose corners have a radius in points.
    public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) { self.cornerRadius = cornerRadius }

    public func path(in rect: CGRect) -> Path {
        Path(roundedRect: rect.shrunk(by: insetAmount), cornerRadius: max(cornerRadius - insetAmount, 0))
    }

    public func inset(by amount: CGFloat) -> RoundedRectangle {
        var result = self
        result.insetAmount += amount
        return result
    }
}

/// A rectangle whose shorter sides are half circles.
nonisolated public struct Capsule: InsettableShape, NamedShape {
    private var insetAmount: CGFloat = 0
    var kind: String { "capsule" }

    /// Creates a capsule.
    public init(style: RoundedCornerStyle = .continuous) {}

    public func path(in rect: CGRect) -> Path {
        let rect = rect.shrunk(by: insetAmount)
        return Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2)
    }

    public func inset(by amount: CGFloat) -> Capsule {
        var result = self
        result.insetAmount += amount
        return result
    }
}

/// The largest circle in the middle of a rectangle.
nonisolated public struct Circle: InsettableShape, NamedShape {
    private var insetAmount: CGFloat = 0
    var kind: String { "circle" }

    /// Creates a circle.
    public init() {}

    public func path(in rect: CGRect) -> Path {
        let diameter = max(min(rect.width, rect.height) - 2 * insetAmount, 0)
        return Path(
            ellipseIn: CGRect(
                x: rect.midX - diameter / 2, y: rect.midY - diameter / 2, width: diameter, height: diameter))
    }

    public func inset(by amount: CGFloat) -> Circle {
        var result = self
        result.insetAmount += amount
        return result
    }
}

/// The ellipse that touches all sides of a rectangle.
nonisolated public struct Ellipse: InsettableShape, NamedShape {
    private var insetAmount: CGFloat = 0
    var kind: String { "ellipse" }

    /// Creates an ellipse.
    public init() {}

    public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect.shrunk(by: insetAmount)) }

    public func inset(by amount: CGFloat) -> Ellipse {
        var result = self
        result.insetAmount += amount
        return result
    }
}

extension CGRect {
    /// Returns the rectangle with its edges moved inwards, at most to its middle.
    func shrunk(by amount: CGFloat) -> CGRect {
        let (dx, dy) = (min(amount, width / 2), min(amount, height / 2))
        return CGRect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
    }
}
