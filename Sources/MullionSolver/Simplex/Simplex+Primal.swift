/// The primal step: move one nonbasic activity as far as that improves.
///
/// 1. Find the segments of the basic activities; compute z.
/// 2. Look, from where the last look ended, for a nonbasic activity whose slope improves.
/// 3. Move it. Every breakpoint met on the way, its own or a basic one's, adds rate · jump to the slope. Stop at the
///    breakpoint where the slope is no longer negative.
/// 4. Stopped at one of its breakpoints: it remains there. At one of a basic activity: that one leaves, the moved one
///    enters.
/// 5. Repeat until step 2 finds nothing.
///
/// After 50 (m + n) + 200 steps the least index is taken in steps 2 and 4 (Bland), which hardly ever happens; after
/// 200 (m + n) + 5,000 the numbers are broken.
extension Simplex {
    enum Outcome: Equatable {
        case optimal
        /// Nothing stops the improvement; happens only with the linear cost of the ambiguity test, or broken numbers.
        case unbounded
        /// Too many steps.
        case exhausted
    }

    var blandAfter: Int { 50 * activityCount + 200 }
    var giveUpAfter: Int { 200 * activityCount + 5000 }

    mutating func runPrimal() -> Outcome {
        fitScratch()
        deriveStaleRows()
        chooseSegments()
        sumZ()
        steps = 0
        while let (column, direction) = improvingColumn() {
            steps += 1
            if steps > giveUpAfter { return .exhausted }
            guard move(column, direction) else { return .unbounded }
            if pivotsSinceRefactor > 20 * (rowCount + 1) { renew() }
        }
        findSegments()
        return .optimal
    }

    /// A fresh tableau with the same basis statuses.
    mutating func renew() {
        refactor()
        sumBasicValues()
        chooseSegments()
        sumZ()
    }

    private mutating func improvingColumn() -> (column: Int, direction: Double)? {
        let isCareful = steps > blandAfter
        var best: (column: Int, direction: Double)?
        for offset in 0..<columnCount {
            var column = offset
            if !isCareful {
                column += cursor
                if column >= columnCount { column -= columnCount }
            }
            let activity = Int(nonbasic[column])
            var direction = 0.0
            if sign(slope: rightSlope(activity), column: column) < 0 {
                direction = 1
            } else if sign(slope: leftSlope(activity), column: column) > 0 {
                direction = -1
            } else {
                continue
            }
            if !isCareful {
                cursor = column
                return (column, direction)
            }
            if best == nil || nonbasic[column] < nonbasic[best!.column] { best = (column, direction) }
        }
        return best
    }

    /// Steps 3 and 4; false when nothing stops the move.
    private mutating func move(_ column: Int, _ direction: Double) -> Bool {
        let entering = Int(nonbasic[column])
        startEvents(column, direction)
        var ownSegment =
            direction > 0 ? Int((activities[entering].status + 1) >> 1) : Int(activities[entering].status >> 1)
        let slope = slopeIndex(entering, segment: ownSegment)
        for level in 0..<levelCount {
            scratch.gradient[level] = direction * (slopes[slope + level] + z[column * levelCount + level])
        }
        while let event = scratch.events.popNearest() {
            let row = Int(event.row)
            let activity = row < 0 ? entering : Int(basic[row])
            let up = event.rate > 0
            let segment = row < 0 ? ownSegment : Int(activities[activity].status >> 1)
            let breakpoint = Int(activities[activity].breakpointStart) + (up ? segment : segment - 1)
            let jump = breakpoints[breakpoint].left + breakpoints[breakpoint].right
            scratch.gradient[Int(breakpointLevel[breakpoint])] += event.rate.magnitude * jump
            if isStopped() {
                stop(column, direction, at: event, breakpoint: breakpoint, ownSegment: ownSegment)
                return true
            }
            // Passed: the activity is costed in its next segment from now on.
            let next = up ? segment + 1 : segment - 1
            if row < 0 {
                ownSegment = next
            } else {
                activities[activity].status = Int32(2 * next)
                if jump != 0 { addToZ(up ? jump : -jump, row: row, level: Int(breakpointLevel[breakpoint])) }
            }
            pushEvent(activity, from: value[activity], segment: next, rate: event.rate, row: row)
        }
        return false
    }

    private mutating func startEvents(_ column: Int, _ direction: Double) {
        scratch.events.removeAll()
        let entering = Int(nonbasic[column])
        let segment =
            direction > 0 ? Int((activities[entering].status + 1) >> 1) : Int(activities[entering].status >> 1)
        pushEvent(entering, from: value[entering], segment: segment, rate: direction, row: -1)
        listRows(of: column)
        for position in 0..<listedRowCount {
            let row = listedRow(position)
            let entry = tableau[row, column]
            guard entry.magnitude > Tolerance.primalPivot else { continue }
            let activity = Int(basic[row])
            pushEvent(
                activity, from: value[activity], segment: Int(activities[activity].status >> 1),
                rate: entry * direction, row: row)
        }
    }

    private mutating func pushEvent(_ activity: Int, from value: Double, segment: Int, rate: Double, row: Int) {
        let index = rate > 0 ? segment : segment - 1
        guard index >= 0, index < breakpointCount(activity) else { return }
        let position = breakpoints[Int(activities[activity].breakpointStart) + index].position
        scratch.events.insert(
            EventHeap.Event(distance: max(0, (position - value) / rate), rate: rate, row: Int32(row)))
    }

    private func isStopped() -> Bool {
        for level in 0..<levelCount {
            if scratch.gradient[level] > slopeTolerance[level] { return true }
            if scratch.gradient[level] < -slopeTolerance[level] { return false }
        }
        return true
    }

    private mutating func stop(
        _ column: Int, _ direction: Double, at event: EventHeap.Event, breakpoint: Int, ownSegment: Int
    ) {
        let entering = Int(nonbasic[column])
        let distance = direction * event.distance
        if distance != 0 {
            // The rows that the events were found in.
            for position in 0..<listedRowCount {
                let row = listedRow(position)
                let entry = tableau[row, column]
                if entry != 0 { value[Int(basic[row])] += entry * distance }
            }
            value[entering] += distance
        }
        if event.row < 0 {
            value[entering] = breakpoints[breakpoint].position
            activities[entering].status = Int32(2 * (breakpoint - Int(activities[entering].breakpointStart)) + 1)
            return
        }
        let row = Int(event.row)
        let leaving = Int(basic[row])
        let leavingSlope = leftSlope(leaving)
        value[leaving] = breakpoints[breakpoint].position
        activities[leaving].status = Int32(2 * (breakpoint - Int(activities[leaving].breakpointStart)) + 1)
        activities[entering].status = Int32(2 * ownSegment)
        pivot(
            row: row, column: column, leavingSlope: leavingSlope,
            enteringSlope: slopeIndex(entering, segment: ownSegment))
    }
}
