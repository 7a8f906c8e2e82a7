import MullionTestSupport
import Testing

@testable import MullionSolver

/// The rows of a large tableau that dual steps derive from others.
@Suite("Solver: stale rows")
struct StaleRowTests {
    private static let needsFullRun: Comment = "Systems this large take minutes in a debug build; .ci/run tests them."

    @Test(
        "After edits stale rows are those of a tableau that is computed again, and values those of a fresh solver",
        .enabled(if: isFullTestRun, needsFullRun))
    func edits() throws {
        var staleCount = 0
        for seed in 0..<UInt64(10) {
            var random = SplitMix64(seed: seed)
            var sums = try DenseSums(count: Int.random(in: 390...410, using: &random), terms: 3, &random)
            for round in 0..<10 {
                try sums.make([3: .addSum, 5: .removeSum, 7: .refuse][round] ?? .constants, &random)
                let fresh = try sums.solver.fresh().solver
                for variable in sums.variables {
                    #expect(sums.solver[variable] == fresh[variable], "seed \(seed), round \(round)")
                }
                for simplex in sums.largeSystems {
                    staleCount += simplex.staleRowCount > 0 ? 1 : 0
                    try expectDerived(simplex, "seed \(seed), round \(round)")
                }
            }
        }
        #expect(staleCount > 2)
    }

    @Test(
        "Values, errors, ranges, and conflicts are those of a fresh solver and of one without stale rows",
        .enabled(if: isFullTestRun, needsFullRun), arguments: [(4, 220), (5, 200)])
    func scripts(terms: Int, count: Int) throws {
        var staleCount = 0
        for seed in 0..<UInt64(10) {
            var random = SplitMix64(seed: 1_000 * UInt64(terms) + seed)
            let count = count + Int.random(in: 0...20, using: &random)
            var same = random
            var sums = try DenseSums(count: count, terms: terms, &random)
            var plain = try DenseSums(count: count, terms: terms, &same)
            for round in 0..<12 {
                let comment: Comment = "\(terms) terms, seed \(seed), round \(round)"
                let edit = round % 3 == 0 ? .constants : DenseSums.Edit.allCases.randomElement(using: &random)!
                same = random
                try sums.make(edit, &random)
                plain.forbidStaleRows()
                try plain.make(edit, &same)
                plain.forbidStaleRows()
                staleCount += sums.largeSystems.reduce(0) { $0 + ($1.staleRowCount > 0 ? 1 : 0) }
                #expect(plain.largeSystems.allSatisfy { $0.staleRowCount == 0 }, comment)
                guard round % 2 == 1 else { continue }
                let fresh = try sums.solver.fresh().solver
                try expectSameAnswers(sums, plain, fresh, comment, &random)
            }
        }
        #expect(staleCount > 2)
    }

    /// Expects that three solvers answer all questions alike, which are asked in an order of their own.
    private func expectSameAnswers(
        _ sums: DenseSums, _ plain: DenseSums, _ fresh: Solver, _ comment: Comment, _ random: inout SplitMix64
    ) throws {
        let variables = (0..<2).map { _ in sums.variables[Int.random(in: sums.variables.indices, using: &random)] }
        for question in (0..<4).shuffled(using: &random) {
            switch question {
            case 0:
                for variable in sums.variables {
                    #expect(sums.solver[variable] == plain.solver[variable], comment)
                    #expect(isClose(sums.solver[variable], fresh[variable]), comment)
                }
            case 1:
                for variable in variables {
                    let range = try #require(sums.solver.optimalRange(of: variable), comment)
                    for other in [plain.solver, fresh] {
                        let otherRange = try #require(other.optimalRange(of: variable), comment)
                        #expect(isClose(range.lowerBound, otherRange.lowerBound, within: 1e-6), comment)
                        #expect(isClose(range.upperBound, otherRange.upperBound, within: 1e-6), comment)
                        #expect(sums.solver.isAmbiguous(variable) == other.isAmbiguous(variable), comment)
                    }
                }
            case 2:
                let errors = sums.solver.errorsByPriority().map(\.total)
                #expect(errors == plain.solver.errorsByPriority().map(\.total), comment)
                for (error, other) in zip(errors, fresh.errorsByPriority().map(\.total)) {
                    #expect(isClose(error, other), comment)
                }
            default:
                // Together they conflict, but none does alone.
                let additions = [
                    variables[0] + sums.variables[1] .<= 40.0, sums.variables[1] + sums.variables[2] .>= 90.0,
                    sums.variables[1] .<= 30.0, sums.variables[2] - variables[0] .<= 20.0,
                ]
                let conflicts = try sums.solver.minimalConflicts(adding: additions).conflicts.map(constraints)
                #expect(try conflicts == plain.solver.minimalConflicts(adding: additions).conflicts.map(constraints))
                #expect(try conflicts == fresh.minimalConflicts(adding: additions).conflicts.map(constraints))
            }
        }
    }

