/// How to take back one step of an edit. Steps are taken back last first, so slots come back where they were.
enum Undo {
    case madeVariable
    case added(slot: Int32)
    case removed(slot: Int32, constraint: Constraint)
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
            case .madeVariable:
                store.removeLastVariable()
                units.singles.removeLastVariable()
                variables.removeLast()
                dirty.removeLast()
                changes.removeLast()
                editSlot.removeLast()
            case .added(let slot):
                markDirty(Int(slot))
                addedSlots.removeAll { $0 == slot }
                store.remove(Int(slot))
                // Whoever kept the number must not find another constraint under it.
                store.generation[Int(slot)] += 1
            case .removed(let slot, let constraint):
                let terms = constraint.terms.map { (variable: Int32($0.variable.index), coefficient: $0.coefficient) }
                let back = store.add(
                    terms, constraint.relation, constraint.constant, priority: constraint.priority.rawValue)
                store.generation[Int(slot)] -= 1
                assert(back == Int(slot))
                placement.set(back, .rebuild)
                markDirty(back)
            case .constant(let slot, let was):
                store.constant[Int(slot)] = was
                moveKink(Int(slot))
            case .priority(let slot, let was):
                store.setPriority(was, of: Int(slot))
                markDirty(Int(slot))
            case .editSlot(let variable, let was):
                editSlot[Int(variable)] = was
            case .preferred(let variable, let was):
                variables.preferred[Int(variable)] = was
                dirty.insert(Int(variable))
            }
        }
    }

    /// The system of a constraint must be solved from nothing.
    func markDirty(_ slot: Int) {
        store.mark(slot, &dirty)
    }

    /// Lets the solved system know that a constant is another one.
    func moveKink(_ slot: Int) {
        let constant = store.constant[slot]
        let unit = Int(placement.unit[slot])
        switch placement.kind[slot] {
        case .rebuild:
            markDirty(slot)
        case .constant:
            if store.isRequired(slot) { markDirty(slot) }
        case .single:
            units.singles.move(Int32(slot), of: unit, to: constant)
            queueSingle(unit)
        case .kernel:
            units.kernels[unit]!.kernel.move(Int32(slot), of: Int(placement.activity[slot]), to: constant)
            queueKernel(unit)
        }
    }

    func queueSingle(_ variable: Int) {
        guard !units.singles.isQueued[variable] else { return }
        units.singles.isQueued[variable] = true
        movedSingles.append(Int32(variable))
    }

    func queueKernel(_ unit: Int) {
        guard !units.kernels[unit]!.isQueued else { return }
        units.kernels[unit]!.isQueued = true
        movedKernels.append(Int32(unit))
    }
}
