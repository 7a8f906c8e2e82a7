import MullionDrawing
import MullionGeometry

/// A shape changed by a function of its outline and rectangle.
nonisolated struct TransformedShape<Base: Shape>: Shape {
    let base: Base
    let transform: @Sendable (Path, CGRect) -> Path
    var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }

    func path(in rect: CGRect) -> Path { transform(base.path(in: rect), rect) }
}

/// A type-erased shape.
nonisolated public struct AnyShape: NamedShape {
    private let shape: any Shape
    var kind: String { (shape as? any NamedShape)?.kind ?? "shape" }
    var isSymmetric: Bool { (shape as? any NamedShape)?.isSymmetric ?? false }
    public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

    /// Creates a shape that hides the type of another.
    public init<S: Shape>(_ shape: S) { self.shape = (shape as? AnyShape)?.shape ?? shape }

    public func path(in rect: CGRect) -> Path { shape.path(in: rect) }
}

nonisolated extension Path: View {
    public typealias Body = ShapeView<Path>
}

/// A path as a shape keeps its position in any rectangle: its points are relative to the rectangle's corner.
nonisolated extension Path: Shape {
    public func path(in rect: CGRect) -> Path { offsetBy(dx: rect.minX, dy: rect.minY) }
}

extension Shape {
    /// Returns the part of the outline between two fractions of its length, 0…1.
    public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
        TransformedShape(base: self) { path, _ in path.trimmedPath(from: startFraction, to: endFraction) }
    }

    /// Rotates the outline about a point of its rectangle.
    public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> some Shape {
        TransformedShape(base: self) { path, rect in
            path.applying(.around(rect.point(anchor)) { $0.rotated(by: CGFloat(angle.radians)) })
        }
    }

    /// Scales the outline about a point of its rectangle.
    public func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some Shape {
        TransformedShape(base: self) { path, rect in
            path.applying(.around(rect.point(anchor)) { $0.scaledBy(x: x, y: y) })
        }
    }

    /// Scales the outline about a point of its rectangle.
    public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> some Shape {
        self.scale(x: scale, y: scale, anchor: anchor)
    }

    /// Transforms the outline.
    public func transform(_ transform: CGAffineTransform) -> some Shape {
        TransformedShape(base: self) { path, rect in
            path.offsetBy(dx: -rect.minX, dy: -rect.minY).applying(transform).offsetBy(dx: rect.minX, dy: rect.minY)
        }
    }

    /// Gives the outline a rectangle of a fixed size, at the same corner.
    public func size(width: CGFloat, height: CGFloat) -> some Shape {
        let base = self
        return AnyShape(ClosureShape { base.path(in: CGRect(x: $0.minX, y: $0.minY, width: width, height: height)) })
    }
}

nonisolated private struct ClosureShape: Shape {
    let outline: @Sendable (CGRect) -> Path

    func path(in rect: CGRect) -> Path { outline(rect) }
}

extension CGAffineTransform {
    /// Returns a transform that keeps a point fixed.
    static func around(_ point: CGPoint, _ change: (CGAffineTransform) -> CGAffineTransform) -> CGAffineTransform {
        let moved = CGAffineTransform.identity.translatedBy(x: point.x, y: point.y)
        return change(moved).translatedBy(x: -point.x, y: -point.y)
    }
}

extension Shape where Self == Rectangle {
    /// A rectangle.
    public static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == RoundedRectangle {
    /// Returns a rectangle with rounded corners of a radius in points.
    public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> RoundedRectangle {
        RoundedRectangle(cornerRadius: cornerRadius, style: style)
    }
}

extension Shape where Self == Circle {
    /// A circle.
    public static var circle: Circle { Circle() }
}

extension Shape where Self == Ellipse {
    /// An ellipse.
    public static var ellipse: Ellipse { Ellipse() }
}

extension Shape where Self == Capsule {
    /// A capsule.
    public static var capsule: Capsule { Capsule() }
}
