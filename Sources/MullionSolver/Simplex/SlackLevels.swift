/// At which level each slack is first different from 0: a slack that differs at a higher level than an event of a dual
/// step is met after that event, so the step need not look at its column.
///
/// A column has two slacks, the slopes at which it falls and rises. Their levels are worth their upkeep only where many
/// steps look at many columns, so they are kept from one of the later steps of a solve to its end.
struct SlackLevels {
    private(set) var isKept = false
    /// By column: the level of the slack at which it falls, and that at which it rises.
    fileprivate(set) var levels: [UInt8] = []

    /// Those of the columns of a row that a dual step looks at.
    var candidates: [Int32] = []

    /// Levels from this one on are not told apart.
    private static let mostLevels = 255

    /// Forgets the levels, because many slacks changed.
    mutating func forget() { isKept = false }

    fileprivate mutating func start(columnCount: Int) {
        levels.removeAll(keepingCapacity: true)
        levels.append(contentsOf: repeatElement(0, count: 2 * columnCount))
        isKept = true
    }

    @inline(__always)
    fileprivate static func stored(_ level: Int) -> UInt8 { UInt8(min(level, mostLevels)) }
}

extension Simplex {
    /// Finds the levels of all columns.
    ///
    /// - Complexity: O(n · l) for n columns and l levels.
    mutating func findSlackLevels() {
        slackLevels.start(columnCount: columnCount)
        for column in 0..<columnCount { findSlackLevels(of: column) }
    }

    /// Finds the levels of a column again, after its activity or the status of that changed.
    mutating func findSlackLevels(of column: Int) {
        let (falls, rises) = withSlacks { slacks in
            let left = slacks.left(column)
            return (
                slacks.level(of: column, slope: left, from: 0),
                slacks.level(of: column, slope: slacks.right(column, left), from: 0)
            )
        }
        slackLevels.levels[2 * column] = SlackLevels.stored(falls)
        slackLevels.levels[2 * column + 1] = SlackLevels.stored(rises)
    }

    /// Finds the levels of the listed columns again, after their z changed at a level and at lower ones.
    ///
    /// Slacks that are different from 0 at a higher level still are.
    mutating func findListedSlackLevels(from level: Int) {
        let (columns, least) = (scratch.columns, SlackLevels.stored(level))
        var levels: [UInt8] = []
        swap(&levels, &slackLevels.levels)
        withSlacks { slacks in
            levels.withUnsafeMutableBufferPointer { levels in
                for column in columns.lazy.map(Int.init) where max(levels[2 * column], levels[2 * column + 1]) >= least
                {
                    let left = slacks.left(column)
                    if levels[2 * column] >= least {
                        levels[2 * column] = SlackLevels.stored(slacks.level(of: column, slope: left, from: level))
                    }
                    if levels[2 * column + 1] >= least {
                        let right = slacks.right(column, left)
                        levels[2 * column + 1] = SlackLevels.stored(
                            slacks.level(of: column, slope: right, from: level))
                    }
                }
            }
        }
        swap(&levels, &slackLevels.levels)
    }

    /// Lists as candidates the listed columns whose slacks are 0 at all levels above one, in the direction in which
    /// they move when the activity of a row moves back from a side.
    mutating func listCandidates(_ row: Int, _ side: Double, from level: Int) {
        let least = SlackLevels.stored(level)
        var candidates: [Int32] = []
        swap(&candidates, &slackLevels.candidates)
        candidates.removeAll(keepingCapacity: true)
        candidates.append(contentsOf: scratch.columns)
        var count = 0
        precondition(slackLevels.levels.count == 2 * columnCount, "two of each")
        slackLevels.levels.withUnsafeBufferPointer { levels in
            tableau.withRow(row) { entries in
                candidates.withUnsafeMutableBufferPointer { candidates in
                    // Columns that were listed are columns, and no candidate is written before it is read.
                    for position in 0..<candidates.count {
                        let column = Int(candidates[position])
                        // A column rises if the sign bit is set: 0 is not listed.
                        let rises = Int(truncatingIfNeeded: (side * entries[column]).bitPattern &>> 63)
                        candidates[count] = Int32(truncatingIfNeeded: column)
                        count &+= levels[2 &* column &+ rises] >= least ? 1 : 0
                    }
                }
            }
        }
        candidates.removeLast(candidates.count - count)
        swap(&candidates, &slackLevels.candidates)
    }

    /// The memory in which the slacks of columns are, for loops over many of them.
    ///
    /// Columns must be below the number of columns. Activities are below the number of statuses, and each status names
    /// a segment of its activity, or a breakpoint between two, so their slopes are there.
    struct Slacks {
        let levelCount: Int
        let nonbasic: UnsafeBufferPointer<Int32>
        let activities: UnsafeBufferPointer<Activity>
        let slopes: UnsafeBufferPointer<Double>
        let z: UnsafeBufferPointer<Double>

        /// Where the slope to the left of a column begins.
        @inline(__always)
        func left(_ column: Int) -> Int {
            let activity = Int(nonbasic[column])
            return (Int(activities[activity].breakpointStart) &+ activity &+ Int(activities[activity].status >> 1))
                &* levelCount
        }

        /// Where that to the right begins.
        @inline(__always)
        func right(_ column: Int, _ left: Int) -> Int {
            left &+ Int(activities[Int(nonbasic[column])].status & 1) &* levelCount
        }

        /// The first level from one on at which a slack is different from 0; `levelCount` if there is none.
        @inline(__always)
        func level(of column: Int, slope: Int, from start: Int) -> Int {
            let base = column &* levelCount
            var level = start
            while level < levelCount, (slopes[slope &+ level] + z[base &+ level]).magnitude <= Tolerance.slope {
                level &+= 1
            }
            return level
        }
    }

    @inline(__always)
    func withSlacks<Result>(_ body: (Slacks) -> Result) -> Result {
        precondition(z.count == columnCount * levelCount && nonbasic.count == columnCount, "one of each")
        precondition(activities.count == activityCount + 1, "one of each")
        return nonbasic.withUnsafeBufferPointer { nonbasic in
            activities.withUnsafeBufferPointer { activities in
                slopes.withUnsafeBufferPointer { slopes in
                    z.withUnsafeBufferPointer { z in
                        body(
                            Slacks(
                                levelCount: levelCount, nonbasic: nonbasic, activities: activities, slopes: slopes,
                                z: z))
                    }
                }
            }
        }
    }
}
