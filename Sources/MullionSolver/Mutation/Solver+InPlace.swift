/// Constraints that come, go or change their priority in a system that lives on.
///
/// 1. Write the constraint over classes, as the presolve would.
/// 2. Left with one class, it pulls at it. The presolve asks whether anything pulls at a class that is in an equation;
///    if the answer changed, it would derive other variables: solve from nothing.
/// 3. Write derived values in terms of columns.
/// 4. One column: a breakpoint of it. Several: a breakpoint of the row with these coefficients, a new one if there is
///    none. A row that loses its last breakpoint goes.
///
/// Solved from nothing are also: required equations, which are for the presolve alone; systems that exact numbers
/// solved or might have to; and what joins simplex systems or groups of derived values.
///
/// Every number is computed as the presolve computes it, so values keep the bits of a fresh solver's.
/// - Complexity: O(t + k) for t terms written in columns and k breakpoints in the simplex system; a row that comes or
///   goes O(m · n).
extension Solver {
    /// Puts a constraint of the store into the solved system; false when its system must be solved from nothing.
    func placeInSystem(_ slot: Int) -> Bool {
        let isRequired = store.isRequired(slot)
        if isRequired, store.slots[slot].relation == .equal { return false }
        defer { sum.clear() }
        guard let offset = expandClasses(slot) else { return false }
        let bound = sum.count == 1 ? sum.first : nil
        if let bound {
            guard mayPull(at: bound, 1) else { return false }
            let own = breakpoint(of: slot, scale: sum.value(of: bound), offset: offset)
            if variables.derivation[bound] < 0 {
                guard insert(own, bound, slot) else { return false }
            } else {
                sum.clear()
                sum.add(1, to: bound)
                guard let offset = substitute(),
                    place(own.seen(through: 1, offset: offset, constant: store.slots[slot].constant), slot)
                else { return false }
            }
            variables.pullCount[bound] += 1
        } else {
            guard let more = substitute(), place(breakpoint(of: slot, scale: 1, offset: offset + more), slot) else {
                return false
            }
        }
        statistics.editsInPlace += 1
        return true
    }

    /// Takes a constraint that is still in the store out of the solved system.
    func removeInPlace(_ slot: Int) -> Bool {
        defer { sum.clear() }
        guard mayEdit(slot), expandClasses(slot) != nil else { return false }
        let bound = sum.count == 1 ? sum.first : nil
        if let bound, !mayPull(at: bound, -1) { return false }
        let unit = Int(store.slots[slot].placement.unit)
        switch store.slots[slot].placement.kind {
        case .rebuild: return false
        case .constant: break
        case .single:
            units.singles.remove(Int32(slot), at: unit)
            queueSingle(unit)
        case .simplex:
            guard removeFromSimplex(unit, slot) else { return false }
            queueSimplex(unit)
        }
        if let bound { variables.pullCount[bound] -= 1 }
        statistics.editsInPlace += 1
        return true
    }

    /// Gives the breakpoint of a constraint another priority; the store still has the old one.
    func setPriorityInPlace(_ priority: Float, of slot: Int) -> Bool {
        defer { sum.clear() }
        guard mayEdit(slot), expandClasses(slot) != nil else { return false }
        if priority == 1000, store.slots[slot].relation == .equal { return false }
        let unit = Int(store.slots[slot].placement.unit)
        switch store.slots[slot].placement.kind {
        case .rebuild: return false
        case .constant:
            if priority == 1000 { return false }
        case .single:
            units.singles.setPriority(priority, of: Int32(slot), at: unit)
            queueSingle(unit)
        case .simplex:
            let system = units.systems[unit]!
            guard system.isWorthEditing() else { return false }
            system.simplex.setPriority(
                priority, ofBreakpoint: Int32(slot), of: Int(store.slots[slot].placement.activity))
            queueSimplex(unit)
        }
        statistics.editsInPlace += 1
        return true
    }

    /// Adds the columns of simplex systems that may have fallen apart; returns whether there were any.
    ///
    /// Replacing one of them replaces the simplex system, so the others are solved again too.
    func dirtyLooseSimplexes() -> Bool {
        var foundAny = false
        for index in dirty.seeds.indices {
            let unit = variables.unit[dirty.seeds[index]]
            guard unit >= 0, unit != Reduction.none else { continue }
            let system = units.systems[Int(unit)]!
            guard system.lostRowCount > 0 else { continue }
            for column in system.columns.lazy.map(Int.init) where !dirty.contains(column) {
                dirty.insert(column)
                foundAny = true
            }
        }
        return foundAny
    }
}

// MARK: - What may be edited

extension Solver {
    private func mayEdit(_ slot: Int) -> Bool {
        guard store.isRequired(slot) else { return true }
        return store.slots[slot].relation != .equal && store.slots[slot].placement.kind != .constant
    }

    /// Returns whether the presolve decides the same when a number of further bounds pull at a class.
    private func mayPull(at representative: Int, _ change: Int32) -> Bool {
        let count = variables.pullCount[representative]
        return !variables.isInEquation[representative] || (count > 0) == (count + change > 0)
    }
}

// MARK: - Steps 1 and 3