    private func constraints(of conflict: Solver.Conflict) -> [String] {
        conflict.members.map { "\($0.constraint)" }.sorted()
    }

    /// Whether numbers are equal within rounding: after a few scripts the last bits are not those of a fresh solver,
    /// with and without stale rows.
    private func isClose(_ a: Double, _ b: Double, within tolerance: Double = 1e-9) -> Bool {
        a == b || abs(a - b) < tolerance * max(1, abs(a))
    }

    @Test("A sum of a column that stays and one that enters has both their entries once its row is derived")
    func workedExample() {
        // r = a + b, s = b + c, t = a + c, and as many other rows as make the system large.
        let n = NonzeroPattern.leastCount
        var rows = [Double](repeating: 0, count: n * n)
        for (row, columns) in [[0, 1], [1, 2], [0, 2]].enumerated() {
            for column in columns { rows[row * n + column] = 1 }
        }
        for row in 3..<n { rows[row * n + row] = 1 }
        var simplex = Simplex(columnCount: n, rows: rows, breakpoints: [], scratch: Simplex.Scratch())
        simplex.canonicalValues.read(rows, rowCount: n, columnCount: n)
        simplex.fitScratch()
        simplex.exchange(row: 1, column: 2)
        simplex.listColumns(of: 0)
        simplex.listRows(of: 1)
        simplex.exchangeListed(row: 0, column: 1, leavesSumsStale: true)
        #expect((0..<n).filter(simplex.tableau.pattern.isStale) == [2])
        #expect((0..<3).map { simplex.tableau[1, $0] } == [1, -1, 1])

        // The columns of a, r, and s.
        simplex.listRows(of: 0)
        #expect(simplex.scratch.rows == [0, 1, 2])
        #expect(simplex.tableau[2, 0] == 2 && simplex.tableau.pattern.isStale(2))
        simplex.listColumns(of: 2)
        #expect(simplex.scratch.columns == [0, 1, 2] && !simplex.tableau.pattern.isStale(2))
        #expect((0..<3).map { simplex.tableau[2, $0] } == [2, -1, 1])
    }

    /// Expects that columns have the entries of derived rows, and that these are those of a tableau that is computed
    /// again for the same basis.
    private func expectDerived(_ simplex: Simplex, _ comment: Comment) throws {
        var derived = simplex
        derived.deriveStaleRows()
        #expect(!derived.tableau.pattern.hasStaleRows && derived.staleRowCount == 0, comment)
        expectPattern(of: derived)
        let n = simplex.columnCount
        if simplex.staleRowCount > 0 {
            var listing = simplex
            for column in 0..<n {
                listing.listRows(of: column)
                let rows = (0..<Int32(simplex.rowCount)).filter { derived.tableau[Int($0), column] != 0 }
                #expect(listing.scratch.rows == rows, comment)
                let entries = rows.map { listing.tableau[Int($0), column] }
                #expect(entries == rows.map { derived.tableau[Int($0), column] }, comment)
            }
            #expect(listing.staleRowCount == simplex.staleRowCount, comment)
        }
        var again = derived
        again.pivotsSinceRefactor = 1
        again.refactor()
        #expect(again.staleRowCount == 0 && Set(again.basic) == Set(derived.basic), comment)
        var worst = 0.0
        for row in 0..<simplex.rowCount {
            let other = try #require(again.basic.firstIndex(of: derived.basic[row]))
            for column in 0..<n {
                let location = again.activities[Int(derived.nonbasic[column])].location
                let entry = again.tableau[other, Int(location)]
                worst = max(worst, abs(derived.tableau[row, column] - entry))
            }
        }
        #expect(worst < 1e-8, comment)
    }
}

