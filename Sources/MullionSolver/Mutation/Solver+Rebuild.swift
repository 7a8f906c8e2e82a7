/// Solving systems from nothing.
///
/// 1. Walk from the changed variables over constraints to the end of their connected components.
/// 2. Copy it out in canonical order.
/// 3. Presolve and solve (`Reduction`).
/// 4. If that gives an answer, replace the previous result by it.
///
/// - Complexity: linear in the components, plus the pivots.
extension Solver {
    /// Returns the system if it cannot hold; then nothing is replaced and everything in it stays dirty.
    func rebuild() -> Problem? {
        copyOutDirty()
        statistics.rebuilds += 1
        let verdict = workspace.solve()
        if verdict == .solved, workspace.problem.requiredHold(at: workspace.values), !workspace.reduction.isDoubtful {
            releaseUnits(workspace.problem)
            installSolved()
            dirty.removeAll()
            return nil
        }
        // Doubles have no answer, or one that is doubtful. Which parts need exact numbers is decided one by one, so
        // that the bits of a value do not depend on what else changed.
        let problem = workspace.problem.copy()
        var answers: [(variables: [Int32], values: [Double]?)] = []
        for variables in problem.connectedVariables() {
            copyOut(Pool(variables), into: &workspace.problem)
            let answer = solvePart()
            guard answer.holds else { return problem }
            answers.append((variables, answer.values))
        }
        releaseUnits(problem)
        for answer in answers {
            copyOut(Pool(answer.variables), into: &workspace.problem)
            if let values = answer.values {
                installFrozen(workspace.problem, values)
            } else {
                if answers.count > 1 { _ = workspace.solve() }
                installSolved()
            }
        }
        dirty.removeAll()
        return nil
    }

    /// Solves the connected problem of the workspace.
    /// - Returns: Whether its required constraints hold, and its values if plain numbers did not suffice.
    private func solvePart() -> (holds: Bool, values: [Double]?) {
        let verdict = workspace.solve()
        let size = workspace.problem.constraintCount * workspace.problem.variableCount
        let holds = verdict != .impossible && workspace.problem.requiredHold(at: workspace.values)
        let isDoubtful = size <= ExactSystem.smallTable && workspace.reduction.isDoubtful
        if verdict == .solved, holds, !isDoubtful { return (true, nil) }
        if verdict == .impossible {
            var finder = ConflictFinder(workspace.problem.copy())
            guard finder.canHold(finder.problem.requiredConstraints) else { return (false, nil) }
        }
        let values = workspace.values.array
        let answer = solveExactly(workspace.problem)
        return (answer?.requiredHold ?? holds, answer?.values ?? values)
    }

    /// The least errors there are, when required constraints turn out not to hold although they were accepted.
    func solveRegardless() {
        guard !dirty.isEmpty else { return }
        copyOutDirty()
        _ = workspace.solve()
        let answer = solveExactly(workspace.problem)
        releaseUnits(workspace.problem)
        installFrozen(workspace.problem, answer?.values ?? workspace.values.array)
        dirty.removeAll()
        _ = trySolving()
    }

    /// Solves the system in exact numbers; nil beyond their limits, which the solver counts.
    private func solveExactly(_ problem: borrowing Problem) -> ExactSystem.Answer? {
        statistics.exactSolves += 1
        let answer = ExactSystem(problem, workspace.reduction).solve()
        if answer == nil { approximateSolutionCount += 1 }
        return answer
    }

    /// The systems that pending edits made impossible, each as small as connections allow.
    func forEachImpossibleSystem(_ body: (inout ConflictFinder) -> Void) {
        guard !dirty.isEmpty else { return }
        copyOutDirty()
        let problem = workspace.problem.copy()
        for part in problem.connectedParts() {
            var finder = ConflictFinder(problem.required(part))
            if !finder.canHold(finder.problem.requiredConstraints) { body(&finder) }
        }
    }

    /// The connected component of a variable.
    func system(of variable: Int) -> Problem {
        var seen = DirtySet()
        for _ in 0..<variables.count { seen.append() }
        seen.insert(variable)
        store.reach(&seen)
        var problem = Problem()
        copyOut(seen.seeds, into: &problem)
        return problem
    }

    private func copyOutDirty() {
        repeat { store.reach(&dirty) } while dirtyLooseSimplexes()
        copyOut(dirty.seeds, into: &workspace.problem)
    }

    private func copyOut(_ reached: borrowing Pool<Int32>, into problem: inout Problem) {
        store.copyOut(
            reached, variables, into: &problem, numbers: &workspace.numbers,
            bucket: &workspace.bucket)
    }