extension Solver {
    /// Adds up a constraint over classes; returns the constant part, nil where a class has no place in a solved system.
    private func expandClasses(_ slot: Int) -> Double? {
        sum.reset(count: variables.count)
        var offset = 0.0
        for term in store.terms(of: slot) {
            let variable = Int(store.terms[term].variable)
            let coefficient = store.terms[term].coefficient
            offset += coefficient * variables.link[variable].offset
            let representative = Int(variables.link[variable].representative)
            guard !dirty.contains(variable) else { return nil }
            guard representative >= 0 else { continue }
            guard variables.pullCount[representative] >= 0 else { return nil }
            sum.add(coefficient * variables.link[variable].scale, to: representative)
        }
        sum.dropCancelled()
        return offset
    }

    /// Replaces derived values in the sum by columns, in the order of their elimination; returns the constant part, nil
    /// where they are of several groups, whose order is not known.
    private func substitute() -> Double? {
        var group: Int32 = -1
        unexpanded.removeAll()
        for index in sum.used.indices {
            let column = sum.used[index]
            guard variables.derivation[column] >= 0 else { continue }
            guard group < 0 || group == variables.solved[column].group else { return nil }
            group = variables.solved[column].group
            unexpanded.append(column)
        }
        guard group >= 0 else { return 0 }
        var constant = 0.0
        while let variable = takeFirstDerived() {
            let factor = sum.take(variable)
            guard factor != 0 else { continue }
            constant += factor * units.groups.constant(of: variable)
            for index in units.groups.definition(of: variable) {
                let term = units.groups.term(index)
                let isNew = sum.add(factor * term.coefficient, to: Int(term.variable))
                if isNew, variables.derivation[term.variable] >= 0 { unexpanded.append(term.variable) }
            }
        }
        sum.dropCancelled()
        return constant
    }

    /// Takes out the derived variable that was derived first. There are few: definitions are short.
    func takeFirstDerived() -> Int? {
        guard var first = unexpanded.indices.first else { return nil }
        for index in unexpanded.indices
        where variables.derivation[unexpanded[index]] < variables.derivation[unexpanded[first]] { first = index }
        unexpanded.swapAt(first, unexpanded.count - 1)
        return Int(unexpanded.removeLast())
    }

    private func breakpoint(of slot: Int, scale: Double, offset: Double) -> Breakpoint {
        Breakpoint(
            store.slots[slot].relation, scale: scale, offset: offset, constant: store.slots[slot].constant,
            priority: store.slots[slot].priority, constraint: Int32(slot))
    }
}

// MARK: - Step 4

extension Solver {
    /// Puts a breakpoint on the activity that the sum is.
    private func place(_ breakpoint: Breakpoint, _ slot: Int) -> Bool {
        switch sum.count {
        case 0:
            if breakpoint.priority == 1000 { return false }
            store.place(slot, .constant)
            return true
        case 1:
            let column = sum.first
            let own = breakpoint.seen(through: sum.value(of: column), offset: 0, constant: store.slots[slot].constant)
            return insert(own, column, slot)
        default:
            return insertInRow(breakpoint, slot)
        }
    }

    private func insert(_ breakpoint: Breakpoint, _ column: Int, _ slot: Int) -> Bool {
        let owner = variables.unit[column]
        guard owner != Reduction.none else { return false }
        if owner < 0 {
            guard breakpoint.isPlain else { return false }
            units.singles.insert(breakpoint, at: column)
            store.place(slot, .single, unit: column)
            queueSingle(column)
            return true
        }
        let unit = Int(owner)
        let system = units.systems[unit]!
        guard system.isWorthEditing(), let activity = system.column(of: column), system.simplex.admits(breakpoint)
        else {
            return false
        }
        system.simplex.insert(breakpoint, of: activity)
        store.place(slot, .simplex, unit: unit, activity: activity)
        queueSimplex(unit)
        return true
    }

    private func insertInRow(_ breakpoint: Breakpoint, _ slot: Int) -> Bool {
        sum.sort()
        let owner = variables.unit[sum.first]
        guard owner >= 0, owner != Reduction.none else { return false }
        let unit = Int(owner)
        let system = units.systems[unit]!
        var factor = 0.0
        for index in sum.used.indices {
            let value = sum.value(of: Int(sum.used[index]))
            if value.magnitude > factor.magnitude { factor = value }
        }
        let own = breakpoint.seen(through: factor, offset: 0, constant: store.slots[slot].constant)
        guard system.isWorthEditing() else { return false }
        rowTerms.removeAll(keepingCapacity: true)
        for index in sum.used.indices {
            let column = Int(sum.used[index])
            let coefficient = sum.value(of: column) / factor
            guard variables.unit[column] == owner, let position = system.column(of: column) else { return false }
            rowTerms.append((position, coefficient))
        }
        guard system.simplex.admits(own, row: rowTerms) else { return false }
        let activity = system.simplex.row(rowTerms) ?? system.simplex.appendRow(rowTerms)
        system.simplex.insert(own, of: activity)
        store.place(slot, .simplex, unit: unit, activity: activity)
        queueSimplex(unit)
        return true
    }

    private func removeFromSimplex(_ unit: Int, _ slot: Int) -> Bool {
        let system = units.systems[unit]!
        guard system.isWorthEditing() else { return false }
        let activity = Int(store.slots[slot].placement.activity)
        let left = system.simplex.removeBreakpoint(Int32(slot), of: activity)
        guard left == 0, activity >= system.simplex.columnCount else { return true }
        guard system.dropRow(activity) else { return false }
        for later in activity..<system.simplex.activityCount {
            for breakpoint in system.simplex.breakpointRange(later) {
                let constraint = system.simplex.breakpoints[breakpoint].constraint
                if constraint >= 0 { store.slots[constraint].placement.activity = Int32(later) }
            }
        }
        return true
    }
}
