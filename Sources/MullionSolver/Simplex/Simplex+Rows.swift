/// Rows that come and go while the simplex system lives; `solveMoved` must follow.
///
/// A row comes as a basic activity, so no basis changes. It goes as a basic one too: a nonbasic one is exchanged first
/// against the row where its entry is largest.
extension Simplex {
    /// The activity of the row with exactly these coefficients, ascending by column; nil without one.
    func row(_ terms: [(column: Int, coefficient: Double)]) -> Int? {
        next: for row in 0..<rowCount {
            let first = row * columnCount
            for (column, coefficient) in terms where original[first + column] != coefficient { continue next }
            var count = 0
            for column in 0..<columnCount where original[first + column] != 0 { count += 1 }
            if count == terms.count { return columnCount + row }
        }
        return nil
    }

    /// Adds a row without breakpoints; returns its activity.
    ///
    /// - Complexity: O(t · n) for t terms and n columns.
    mutating func appendRow(_ terms: [(column: Int, coefficient: Double)]) -> Int {
        deriveStaleRows()
        let first = original.count
        let activity = activityCount
        original.append(contentsOf: repeatElement(0, count: columnCount))
        tableau.appendRow()
        var sum = 0.0
        for (column, coefficient) in terms {
            original[first + column] = coefficient
            sum += coefficient * value[column]
            tableau.add(coefficient, timesActivityAt: Int(activities[column].location), to: rowCount)
        }
        basic.append(Int32(activity))
        // It begins where all breakpoints end, and so does what follows it.
        activities[activity].location = ~Int32(rowCount)
        activities.append(Activity(breakpointStart: Int32(breakpoints.count)))
        value.append(sum)
        bounds.append(Bounds())
        slopes.append(contentsOf: repeatElement(0, count: levelCount))
        rowCount += 1
        canonicalValues.forget()
        needsPrimal = true
        return activity
    }

    /// Removes a row without breakpoints; the activities behind it move down by one. False when the numbers are broken.
    ///
    /// - Complexity: O(m · n) for m rows and n columns.
    mutating func dropRow(_ activity: Int) -> Bool {
        deriveStaleRows()
        if activities[activity].location >= 0 {
            let column = Int(activities[activity].location)
            guard let row = largestEntry(in: column) else { return false }
            let leaving = Int(basic[row])
            exchange(row: row, column: column)
            pivotsSinceRefactor += 1
            activities[leaving].status = Int32(2 * segment(of: leaving, at: value[leaving]))
        }
        let row = ~Int(activities[activity].location)
        let given = activity - columnCount
        tableau.removeRow(row)
        original.removeSubrange(given * columnCount..<(given + 1) * columnCount)
        // Its breakpoints are gone, but not the room for them.
        let room = Int(activities[activity].breakpointStart)..<Int(activities[activity + 1].breakpointStart)
        breakpoints.removeSubrange(room)
        breakpointLevel.removeSubrange(room)
        slopes.removeSubrange((room.lowerBound + activity) * levelCount..<(room.upperBound + activity + 1) * levelCount)
        activities.remove(at: activity)
        for later in activity..<activities.count { activities[later].breakpointStart -= Int32(room.count) }
        bounds.remove(at: activity)
        value.remove(at: activity)
        basic.remove(at: row)
        rowCount -= 1
        for index in basic.indices {
            if basic[index] > activity { basic[index] -= 1 }
            activities[Int(basic[index])].location = ~Int32(index)
        }
        for index in nonbasic.indices where nonbasic[index] > activity { nonbasic[index] -= 1 }
        for index in movedActivities.indices {
            if movedActivities[index] == activity { movedActivities[index] = 0 }
            if movedActivities[index] > activity { movedActivities[index] -= 1 }
        }
        canonicalValues.forget()
        needsPrimal = true
        return true
    }

    private func largestEntry(in column: Int) -> Int? {
        var best: Int?
        var largest = Tolerance.primalPivot
        for row in 0..<rowCount {
            let entry = tableau[row, column].magnitude
            if entry > largest { (best, largest) = (row, entry) }
        }
        return best
    }
}
