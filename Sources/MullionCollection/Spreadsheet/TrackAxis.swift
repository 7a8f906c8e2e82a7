import MullionGeometry

/// The rows or the columns of a spreadsheet, the first of which can be frozen: these stay at the beginning of the
/// visible part when the others scroll away under them.
struct TrackAxis: Sendable {
    var tracks: TrackList
    /// As it was set.
    var frozen = 0

    /// A track with its place in content coordinates.
    struct Place {
        var track: Int
        var start: CGFloat
        var length: CGFloat
        var isFrozen: Bool
        var isEstimate: Bool
    }

    /// The number of frozen tracks.
    var frozenCount: Int { min(max(0, frozen), tracks.count) }

    /// The length of the frozen tracks with the spacing behind them.
    var frozenLength: CGFloat { frozenCount == 0 ? 0 : tracks.start(of: frozenCount).value }

    /// How far frozen tracks are from where they would be, given the beginning of the visible part.
    private static func shift(_ visibleStart: CGFloat) -> CGFloat { max(0, visibleStart) }

    /// Returns where a track is. O(log n).
    func place(of track: Int, visibleStart: CGFloat) -> Place {
        place(track, tracks.start(of: track), tracks[track], visibleStart)
    }

    private func place(_ track: Int, _ start: ExactLength, _ size: TrackSize, _ visibleStart: CGFloat) -> Place {
        let isFrozen = track < frozenCount
        return Place(
            track: track, start: start.value + (isFrozen ? Self.shift(visibleStart) : 0), length: size.length,
            isFrozen: isFrozen, isEstimate: size.isEstimate)
    }

    /// Returns the tracks that meet a range, in their order. O(log n + tracks found).
    func places(in range: ClosedRange<CGFloat>, visibleStart: CGFloat) -> [Place] {
        var result: [Place] = []
        func collect(from first: Int, to end: Int, shift: CGFloat) {
            let reach = CompositionalLayout.reach(range.lowerBound)
            let found = tracks.firstTrack(from: first, endingAfter: range.lowerBound - shift - reach)
            tracks.forEach(from: found) { track, start, size in
                guard track < end else { return false }
                let place = place(track, start, size, visibleStart)
                guard place.start < range.upperBound else { return false }
                if range.lowerBound < place.start + place.length { result.append(place) }
                return true
            }
        }
        collect(from: 0, to: frozenCount, shift: Self.shift(visibleStart))
        collect(from: frozenCount, to: tracks.count, shift: 0)
        return result
    }

    /// The topmost track at a place; nil in a gap. O(log n).
    func track(at place: CGFloat, visibleStart: CGFloat) -> Int? {
        func track(at place: CGFloat, in range: Range<Int>) -> Int? {
            let track = tracks.firstTrack(from: range.lowerBound, endingAfter: place)
            return range.contains(track) && tracks.start(of: track).value <= place ? track : nil
        }
        return track(at: place - Self.shift(visibleStart), in: 0..<frozenCount)
            ?? track(at: place, in: frozenCount..<tracks.count)
    }

    /// The first track that is not frozen and ends behind the frozen ones; nil if there is none. O(log n).
    func firstVisible(visibleStart: CGFloat) -> Int? {
        let edge = frozenCount == 0 ? visibleStart : max(visibleStart, 0) + frozenLength
        let track = tracks.firstTrack(from: frozenCount, endingAfter: edge)
        return track < tracks.count ? track : nil
    }
}
