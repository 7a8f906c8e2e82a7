/// Minimises a sum of convex piecewise-linear costs over columns x and rows r = A·x, level by level.
///
/// Both variables and rows are *activities*: columns are 0..<n, rows n..<n + m. Each has a list of breakpoints. Costs
/// are vectors, one entry per priority in use and one for ties, compared from the first.
///
/// Source: the bounded dual simplex method with long steps (Fourer, "A simplex algorithm for piecewise-linear
/// programming I", Mathematical Programming 33, 1985; Maros, "A generalized dual phase-2 simplex algorithm", EJOR 149,
/// 2003), for hierarchies as in Badros, Borning, Stuckey, "The Cassowary linear arithmetic constraint solving
/// algorithm", ACM TOCHI 8 (2001).
///
/// The *basis status* of a nonbasic activity is the breakpoint it is on, or the segment it is in. That of a basic
/// activity is the segment between breakpoints in which it is costed. The optimum is reached when
///
///     left slope + z ≤ 0 ≤ right slope + z        for every nonbasic activity, and
///     every basic activity lies in its segment
///
/// where z is the slope that moving a nonbasic activity causes in the basic ones.
struct Simplex {
    var rowCount: Int
    @inline(__always)
    var columnCount: Int { tableau.columnCount }
    /// The priorities in use, highest first; the last is that of ties.
    var levels: [Float]
    var levelCount: Int

    /// The rows as they were given: `rowCount` × `columnCount`.
    var original: [Double]
    /// The basic activities as combinations of the nonbasic ones.
    var tableau: Tableau
    var slackLevels = SlackLevels()
    var basic: [Int32]
    var nonbasic: [Int32]
    /// What is known of each activity side by side, and one more, of which only the start of breakpoints counts: where
    /// those of all activities end.
    var activities: [Activity]
    var value: [Double]
    var breakpoints: [Breakpoint]
    var breakpointLevel: [Int32]
    /// The slope of each segment: activity a has its first at (breakpointStart + a) · levelCount.
    var slopes: [Double]
    /// By column of the tableau and level.
    var z: [Double]
    /// By level: what is rounding in a slope.
    var slopeTolerance: [Double]
    /// What decides whether signs of slopes may be wrong.
    private var magnitudes = Magnitudes()
    /// By activity: the interval in which its required breakpoints hold.
    var bounds: [Bounds]
    var canonicalValues: CanonicalValues

    // Bounds on work, and scratch memory.
    var steps = 0
    var pivotsSinceRefactor = 0
    var cursor = 0
    let scratch: Scratch
    /// By row: the segment of its basic activity; correct unless `needsPrimal`.
    var segments: [Segment] = []
    /// The activities with breakpoints that moved since the last solve.
    var movedActivities = MovedActivities()
    /// Whether segments of a basic activity changed since the last solve.
    var needsPrimal = false
    /// Whether the status of a nonbasic activity was chosen again since.
    var hasNewStatus = false
    /// Whether the weights left ties at the last solve.
    var hadTies = false

    struct Activity {
        /// The first breakpoint. There may be room for more behind the last.
        var breakpointStart: Int32 = 0
        var breakpointCount: Int32 = 0
        /// 2s for segment s, 2k + 1 for breakpoint k, which lies between segments k and k + 1.
        var status: Int32 = 0
        /// The column of the tableau, or the complement of the row.
        var location: Int32 = 0
    }

    /// An interval of values.
    struct Bounds {
        var lower = -Double.infinity
        var upper = Double.infinity

        @inline(__always)
        func contains(_ value: Double) -> Bool { !(value < lower || value > upper) }
    }

    /// What steps work with, and what says nothing between solves: all systems of a solver share one.
    ///
    /// Unchecked for the reason that `Solver` gives: only the step that runs uses it.
    final class Scratch {
        @exclusivity(unchecked) var events = EventHeap()
        @exclusivity(unchecked) var ratios = RatioHeap()
        @exclusivity(unchecked) var infeasible = InfeasibleRows()
        /// By level: the slope of the activity that moves.
        @exclusivity(unchecked) var gradient: [Double] = []
        /// By level: how far the slope of the leaving activity was raised.
        @exclusivity(unchecked) var theta: [Double] = []
        /// By row: a value of its basic activity.
        @exclusivity(unchecked) var before: [Double] = []
        /// The rows of a column, and the columns of a row, that are not 0 in the tableau.
        @exclusivity(unchecked) var rows: [Int32] = []
        @exclusivity(unchecked) var columns: [Int32] = []
        let canonicalValues = CanonicalValues.Scratch()
    }

