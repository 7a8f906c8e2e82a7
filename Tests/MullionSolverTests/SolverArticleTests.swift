import MullionSolver
import Testing

/// The page of the module: its code and its numbers.
@Suite("Solver: the page of the module")
struct SolverPageTests {
    @Test("The strong constraint holds, and what cannot hold is refused with the three that conflict")
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
}
