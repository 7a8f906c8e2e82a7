/// Solving systems from nothing.
///
/// 1. Walk from the changed variables over constraints to everything that hangs together with them.
/// 2. Copy it out in canonical order.
/// 3. Presolve and solve (`Reduction`).
/// 4. If that gives an answer, put it in the place of what was there.
///
/// - Complexity: linear in what hangs together, besides the pivots.
extension Solver {
    /// Returns the system if it cannot hold; then nothing is replaced and everything in it stays dirty.
    func rebuild() -> Problem? {
        let reached = reach()
        let problem = copyOut(reached)
        statistics.rebuilds += 1
        var reduction = Reduction(problem)
        let (verdict, columns) = reduction.solve()
        let values = reduction.values(columns: columns)
        let holds = verdict != .impossible && problem.requiredHold(at: values)
        let isDoubtful =
            reduction.isDoubtful && problem.constraintCount * problem.variableCount <= ExactSystem.smallTable
        if verdict == .solved, holds, !isDoubtful {
            install(reduction, columns, problem)
            dirty.removeAll()
            return nil
        }
        // Doubles have no answer, or one that is doubtful: exact numbers decide.
        if verdict == .impossible {
            var finder = ConflictFinder(problem)
            guard finder.canHold((0..<problem.constraintCount).filter(problem.isRequired)) else { return problem }
        }
        statistics.exactSolves += 1
        let answer = ExactSystem(problem, reduction).solve()
        guard answer?.requiredHold ?? holds else { return problem }
        installFrozen(problem, answer?.values ?? values)
        dirty.removeAll()
        return nil
    }

    /// The least errors there are, when required constraints turn out not to hold although they were accepted.
    func solveRegardless() {
        guard !dirty.isEmpty else { return }
        let problem = copyOut(reach())
        var reduction = Reduction(problem)
        statistics.exactSolves += 1
        let answer = ExactSystem(problem, reduction).solve()
        installFrozen(problem, answer?.values ?? reduction.values(columns: reduction.solve().columns))
        dirty.removeAll()
        _ = trySolving()
    }

    /// The systems that pending edits made impossible, each as small as connections allow.
    func impossibleSystems() -> [Problem] {
        guard !dirty.isEmpty else { return [] }
        return copyOut(reach()).connectedParts().filter { part in
            var finder = ConflictFinder(part)
            return !finder.canHold((0..<part.constraintCount).filter(part.isRequired))
        }
    }

    /// Everything that hangs together with a variable.
    func system(of variable: Int) -> Problem {
        var seen = DirtySet()
        for _ in 0..<variables.count { seen.append() }
        seen.insert(variable)
        return copyOut(store.reach(&seen))
    }

    /// Everything that hangs together with the dirty variables, and whatever shares a kernel with it.
    private func reach() -> [Int32] {
        while true {
            let reached = store.reach(&dirty)
            if !dirtyLooseKernels(reached) { return reached }
        }
    }

    private func copyOut(_ reached: [Int32]) -> Problem {
        // Entries of variables outside are never read.
        if local.count < variables.count {
            local.append(contentsOf: repeatElement(0, count: variables.count - local.count))
        }
        return store.copyOut(reached, preferred: variables.preferred, numbers: &local)
    }

    // MARK: - Step 4

    private func releaseUnits(_ problem: Problem) {
        for variable in problem.declaration.lazy.map(Int.init) {
            changes.note(variable, variables)
            if variables.unit[variable] != Reduction.none {
                units.release(unit: variables.unit[variable])
                variables.unit[variable] = Reduction.none
            }
            if variables.group[variable] >= 0 {
                units.release(group: variables.group[variable])
                variables.group[variable] = -1
            }
        }
    }

