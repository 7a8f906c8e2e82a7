import MullionGeometry

/// Rows of items that keep their proportions and fill the width, as walls of photos have them.
///
/// 1. Items are added to a row until, stretched to the available length, it is no longer than the target along the
///    scrolling axis.
/// 2. The row ends with the item that made it so, or before it: whichever is nearer to the target, by the quotient; if
///    both are, with it.
/// 3. The last row, if it is not full, has the target length and begins at the leading edge.
///
/// Proportions are brought within 1 : 100; those of an item without a length are 1 : 1. If nothing is available, rows
/// have one item and no length.
///
/// Worked example, 300 with gaps of 10 and a target of 100: items of 3 : 2, 3 : 2 and 1 : 1. One item would be 200
/// long, two are (300 - 10) / 3 = 96⅔, which is nearer. The third is in the last row, 100 × 100.
///
/// - Complexity: arranging O(k) for the k items from the first change on; a frame O(log rows + items of a row); a query
///   O(log rows + answer). Memory: 20 bytes a row.
public struct JustifiedArrangement: SectionArrangement {
    /// The length that rows are near to, in points. At least 1.
    public let targetLength: CGFloat
    private var firstItems: [Int32] = []
    private var starts: [CGFloat] = []
    private var lengths: [CGFloat] = []
    private var room = SectionRoom(available: 0, interitemSpacing: 0, lineSpacing: 0)
    /// The end of the last row.
    public private(set) var length: CGFloat = 0

    /// Creates an arrangement. A target that is less than 1 or not a number counts as 1, a longer one than 2³¹ - 1 as
    /// that.
    public init(targetLength: CGFloat) {
        self.targetLength = max(1, targetLength.asLength)
    }

    /// Breaks rows.
    public mutating func arrange(_ sizes: SectionSizes, in room: SectionRoom, from first: Int) {
        // The row before that of a changed item ended where it did because of the item.
        let row = self.room == room && first > 0 ? max(0, self.row(ofItem: first) - 1) : 0
        var first = row == 0 ? 0 : Int(firstItems[row])
        length = row == 0 ? 0 : starts[row - 1] + lengths[row - 1]
        firstItems.removeLast(firstItems.count - row)
        starts.removeLast(starts.count - row)
        lengths.removeLast(lengths.count - row)
        self.room = room
        let spacing = room.interitemSpacing
        let available = max(0, room.available)
        var sum: CGFloat = 0
        func stretched(_ sum: CGFloat, _ count: Int) -> CGFloat { (available - spacing * CGFloat(count - 1)) / sum }
        while first < sizes.count {
            var end = first
            sum = 0
            var row = CGFloat.infinity
            while end < sizes.count, row > targetLength {
                sum += Self.proportion(sizes[end])
                end += 1
                row = stretched(sum, end - first)
            }
            if row > targetLength {
                row = targetLength
            } else if end - first > 1 {
                let without = stretched(sum - Self.proportion(sizes[end - 1]), end - first - 1)
                if row <= 0 || without / targetLength < targetLength / row {
                    end -= 1
                    row = without
                }
            }
            let start = starts.isEmpty ? 0 : length + room.lineSpacing
            firstItems.append(Int32(first))
            starts.append(start)
            lengths.append(max(0, row))
            length = start + max(0, row)
            first = end
        }
    }

    private static func proportion(_ size: SectionSize) -> CGFloat {
        size.cross > 0 && size.main > 0 ? min(max(size.cross / size.main, 0.01), 100) : 1
    }

    /// The row of an item, or the last one.
    private func row(ofItem item: Int) -> Int {
        firstItems.indices.partitioningIndex { Int(firstItems[$0]) > item } - 1
    }

    /// Calls with the items of a row and their frames, until the function returns false.
    private func forEachItem(ofRow row: Int, _ sizes: SectionSizes, _ body: (Int, SectionFrame) -> Bool) {
        let end = row + 1 < starts.count ? Int(firstItems[row + 1]) : sizes.count
        var cross: CGFloat = 0
        for item in Int(firstItems[row])..<end {
            let length = Self.proportion(sizes[item]) * lengths[row]
            let frame = SectionFrame(
                crossOrigin: cross, mainOrigin: starts[row], size: SectionSize(cross: length, main: lengths[row]))
            guard body(item, frame) else { return }
            cross += length + room.interitemSpacing
        }
    }

    /// Returns the frame of an item.
    public func frame(ofItem item: Int, _ sizes: SectionSizes) -> SectionFrame {
        var result = SectionFrame(crossOrigin: 0, mainOrigin: 0, size: SectionSize(cross: 0, main: 0))
        forEachItem(ofRow: row(ofItem: item), sizes) { other, frame in
            result = frame
            return other < item
        }
        return result
    }

    /// Calls with the items of the rows that meet a range, in ascending order.
    public func forEachItem(
        near range: ClosedRange<CGFloat>, _ sizes: SectionSizes, _ body: (Int, SectionFrame) -> Void
    ) {
        var row = starts.indices.partitioningIndex { starts[$0] + lengths[$0] >= range.lowerBound }
        while row < starts.count, starts[row] <= range.upperBound {
            forEachItem(ofRow: row, sizes) { item, frame in
                body(item, frame)
                return true
            }
            row += 1
        }
    }
}
