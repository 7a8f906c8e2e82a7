import Testing

@testable import MullionSolver

/// The example of the article `InsideTheSolver`: three fields in a row of a given width.
@Suite("Solver: the worked example")
struct WorkedExampleTests {
    private let solver = Solver()
    private let a, b, c, width: Solver.Variable

    init() throws {
        a = solver.makeVariable("a")
        b = solver.makeVariable("b")
        c = solver.makeVariable("c")
        width = solver.makeVariable("W")
        for field in [a, b, c] { try solver.add([field .>= 20.0, (field .== 50.0).priority(.weak)]) }
        try solver.add((a + b + c + 16.0 .<= width).priority(.strong))
        try solver.addEditVariable(width, priority: .strong, value: 130)
    }

    @Test("The earlier declared gives way first: 20, 44, 50 in 130; the weak error is 36")
    func first() {
        #expect([a, b, c, width].map { solver[$0] } == [20, 44, 50, 130])
        let errors = solver.errorsByPriority()
        #expect(errors.map(\.priority.rawValue) == [1000, 750, 250])
        #expect(errors.map(\.total) == [0, 0, 36])
        #expect(solver.violatedConstraints().map(\.error) == [30, 6])
    }

    @Test("The simplex is one row and four columns; b is basic, the others sit on −16, 20, 50 and 130")
    func simplex() throws {
        _ = solver[a]
        let simplex = try #require(solver.units.systems.compactMap { $0 }.first?.simplex)
        #expect(simplex.rowCount == 1)
        #expect(simplex.columnCount == 4)
        #expect(simplex.basic == [1])
        #expect(simplex.value == [20, 44, 50, 130, -16])
        let weights = (0..<4).map { (tieWeight(declaration: $0) * 1000).rounded() / 1000 }
        #expect(weights == [0.955, 0.861, 0.811, 0.779])
    }

    @Test("150 instead of 130: one dual step, a enters and b leaves at 50; 34, 50, 50, and a weak error of 16")
    func edit() throws {
        _ = solver[a]
        let rebuilds = solver.statistics.rebuilds
        try solver.suggest(150, for: width)
        #expect([a, b, c, width].map { solver[$0] } == [34, 50, 50, 150])
        #expect(solver.errorsByPriority().last?.total == 16)
        #expect(solver.statistics.rebuilds == rebuilds)
        let simplex = try #require(solver.units.systems.compactMap { $0 }.first?.simplex)
        #expect(simplex.basic == [0])
        #expect(simplex.pivotsSinceRefactor == 2)
    }
}
