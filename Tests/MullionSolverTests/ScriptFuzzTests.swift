import MullionTestSupport
import Testing

@testable import MullionSolver

/// Scripts of edits, of which ``fuzzSeeds(_:dividedBy:)`` chooses the number.
@Suite("Solver: fuzzed scripts")
struct ScriptFuzzTests {
    @Test("After each script of random edits, the solver agrees with a fresh one", arguments: [false, true])
    func scripts(_ isBadlyScaled: Bool) {
        let seeds = fuzzSeeds(isBadlyScaled ? 20 : 200, dividedBy: 20)
        var failures = 0
        for seed in seeds {
            var script = FuzzScript(seed: seed, isBadlyScaled: isBadlyScaled)
            guard let complaint = script.run() else { continue }
            failures += 1
            if failures <= 20 { Issue.record("seed \(seed): \(complaint)") }
        }
        #expect(failures == 0, "of \(seeds.count) scripts")
    }
}

/// A solver under 25 to 30 random edits.
private struct FuzzScript {
    private let solver = Solver()
    private var random: SplitMix64
    private let variables: [Solver.Variable]
    private var ids: [ConstraintID] = []
    private let isBadlyScaled: Bool

    init(seed: UInt64, isBadlyScaled: Bool) {
        random = SplitMix64(seed: seed)
        self.isBadlyScaled = isBadlyScaled
        let solver = solver
        variables = (0..<Int.random(in: 2...6, using: &random)).map { _ in solver.makeVariable() }
    }

    /// Runs the script; returns the first complaint.
    mutating func run() -> String? {
        let count = Int.random(in: 25...30, using: &random)
        for step in 1...count {
            if let complaint = edit() { return "step \(step): \(complaint)" }
            guard step % 5 == 0 || step == count else { continue }
            if let complaint = differenceToFresh() { return "step \(step): \(complaint)" }
        }
        return nil
    }

    // MARK: - Edits

    /// Performs one edit or a batch; returns a complaint if a refusal is wrong or leaves a trace.
    private mutating func edit() -> String? {
        let before = ids
        let state = solver.stateHash
        do {
            if Int.random(in: 0..<5, using: &random) == 0 {
                let solver = solver
                let count = Int.random(in: 2...4, using: &random)
                try solver.batch { (_) throws(SolverError) in
                    for _ in 0..<count { try step() }
                }
            } else {
                try step()
            }
        } catch .unsatisfiable(let conflict) {
            ids = before
            if solver.stateHash != state { return "a refusal left a trace" }
            let fresh = Solver()
            for _ in variables { _ = fresh.makeVariable() }
            let members = conflict.members.map(\.constraint)
            if (try? fresh.add(members)) != nil { return "a fresh solver accepts the conflict \(members)" }
        } catch {
            return "\(error)"
        }
        return nil
    }

    private mutating func step() throws(SolverError) {
        let index = ids.indices.randomElement(using: &random)
        switch (Int.random(in: 0..<10, using: &random), index) {
        case (6, let index?):
            try solver.remove(ids[index])
            ids.remove(at: index)
        case (7, let index?): try solver.setPriority(priority(), of: ids[index])
        case (8..., let index?): try solver.setConstant(constant(), of: ids[index])
        default: ids.append(try solver.add(constraint()))
        }
    }

    private mutating func constraint() -> Solver.Constraint {
        var terms: [Solver.Expression.Term] = []
        let coefficients =
            [1, 1, 1, -1, -1, 2, -2, 0.5] + (isBadlyScaled ? [1e-8, -1e-6, 1e-5, 0.999999, -1e5, 1e6, 1e8] : [])
        for _ in 0..<Int.random(in: 1...4, using: &random) {
            terms.append(
                .init(variables.randomElement(using: &random)!, times: coefficients.randomElement(using: &random)!))
        }
        if Int.random(in: 0..<12, using: &random) == 0 {
            let variable = variables.randomElement(using: &random)!
            terms += [0.1, 0.2, -0.3].map { .init(variable, times: $0) }
        }
        return Solver.Constraint(
            terms, [.equal, .lessThanOrEqual, .greaterThanOrEqual].randomElement(using: &random)!, constant(),
            priority: priority())
    }

    private mutating func priority() -> Solver.Priority {
        [.required, .required, .strong, .medium, .weak, 999.5].randomElement(using: &random)!
    }

    private mutating func constant() -> Double { Double(Int.random(in: -40...200, using: &random)) / 2 }

    // MARK: - Comparison

    private func differenceToFresh() -> String? {
        let fresh = Solver()
        for _ in variables { _ = fresh.makeVariable() }
        let constraints = ids.compactMap { solver.constraint($0) }
        do {
            try fresh.add(constraints)
        } catch {
            return "a fresh solver refuses: \(error)"
        }
        for id in ids {
            guard let constraint = solver.constraint(id), constraint.priority == .required else { continue }
            let scale = constraint.terms.reduce(constraint.constant.magnitude) {
                max($0, ($1.coefficient * solver[$1.variable]).magnitude)
            }
            let error = solver.error(of: id) ?? 0
            if error > 10 * Tolerance.required(scale) { return "\(constraint) is missed by \(error)" }
        }
        for variable in variables {
            let (here, there) = (solver[variable], fresh[variable])
            if (here - there).magnitude > 1e-9 * max(1, there.magnitude) {
                return "\(variable) is \(here), fresh \(there), of \(constraints)"
            }
        }
        return nil
    }
}
