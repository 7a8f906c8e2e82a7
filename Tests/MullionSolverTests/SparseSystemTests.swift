import MullionTestSupport
import Testing

@testable import MullionSolver

/// What large simplex systems do differently from small ones: they know where the tableau is not 0, eliminate rows
/// without zeros, and look for the least events alone.
@Suite("Solver: sparse systems")
struct SparseSystemTests {
    /// Variables that are pulled to places of their own, and sums of a few of them.
    private struct Sums {
        let solver = Solver()
        let variables: [Solver.Variable]
        var rows: [ConstraintID] = []
        var pulls: [ConstraintID] = []

        init(count: Int, terms: Int, _ random: inout SplitMix64) throws {
            let solver = solver
            variables = (0..<count).map { _ in solver.makeVariable() }
            for variable in variables {
                try solver.add(variable .>= 0.0)
                pulls.append(
                    try solver.add((variable .== Double(Int.random(in: 0...100, using: &random))).priority(.weak)))
            }
            for row in 0..<count { try add(row, terms: terms, &random) }
        }

        /// Adds a sum that contains a variable and others, so that all of them are one system.
        mutating func add(_ row: Int, terms: Int, _ random: inout SplitMix64) throws {
            let first = variables[row % variables.count]
            var sum = Solver.Expression(first) + variables[(row + 1) % variables.count]
            for _ in 2..<max(terms, 3) {
                sum = sum + variables[Int.random(in: variables.indices, using: &random)]
            }
            rows.append(try solver.add((sum .>= Double(Int.random(in: 120...220, using: &random))).priority(.medium)))
        }

        var values: [Double] { variables.map { solver[$0] } }

        /// The values of a solver that was never edited.
        func freshValues() throws -> [Double] {
            let fresh = try solver.fresh().solver
            return variables.map { fresh[$0] }
        }

        var simplexes: [Simplex] { solver.units.systems.compactMap { $0?.simplex } }
    }

    @Test(
        "After edits the pattern is that of the tableau, and every value has the bits of a fresh solver's",
        arguments: [3, 12])
    func edits(terms: Int) throws {
        var random = SplitMix64(seed: UInt64(terms))
        var sums = try Sums(count: 80, terms: terms, &random)
        var largeCount = 0
        for round in 0..<20 {
            switch round % 4 {
            case 0:
                try sums.add(Int.random(in: 0..<80, using: &random), terms: terms, &random)
            case 1:
                try sums.solver.remove(sums.rows.remove(at: Int.random(in: sums.rows.indices, using: &random)))
            default:
                for _ in 0..<6 {
                    let pull = sums.pulls[Int.random(in: sums.pulls.indices, using: &random)]
                    try sums.solver.setConstant(Double(Int.random(in: 0...200, using: &random)), of: pull)
                }
            }
            #expect(try sums.values == sums.freshValues())
            for simplex in sums.simplexes where simplex.tableau.pattern.isKept {
                largeCount += 1
                expectPattern(of: simplex)
            }
        }
        #expect(largeCount >= 15)
    }

