import MullionGeometry

/// A track, as a row or a column, that is followed through edits.
struct TrackAnchor: Sendable {
    /// The track, or the one that took its place; as many as there are if none is left.
    private(set) var track: Int
    /// Where it began before the edits.
    let start: CGFloat

    init(track: Int, start: CGFloat) {
        self.track = track
        self.start = start
    }

    mutating func follow(inserting count: Int, at position: Int) {
        if track >= position { track += count }
    }

    mutating func follow(removing range: Range<Int>) {
        if track >= range.lowerBound { track = max(range.lowerBound, track - range.count) }
    }
}
