import MullionGeometry

/// Parallel lanes, where each item is put at the end of the lane that is shortest so far, also called masonry or
/// waterfall.
///
/// Lanes are equally wide; items take the width of their lane and keep their length. Of lanes equally long, the first
/// is taken. A new size moves everything behind it, so arranging is O(n · lanes); a query is O(lanes · log n + answer).
public struct MasonryArrangement: SectionArrangement {
    /// The number of lanes, at least 1.
    public let laneCount: Int
    private var lanes: [[Int32]] = []
    private var lane: [Int32] = []
    private var origins: [CGFloat] = []
    private var lengths: [CGFloat] = []
    private var laneWidth: CGFloat = 0
    private var lanePitch: CGFloat = 0
    /// The end of the longest lane.
    public private(set) var length: CGFloat = 0

    /// Creates an arrangement; fewer than one lane count as one.
    public init(lanes: Int) { laneCount = max(1, lanes) }

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
        for (item, size) in sizes.enumerated() {
            var shortest = 0
            for other in 1..<max(1, laneCount) where ends[other] < ends[shortest] { shortest = other }
            lane.append(Int32(shortest))
            lanes[shortest].append(Int32(item))
            origins.append(ends[shortest])
            length = max(length, ends[shortest] + size.main)
            ends[shortest] += size.main + room.lineSpacing
        }
    }

    /// Returns the frame of an item. O(1).
    public func frame(ofItem item: Int) -> SectionFrame {
        SectionFrame(
            crossOrigin: CGFloat(lane[item]) * lanePitch, mainOrigin: origins[item],
            size: SectionSize(cross: laneWidth, main: lengths[item]))
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