    @Test("A system that takes over the basis of one with more levels takes over its pattern")
    func adoption() throws {
        var random = SplitMix64(seed: 5)
        let sums = try Sums(count: 80, terms: 3, &random)
        let values = sums.values
        var simplex = try #require(sums.simplexes.max { $0.rowCount < $1.rowCount })
        #expect(simplex.tableau.pattern.isKept)
        let columns = Array(simplex.value[..<simplex.columnCount])
        simplex.resolveTies()
        #expect(simplex.tableau.pattern.isKept)
        expectPattern(of: simplex)
        for (value, column) in zip(simplex.value, columns) { #expect(abs(value - column) < 1e-9) }
        #expect(sums.values == values)
    }

    @Test("Rows without zeros are eliminated in the steps of the dense matrix, also where nothing decides an unknown")
    func elimination() {
        var random = SplitMix64(seed: 9)
        for round in 0..<20 {
            let (m, n) = (70, 60)
            var rows = [Double](repeating: 0, count: m * n)
            // Some columns are in no row, and some rows are multiples of each other.
            for row in 0..<m {
                for _ in 0..<3 {
                    rows[row * n + Int.random(in: 0..<n - 4, using: &random)] = Double(
                        Int.random(in: -3...3, using: &random))
                }
                if row > 0, row % 9 == round % 9 {
                    for column in 0..<n { rows[row * n + column] = 2 * rows[(row - 1) * n + column] }
                }
            }
            func listed() -> CanonicalValues {
                // With scratch memory of its own.
                var listed = CanonicalValues()
                listed.read(rows, rowCount: m, columnCount: n)
                for column in 0..<n where column % 7 != 3 { listed.isFree[column] = true }
                listed.listUnknowns()
                return listed
            }
            var (sparse, dense) = (listed(), listed())
            let values = (0..<n + m).map { _ in Double.random(in: -100...100, using: &random) }
            var (sparseValues, denseValues) = (values, values)
            sparse.prepareElimination(values)
            let isSparse = sparse.eliminateSparsely()
            dense.prepareElimination(values)
            dense.eliminateDensely()
            #expect(isSparse)
            #expect(sparse.pivots.map(\.row) == dense.pivots.map(\.row))
            sparse.solveBack(&sparseValues)
            dense.solveBack(&denseValues)
            #expect(sparseValues.map(\.bitPattern) == denseValues.map(\.bitPattern))
            #expect(sparseValues != values)
        }
    }

    @Test("Rows that fill up are eliminated densely, from the right-hand sides they had")
    func fillIn() {
        var random = SplitMix64(seed: 11)
        let (m, n) = (90, 90)
        var rows = [Double](repeating: 0, count: m * n)
        for row in 0..<m {
            for _ in 0..<6 {
                rows[row * n + Int.random(in: 0..<n, using: &random)] = Double.random(in: 1...3, using: &random)
            }
        }
        var canonical = CanonicalValues()
        canonical.read(rows, rowCount: m, columnCount: n)
        for column in 0..<n { canonical.isFree[column] = true }
        canonical.listUnknowns()
        let values = (0..<n + m).map { _ in Double.random(in: -100...100, using: &random) }
        var (eliminated, expected) = (values, values)
        var dense = canonical
        dense.prepareElimination(values)
        dense.eliminateDensely()
        dense.solveBack(&expected)
        var sparse = canonical
        sparse.prepareElimination(values)
        let isSparse = sparse.eliminateSparsely()
        #expect(!isSparse)
        #expect(!sparse.pivots.isEmpty)
        canonical.eliminate(&eliminated)
        #expect(eliminated.map(\.bitPattern) == expected.map(\.bitPattern))
        canonical.repeatSteps(&eliminated)
        #expect(eliminated.map(\.bitPattern) == expected.map(\.bitPattern))
    }

    @Test("The least events in one look are the first of all events in order, until they are exhausted")
    func leastEvents() {
        var random = SplitMix64(seed: 13)
        let levelCount = 3
        var exhaustedCount = 0
        for round in 0..<200 {
            let count = round % 10 == 0 ? 3 : 60
            let vectors = (0..<count).map { _ in
                (0..<levelCount).map { _ in Double(Int.random(in: 0...4, using: &random)) }
            }
            let rates = (0..<count).map { _ in Double(Int.random(in: 1...3, using: &random)) }
            var (least, all) = (RatioHeap(), RatioHeap())
            least.removeAllForLeast(levelCount: levelCount)
            all.removeAll(levelCount: levelCount)
            for column in 0..<count {
                least.offer(column: column, rate: rates[column]) { vectors[column][$0] }
                let index = all.append(column: column, rate: rates[column])
                for level in 0..<levelCount { all.vectors[index + level] = vectors[column][level] }
            }
            least.close()
            all.heapify()
            for step in 0..<6 {
                if least.isExhausted {
                    #expect(count > RatioHeap.shortCount)
                    exhaustedCount += 1
                    break
                }
                #expect(least.least?.column == all.least?.column, "round \(round), step \(step)")
                guard let (first, second) = least.least.flatMap({ one in all.least.map { (one, $0) } }) else { break }
                // The event is postponed, as by a flip.
                let level = Int.random(in: 0..<levelCount, using: &random)
                let more = Double(Int.random(in: 1...3, using: &random))
                least.vectors[Int(first.index) + level] += more
                all.vectors[Int(second.index) + level] += more
                least.siftLeast()
                all.siftLeast()
            }
        }
        #expect(exhaustedCount > 50)
    }
}
