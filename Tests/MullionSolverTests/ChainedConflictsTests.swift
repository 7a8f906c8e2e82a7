import MullionTestSupport
import Testing

@testable import MullionSolver

@Suite("Solver: conflicts of chains")
struct ChainedConflictsTests {
    private let solver = Solver()

    /// The conflicts of constraints added together, by position.
    private func conflicts(_ constraints: [Solver.Constraint]) throws -> [[Int]] {
        var order: [ConstraintID: UInt64] = [:]
        return try solver.batch(acceptanceOrder: { order[$0] ?? 0 }) { (solver) throws(SolverError) in
            for constraint in constraints { order[try solver.add(constraint)] = UInt64(order.count) }
        }.map { $0.members.compactMap(\.position) }
    }

    @Test("The worked example misses by 10; all four are members")
    func workedExample() throws {
        let (x, w, r) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
        #expect(try conflicts([x .== 0.0, w .== 50.0, x + w - r .== 0.0, r .== 40.0]) == [[0, 1, 2, 3]])
        #expect(solver.constraints.isEmpty)
    }

    @Test("Equations whose factors cancel are no members, and further conflicts are found without the last")
    func cancelling() throws {
        let (x, a, b) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
        let all = [x .== 1.0, a - x .== 2.0, b - x .== 5.0, b - a .== 4.0, b .<= 3.0, a .>= 0.0]
        #expect(try conflicts(all) == [[1, 2, 3], [0, 2, 4]])
    }

    @Test("A part between fixed values is found with what fixes them; others hold")
    func parts() throws {
        let v = (0..<5).map { _ in solver.makeVariable() }
        let all = [
            v[0] .== 0.0, v[1] .== 50.0, v[2] .>= 30.0, v[3] .>= 30.0, v[0] + v[2] + v[3] .== v[1],
            v[4] .>= v[0], v[4] .<= v[1],
        ]
        #expect(try conflicts(all) == [[0, 1, 2, 3, 4]])
    }

    @Test("Each conflict found is minimal")
    func minimal() throws {
        for seed in randomRuns(UInt64(0)...999, dividedBy: 40) {
            var random = SplitMix64(seed: seed)
            let solver = Solver()
            let variables = (0..<6).map { _ in solver.makeVariable() }
            var constraints: [Solver.Constraint] = []
            for _ in 0..<14 {
                let terms = variables.shuffled(using: &random).prefix(Int.random(in: 1...3, using: &random)).map {
                    Solver.Expression.Term($0, times: [1, -1, 2, 0.3].randomElement(using: &random)!)
                }
                let relation: Solver.Relation = [.equal, .equal, .lessThanOrEqual].randomElement(using: &random)!
                constraints.append(Solver.Constraint(terms, relation, Double.random(in: -9...9, using: &random)))
            }
            let found = try solver.batch(acceptanceOrder: { UInt64($0.slot) }) { (solver) throws(SolverError) in
                _ = try solver.add(constraints)
            }
            for conflict in found {
                let members = conflict.members.map(\.constraint)
                #expect(throws: SolverError.self, "seed \(seed)") { try Solver().adding(members, variables) }
                for index in members.indices {
                    var rest = members
                    rest.remove(at: index)
                    #expect(throws: Never.self, "seed \(seed)") { try Solver().adding(rest, variables) }
                }
            }
        }
    }
}

extension Solver {
    /// Adds constraints of a different solver with as many variables.
    fileprivate func adding(_ constraints: [Constraint], _ others: [Variable]) throws(SolverError) {
        let variables = others.map { _ in makeVariable() }
        try add(
            constraints.map { constraint in
                Constraint(
                    constraint.terms.map {
                        .init(variables[others.firstIndex(of: $0.variable)!], times: $0.coefficient)
                    },
                    constraint.relation, constraint.constant)
            })
    }
}
