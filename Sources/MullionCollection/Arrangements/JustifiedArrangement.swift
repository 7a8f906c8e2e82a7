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
/// - Complexity: arranging O(n); a frame O(log rows + items of a row); a query O(log rows + answer). Memory: 8 bytes an
///   item, 20 a row.
public struct JustifiedArrangement: SectionArrangement {
    /// The length that rows are near to, in points. At least 1.
    public let targetLength: CGFloat
    private var proportions: [CGFloat] = []
    private var firstItems: [Int32] = []
    private var starts: [CGFloat] = []
    private var lengths: [CGFloat] = []
    private var spacing: CGFloat = 0
    /// The end of the last row.
    public private(set) var length: CGFloat = 0

    /// Creates an arrangement. A target that is less than 1 or not a number counts as 1, a longer one than 2³¹ - 1 as
    /// that.
    public init(targetLength: CGFloat) {
        self.targetLength = max(1, targetLength.asLength)
    }

    /// Breaks rows.
    public mutating func arrange(_ sizes: [SectionSize], in room: SectionRoom) {
        proportions = sizes.map { size in
            size.cross > 0 && size.main > 0 ? min(max(size.cross / size.main, 0.01), 100) : 1
        }
        firstItems = []
        starts = []
        lengths = []
        spacing = room.interitemSpacing
        length = 0
        let available = max(0, room.available)
        var (first, sum) = (0, CGFloat(0))
        func stretched(_ sum: CGFloat, _ count: Int) -> CGFloat { (available - spacing * CGFloat(count - 1)) / sum }
        while first < proportions.count {
            var end = first
            sum = 0
            var row = CGFloat.infinity
            while end < proportions.count, row > targetLength {
                sum += proportions[end]
                end += 1
                row = stretched(sum, end - first)
            }
            if row > targetLength {
                row = targetLength
            } else if end - first > 1 {
                let without = stretched(sum - proportions[end - 1], end - first - 1)
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

    /// Returns the frame of an item.
    public func frame(ofItem item: Int) -> SectionFrame {
        let row = firstItems.indices.partitioningIndex { Int(firstItems[$0]) > item } - 1
        var cross: CGFloat = 0
        for previous in Int(firstItems[row])..<item { cross += proportions[previous] * lengths[row] + spacing }
        return SectionFrame(
            crossOrigin: cross, mainOrigin: starts[row],
            size: SectionSize(cross: proportions[item] * lengths[row], main: lengths[row]))
    }

    /// Calls with the items of the rows that meet a range, in ascending order.
    public func forEachItem(near range: ClosedRange<CGFloat>, _ body: (Int) -> Void) {
        var row = starts.indices.partitioningIndex { starts[$0] + lengths[$0] >= range.lowerBound }
        while row < starts.count, starts[row] <= range.upperBound {
            let end = row + 1 < starts.count ? Int(firstItems[row + 1]) : proportions.count
            for item in Int(firstItems[row])..<end { body(item) }
            row += 1
        }
    }
}
