/// Between which breakpoints a basic activity is costed, so that no one has to look them up for every question about a
/// row.
struct Segment {
    var low: Double
    var high: Double

    /// Represents a missing end. Finite, so that no tolerance reaches it.
    static let nowhere = Double.greatestFiniteMagnitude

    /// The end at which a value lies, within rounding; nil between them.
    @inline(__always)
    func end(at value: Double) -> Double? {
        // Further than 1 from both, and no tolerance reaches it: the rule, seen at once.
        if value - low > 1, high - value > 1, value.magnitude < 1e11 { return nil }
        if (low - value).magnitude <= Tolerance.breakpoint(low) { return low }
        if (high - value).magnitude <= Tolerance.breakpoint(high) { return high }
        return nil
    }

    /// How far a value lies below, as a negative number, or above; 0 between the ends, within rounding.
    @inline(__always)
    func excess(of value: Double) -> Double {
        if value >= low, value <= high { return 0 }
        if low - value > Tolerance.breakpoint(low) { return value - low }
        if value - high > Tolerance.breakpoint(high) { return value - high }
        return 0
    }

    /// Whether a value is finite and in it, within the distance that canonical values may move it.
    @inline(__always)
    func contains(_ value: Double) -> Bool {
        if value >= low, value <= high { return true }
        let slack = 1e-7 + 1e-11 * value.magnitude
        return value.isFinite && low - value <= slack && value - high <= slack
    }
}

extension Simplex {
    /// Looks up the segments of all rows, after statuses changed.
    mutating func findSegments() {
        if segments.count != rowCount {
            segments = [Segment](repeating: Segment(low: -Segment.nowhere, high: Segment.nowhere), count: rowCount)
        }
        for row in 0..<rowCount { findSegment(row) }
    }

    /// Looks up the segment of a row, after its activity, the status of the activity, or one of its breakpoints
    /// changed.
    mutating func findSegment(_ row: Int) {
        let activity = Int(basic[row])
        let first = Int(activities[activity].breakpointStart)
        let segment = Int(activities[activity].status >> 1)
        segments[row] = Segment(
            low: segment > 0 ? breakpoints[first + segment - 1].position : -Segment.nowhere,
            high: segment < breakpointCount(activity) ? breakpoints[first + segment].position : Segment.nowhere)
    }
}
