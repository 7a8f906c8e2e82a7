import MullionTestSupport
import Testing

@testable import MullionSolver

/// What a simplex system with long rows does so that a step need not look at all of their columns.
@Suite("Solver: long rows")
struct LongRowTests {
    /// Boxes side by side, each left edge pulled to a place of its own, whose whole width is edited.
    private struct Boxes {
        let solver = Solver()
        let width: Solver.Variable

        init(count: Int, _ random: inout SplitMix64) throws {
            let solver = solver
            width = solver.makeVariable()
            var edge = Solver.Expression(solver.makeVariable())
            try solver.add(edge .== 0.0)
            for box in 0..<count {
                let place = Double(6 * box + Int.random(in: -40...40, using: &random))
                try solver.add((edge .== place).priority(box % 3 == 1 ? .medium : .weak))
                let (own, next) = (solver.makeVariable(), solver.makeVariable())
                try solver.add([own .>= 2.0, (own .== 5.0).priority(.weak)])
                try solver.add(Solver.Expression(next) .== edge + own + 1.0)
                edge = Solver.Expression(next)
            }
            try solver.add((edge .<= width).priority(.strong))
            try solver.addEditVariable(width, priority: .strong, value: Double(6 * count))
        }
    }

    @Test(
        "After edits the levels of slacks and the pattern are those of the tableau, and values those of a fresh solver")
    func edits() throws {
        var random = SplitMix64(seed: 21)
        let boxes = try Boxes(count: 160, &random)
        var keptCount = 0
        for _ in 0..<30 {
            try boxes.solver.suggest(Double(Int.random(in: 400...1_400, using: &random)), for: boxes.width)
            boxes.solver.solvePending()
            let (fresh, variables) = try boxes.solver.fresh()
            for variable in variables { #expect(boxes.solver[variable] == fresh[variable]) }
            let simplex = try #require(boxes.solver.units.systems.compactMap { $0 }.first?.simplex)
            #expect(simplex.rowCount > 100 && simplex.tableau.pattern.isKept)
            expectPattern(of: simplex)
            guard simplex.slackLevels.isKept else { continue }
            keptCount += 1
            var again = simplex
            again.findSlackLevels()
            #expect(again.slackLevels.levels == simplex.slackLevels.levels)
        }
        #expect(keptCount > 15)
    }

    @Test("Events that were left out because of a higher level may come next once the least has reached that level")
    func leftOutEvents() {
        var events = RatioHeap()
        events.removeAll(levelCount: 3, leastLevel: 1)
        for (column, vector) in [[0, 1, 5], [0, 2, 0]].enumerated() {
            let index = events.append(column: column, rate: 1)
            for level in 0..<3 { events.vectors[index + level] = Double(vector[level]) }
        }
        events.heapify()
        #expect(events.least?.column == 0 && !events.isExhausted)
        for _ in 0..<2 {
            events.vectors[Int(events.least?.index ?? 0)] += 1
            events.siftLeast()
        }
        #expect(events.isExhausted)
        events.removeAll(levelCount: 3)
        let index = events.append(column: 0, rate: 1)
        events.vectors[index] = 1
        #expect(!events.isExhausted)
    }

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
