/// Rows that come and go while the kernel lives; `solveMoved` must follow.
///
/// A row comes as a basic activity, so no basis changes. It goes as a basic one too: a nonbasic one is exchanged first
/// against the row where its entry is largest.
extension Kernel {
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

    /// Adds a row without kinks; returns its activity.
    /// - Complexity: O(t · n) for t terms and n columns.
    mutating func appendRow(_ terms: [(column: Int, coefficient: Double)]) -> Int {
        let first = original.count
        let activity = activityCount
        original.append(contentsOf: repeatElement(0, count: columnCount))
        tableau.append(contentsOf: repeatElement(0, count: columnCount))
        var sum = 0.0
        for (column, coefficient) in terms {
            original[first + column] = coefficient
            sum += coefficient * value[column]
            let place = Int(place[column])
            if place >= 0 {
                tableau[first + place] += coefficient
            } else {
                let source = ~place * columnCount
                for k in 0..<columnCount { tableau[first + k] += coefficient * tableau[source + k] }
            }
        }
        for k in first..<tableau.count where tableau[k].magnitude < Tolerance.entry { tableau[k] = 0 }
        basic.append(Int32(activity))
        place.append(~Int32(rowCount))
        value.append(sum)
        seat.append(0)
        kinkStart.append(Int32(kinks.count))
        slopes.append(contentsOf: repeatElement(0, count: levelCount))
        rowCount += 1
        rowOrder.removeAll(keepingCapacity: true)
        needsPrimal = true
        return activity
    }

    /// Removes a row without kinks; the activities behind it move down by one. False when the numbers are broken.
    /// - Complexity: O(m · n) for m rows and n columns.
    mutating func dropRow(_ activity: Int) -> Bool {
        if place[activity] >= 0 {
            let column = Int(place[activity])
            guard let row = largestEntry(in: column) else { return false }
            let leaving = Int(basic[row])
            exchange(row: row, column: column)
            pivotsSinceRefactor += 1
            seat[leaving] = Int32(2 * segment(of: leaving, at: value[leaving]))
        }
        let row = ~Int(place[activity])
        let given = activity - columnCount
        tableau.removeSubrange(row * columnCount..<(row + 1) * columnCount)
        original.removeSubrange(given * columnCount..<(given + 1) * columnCount)
        let slope = slopeIndex(activity, segment: 0)
        slopes.removeSubrange(slope..<slope + levelCount)
        kinkStart.remove(at: activity)
        value.remove(at: activity)
        seat.remove(at: activity)
        place.remove(at: activity)
        basic.remove(at: row)
        rowCount -= 1
        for index in basic.indices {
            if basic[index] > activity { basic[index] -= 1 }
            place[Int(basic[index])] = ~Int32(index)
        }
        for index in nonbasic.indices where nonbasic[index] > activity { nonbasic[index] -= 1 }
        for index in required.indices where required[index] > activity { required[index] -= 1 }
        rowOrder.removeAll(keepingCapacity: true)
        needsPrimal = true
        return true
    }

    private func largestEntry(in column: Int) -> Int? {
        var best: Int?
        var largest = Tolerance.primalPivot
        for row in 0..<rowCount {
            let entry = tableau[row * columnCount + column].magnitude
            if entry > largest { (best, largest) = (row, entry) }
        }
        return best
    }

    /// The rows in an order that knows what they say and nothing of when they came.
    mutating func orderRows() {
        guard rowOrder.count != rowCount else { return }
        rowOrder = (0..<Int32(rowCount)).map { $0 }
        rowOrder.sort { a, b in
            for column in 0..<columnCount {
                let (left, right) = (original[Int(a) * columnCount + column], original[Int(b) * columnCount + column])
                // A row without a column comes behind those with it, so further columns change nothing.
                if left != right { return left != 0 && (right == 0 || left > right) }
            }
            return false
        }
    }
}
