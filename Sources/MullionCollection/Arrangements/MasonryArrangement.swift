import MullionGeometry

/// Parallel lanes, where each item is put at the end of the lane that is shortest so far, also called masonry or
/// waterfall.
///
/// Lanes are equally wide; items take the width of their lane and keep their length. Of lanes equally long, the first
/// is taken.
///
/// An item can span several lanes beside each other: it begins where the longest of them ends, and takes those lanes
/// for which that is earliest. What is above it in the shorter ones stays empty.
///
/// Worked example, three lanes without gaps: items of 40, 20 and 30 are in lanes 0, 1 and 2. One that spans two could
/// begin at max(40, 20) or at max(20, 30); it takes lanes 1 and 2, from 30 on.
///
/// - Complexity: arranging O(n · lanes · span), because a new size moves everything behind it; a query
///   O(lanes · log n + answer · lanes).
///
/// Source: CSS Grid Layout Module Level 3, grid lanes, for items that span lanes.
public struct MasonryArrangement: SectionArrangement {
    /// The number of lanes, at least 1.
    public let laneCount: Int
    private let span: (@Sendable (Int) -> Int)?
    /// The items that begin in each lane.
    private var lanes: [[Int32]] = []
    private var lane: [Int32] = []
    /// The number of lanes of each item; empty if all have one.
    private var spans: [Int32] = []
    private var origins: [CGFloat] = []
    private var lengths: [CGFloat] = []
    private var laneWidth: CGFloat = 0
    private var lanePitch: CGFloat = 0
    /// The end of the longest lane.
    public private(set) var length: CGFloat = 0

    /// Creates an arrangement; fewer than one lane count as one.
    public init(lanes: Int) {
        laneCount = max(1, lanes)
        span = nil
    }

    /// Creates an arrangement of items that span lanes; fewer than one lane count as one.
    ///
    /// - Parameter span: Returns the number of lanes of an item, which is brought into 1...``laneCount``. Called for
    ///   every item when the section is arranged.
    public init(lanes: Int, span: @escaping @Sendable (Int) -> Int) {
        laneCount = max(1, lanes)
        self.span = span
    }

    /// Puts the items into lanes.
    public mutating func arrange(_ sizes: [SectionSize], in room: SectionRoom) {
        laneWidth = max(0, (room.available - room.interitemSpacing * CGFloat(laneCount - 1)) / CGFloat(laneCount))
        lanePitch = laneWidth + room.interitemSpacing
        lanes = Array(repeating: [], count: laneCount)
        var ends = Array(repeating: CGFloat(0), count: laneCount)
        lane = []
        origins = []
        lengths = sizes.map(\.main)
        lane.reserveCapacity(sizes.count)
        origins.reserveCapacity(sizes.count)
        length = 0
        spans = span.map { span in sizes.indices.map { Int32(min(max(1, span($0)), laneCount)) } } ?? []
        for (item, size) in sizes.enumerated() {
            let (first, start) = Self.place(of: span(ofItem: item), in: ends)
            lane.append(Int32(first))
            lanes[first].append(Int32(item))
            origins.append(start)
            length = max(length, start + size.main)
            for taken in first..<first + span(ofItem: item) { ends[taken] = start + size.main + room.lineSpacing }
        }
    }

    private func span(ofItem item: Int) -> Int { spans.isEmpty ? 1 : Int(spans[item]) }

    /// Returns the first of so many lanes beside each other whose longest is shortest, and where it ends.
    private static func place(of span: Int, in ends: [CGFloat]) -> (first: Int, start: CGFloat) {
        var (best, start) = (0, CGFloat.infinity)
        for first in 0...ends.count - span {
            var end = ends[first]
            for other in first + 1..<first + max(1, span) { end = max(end, ends[other]) }
            if end < start { (best, start) = (first, end) }
        }
        return (best, start)
    }

    /// Returns the frame of an item. O(1).
    public func frame(ofItem item: Int) -> SectionFrame {
        SectionFrame(
            crossOrigin: CGFloat(lane[item]) * lanePitch, mainOrigin: origins[item],
            size: SectionSize(cross: CGFloat(span(ofItem: item) - 1) * lanePitch + laneWidth, main: lengths[item]))
    }

    /// Calls with the items that meet a range, in ascending order.
    public func forEachItem(near range: ClosedRange<CGFloat>, _ body: (Int) -> Void) {
        var next = lanes.map { lane in
            lane.indices.partitioningIndex { position in
                let item = Int(lane[position])
                return origins[item] + lengths[item] >= range.lowerBound
            }
        }
        while true {
            var found: (item: Int32, lane: Int)?
            for (number, lane) in lanes.enumerated() where next[number] < lane.count {
                let item = lane[next[number]]
                if origins[Int(item)] <= range.upperBound, item < found?.item ?? .max { found = (item, number) }
            }
            guard let found else { return }
            body(Int(found.item))
            next[found.lane] += 1
        }
    }
}
