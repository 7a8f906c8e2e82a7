import MullionGeometry

/// The rows or the columns of a spreadsheet, with the same spacing between any two.
///
/// They are kept in leaves, and sums over the leaves in a ``PrefixTree``. Tracks that were never touched are in leaves
/// of equal ones, which take no memory for each track.
///
/// Worked example for 300 rows of 20 points, after row 120 was measured as 26:
///
/// ```
/// leaf      0           1                               2
/// tracks    0..<112     112..<224                       224..<300
/// sizes     112 × 20    20, 20, … 26 (at 8), 20, …      76 × 20
/// length    2240        2246                            1520
/// ```
struct TrackList: Sendable {
    private var leaves: [TrackLeaf] = []
    /// Sums over the leaves.
    private var spans = PrefixTree<TrackSpan>()
    /// The points between two tracks.
    var spacing: CGFloat = 0 {
        didSet { spacing = spacing.asLength }
    }

    /// The tracks of a new leaf, so that the first insertions find room.
    private static let fill = 112
    /// The most leaves of a new list; its leaves are longer instead.
    private static let newLeafLimit = 16_384

    /// The number of tracks.
    var count: Int { spans.total.count }

    /// The length of all tracks, with the spacing between them.
    var length: ExactLength { count == 0 ? .zero : end(of: spans.total) }

    /// The size of a track. O(log n).
    subscript(track: Int) -> TrackSize {
        let (leaf, index, _) = place(of: track)
        return leaves[leaf][index]
    }

    /// The start of a track; that of one behind the last if it is equal to their number. O(log n).
    func start(of track: Int) -> ExactLength {
        guard track < count else { return start(after: spans.total) }
        let (leaf, index, before) = place(of: track)
        return start(after: before + leaves[leaf].span(of: 0..<index))
    }

    /// The first track from one on that ends after a place; their number if there is none. O(log n).
    func firstTrack(from first: Int, endingAfter place: CGFloat) -> Int {
        let (leaf, before) = spans.longestPrefix { $0.count == 0 || end(of: $0).value <= place }
        guard leaf < leaves.count else { return count }
        let found: Int
        switch leaves[leaf] {
        case .equal(let size, let count):
            let length = ExactLength(size.length)
            found = (0..<count).partitioningIndex { index in
                end(of: before + TrackSpan(count: index + 1, length: length * (index + 1))).value > place
            }
        case .sizes(let sizes):
            var sum = before
            found =
                sizes.firstIndex { size in
                    sum += TrackSpan(count: 1, length: ExactLength(size.length))
                    return end(of: sum).value > place
                } ?? sizes.count
        }
        return max(first, before.count + found)
    }

    /// Calls with each track from one on, and its start, until the function returns false. O(log n + calls).
    func forEach(from first: Int, _ body: (_ track: Int, _ start: ExactLength, TrackSize) -> Bool) {
        guard first < count else { return }
        var (leaf, index, before) = place(of: first)
        var sum = before + leaves[leaf].span(of: 0..<index)
        while leaf < leaves.count {
            while index < leaves[leaf].count {
                let size = leaves[leaf][index]
                guard body(sum.count, start(after: sum), size) else { return }
                sum += TrackSpan(count: 1, length: ExactLength(size.length))
                index += 1
            }
            leaf += 1
            index = 0
        }
    }

    /// Where a track begins after others.
    private func start(after span: TrackSpan) -> ExactLength { span.length + ExactLength(spacing) * span.count }

    /// Where the last of some tracks ends.
    private func end(of span: TrackSpan) -> ExactLength { span.length + ExactLength(spacing) * (span.count - 1) }

    /// The leaf of a track, its place in there, and the sum of the leaves before. O(log n).
    private func place(of track: Int) -> (leaf: Int, index: Int, before: TrackSpan) {
        let (leaf, before) = spans.longestPrefix { $0.count <= track }
        return (leaf, track - before.count, before)
    }
}