    // MARK: - Step 4

    private func releaseUnits(_ problem: borrowing Problem) {
        changes.note(problem.declaration, variables)
        for index in problem.declaration.indices {
            let variable = Int(problem.declaration[index])
            if variables.unit[variable] != Reduction.none {
                units.release(unit: variables.unit[variable])
                variables.unit[variable] = Reduction.none
            }
            if variables.solved[variable].group >= 0 {
                units.groups.release(variables.solved[variable].group)
                variables.solved[variable].group = -1
            }
        }
    }

    /// What the workspace solved.
    private func installSolved() {
        installSingles()
        install(workspace.reduction, workspace.columns, workspace.problem)
        workspace.reduction.dropSimplexes()
    }

    /// Where constraints are, and the single columns.
    private func installSingles() {
        for constraint in workspace.problem.mark.indices {
            let isConstant = workspace.reduction.presolve.places[constraint] == .constant
            store.place(Int(workspace.problem.mark[constraint]), isConstant ? .constant : .rebuild)
        }
        for single in workspace.reduction.singleVariable.indices {
            let variable = Int(workspace.problem.declaration[workspace.reduction.singleVariable[single]])
            variables.unit[variable] = ~Int32(variable)
            for index in workspace.reduction.singleRange(single) {
                let slot = workspace.reduction.singleBreakpoints[index].constraint
                if slot >= 0 { store.place(Int(slot), .single, unit: variable) }
            }
        }
        let areAdopted = workspace.reduction.moveSingleBreakpoints(to: &units.singles)
        for single in workspace.reduction.singleVariable.indices {
            let variable = Int(workspace.problem.declaration[workspace.reduction.singleVariable[single]])
            let range = workspace.reduction.singleRange(single)
            if areAdopted {
                units.singles.install(variable, adopted: range)
            } else {
                units.singles.install(variable, workspace.reduction.singleBreakpoints, range)
            }
        }
    }

    /// Classes, simplex systems and derived values.
    private func install(
        _ reduction: borrowing Reduction, _ columns: borrowing Pool<Double>, _ problem: borrowing Problem
    ) {
        installClasses(reduction.presolve.classes, columns, problem)
        installDecisions(reduction, problem)
        for index in 0..<reduction.simplexCount {
            let names = reduction.columns(ofSimplex: index).map {
                problem.declaration[reduction.variable(ofColumn: $0)]
            }
            let unit = units.add(reduction.simplexes[index], columns: names)
            let system = units.systems[unit]!
            for variable in names { variables.unit[variable] = Int32(unit) }
            for activity in 0..<system.simplex.activityCount {
                for breakpoint in system.simplex.breakpointRange(activity) {
                    let constraint = system.simplex.breakpoints[breakpoint].constraint
                    if constraint >= 0 { store.place(Int(constraint), .simplex, unit: unit, activity: activity) }
                }
            }
        }
        units.groups.install(reduction.presolve.elimination, problem, &variables, queue: &movedGroups)
    }

    private func installClasses(
        _ classes: borrowing VariableClasses, _ columns: borrowing Pool<Double>, _ problem: borrowing Problem
    ) {
        for index in problem.declaration.indices {
            let variable = problem.declaration[index]
            let representative = classes.representative[index]
            variables.solved[variable].value = columns[index]
            variables.join(
                variable, to: representative < 0 ? -1 : problem.declaration[representative],
                scale: classes.scale[index], offset: classes.offset[index])
        }
    }

    /// The facts that the presolve used, so that edits can check whether they still hold.
    private func installDecisions(_ reduction: borrowing Reduction, _ problem: borrowing Problem) {
        let isDoubtful = reduction.isDoubtful
        for index in problem.declaration.indices {
            let variable = problem.declaration[index]
            variables.derivation[variable] = reduction.presolve.elimination.order[index]
            variables.pullCount[variable] = isDoubtful ? -1 : reduction.presolve.pullCount[index]
            variables.isInEquation[variable] = reduction.presolve.isInEquation[index]
        }
    }

    /// Values without a system: every edit solves from nothing.
    private func installFrozen(_ problem: borrowing Problem, _ values: [Double]) {
        for index in problem.declaration.indices {
            let variable = Int(problem.declaration[index])
            variables.join(Int32(variable), to: Int32(variable), scale: 1, offset: 0)
            variables.solved[variable].value = values[index]
            variables.pullCount[variable] = -1
        }
        for index in problem.mark.indices { store.place(Int(problem.mark[index]), .rebuild) }
    }
}
