extension Simplex {
    /// Whether the numbers hold.
    enum Verdict: Equatable {
        case solved
        /// Required constraints cannot all hold.
        case impossible
        /// Too many steps or a residual that does not go away: exact numbers must decide.
        case broken
    }

    /// Solves from nothing: every column on its own best breakpoint, every row basic.
    mutating func solve() -> Verdict {
        for index in z.indices { z[index] = 0 }
        for activity in nonbasic { chooseStatus(Int(activity)) }
        sumBasicValues()
        guard runPrimal() == .optimal else { return .broken }
        return finish(hasTies: hasSurvivingTies)
    }

    /// The end of a solve: surviving ties, canonical values and a check.
    mutating func finish(hasTies: Bool) -> Verdict {
        hadTies = hasTies
        if hasTies { resolveTies() }
        // Not as an argument, which would copy the simplex system.
        var canonical = computeCanonicalValues()
        if isDrift(canonical.moved) {
            renew()
            guard runPrimal() == .optimal else { return .broken }
            if hasSurvivingTies { resolveTies() }
            canonical = computeCanonicalValues()
        }
        guard canonical.isInPlace, canonicalValues.isConsistent(value) else { return .broken }
        if levels[0] != 1000 || Self.areWithin(bounds, value) { return .solved }
        return requiredShortfall == 0 ? .solved : .impossible
    }

    /// Whether canonical values are so far from the computed ones that the tableau cannot be right.
    private func isDrift(_ distance: Double) -> Bool {
        guard distance > Tolerance.residual else { return false }
        return distance > Tolerance.residual * value.reduce(1) { max($0, $1.magnitude) }
    }

    /// The largest error of a required breakpoint beyond the tolerance, 0 when they all hold.
    var requiredShortfall: Double {
        guard levels[0] == 1000 else { return 0 }
        var result = 0.0
        for activity in 0..<activityCount {
            let here = value[activity]
            guard !bounds[activity].contains(here) else { continue }
            for breakpoint in breakpointRange(activity) where breakpoints[breakpoint].priority == 1000 {
                let position = breakpoints[breakpoint].position
                let weight = here < position ? breakpoints[breakpoint].left : breakpoints[breakpoint].right
                let error = weight * (here - position).magnitude
                if error > Tolerance.required(weight * position.magnitude) { result = max(result, error) }
            }
        }
        return result
    }

    /// Whether all values are exactly within the bounds of required breakpoints, which is the rule.
    private static func areWithin(_ bounds: [Bounds], _ value: [Double]) -> Bool {
        let count = value.count
        precondition(bounds.count == count, "one of each")
        return value.withUnsafeBufferPointer { value in
            bounds.withUnsafeBufferPointer { bounds in
                for index in 0..<count where !bounds[index].contains(value[index]) { return false }
                return true
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

    /// Minimises the distances to the preferred values one by one in declaration order, each at a separate level.
    mutating func resolveTies() {
        guard columnCount <= 256 else { return }
        var wide = widened()
        for index in wide.z.indices { wide.z[index] = 0 }
        for activity in wide.nonbasic { wide.chooseStatus(Int(activity)) }
        wide.sumBasicValues()
        guard wide.runPrimal() == .optimal else { return }
        adopt(wide)
    }

    private func widened() -> Simplex {
        var extra: [(activity: Int32, breakpoint: Breakpoint)] = []
        for activity in 0..<activityCount {
            for breakpoint in breakpointRange(activity) { extra.append((Int32(activity), breakpoints[breakpoint])) }
        }
        for column in 0..<columnCount {
            let tie = breakpointRange(column).last { breakpoints[$0].priority <= Breakpoint.preference }
            extra.append((Int32(column), Breakpoint(tieAt: tie.map { breakpoints[$0].position } ?? 0, weight: 1)))
        }
        var wide = Simplex(columnCount: columnCount, rows: original, breakpoints: extra, scratch: scratch)
        wide.giveColumnsLevels()
        return wide
    }

    /// Takes over the basis and the values of a simplex system with more levels.
    private mutating func adopt(_ wide: Simplex) {
        tableau = wide.tableau
        basic = wide.basic
        nonbasic = wide.nonbasic
        for activity in activities.indices {
            activities[activity].location = wide.activities[activity].location
        }
        value = wide.value
        pivotsSinceRefactor = wide.pivotsSinceRefactor
        chooseSegments()
        findSegments()
        sumZ()
        for activity in nonbasic.lazy.map(Int.init) { chooseStatusByValue(activity) }
    }

    /// Sets the status of a nonbasic activity to the best of the breakpoints at its value.
    private mutating func chooseStatusByValue(_ activity: Int) {
        let here = value[activity]
        let column = Int(activities[activity].location)
        let first = Int(activities[activity].breakpointStart)
        var chosen: Int?
        for index in 0..<breakpointCount(activity) where breakpoints[first + index].position == here {
            chosen = index
            if sign(slope: slopeIndex(activity, segment: index + 1), column: column) >= 0 { break }
        }
        if let chosen {
            activities[activity].status = Int32(2 * chosen + 1)
        } else {
            activities[activity].status = Int32(2 * segment(of: activity, at: here))
        }
    }
}
