/// The dual step: moves a basic activity back into its segment, past as many breakpoints as necessary.
///
/// After constants moved, z still holds, but basic activities may have left their segments.
///
/// 1. Take the basic activity furthest outside, by `rest`, on one side.
/// 2. Raise its slope by a vector θ from zero. Events: a nonbasic activity whose slack θ uses up, which then moves
///    towards its next breakpoint and takes `rate · distance` off the rest; and the activity's own breakpoint, behind
///    which lies the next segment. In the order of their vectors, by a heap.
/// 3. Rest is left after a nonbasic activity's whole way: it *flips* to the next breakpoint. None is left: it enters,
///    and the activity leaves on its breakpoint. None is left in the activity's own next segment: it stays, with a
///    different status.
/// 4. Apply the flips as one update, z += θ · row.
///
/// So one pivot carries hundreds of flips where many optional constraints give way one after another.
extension Simplex {
    enum DualOutcome {
        /// Every basic activity was in its segment; z is unchanged.
        case untouched
        case finished
        /// Primal steps must go on.
        case failed
    }

    mutating func runDual() -> DualOutcome {
        fitScratch()
        slackLevels.forget()
        steps = 0
        while let (row, side) = furthestOutside() {
            steps += 1
            guard steps <= blandAfter, dualStep(row, side) else {
                scratch.infeasible.forget()
                return .failed
            }
            findSegment(row)
            if scratch.infeasible.isKept {
                scratch.infeasible.insert(row)
            } else if steps == Self.fewSteps {
                findInfeasibleRows()
            }
            if pivotsSinceRefactor > 20 * (rowCount + 1) {
                refactor()
                findSegments()
                sumZ()
                sumBasicValues()
                slackLevels.forget()
                if scratch.infeasible.isKept { findInfeasibleRows() }
            }
        }
        guard steps > 0 else { return .untouched }
        scratch.infeasible.forget()
        return .finished
    }

    private mutating func furthestOutside() -> (row: Int, side: Double)? {
        if scratch.infeasible.isKept { return furthestInfeasible() }
        var best: (row: Int, side: Double)?
        var furthest = 0.0
        precondition(
            basic.count == rowCount && segments.count == rowCount && value.count == activityCount, "one of each")
        value.withUnsafeBufferPointer { value in
            segments.withUnsafeBufferPointer { segments in
                for row in 0..<segments.count {
                    let excess = segments[row].excess(of: value[Int(basic[row])])
                    if excess.magnitude > furthest { (best, furthest) = ((row, excess < 0 ? -1 : 1), excess.magnitude) }
                }
            }
        }
        return best
    }

    /// Steps 2 to 4; false when no event ends the step, which only broken numbers do.
    private mutating func dualStep(_ row: Int, _ side: Double) -> Bool {
        let leaving = Int(basic[row])
        let first = Int(activities[leaving].breakpointStart)
        var ownSegment = Int(activities[leaving].status >> 1)
        let start = slopeIndex(leaving, segment: ownSegment)
        var rest =
            side > 0
            ? value[leaving] - breakpoints[first + ownSegment].position
            : breakpoints[first + ownSegment - 1].position - value[leaving]
        var (flipCount, collectionCount) = (0, 0)
        // The heap is taken out, so that its memory is there for the next step.
        var events = RatioHeap()
        swap(&events, &scratch.ratios)
        defer { swap(&events, &scratch.ratios) }
        listColumns(of: row)
        if tableau.pattern.isKept, scratch.columns.count > Self.fewColumns {
            collectCandidates(row, side, ownSegment, start, in: &events)
        } else {
            makeAllCandidates()
            collect(row, side, ownSegment, start, in: &events)
        }
        while let event = events.least {
            if events.isExhausted {
                collectMore(row, side, ownSegment, start, count: &collectionCount, in: &events)
                continue
            }
            if event.column < 0 {
                ownSegment += side > 0 ? 1 : -1
                guard side > 0 ? ownSegment < breakpointCount(leaving) : ownSegment > 0 else {
                    hold(event, of: events)
                    finish(row, side, ownSegment)
                    return true
                }
                // A segment lies between the breakpoint before it and its own number's.
                rest -= breakpoints[first + ownSegment].position - breakpoints[first + ownSegment - 1].position
                if rest <= 0 {
                    hold(event, of: events)
                    finish(row, side, ownSegment)
                    return true
                }
                setOwn(leaving, ownSegment, start, side, at: Int(event.index), in: &events)
                events.siftLeast()
                continue
            }
            let column = Int(event.column)
            let rises = event.rate < 0
            let entering = Int(nonbasic[column])
            let distance = distanceToNextBreakpoint(entering, up: rises)
            if rest - event.rate.magnitude * distance > 0 {
                rest -= event.rate.magnitude * distance
                flip(column, up: rises)
                flipCount += 1
                if flipCount == Self.mostFlips { deriveStaleRows() }
                setSlack(of: column, rate: event.rate, at: Int(event.index), in: &events)
                events.siftLeast()
            } else {
                hold(event, of: events)
                enter(column, row, side, ownSegment, from: start, rises: rises, flipCount: flipCount)
                return true
            }
        }
        return false
    }

