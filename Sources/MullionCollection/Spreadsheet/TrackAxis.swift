import MullionGeometry

/// The rows or the columns of a spreadsheet, the first of which can be frozen: these stay at the beginning of the
/// visible part when the others scroll away under them.
struct TrackAxis: Sendable {
    /// A track with its place in content coordinates.
    struct Place {
        var track: Int
        var start: CGFloat
        var length: CGFloat
        var isFrozen: Bool
        var isEstimate: Bool
    }

    /// The most tracks.
    static let countLimit = 1 << 30

    private let axes: FlowAxes
    private var tracks = TrackList()
    /// The number of frozen tracks, as it was set.
    var frozen = 0
    /// The track that keeps its place while edits are being made.
    private(set) var anchor: TrackAnchor?

    /// Creates an axis without tracks: of rows, which follow each other vertically, or of columns.
    init(_ axis: Axis) { axes = FlowAxes(scrolls: axis) }

    var count: Int { tracks.count }
    var contentLength: CGFloat { tracks.length.value }

    /// The points between two tracks.
    var spacing: CGFloat {
        get { tracks.spacing }
        set { tracks.spacing = newValue }
    }

    /// The number of frozen tracks.
    var frozenCount: Int { min(max(0, frozen), count) }

    /// The length of the frozen tracks with the spacing behind them.
    private var frozenLength: CGFloat { tracks.start(of: frozenCount).value }

    private var name: String { axes.isVertical ? "row" : "column" }

    /// Returns the length of a track. O(log n).
    func length(of track: Int) -> TrackLength {
        let size = size(of: track)
        return size.isEstimate ? .estimated(size.length) : .fixed(size.length)
    }

    private func size(of track: Int) -> TrackSize {
        precondition(0..<count ~= track, "there is no \(name) \(track)")
        return tracks[track]
    }
}

/// Queries.
extension TrackAxis {
    /// How far frozen tracks are from where they would be without scrolling.
    private func shift(_ viewport: FlowViewport) -> CGFloat { max(0, axes.span(of: viewport).start) }

    /// Returns where a track is. O(log n).
    func place(of track: Int, _ viewport: FlowViewport) -> Place {
        let size = size(of: track)
        return place(track, tracks.start(of: track), size, shift: track < frozenCount ? shift(viewport) : nil)
    }

    /// - Parameter shift: For a frozen track.
    private func place(_ track: Int, _ start: ExactLength, _ size: TrackSize, shift: CGFloat?) -> Place {
        Place(
            track: track, start: start.value + (shift ?? 0), length: size.length, isFrozen: shift != nil,
            isEstimate: size.isEstimate)
    }

    /// Returns the tracks that meet a rectangle, in their order. O(log n + tracks found).
    func places(in rect: CGRect, _ viewport: FlowViewport) -> [Place] {
        places(in: rect, viewport, limit: .max).places
    }

    /// Returns the first tracks that meet a rectangle, in their order, and the number of all of them.
    /// O(log² n + tracks returned).
    func places(in rect: CGRect, _ viewport: FlowViewport, limit: Int) -> (places: [Place], count: Int) {
        guard let range = axes.mainRange(rect) else { return ([], 0) }
        var result: [Place] = []
        var omitted = 0
        func collect(_ candidates: Range<Int>, shift: CGFloat?) {
            let low = range.lowerBound - (shift ?? 0) - range.lowerBound.searchReach
            tracks.forEach(from: tracks.firstTrack(from: candidates.lowerBound, endingAfter: low)) {
                track, start, size in
                guard track < candidates.upperBound else { return false }
                let place = place(track, start, size, shift: shift)
                guard place.start < range.upperBound else { return false }
                guard range.lowerBound < place.start + place.length else { return true }
                if result.count < limit {
                    result.append(place)
                    return true
                }
                // The tracks behind one that meets the rectangle meet it as long as they begin in it.
                let end = (track..<candidates.upperBound).partitioningIndex {
                    tracks.start(of: $0).value + (shift ?? 0) >= range.upperBound
                }
                omitted += end - track
                return false
            }
        }
        let frozenCount = frozenCount
        collect(0..<frozenCount, shift: shift(viewport))
        collect(frozenCount..<count, shift: nil)
        return (result, result.count + omitted)
    }

