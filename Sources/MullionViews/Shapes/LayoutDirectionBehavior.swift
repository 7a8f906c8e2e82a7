import MullionDrawing
import MullionGeometry

/// Whether the outline of a shape is the mirror image of itself in one of the directions of reading.
public enum LayoutDirectionBehavior: Hashable, Sendable {
    /// The same in both directions.
    case fixed
    /// Mirrored from side to side in this direction.
    case mirrors(in: LayoutDirection)

    /// Mirrored where reading goes from right to left.
    public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}

extension Shape {
    /// Mirrored where reading goes from right to left, as SwiftUI has it since iOS 17.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }

    /// The shape as it is drawn in a direction of reading.
    func directed(_ direction: LayoutDirection) -> any Shape {
        guard layoutDirectionBehavior == .mirrors(in: direction) else { return self }
        return (self as? any NamedShape)?.isSymmetric == true ? self : MirroredShape(base: self)
    }
}

/// A shape mirrored from side to side in its rectangle.
private struct MirroredShape<Base: Shape>: Shape {
    let base: Base
    var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

    func path(in rect: CGRect) -> Path {
        base.path(in: rect).applying(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 2 * rect.midX, ty: 0))
    }
}
