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

/// A valid length in 8 bytes: an estimate has the sign bit.
struct TrackSize: Equatable, Sendable {
    private let signed: CGFloat

    init(_ length: TrackLength) {
        switch length {
        case .fixed(let length): signed = length.asLength
        case .estimated(let length): signed = -length.asLength
        }
    }

    var length: CGFloat { signed.magnitude }
    var isEstimate: Bool { signed.sign == .minus }
}

/// What sums over tracks are taken of.
struct TrackSpan: AdditiveArithmetic, Sendable {
    var count = 0
    /// Without the spacing between tracks.
    var length = ExactLength.zero

    static let zero = TrackSpan()

    static func + (first: TrackSpan, second: TrackSpan) -> TrackSpan {
        TrackSpan(count: first.count &+ second.count, length: first.length + second.length)
    }

    static func - (first: TrackSpan, second: TrackSpan) -> TrackSpan {
        TrackSpan(count: first.count &- second.count, length: first.length - second.length)
    }
}
