import MullionGeometry

/// The items of a variable section, and where its lines are.
///
/// Items are kept in *leaves* of at most 128. A line may begin in one leaf and end in another. Of lines nothing is kept
/// but, per leaf, how many of its first items belong to a line that began before (its *lead*), how many lines begin in
/// it, and how long these are together; a query breaks the lines of the leaf it arrives at again. So an item costs its
/// size and about a byte, and what an edit has to bring up to date is one number per leaf.
///
/// ```
/// leaf        0            1            2
/// items       a b c d e    f g h i j    k l
/// lines       |a b c|d e    f|g h|i j    k l|
/// lead        0            1            2
/// lines       2            2            0
/// ```
struct LineIndex: Sendable {
    /// The sizes; no leaf is empty.
    var leaves: [SizeLeaf] = []
    /// How many items at the beginning of each leaf belong to a line that began in an earlier one; -1 = not known yet.
    var leads: [Int32] = []
    /// Sums over the leaves.
    var spans = PrefixTree<LineSpan>()

    /// How many items a leaf holds at most.
    static let capacity = 128
    /// How many a new leaf gets, so that the first insertions find room.
    static let fill = 112

    /// The number of items.
    var count: Int { Int(spans.total.items) }
    var lineCount: Int { Int(spans.total.lines) }

    /// Creates an index of items in one go; lines are still to be broken.
    init(count: Int, size: (Int) -> StoredSize) {
        let leafCount = (count + Self.fill - 1) / Self.fill
        leaves.reserveCapacity(leafCount)
        var spans: [LineSpan] = []
        spans.reserveCapacity(leafCount)
        for first in stride(from: 0, to: count, by: Self.fill) {
            var leaf = SizeLeaf()
            leaf.reserveCapacity(Self.capacity)
            for item in first..<min(first + Self.fill, count) { leaf.append(size(item)) }
            spans.append(LineSpan(items: Int32(leaf.count)))
            leaves.append(leaf)
        }
        leads = Array(repeating: -1, count: leafCount)
        self.spans = PrefixTree(spans)
    }

    /// The length of all lines with the gaps between them, none after the last.
    func length(lineSpacing: CGFloat) -> ExactLength {
        lineCount == 0 ? .zero : spans.total.length - ExactLength(lineSpacing)
    }

    /// The leaf of an item, and its place in there. O(log n).
    func place(ofItem item: Int) -> (leaf: Int, index: Int) {
        let (leaf, before) = spans.longestPrefix { Int($0.items) <= item }
        return (leaf, item - Int(before.items))
    }

    /// The size of an item. O(log n).
    subscript(item: Int) -> StoredSize {
        let place = place(ofItem: item)
        return leaves[place.leaf][place.index]
    }

    /// The last leaf before this one, or this one, in which a line begins.
    func leafBeginningLine(atOrBefore leaf: Int) -> Int {
        var leaf = leaf
        while spans[leaf].lines == 0 { leaf -= 1 }
        return leaf
    }
}
