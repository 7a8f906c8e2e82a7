/// Kinks that come, go, or change their level while the kernel lives; `solveMoved` must follow.
///
/// Activities stay where they are, and primal steps go on from there. A nonbasic activity whose kink is taken away is
/// between two kinks until a step moves it.
///
/// - Complexity: O(k) for k kinks of the activity, now and then of all activities, to make room.
extension Kernel {
    /// Adds a kink to an activity.
    mutating func insert(_ kink: Kink, of activity: Int) {
        giveLevel(kink.priority)
        makeRoom(activity)
        let range = kinkRange(activity)
        kinkCounts[activity] += 1
        var place = range.upperBound
        while place > range.lowerBound, Kink.precedes(kink, kinks[place - 1]) {
            kinks[place] = kinks[place - 1]
            kinkLevel[place] = kinkLevel[place - 1]
            place -= 1
        }
        kinks[place] = kink
        kinkLevel[place] = Int32(levels.firstIndex(of: kink.priority) ?? 0)
        sumSlopes(of: activity)
        if kink.priority == 1000 { findBounds(of: activity) }

        let local = place - range.lowerBound
        let segment = Int(seat[activity] >> 1)
        if seat[activity] & 1 == 1 {
            if segment >= local { seat[activity] += 2 }
        } else if segment > local || segment == local && value[activity] > kink.position {
            seat[activity] += 2
        }
        needsPrimal = true
    }

    /// Takes the kink of a constraint away; returns how many the activity has left.
    mutating func removeKink(_ constraint: Int32, of activity: Int) -> Int {
        let range = kinkRange(activity)
        guard let place = range.first(where: { kinks[$0].constraint == constraint }) else { return range.count }
        let wasRequired = kinks[place].priority == 1000
        for index in place..<range.upperBound - 1 {
            kinks[index] = kinks[index + 1]
            kinkLevel[index] = kinkLevel[index + 1]
        }
        kinks[range.upperBound - 1] = Self.noKink
        kinkLevel[range.upperBound - 1] = Int32(levelCount - 1)
        kinkCounts[activity] -= 1
        sumSlopes(of: activity)
        if wasRequired { findBounds(of: activity) }

        let local = place - range.lowerBound
        let segment = Int(seat[activity] >> 1)
        if seat[activity] & 1 == 1, segment == local {
            seat[activity] = Int32(2 * local)
        } else if segment > local {
            seat[activity] -= 2
        }
        needsPrimal = true
        return range.count - 1
    }

    /// Gives the kink of a constraint another level.
    mutating func setPriority(_ priority: Float, ofKink constraint: Int32, of activity: Int) {
        guard var kink = kinks[kinkRange(activity)].first(where: { $0.constraint == constraint }) else { return }
        kink.priority = priority
        _ = removeKink(constraint, of: activity)
        insert(kink, of: activity)
    }

    // MARK: - Room

    /// What stands where there is room for a kink.
    private static let noKink = Kink(tieAt: 0, weight: 0)

    /// Makes room for a kink behind the last of an activity; so only the first of several moves those of the others.
    private mutating func makeRoom(_ activity: Int) {
        let end = Int(kinkStart[activity + 1])
        guard kinkRange(activity).upperBound == end else { return }
        let more = 4
        kinks.insert(contentsOf: repeatElement(Self.noKink, count: more), at: end)
        kinkLevel.insert(contentsOf: repeatElement(Int32(levelCount - 1), count: more), at: end)
        slopes.insert(contentsOf: repeatElement(0, count: more * levelCount), at: (end + activity + 1) * levelCount)
        for later in activity + 1...activityCount { kinkStart[later] += Int32(more) }
    }

    // MARK: - Levels

    /// How many levels may be without kinks. They compare as zero, and whoever adds the same wish again finds its
    /// level.
    private static let spareLevels = 4

    /// Makes sure that a priority has a level.
    private mutating func giveLevel(_ priority: Float) {
        guard !levels.contains(priority) else { return }
        var isUsed = [Bool](repeating: false, count: levelCount)
        isUsed[levelCount - 1] = true
        for level in kinkLevel { isUsed[Int(level)] = true }
        let spare = isUsed.count { !$0 }
        var new = spare > Self.spareLevels ? levels.indices.filter { isUsed[$0] }.map { levels[$0] } : levels
        new.insert(priority, at: new.firstIndex { $0 < priority } ?? new.count)
        setLevels(new)
    }

    private mutating func setLevels(_ new: [Float]) {
        levels = new
        levelCount = new.count
        for kink in kinks.indices { kinkLevel[kink] = Int32(levels.firstIndex(of: kinks[kink].priority) ?? 0) }
        slopes = [Double](repeating: 0, count: (kinks.count + activityCount) * levelCount)
        for activity in 0..<activityCount { sumSlopes(of: activity) }
        z = [Double](repeating: 0, count: columnCount * levelCount)
        gradient = [Double](repeating: 0, count: levelCount)
        theta = gradient
        // Weights are plain where kinks may come, so no level needs more.
        slopeTolerance = [Double](repeating: Tolerance.slope, count: levelCount)
    }
}
