import MullionGeometry

/// The columns of a lazy vertical grid in a width, or the rows of a horizontal one in a height (Layout rule 6.13).
///
/// 1. From the length take the fixed items and the gaps between items; nothing remains below that is not shared out.
/// 2. In order each item that is not fixed is offered what is left, divided by the number of those not measured yet.
/// 3. A flexible item takes its share within its limits. An adaptive one has ⌊(share + gap) / (minimum + gap)⌋ columns,
///    at least 1, of equal parts of its share, each at most as wide as the maximum.
/// 4. What an item takes is subtracted.
///
/// The grid measures with the length proposed, and places with the total that came out. That can give different
/// columns, which SwiftUI's does too.
///
/// Worked example: flexible from 100 and flexible from 180 in 300. Left are 292; the first takes 146, the second 180:
/// the total is 334. Placed in 334: left are 326, the first takes 163, the second 180, 351 in all.
///
/// - Complexity: O(items + tracks). An item has at most ``mostTracks`` tracks, and in an endless length as many as
///   there are children.
struct LazyTracks {
    /// One column or row.
    struct Track {
        var start: CGFloat
        var length: CGFloat
        var alignment: Alignment
    }

    static let mostTracks = 10_000

    private(set) var tracks: [Track] = []
    /// From the beginning of the first track to the end of the last.
    private(set) var total: CGFloat = 0
    private var lastGap: CGFloat = 0

    var lengths: some Sequence<CGFloat> { tracks.lazy.map(\.length) }

    /// - Parameters:
    ///   - items: No items at all count as one flexible item.
    ///   - length: What there is; nil: 10, as wherever nothing is proposed (Layout rule 1.3).
    ///   - count: The number of children.
    init(_ items: [GridItem], in length: CGFloat?, count: Int) {
        let items = items.isEmpty ? [GridItem()] : items
        var left = length ?? 10
        for item in items.dropLast() { left -= item.gap }
        var unfixed = 0
        for item in items {
            if case .fixed(let length) = item.size { left -= Self.extent(length) } else { unfixed += 1 }
        }
        for item in items {
            let taken = add(item, share: left / CGFloat(max(unfixed, 1)), count)
            if case .fixed = item.size { continue }
            left = Engine.subtract(left, taken)
            unfixed -= 1
        }
    }

    /// Adds the tracks of an item. Returns how much of the room they take.
    private mutating func add(_ item: GridItem, share: CGFloat, _ count: Int) -> CGFloat {
        switch item.size {
        case .fixed(let length): return append(item, Self.extent(length), 1)
        case .flexible(let minimum, let maximum):
            let low = Self.extent(minimum)
            return append(item, min(max(share, low), max(Self.limit(maximum), low)), 1)
        case .adaptive(let minimum, let maximum):
            let low = Self.extent(minimum)
            let room = max(share, 0)
            let number = Self.number(of: low, in: room, gap: item.gap, count)
            let length = room == .infinity ? room : (room - CGFloat(number - 1) * item.gap) / CGFloat(number)
            return append(item, max(min(length, max(Self.limit(maximum), low)), 0), number)
        }
    }

    private static func number(of minimum: CGFloat, in room: CGFloat, gap: CGFloat, _ count: Int) -> Int {
        if room == .infinity { return min(max(count, 1), mostTracks) }
        // Nothing is as wide as something: as many as there may be.
        guard minimum + gap > 0 else { return room > 0 ? mostTracks : 1 }
        let fitting = ((room + gap) / (minimum + gap)).rounded(.down)
        return fitting >= CGFloat(mostTracks) ? mostTracks : max(Int(fitting), 1)
    }

    private mutating func append(_ item: GridItem, _ length: CGFloat, _ number: Int) -> CGFloat {
        var start = tracks.isEmpty ? 0 : total + lastGap
        let first = start
        for _ in 0..<number {
            tracks.append(Track(start: start, length: length, alignment: item.alignment ?? .center))
            total = start + length
            start = total + item.gap
        }
        lastGap = item.gap
        return total - first
    }

    /// A length without NaN and negative numbers.
    private static func extent(_ length: CGFloat) -> CGFloat { length.isFinite && length > 0 ? length : 0 }

    private static func limit(_ length: CGFloat) -> CGFloat { length.isNaN ? .infinity : length }
}

extension GridItem {
    var gap: CGFloat { Self.gap(spacing) }

    /// A gap in points; 8 where it is nil or no finite number.
    static func gap(_ spacing: CGFloat?) -> CGFloat {
        spacing.flatMap { $0.isFinite ? $0 : nil } ?? ViewSpacing.defaultDistance
    }
}
