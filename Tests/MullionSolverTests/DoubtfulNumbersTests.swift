import Testing

@testable import MullionSolver

/// Coefficients that differ by many orders of magnitude, found by ``ScriptFuzzTests``.
@Suite("Solver: doubtful numbers")
struct DoubtfulNumbersTests {
    private let solver = Solver()
    private let x, y: Solver.Variable

    init() {
        x = solver.makeVariable("x")
        y = solver.makeVariable("y")
    }

    @Test("A weight that is tiny through a row is not taken for rounding")
    func smallSlope() throws {
        _ = try solver.add((y - x * 1e5 .== 3.5).priority(999.5))
        #expect(solver[y] == 0)
        _ = try solver.add((y .<= 92.0).priority(250))
        _ = try solver.add((x * 1e-5 .>= 13.0).priority(999.5))
        _ = try solver.add((y * 1.001e-5 .>= 93.0).priority(500))
        #expect((solver[x] - 1_300_000).magnitude < 1e-6)
    }

    @Test("A value keeps its bits when it is solved together with doubtful numbers elsewhere")
    func unrelated() throws {
        // 96 · (1 / 1e-5) is not 96 / 1e-5.
        try solver.add(x * 1e-5 .>= 96.0)
        let other = Solver()
        let (a, b, c) = (other.makeVariable(), other.makeVariable(), other.makeVariable())
        try other.add([
            a * 1e-5 .>= 96.0, (b * 1e8 + c .>= 80.0).priority(250), (b - c .>= 0.5).priority(250),
        ])
        #expect(other[a] == solver[x])
        #expect(other.statistics.exactSolves == 1)
    }

    @Test("A weight that magnifies the rounding of a column is solved exactly, also in place")
    func largeWeight() throws {
        try solver.add([x * -1 - y * 0.5 .== 89.5, x - y * 1e5 .<= 67.5, x * -1.000001 .>= 47.5])
        _ = solver[x]
        try solver.add(x * 0.5 + y * 101_000_001 .>= 63.0)
        #expect(63 - (solver[x] * 0.5 + solver[y] * 101_000_001) < 1e-7)
    }
}
