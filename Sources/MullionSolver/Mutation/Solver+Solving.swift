/// Solving what edits left pending.
///
/// 1. Systems whose structure changed: collect the connected components of the changed variables, presolve and solve
///    them from nothing.
/// 2. Simplex systems and single columns in which only constants moved: solve on from where they are.
/// 3. Derived values of the groups that were reached.
extension Solver {
    /// Solves; values are the best that can be had even where required constraints cannot hold.
    func solvePending() {
        if dirty.isEmpty, movedSimplexes.isEmpty, movedSingles.isEmpty { return }
        // Whether required constraints can hold was decided when they were added; if rounding contradicts that now, the
        // least error is the answer.
        if trySolving() != nil { solveRegardless() }
    }

    /// Solves; returns a system that cannot hold, in which case everything reached stays pending.
    func trySolving() -> Problem? {
        if !rangeMemory.isEmpty { rangeMemory = RangeMemory() }
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
        for position in movedSimplexes.indices {
            let index = Int(movedSimplexes[position])
            // A simplex system that was released since has nothing queued.
            guard let unit = units.systems[index], unit.isQueued else { continue }
            statistics.warmSolves += 1
            if unit.solveMoved(statistics.warmSolves) == .solved {
                publish(unit)
            } else {
                broken.append(unit.columns[0])
            }
        }
        movedSimplexes.removeAll()
        for position in movedSingles.indices {
            let variable = Int(movedSingles[position])
            guard units.singles.isQueued(variable) else { continue }
            units.singles.setQueued(variable, false)
            let value = units.singles.minimum(of: variable).value
            if units.singles.requiredShortfall(of: variable, at: value) == 0 {
                Self.setValue(value, of: variable, &units, &variables, &changes, &movedGroups)
            } else {
                broken.append(Int32(variable))
            }
        }
        movedSingles.removeAll()
    }

    // The tables are handed over whole, so that their memory is looked up once and not for every variable.

    private func publish(_ unit: SimplexUnit) {
        for column in unit.columns.indices {
            Self.setValue(
                unit.simplex.value[column], of: Int(unit.columns[column]), &units, &variables, &changes, &movedGroups)
        }
    }

    @inline(__always)
    private static func setValue(
        _ value: Double, of representative: Int, _ units: inout UnitTable, _ variables: inout VariableTable,
        _ changes: inout ChangeLog, _ moved: inout Pool<Int32>
    ) {
        guard variables.solved[representative].value != value else { return }
        changes.noteClass(representative, &variables)
        variables.solved[representative].value = value
        let group = variables.solved[representative].group
        if group >= 0, !units.groups.isQueued(group) {
            units.groups.setQueued(group, true)
            moved.append(group)
        }
    }

    // MARK: - Step 3

    private func updateGroups() {
        for position in movedGroups.indices {
            let group = movedGroups[position]
            guard units.groups.isQueued(group) else { continue }
            units.groups.setQueued(group, false)
            Self.update(units.groups, group, &variables, &changes)
        }
        movedGroups.removeAll()
    }

    private static func update(
        _ groups: borrowing GroupTable, _ group: Int32, _ variables: inout VariableTable, _ changes: inout ChangeLog
    ) {
        var member = group
        while member >= 0 {
            let value = groups.value(ofMember: member, variables)
            let variable = groups.variable(ofMember: member)
            if variables.solved[variable].value != value {
                changes.noteClass(variable, &variables)
                variables.solved[variable].value = value
            }
            member = groups.next(afterMember: member)
        }
    }
}
