import MullionGeometry

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
