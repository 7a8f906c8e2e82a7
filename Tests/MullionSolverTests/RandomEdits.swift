import MullionTestSupport

@testable import MullionSolver

/// A solver under random edits, and what a fresh one makes of the same constraints.
struct RandomEdits {
    let solver = Solver()
    private(set) var ids: [ConstraintID] = []
    private let pool: [Solver.Constraint]
    private let variables: [Solver.Variable]
    private var random: SplitMix64

    init(_ shape: RandomProblem.Shape, seed: UInt64, size: Int) {
        let problem = RandomProblem(shape, seed: seed, size: size)
        random = SplitMix64(seed: seed &+ 77)
        pool = problem.constraints
        let solver = solver
        variables = (0..<problem.variableCount).map { solver.makeVariable("\($0)") }
        for constraint in pool.dropLast(2) { _ = try? ids.append(solver.add(constraint)) }
    }

    /// Which edits there are.
    enum Family {
        case constants
        /// Adds optional constraints and required inequalities, removes them, and changes their priorities.
        case optionalConstraints
        case anything
    }

    /// Applies one edit; returns a complaint about a refusal that left a trace.
    mutating func step(_ family: Family) -> String? {
        let before = Bool.random(using: &random) ? solver.stateHash : nil
        do {
            switch family {
            case .constants: try edit(0)
            case .optionalConstraints: try editOptional(Int.random(in: 0..<8, using: &random))
            case .anything: try edit(Int.random(in: 0..<8, using: &random))
            }
        } catch {
            if let before, solver.stateHash != before { return "a trace of \(error)" }
        }
        return nil
    }

    private mutating func edit(_ kind: Int) throws(SolverError) {
        guard let index = ids.indices.randomElement(using: &random) else {
            ids.append(try solver.add(pool[0]))
            return
        }
        let number = Double(Int.random(in: -40...200, using: &random))
        switch kind {
        case 4: ids.append(try solver.add(pool.randomElement(using: &random) ?? pool[0]))
        case 5:
            try solver.remove(ids[index])
            ids.remove(at: index)
        case 6: try solver.setPriority([99.5, 250, 500, 1000].randomElement(using: &random) ?? 1, of: ids[index])
        case 7: try solver.setPreferredValue(Bool.random(using: &random) ? number : nil, of: variables[0])
        default: try solver.setConstant(number / 4, of: ids[index])
        }
    }

    private mutating func editOptional(_ kind: Int) throws(SolverError) {
        let candidates = ids.indices.filter { index in
            solver.constraint(ids[index]).map { $0.priority != .required || $0.relation != .equal } ?? false
        }
        guard kind > 3, let index = candidates.randomElement(using: &random) else {
            ids.append(try solver.add(optionalConstraint()))
            return
        }
        switch kind {
        case 4, 5:
            try solver.remove(ids[index])
            ids.remove(at: index)
        case 6: try solver.setPriority([99.5, 250, 500, 750].randomElement(using: &random) ?? 1, of: ids[index])
        default: try solver.setConstant(Double(Int.random(in: -40...200, using: &random)) / 4, of: ids[index])
        }
    }

    /// One from the pool, or a new one on up to three variables.
    private mutating func optionalConstraint() -> Solver.Constraint {
        var constraint = pool.randomElement(using: &random) ?? pool[0]
        if Bool.random(using: &random) {
            let terms = (0..<Int.random(in: 1...3, using: &random)).compactMap { _ in
                variables.randomElement(using: &random).map {
                    Solver.Expression.Term($0, times: [1, 1, -1, 2, 0.5].randomElement(using: &random) ?? 1)
                }
            }
            constraint = Solver.Constraint(
                terms, [.equal, .lessThanOrEqual, .greaterThanOrEqual].randomElement(using: &random) ?? .equal,
                Double(Int.random(in: -40...200, using: &random)))
        }
        let isBound = constraint.relation != .equal && Int.random(in: 0..<6, using: &random) == 0
        return constraint.priority(isBound ? .required : [99.5, 250, 500, 750].randomElement(using: &random) ?? 1)
    }

    /// Differences to a fresh solver with the same constraints, in another order.
    /// - Parameter tolerance: relative; 0 compares bits.
    func differencesToFresh(tolerance: Double = 0) -> [String] {
        let fresh = Solver()
        for variable in variables {
            _ = try? fresh.makeVariable("", preferring: solver.preferredValue(of: variable))
        }
        do {
            try fresh.add(ids.shuffledCopy.compactMap { solver.constraint($0) })
        } catch {
            return ["a fresh solver refuses: \(error)"]
        }
        return variables.compactMap { variable in
            (solver[variable] - fresh[variable]).magnitude <= tolerance * max(1, fresh[variable].magnitude)
                ? nil : "\(variable) is \(solver[variable]), fresh \(fresh[variable])"
        }
    }
}

extension Array {
    /// The elements in another order, the same each time.
    fileprivate var shuffledCopy: [Element] {
        var random = SplitMix64(seed: UInt64(count))
        return shuffled(using: &random)
    }
}
