import MullionGeometry

/// The size of one item as it is kept: 16 bytes.
///
/// Lengths are >= 0, so the sign of one of them is free: it tells an estimate from a size that was asked for.
struct StoredSize: Equatable, Sendable {
    private var signedCross: CGFloat
    let main: CGFloat

    init(_ size: SectionSize, isEstimate: Bool = false) {
        signedCross = isEstimate ? -size.cross : size.cross
        main = size.main
    }

    var cross: CGFloat { signedCross.magnitude }
    /// Whether nobody has been asked for the size yet. Also true of an estimate of 0, which is -0.
    var isEstimate: Bool { signedCross.sign == .minus }
    var size: SectionSize { SectionSize(cross: cross, main: main) }
}
