extension Kernel {
    /// Whether the numbers hold.
    enum Verdict: Equatable {
        case solved
        /// Required constraints cannot all hold.
        case impossible
        /// Too many steps or a residual that does not go away: exact numbers must decide.
        case broken
    }

    /// Solves from nothing: every column on its own best kink, every row basic.
    mutating func solve() -> Verdict {
        for index in z.indices { z[index] = 0 }
        for activity in nonbasic { reseat(Int(activity)) }
        sumBasicValues()
        guard runPrimal() == .optimal else { return .broken }
        return finish(hasTies: hasSurvivingTies)
    }

    /// What comes after the last step: ties that survive, values that know no history, and a check.
    mutating func finish(hasTies: Bool) -> Verdict {
        hadTies = hasTies
        if hasTies { resolveTies() }
        // On a line of its own: as an argument it would make a copy of the kernel that is asked about it.
        var settled = settle()
        if isDrift(settled.moved) {
            renew()
            guard runPrimal() == .optimal else { return .broken }
            if hasSurvivingTies { resolveTies() }
            settled = settle()
        }
        guard settled.isInPlace, settling.isConsistent(value) else { return .broken }
        return requiredShortfall == 0 ? .solved : .impossible
    }

    /// Whether values moved so far while settling that the tableau cannot be right.
    private func isDrift(_ distance: Double) -> Bool {
        guard distance > Tolerance.residual else { return false }
        return distance > Tolerance.residual * value.reduce(1) { max($0, $1.magnitude) }
    }

    /// The largest error of a required kink beyond the tolerance, 0 when they all hold.
    var requiredShortfall: Double {
        guard levels[0] == 1000, !isWithinBounds else { return 0 }
        var result = 0.0
        for activity in 0..<activityCount {
            let here = value[activity]
            guard here < lower[activity] || here > upper[activity] else { continue }
            for kink in kinkRange(activity) where kinks[kink].priority == 1000 {
                let position = kinks[kink].position
                let weight = here < position ? kinks[kink].left : kinks[kink].right
                let error = weight * (here - position).magnitude
                if error > Tolerance.required(weight * position.magnitude) { result = max(result, error) }
            }
        }
        return result
    }

    /// Whether all values are exactly within the bounds of required kinks, which is the rule.
    private var isWithinBounds: Bool {
        let count = activityCount
        precondition(value.count == count && lower.count == count && upper.count == count, "one of each")
        return value.withUnsafeBufferPointer { value in
            lower.withUnsafeBufferPointer { lower in
                upper.withUnsafeBufferPointer { upper in
                    for index in 0..<count {
                        let here = value[index]
                        if here < lower[index] || here > upper[index] { return false }
                    }
                    return true
                }
            }
        }
    }

    // MARK: - Ties that the weights leave

    /// Whether some nonbasic activity could move for nothing.
    var hasSurvivingTies: Bool {
        for column in 0..<columnCount {
            let activity = Int(nonbasic[column])
            if sign(slope: rightSlope(activity), column: column) == 0 { return true }
            if sign(slope: leftSlope(activity), column: column) == 0 { return true }
        }
        return false
    }

    /// Minimises the distances to the preferred values one by one in declaration order, each at a level of its own.
    mutating func resolveTies() {
        guard columnCount <= 256 else { return }
        var wide = widened()
        for index in wide.z.indices { wide.z[index] = 0 }
        for activity in wide.nonbasic { wide.reseat(Int(activity)) }
        wide.sumBasicValues()
        guard wide.runPrimal() == .optimal else { return }
        adopt(wide)
    }

    private func widened() -> Kernel {
        var extra: [(activity: Int32, kink: Kink)] = []
        for activity in 0..<activityCount {
            for kink in kinkRange(activity) { extra.append((Int32(activity), kinks[kink])) }
        }
        for column in 0..<columnCount {
            let tie = kinkRange(column).last { kinks[$0].priority <= Kink.preference }
            extra.append((Int32(column), Kink(tieAt: tie.map { kinks[$0].position } ?? 0, weight: 1)))
        }
        var wide = Kernel(columnCount: columnCount, rows: original, kinks: extra)
        wide.giveColumnsLevels()
        return wide
    }

    /// Takes over the basis and the values of a kernel with more levels.
    private mutating func adopt(_ wide: Kernel) {
        tableau = wide.tableau
        basic = wide.basic
        nonbasic = wide.nonbasic
        place = wide.place
        value = wide.value
        pivotsSinceRefactor = wide.pivotsSinceRefactor
        relabel()
        findSegments()
        sumZ()
        for activity in nonbasic.lazy.map(Int.init) { seatByValue(activity) }
    }

    /// Seats a nonbasic activity on the best of the kinks where it is.
    private mutating func seatByValue(_ activity: Int) {
        let here = value[activity]
        let column = Int(place[activity])
        let first = Int(kinkStart[activity])
        var chosen: Int?
        for index in 0..<kinkCount(activity) where kinks[first + index].position == here {
            chosen = index
            if sign(slope: slopeIndex(activity, segment: index + 1), column: column) >= 0 { break }
        }
        if let chosen {
            seat[activity] = Int32(2 * chosen + 1)
        } else {
            seat[activity] = Int32(2 * segment(of: activity, at: here))
        }
    }
}
