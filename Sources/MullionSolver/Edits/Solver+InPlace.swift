/// Constraints that come, go or change their priority in a system that lives on.
///
/// 1. Write the constraint over classes, as the presolve would.
/// 2. Left with one class, it pulls at it. The presolve asks whether anything pulls at a class that is in an equation; if
///    the answer changed, it would derive other variables: solve from nothing.
/// 3. Write derived values in terms of columns.
/// 4. One column: a kink of it. Several: a kink of the row with these coefficients, a new one if there is none. A row that
///    loses its last kink goes.
///
/// Solved from nothing are also: required equations, which are for the presolve alone; systems that exact numbers solved or
/// might have to; and what joins kernels or groups of derived values.
///
/// Every number is computed as the presolve computes it, so values keep the bits of a fresh solver's.
/// - Complexity: O(t + k) for t terms written in columns and k kinks in the kernel; a row that comes or goes O(m · n).
extension Solver {
    /// Puts a constraint of the store into the solved system; false when its system must be solved from nothing.
    func placeInSystem(_ slot: Int) -> Bool {
        let isRequired = store.isRequired(slot)
        if isRequired, store.relation[slot] == .equal { return false }
        defer { sum.clear() }
        guard let offset = expandClasses(slot) else { return false }
        let bound = sum.count == 1 ? sum.first : nil
        if let bound {
            guard mayPull(at: bound, 1) else { return false }
            let own = kink(of: slot, scale: sum.value(of: bound), offset: offset)
            if variables.definition[bound] < 0 {
                guard insert(own, bound, slot) else { return false }
            } else {
                sum.clear()
                sum.add(1, to: bound)
                guard let offset = substitute(),
                    place(own.seen(through: 1, offset: offset, constant: store.constant[slot]), slot)
                else { return false }
            }
            variables.pullCount[bound] += 1
        } else {
            guard let more = substitute(), place(kink(of: slot, scale: 1, offset: offset + more), slot) else {
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
        let unit = Int(placement.unit[slot])
        switch placement.kind[slot] {
        case .rebuild: return false
        case .constant: break
        case .single:
            units.singles.remove(Int32(slot), at: unit)
            queueSingle(unit)
        case .kernel:
            guard removeFromKernel(unit, slot) else { return false }
            queueKernel(unit)
        }
        if let bound { variables.pullCount[bound] -= 1 }
        statistics.editsInPlace += 1
        return true
    }

    /// Gives the kink of a constraint another priority; the store still has the old one.
    func setPriorityInPlace(_ priority: Float, of slot: Int) -> Bool {
        defer { sum.clear() }
        guard mayEdit(slot), expandClasses(slot) != nil else { return false }
        if priority == 1000, store.relation[slot] == .equal { return false }
        let unit = Int(placement.unit[slot])
        switch placement.kind[slot] {
        case .rebuild: return false
        case .constant:
            if priority == 1000 { return false }
        case .single:
            units.singles.setPriority(priority, of: Int32(slot), at: unit)
            queueSingle(unit)
        case .kernel:
            guard isWorthEditing(unit) else { return false }
            let activity = Int(placement.activity[slot])
            units.kernels[unit]!.kernel.setPriority(priority, ofKink: Int32(slot), of: activity)
            queueKernel(unit)
        }
        statistics.editsInPlace += 1
        return true
    }

    /// Adds the columns of kernels that may have fallen apart; returns whether there were any.
    ///
    /// Whoever replaces one of them replaces the kernel, so the others need a new place too.
    func dirtyLooseKernels(_ reached: [Int32]) -> Bool {
        var foundAny = false
        for variable in reached.lazy.map(Int.init) {
            let unit = variables.unit[variable]
            guard unit >= 0, unit != Reduction.none, units.kernels[Int(unit)]!.lostRowCount > 0 else { continue }
            // A column may be a variable whose making was taken back.
            for column in units.kernels[Int(unit)]!.columns.lazy.map(Int.init)
            where column < variables.count && !dirty.contains(column) {
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
        return store.relation[slot] != .equal && placement.kind[slot] != .constant
    }

    /// Whether the presolve decides the same when so many more bounds pull at a class.
    private func mayPull(at representative: Int, _ change: Int32) -> Bool {
        let count = variables.pullCount[representative]
        return !variables.isInEquation[representative] || (count > 0) == (count + change > 0)
    }

    /// Whether another edit of a kernel costs less than solving its system from nothing.
    private func isWorthEditing(_ unit: Int) -> Bool {
        units.kernels[unit]!.editCount += 1
        return units.kernels[unit]!.editCount <= 16 + units.kernels[unit]!.kernel.kinks.count / 16
    }
}

// MARK: - Steps 1 and 3

extension Solver {
    /// Adds up a constraint over classes; returns the constant part, nil where a class has no place in a solved system.
    private func expandClasses(_ slot: Int) -> Double? {
        sum.grow(to: variables.count)
        var offset = 0.0
        for term in store.terms(of: slot) {
            let variable = Int(store.termVariable[term])
            let coefficient = store.termCoefficient[term]
            offset += coefficient * variables.offset[variable]
            let representative = Int(variables.representative[variable])
            guard !dirty.contains(variable) else { return nil }
            guard representative >= 0 else { continue }
            guard variables.pullCount[representative] >= 0 else { return nil }
            sum.add(coefficient * variables.scale[variable], to: representative)
        }
        sum.dropCancelled()
        return offset
    }

    /// Replaces derived values in the sum by columns, in the order of their elimination; returns the constant part, nil
    /// where they are of several groups, whose order is not known.
    private func substitute() -> Double? {
        var group = -1
        var pending = IndexHeap()
        for column in sum.used.lazy.map(Int.init) where variables.definition[column] >= 0 {
            let own = Int(variables.group[column])
            guard group < 0 || group == own else { return nil }
            group = own
            pending.insert(variables.definition[column])
        }
        guard group >= 0 else { return 0 }
        return Self.substitute(&sum, &pending, units.groups[group]!, variables)
    }

    private static func substitute(
        _ sum: inout SparseSum, _ pending: inout IndexHeap, _ group: UnitTable.Group, _ variables: VariableTable
    ) -> Double {
        var constant = 0.0
        while let next = pending.popLargest() {
            let definition = Int(next)
            let factor = sum.take(Int(group.variables[definition]))
            guard factor != 0 else { continue }
            constant += factor * group.constant[definition]
            for term in Int(group.start[definition])..<Int(group.start[definition + 1]) {
                let variable = Int(group.term[term])
                let isNew = sum.add(factor * group.coefficient[term], to: variable)
                if isNew, variables.definition[variable] >= 0 { pending.insert(variables.definition[variable]) }
            }
        }
        sum.dropCancelled()
        return constant
    }

    private func kink(of slot: Int, scale: Double, offset: Double) -> Kink {
        Kink(
            store.relation[slot], scale: scale, offset: offset, constant: store.constant[slot],
            priority: store.priority[slot], constraint: Int32(slot))
    }
}

// MARK: - Step 4

extension Solver {
    /// Puts a kink on the activity that the sum is.
    private func place(_ kink: Kink, _ slot: Int) -> Bool {
        switch sum.count {
        case 0:
            if kink.priority == 1000 { return false }
            placement.set(slot, .constant)
            return true
        case 1:
            let column = sum.first
            let own = kink.seen(through: sum.value(of: column), offset: 0, constant: store.constant[slot])
            return insert(own, column, slot)
        default:
            return insertInRow(kink, slot)
        }
    }

    private func insert(_ kink: Kink, _ column: Int, _ slot: Int) -> Bool {
        let place = variables.unit[column]
        guard place != Reduction.none else { return false }
        if place < 0 {
            units.singles.insert(kink, at: column)
            placement.set(slot, .single, unit: column)
            queueSingle(column)
            return true
        }
        let unit = Int(place)
        guard kink.isPlain, isWorthEditing(unit), let activity = units.kernels[unit]!.column(of: column) else {
            return false
        }
        units.kernels[unit]!.kernel.insert(kink, of: activity)
        placement.set(slot, .kernel, unit: unit, activity: activity)
        queueKernel(unit)
        return true
    }

    private func insertInRow(_ kink: Kink, _ slot: Int) -> Bool {
        sum.sort()
        let place = variables.unit[sum.first]
        guard place >= 0, place != Reduction.none, isWorthEditing(Int(place)) else { return false }
        let unit = Int(place)
        var factor = 0.0
        for column in sum.used {
            let value = sum.value(of: Int(column))
            if value.magnitude > factor.magnitude { factor = value }
        }
        let own = kink.seen(through: factor, offset: 0, constant: store.constant[slot])
        guard own.isPlain else { return false }
        rowTerms.removeAll(keepingCapacity: true)
        for column in sum.used.lazy.map(Int.init) {
            let coefficient = sum.value(of: column) / factor
            guard variables.unit[column] == place, let position = units.kernels[unit]!.column(of: column),
                coefficient.magnitude >= Tolerance.plainWeights.lowerBound
            else { return false }
            rowTerms.append((position, coefficient))
        }
        let activity = units.kernels[unit]!.kernel.row(rowTerms) ?? units.kernels[unit]!.kernel.appendRow(rowTerms)
        units.kernels[unit]!.kernel.insert(own, of: activity)
        placement.set(slot, .kernel, unit: unit, activity: activity)
        queueKernel(unit)
        return true
    }

    private func removeFromKernel(_ unit: Int, _ slot: Int) -> Bool {
        guard isWorthEditing(unit) else { return false }
        let activity = Int(placement.activity[slot])
        let left = units.kernels[unit]!.kernel.removeKink(Int32(slot), of: activity)
        let columnCount = units.kernels[unit]!.kernel.columnCount
        guard left == 0, activity >= columnCount else { return true }
        guard units.kernels[unit]!.kernel.dropRow(activity) else { return false }
        // A row that was added in place ties no columns together that were not.
        if activity < columnCount + units.kernels[unit]!.firstRowCount {
            units.kernels[unit]!.firstRowCount -= 1
            units.kernels[unit]!.lostRowCount += 1
        }
        let kernel = units.kernels[unit]!.kernel
        for later in activity..<kernel.activityCount {
            for kink in kernel.kinkRange(later) where kernel.kinks[kink].constraint >= 0 {
                placement.activity[Int(kernel.kinks[kink].constraint)] = Int32(later)
            }
        }
        // Split it by solving from nothing when it may have fallen apart for a good part.
        return units.kernels[unit]!.lostRowCount <= 8 + kernel.rowCount / 4
    }
}
