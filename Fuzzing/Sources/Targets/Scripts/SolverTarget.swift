import MullionSolver
import MullionTestSupport

extension Target {
    /// Edits of a solver: the values equal those of a fresh one, and a fresh one refuses what this one refuses.
    static let solver = Target("solver") { bytes in
        var script = SolverScript(bytes)
        for step in 1...min(max(bytes.count / 8, 4), 30) {
            script.edit()
            if step % 5 == 0 { script.compareWithFresh() }
        }
        script.compareWithFresh()
    }
}

private struct SolverScript {
    private let solver = Solver()
    private let variables: [Solver.Variable]
    private var random: SplitMix64
    private var ids: [ConstraintID] = []

    init(_ bytes: [UInt8]) {
        random = SplitMix64(bytes: bytes)
        let solver = solver
        variables = (0..<2 + bytes.count % 5).map { _ in solver.makeVariable() }
    }

    mutating func edit() {
        let index = ids.indices.randomElement(using: &random)
        do throws(SolverError) {
            switch (Int.random(in: 0..<10, using: &random), index) {
            case (6, let index?): try solver.remove(ids.remove(at: index))
            case (7, let index?): try solver.setPriority(priority(), of: ids[index])
            case (8..., let index?): try solver.setConstant(constant(), of: ids[index])
            default: ids.append(try solver.add(constraint()))
            }
        } catch {
            guard case .unsatisfiable(let conflict) = error else { preconditionFailure("\(error)") }
            let fresh = fresh()
            precondition((try? fresh.add(conflict.members.map(\.constraint))) == nil, "\(conflict)")
        }
    }

    private mutating func constraint() -> Solver.Constraint {
        let coefficients: [Double] = [1, 1, 1, -1, -1, 2, -2, 0.5]
        let terms = (0..<Int.random(in: 1...4, using: &random)).map { _ in
            Solver.Expression.Term(random.pick(variables), times: random.pick(coefficients))
        }
        let relation = random.pick([Solver.Relation.equal, .lessThanOrEqual, .greaterThanOrEqual])
        return Solver.Constraint(terms, relation, constant(), priority: priority())
    }

    private mutating func priority() -> Solver.Priority {
        random.pick([.required, .required, .strong, .medium, .weak, 999.5])
    }

    private mutating func constant() -> Double { Double(Int.random(in: -40...200, using: &random)) / 2 }

    private func fresh() -> Solver {
        let fresh = Solver()
        for _ in variables { _ = fresh.makeVariable() }
        return fresh
    }

    func compareWithFresh() {
        let fresh = fresh()
        let constraints = ids.compactMap { solver.constraint($0) }
        do throws(SolverError) { _ = try fresh.add(constraints) } catch { preconditionFailure("fresh: \(error)") }
        for variable in variables {
            let (here, there) = (solver[variable], fresh[variable])
            precondition(
                abs(here - there) <= 1e-9 * max(1, abs(there)), "\(variable) is \(here), fresh \(there), \(constraints)"
            )
        }
    }
}
