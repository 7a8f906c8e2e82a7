/// Minimises a sum of convex piecewise-linear costs over columns x and rows r = A·x, level by level.
///
/// Variables and rows are *activities* alike: columns are 0..<n, rows n..<n + m. Each has a list of kinks. Costs are
/// vectors, one entry per priority in use and one for ties, compared from the first.
///
/// Source: the bounded dual simplex method with long steps (Fourer, "A simplex algorithm for piecewise-linear
/// programming I", Mathematical Programming 33, 1985; Maros, "A generalized dual phase-2 simplex algorithm", EJOR 149,
/// 2003), for hierarchies as in Badros, Borning, Stuckey, "The Cassowary linear arithmetic constraint solving
/// algorithm", ACM TOCHI 8 (2001).
///
/// A nonbasic activity sits on a kink, or between two (its *seat*). A basic activity has a value, and a *label*: the
/// segment between kinks that it is costed in. The optimum is reached when
///
///     left slope + z ≤ 0 ≤ right slope + z        for every nonbasic activity, and
///     every basic activity lies in the segment of its label
///
/// where z is the slope that moving a nonbasic activity causes in the basic ones.
struct Kernel {
    var rowCount: Int
    let columnCount: Int
    /// The priorities in use, highest first; the last is that of ties.
    var levels: [Float]
    var levelCount: Int

    /// The rows as they were given: `rowCount` × `columnCount`.
    var original: [Double]
    /// The basic activities as combinations of the nonbasic ones.
    var tableau: [Double]
    var basic: [Int32]
    var nonbasic: [Int32]
    /// By activity: its column of the tableau, or the complement of its row.
    var place: [Int32]
    var value: [Double]
    /// By activity: 2s for segment s, 2k + 1 for kink k, which lies between segments k and k + 1.
    var seat: [Int32]

    /// By activity, and one more: its first kink. There may be room for more behind its last.
    var kinkStart: [Int32]
    var kinkCounts: [Int32]
    var kinks: [Kink]
    var kinkLevel: [Int32]
    /// The slope of each segment: activity a has its first at (kinkStart[a] + a) · levelCount.
    var slopes: [Double]
    /// By column of the tableau and level.
    var z: [Double]
    /// By level: what is rounding in a slope.
    var slopeTolerance: [Double]
    /// Whether the weights are so different that signs of slopes may be wrong: exact numbers must decide.
    private(set) var isDoubtful = false
    /// By activity: between which values its required kinks hold.
    var lower: [Double]
    var upper: [Double]
    var settling = Settling()

    // Bounds on work, and scratch memory.
    var steps = 0
    var pivotsSinceRefactor = 0
    var cursor = 0
    var events = EventHeap()
    var ratios = RatioHeap()
    var gradient: [Double]
    /// By row: a value of its basic activity.
    var before: [Double]
    /// By row: the segment that its basic activity is costed in; right unless `needsPrimal`.
    var segments: [Segment] = []
    /// How far the slope of the leaving activity was raised.
    var theta: [Double]
    /// The activities of which kinks moved since the last solve.
    var movedActivities: [Int32] = []
    /// Whether segments of a basic activity changed since the last solve.
    var needsPrimal = false
    /// Whether a nonbasic activity was seated again since.
    var wasReseated = false
    /// Whether the weights left ties at the last solve.
    var hadTies = false

