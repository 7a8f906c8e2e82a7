import MullionTestSupport
import Testing

@testable import MullionSolver

/// The rows of a large tableau that dual steps derive from others.
@Suite("Solver: stale rows")
struct StaleRowTests {
    /// Variables that are pulled to places of their own, and sums of three of them, most of which fall short.
    private struct Sums {
        let solver = Solver()
        let variables: [Solver.Variable]
        var rows: [ConstraintID] = []
        var pulls: [ConstraintID] = []

        init(count: Int, _ random: inout SplitMix64) throws {
            let solver = solver
            variables = (0..<count).map { _ in solver.makeVariable() }
            for variable in variables {
                try solver.add(variable .>= 0.0)
                pulls.append(
                    try solver.add((variable .== Double(Int.random(in: 0...100, using: &random))).priority(.weak)))
            }
            for row in 0..<count { try add(row, &random) }
        }

        /// Adds a sum that contains a variable and others, so that all of them are one system.
        mutating func add(_ row: Int, _ random: inout SplitMix64) throws {
            var sum = Solver.Expression(variables[row % variables.count])
            for _ in 0..<2 { sum = sum + variables[Int.random(in: variables.indices, using: &random)] }
            rows.append(try solver.add((sum .>= Double(Int.random(in: 120...220, using: &random))).priority(.medium)))
        }

        mutating func edit(_ round: Int, _ random: inout SplitMix64) throws {
            switch round {
            case 3: try add(Int.random(in: variables.indices, using: &random), &random)
            case 5: try solver.remove(rows.remove(at: Int.random(in: rows.indices, using: &random)))
            case 7: #expect(throws: SolverError.self) { try solver.add(variables[0] + variables[1] .<= -1.0) }
            default:
                for _ in 0..<3 {
                    let pull = pulls[Int.random(in: pulls.indices, using: &random)]
                    try solver.setConstant(Double(Int.random(in: 0...200, using: &random)), of: pull)
                }
            }
        }
    }

    @Test("After edits stale rows are those of a tableau that is computed again, and values those of a fresh solver")
    func edits() throws {
        var staleCount = 0
        for seed in 0..<UInt64(randomRuns(10)) {
            var random = SplitMix64(seed: seed)
            var sums = try Sums(count: Int.random(in: 390...410, using: &random), &random)
            for round in 0..<10 {
                try sums.edit(round, &random)
                let fresh = try sums.solver.fresh().solver
                for variable in sums.variables {
                    #expect(sums.solver[variable] == fresh[variable], "seed \(seed), round \(round)")
                }
                for simplex in sums.solver.units.systems.compactMap({ $0?.simplex }) where simplex.pattern.isKept {
                    staleCount += simplex.staleRows.isEmpty ? 0 : 1
                    try expectDerived(simplex, "seed \(seed), round \(round)")
                }
            }
        }
        #expect(staleCount > 2)
    }

    /// Expects that columns have the entries of derived rows, and that these are those of a tableau that is computed
    /// again for the same basis.
    private func expectDerived(_ simplex: Simplex, _ comment: Comment) throws {
        var derived = simplex
        derived.deriveStaleRows()
        #expect(derived.staleRows.isEmpty, comment)
        expectPattern(of: derived)
        let n = simplex.columnCount
        if !simplex.staleRows.isEmpty {
            var listing = simplex
            for column in 0..<n {
                listing.listRows(of: column)
                let rows = (0..<Int32(simplex.rowCount)).filter { derived.tableau[Int($0) * n + column] != 0 }
                #expect(listing.scratch.rows == rows, comment)
                #expect(listing.scratch.entries == rows.map { derived.tableau[Int($0) * n + column] }, comment)
            }
        }
        var again = derived
        again.pivotsSinceRefactor = 1
        again.refactor()
        #expect(again.staleRows.isEmpty && Set(again.basic) == Set(derived.basic), comment)
        var worst = 0.0
        for row in 0..<simplex.rowCount {
            let other = try #require(again.basic.firstIndex(of: derived.basic[row]))
            for column in 0..<n {
                let entry = again.tableau[other * n + Int(again.location[Int(derived.nonbasic[column])])]
                worst = max(worst, abs(derived.tableau[row * n + column] - entry))
            }
        }
        #expect(worst < 1e-8, comment)
    }
}
