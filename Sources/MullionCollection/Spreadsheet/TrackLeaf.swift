/// Some tracks that follow each other: equal ones in closed form, or the sizes of at most ``capacity``.
enum TrackLeaf: Sendable {
    case equal(TrackSize, count: Int)
    case sizes([TrackSize])

    /// The most tracks of different sizes.
    static let capacity = 128

    var count: Int {
        switch self {
        case .equal(_, let count): count
        case .sizes(let sizes): sizes.count
        }
    }

    var span: TrackSpan { span(of: 0..<count) }

    /// Whether it can be joined with others into one leaf of sizes.
    var isSmall: Bool { count <= Self.capacity / 4 }

    subscript(index: Int) -> TrackSize {
        switch self {
        case .equal(let size, _): size
        case .sizes(let sizes): sizes[index]
        }
    }

    /// The sum over some tracks. O(1) if they are equal.
    func span(of range: Range<Int>) -> TrackSpan {
        switch self {
        case .equal(let size, _): TrackSpan(count: range.count, length: ExactLength(size.length) * range.count)
        case .sizes(let sizes):
            TrackSpan(
                count: range.count, length: sizes[range].reduce(.zero) { $0 + ExactLength($1.length) })
        }
    }

    /// Returns some of the tracks.
    func part(_ range: Range<Int>) -> TrackLeaf {
        switch self {
        case .equal(let size, _): .equal(size, count: range.count)
        case .sizes(let sizes): .sizes(Array(sizes[range]))
        }
    }

    /// The sizes, one by one.
    var list: [TrackSize] {
        switch self {
        case .equal(let size, let count): Array(repeating: size, count: count)
        case .sizes(let sizes): sizes
        }
    }

    /// Replaces some tracks by equal ones if the leaf can hold these.
    ///
    /// - Returns: Whether it can. O(capacity).
    mutating func replace(_ range: Range<Int>, with size: TrackSize, count: Int) -> Bool {
        switch self {
        case .equal(size, let old):
            self = .equal(size, count: old - range.count + count)
            return true
        case .equal(let own, let old) where count == 0:
            self = .equal(own, count: old - range.count)
            return true
        default:
            guard self.count - range.count + count <= Self.capacity, self.count <= Self.capacity else { return false }
            var sizes = list
            // The old value is released first, so that the array is not copied.
            self = .sizes([])
            sizes.replaceSubrange(range, with: repeatElement(size, count: count))
            self = .sizes(sizes)
            return true
        }
    }
}
