import MullionTestSupport
import Testing

@testable import MullionSolver

/// What a simplex system with long rows does so that a step need not look at all of their columns.
@Suite("Solver: long rows")
struct LongRowTests {
    @Test("Four rows that are added up together have the bits of each added up alone")
    func sums() {
        var random = SplitMix64(seed: 22)
        let (m, n) = (8, 50)
        var rows = [Double](repeating: 0, count: m * n)
        for row in 0..<m {
            for column in 0..<(row == 3 ? 0 : 6 * row + 5) {
                rows[row * n + column] = Double.random(in: -3...3, using: &random)
            }
        }
        var canonical = CanonicalValues()
        canonical.read(rows, rowCount: m, columnCount: n)
        #expect(canonical.hasLongRows)
        let values = (0..<n + m).map { _ in Double.random(in: -1000...1000, using: &random) }
        for four in [SIMD4(0, 1, 2, 3), SIMD4(7, 6, 5, 4), SIMD4(2, 7, 0, 5)] {
            let sums = canonical.sums(four, values)
            for lane in 0..<4 {
                #expect(sums[lane].bitPattern == canonical.sum(four[lane], values).bitPattern)
            }
        }
    }
}