    // MARK: - Events

    /// Rows with no more columns than this have all their events collected at once, and so have those of small systems.
    private static let fewColumns = 24

    /// Makes all columns that were listed candidates.
    private mutating func makeAllCandidates() {
        guard tableau.pattern.isKept else { return }
        slackLevels.candidates.removeAll(keepingCapacity: true)
        slackLevels.candidates.append(contentsOf: scratch.columns)
    }

    /// The steps of a solve after which the levels of slacks and the infeasible rows are kept.
    private static let fewSteps = 8

    /// Collects the events of a step that may come before the activity's own breakpoint.
    private mutating func collectCandidates(
        _ row: Int, _ side: Double, _ ownSegment: Int, _ start: Int, in events: inout RatioHeap
    ) {
        guard steps > Self.fewSteps else {
            makeAllCandidates()
            return collectLeast(row, side, ownSegment, start, leastLevel: 0, in: &events)
        }
        if !slackLevels.isKept { findSlackLevels() }
        let level = ownLevel(Int(basic[row]), ownSegment, start, side)
        listCandidates(row, side, from: level)
        if slackLevels.candidates.count > Self.fewColumns {
            collectLeast(row, side, ownSegment, start, leastLevel: level, in: &events)
        } else {
            collect(row, side, ownSegment, start, leastLevel: level, in: &events)
        }
    }

    /// How often the least of many events are collected again before all are.
    private static let mostCollections = 3

    /// Collects events after the step has gone past those that were collected. Activities that flipped are at their
    /// next breakpoints by now.
    private mutating func collectMore(
        _ row: Int, _ side: Double, _ ownSegment: Int, _ start: Int, count: inout Int, in events: inout RatioHeap
    ) {
        // Columns that are no candidates come later than the level above which events are 0.
        let leastLevel = events.isPastLeastLevel ? 0 : events.leastLevel
        if leastLevel == 0 { makeAllCandidates() }
        count += 1
        if count <= Self.mostCollections {
            // Most of those that come next are behind the ones that the step has met.
            slackLevels.candidates.reverse()
            collectLeast(row, side, ownSegment, start, leastLevel: leastLevel, in: &events)
            slackLevels.candidates.reverse()
        } else {
            collect(row, side, ownSegment, start, leastLevel: leastLevel, in: &events)
        }
    }

    /// The level of the breakpoint at the end of a segment.
    private func ownLevel(_ activity: Int, _ ownSegment: Int, _ start: Int, _ side: Double) -> Int {
        let next = slopeIndex(activity, segment: side > 0 ? ownSegment + 1 : ownSegment - 1)
        for level in 0..<levelCount where slopes[next + level] != slopes[start + level] { return level }
        return levelCount - 1
    }

    /// Collects the events of a step in the candidates, or in all columns of a small system.
    @inline(__always)
    private func collect(
        _ row: Int, _ side: Double, _ ownSegment: Int, _ start: Int, leastLevel: Int = 0, in events: inout RatioHeap
    ) {
        events.removeAll(levelCount: levelCount, leastLevel: leastLevel)
        if tableau.pattern.isKept {
            collectListed(row, side, in: &events)
        } else {
            for column in 0..<columnCount {
                let rate = side * tableau[row, column]
                guard rate.magnitude > Tolerance.dualPivot else { continue }
                let index = events.append(column: column, rate: rate)
                setSlack(of: column, rate: rate, at: index, in: &events)
            }
        }
        setOwn(Int(basic[row]), ownSegment, start, side, at: events.append(column: -1, rate: 0), in: &events)
        events.heapify()
    }

    /// Collects the least events of a step in the candidates, in one look at them.
    private func collectLeast(
        _ row: Int, _ side: Double, _ ownSegment: Int, _ start: Int, leastLevel: Int, in events: inout RatioHeap
    ) {
        events.removeAllForLeast(levelCount: levelCount, leastLevel: leastLevel)
        let next = slopeIndex(Int(basic[row]), segment: side > 0 ? ownSegment + 1 : ownSegment - 1)
        // Not out of `self`, which the closure would hold on to.
        let slopes = slopes
        events.offer(column: -1, rate: 0) { side * (slopes[next + $0] - slopes[start + $0]) }
        forEachCandidate(row, side) { column, rate, entry in events.offer(column: column, rate: rate, entry) }
        events.close()
    }

    /// Collects the events of the candidates.
    private func collectListed(_ row: Int, _ side: Double, in events: inout RatioHeap) {
        events.makeRoom(eventCount: slackLevels.candidates.count)
        forEachCandidate(row, side) { column, rate, entry in events.append(column: column, rate: rate, entry) }
    }

