import MullionDrawing
import MullionGeometry

/// A gradient in a direction, as long as the box is in it: `linear-gradient()` of CSS (css-images-3 §3.1).
public struct CSSLinearGradient: ShapeStyle {
    /// Where a gradient leads.
    public enum Direction: Equatable, Sendable {
        /// An angle in degrees: 0 leads to the top, 90 to the right.
        case angle(Double)
        /// A corner, so that the color in the middle reaches the two corners next to it.
        case corner(isRight: Bool, isBottom: Bool)
    }

    private let gradient: Gradient
    private let direction: Direction

    /// Creates a gradient in a direction.
    public init(gradient: Gradient, direction: Direction) {
        self.gradient = gradient
        self.direction = direction
    }
}

extension CSSLinearGradient: PrimitiveShapeStyle {
    package func paint(in environment: EnvironmentValues) -> StylePaint { .cssLinear(gradient, direction) }
}

/// A gradient outwards from a point to the farthest corner: `radial-gradient(circle, …)` of CSS (css-images-3 §3.2).
public struct CSSCircleGradient: ShapeStyle {
    private let gradient: Gradient
    private let center: UnitPoint

    /// Creates a gradient around a point of the box.
    public init(gradient: Gradient, center: UnitPoint = .center) {
        self.gradient = gradient
        self.center = center
    }
}

extension CSSCircleGradient: PrimitiveShapeStyle {
    package func paint(in environment: EnvironmentValues) -> StylePaint { .cssCircle(gradient, center) }
}

extension CSSLinearGradient.Direction {
    /// Returns the gradient along a line through the center of a rectangle.
    func paint(_ gradient: Gradient, in rect: CGRect) -> Paint {
        let (x, y) = vector(in: rect.size)
        // Perpendiculars through the ends of the line touch the corners.
        let half = (x.magnitude * rect.width + y.magnitude * rect.height) / 2
        return .linearGradient(
            gradient, from: CGPoint(x: rect.midX - x * half, y: rect.midY - y * half),
            to: CGPoint(x: rect.midX + x * half, y: rect.midY + y * half))
    }

    /// Returns the direction as a vector of length 1.
    private func vector(in size: CGSize) -> (x: CGFloat, y: CGFloat) {
        switch self {
        case .angle(let degrees):
            let angle = degrees.truncatingRemainder(dividingBy: 360) * .pi / 180
            return (CGFloat(sin(angle)), -CGFloat(cos(angle)))
        case .corner(let isRight, let isBottom):
            let length = (size.width * size.width + size.height * size.height).squareRoot()
            guard length > 0 else { return (0, 0) }
            return ((isRight ? 1 : -1) * size.height / length, (isBottom ? 1 : -1) * size.width / length)
        }
    }
}

extension CGRect {
    /// Returns the distance in points from a point to the corner that is farthest from it.
    func farthestCornerDistance(from point: CGPoint) -> CGFloat {
        let x = max((point.x - minX).magnitude, (maxX - point.x).magnitude)
        let y = max((point.y - minY).magnitude, (maxY - point.y).magnitude)
        return (x * x + y * y).squareRoot()
    }
}