    /// - Parameters:
    ///   - rows: dense, row by row.
    ///   - kinks: by activity, each with its activity; in any order.
    init(columnCount: Int, rows: [Double], kinks unsorted: [(activity: Int32, kink: Kink)]) {
        let n = columnCount
        let m = n == 0 ? 0 : rows.count / n
        self.columnCount = n
        rowCount = m
        original = rows
        tableau = rows
        nonbasic = (0..<Int32(n)).map { $0 }
        basic = (0..<Int32(m)).map { $0 + Int32(n) }
        place = nonbasic + (0..<Int32(m)).map { ~$0 }
        value = [Double](repeating: 0, count: n + m)
        before = [Double](repeating: 0, count: m)
        seat = [Int32](repeating: 0, count: n + m)

        // By priority, from that of ties.
        levels = Kernel.levels(of: unsorted)
        levelCount = levels.count
        z = [Double](repeating: 0, count: n * levelCount)
        gradient = [Double](repeating: 0, count: levelCount)
        theta = gradient

        kinkStart = [Int32](repeating: 0, count: n + m + 1)
        for entry in unsorted { kinkStart[Int(entry.activity) + 1] += 1 }
        for activity in 0..<n + m { kinkStart[activity + 1] += kinkStart[activity] }
        kinkCounts = zip(kinkStart.dropFirst(), kinkStart).map { $0 - $1 }
        lower = [Double](repeating: -.infinity, count: n + m)
        upper = [Double](repeating: .infinity, count: n + m)
        kinks = [Kink](repeating: Kink(tieAt: 0, weight: 0), count: unsorted.count)
        kinkLevel = [Int32](repeating: 0, count: unsorted.count)
        slopes = [Double](repeating: 0, count: (unsorted.count + n + m) * levelCount)
        slopeTolerance = [Double](repeating: Tolerance.slope, count: levelCount)
        sortIn(unsorted)
        for activity in 0..<n + m { sumSlopes(of: activity) }
        for kink in kinks.indices {
            let weight = max(kinks[kink].left, kinks[kink].right)
            let level = Int(kinkLevel[kink])
            slopeTolerance[level] = max(slopeTolerance[level], Tolerance.relativeSlope * weight)
            if !Tolerance.plainWeights.contains(weight) { isDoubtful = true }
        }
        if levels[0] == 1000 {
            for activity in 0..<n + m { findBounds(of: activity) }
        }
        for entry in rows where entry != 0 && entry.magnitude < Tolerance.plainWeights.lowerBound { isDoubtful = true }
    }

    /// Puts kinks under their activities, each run in order, and finds their levels.
    private mutating func sortIn(_ unsorted: [(activity: Int32, kink: Kink)]) {
        var end = kinkStart
        for entry in unsorted {
            kinks[Int(end[Int(entry.activity)])] = entry.kink
            end[Int(entry.activity)] += 1
        }
        for activity in 0..<activityCount {
            let range = kinkRange(activity)
            // By insertion where there are few, which is the rule.
            guard range.count <= 16 else {
                kinks[range].sort(by: Kink.precedes)
                continue
            }
            for index in range.dropFirst() {
                var place = index
                while place > range.lowerBound, Kink.precedes(kinks[place], kinks[place - 1]) {
                    kinks.swapAt(place, place - 1)
                    place -= 1
                }
            }
        }
        var level = 0
        for kink in kinks.indices {
            let priority = kinks[kink].priority
            if levels[level] != priority { level = levels.firstIndex(of: priority) ?? 0 }
            kinkLevel[kink] = Int32(level)
        }
    }

    /// The priorities in use, from the highest, and that of ties.
    private static func levels(of kinks: [(activity: Int32, kink: Kink)]) -> [Float] {
        var levels = [Kink.tie]
        var last = Kink.tie
        for entry in kinks where entry.kink.priority != last {
            last = entry.kink.priority
            guard let place = levels.firstIndex(where: { $0 <= last }) else { continue }
            if levels[place] != last { levels.insert(last, at: place) }
        }
        return levels
    }

    // MARK: - Reading

    var activityCount: Int { rowCount + columnCount }

    @inline(__always)
    func kinkRange(_ activity: Int) -> Range<Int> {
        let first = Int(kinkStart[activity])
        return first..<first + Int(kinkCounts[activity])
    }

    @inline(__always)
    func kinkCount(_ activity: Int) -> Int { Int(kinkCounts[activity]) }

    /// Where the slope vector of a segment begins.
    @inline(__always)
    func slopeIndex(_ activity: Int, segment: Int) -> Int {
        (Int(kinkStart[activity]) + activity + segment) * levelCount
    }

    /// The slope to the left of a seat, and to the right.
    @inline(__always)
    func leftSlope(_ activity: Int) -> Int { slopeIndex(activity, segment: Int(seat[activity] >> 1)) }

    @inline(__always)
    func rightSlope(_ activity: Int) -> Int { slopeIndex(activity, segment: Int((seat[activity] + 1) >> 1)) }

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
