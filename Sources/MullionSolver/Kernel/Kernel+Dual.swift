/// The dual step: bring a basic activity back into the segment of its label, passing as many kinks as that takes.
///
/// After constants moved, z still holds, but basic activities may have left their segments.
///
/// 1. Take the basic activity furthest outside, by `rest`, on one side.
/// 2. Raise its slope by a vector θ from zero. Events: a nonbasic activity whose slack θ uses up, which then moves
///    towards its next kink and takes `rate · distance` off the rest; and the activity's own kink, behind which lies
///    the next segment. In the order of their vectors, by a heap.
/// 3. Rest is left after a nonbasic activity's whole way: it *flips* to the next kink. None is left: it enters, and the
///    activity leaves on its kink. None is left in the activity's own next segment: it stays, with another label.
/// 4. Apply the flips as one update, z += θ · row.
///
/// So one pivot carries hundreds of flips where many wishes give way one after another.
extension Kernel {
    enum DualOutcome {
        /// Every basic activity was in its segment: z is as it was.
        case untouched
        case finished
        /// Primal steps must go on.
        case failed
    }

    mutating func runDual() -> DualOutcome {
        steps = 0
        while let (row, side) = furthestOutside() {
            steps += 1
            guard steps <= blandAfter, dualStep(row, side) else { return .failed }
            findSegment(row)
            if pivotsSinceRefactor > 20 * (rowCount + 1) {
                refactor()
                findSegments()
                sumZ()
                sumBasicValues()
            }
        }
        return steps == 0 ? .untouched : .finished
    }

    private func furthestOutside() -> (row: Int, side: Double)? {
        var best: (row: Int, side: Double)?
        var furthest = 0.0
        for row in 0..<rowCount {
            let excess = segments[row].excess(of: value[Int(basic[row])])
            if excess.magnitude > furthest { (best, furthest) = ((row, excess < 0 ? -1 : 1), excess.magnitude) }
        }
        return best
    }

    /// Steps 2 to 4; false when no event ends the step, which only broken numbers do.
    private mutating func dualStep(_ row: Int, _ side: Double) -> Bool {
        let leaving = Int(basic[row])
        let first = Int(kinkStart[leaving])
        var label = Int(seat[leaving] >> 1)
        let start = slopeIndex(leaving, segment: label)
        var rest =
            side > 0
            ? value[leaving] - kinks[first + label].position : kinks[first + label - 1].position - value[leaving]
        // The heap is taken out, so that its memory is there for the next step.
        var events = RatioHeap()
        swap(&events, &ratios)
        defer { swap(&events, &ratios) }
        events.removeAll(levelCount: levelCount)
        for column in 0..<columnCount {
            let rate = side * tableau[row * columnCount + column]
            guard rate.magnitude > Tolerance.dualPivot else { continue }
            let index = events.append(column: column, rate: rate)
            setSlack(of: column, rate: rate, at: index, in: &events)
        }
        setOwn(leaving, label, start, side, at: events.append(column: -1, rate: 0), in: &events)
        events.heapify()
        while let event = events.least {
            if event.column < 0 {
                label += side > 0 ? 1 : -1
                guard side > 0 ? label < kinkCount(leaving) : label > 0 else {
                    hold(event, of: events)
                    finish(row, side, label)
                    return true
                }
                // A segment lies between the kink before it and its own number's.
                rest -= kinks[first + label].position - kinks[first + label - 1].position
                if rest <= 0 {
                    hold(event, of: events)
                    finish(row, side, label)
                    return true
                }
                setOwn(leaving, label, start, side, at: Int(event.index), in: &events)
                events.siftLeast()
                continue
            }
            let column = Int(event.column)
            let rises = event.rate < 0
            let entering = Int(nonbasic[column])
            let distance = distanceToNextKink(entering, up: rises)
            if rest - event.rate.magnitude * distance > 0 {
                rest -= event.rate.magnitude * distance
                flip(column, up: rises)
                setSlack(of: column, rate: event.rate, at: Int(event.index), in: &events)
                events.siftLeast()
            } else {
                hold(event, of: events)
                enter(column, row, side, label, from: start, rises: rises)
                return true
            }
        }
        return false
    }

    // MARK: - Events

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

    /// The kink at the end of the segment of a label, as seen from the label that the step began with.
    private func setOwn(
        _ activity: Int, _ label: Int, _ start: Int, _ side: Double, at index: Int, in events: inout RatioHeap
    ) {
        let next = slopeIndex(activity, segment: side > 0 ? label + 1 : label - 1)
        for level in 0..<levelCount {
            events.vectors[index + level] = side * (slopes[next + level] - slopes[start + level])
        }
    }

    private func distanceToNextKink(_ activity: Int, up: Bool) -> Double {
        let first = Int(kinkStart[activity])
        // The kink it sits on, or the segment it is in.
        let half = Int(seat[activity] >> 1)
        let next = up ? Int((seat[activity] + 1) >> 1) : half - 1
        guard next >= 0, next < kinkCount(activity) else { return .infinity }
        return (kinks[first + next].position - value[activity]).magnitude
    }

    private mutating func flip(_ column: Int, up: Bool) {
        let activity = Int(nonbasic[column])
        let next = up ? Int((seat[activity] + 1) >> 1) : Int(seat[activity] >> 1) - 1
        seat[activity] = Int32(2 * next + 1)
        moveNonbasic(column, to: kinks[Int(kinkStart[activity]) + next].position)
    }

    // MARK: - Ends

    /// Keeps the vector at which the step ends.
    private mutating func hold(_ event: RatioHeap.Event, of events: RatioHeap) {
        for level in 0..<levelCount { theta[level] = events.vectors[Int(event.index) + level] }
    }

    /// The activity stays basic, in another segment.
    private mutating func finish(_ row: Int, _ side: Double, _ label: Int) {
        seat[Int(basic[row])] = Int32(2 * label)
        raise(row, side)
    }

    private mutating func enter(
        _ column: Int, _ row: Int, _ side: Double, _ label: Int, from start: Int, rises: Bool
    ) {
        raise(row, side)
        let leaving = Int(basic[row])
        let entering = Int(nonbasic[column])
        let segment = rises ? Int((seat[entering] + 1) >> 1) : Int(seat[entering] >> 1)
        let slope = slopeIndex(entering, segment: segment)
        let pivot = tableau[row * columnCount + column]
        for level in 0..<levelCount {
            let d = z[column * levelCount + level] + slopes[slope + level]
            z[column * levelCount + level] = d / pivot - slopes[start + level] - side * theta[level]
        }
        seat[entering] = Int32(2 * segment)
        let kink = side > 0 ? label : label - 1
        let position = kinks[Int(kinkStart[leaving]) + kink].position
        moveNonbasic(column, to: value[entering] + (position - value[leaving]) / pivot)
        seat[leaving] = Int32(2 * kink + 1)
        value[leaving] = position
        exchange(row: row, column: column)
        pivotsSinceRefactor += 1
    }

    /// z += side · θ · row
    private mutating func raise(_ row: Int, _ side: Double) {
        for level in 0..<levelCount where theta[level] != 0 { addToZ(side * theta[level], row: row, level: level) }
    }
}
