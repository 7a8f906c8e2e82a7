@testable import MullionSolver
import Testing

extension Solver {
    /// Returns a solver with the same constraints that was never edited, and its variables.
    func fresh() throws -> (solver: Solver, variables: [Variable]) {
        let fresh = Solver()
        let variables = (0..<variableCount).map { _ in fresh.makeVariable() }
        try fresh.add(constraints.compactMap { constraint($0) })
        return (fresh, variables)
    }
}

/// Expects that the lists of every row and column are what the tableau says.
func expectPattern(of simplex: Simplex) {
    var simplex = simplex
    let (m, n) = (simplex.rowCount, simplex.columnCount)
    for row in 0..<m {
        simplex.listColumns(of: row)
        #expect(simplex.scratch.columns == (0..<Int32(n)).filter { simplex.tableau[row, Int($0)] != 0 })
    }
    for column in 0..<n {
        simplex.listRows(of: column)
        #expect(simplex.scratch.rows == (0..<Int32(m)).filter { simplex.tableau[Int($0), column] != 0 })
    }
}