    /// Calls a function with the candidates that move when the activity of a row moves back from a side: with their
    /// rates, and with what returns the entries of the vectors of their events.
    @inline(__always)
    private func forEachCandidate(
        _ row: Int, _ side: Double, _ body: (_ column: Int, _ rate: Double, _ entry: (_ level: Int) -> Double) -> Void
    ) {
        let levelCount = levelCount
        withSlacks { slacks in
            tableau.withRow(row) { entries in
                for column in slackLevels.candidates.lazy.map(Int.init) {
                    let rate = side * entries[column]
                    guard rate.magnitude > Tolerance.dualPivot else { continue }
                    let left = slacks.left(column)
                    let slope = rate > 0 ? left : slacks.right(column, left)
                    let base = column &* levelCount
                    let inverse = (rate > 0 ? -1 : 1) / rate.magnitude
                    body(column, rate) { (slacks.slopes[slope &+ $0] + slacks.z[base &+ $0]) * inverse }
                }
            }
        }
    }

    @inline(__always)
    private func setSlack(of column: Int, rate: Double, at index: Int, in events: inout RatioHeap) {
        let activity = Int(nonbasic[column])
        let falls = rate > 0
        let slope = falls ? leftSlope(activity) : rightSlope(activity)
        let base = column * levelCount
        let inverse = (falls ? -1 : 1) / rate.magnitude
        for level in 0..<levelCount {
            events.vectors[index + level] = (slopes[slope + level] + z[base + level]) * inverse
        }
    }

    /// The breakpoint at the end of the segment of a segment, relative to the segment in which the step began.
    private func setOwn(
        _ activity: Int, _ ownSegment: Int, _ start: Int, _ side: Double, at index: Int, in events: inout RatioHeap
    ) {
        let next = slopeIndex(activity, segment: side > 0 ? ownSegment + 1 : ownSegment - 1)
        for level in 0..<levelCount {
            events.vectors[index + level] = side * (slopes[next + level] - slopes[start + level])
        }
    }

    private func distanceToNextBreakpoint(_ activity: Int, up: Bool) -> Double {
        let first = Int(activities[activity].breakpointStart)
        // The breakpoint it sits on, or the segment it is in.
        let half = Int(activities[activity].status >> 1)
        let next = up ? Int((activities[activity].status + 1) >> 1) : half - 1
        guard next >= 0, next < breakpointCount(activity) else { return .infinity }
        return (breakpoints[first + next].position - value[activity]).magnitude
    }

    private mutating func flip(_ column: Int, up: Bool) {
        let activity = Int(nonbasic[column])
        let next = up ? Int((activities[activity].status + 1) >> 1) : Int(activities[activity].status >> 1) - 1
        activities[activity].status = Int32(2 * next + 1)
        moveNonbasic(column, to: breakpoints[Int(activities[activity].breakpointStart) + next].position)
        if slackLevels.isKept { findSlackLevels(of: column) }
    }

    // MARK: - Ends

    /// Keeps the vector at which the step ends.
    private mutating func hold(_ event: RatioHeap.Event, of events: RatioHeap) {
        for level in 0..<levelCount { scratch.theta[level] = events.vectors[Int(event.index) + level] }
    }

    /// The activity stays basic, in a different segment.
    private mutating func finish(_ row: Int, _ side: Double, _ ownSegment: Int) {
        activities[Int(basic[row])].status = Int32(2 * ownSegment)
        raise(row, side)
    }

    private mutating func enter(
        _ column: Int, _ row: Int, _ side: Double, _ ownSegment: Int, from start: Int, rises: Bool, flipCount: Int
    ) {
        raise(row, side)
        let leaving = Int(basic[row])
        let entering = Int(nonbasic[column])
        let segment = rises ? Int((activities[entering].status + 1) >> 1) : Int(activities[entering].status >> 1)
        let slope = slopeIndex(entering, segment: segment)
        let pivot = tableau[row, column]
        for level in 0..<levelCount {
            let d = z[column * levelCount + level] + slopes[slope + level]
            z[column * levelCount + level] = d / pivot - slopes[start + level] - side * scratch.theta[level]
        }
        activities[entering].status = Int32(2 * segment)
        let breakpoint = side > 0 ? ownSegment : ownSegment - 1
        let position = breakpoints[Int(activities[leaving].breakpointStart) + breakpoint].position
        moveNonbasic(column, to: value[entering] + (position - value[leaving]) / pivot)
        activities[leaving].status = Int32(2 * breakpoint + 1)
        value[leaving] = position
        exchangeListed(row: row, column: column, leavesSumsStale: leavesSumsStale(flipCount: flipCount))
        if slackLevels.isKept { findSlackLevels(of: column) }
        pivotsSinceRefactor += 1
    }

    /// z += side · θ · row, whose columns the step listed.
    private mutating func raise(_ row: Int, _ side: Double) {
        for level in 0..<levelCount where scratch.theta[level] != 0 {
            addListedToZ(side * scratch.theta[level], row: row, level: level)
        }
        guard slackLevels.isKept, let level = scratch.theta.firstIndex(where: { $0.magnitude > Tolerance.slope })
        else { return }
        findListedSlackLevels(from: level)
    }
}
