/// Values and basis statuses of a basis, and the exchange of two activities.
extension Simplex {
    // MARK: - Basis statuses

    /// The segment a value lies in; for a value on a breakpoint, the one before it.
    func segment(of activity: Int, at value: Double) -> Int {
        var segment = 0
        for breakpoint in breakpointRange(activity) {
            if breakpoints[breakpoint].position >= value { break }
            segment += 1
        }
        return segment
    }

    /// Basis statuses a nonbasic activity on the breakpoint where its cost plus z is least.
    mutating func chooseStatus(_ activity: Int) {
        let column = Int(activities[activity].location)
        let count = breakpointCount(activity)
        guard count > 0 else {
            activities[activity].status = 0
            return
        }
        var breakpoint = 0
        while breakpoint < count - 1, sign(slope: slopeIndex(activity, segment: breakpoint + 1), column: column) < 0 {
            breakpoint += 1
        }
        activities[activity].status = Int32(2 * breakpoint + 1)
        value[activity] = breakpoints[Int(activities[activity].breakpointStart) + breakpoint].position
    }

    /// Sets the status of every basic activity to the segment of its value.
    mutating func chooseSegments() {
        for row in 0..<rowCount {
            let activity = Int(basic[row])
            activities[activity].status = Int32(2 * segment(of: activity, at: value[activity]))
        }
    }

    /// The values of the basic activities from those of the nonbasic ones.
    mutating func sumBasicValues() {
        for row in 0..<rowCount {
            var sum = 0.0
            for column in 0..<columnCount {
                let entry = tableau[row, column]
                if entry != 0 { sum += entry * value[Int(nonbasic[column])] }
            }
            value[Int(basic[row])] = sum
        }
    }

    /// Puts the nonbasic activities that sit on moved breakpoints where those are now.
    mutating func followBreakpoints() {
        for activity in movedActivities.lazy.map(Int.init) {
            if activities[activity].location < 0 {
                if !needsPrimal { findSegment(~Int(activities[activity].location)) }
                continue
            }
            guard activities[activity].status & 1 == 1 else { continue }
            let position = breakpoints[
                Int(activities[activity].breakpointStart) + Int(activities[activity].status >> 1)
            ].position
            if value[activity] != position { moveNonbasic(Int(activities[activity].location), to: position) }
        }
        movedActivities.removeAll(keepingCapacity: true)
    }

    /// Changes the value of a nonbasic activity, and updates the basic ones.
    mutating func moveNonbasic(_ column: Int, to position: Double) {
        let activity = Int(nonbasic[column])
        let distance = position - value[activity]
        value[activity] = position
        guard tableau.pattern.isKept else {
            for row in 0..<rowCount {
                let entry = tableau[row, column]
                if entry != 0 { value[Int(basic[row])] += entry * distance }
            }
            return
        }
        listRows(of: column)
        let rows = scratch.rows
        value.withUnsafeMutableBufferPointer { value in
            for row in rows.lazy.map(Int.init) { value[Int(basic[row])] += tableau[row, column] * distance }
        }
        if scratch.infeasible.isKept { noteInfeasible(rows) }
    }

    // MARK: - Changing the basis

    /// Exchanges the basic activity of a row with the nonbasic one of a column, whose rows were listed; both basis
    /// statuses are set already.
    ///
    /// z is kept: with d = slope of the entering segment + z, the others lose d / pivot · row.
    mutating func pivot(row: Int, column: Int, leavingSlope: Int, enteringSlope: Int) {
        listColumns(of: row)
        let pivot = tableau[row, column]
        for level in 0..<levelCount {
            let d = z[column * levelCount + level] + slopes[enteringSlope + level]
            let own = slopes[leavingSlope + level]
            if d != 0 { addListedToZ(-d / pivot, row: row, level: level) }
            z[column * levelCount + level] = d / pivot - own
        }
        exchangeListed(row: row, column: column)
        pivotsSinceRefactor += 1
    }

    /// The part of a pivot that concerns the tableau alone.
    mutating func exchange(row: Int, column: Int) {
        listColumns(of: row)
        listRows(of: column)
        exchangeListed(row: row, column: column)
    }

    /// The same, after the columns of the row and the rows of the column were listed.
    ///
    /// - Parameter leavesSumsStale: Whether rows of basic sums may be left stale.
    mutating func exchangeListed(row: Int, column: Int, leavesSumsStale: Bool = false) {
        if tableau.pattern.isKept {
            let (basic, n) = (basic, columnCount)
            tableau.pivot(row: row, column: column, rows: scratch.rows, columns: scratch.columns) {
                leavesSumsStale && basic[$0] >= n
            }
        } else {
            tableau.pivot(row: row, column: column)
        }
        let leaving = basic[row]
        let entering = nonbasic[column]
        basic[row] = entering
        nonbasic[column] = leaving
        activities[Int(entering)].location = ~Int32(row)
        activities[Int(leaving)].location = Int32(column)
    }

    /// Computes the tableau from the original rows for the same basis: columns in index order, largest pivot first.
    mutating func refactor() {
        let wanted = basic.filter { $0 < columnCount }.sorted()
        guard !wanted.isEmpty || pivotsSinceRefactor > 0 else { return }
        let staying = Set(basic)
        tableau.reset(to: original, rowCount: rowCount)
        nonbasic = (0..<Int32(columnCount)).map { $0 }
        basic = (0..<Int32(rowCount)).map { $0 + Int32(columnCount) }
        locateActivities()
        for column in wanted {
            var best = -1
            var largest = 0.0
            for row in 0..<rowCount where basic[row] >= columnCount && !staying.contains(basic[row]) {
                let entry = tableau[row, Int(column)].magnitude
                if entry > largest { (best, largest) = (row, entry) }
            }
            if best >= 0 { exchange(row: best, column: Int(column)) }
        }
        pivotsSinceRefactor = 0
    }
}
