import MullionGeometry

/// The position of a baseline in a view: a share of the height from the top, plus a distance.
public struct Baseline: Hashable, Sendable {
    /// The share of the height, from 0 at the top to 1 at the bottom.
    public var share: CGFloat
    /// The distance from there, in points, downwards.
    public var offset: CGFloat

    public init(share: CGFloat, offset: CGFloat) {
        self.share = share
        self.offset = offset
    }

    /// Returns a baseline at a distance below the top, in points.
    public static func top(_ distance: CGFloat) -> Baseline { Baseline(share: 0, offset: distance) }

    /// Returns a baseline at a distance above the bottom, in points.
    public static func bottom(_ distance: CGFloat) -> Baseline { Baseline(share: 1, offset: -distance) }

    /// Returns the baseline of a single centered line of text: below the center by half the difference of ascent and
    /// descent.
    public static func centered(ascent: CGFloat, lineHeight: CGFloat) -> Baseline {
        Baseline(share: 0.5, offset: ascent - lineHeight / 2)
    }
}