    /// Gives the scratch memory room for all levels and rows, and reads the pattern of a large tableau if that changed.
    mutating func fitScratch() {
        scratch.gradient.resize(to: levelCount)
        scratch.theta.resize(to: levelCount)
        scratch.before.resize(to: rowCount)
        if !tableau.pattern.isKept, rowCount >= NonzeroPattern.leastCount { tableau.readPattern(rowCount: rowCount) }
    }

    /// - Parameters:
    ///   - rows: dense, row by row.
    ///   - breakpoints: by activity, each with its activity; in any order.
    ///   - scratch: what steps work with.
    init(
        columnCount: Int, rows: [Double], breakpoints unsorted: [(activity: Int32, breakpoint: Breakpoint)],
        scratch: Scratch
    ) {
        self.scratch = scratch
        canonicalValues = CanonicalValues(scratch: scratch.canonicalValues)
        let n = columnCount
        let m = n == 0 ? 0 : rows.count / n
        rowCount = m
        original = rows
        tableau = Tableau(rows: rows, columnCount: n)
        nonbasic = (0..<Int32(n)).map { $0 }
        basic = (0..<Int32(m)).map { $0 + Int32(n) }
        value = [Double](repeating: 0, count: n + m)

        // By priority, from that of ties.
        levels = Simplex.levels(of: unsorted)
        levelCount = levels.count
        z = [Double](repeating: 0, count: n * levelCount)

        activities = [Activity](repeating: Activity(), count: n + m + 1)
        for entry in unsorted { activities[Int(entry.activity)].breakpointCount += 1 }
        for activity in 0..<n + m {
            activities[activity + 1].breakpointStart =
                activities[activity].breakpointStart + activities[activity].breakpointCount
        }
        bounds = [Bounds](repeating: Bounds(), count: n + m)
        breakpoints = [Breakpoint](repeating: Breakpoint(tieAt: 0, weight: 0), count: unsorted.count)
        breakpointLevel = [Int32](repeating: 0, count: unsorted.count)
        slopes = [Double](repeating: 0, count: (unsorted.count + n + m) * levelCount)
        slopeTolerance = [Double](repeating: Tolerance.slope, count: levelCount)
        locateActivities()
        sortIn(unsorted)
        for activity in 0..<n + m { sumSlopes(of: activity) }
        for breakpoint in breakpoints.indices {
            let weight = max(breakpoints[breakpoint].left, breakpoints[breakpoint].right)
            let level = Int(breakpointLevel[breakpoint])
            slopeTolerance[level] = max(slopeTolerance[level], Tolerance.relativeSlope * weight)
            magnitudes.note(weight: weight)
        }
        if levels[0] == 1000 {
            for activity in 0..<n + m { findBounds(of: activity) }
        }
        for entry in rows where entry != 0 { magnitudes.note(entry: entry) }
    }

    /// Enters where activities are while columns are nonbasic and rows are basic, each in its order.
    mutating func locateActivities() {
        for activity in 0..<activityCount {
            let row = activity - columnCount
            activities[activity].location = Int32(row < 0 ? activity : ~row)
        }
    }

    /// Puts breakpoints under their activities, each run in order, and finds their levels.
    private mutating func sortIn(_ unsorted: [(activity: Int32, breakpoint: Breakpoint)]) {
        var end = activities.map(\.breakpointStart)
        for entry in unsorted {
            breakpoints[Int(end[Int(entry.activity)])] = entry.breakpoint
            end[Int(entry.activity)] += 1
        }
        for activity in 0..<activityCount {
            let range = breakpointRange(activity)
            // By insertion where there are few, as usual.
            guard range.count <= 16 else {
                breakpoints[range].sort(by: Breakpoint.precedes)
                continue
            }
            for index in range.dropFirst() {
                var target = index
                while target > range.lowerBound, Breakpoint.precedes(breakpoints[target], breakpoints[target - 1]) {
                    breakpoints.swapAt(target, target - 1)
                    target -= 1
                }
            }
        }
        var level = 0
        for breakpoint in breakpoints.indices {
            let priority = breakpoints[breakpoint].priority
            if levels[level] != priority { level = levels.firstIndex(of: priority) ?? 0 }
            breakpointLevel[breakpoint] = Int32(level)
        }
    }

