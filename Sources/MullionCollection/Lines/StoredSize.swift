import MullionGeometry

/// The size of one item as it is kept.
///
/// Lengths are >= 0, so the sign of one of them is free: it marks an estimate.
struct StoredSize: Equatable, Sendable {
    let signedCross: CGFloat
    let main: CGFloat
    /// How far the item reaches below its baseline, 0 to `main`.
    let descent: CGFloat

    init(_ size: SectionSize, isEstimate: Bool = false, descent: CGFloat = 0) {
        signedCross = isEstimate ? -size.cross : size.cross
        main = size.main
        self.descent = descent
    }

    @inline(__always)
    init(signedCross: CGFloat, main: CGFloat, descent: CGFloat) {
        self.signedCross = signedCross
        self.main = main
        self.descent = descent
    }

    var cross: CGFloat { signedCross.magnitude }
    /// Whether the size is an estimate. Also true of an estimate of 0, which is -0.
    var isEstimate: Bool { signedCross.sign == .minus }
    var size: SectionSize { SectionSize(cross: cross, main: main) }
}
