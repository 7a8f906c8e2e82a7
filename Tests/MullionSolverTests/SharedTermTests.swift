import MullionTestSupport
import Testing

@testable import MullionSolver

/// Long rows that begin alike, and the rows that dual steps look at, against looks at everything.
@Suite("Solver: shared terms and infeasible rows")
struct SharedTermTests {
    /// Rows that begin as others do, up to a term that was drawn; some begin as no other.
    private func rows(count: Int, columnCount n: Int, _ random: inout SplitMix64) -> [Double] {
        let common = (0..<n).map { _ in Double.random(in: -3...3, using: &random) }
        var rows: [Double] = []
        for row in 0..<count {
            let shared = row % 9 == 0 ? 0 : Int.random(in: 0...n, using: &random)
            let end = Int.random(in: shared...min(n, shared + 3), using: &random)
            rows += common[..<shared]
            rows += (shared..<n).map { $0 < end || row % 9 == 0 ? Double.random(in: -3...3, using: &random) : 0 }
        }
        return rows
    }

    @Test("Rows that share terms have the bits of each added up alone, and those not asked for stay")
    func sums() {
        var random = SplitMix64(seed: 31)
        for round in 0..<20 {
            let (m, n) = (40, 50)
            var canonical = CanonicalValues()
            canonical.read(rows(count: m, columnCount: n, &random), rowCount: m, columnCount: n)
            #expect(canonical.sharesTerms)
            let values = (0..<n + m).map { _ in Double.random(in: -1000...1000, using: &random) }
            let wanted = (0..<m).map { _ in round == 0 || Bool.random(using: &random) }
            var sums = values
            canonical.addUpSharedTerms(&sums) { wanted[$0] }
            #expect(sums[..<n] == values[..<n])
            for row in 0..<m {
                let expected = wanted[row] ? canonical.sum(row, values) : values[n + row]
                #expect(sums[n + row].bitPattern == expected.bitPattern, "round \(round), row \(row)")
            }
        }
    }

    @Test("Rows on breakpoints that share terms are consistent until one is off by more than rounding")
    func consistency() throws {
        var random = SplitMix64(seed: 32)
        let (m, n) = (40, 50)
        var canonical = CanonicalValues()
        canonical.read(rows(count: m, columnCount: n, &random), rowCount: m, columnCount: n)
        var values = (0..<n + m).map { _ in Double.random(in: -1000...1000, using: &random) }
        canonical.addUpSharedTerms(&values) { _ in true }
        // Some rows are free, and then no value of theirs is wrong.
        for row in 0..<m where row % 3 == 0 { canonical.isFree[n + row] = true }
        canonical.listUnknowns()
        for row in 0..<m {
            let right = values[n + row]
            values[n + row] = right + 1e-9
            let isConsistentBelowRounding = canonical.isConsistent(values)
            #expect(isConsistentBelowRounding)
            values[n + row] = right + 1e-3
            let isConsistentAbove = canonical.isConsistent(values)
            #expect(isConsistentAbove == (row % 3 == 0))
            values[n + row] = right
        }
    }

    @Test("The right-hand sides of long rows have the same bits before and after their known terms are listed")
    func rightSides() {
        var random = SplitMix64(seed: 33)
        let (m, n) = (40, 50)
        var canonical = CanonicalValues()
        canonical.read(rows(count: m, columnCount: n, &random), rowCount: m, columnCount: n)
        for column in 0..<n where column % 4 == 1 { canonical.isFree[column] = true }
        canonical.listUnknowns()
        let values = (0..<n + m).map { _ in Double.random(in: -1000...1000, using: &random) }
        canonical.fillRightSides(values)
        let before = canonical.scratch.rightSides.map(\.bitPattern)
        let knownCount = canonical.knownCount
        #expect(canonical.knownTerms.isEmpty && before.count > 20)
        canonical.listLongKnownTerms()
        canonical.fillRightSides(values)
        #expect(canonical.knownTerms.count == knownCount && knownCount > 0)
        #expect(canonical.scratch.rightSides.map(\.bitPattern) == before)
    }

    @Test("Rows that share few terms, and short ones, are added up otherwise")
    func few() {
        var random = SplitMix64(seed: 34)
        var canonical = CanonicalValues()
        let dense = (0..<40 * 50).map { _ in Double.random(in: -3...3, using: &random) }
        canonical.read(dense, rowCount: 40, columnCount: 50)
        #expect(canonical.hasLongRows && !canonical.sharesTerms)
        canonical.forget()
        canonical.read([1, 1, 0, 1, 1, 1], rowCount: 2, columnCount: 3)
        #expect(!canonical.sharesTerms)
    }

    @Test("Of the listed rows the one furthest outside its segment is that of all rows")
    func infeasibleRows() {
        var random = SplitMix64(seed: 35)
        let n = NonzeroPattern.leastCount
        var rows = [Double](repeating: 0, count: n * n)
        for row in 0..<n { rows[row * n + row] = 1 }
        var simplex = Simplex(columnCount: n, rows: rows, breakpoints: [], scratch: Simplex.Scratch())
        simplex.fitScratch()
        simplex.findSegments()
        for row in 0..<n { simplex.segments[row] = Segment(low: -10, high: 10) }
        simplex.findInfeasibleRows()
        #expect(simplex.scratch.infeasible.isKept)
        let none = simplex.furthestInfeasible()
        #expect(none == nil)
        for _ in 0..<200 {
            let moved = (0..<5).map { _ in Int32.random(in: 0..<Int32(n), using: &random) }
            // Whole numbers, so that some rows are equally far outside.
            for row in moved { simplex.value[n + Int(row)] = Double(Int.random(in: -14...14, using: &random)) }
            simplex.noteInfeasible(moved)
            let distances = (0..<n).map { simplex.segments[$0].excess(of: simplex.value[n + $0]).magnitude }
            let furthest = simplex.furthestInfeasible()
            let largest = distances.max()!
            #expect(furthest?.row == (largest > 0 ? distances.firstIndex(of: largest) : nil))
            if let (row, side) = furthest { #expect(side == (simplex.value[n + row] < 0 ? -1 : 1)) }
            #expect(Set(simplex.scratch.infeasible.rows) == Set((0..<Int32(n)).filter { distances[Int($0)] > 0 }))
        }
    }
}
