import MullionGeometry

/// The position of a baseline in a view: a share of the height from the top, plus a distance.
public struct Baseline: Hashable, Sendable {
    /// From 0, the top, to 1, the bottom.
    public var share: CGFloat
    /// Points, downwards.
    public var offset: CGFloat

    public init(share: CGFloat, offset: CGFloat) {
        self.share = share
        self.offset = offset
    }

    /// A distance below the top.
    public static func top(_ distance: CGFloat) -> Baseline { Baseline(share: 0, offset: distance) }

    /// A distance above the bottom.
    public static func bottom(_ distance: CGFloat) -> Baseline { Baseline(share: 1, offset: -distance) }

    /// The baseline of a single line of text that is centered: half of what the ascent has more than the descent below
    /// the center.
    public static func centered(ascent: CGFloat, lineHeight: CGFloat) -> Baseline {
        Baseline(share: 0.5, offset: ascent - lineHeight / 2)
    }
}
