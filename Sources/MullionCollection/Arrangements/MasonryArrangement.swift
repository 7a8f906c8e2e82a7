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
/// Of every 64 items, only where the lanes end before them is kept. Their places follow from these ends and the sizes.
///
/// - Complexity: arranging O(k · lanes · span) for the k items from the first change on, because a new size moves
///   everything behind it; a query O(log n + answer · lanes · span), and O(n / 64) where an item is longer than the
///   thousands behind it. Memory: lanes / 8 + 1/4 bytes for an item, and 4 more if items span lanes.
///
/// Source: CSS Grid Layout Module Level 3, grid lanes, for items that span lanes.
public struct MasonryArrangement: SectionArrangement {
    /// The number of lanes, at least 1.
    public let laneCount: Int
    private let span: (@Sendable (Int) -> Int)?
    /// The number of lanes of each item; empty if all have one.
    private var spans: [Int32] = []
    /// Where each lane ends, with the gap behind it, before each block of items: as many numbers for a block as lanes.
    private var ends: [CGFloat] = []
    /// Where the longest item of each block ends.
    private var blockEnds: [CGFloat] = []
    /// The greatest of these up to each block.
    private var reach: [CGFloat] = []
    private var room = SectionRoom(available: 0, interitemSpacing: 0, lineSpacing: 0)
    private var laneWidth: CGFloat = 0
    private var lanePitch: CGFloat = 0
    /// The end of the longest lane.
    public private(set) var length: CGFloat = 0

    /// The items of a block.
    private static let blockLength = 64

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
    public mutating func arrange(_ sizes: SectionSizes, in room: SectionRoom, from first: Int) {
        laneWidth = max(0, (room.available - room.interitemSpacing * CGFloat(laneCount - 1)) / CGFloat(laneCount))
        lanePitch = laneWidth + room.interitemSpacing
        let block = self.room == room ? min(first / Self.blockLength, blockEnds.count) : 0
        self.room = room
        if let span {
            spans.removeLast(spans.count - min(first, spans.count))
            for item in spans.count..<sizes.count { spans.append(Int32(min(max(1, span(item)), laneCount))) }
        }
        var current =
            block == 0
            ? Array(repeating: 0, count: laneCount) : Array(ends[block * laneCount..<(block + 1) * laneCount])
        ends.removeLast(max(0, ends.count - block * laneCount))
        blockEnds.removeLast(blockEnds.count - block)
        reach.removeLast(reach.count - block)
        for start in stride(from: block * Self.blockLength, to: sizes.count, by: Self.blockLength) {
            ends += current
            var end: CGFloat = 0
            for item in start..<min(start + Self.blockLength, sizes.count) {
                end = max(end, place(item, sizes, &current).end)
            }
            blockEnds.append(end)
            reach.append(max(reach.last ?? 0, end))
        }
        ends += current
        length = reach.last ?? 0
    }

    /// Puts an item into its lanes.
    private func place(
        _ item: Int, _ sizes: SectionSizes, _ ends: inout [CGFloat]
    ) -> (lane: Int, start: CGFloat, end: CGFloat) {
        let span = span(ofItem: item)
        let (lane, start) = Self.place(of: span, in: ends)
        let end = start + sizes[item].main
        for taken in lane..<lane + span { ends[taken] = end + room.lineSpacing }
        return (lane, start, end)
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

    /// Calls with the items of a block and their frames, until the function returns false.
    private func forEachItem(ofBlock block: Int, _ sizes: SectionSizes, _ body: (Int, SectionFrame) -> Bool) {
        var ends = Array(self.ends[block * laneCount..<(block + 1) * laneCount])
        for item in block * Self.blockLength..<min((block + 1) * Self.blockLength, sizes.count) {
            let (lane, start, _) = place(item, sizes, &ends)
            let cross = CGFloat(span(ofItem: item) - 1) * lanePitch + laneWidth
            let frame = SectionFrame(
                crossOrigin: CGFloat(lane) * lanePitch, mainOrigin: start,
                size: SectionSize(cross: cross, main: sizes[item].main))
            guard body(item, frame) else { return }
        }
    }

    /// Returns the frame of an item. O(lanes · span).
    public func frame(ofItem item: Int, _ sizes: SectionSizes) -> SectionFrame {
        var result = SectionFrame(crossOrigin: 0, mainOrigin: 0, size: SectionSize(cross: 0, main: 0))
        forEachItem(ofBlock: item / Self.blockLength, sizes) { other, frame in
            result = frame
            return other < item
        }
        return result
    }

    /// Calls with the items that meet a range, in ascending order.
    public func forEachItem(
        near range: ClosedRange<CGFloat>, _ sizes: SectionSizes, _ body: (Int, SectionFrame) -> Void
    ) {
        // Lanes only grow: if a block begins behind the range, so do those after it.
        func begin(_ block: Int) -> CGFloat { ends[block * laneCount..<(block + 1) * laneCount].min() ?? 0 }
        let last = (0..<blockEnds.count).partitioningIndex { begin($0) > range.upperBound }
        let first = (0..<last).partitioningIndex { reach[$0] >= range.lowerBound }
        for block in first..<last where blockEnds[block] >= range.lowerBound {
            forEachItem(ofBlock: block, sizes) { item, frame in
                let start = frame.mainOrigin
                if start <= range.upperBound, range.lowerBound <= start + frame.size.main { body(item, frame) }
                return true
            }
        }
    }
}
