/// Solving what edits left pending.
///
/// 1. Systems whose structure changed: collect what hangs together with the changed variables, presolve, solve afresh.
/// 2. Kernels and single columns in which only constants moved: solve on from where they are.
/// 3. Derived values of the groups that were reached.
extension Solver {
    /// Solves; values are the best that can be had even where required constraints cannot hold.
    func solvePending() {
        if dirty.isEmpty, movedKernels.isEmpty, movedSingles.isEmpty { return }
        // Whether required constraints can hold was decided when they were added; if numbers say otherwise now, the
        // least error is the answer.
        if trySolving() != nil { solveRegardless() }
    }

    /// Solves; returns a system that cannot hold, in which case everything reached stays pending.
    func trySolving() -> Problem? {
        var broken: [Int32] = []
        solveMoved(&broken)
        for variable in broken { dirty.insert(Int(variable)) }
        if !dirty.isEmpty, let impossible = rebuild() { return impossible }
        updateGroups()
        return nil
    }

    // MARK: - Step 2

    /// Solves on; the variables of a unit that has no answer are handed back.
    private func solveMoved(_ broken: inout [Int32]) {
        for index in movedKernels.lazy.map(Int.init) {
            guard units.kernels[index] != nil, units.kernels[index]!.isQueued else { continue }
            units.kernels[index]!.isQueued = false
            let first = Int(units.kernels[index]!.columns[0])
            // A structure that changed as well is solved from nothing below.
            statistics.warmSolves += 1
            if units.kernels[index]!.kernel.solveMoved() == .solved {
                publish(index)
            } else {
                broken.append(Int32(first))
            }
        }
        movedKernels.removeAll(keepingCapacity: true)
        for index in movedSingles.lazy.map(Int.init) {
            guard units.singles[index] != nil, units.isSingleQueued[index] else { continue }
            units.isSingleQueued[index] = false
            let variable = Int(units.singles[index]!.variable)
            let value = units.singles[index]!.minimum().value
            if units.singles[index]!.requiredShortfall(at: value) == 0 {
                setValue(value, of: variable)
            } else {
                broken.append(Int32(variable))
            }
        }
        movedSingles.removeAll(keepingCapacity: true)
    }

    private func publish(_ index: Int) {
        for column in 0..<units.kernels[index]!.columns.count {
            let variable = Int(units.kernels[index]!.columns[column])
            setValue(units.kernels[index]!.kernel.value[column], of: variable)
        }
    }

    @inline(__always)
    func setValue(_ value: Double, of representative: Int) {
        guard variables.value[representative] != value else { return }
        changes.noteClass(representative, was: variables.value[representative])
        variables.value[representative] = value
        let group = variables.group[representative]
        if group >= 0, !units.groups[Int(group)]!.isQueued {
            units.groups[Int(group)]!.isQueued = true
            movedGroups.append(group)
        }
    }

    // MARK: - Step 3

    private func updateGroups() {
        for index in movedGroups.lazy.map(Int.init) {
            guard let group = units.groups[index], group.isQueued else { continue }
            units.groups[index]!.isQueued = false
            for position in group.variables.indices {
                var sum = group.constant[position]
                for term in Int(group.start[position])..<Int(group.start[position + 1]) {
                    sum += group.coefficient[term] * variables.value[Int(group.term[term])]
                }
                let variable = Int(group.variables[position])
                if variables.value[variable] != sum {
                    changes.noteClass(variable, was: variables.value[variable])
                    variables.value[variable] = sum
                }
            }
        }
        movedGroups.removeAll(keepingCapacity: true)
    }
}