/// Variables that are pulled to places of their own, and sums of a few of them, most of which fall short, so that many
/// sums are basic and others are not.
private struct DenseSums {
    enum Edit: CaseIterable {
        case constants, addSum, removeSum, addPull, removePull, addVariable, priorities, suggest, refuse, batch
    }

    let solver = Solver()
    let terms: Int
    var variables: [Solver.Variable]
    var rows: [ConstraintID] = []
    var pulls: [ConstraintID] = []

    init(count: Int, terms: Int, _ random: inout SplitMix64) throws {
        self.terms = terms
        variables = []
        for _ in 0..<count { try addVariable(&random) }
        try solver.addEditVariable(variables[0], priority: .strong, value: 50)
        for row in 0..<count { try addSum(with: row, &random) }
    }

    var largeSystems: [Simplex] {
        solver.units.systems.compactMap { $0?.simplex }.filter(\.tableau.pattern.isKept)
    }

    /// Makes pivots change all rows.
    func forbidStaleRows() {
        for system in solver.units.systems { system?.simplex.tableau.forbidStaleRows() }
    }

    private mutating func addVariable(_ random: inout SplitMix64) throws {
        let variable = solver.makeVariable()
        variables.append(variable)
        try solver.add(variable .>= 0.0)
        pulls.append(
            try solver.add((variable .== Double(Int.random(in: 0...100, using: &random))).priority(.weak)))
    }

    /// Adds a sum that contains a variable and others, so that all of them are one system.
    private mutating func addSum(with variable: Int, _ random: inout SplitMix64) throws {
        var sum = Solver.Expression(variables[variable])
        for _ in 1..<terms { sum = sum + variables[Int.random(in: variables.indices, using: &random)] }
        let least = 45.0 * Double(terms) + Double(Int.random(in: 0...100, using: &random))
        rows.append(try solver.add((sum .>= least).priority(.medium)))
    }

    mutating func make(_ edit: Edit, _ random: inout SplitMix64) throws {
        switch edit {
        case .constants:
            for _ in 0..<3 {
                let pull = pulls[Int.random(in: pulls.indices, using: &random)]
                try solver.setConstant(Double(Int.random(in: 0...200, using: &random)), of: pull)
            }
        case .addSum: try addSum(with: Int.random(in: variables.indices, using: &random), &random)
        case .removeSum: try solver.remove(rows.remove(at: Int.random(in: rows.indices, using: &random)))
        case .addPull:
            let variable = variables[Int.random(in: variables.indices, using: &random)]
            pulls.append(
                try solver.add((variable .== Double(Int.random(in: 0...100, using: &random))).priority(.weak)))
        case .removePull: try solver.remove(pulls.remove(at: Int.random(in: pulls.indices, using: &random)))
        case .addVariable:
            try addVariable(&random)
            try addSum(with: variables.count - 1, &random)
        case .priorities:
            let id = (Bool.random(using: &random) ? rows : pulls).randomElement(using: &random)!
            try solver.setPriority([.weak, .medium, 300, .strong].randomElement(using: &random)!, of: id)
        case .suggest:
            for _ in 0..<3 { try solver.suggest(Double(Int.random(in: 0...200, using: &random)), for: variables[0]) }
        case .refuse:
            #expect(throws: SolverError.self) { try solver.add(variables[0] + variables[1] .<= -1.0) }
        case .batch:
            let chosen = (0..<8).map { _ in pulls[Int.random(in: pulls.indices, using: &random)] }
            let constants = chosen.map { _ in Double(Int.random(in: 0...200, using: &random)) }
            try solver.batch { solver throws(SolverError) in
                for (pull, constant) in zip(chosen, constants) { try solver.setConstant(constant, of: pull) }
            }
        }
        solver.solvePending()
    }
}

extension Simplex {
    fileprivate var staleRowCount: Int { (0..<rowCount).count(where: tableau.pattern.isStale) }
}
