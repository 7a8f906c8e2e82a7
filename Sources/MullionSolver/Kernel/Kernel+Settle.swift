/// The same values whatever the basis: a function of which activities lie on kinks, and of nothing else.
///
/// 1. Every basic activity on a kink, within rounding, is put on it; nonbasic ones are there already.
/// 2. The other columns are unknowns; the rows on kinks are equations in them, taken from the original rows.
/// 3. Eliminate in index order, by the largest pivot; of equals, the row that comes first by what it says. Where the same
///    activities lie on kinks as the last time, its steps are repeated for the right-hand sides alone.
/// 4. The other rows follow by addition.
///
/// - Complexity: O(f² · t) for f unknowns and t rows on kinks, O(f · t) repeated; besides one look at the original rows.
extension Kernel {
    /// Returns how far basic activities moved at most; being put on a kink is no move.
    mutating func settle() -> Double {
        settling.read(original, rowCount: rowCount, columnCount: columnCount)
        var isSame = true
        var freeCount = 0
        for row in 0..<rowCount {
            let activity = Int(basic[row])
            before[row] = value[activity]
            if snap(activity) { continue }
            freeCount += 1
            if !settling.isFree[activity] { isSame = false }
        }
        if !isSame || freeCount != settling.freeCount { listFree(freeCount) }
        if !settling.unknowns.isEmpty {
            if settling.isEliminated { settling.repeatSteps(&value) } else { settling.eliminate(&value) }
        }
        var moved = 0.0
        for row in 0..<rowCount {
            let activity = Int(basic[row])
            if activity >= columnCount, settling.isFree[activity] {
                value[activity] = settling.sum(activity - columnCount, value)
            }
            moved = max(moved, (value[activity] - before[row]).magnitude - Tolerance.kink(value[activity]))
        }
        return moved
    }

    /// Puts a basic activity on the kink at an end of its segment if it is there.
    private mutating func snap(_ activity: Int) -> Bool {
        let first = Int(kinkStart[activity])
        let segment = Int(seat[activity] >> 1)
        let here = value[activity]
        if segment > 0 {
            let position = kinks[first + segment - 1].position
            if (position - here).magnitude <= Tolerance.kink(position) {
                value[activity] = position
                return true
            }
        }
        if segment < kinkCount(activity) {
            let position = kinks[first + segment].position
            if (position - here).magnitude <= Tolerance.kink(position) {
                value[activity] = position
                return true
            }
        }
        return false
    }

    private func isOnKink(_ activity: Int) -> Bool {
        let first = Int(kinkStart[activity])
        let segment = Int(seat[activity] >> 1)
        return segment > 0 && kinks[first + segment - 1].position == value[activity]
            || segment < kinkCount(activity) && kinks[first + segment].position == value[activity]
    }

    private mutating func listFree(_ count: Int) {
        for activity in settling.isFree.indices { settling.isFree[activity] = false }
        // Whatever is not exactly on a kink by now is on none.
        for activity in basic.lazy.map(Int.init) where !isOnKink(activity) { settling.isFree[activity] = true }
        settling.freeCount = count
        settling.listUnknowns()
    }
}
