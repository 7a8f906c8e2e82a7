import Testing

@testable import MullionSolver

@Suite("Solver: variables come and go")
struct SolverVariableTests {
    private let solver = Solver()

    @Test("A removed variable is unknown, and its number belongs to the next one")
    func remove() throws {
        let x = solver.makeVariable("x")
        let y = solver.makeVariable("y")
        try solver.add((y .== 3.0).priority(.weak))
        try solver.remove(x)
        #expect(solver.variableCount == 1)
        #expect(solver[x].isNaN)
        #expect(solver.name(of: x) == "")
        #expect(throws: SolverError.unknownVariable(x)) { try solver.remove(x) }
        #expect(throws: SolverError.unknownVariable(x)) { try solver.add(x + y .== 1.0) }
        let z = try solver.makeVariable("z", preferring: 7)
        #expect(z.index == x.index)
        #expect(z != x)
        #expect(solver.name(of: z) == "z")
        #expect([x, y, z].map { solver[$0] }.dropFirst() == [3, 7])
        #expect(throws: SolverError.unknownVariable(x)) { try solver.addEditVariable(x) }
    }

    @Test("A variable in a constraint, or with an edit, stays")
    func used() throws {
        let x = solver.makeVariable("x")
        let id = try solver.add((x .== 1.0).priority(.weak))
        #expect(throws: SolverError.variableInUse(x)) { try solver.remove(x) }
        try solver.remove(id)
        try solver.addEditVariable(x, value: 4)
        #expect(throws: SolverError.variableInUse(x)) { try solver.remove(x) }
        #expect(solver[x] == 4)
        try solver.removeEditVariable(x)
        try solver.remove(x)
        #expect(solver.variableCount == 0)
    }

    @Test("A batch that throws brings removed variables back, and takes made ones away")
    func batch() throws {
        let x = try solver.makeVariable("x", preferring: 5)
        let y = solver.makeVariable("y")
        try solver.add((y .== 2.0).priority(.weak))
        let before = solver.stateHash
        var made: Solver.Variable?
        #expect(throws: SolverError.self) {
            try solver.batch { (solver) throws(SolverError) in
                try solver.remove(x)
                made = solver.makeVariable("z")
                try solver.add(y .== 1.0)
                try solver.add(y .== 2.0)
            }
        }
        #expect(solver.stateHash == before)
        #expect(solver[x] == 5)
        #expect(solver.preferredValue(of: x) == 5)
        #expect(solver.name(of: x) == "x")
        let other = solver.makeVariable()
        #expect(made != other)
        #expect(try solver[#require(made)].isNaN)
    }

    @Test("A number that is used again starts without a past")
    func reuse() throws {
        let x = solver.makeVariable("x")
        let y = solver.makeVariable("y")
        let id = try solver.add(x .== y + 1.0)
        try solver.add((y .== 4.0).priority(.weak))
        #expect(solver.takeChanges() == [x, y])
        try solver.remove(id)
        try solver.remove(x)
        let z = solver.makeVariable("z")
        #expect(solver[z] == 0)
        #expect(solver.takeChanges() == [])
        try solver.add((z .== y).priority(.weak))
        #expect(solver[z] == 4)
        #expect(solver.takeChanges() == [z])
        #expect(solver.ambiguousVariables() == [])
    }

    @Test("Adding and removing variables and constraints for ever uses the same memory again")
    func memory() throws {
        let anchor = solver.makeVariable("anchor")
        try solver.add((anchor .== 1.0).priority(.weak))
        func churn(_ count: Int) throws -> [Int] {
            for index in 0..<count {
                let a = solver.makeVariable()
                let b = solver.makeVariable()
                let c = solver.makeVariable()
                let ids = try solver.add([
                    a + b * 2.0 .== anchor + Double(index), (b .>= 3.0).priority(.strong), c - b - a .== 8.0,
                    (c + a .<= 5.0).priority(.medium),
                ])
                _ = solver[a]
                try solver.remove(ids)
                for variable in [b, c, a] { try solver.remove(variable) }
            }
            _ = solver.takeChanges()
            return [
                solver.variables.count, solver.store.slotCount, solver.store.terms.count,
                solver.units.systems.count, solver.units.singles.breakpoints.count, solver.units.groups.termCapacity,
                solver.journal.count, solver.dirty.seeds.count,
            ]
        }
        let early = try churn(20)
        #expect(try churn(2_000) == early)
        #expect(early[0] == 4)
    }

    @Test("Terms given one by one are the constraint that they are written as")
    func terms() throws {
        let variables = (0..<4).map { solver.makeVariable("\($0)") }
        func term(_ index: Int) -> Solver.Expression.Term { .init(variables[index], times: Double(index + 1)) }
        let ids = [
            try solver.add(term(0), .equal, 1),
            try solver.add(term(1), term(0), .lessThanOrEqual, 2, priority: .weak),
            try solver.add(term(2), term(0), term(2), .greaterThanOrEqual, 3, priority: .strong),
            try solver.add(term(0), term(1), term(2), term(3), .equal, 4, priority: 600),
            try solver.add([term(3), term(1)].lazy, .equal, 5, priority: .medium),
        ]
        let sum = variables[0] + variables[1] * 2.0 + variables[2] * 3.0 + variables[3] * 4.0
        let expected = [
            variables[0] .== 1.0, (variables[0] + variables[1] * 2.0 .<= 2.0).priority(.weak),
            (variables[0] + variables[2] * 6.0 .>= 3.0).priority(.strong), (sum .== 4.0).priority(600),
            (variables[1] * 2.0 + variables[3] * 4.0 .== 5.0).priority(.medium),
        ]
        #expect(ids.map { solver.constraint($0) } == expected)
        let before = solver.stateHash
        #expect(throws: SolverError.self) { try solver.add(term(0), .equal, 2) }
        #expect(throws: SolverError.self) { try solver.add(.init(variables[0], times: .nan), term(1), .equal, 2) }
        #expect(throws: SolverError.self) { try solver.add(term(0), term(1), .equal, 2, priority: 0) }
        #expect(solver.stateHash == before)
    }
}
