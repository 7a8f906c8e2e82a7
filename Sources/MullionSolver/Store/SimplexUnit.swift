/// A simplex system of the solved system. An object, so that looking at one takes hold of one reference and not of all
/// its arrays.
final class SimplexUnit {
    // Unchecked for the reason that `Solver` gives: no method of a simplex system comes back to its unit.
    @exclusivity(unchecked) var simplex: Simplex
    /// By column: the variable, ascending.
    let columns: [Int32]
    @exclusivity(unchecked) var isQueued = false
    /// The number of the last solve.
    @exclusivity(unchecked) private var lastSolve = 0
    /// Edits in place since the last solve.
    @exclusivity(unchecked) private var editCount = 0
    /// How many rows the presolve made that are still there; those added since follow them.
    @exclusivity(unchecked) private var firstRowCount: Int
    /// How many rows were removed: the columns may no longer be connected.
    @exclusivity(unchecked) private(set) var lostRowCount = 0

    init(_ simplex: consuming Simplex, columns: [Int32]) {
        firstRowCount = simplex.rowCount
        self.simplex = simplex
        self.columns = columns
    }

    /// Looks at the whole system before the first edit since its last solve, if that is long ago.
    ///
    /// - Parameter solveCount: how often the solver has solved a system.
    @inline(__always)
    func prepareForEdits(_ solveCount: Int) {
        if isQueued || solveCount - lastSolve < Self.solvesInCache { return }
        lastSolve = solveCount
        precondition(simplex.isConsistent(), "a simplex system is broken")
    }

    /// After how many other solves a system is presumably in no cache.
    private static let solvesInCache = 64

    /// The column that is a variable.
    func column(of variable: Int) -> Int? {
        var range = columns.indices
        while !range.isEmpty {
            let middle = (range.lowerBound + range.upperBound) / 2
            if columns[middle] == variable { return middle }
            range = columns[middle] < variable ? middle + 1..<range.upperBound : range.lowerBound..<middle
        }
        return nil
    }

    /// Solves on after edits.
    ///
    /// - Parameter solveCount: how often the solver has solved a system.
    func solveMoved(_ solveCount: Int) -> Simplex.Verdict {
        isQueued = false
        lastSolve = solveCount
        editCount = 0
        return simplex.solveMoved()
    }

    /// Counts an edit; returns whether it costs less than solving the system from nothing.
    func isWorthEditing() -> Bool {
        editCount += 1
        return editCount <= 16 + simplex.breakpoints.count / 16
    }

    /// Removes a row; returns whether the simplex system is worth keeping. It is not if it may have fallen apart for a
    /// good part: solved from nothing it is split.
    func dropRow(_ activity: Int) -> Bool {
        guard simplex.dropRow(activity) else { return false }
        // A row that was added in place ties no columns together that were not.
        if activity < simplex.columnCount + firstRowCount {
            firstRowCount -= 1
            lostRowCount += 1
        }
        return lostRowCount <= 8 + simplex.rowCount / 4
    }
}
