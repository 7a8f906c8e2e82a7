import MullionGeometry

/// Which items of an overflow stack are shown in some room.
///
/// Let the items leave in a fixed order, and let `total(n)` be the length of the stack with the n items that leave
/// last: these items and the gaps between them, added up in declaration order, and, if any are hidden, the indicator
/// for exactly the hidden ones and the gap before it. **The stack shows the largest n with total(n) <= room. If there
/// is no such n, because not even the indicator fits, it shows nothing.**
///
/// The length of the indicator depends on n, and n on it; but `total(n)` is a number for each n, whatever the room. So
/// the rule is not a fixpoint to be approached: it is a search over the n + 1 numbers from 0 to the count of items, and
/// it ends.
///
/// - What is shown depends on the room and the lengths alone, not on what was shown before: nothing flickers.
/// - More room never shows fewer items: { n : total(n) <= room } only grows with the room, so its largest element
///   cannot fall.
/// - Offered exactly its own length, the stack shows the same items: `total(n)` is the same sum again.
/// - With negative gaps, or indicators that become shorter as more is hidden, `total` is not monotone; none of this
///   needs it.
///
/// Steps:
/// 1. Put the items in the order in which they leave: the last first, or the lowest priority first and among equals the
///    last.
/// 2. From all items downwards, keep an estimate of the length of the items that are left and the gap before the
///    indicator. Where it exceeds the room by more than rounding could explain, no indicator is measured.
/// 3. Else add up `total(n)`, and stop at the first that fits.
///
/// Worked example: items of 40, 30, 20 and 50, gaps of 10, an indicator of 20, in 120. All are 170; three are 110 and
/// with the indicator 140; two are 80 and with it 110: two are shown. In 139 it is still two, in 140 three, in 170 all.
///
/// Source: the stable form of an overflow stack in UIKit, which hides and returns views one by one and can alternate.
///
/// - Complexity: O(n log n) for n items and one indicator for each n that step 2 lets through, usually one or two; each
///   such n costs O(n).
struct OverflowChoice {
    let count: Int
    let order: OverflowOrder
    let length: (Int) -> CGFloat
    let priority: (Int) -> Double
    /// The gap between two items that are shown next to each other.
    let gap: (Int, Int) -> CGFloat
    /// The length of the indicator for hidden items, >= 0; nil: there is no indicator.
    let indicator: ((OverflowItems) -> CGFloat)?
    /// The gap between the last item that is shown and the indicator.
    let indicatorGap: (Int) -> CGFloat

    /// Returns the positions of the items that are shown, in declaration order; nil if not even the indicator fits.
    ///
    /// - Parameter room: nil for no limit.
    func shown(in room: CGFloat?) -> [Int]? {
        guard let room, room < .infinity else { return Array(0..<count) }
        var estimate = ShrinkingSum(count: count, length: length, gap: gap)
        var isShown = [Bool](repeating: true, count: count)
        let leaving = leavingOrder
        var last = count - 1
        for hidden in 0...count {
            var gap: CGFloat = 0
            if hidden > 0 {
                isShown[leaving[hidden - 1]] = false
                estimate.remove(leaving[hidden - 1])
                while last >= 0, !isShown[last] { last -= 1 }
                if indicator != nil, last >= 0 { gap = indicatorGap(last) }
            }
            if estimate.certainlyExceeds(room, with: gap) { continue }
            let shown = isShown.indices.filter { isShown[$0] }
            if total(shown, isShown) <= room { return shown }
        }
        return nil
    }

    // MARK: - 1. Order

    private var leavingOrder: [Int] {
        switch order {
        case .last: (0..<count).reversed()
        case .leastImportant:
            (0..<count).sorted { a, b in priority(a) == priority(b) ? a > b : priority(a) < priority(b) }
        }
    }

    // MARK: - 3. Totals

    private func total(_ shown: [Int], _ isShown: [Bool]) -> CGFloat {
        var sum: CGFloat = 0
        for (place, item) in shown.enumerated() {
            if place > 0 { sum += gap(shown[place - 1], item) }
            sum += length(item)
        }
        guard shown.count < count, let indicator else { return sum }
        let length = indicator(OverflowItems(isShown.indices.filter { !isShown[$0] }))
        return sum + ((shown.last.map(indicatorGap) ?? 0) + length)
    }
}

/// 2. The length of items and gaps while items are taken away, up to rounding.
private struct ShrinkingSum {
    private let length: (Int) -> CGFloat
    private let gap: (Int, Int) -> CGFloat
    /// The remaining neighbors of each item; -1 and the count mean none.
    private var before: [Int]
    private var after: [Int]
    private var sum: CGFloat = 0
    /// Everything that was ever added or taken away, of which rounding is a small part.
    private var turnover: CGFloat = 0

    init(count: Int, length: @escaping (Int) -> CGFloat, gap: @escaping (Int, Int) -> CGFloat) {
        self.length = length
        self.gap = gap
        before = Array(-1..<count - 1)
        after = Array(1..<count + 1)
        for item in 0..<count {
            add(length(item))
            if item > 0 { add(gap(item - 1, item)) }
        }
    }

    private mutating func add(_ length: CGFloat) {
        sum += length
        turnover += abs(length)
    }

    mutating func remove(_ item: Int) {
        let (left, right) = (before[item], after[item])
        add(-length(item))
        if left >= 0 {
            add(-gap(left, item))
            after[left] = right
        }
        if right < before.count {
            add(-gap(item, right))
            before[right] = left
        }
        if left >= 0, right < before.count { add(gap(left, right)) }
    }

    /// Whether the items and a gap are longer than the room even if every addition was rounded the wrong way. Endless
    /// lengths are not certain: taking them away leaves no number.
    func certainlyExceeds(_ room: CGFloat, with gap: CGFloat) -> Bool {
        sum + gap - (turnover + abs(gap)) * 1e-9 > room
    }
}
