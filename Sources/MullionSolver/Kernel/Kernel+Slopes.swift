/// What the kinks of activities say: slopes of segments, bounds of required ones, and z.
extension Kernel {
    /// Finds the bounds of an activity, after a required kink of it came, went or moved.
    mutating func findBounds(of activity: Int) {
        var low = -Double.infinity
        var high = Double.infinity
        for kink in kinkRange(activity) where kinks[kink].priority == 1000 {
            if kinks[kink].left > 0 { low = max(low, kinks[kink].position) }
            if kinks[kink].right > 0 { high = min(high, kinks[kink].position) }
        }
        lower[activity] = low
        upper[activity] = high
    }

    /// Fills in the slopes of an activity's segments.
    mutating func sumSlopes(of activity: Int) {
        let (range, levelCount, kinks, kinkLevel) = (kinkRange(activity), levelCount, kinks, kinkLevel)
        let first = slopeIndex(activity, segment: 0)
        precondition(first >= 0 && first + (range.count + 1) * levelCount <= slopes.count, "no such segments")
        slopes.withUnsafeMutableBufferPointer { slopes in
            // Levels are below `levelCount`, so every index is in the segments that were just found to exist.
            for level in 0..<levelCount { slopes[first + level] = 0 }
            for kink in range { slopes[first + Int(kinkLevel[kink])] -= kinks[kink].left }
            var here = first
            for kink in range {
                for level in 0..<levelCount { slopes[here + levelCount + level] = slopes[here + level] }
                here += levelCount
                slopes[here + Int(kinkLevel[kink])] += kinks[kink].left + kinks[kink].right
            }
        }
    }

    /// z from the labels and the tableau.
    mutating func sumZ() {
        for index in z.indices { z[index] = 0 }
        for row in 0..<rowCount {
            let slope = leftSlope(Int(basic[row]))
            for level in 0..<levelCount where slopes[slope + level] != 0 {
                addToZ(slopes[slope + level], row: row, level: level)
            }
        }
    }

    /// z += factor · row of the tableau, at one level.
    @inline(__always)
    mutating func addToZ(_ factor: Double, row: Int, level: Int) {
        let first = row * columnCount
        let levelCount = levelCount
        var index = level
        for column in 0..<columnCount {
            let entry = tableau[first + column]
            if entry != 0 { z[index] += factor * entry }
            index += levelCount
        }
    }
}

extension Kernel {
    /// One more level for each column, for its last kink of the lowest one.
    mutating func giveColumnsLevels() {
        let old = levelCount
        levelCount += columnCount
        levels += [Float](repeating: Kink.tie, count: columnCount)
        for column in 0..<columnCount {
            if let kink = kinkRange(column).last(where: { kinks[$0].priority == Kink.tie && kinks[$0].left == 1 }) {
                kinkLevel[kink] = Int32(old + column)
            }
        }
        slopes = [Double](repeating: 0, count: (kinks.count + activityCount) * levelCount)
        z = [Double](repeating: 0, count: columnCount * levelCount)
        gradient = [Double](repeating: 0, count: levelCount)
        theta = gradient
        slopeTolerance += [Double](repeating: Tolerance.slope, count: columnCount)
        for activity in 0..<activityCount { sumSlopes(of: activity) }
    }
}
