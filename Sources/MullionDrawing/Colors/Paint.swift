import MullionGeometry

/// The paint of a filled area or a line.
///
/// Points and radii are in the coordinates of the painted path, in points. Between stops the gamma-encoded components
/// are mixed.
public enum Paint: Hashable, Sendable {
    /// A single color.
    case color(Color)
    /// A gradient along the line between two points, constant across it. Coinciding points give the last color.
    case linearGradient(Gradient, from: CGPoint, to: CGPoint)
    /// A gradient outwards from a circle around a point to a larger one. Negative radii count as 0; if the second
    /// radius is the smaller one, the gradient runs inwards.
    case radialGradient(Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat)
}

extension Paint {
    /// Whether all numbers of the paint are finite.
    public var isFinite: Bool {
        switch self {
        case .color: true
        case .linearGradient(_, let start, let end): start.isFinite && end.isFinite
        case .radialGradient(_, let center, let startRadius, let endRadius):
            center.isFinite && startRadius.isFinite && endRadius.isFinite
        }
    }

    /// Whether the paint draws nothing: every color has opacity 0.
    public var isInvisible: Bool {
        switch self {
        case .color(let color): color.alpha == 0
        case .linearGradient(let gradient, _, _), .radialGradient(let gradient, _, _, _):
            gradient.stops.allSatisfy { $0.color.alpha == 0 }
        }
    }
}
