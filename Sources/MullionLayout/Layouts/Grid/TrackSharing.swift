import MullionGeometry

/// A column or row while room is shared out.
struct GridTrack {
    /// The largest of its cells' answers to 0, nil and ∞.
    var range = LengthRange(0, 0, 0)
    /// The highest of its cells' layout priorities; 0 without cells.
    var priority: Double = 0
    /// How long it has become.
    var length: CGFloat = 0
    /// The most that one of its cells was proposed.
    var offer: CGFloat = 0
    /// Whether `range` and `priority` are those of its cells.
    var isMeasured = false
    /// Whether its cells hold their answers to `asked`, and `length` follows from them.
    var isSettled = false
    var asked: CGFloat = 0

    var flexibility: CGFloat {
        let difference = range.max - range.min
        return difference.isNaN ? 0 : difference
    }
}

/// Room shared among tracks as a stack shares it among its children (Layout rules 3.3 to 3.6): in which order the
/// tracks are measured, and what each is offered.
///
/// 1. Tracks of higher priority come first, then the less flexible; of endlessly flexible ones those with the larger
///    minimum; then declaration order.
/// 2. As long as tracks of higher priority are measured, the minimums of all others are set aside.
/// 3. Each is offered the room that is left, divided by the number of tracks of its priority not measured yet; not
///    below 0.
///
/// - Complexity: O(t log t) for t tracks.
struct TrackSharing {
    private let order: [Int]
    private var position = 0
    /// Where the tracks of the current priority end in `order`.
    private var groupEnd = 0
    private var left: CGFloat

    init(_ tracks: [GridTrack], room: CGFloat) {
        order = tracks.indices.sorted { a, b in Self.comes(tracks[a], a, before: tracks[b], b) }
        left = room
        guard let first = order.first else { return }
        for track in order where tracks[track].priority != tracks[first].priority {
            left = Engine.subtract(left, tracks[track].range.min)
        }
    }

    private static func comes(_ a: GridTrack, _ i: Int, before b: GridTrack, _ j: Int) -> Bool {
        if a.priority != b.priority { return a.priority > b.priority }
        if a.flexibility != b.flexibility { return a.flexibility < b.flexibility }
        if a.flexibility == .infinity, a.range.min != b.range.min { return a.range.min > b.range.min }
        return i < j
    }

    /// The next track and what it is offered; nil after the last.
    mutating func next(_ tracks: [GridTrack]) -> (track: Int, share: CGFloat)? {
        guard position < order.count else { return nil }
        if position == groupEnd { beginGroup(tracks) }
        defer { position += 1 }
        return (order[position], max(left / CGFloat(groupEnd - position), 0))
    }

    /// Notes what the last track has taken.
    mutating func take(_ length: CGFloat) { left = Engine.subtract(left, length) }

    private mutating func beginGroup(_ tracks: [GridTrack]) {
        let priority = tracks[order[position]].priority
        groupEnd = order[position...].firstIndex { tracks[$0].priority != priority } ?? order.count
        guard position > 0 else { return }
        for track in order[position..<groupEnd] where !(left + tracks[track].range.min).isNaN {
            left += tracks[track].range.min
        }
    }
}
