/// How to take back one step of an edit. Steps are taken back last first, so slots come back where they were.
enum Undo: BitwiseCopyable {
    case madeVariable(Int32)
    /// The variable is retired, and its slot freed when the edit has succeeded.
    case removedVariable(Int32)
    /// Constraints whose slots follow each other.
    case added(first: Int32, count: Int32)
    /// The constraint is detached, and freed when the edit has succeeded.
    case removed(slot: Int32, priority: Float)
    case constant(slot: Int32, was: Double)
    case priority(slot: Int32, was: Float)
    case editSlot(variable: Int32, was: Int32)
    case preferred(variable: Int32, was: Double)
}

extension Solver {
    /// Takes back what the running edit did so far, down to a number of steps.
    func undo(to count: Int = 0) {
        while journal.count > count {
            switch journal.removeLast() {
            case .madeVariable(let variable):
                // A kept handle must not refer to a different variable.
                variables.retire(Int(variable))
                variables.free(Int(variable))
            case .removedVariable(let variable):
                variables.restore(Int(variable))
            case .added(let first, let count):
                for slot in (Int(first)..<Int(first + count)).reversed() {
                    markDirty(slot)
                    if !addedSlots.isEmpty, addedSlots[addedSlots.count - 1] == Int32(slot) { addedSlots.removeLast() }
                    store.detach(slot)
                    // A kept identity must not refer to a different constraint.
                    store.free(slot)
                }
            case .removed(let slot, let priority):
                store.attach(Int(slot), priority: priority)
                store.place(Int(slot), .rebuild)
                markDirty(Int(slot))
            case .constant(let slot, let was):
                store.slots[Int(slot)].constant = was
                moveBreakpoint(Int(slot))
            case .priority(let slot, let was):
                store.setPriority(was, of: Int(slot))
                markDirty(Int(slot))
            case .editSlot(let variable, let was):
                setEditSlot(was, of: Int(variable))
            case .preferred(let variable, let was):
                variables.setPreferred(was, of: Int(variable))
                dirty.insert(Int(variable))
            }
        }
    }

    /// The system of a constraint must be solved from nothing.
    func markDirty(_ slot: Int) {
        store.mark(slot, &dirty)
    }

    /// Passes a changed constant to the solved system.
    func moveBreakpoint(_ slot: Int) {
        let constant = store.slots[slot].constant
        let placement = store.slots[slot].placement
        let unit = Int(placement.unit)
        switch placement.kind {
        case .rebuild:
            markDirty(slot)
        case .constant:
            if store.isRequired(slot) { markDirty(slot) }
        case .single:
            units.singles.move(Int32(slot), of: unit, to: constant)
            queueSingle(unit)
        case .simplex:
            let system = units.systems[unit]!
            system.prepareForEdits(statistics.warmSolves)
            system.simplex.move(Int32(slot), of: Int(placement.activity), to: constant)
            queue(system, unit)
        }
    }

    func queueSingle(_ variable: Int) {
        guard !units.singles.isQueued(variable) else { return }
        units.singles.setQueued(variable, true)
        movedSingles.append(Int32(variable))
    }

    func queueSimplex(_ unit: Int) {
        queue(units.systems[unit]!, unit)
    }

    private func queue(_ system: SimplexUnit, _ unit: Int) {
        guard !system.isQueued else { return }
        system.isQueued = true
        movedSimplexes.append(Int32(unit))
    }
}
