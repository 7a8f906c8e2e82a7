import MullionSolver
import Testing

/// The page of the module: its code and its numbers. The kernel of its worked example is in `WorkedExampleTests`.
@Suite("Solver: the page of the module")
struct SolverPageTests {
    @Test("The strong wish holds, and what cannot hold is refused with the three that conflict")
    func overview() throws {
        // snippet
        let solver = Solver()
        let (left, right) = (solver.makeVariable("left"), solver.makeVariable("right"))
        try solver.add([left .>= 20.0, right .>= 20.0, left + right .== 100.0])
        try solver.add((left .== 0.75 * right).priority(.strong))
        try solver.add((right .== 30.0).priority(.weak))
        // end
        #expect(abs(solver[left] - 300.0 / 7) < 1e-12 && abs(solver[right] - 400.0 / 7) < 1e-12)
        let state = solver.stateHash
        #expect {
            try solver.add(left .>= 90.0)
        } throws: { error in
            guard case SolverError.unsatisfiable(let conflict) = error else { return false }
            return conflict.members.count == 3
        }
        #expect(solver.stateHash == state)
    }

    @Test("20, 44, 50 in 130; 34, 50, 50 in 150")
    func workedExample() throws {
        // snippet
        let solver = Solver()
        let (a, b, c) = (solver.makeVariable("a"), solver.makeVariable("b"), solver.makeVariable("c"))
        let width = solver.makeVariable("W")
        for field in [a, b, c] { try solver.add([field .>= 20.0, (field .== 50.0).priority(.weak)]) }
        try solver.add((a + b + c + 16.0 .<= width).priority(.strong))
        try solver.addEditVariable(width, priority: .strong, value: 130)
        // end
        #expect([a, b, c, width].map { solver[$0] } == [20, 44, 50, 130])
        #expect(solver.errorsByPriority().map(\.total) == [0, 0, 36])
        try solver.suggest(150, for: width)
        #expect([a, b, c, width].map { solver[$0] } == [34, 50, 50, 150])
        #expect(solver.errorsByPriority().map(\.total) == [0, 0, 16])
    }
}
