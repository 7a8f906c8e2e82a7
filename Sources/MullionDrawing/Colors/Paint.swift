import MullionGeometry

/// What an area is filled or a line drawn with.
///
/// Points and radii are in the coordinates of the path that is painted, in points. Between stops the components are
/// mixed as they are, gamma-encoded.
public enum Paint: Hashable, Sendable {
    /// One colour everywhere.
    case color(Color)
    /// A gradient along the line between two points, the same across it. Points that coincide give the last colour.
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

    /// Whether the paint leaves no trace: a colour of opacity 0, or a gradient of nothing else.
    public var isInvisible: Bool {
        switch self {
        case .color(let color): color.alpha == 0
        case .linearGradient(let gradient, _, _), .radialGradient(let gradient, _, _, _):
            gradient.stops.allSatisfy { $0.color.alpha == 0 }
        }
    }
}
