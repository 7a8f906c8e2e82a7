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

    /// Solves on; a variable of each unit that has no answer is handed back.
    private func solveMoved(_ broken: inout [Int32]) {
        for index in movedKernels.lazy.map(Int.init) {
            // A kernel that was released since has nothing queued.
            guard units.kernels[index] != nil, units.kernels[index]!.isQueued else { continue }
            units.kernels[index]!.isQueued = false
            units.kernels[index]!.editCount = 0
            statistics.warmSolves += 1
            if units.kernels[index]!.kernel.solveMoved() == .solved {
                Self.publish(&units, index, &variables, &changes, &movedGroups)
            } else {
                broken.append(units.kernels[index]!.columns[0])
            }
        }
        movedKernels.removeAll(keepingCapacity: true)
        for variable in movedSingles.lazy.map(Int.init) {
            guard units.singles.isQueued[variable] else { continue }
            units.singles.isQueued[variable] = false
            let value = units.singles.minimum(of: variable).value
            if units.singles.requiredShortfall(of: variable, at: value) == 0 {
                Self.setValue(value, of: variable, &units, &variables, &changes, &movedGroups)
            } else {
                broken.append(Int32(variable))
            }
        }
        movedSingles.removeAll(keepingCapacity: true)
    }

    // The tables are handed over whole, so that access to them is checked once and not for every variable.

    private static func publish(
        _ units: inout UnitTable, _ index: Int, _ variables: inout VariableTable, _ changes: inout ChangeLog,
        _ moved: inout [Int32]
    ) {
        for column in 0..<units.kernels[index]!.columns.count {
            let variable = Int(units.kernels[index]!.columns[column])
            let value = units.kernels[index]!.kernel.value[column]
            setValue(value, of: variable, &units, &variables, &changes, &moved)
        }
    }

    @inline(__always)
    private static func setValue(
        _ value: Double, of representative: Int, _ units: inout UnitTable, _ variables: inout VariableTable,
        _ changes: inout ChangeLog, _ moved: inout [Int32]
    ) {
        guard variables.value[representative] != value else { return }
        changes.noteClass(representative, was: variables.value[representative])
        variables.value[representative] = value
        let group = variables.group[representative]
        if group >= 0, !units.groups[Int(group)]!.isQueued {
            units.groups[Int(group)]!.isQueued = true
            moved.append(group)
        }
    }

    // MARK: - Step 3

    private func updateGroups() {
        for index in movedGroups.lazy.map(Int.init) {
            guard units.groups[index] != nil, units.groups[index]!.isQueued else { continue }
            units.groups[index]!.isQueued = false
            Self.update(units.groups[index]!, &variables, &changes)
        }
        movedGroups.removeAll(keepingCapacity: true)
    }

    private static func update(
        _ group: UnitTable.Group, _ variables: inout VariableTable, _ changes: inout ChangeLog
    ) {
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
}
