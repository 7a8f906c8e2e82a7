/// A column that stands in no row: the lexicographic minimum of its own kinks.
///
/// 1. Start with all numbers.
/// 2. For each priority from the highest, narrow the interval to where the cost of its kinks is least.
/// 3. The lowest level, ties, leaves one point.
///
/// Found afresh at every edit, so a flat piece remembers nothing.
/// - Complexity: O(levels · kinks); kinks must be in order.
struct SingleColumn {
    var variable: Int32
    var kinks: [Kink]

    init(variable: Int32, kinks: [Kink]) {
        self.variable = variable
        self.kinks = kinks
        if kinks.count > 1 { self.kinks.sort(by: Kink.precedes) }
    }

    /// Gives a constraint another constant.
    mutating func move(_ constraint: Int32, to constant: Double) {
        guard let index = index(of: constraint) else { return }
        kinks[index].position = kinks[index].base + kinks[index].factor * constant
        order(index)
    }

    /// Gives a constraint another priority.
    mutating func setPriority(_ priority: Float, of constraint: Int32) {
        guard let index = index(of: constraint) else { return }
        kinks[index].priority = priority
        order(index)
    }

    mutating func insert(_ kink: Kink) {
        kinks.append(kink)
        order(kinks.count - 1)
    }

    mutating func remove(_ constraint: Int32) {
        if let index = index(of: constraint) { kinks.remove(at: index) }
    }

    private func index(of constraint: Int32) -> Int? { kinks.firstIndex { $0.constraint == constraint } }

    /// Brings one kink to its place among the others, which are in order.
    private mutating func order(_ index: Int) {
        var place = index
        while place > 0, Kink.precedes(kinks[place], kinks[place - 1]) {
            kinks.swapAt(place, place - 1)
            place -= 1
        }
        while place < kinks.count - 1, Kink.precedes(kinks[place + 1], kinks[place]) {
            kinks.swapAt(place, place + 1)
            place += 1
        }
    }

    /// Where the column goes, and between which values it could be if ties did not count.
    func minimum() -> (value: Double, range: ClosedRange<Double>) {
        var low = -Double.infinity
        var high = Double.infinity
        var free = low...high
        var priority = Float.infinity
        while low < high {
            var next = -Float.infinity
            for kink in kinks where kink.priority < priority && kink.priority > next { next = kink.priority }
            if next <= Kink.preference, priority > Kink.preference { free = low...high }
            guard next.isFinite else { break }
            priority = next
            narrow(priority, &low, &high)
        }
        if priority > Kink.preference { free = low...high }
        return (low.isFinite ? low : high.isFinite ? high : 0, free)
    }

    private func narrow(_ priority: Float, _ low: inout Double, _ high: inout Double) {
        var slope = 0.0
        var total = 0.0
        for kink in kinks where kink.priority == priority {
            slope -= kink.left
            total += kink.left + kink.right
        }
        // No wider: a wish of weight 1e-3 may stand beside one of 1e9.
        let rounding = 4e-16 * total
        var start = slope >= -rounding ? -Double.infinity : Double.nan
        var end = Double.infinity
        for kink in kinks where kink.priority == priority {
            slope += kink.left + kink.right
            if start.isNaN, slope >= -rounding { start = kink.position }
            if slope > rounding {
                end = kink.position
                break
            }
        }
        (low, high) = (min(max(start, low), high), max(min(end, high), low))
    }

    /// The largest error of a required kink beyond the tolerance, 0 when they all hold.
    func requiredShortfall(at value: Double) -> Double {
        var result = 0.0
        for kink in kinks where kink.priority == 1000 {
            let weight = value < kink.position ? kink.left : kink.right
            let error = weight * (value - kink.position).magnitude
            if error > Tolerance.required(weight * kink.position.magnitude) { result = max(result, error) }
        }
        return result
    }
}