/// Edits. Most change one leaf. A leaf without room is cut into new ones, which shifts the list of leaves: O(leaves),
/// once in many edits.
extension TrackList {
    /// Changes the size of a track. O(log n).
    mutating func resize(_ track: Int, to size: TrackSize) { replace(track..<track + 1, with: size, count: 1) }

    /// Inserts equal tracks before a track, or at the end.
    mutating func insert(_ size: TrackSize, count: Int, at track: Int) {
        replace(track..<track, with: size, count: count)
    }

    /// Removes tracks.
    mutating func remove(_ range: Range<Int>) { replace(range, with: TrackSize(.fixed(0)), count: 0) }

    /// Moves a track. The position it gets counts after it was taken out.
    mutating func move(_ track: Int, to target: Int) {
        let size = self[track]
        remove(track..<track + 1)
        insert(size, count: 1, at: target)
    }

    /// Replaces tracks by equal ones.
    private mutating func replace(_ range: Range<Int>, with size: TrackSize, count new: Int) {
        guard !range.isEmpty || new > 0 else { return }
        guard !leaves.isEmpty else { return replaceLeaves(0..<0, with: [.equal(size, count: new)]) }
        var (first, index, _) = place(of: min(range.lowerBound, count - 1))
        if range.lowerBound == count { index = leaves[first].count }
        let (last, lastIndex) =
            range.isEmpty ? (first, index) : { ($0.leaf, $0.index + 1) }(place(of: range.upperBound - 1))
        let keepsEnough = index + leaves[last].count - lastIndex + new > TrackLeaf.capacity / 4
        if first == last, keepsEnough || leaves.count == 1 && new > 0,
            leaves[first].replace(index..<lastIndex, with: size, count: new)
        {
            spans[first] = leaves[first].span
            return
        }
        // What is next to a change is likely to change next: of many equal ones, some become sizes of their own.
        let rest = leaves[last].count
        let (left, right) = (max(0, index - Self.fill / 2), min(rest, lastIndex + Self.fill / 2))
        var parts = [
            leaves[first].part(0..<left), leaves[first].part(left..<index), .equal(size, count: new),
            leaves[last].part(lastIndex..<right), leaves[last].part(right..<rest),
        ]
        // Leaves that became small join the next one, so that they stay few.
        var end = last + 1
        if parts.allSatisfy(\.isSmall), end < leaves.count, leaves[end].count <= TrackLeaf.capacity {
            parts.append(leaves[end])
            end += 1
        }
        replaceLeaves(first..<end, with: parts)
    }

    /// Replaces leaves. Small ones become one; those that are too large are divided.
    private mutating func replaceLeaves(_ range: Range<Int>, with parts: [TrackLeaf]) {
        var new: [TrackLeaf] = []
        var small: [TrackSize] = []
        func flush() {
            if !small.isEmpty { new += Self.pieces(of: small) }
            small = []
        }
        for part in parts where part.count > 0 {
            switch part {
            case .equal(let size, let count) where count > Self.fill:
                flush()
                let length = max(Self.fill, count / Self.newLeafLimit)
                let pieces = (count + length - 1) / length
                for piece in 0..<pieces {
                    new.append(.equal(size, count: count * (piece + 1) / pieces - count * piece / pieces))
                }
            default: small += part.list
            }
        }
        flush()
        leaves.replaceSubrange(range, with: new)
        spans.replaceSubrange(range, with: new.map(\.span))
    }

    private static func pieces(of sizes: [TrackSize]) -> [TrackLeaf] {
        guard sizes.count > TrackLeaf.capacity else {
            return [sizes.allSatisfy { $0 == sizes[0] } ? .equal(sizes[0], count: sizes.count) : .sizes(sizes)]
        }
        let pieces = (sizes.count + fill - 1) / fill
        return (0..<pieces).map { piece in
            .sizes(Array(sizes[sizes.count * piece / pieces..<sizes.count * (piece + 1) / pieces]))
        }
    }
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