    /// Returns the tracks of ``places(in:_:)`` whose lengths are estimates.
    func estimates(in rect: CGRect, _ viewport: FlowViewport) -> [Int] {
        places(in: rect, viewport).filter(\.isEstimate).map(\.track)
    }

    /// Returns the topmost track at a point; nil in a gap. O(log n).
    func track(at point: CGPoint, _ viewport: FlowViewport) -> Int? {
        func track(at place: CGFloat, in range: Range<Int>) -> Int? {
            let track = tracks.firstTrack(from: range.lowerBound, endingAfter: place)
            return range.contains(track) && tracks.start(of: track).value <= place ? track : nil
        }
        let place = axes.main(point)
        guard place.isFinite else { return nil }
        return track(at: place - shift(viewport), in: 0..<frozenCount) ?? track(at: place, in: frozenCount..<count)
    }

    /// Returns a reachable content offset at which a track is visible, behind the frozen ones; for one of these, the
    /// offset as it is. O(log n).
    func offset(showing track: Int, at position: FlowScrollPosition, _ viewport: FlowViewport) -> CGFloat {
        let span = axes.span(of: viewport)
        let place = place(of: track, viewport)
        let covered = (before: span.inset.before + frozenLength, after: span.inset.after)
        let offset =
            place.isFrozen
            ? span.offset : span.offset(showing: place.start, place.length, covered: covered, at: position)
        return clamped(offset, viewport)
    }

    /// Returns a content offset brought to where one can scroll to.
    func clamped(_ offset: CGFloat, _ viewport: FlowViewport) -> CGFloat {
        axes.span(of: viewport).clamped(offset, contentLength: contentLength)
    }
}

/// Edits. The anchor is followed through them.
extension TrackAxis {
    /// Makes the first track that is not frozen and ends behind the frozen ones the anchor.
    mutating func startFollowing(_ viewport: FlowViewport) {
        let start = axes.span(of: viewport).start
        let edge = frozenCount == 0 ? start : max(0, start) + frozenLength
        let track = tracks.firstTrack(from: frozenCount, endingAfter: edge)
        anchor = track < count ? TrackAnchor(track: track, start: tracks.start(of: track).value) : nil
    }

    mutating func stopFollowing() { anchor = nil }

    /// By how much the anchor has moved; 0 if there is none.
    var movement: CGFloat { anchoredTrack.map { tracks.start(of: $0).value - anchor!.start } ?? 0 }

    /// The anchor, or the track that took its place; nil if there is none.
    var anchoredTrack: Int? { anchor.flatMap { $0.track < count ? $0.track : nil } }

    /// How many of so many more tracks there is room for.
    func fitting(_ more: Int) -> Int { min(max(0, more), Self.countLimit - count) }

    /// Changes the size of a track. O(log n).
    mutating func resize(_ track: Int, to size: TrackSize) {
        precondition(0..<count ~= track, "there is no \(name) \(track)")
        tracks.resize(track, to: size)
    }

    /// Inserts equal tracks before a track, or at the end.
    mutating func insert(_ size: TrackSize, count number: Int, at track: Int) {
        precondition(0...count ~= track, "there is no position \(track) to insert a \(name) at")
        tracks.insert(size, count: number, at: track)
        anchor?.follow(inserting: number, at: track)
    }

    /// Removes tracks.
    mutating func remove(_ range: Range<Int>) {
        precondition(range.lowerBound >= 0 && range.upperBound <= count, "there are no \(name)s \(range)")
        tracks.remove(range)
        anchor?.follow(removing: range)
    }

    /// Moves a track. The position it gets counts after it was taken out.
    mutating func move(_ track: Int, to target: Int) {
        precondition(
            0..<count ~= track && 0..<count ~= target, "there is no \(name) \(track), or no position \(target)")
        // Taken out, it would lose the anchor to the next one.
        guard track != target else { return }
        tracks.move(track, to: target)
        anchor?.follow(removing: track..<track + 1)
        anchor?.follow(inserting: 1, at: target)
    }
}
