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
                    let complaint = edits.step(constantsOnly: seed % 2 == 0)
                    #expect(complaint == nil, "\(shape) \(seed) \(round)")
                }
                let found = edits.differencesToFresh(tolerance: tolerance)
                #expect(found.isEmpty, "\(shape) \(seed) \(round): \(found)")
            }
        }
    }
}
