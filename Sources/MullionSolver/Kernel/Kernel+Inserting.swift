/// Kinks that come, go, or change their level while the kernel lives; `solveMoved` must follow.
///
/// Activities stay where they are, and primal steps go on from there. A nonbasic activity whose kink is taken away is
/// between two kinks until a step moves it.
///
/// - Complexity: O(k) for k kinks of all activities, which move up or down by one place.
extension Kernel {
    /// Adds a kink to an activity.
    mutating func insert(_ kink: Kink, of activity: Int) {
        giveLevel(kink.priority)
        let range = kinkRange(activity)
        var place = range.upperBound
        while place > range.lowerBound, Kink.precedes(kink, kinks[place - 1]) { place -= 1 }
        kinks.insert(kink, at: place)
        kinkLevel.insert(Int32(levels.firstIndex(of: kink.priority) ?? 0), at: place)
        for later in activity + 1...activityCount { kinkStart[later] += 1 }
        slopes.insert(contentsOf: repeatElement(0, count: levelCount), at: (place + activity) * levelCount)
        sumSlopes(of: activity)

        let local = place - range.lowerBound
        let segment = Int(seat[activity] >> 1)
        if seat[activity] & 1 == 1 {
            if segment >= local { seat[activity] += 2 }
        } else if segment > local || segment == local && value[activity] > kink.position {
            seat[activity] += 2
        }
        if kink.priority == 1000, !required.contains(Int32(activity)) { required.append(Int32(activity)) }
        needsPrimal = true
    }

    /// Takes the kink of a constraint away; returns how many the activity has left.
    mutating func removeKink(_ constraint: Int32, of activity: Int) -> Int {
        let range = kinkRange(activity)
        guard let place = range.first(where: { kinks[$0].constraint == constraint }) else { return range.count }
        let wasRequired = kinks[place].priority == 1000
        kinks.remove(at: place)
        kinkLevel.remove(at: place)
        for later in activity + 1...activityCount { kinkStart[later] -= 1 }
        let gap = (place + activity) * levelCount
        slopes.removeSubrange(gap..<gap + levelCount)
        sumSlopes(of: activity)

        let local = place - range.lowerBound
        let segment = Int(seat[activity] >> 1)
        if seat[activity] & 1 == 1, segment == local {
            seat[activity] = Int32(2 * local)
        } else if segment > local {
            seat[activity] -= 2
        }
        if wasRequired, !kinkRange(activity).contains(where: { kinks[$0].priority == 1000 }) {
            required.removeAll { $0 == activity }
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

    // MARK: - Levels

    /// How many levels may be without kinks. They compare as zero, and whoever adds the same wish again finds its level.
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
