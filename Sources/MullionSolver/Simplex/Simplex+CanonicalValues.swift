/// Values independent of the basis: a function only of which activities are on breakpoints.
///
/// 1. Every basic activity on a breakpoint, within rounding, is put on it; nonbasic ones are there already.
/// 2. The other columns are unknowns; the rows on breakpoints are equations in them, taken from the original rows.
/// 3. Eliminate in index order, by the largest pivot; of equals, the row that is first in a comparison of contents.
///    Where the same activities lie on breakpoints as the last time, its steps are repeated for the right-hand sides
///    alone.
/// 4. The other rows follow by addition.
///
/// - Complexity: O(f² · t) for f unknowns and t rows on breakpoints, O(f · t) repeated; besides one look at the
///   original rows.
extension Simplex {
    /// Returns how far basic activities moved at most, where being put on a breakpoint is not a move, and whether they
    /// are still in their segments.
    mutating func computeCanonicalValues() -> (moved: Double, isInPlace: Bool) {
        canonicalValues.read(original, rowCount: rowCount, columnCount: columnCount)
        let (freeCount, isSame) = snap()
        if !isSame || freeCount != canonicalValues.freeCount { listFree(freeCount) }
        if !canonicalValues.unknowns.isEmpty {
            if canonicalValues.isEliminated {
                canonicalValues.repeatSteps(&value)
            } else {
                canonicalValues.eliminate(&value)
            }
        }
        return look()
    }

    /// Puts every basic activity that is on a breakpoint, within rounding, exactly there; returns how many are not, and
    /// whether all of these were free the last time.
    private mutating func snap() -> (freeCount: Int, isSame: Bool) {
        checkCounts()
        var freeCount = 0
        var isSame = true
        value.withUnsafeMutableBufferPointer { value in
            scratch.before.withUnsafeMutableBufferPointer { before in
                segments.withUnsafeBufferPointer { segments in
                    canonicalValues.isFree.withUnsafeBufferPointer { isFree in
                        for row in 0..<segments.count {
                            let activity = Int(basic[row])
                            let here = value[activity]
                            before[row] = here
                            if let end = segments[row].end(at: here) {
                                value[activity] = end
                            } else {
                                freeCount += 1
                                if !isFree[activity] { isSame = false }
                            }
                        }
                    }
                }
            }
        }
        return (freeCount, isSame)
    }

    /// Adds up the rows that are free, and looks how far basic activities moved and whether they are in their segments.
    private mutating func look() -> (moved: Double, isInPlace: Bool) {
        if canonicalValues.sharesTerms {
            let (n, activities, isFree) = (columnCount, activities, canonicalValues.isFree)
            canonicalValues.addUpSharedTerms(&value) { activities[n + $0].location < 0 && isFree[n + $0] }
        } else if canonicalValues.hasLongRows {
            addUpLongRows()
        } else {
            for row in 0..<rowCount where basic[row] >= columnCount && canonicalValues.isFree[Int(basic[row])] {
                value[Int(basic[row])] = canonicalValues.sum(Int(basic[row]) - columnCount, value)
            }
        }
        var moved = 0.0
        var isInPlace = true
        value.withUnsafeBufferPointer { value in
            scratch.before.withUnsafeBufferPointer { before in
                segments.withUnsafeBufferPointer { segments in
                    canonicalValues.isFree.withUnsafeBufferPointer { isFree in
                        for row in 0..<segments.count {
                            let activity = Int(basic[row])
                            guard isFree[activity] else { continue }
                            let here = value[activity]
                            if !segments[row].contains(here) { isInPlace = false }
                            let distance = (here - before[row]).magnitude
                            // Compared with no tolerance first: hardly any is larger than what was found before.
                            if distance > moved { moved = max(moved, distance - Tolerance.breakpoint(here)) }
                        }
                    }
                }
            }
        }
        return (moved, isInPlace)
    }

    /// Adds up the rows that are free, four at a time.
    private mutating func addUpLongRows() {
        scratch.rows.removeAll(keepingCapacity: true)
        for activity in columnCount..<activityCount
        where activities[activity].location < 0 && canonicalValues.isFree[activity] {
            scratch.rows.append(Int32(activity - columnCount))
        }
        var position = 0
        while position + 4 <= scratch.rows.count {
            let rows = SIMD4<Int>(
                Int(scratch.rows[position]), Int(scratch.rows[position + 1]), Int(scratch.rows[position + 2]),
                Int(scratch.rows[position + 3]))
            let sums = canonicalValues.sums(rows, value)
            for lane in 0..<4 { value[columnCount + rows[lane]] = sums[lane] }
            position += 4
        }
        for row in scratch.rows[position...].lazy.map(Int.init) {
            value[columnCount + row] = canonicalValues.sum(row, value)
        }
    }

    /// The preconditions of the loops over rows.
    @inline(__always)
    func checkCounts() {
        precondition(
            basic.count == rowCount && segments.count == rowCount && scratch.before.count == rowCount
                && value.count == activityCount && canonicalValues.isFree.count == activityCount, "one of each")
    }

    private mutating func listFree(_ count: Int) {
        for activity in canonicalValues.isFree.indices { canonicalValues.isFree[activity] = false }
        // An activity not exactly on a breakpoint by now is on none.
        for row in 0..<rowCount {
            let here = value[Int(basic[row])]
            if segments[row].low != here, segments[row].high != here { canonicalValues.isFree[Int(basic[row])] = true }
        }
        canonicalValues.freeCount = count
        canonicalValues.listUnknowns()
    }
}
