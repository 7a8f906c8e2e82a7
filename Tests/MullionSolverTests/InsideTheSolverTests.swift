import MullionSolver
import Testing

/// The worked example of the article. Its simplex system is in `WorkedExampleTests`.
@Suite("Solver: the article on its inside")
struct InsideTheSolverTests {
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
