/// How far a linear form of the columns ranges over the optimal points, ties set aside.
extension Simplex {
    /// The simplex system without preferred values and ties.
    func withoutTies() -> Simplex {
        var copy = self
        for index in copy.breakpoints.indices where copy.breakpoints[index].priority <= Breakpoint.preference {
            copy.breakpoints[index].left = 0
            copy.breakpoints[index].right = 0
        }
        for activity in 0..<activityCount { copy.sumSlopes(of: activity) }
        copy.sumZ()
        return copy
    }

    /// The least and greatest value of Σ coefficient · column; of a simplex system without ties.
    ///
    /// The form becomes the cost of the lowest level, and primal steps go on from the optimum.
    /// - Parameter work: grows by the entries of the tableau that the steps computed.
    func range(of form: [(column: Int, coefficient: Double)], work: inout Int) -> ClosedRange<Double> {
        let here = form.reduce(0) { $0 + $1.coefficient * value[$1.column] }
        let low = extreme(form, factor: 1, &work) ?? -.infinity
        let high = extreme(form, factor: -1, &work) ?? .infinity
        return min(low, here)...max(high, here)
    }

    /// The least value of factor · form, times factor; nil when nothing stops it.
    private func extreme(_ form: [(column: Int, coefficient: Double)], factor: Double, _ work: inout Int) -> Double? {
        var copy = self
        defer { work += (copy.steps + 1) * original.count }
        let tie = levelCount - 1
        for (column, coefficient) in form {
            for segment in 0...breakpointCount(column) {
                copy.slopes[copy.slopeIndex(column, segment: segment) + tie] = factor * coefficient
            }
        }
        switch copy.runPrimal() {
        case .unbounded: return nil
        case .optimal, .exhausted: return form.reduce(0) { $0 + $1.coefficient * copy.value[$1.column] }
        }
    }
}
