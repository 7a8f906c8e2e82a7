/// The quantities derived from breakpoints: slopes of segments, bounds of required ones, and z.
extension Simplex {
    /// Finds the bounds of an activity, after a required breakpoint of it came, went or moved.
    mutating func findBounds(of activity: Int) {
        var found = Bounds()
        for breakpoint in breakpointRange(activity) where breakpoints[breakpoint].priority == 1000 {
            if breakpoints[breakpoint].left > 0 { found.lower = max(found.lower, breakpoints[breakpoint].position) }
            if breakpoints[breakpoint].right > 0 { found.upper = min(found.upper, breakpoints[breakpoint].position) }
        }
        bounds[activity] = found
    }

    /// Fills in the slopes of an activity's segments.
    mutating func sumSlopes(of activity: Int) {
        let (range, levelCount, breakpoints, breakpointLevel) = (
            breakpointRange(activity), levelCount, breakpoints, breakpointLevel
        )
        let first = slopeIndex(activity, segment: 0)
        precondition(first >= 0 && first + (range.count + 1) * levelCount <= slopes.count, "no such segments")
        slopes.withUnsafeMutableBufferPointer { slopes in
            // Levels are below `levelCount`, so every index is in the segments that were just found to exist.
            for level in 0..<levelCount { slopes[first + level] = 0 }
            for breakpoint in range { slopes[first + Int(breakpointLevel[breakpoint])] -= breakpoints[breakpoint].left }
            var here = first
            for breakpoint in range {
                for level in 0..<levelCount { slopes[here + levelCount + level] = slopes[here + level] }
                here += levelCount
                slopes[here + Int(breakpointLevel[breakpoint])] +=
                    breakpoints[breakpoint].left + breakpoints[breakpoint].right
            }
        }
    }

    /// z from the statuses and the tableau.
    mutating func sumZ() {
        for index in z.indices { z[index] = 0 }
        for row in 0..<rowCount {
            let slope = leftSlope(Int(basic[row]))
            var isListed = false
            for level in 0..<levelCount where slopes[slope + level] != 0 {
                if !isListed { listColumns(of: row) }
                isListed = true
                addListedToZ(slopes[slope + level], row: row, level: level)
            }
        }
    }

    /// z += factor · row of the tableau, at one level.
    @inline(__always)
    mutating func addToZ(_ factor: Double, row: Int, level: Int) {
        listColumns(of: row)
        addListedToZ(factor, row: row, level: level)
    }

    /// The same, after the columns of the row were listed.
    @inline(__always)
    mutating func addListedToZ(_ factor: Double, row: Int, level: Int) {
        let levelCount = levelCount
        guard tableau.pattern.isKept else {
            var index = level
            for column in 0..<columnCount {
                let entry = tableau[row, column]
                if entry != 0 { z[index] += factor * entry }
                index += levelCount
            }
            return
        }
        precondition(level < levelCount && z.count == columnCount * levelCount, "no such level")
        let columns = scratch.columns
        z.withUnsafeMutableBufferPointer { z in
            tableau.withRow(row) { entries in
                // Columns that were listed are columns.
                for column in columns.lazy.map(Int.init) {
                    z[column &* levelCount &+ level] += factor * entries[column]
                }
            }
        }
    }
}

extension Simplex {
    /// One more level for each column, for its last breakpoint of the lowest one.
    mutating func giveColumnsLevels() {
        let old = levelCount
        levelCount += columnCount
        levels += [Float](repeating: Breakpoint.tie, count: columnCount)
        for column in 0..<columnCount {
            if let breakpoint = breakpointRange(column).last(where: {
                breakpoints[$0].priority == Breakpoint.tie && breakpoints[$0].left == 1
            }) {
                breakpointLevel[breakpoint] = Int32(old + column)
            }
        }
        slopes = [Double](repeating: 0, count: (breakpoints.count + activityCount) * levelCount)
        z = [Double](repeating: 0, count: columnCount * levelCount)
        slopeTolerance += [Double](repeating: Tolerance.slope, count: columnCount)
        for activity in 0..<activityCount { sumSlopes(of: activity) }
    }
}
