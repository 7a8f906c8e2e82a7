/// Adding and removing breakpoints, and changing their levels, in a solved simplex system; `solveMoved` must follow.
///
/// Activities keep their values, and primal steps continue from there. A nonbasic activity whose breakpoint is removed
/// is between two breakpoints until a step moves it.
///
/// - Complexity: O(k) for k breakpoints of the activity, occasionally of all activities, to make room.
extension Simplex {
    mutating func insert(_ breakpoint: Breakpoint, of activity: Int) {
        orderMoved()
        giveLevel(breakpoint.priority)
        makeRoom(activity)
        let range = breakpointRange(activity)
        activities[activity].breakpointCount += 1
        var target = range.upperBound
        while target > range.lowerBound, Breakpoint.precedes(breakpoint, breakpoints[target - 1]) {
            breakpoints[target] = breakpoints[target - 1]
            breakpointLevel[target] = breakpointLevel[target - 1]
            target -= 1
        }
        breakpoints[target] = breakpoint
        breakpointLevel[target] = Int32(levels.firstIndex(of: breakpoint.priority) ?? 0)
        sumSlopes(of: activity)
        if breakpoint.priority == 1000 { findBounds(of: activity) }

        let local = target - range.lowerBound
        let segment = Int(activities[activity].status >> 1)
        if activities[activity].status & 1 == 1 {
            if segment >= local { activities[activity].status += 2 }
        } else if segment > local || segment == local && value[activity] > breakpoint.position {
            activities[activity].status += 2
        }
        needsPrimal = true
    }

    /// Removes the breakpoint of a constraint; returns the number of breakpoints left.
    mutating func removeBreakpoint(_ constraint: Int32, of activity: Int) -> Int {
        orderMoved()
        let range = breakpointRange(activity)
        guard let target = range.first(where: { breakpoints[$0].constraint == constraint }) else { return range.count }
        let wasRequired = breakpoints[target].priority == 1000
        for index in target..<range.upperBound - 1 {
            breakpoints[index] = breakpoints[index + 1]
            breakpointLevel[index] = breakpointLevel[index + 1]
        }
        breakpoints[range.upperBound - 1] = Self.noBreakpoint
        breakpointLevel[range.upperBound - 1] = Int32(levelCount - 1)
        activities[activity].breakpointCount -= 1
        sumSlopes(of: activity)
        if wasRequired { findBounds(of: activity) }

        let local = target - range.lowerBound
        let segment = Int(activities[activity].status >> 1)
        if activities[activity].status & 1 == 1, segment == local {
            activities[activity].status = Int32(2 * local)
        } else if segment > local {
            activities[activity].status -= 2
        }
        needsPrimal = true
        return range.count - 1
    }

    /// Changes the level of the breakpoint of a constraint.
    mutating func setPriority(_ priority: Float, ofBreakpoint constraint: Int32, of activity: Int) {
        guard var breakpoint = breakpoints[breakpointRange(activity)].first(where: { $0.constraint == constraint })
        else { return }
        breakpoint.priority = priority
        _ = removeBreakpoint(constraint, of: activity)
        insert(breakpoint, of: activity)
    }

    // MARK: - Room

    /// Fills the room for further breakpoints.
    private static let noBreakpoint = Breakpoint(tieAt: 0, weight: 0)

    /// Makes room for further breakpoints after the last of an activity, so that only the first of several insertions
    /// moves those of other activities.
    private mutating func makeRoom(_ activity: Int) {
        let end = Int(activities[activity + 1].breakpointStart)
        guard breakpointRange(activity).upperBound == end else { return }
        let more = 4
        breakpoints.insert(contentsOf: repeatElement(Self.noBreakpoint, count: more), at: end)
        breakpointLevel.insert(contentsOf: repeatElement(Int32(levelCount - 1), count: more), at: end)
        slopes.insert(contentsOf: repeatElement(0, count: more * levelCount), at: (end + activity + 1) * levelCount)
        for later in activity + 1...activityCount { activities[later].breakpointStart += Int32(more) }
    }

    // MARK: - Levels

    /// The number of levels that may be without breakpoints. They compare as zero, and a constraint of that
    /// priority that is added again finds its level.
    private static let spareLevels = 4

    /// Makes sure that a priority has a level.
    private mutating func giveLevel(_ priority: Float) {
        guard !levels.contains(priority) else { return }
        var isUsed = [Bool](repeating: false, count: levelCount)
        isUsed[levelCount - 1] = true
        for level in breakpointLevel { isUsed[Int(level)] = true }
        let spare = isUsed.count { !$0 }
        var new = spare > Self.spareLevels ? levels.indices.filter { isUsed[$0] }.map { levels[$0] } : levels
        new.insert(priority, at: new.firstIndex { $0 < priority } ?? new.count)
        setLevels(new)
    }

    private mutating func setLevels(_ new: [Float]) {
        levels = new
        levelCount = new.count
        for breakpoint in breakpoints.indices {
            breakpointLevel[breakpoint] = Int32(levels.firstIndex(of: breakpoints[breakpoint].priority) ?? 0)
        }
        slopes = [Double](repeating: 0, count: (breakpoints.count + activityCount) * levelCount)
        for activity in 0..<activityCount { sumSlopes(of: activity) }
        z = [Double](repeating: 0, count: columnCount * levelCount)
        // Weights are plain where breakpoints may come, so no level needs more.
        slopeTolerance = [Double](repeating: Tolerance.slope, count: levelCount)
    }
}
