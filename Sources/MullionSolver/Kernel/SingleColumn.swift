/// A column that stands in no row: a range of kinks in order, of which the lexicographic minimum is wanted.
///
/// 1. Start with all numbers.
/// 2. For each priority from the highest, narrow the interval to where the cost of its kinks is least.
/// 3. The lowest level, ties, leaves one point.
///
/// Found afresh at every edit, so a flat piece remembers nothing.
/// - Complexity: O(levels · kinks); kinks must be in order.
extension Pool<Kink> {
    /// Where the column goes, and between which values it could be if ties did not count.
    func minimum(of column: Range<Int>) -> (value: Double, range: ClosedRange<Double>) {
        var low = -Double.infinity
        var high = Double.infinity
        var free = low...high
        var priority = Float.infinity
        while low < high {
            var next = -Float.infinity
            for index in column {
                let other = self[index].priority
                if other < priority && other > next { next = other }
            }
            if next <= Kink.preference, priority > Kink.preference { free = low...high }
            guard next.isFinite else { break }
            priority = next
            narrow(column, priority, &low, &high)
        }
        if priority > Kink.preference { free = low...high }
        return (low.isFinite ? low : high.isFinite ? high : 0, free)
    }

    private func narrow(_ column: Range<Int>, _ priority: Float, _ low: inout Double, _ high: inout Double) {
        var slope = 0.0
        var total = 0.0
        for index in column where self[index].priority == priority {
            slope -= self[index].left
            total += self[index].left + self[index].right
        }
        // No wider: a wish of weight 1e-3 may stand beside one of 1e9.
        let rounding = 4e-16 * total
        var start = slope >= -rounding ? -Double.infinity : Double.nan
        var end = Double.infinity
        for index in column where self[index].priority == priority {
            slope += self[index].left + self[index].right
            if start.isNaN, slope >= -rounding { start = self[index].position }
            if slope > rounding {
                end = self[index].position
                break
            }
        }
        (low, high) = (min(max(start, low), high), max(min(end, high), low))
    }

    /// The largest error of a required kink beyond the tolerance, 0 when they all hold.
    func requiredShortfall(of column: Range<Int>, at value: Double) -> Double {
        var result = 0.0
        for index in column where self[index].priority == 1000 {
            let kink = self[index]
            let weight = value < kink.position ? kink.left : kink.right
            let error = weight * (value - kink.position).magnitude
            if error > Tolerance.required(weight * kink.position.magnitude) { result = max(result, error) }
        }
        return result
    }

    /// Gives the kink of a constraint another position and puts it where it belongs.
    mutating func move(_ constraint: Int32, in column: Range<Int>, to constant: Double) {
        guard let place = place(of: constraint, in: column) else { return }
        self[place].position = self[place].base + self[place].factor * constant
        order(place, in: column)
    }

    /// Gives the kink of a constraint another priority.
    mutating func setPriority(_ priority: Float, of constraint: Int32, in column: Range<Int>) {
        guard let place = place(of: constraint, in: column) else { return }
        self[place].priority = priority
        order(place, in: column)
    }

    func place(of constraint: Int32, in column: Range<Int>) -> Int? {
        column.first { self[$0].constraint == constraint }
    }

    /// Puts a kink where it belongs among the others, which are in order.
    mutating func order(_ kink: Int, in column: Range<Int>) {
        var place = kink
        while place > column.lowerBound, Kink.precedes(self[place], self[place - 1]) {
            swapAt(place, place - 1)
            place -= 1
        }
        while place < column.upperBound - 1, Kink.precedes(self[place + 1], self[place]) {
            swapAt(place, place + 1)
            place += 1
        }
    }
}
