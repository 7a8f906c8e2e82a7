/// Values and seats of a basis, and the exchange of two activities.
extension Kernel {
    // MARK: - Seats and labels

    /// The segment a value lies in; for a value on a kink, the one before it.
    func segment(of activity: Int, at value: Double) -> Int {
        var segment = 0
        for kink in kinkRange(activity) {
            if kinks[kink].position >= value { break }
            segment += 1
        }
        return segment
    }

    /// Seats a nonbasic activity on the kink where its cost plus z is least.
    mutating func reseat(_ activity: Int) {
        let column = Int(place[activity])
        let count = kinkCount(activity)
        guard count > 0 else {
            seat[activity] = 0
            return
        }
        var kink = 0
        while kink < count - 1, sign(slope: slopeIndex(activity, segment: kink + 1), column: column) < 0 { kink += 1 }
        seat[activity] = Int32(2 * kink + 1)
        value[activity] = kinks[Int(kinkStart[activity]) + kink].position
    }

    /// Labels every basic activity by where its value is.
    mutating func relabel() {
        for row in 0..<rowCount {
            let activity = Int(basic[row])
            seat[activity] = Int32(2 * segment(of: activity, at: value[activity]))
        }
    }

    /// The values of the basic activities from those of the nonbasic ones.
    mutating func sumBasicValues() {
        for row in 0..<rowCount {
            var sum = 0.0
            let first = row * columnCount
            for column in 0..<columnCount {
                let entry = tableau[first + column]
                if entry != 0 { sum += entry * value[Int(nonbasic[column])] }
            }
            value[Int(basic[row])] = sum
        }
    }

    /// Puts the nonbasic activities that sit on moved kinks where those are now.
    mutating func followKinks() {
        for activity in movedActivities.lazy.map(Int.init) {
            if place[activity] < 0 {
                if !needsPrimal { findSegment(~Int(place[activity])) }
                continue
            }
            guard seat[activity] & 1 == 1 else { continue }
            let position = kinks[Int(kinkStart[activity]) + Int(seat[activity] >> 1)].position
            if value[activity] != position { moveNonbasic(Int(place[activity]), to: position) }
        }
        movedActivities.removeAll(keepingCapacity: true)
    }

    /// Gives a nonbasic activity another value, and the basic ones what follows.
    mutating func moveNonbasic(_ column: Int, to position: Double) {
        let activity = Int(nonbasic[column])
        let distance = position - value[activity]
        value[activity] = position
        var index = column
        for row in 0..<rowCount {
            let entry = tableau[index]
            if entry != 0 { value[Int(basic[row])] += entry * distance }
            index += columnCount
        }
    }

    // MARK: - Changing the basis

    /// Exchanges the basic activity of a row with the nonbasic one of a column; both seats are set already.
    ///
    /// z is kept: with d = slope of the entering label + z, the others lose d / pivot · row.
    mutating func pivot(row: Int, column: Int, leavingSlope: Int, enteringSlope: Int) {
        let n = columnCount
        let first = row * n
        let pivot = tableau[first + column]
        for level in 0..<levelCount {
            let d = z[column * levelCount + level] + slopes[enteringSlope + level]
            let own = slopes[leavingSlope + level]
            if d != 0 { addToZ(-d / pivot, row: row, level: level) }
            z[column * levelCount + level] = d / pivot - own
        }
        exchange(row: row, column: column)
        pivotsSinceRefactor += 1
    }

    /// The part of a pivot that concerns the tableau alone.
    mutating func exchange(row: Int, column: Int) {
        let n = columnCount
        let first = row * n
        let inverse = 1 / tableau[first + column]
        tableau.withUnsafeMutableBufferPointer { tableau in
            // The row solved for the entering activity.
            for k in 0..<n { tableau[first + k] *= -inverse }
            tableau[first + column] = inverse
            for other in 0..<rowCount where other != row {
                let base = other * n
                let factor = tableau[base + column]
                guard factor != 0 else { continue }
                tableau[base + column] = 0
                for k in 0..<n {
                    let entry = tableau[base + k] + factor * tableau[first + k]
                    tableau[base + k] = entry.magnitude < Tolerance.entry ? 0 : entry
                }
            }
        }
        let leaving = basic[row]
        let entering = nonbasic[column]
        basic[row] = entering
        nonbasic[column] = leaving
        place[Int(entering)] = ~Int32(row)
        place[Int(leaving)] = Int32(column)
    }

    /// Makes the tableau anew from the original rows for the same basis: columns in index order, largest pivot first.
    mutating func refactor() {
        let wanted = basic.filter { $0 < columnCount }.sorted()
        guard !wanted.isEmpty || pivotsSinceRefactor > 0 else { return }
        let staying = Set(basic)
        tableau = original
        nonbasic = (0..<Int32(columnCount)).map { $0 }
        basic = (0..<Int32(rowCount)).map { $0 + Int32(columnCount) }
        place = nonbasic + (0..<Int32(rowCount)).map { ~$0 }
        for column in wanted {
            var best = -1
            var largest = 0.0
            for row in 0..<rowCount where basic[row] >= columnCount && !staying.contains(basic[row]) {
                let entry = tableau[row * columnCount + Int(column)].magnitude
                if entry > largest { (best, largest) = (row, entry) }
            }
            if best >= 0 { exchange(row: best, column: Int(column)) }
        }
        pivotsSinceRefactor = 0
    }
}
