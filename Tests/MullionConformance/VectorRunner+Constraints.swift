import Foundation
import MullionSolver

extension VectorCase {
    /// Solves, and compares errors, values, ambiguity; or what is refused and why.
    func check(_ question: ConstraintsQuestion, _ differences: inout Differences) {
        let run = ConstraintRun(question.variables)
        let constraints = question.constraints.map(run.constraint)
        switch question.answer {
        case .optimum(let answer):
            do {
                try run.solver.add(constraints)
                run.compare(answer, question.constraints.count, "", &differences)
            } catch {
                differences.add("refused: \(error)")
            }
        case .impossible(let conflicts):
            run.compareConflicts(question, conflicts, &differences)
            var refused: [String] = []
            for (constraint, named) in zip(constraints, question.constraints) {
                do { try run.solver.add(constraint) } catch { refused.append(named.id) }
            }
            differences.compare("refused in order", conflicts.refused, refused)
            run.compare(conflicts.afterwards, question.constraints.count, "", &differences)
        }
    }

    /// Edits a solver step by step; at each checkpoint a fresh solver must also have the same values.
    func check(_ question: ConstraintEditsQuestion, _ differences: inout Differences) {
        var run = ConstraintRun(question.variables)
        var refused: [Int] = []
        for (index, step) in question.steps.enumerated() {
            let before = run.solver.stateHash
            do {
                try run.apply(step)
            } catch .unsatisfiable {
                refused.append(index + 1)
                if run.solver.stateHash != before { differences.add("step \(index + 1): the refusal left a trace") }
            } catch {
                differences.add("step \(index + 1): \(error)")
            }
            guard let answer = question.checkpoints[index + 1] else { continue }
            let place = "after step \(index + 1): "
            run.compare(answer, run.solver.constraints.count, place, &differences)
            run.compareFresh(place, &differences)
        }
        differences.compare("refused steps", question.refused, refused)
    }
}

/// A solver with the variables of a vector.
private struct ConstraintRun {
    let names: [String]
    let solver = Solver()
    private let variables: [Solver.Variable]
    private var ids: [String: ConstraintID] = [:]

    init(_ names: [String]) {
        self.names = names
        let solver = solver
        variables = names.map { solver.makeVariable($0) }
    }

    func constraint(_ named: VectorCase.NamedConstraint) -> Solver.Constraint {
        Solver.Constraint(
            named.terms.map { Solver.Expression.Term(variables[$0.variable], times: $0.coefficient) }, named.relation,
            named.constant, priority: named.priority)
    }

    mutating func apply(_ step: VectorCase.ConstraintEditsQuestion.Step) throws(SolverError) {
        func id(_ name: String) -> ConstraintID { ids[name] ?? solver.constraints[0] }
        switch step {
        case .add(let named): ids[named.id] = try solver.add(constraint(named))
        case .remove(let name): try solver.remove(id(name))
        case .setConstant(let name, let constant): try solver.setConstant(constant, of: id(name))
        case .setPriority(let name, let priority): try solver.setPriority(priority, of: id(name))
        case .addEditVariable(let variable, let priority, let value):
            try solver.addEditVariable(variables[variable], priority: priority, value: value)
        case .suggest(let variable, let value): try solver.suggest(value, for: variables[variable])
        case .removeEditVariable(let variable): try solver.removeEditVariable(variables[variable])
        }
    }

    // MARK: - Comparing

    func compare(
        _ answer: VectorCase.OptimumAnswer, _ count: Int, _ place: String, _ differences: inout Differences
    ) {
        let tolerance = Double(differences.tolerance)
        let sums = Differences(tolerance: differences.tolerance * CGFloat(max(1, count)))
        var totals: [Solver.Priority: Double] = [:]
        for (priority, total) in solver.errorsByPriority() { totals[priority] = total }
        for (priority, total) in answer.violations {
            var sum = sums
            sum.compare("\(place)errors of \(priority)", CGFloat?(total), CGFloat?(totals[priority] ?? 0))
            for sentence in sum.sentences { differences.add(sentence) }
        }
        if let total = totals[.required], total > Double(sums.tolerance) {
            differences.add("\(place)required constraints are missed by \(total)")
        }
        var open: [String] = []
        for (number, range) in answer.ranges.enumerated() {
            let value = solver.value(of: variables[number])
            let size = max(1, min(abs(range.lowerBound), abs(range.upperBound)))
            let slack = tolerance * (size.isFinite ? size : 1)
            // Negated, so that NaN differs.
            if !(value >= range.lowerBound - slack && value <= range.upperBound + slack) {
                differences.add("\(place)\(names[number]): expected \(range), got \(value)")
            }
            if range.upperBound - range.lowerBound > slack { open.append(names[number]) }
        }
        differences.compare("\(place)ambiguous", open, solver.ambiguousVariables().map { solver.name(of: $0) })
    }

    /// A fresh solver, given the same constraints in another order, must have the same values.
    func compareFresh(_ place: String, _ differences: inout Differences) {
        let fresh = ConstraintRun(names)
        do {
            try fresh.solver.add(solver.constraints.reversed().compactMap { solver.constraint($0) })
        } catch {
            differences.add("\(place)a fresh solver refuses: \(error)")
        }
        for (number, name) in names.enumerated() {
            let value = solver.value(of: variables[number])
            let other = fresh.solver.value(of: fresh.variables[number])
            if value != other {
                differences.add("\(place)\(name): a fresh solver has \(other), the edited one \(value)")
            }
        }
    }

    func compareConflicts(
        _ question: VectorCase.ConstraintsQuestion, _ conflicts: VectorCase.ConstraintsQuestion.Conflicts,
        _ differences: inout Differences
    ) {
        let constraints = question.constraints.map(constraint)
        func names(_ conflict: Solver.Conflict) -> Set<String> {
            Set(conflict.members.compactMap { $0.position.map { question.constraints[$0].id } })
        }
        let before = solver.stateHash
        do {
            try solver.add(constraints)
            differences.add("accepted, though the required constraints cannot hold together")
        } catch .unsatisfiable(let conflict) {
            if conflicts.isComplete, !conflicts.sets.contains(names(conflict)) {
                differences.add("the conflict \(names(conflict).sorted()) is not minimal")
            }
        } catch {
            differences.add("\(error)")
        }
        if solver.stateHash != before { differences.add("the refusal left a trace") }
        guard conflicts.isComplete else { return }
        do {
            let all = try solver.minimalConflicts(adding: constraints)
            differences.compare("all conflicts", sorted(conflicts.sets), sorted(Set(all.conflicts.map(names))))
            if solver.stateHash != before { differences.add("listing the conflicts left a trace") }
        } catch {
            differences.add("\(error)")
        }
    }

    private func sorted(_ sets: Set<Set<String>>) -> [[String]] {
        sets.map { $0.sorted() }.sorted { $0.lexicographicallyPrecedes($1) }
    }
}