    private func install(_ reduction: borrowing Reduction, _ columns: [Double], _ problem: Problem) {
        releaseUnits(problem)
        installClasses(reduction.presolve.classes, problem)
        let isDoubtful = reduction.isDoubtful
        for (index, variable) in problem.declaration.lazy.map(Int.init).enumerated() {
            variables.value[variable] = columns[index]
            variables.definition[variable] = -1
            variables.pullCount[variable] = isDoubtful ? -1 : reduction.presolve.pullCount[index]
            variables.isInEquation[variable] = reduction.presolve.isInEquation[index]
        }
        for constraint in 0..<problem.constraintCount {
            placement.set(
                Int(problem.mark[constraint]), reduction.presolve.places[constraint] == .constant ? .constant : .rebuild
            )
        }
        for single in 0..<reduction.singleVariable.count {
            let variable = Int(problem.declaration[Int(reduction.singleVariable[single])])
            let range = reduction.singleRange(single)
            units.singles.install(variable, reduction.singleKinks, range)
            variables.unit[variable] = ~Int32(variable)
            for index in range where reduction.singleKinks[index].constraint >= 0 {
                placement.set(Int(reduction.singleKinks[index].constraint), .single, unit: variable)
            }
        }
        for index in reduction.kernels.indices {
            let kernel = reduction.kernels[index]
            let names = reduction.kernelColumns[index].map { problem.declaration[Int($0)] }
            let unit = units.add(kernel, columns: names)
            for variable in names { variables.unit[Int(variable)] = Int32(unit) }
            for activity in 0..<kernel.activityCount {
                for kink in kernel.kinkRange(activity) where kernel.kinks[kink].constraint >= 0 {
                    placement.set(Int(kernel.kinks[kink].constraint), .kernel, unit: unit, activity: activity)
                }
            }
        }
        installGroups(reduction, problem)
    }

    private func installClasses(_ classes: VariableClasses, _ problem: Problem) {
        for (index, variable) in problem.declaration.lazy.map(Int.init).enumerated() {
            let representative = classes.representative[index]
            variables.representative[variable] =
                representative < 0 ? -1 : problem.declaration[Int(representative)]
            variables.scale[variable] = classes.scale[index]
            variables.offset[variable] = classes.offset[index]
            variables.nextMember[variable] = Int32(variable)
            if representative >= 0, Int(representative) != index {
                let first = Int(problem.declaration[Int(representative)])
                variables.nextMember.swapAt(first, variable)
            }
        }
    }

    /// Derived values, and the columns they follow from, are one group where they share anything.
    private func installGroups(_ reduction: borrowing Reduction, _ problem: Problem) {
        let elimination = reduction.presolve.elimination
        guard !elimination.isEmpty else { return }
        var parent = (0..<Int32(problem.variableCount)).map { $0 }
        func root(_ start: Int32) -> Int32 {
            var node = start
            while parent[Int(node)] != node {
                parent[Int(node)] = parent[Int(parent[Int(node)])]
                node = parent[Int(node)]
            }
            return node
        }
        for (index, variable) in elimination.derived.enumerated() {
            for term in Int(elimination.definitionStart[index])..<Int(elimination.definitionStart[index + 1]) {
                let a = root(variable)
                parent[Int(a)] = root(elimination.definitionVariable[term])
            }
        }
        var groupOfRoot: [Int32: Int] = [:]
        var groups: [UnitTable.Group] = []
        for index in elimination.derived.indices.reversed() {
            let top = root(elimination.derived[index])
            let number: Int
            if let known = groupOfRoot[top] {
                number = known
            } else {
                number = groups.count
                groupOfRoot[top] = number
                groups.append(UnitTable.Group())
            }
            let variable = problem.declaration[Int(elimination.derived[index])]
            variables.definition[Int(variable)] = Int32(groups[number].variables.count)
            groups[number].variables.append(variable)
            for term in Int(elimination.definitionStart[index])..<Int(elimination.definitionStart[index + 1]) {
                groups[number].term.append(problem.declaration[Int(elimination.definitionVariable[term])])
                groups[number].coefficient.append(elimination.definitionCoefficient[term])
            }
            groups[number].start.append(Int32(groups[number].term.count))
            groups[number].constant.append(elimination.definitionConstant[index])
        }
        let numbers = groups.indices.map { index in
            groups[index].isQueued = true
            let number = units.add(groups[index])
            movedGroups.append(Int32(number))
            return number
        }
        for index in 0..<problem.variableCount {
            if let group = groupOfRoot[root(Int32(index))] {
                variables.group[Int(problem.declaration[index])] = Int32(numbers[group])
            }
        }
    }

    /// Values without a system behind them: every edit solves anew.
    private func installFrozen(_ problem: Problem, _ values: [Double]) {
        releaseUnits(problem)
        for (index, variable) in problem.declaration.lazy.map(Int.init).enumerated() {
            variables.representative[variable] = Int32(variable)
            variables.scale[variable] = 1
            variables.offset[variable] = 0
            variables.nextMember[variable] = Int32(variable)
            variables.value[variable] = values[index]
            variables.pullCount[variable] = -1
        }
        for slot in problem.mark { placement.set(Int(slot), .rebuild) }
    }
}
