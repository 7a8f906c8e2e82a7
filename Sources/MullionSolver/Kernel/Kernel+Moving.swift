/// Solving on after constants moved.
extension Kernel {
    /// Gives a constraint another constant; `solveMoved` must follow.
    ///
    /// If its kink overtakes another, the segments of the activity are new ones: a nonbasic activity is seated again on
    /// the kink that holds −z, a basic one needs primal steps.
    mutating func move(_ constraint: Int32, of activity: Int, to constant: Double) {
        let range = kinkRange(activity)
        guard let index = range.first(where: { kinks[$0].constraint == constraint }) else { return }
        kinks[index].position = kinks[index].base + kinks[index].factor * constant
        movedActivities.append(Int32(activity))
        var place = index
        while place > range.lowerBound, Kink.precedes(kinks[place], kinks[place - 1]) {
            exchangeKinks(place, place - 1)
            place -= 1
        }
        while place < range.upperBound - 1, Kink.precedes(kinks[place + 1], kinks[place]) {
            exchangeKinks(place, place + 1)
            place += 1
        }
        if kinks[place].priority == 1000 { findBounds(of: activity) }
        guard place != index else { return }
        sumSlopes(of: activity)
        if self.place[activity] >= 0 {
            reseat(activity)
            wasReseated = true
        } else {
            needsPrimal = true
        }
    }

    private mutating func exchangeKinks(_ a: Int, _ b: Int) {
        kinks.swapAt(a, b)
        kinkLevel.swapAt(a, b)
    }

    /// Solves on from the present basis.
    mutating func solveMoved() -> Verdict {
        followKinks()
        var standing: Standing?
        if !needsPrimal {
            switch runDual() {
            case .untouched: standing = wasReseated ? nil : hadTies ? .tied : .unique
            case .finished: standing = self.standing
            case .failed: break
            }
        }
        needsPrimal = false
        wasReseated = false
        if standing == nil || standing == .improvable {
            guard runPrimal() == .optimal else { return .broken }
            standing = self.standing
        }
        return finish(hasTies: standing != .unique)
    }

    private enum Standing {
        /// Some nonbasic activity would improve by moving, or could move for nothing, or none of both.
        case improvable, tied, unique
    }

    private var standing: Standing {
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
