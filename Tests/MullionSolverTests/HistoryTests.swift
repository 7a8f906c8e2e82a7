import MullionTestSupport
import Testing

@testable import MullionSolver

@Suite("Solver: values know the constraints, not the history")
struct SolverHistoryTests {
    @Test("After random edits every value has the bits of a fresh solver's", arguments: RandomProblem.Shape.allCases)
    func fresh(_ shape: RandomProblem.Shape) {
        // Where exact numbers take over depends on how far doubles got, so these two may differ in the last bits.
        let tolerance = shape == .nearParallel || shape == .badlyScaled ? 1e-9 : 0
        for seed in 0..<(shape == .badlyScaled ? 2 : 6) {
            var edits = RandomEdits(shape, seed: UInt64(seed), size: 3 + seed % 4)
            for round in 0..<8 {
                for _ in 0..<3 {
                    let complaint = edits.step(seed % 2 == 0 ? .constants : .anything)
                    #expect(complaint == nil, "\(shape) \(seed) \(round)")
                }
                let found = edits.differencesToFresh(tolerance: tolerance)
                #expect(found.isEmpty, "\(shape) \(seed) \(round): \(found)")
            }
        }
    }

    @Test(
        "After optional constraints came and went every value has the bits of a fresh solver's, and most of them came and went in place",
        arguments: RandomProblem.Shape.allCases)
    func optionalConstraints(_ shape: RandomProblem.Shape) {
        let tolerance = shape == .nearParallel || shape == .badlyScaled ? 1e-9 : 0
        let count = randomRuns(60)
        var inPlace = 0
        for seed in 0..<(shape == .badlyScaled ? min(count, 2) : count) {
            var edits = RandomEdits(shape, seed: UInt64(1000 + seed), size: 3 + seed % 4)
            inPlace -= edits.solver.statistics.editsInPlace
            for round in 0..<8 {
                for _ in 0..<3 {
                    let complaint = edits.step(.optionalConstraints)
                    #expect(complaint == nil, "\(shape) \(seed) \(round)")
                }
                let found = edits.differencesToFresh(tolerance: tolerance)
                #expect(found.isEmpty, "\(shape) \(seed) \(round): \(found)")
            }
            inPlace += edits.solver.statistics.editsInPlace
        }
        // The rest are constants, which need no place, and what the presolve would have done otherwise.
        if shape != .badlyScaled { #expect(2 * inPlace > 24 * count, "\(shape)") }
    }

    @Test("Adding and removing for ever uses the same memory again")
    func memory() throws {
        let solver = Solver()
        let variables = (0..<6).map { solver.makeVariable("\($0)") }
        try solver.add((variables[0] .== 1.0).priority(.weak))
        func churn(_ count: Int) throws -> [Int] {
            for index in 0..<count {
                let (a, b) = (variables[index % 6], variables[(index + 1 + index % 5) % 6])
                let ids = try solver.add([(a + b * 2.0 .<= 7.0).priority(.medium), (b .>= 3.0).priority(.strong)])
                _ = solver[a]
                try solver.remove(ids)
            }
            _ = solver.takeChanges()
            return [
                solver.store.slotCount, solver.store.terms.count, solver.units.systems.count,
                solver.units.singles.breakpoints.count, solver.units.groups.termCapacity, solver.journal.count,
                solver.dirty.seeds.count,
            ]
        }
        let early = try churn(20)
        #expect(try churn(1000) == early)
    }

    @Test("After many edits the required constraints hold, and values are those of a fresh solver")
    func drift() throws {
        let solver = Solver()
        let width = solver.makeVariable("W")
        var end: Solver.Expression = 0
        var ids: [ConstraintID] = []
        for index in 0..<8 {
            let left = solver.makeVariable("left")
            let size = solver.makeVariable("size")
            try solver.add([left .== end + 8.0, size .>= 20.0])
            ids.append(try solver.add((size * (1 + 0.1 * Double(index)) .== 50.0).priority(.weak)))
            ids.append(try solver.add((left .<= Double(40 * index)).priority(.medium)))
            end = left + size * (1 - 0.07 * Double(index))
        }
        try solver.add((end .<= width).priority(.strong))
        try solver.addEditVariable(width, value: 300)
        var random = SplitMix64(seed: 5)
        for _ in 0..<3000 {
            try solver.suggest(Double.random(in: 100...900, using: &random), for: width)
            let id = try #require(ids.randomElement(using: &random))
            try solver.setConstant(Double.random(in: -50...400, using: &random), of: id)
            _ = solver[width]
        }
        #expect(solver.errorsByPriority()[0].total < 1e-9)
        #expect(solver.statistics.warmSolves > 2000)
        let fresh = Solver()
        let copies = (0..<solver.variableCount).map { _ in fresh.makeVariable() }
        try fresh.add(solver.constraints.compactMap { solver.constraint($0) })
        #expect(copies.allSatisfy { solver[$0] == fresh[$0] })
    }
}
