import MullionGeometry

/// The length of a row or column, in points, and whether it is an estimate.
public enum TrackLength: Equatable, Sendable {
    /// A known length.
    case fixed(CGFloat)
    /// A length that is measured when the row or column is visible; until then, the given one.
    case estimated(CGFloat)

    /// The length, or its estimate.
    public var value: CGFloat {
        switch self {
        case .fixed(let length), .estimated(let length): length
        }
    }
}
