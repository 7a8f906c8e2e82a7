/// Solving from the present basis after constants moved.
extension Simplex {
    /// Changes the constant of a constraint; `solveMoved` must follow.
    ///
    /// The breakpoints of the activity may be out of order until `orderMoved`: those that move together, such as the
    /// two of a content size, are seldom out of order in the end.
    mutating func move(_ constraint: Int32, of activity: Int, to constant: Double) {
        let range = breakpointRange(activity)
        guard let index = range.first(where: { breakpoints[$0].constraint == constraint }) else { return }
        breakpoints[index].position = breakpoints[index].base + breakpoints[index].factor * constant
        if breakpoints[index].priority == 1000 { findBounds(of: activity) }
        if movedActivities.last != Int32(activity) { movedActivities.append(Int32(activity)) }
    }

    /// Puts the breakpoints of moved activities in order.
    ///
    /// If one overtook another, the activity has new segments: a nonbasic activity moves to the breakpoint that
    /// balances −z, a basic one needs primal steps.
    mutating func orderMoved() {
        for position in movedActivities.indices {
            let activity = Int(movedActivities[position])
            guard orderBreakpoints(breakpointRange(activity)) else { continue }
            sumSlopes(of: activity)
            let column = Int(activities[activity].location)
            if column >= 0 {
                let old = value[activity]
                chooseStatus(activity)
                let new = value[activity]
                value[activity] = old
                if new != old { moveNonbasic(column, to: new) }
                hasNewStatus = true
            } else {
                needsPrimal = true
            }
        }
    }

    /// Sorts breakpoints by insertion; returns whether they were out of order.
    private mutating func orderBreakpoints(_ range: Range<Int>) -> Bool {
        var wasInOrder = true
        for index in range.dropFirst() {
            var target = index
            while target > range.lowerBound, Breakpoint.precedes(breakpoints[target], breakpoints[target - 1]) {
                exchangeBreakpoints(target, target - 1)
                target -= 1
                wasInOrder = false
            }
        }
        return !wasInOrder
    }

    private mutating func exchangeBreakpoints(_ a: Int, _ b: Int) {
        breakpoints.swapAt(a, b)
        breakpointLevel.swapAt(a, b)
    }

    /// Solves on from the present basis.
    mutating func solveMoved() -> Verdict {
        orderMoved()
        followBreakpoints()
        var standing: Standing?
        if !needsPrimal {
            switch runDual() {
            case .untouched: standing = hasNewStatus ? nil : hadTies ? .tied : .unique
            case .finished: standing = findStanding()
            case .failed: break
            }
        }
        needsPrimal = false
        hasNewStatus = false
        if standing == nil || standing == .improvable {
            guard runPrimal() == .optimal else { return .broken }
            standing = findStanding()
        }
        return finish(hasTies: standing != .unique)
    }

    private enum Standing {
        /// A nonbasic activity improves the cost by moving; moves at no cost; or neither.
        case improvable, tied, unique
    }

    /// Mutating, so that the simplex system is not copied.
    private mutating func findStanding() -> Standing {
        var isTied = false
        for column in 0..<columnCount {
            let activity = Int(nonbasic[column])
            let right = sign(slope: rightSlope(activity), column: column)
            if right < 0 { return .improvable }
            let left = sign(slope: leftSlope(activity), column: column)
            if left > 0 { return .improvable }
            if right == 0 || left == 0 { isTied = true }
        }
        return isTied ? .tied : .unique
    }
}
