/// The lexicographic minimum of a column that occurs in no row: a range of breakpoints in order.
///
/// 1. Start with all numbers.
/// 2. For each priority from the highest, narrow the interval to where the cost of its breakpoints is least.
/// 3. The lowest level, ties, leaves one point.
///
/// Computed at every edit, so a flat piece has no history.
///
/// - Complexity: O(levels · breakpoints); breakpoints must be in order.
extension Pool<Breakpoint> {
    /// Returns the value of the column, and the range of its values without ties.
    func minimum(of column: Range<Int>) -> (value: Double, range: ClosedRange<Double>) {
        var low = -Double.infinity
        var high = Double.infinity
        var free = low...high
        var priority = Float.infinity
        while low < high {
            // The next priority, the slope before its first breakpoint, and how much that grows up to its last.
            var next = -Float.infinity
            var (slope, total) = (0.0, 0.0)
            for index in column {
                let other = self[index].priority
                guard other < priority, other >= next else { continue }
                if other > next { (next, slope, total) = (other, 0, 0) }
                slope -= self[index].left
                total += self[index].left + self[index].right
            }
            if next <= Breakpoint.preference, priority > Breakpoint.preference { free = low...high }
            guard next.isFinite else { break }
            priority = next
            narrow(column, priority, slope, total, &low, &high)
        }
        if priority > Breakpoint.preference { free = low...high }
        return (low.isFinite ? low : high.isFinite ? high : 0, free)
    }

    /// - Parameters:
    ///   - slope: the slope before the first breakpoint of the priority.
    ///   - total: how much it grows up to the last.
    @inline(__always)
    private func narrow(
        _ column: Range<Int>, _ priority: Float, _ slope: Double, _ total: Double, _ low: inout Double,
        _ high: inout Double
    ) {
        var slope = slope
        // No wider: weights of 1e-3 and 1e9 may occur together.
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

    /// The largest error of a required breakpoint beyond the tolerance, 0 when they all hold.
    func requiredShortfall(of column: Range<Int>, at value: Double) -> Double {
        var result = 0.0
        for index in column where self[index].priority == 1000 {
            let breakpoint = self[index]
            let weight = value < breakpoint.position ? breakpoint.left : breakpoint.right
            let error = weight * (value - breakpoint.position).magnitude
            if error > Tolerance.required(weight * breakpoint.position.magnitude) { result = max(result, error) }
        }
        return result
    }

    /// Changes the constant of a constraint and moves its breakpoint to its position in the order.
    mutating func move(_ constraint: Int32, in column: Range<Int>, to constant: Double) {
        guard let index = index(of: constraint, in: column) else { return }
        self[index].position = self[index].base + self[index].factor * constant
        order(index, in: column)
    }

    /// Changes the priority of the breakpoint of a constraint.
    mutating func setPriority(_ priority: Float, of constraint: Int32, in column: Range<Int>) {
        guard let index = index(of: constraint, in: column) else { return }
        self[index].priority = priority
        order(index, in: column)
    }

    func index(of constraint: Int32, in column: Range<Int>) -> Int? {
        column.first { self[$0].constraint == constraint }
    }

    /// Moves a breakpoint to its position in the order of the others.
    mutating func order(_ breakpoint: Int, in column: Range<Int>) {
        var target = breakpoint
        while target > column.lowerBound, Breakpoint.precedes(self[target], self[target - 1]) {
            swapAt(target, target - 1)
            target -= 1
        }
        while target < column.upperBound - 1, Breakpoint.precedes(self[target + 1], self[target]) {
            swapAt(target, target + 1)
            target += 1
        }
    }
}
