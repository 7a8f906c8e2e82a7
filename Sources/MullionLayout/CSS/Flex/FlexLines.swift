import MullionGeometry

/// One line of a flex container.
struct FlexLine: BitwiseCopyable {
    var start: Int
    var end: Int
    var cross: CGFloat = 0
    var position: CGFloat = 0
    /// The items that share the first and the last baseline.
    var first = BaselineGroup()
    var last = BaselineGroup()

    var range: Range<Int> { start..<end }
}

/// Lines, and the flexing of their items (css-flexbox-1 §9.3 and §9.7; `balance` of css-flexbox-2).
extension Engine {
    /// What two sums of the same lengths may differ by.
    static var tolerance: CGFloat { 1.0 / 1024 }

    /// The lines, with the used main sizes of their items (§9.2, §9.3, §9.7).
    @inline(__always)
    func flexedLines(_ container: FlexContainer) -> UnsafeMutableBufferPointer<FlexLine> {
        for i in 0..<container.count { findFlexBase(container, i) }
        let lines = flexLines(container)
        for line in lines { flexLengths(container, line.range) }
        return lines
    }

    /// Breaks the items into lines, at least one if there are items.
    private func flexLines(_ container: FlexContainer) -> UnsafeMutableBufferPointer<FlexLine> {
        let count = container.count
        if container.isSingleLine || count == 0 {
            let lines = store.pointee.scratch.take(FlexLine.self, 1)
            lines.initialize(to: FlexLine(start: 0, end: count))
            return UnsafeMutableBufferPointer(start: lines, count: 1)
        }
        let limit = container.mainSize.isNaN ? container.maxMain : container.mainSize
        let lines = store.pointee.scratch.take(FlexLine.self, count)
        var number = 0
        var start = 0
        var length: CGFloat = 0
        for i in 0..<count {
            var outer = container.items[i].hypothetical + container.mainMargins(i)
            if container.style.pointee.balances { outer = Swift.max(0, outer) }
            let longer = length + outer + (i > start ? container.mainGap : 0)
            if i > start, longer > limit + Self.tolerance {
                (lines + number).initialize(to: FlexLine(start: start, end: i))
                number += 1
                start = i
                length = outer
            } else {
                length = longer
            }
        }
        (lines + number).initialize(to: FlexLine(start: start, end: count))
        number += 1
        if container.style.pointee.balances {
            let wanted = Swift.min(count, Swift.max(number, Int(container.style.pointee.lineCount)))
            balanceFlexLines(container, lines, wanted, limit)
            number = wanted
        }
        return UnsafeMutableBufferPointer(start: lines, count: number)
    }

    /// Gives all items of a line their used main size (§9.7).
    private func flexLengths(_ container: FlexContainer, _ range: Range<Int>) {
        let size = container.mainSize
        guard !size.isNaN, !range.isEmpty else { return }
        let items = container.items
        let gaps = container.mainGap * CGFloat(range.count - 1)
        var used = gaps
        for i in range { used += items[i].hypothetical + container.mainMargins(i) }
        let grows = used < size
        if used == size { return }
        var frozen = 0
        var initialFree = size - gaps
        for i in range {
            let factor = grows ? items[i].item.style.pointee.grow : items[i].item.style.pointee.shrink
            if !grows, items[i].minMain.isNaN, factor > 0 {
                items[i].minMain = automaticFlexMinimum(container, items + i)
            }
            let isStiff =
                factor == 0
                || (grows ? items[i].base > items[i].hypothetical : items[i].base < items[i].hypothetical)
            items[i].isFrozen = isStiff
            items[i].main = isStiff ? items[i].hypothetical : items[i].base
            if isStiff { frozen += 1 }
            initialFree -= items[i].main + container.mainMargins(i)
        }
        while frozen < range.count {
            frozen += flexRound(container, range, grows: grows, gaps: gaps, initialFree: initialFree)
        }
    }

    /// One round: shares out free space, and freezes the items that are clamped, or all. Returns how many it froze.
    private func flexRound(
        _ container: FlexContainer, _ range: Range<Int>, grows: Bool, gaps: CGFloat, initialFree: CGFloat
    ) -> Int {
        let items = container.items
        var free = container.mainSize - gaps
        var factors: CGFloat = 0
        var scaled: CGFloat = 0
        for i in range {
            free -= (items[i].isFrozen ? items[i].main : items[i].base) + container.mainMargins(i)
            guard !items[i].isFrozen else { continue }
            let style = items[i].item.style
            factors += grows ? style.pointee.grow : style.pointee.shrink
            if !grows { scaled += style.pointee.shrink * flexInnerBase(container, i) }
        }
        if factors < 1, abs(initialFree * factors) < abs(free) { free = initialFree * factors }
        var violation: CGFloat = 0
        for i in range where !items[i].isFrozen {
            let style = items[i].item.style
            var length = items[i].base
            if grows {
                if free > 0 { length += free * (style.pointee.grow / factors) }
            } else if free < 0, scaled > 0 {
                length += free * (style.pointee.shrink * flexInnerBase(container, i) / scaled)
            }
            let inset = container.isRow ? items[i].item.insetWidth : items[i].item.insetHeight
            let low = items[i].minMain.isNaN ? inset : items[i].minMain
            let clamped = Swift.max(low, Swift.min(length, items[i].maxMain))
            items[i].main = clamped
            // The unclamped length is kept until the sign of the violation is known.
            items[i].mainPosition = clamped - length
            violation += clamped - length
        }
        var froze = 0
        for i in range where !items[i].isFrozen {
            let own = items[i].mainPosition
            if violation == 0 || (violation > 0 ? own > 0 : own < 0) {
                items[i].isFrozen = true
                froze += 1
            }
        }
        if froze == 0 {
            // Rounding may leave a sum without a part of its sign.
            for i in range where !items[i].isFrozen {
                items[i].isFrozen = true
                froze += 1
            }
        }
        return froze
    }

    @inline(__always)
    func flexInnerBase(_ container: FlexContainer, _ i: Int) -> CGFloat {
        let item = container.items + i
        return item.pointee.base - (container.isRow ? item.pointee.item.insetWidth : item.pointee.item.insetHeight)
    }
}