    /// The priorities in use, from the highest, and that of ties.
    private static func levels(of breakpoints: [(activity: Int32, breakpoint: Breakpoint)]) -> [Float] {
        var levels = [Breakpoint.tie]
        var last = Breakpoint.tie
        for entry in breakpoints where entry.breakpoint.priority != last {
            last = entry.breakpoint.priority
            guard let target = levels.firstIndex(where: { $0 <= last }) else { continue }
            if levels[target] != last { levels.insert(last, at: target) }
        }
        return levels
    }

    // MARK: - Doubtful numbers

    /// The extremes of the weights, and the least entry of the rows.
    private struct Magnitudes {
        private var leastWeight = 1.0
        private var greatestWeight = 1.0
        private var leastEntry = 1.0

        mutating func note(weight: Double) {
            leastWeight = min(leastWeight, weight)
            greatestWeight = max(greatestWeight, weight)
        }

        mutating func note(entry: Double) { leastEntry = min(leastEntry, entry.magnitude) }

        var arePlain: Bool {
            Tolerance.plainWeights.contains(leastWeight) && Tolerance.plainWeights.contains(greatestWeight)
                && leastWeight * leastEntry * leastEntry >= Tolerance.plainSlope
        }
    }

    /// Whether the numbers differ so much that signs of slopes may be wrong, so that exact numbers must decide.
    var isDoubtful: Bool { !magnitudes.arePlain }

    /// Takes note of a breakpoint and the row that it is for; returns whether signs of slopes remain certain.
    mutating func admits(_ breakpoint: Breakpoint, row: [(column: Int, coefficient: Double)] = []) -> Bool {
        magnitudes.note(weight: max(breakpoint.left, breakpoint.right))
        for term in row { magnitudes.note(entry: term.coefficient) }
        return magnitudes.arePlain
    }

    // MARK: - Memory

    /// Returns whether the arrays that a solve uses fit together. Mutating, so that the simplex system is not copied.
    ///
    /// Looks at all of them one after the other, before a solve goes through them: a system that was solved long ago is
    /// in no cache, and the processor fetches side by side what nothing else has to wait for.
    mutating func isConsistent() -> Bool {
        let (n, m) = (columnCount, rowCount)
        var difference = original.count ^ (m * n) | tableau.entryCount ^ (m * n)
        difference |= basic.count ^ m | nonbasic.count ^ n
        difference |= activities.count ^ (n + m + 1) | value.count ^ (n + m)
        difference |= bounds.count ^ (n + m)
        difference |= breakpointLevel.count ^ breakpoints.count
        difference |= slopes.count ^ ((breakpoints.count + n + m) * levelCount) | z.count ^ (n * levelCount)
        difference |= levels.count ^ levelCount | slopeTolerance.count ^ levelCount
        // The first ones: most systems have no more.
        for index in 0..<min(breakpoints.count, 64) where breakpoints[index].constraint < -1 { return false }
        return difference == 0 && segments.count &+ canonicalValues.elementCount < 1 << 48
    }

    // MARK: - Reading

    var activityCount: Int { rowCount + columnCount }

    @inline(__always)
    func breakpointRange(_ activity: Int) -> Range<Int> {
        let first = Int(activities[activity].breakpointStart)
        return first..<first + Int(activities[activity].breakpointCount)
    }

    @inline(__always)
    func breakpointCount(_ activity: Int) -> Int { Int(activities[activity].breakpointCount) }

    /// Where the slope vector of a segment begins.
    @inline(__always)
    func slopeIndex(_ activity: Int, segment: Int) -> Int {
        (Int(activities[activity].breakpointStart) + activity + segment) * levelCount
    }

    /// Where the slope to the left of the basis status of an activity begins.
    @inline(__always)
    func leftSlope(_ activity: Int) -> Int { slopeIndex(activity, segment: Int(activities[activity].status >> 1)) }

    @inline(__always)
    func rightSlope(_ activity: Int) -> Int {
        slopeIndex(activity, segment: Int((activities[activity].status + 1) >> 1))
    }

    /// The sign of a slope plus the z of a column, decided by the first entry that is not rounding.
    @inline(__always)
    func sign(slope: Int, column: Int) -> Int {
        let base = column * levelCount
        for level in 0..<levelCount {
            let entry = slopes[slope + level] + z[base + level]
            if entry > slopeTolerance[level] { return 1 }
            if entry < -slopeTolerance[level] { return -1 }
        }
        return 0
    }
}

extension [Double] {
    /// Makes it as long as wanted; what was in it remains. One by one, because lengths seldom differ much.
    fileprivate mutating func resize(to wanted: Int) {
        while count > wanted { removeLast() }
        while count < wanted { append(0) }
    }
}
