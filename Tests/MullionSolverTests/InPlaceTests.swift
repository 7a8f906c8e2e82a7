import Testing

@testable import MullionSolver

@Suite("Solver: constraints come and go in place")
struct SolverInPlaceTests {
    private let solver = Solver()
    private let x, y, z: Solver.Variable

    init() throws {
        x = solver.makeVariable("x")
        y = solver.makeVariable("y")
        z = solver.makeVariable("z")
        // One simplex system: two rows over three columns.
        try solver.add([
            (x .== 10.0).priority(.weak), (y .== 20.0).priority(.weak), (z .== 30.0).priority(.weak),
            (x + y .<= 25.0).priority(.strong), (y + z .<= 45.0).priority(.strong),
        ])
        #expect(values == [10, 15, 30])
    }

    private var values: [Double] { [x, y, z].map { solver[$0] } }

    /// The values of a solver that never knew anything else.
    private var fresh: [Double] {
        let other = Solver()
        let variables = (0..<solver.variableCount).map { _ in other.makeVariable() }
        do { try other.add(solver.constraints.compactMap { solver.constraint($0) }) } catch { return [] }
        return variables.prefix(3).map { other[$0] }
    }

    /// Does something, and tells how many systems it solved from nothing until values were read.
    private func rebuilds(_ edit: () throws -> Void) rethrows -> Int {
        let before = solver.statistics.rebuilds
        try edit()
        #expect(values == fresh)
        return solver.statistics.rebuilds - before
    }

    @Test("An optional constraint of one variable is a breakpoint that comes and goes")
    func breakpoint() throws {
        var id: ConstraintID?
        #expect(try rebuilds { id = try solver.add((y .>= 18.0).priority(.medium)) } == 0)
        #expect(values == [7, 18, 27])
        #expect(try rebuilds { try solver.setPriority(.weak, of: #require(id)) } == 0)
        #expect(try rebuilds { try solver.setConstant(12, of: #require(id)) } == 0)
        #expect(try rebuilds { try solver.remove(#require(id)) } == 0)
        #expect(values == [10, 15, 30])
        #expect(solver.statistics.editsInPlace == 3)
    }

    @Test("An optional constraint of several variables is a row that comes and goes, or one that is there")
    func row() throws {
        var ids: [ConstraintID] = []
        #expect(try rebuilds { ids.append(try solver.add((x - z .== 0.0).priority(.medium))) } == 0)
        #expect(try rebuilds { ids.append(try solver.add((z * 2.0 - x * 2.0 .>= 4.0).priority(.strong))) } == 0)
        #expect(try rebuilds { ids.append(try solver.add((x + y + z .== 60.0).priority(.strong))) } == 0)
        for id in ids { #expect(try rebuilds { try solver.remove(id) } == 0) }
        #expect(values == [10, 15, 30])
    }

    @Test("What a simplex no longer holds together is found when a part of it is solved from nothing")
    func looseSimplex() throws {
        let row = try #require(solver.constraints.first { solver.constraint($0) == (x + y .<= 25.0).priority(.strong) })
        #expect(try rebuilds { try solver.remove(row) } == 0)
        #expect(try rebuilds { try solver.add(x .== 3.0) } == 1)
        #expect(try rebuilds { try solver.add((z .<= 20.0).priority(.medium)) } == 0)
        #expect(values == [3, 20, 20])
    }

    @Test("A required inequality comes in place; one that cannot hold leaves no trace")
    func required() throws {
        var id: ConstraintID?
        #expect(try rebuilds { id = try solver.add(y .>= 18.0) } == 0)
        let before = solver.stateHash
        #expect(throws: SolverError.self) { try solver.add(y .<= 17.0) }
        #expect(solver.stateHash == before)
        #expect(values == fresh)
        #expect(try rebuilds { try solver.remove(#require(id)) } == 0)
    }

    @Test("The first optional constraint that pulls at a variable of an equation makes the presolve choose again")
    func choice() throws {
        let w = solver.makeVariable("w")
        try solver.add(w .== x + y + z)
        #expect(solver[w] == 55)
        var ids: [ConstraintID] = []
        #expect(try rebuilds { ids.append(try solver.add((w .== 50.0).priority(.medium))) } == 1)
        #expect(try rebuilds { ids.append(try solver.add((w .>= 52.0).priority(.medium))) } == 0)
        #expect(try rebuilds { try solver.remove(ids[1]) } == 0)
        #expect(try rebuilds { try solver.remove(ids[0]) } == 1)
        // Derived values are written in columns.
        #expect(try rebuilds { ids.append(try solver.add((w - x .<= 40.0).priority(.medium))) } == 0)
    }

    @Test("Levels of optional constraints that are gone are given away")
    func levels() throws {
        for number in 1...40 {
            let id = try solver.add((y .>= 18.0).priority(Solver.Priority(500 + Float(number))))
            #expect(solver[y] == 18)
            try solver.remove(id)
        }
        #expect(values == [10, 15, 30])
        #expect(solver.units.systems.allSatisfy { ($0?.simplex.levelCount ?? 0) <= 9 })
    }

    @Test("Breakpoints that move together keep their order, and no status is chosen anew")
    func breakpointsMoveTogether() throws {
        let least = try solver.add((x .>= 10.0).priority(.medium))
        let most = try solver.add((x .<= 10.0).priority(.medium))
        #expect(values == fresh)
        let count = try rebuilds {
            try solver.batch { (solver) throws(SolverError) in
                try solver.setConstant(8, of: least)
                try solver.setConstant(8, of: most)
            }
            let system = try #require(solver.units.systems.compactMap { $0 }.first)
            system.simplex.orderMoved()
            #expect(!system.simplex.hasNewStatus && !system.simplex.needsPrimal)
        }
        #expect(count == 0)
    }

    @Test("A breakpoint that moves past others takes its activity along")
    func breakpointsOvertake() throws {
        let most = try solver.add((x .<= 9.0).priority(.medium))
        #expect(values == fresh)
        for constant in [12.0, 3, 30, 9, -4] {
            #expect(try rebuilds { try solver.setConstant(constant, of: most) } == 0)
        }
    }
}
