// MARK: - Adding and removing

extension Solver {
    /// Adds a constraint.
    /// - Throws: `unsatisfiable` for a required one that cannot hold with those that are there; `unusableNumber`,
    ///   `tinyCoefficient`, `priorityOutOfRange`, `unknownVariable`.
    /// - Complexity: O(t) for t terms. What hangs together with it is solved when a value is read, or at once if it is
    ///   required and might not hold: from where it is for most wishes and inequalities, else from nothing. To add
    ///   many, give them together.
    @discardableResult
    public func add(_ constraint: Constraint) throws(SolverError) -> ConstraintID {
        store.beginStaging()
        for term in constraint.terms { try stage(term) }
        return try addStaged(constraint.relation, constraint.constant, constraint.priority)
    }

    /// Adds constraints, all or none.
    /// - Throws: as for one.
    /// - Complexity: linear in the terms, besides one solve if one of them is required and might not hold.
    @discardableResult
    public func add(_ constraints: [Constraint]) throws(SolverError) -> [ConstraintID] {
        try edit { () throws(SolverError) in
            var ids: [ConstraintID] = []
            ids.reserveCapacity(constraints.count)
            for constraint in constraints { ids.append(try add(constraint)) }
            return ids
        }
    }

    /// Removes a constraint.
    /// - Throws: `unknownConstraint`.
    /// - Complexity: O(t) for t terms; what hung together is solved when a value is read.
    public func remove(_ id: ConstraintID) throws(SolverError) {
        let slot = try slot(of: id)
        let priority = store.priority[slot]
        if !removeInPlace(slot) { markDirty(slot) }
        store.detach(slot)
        if batchDepth > 0 {
            journal.append(.removed(slot: id.slot, priority: priority))
        } else {
            store.free(slot)
        }
    }

    /// Removes constraints, all or none.
    /// - Throws: `unknownConstraint`.
    public func remove(_ ids: [ConstraintID]) throws(SolverError) {
        try batch { (solver) throws(SolverError) in
            for id in ids { try solver.remove(id) }
        }
    }

    /// Whether a constraint is in the solver.
    public func contains(_ id: ConstraintID) -> Bool { (try? slot(of: id)) != nil }

    /// A constraint as it is now, its terms in order of declaration; nil if it was removed.
    public func constraint(_ id: ConstraintID) -> Constraint? {
        (try? slot(of: id)).map(constraint(inSlot:))
    }

    /// All constraints, in no particular order.
    /// - Complexity: linear.
    public var constraints: [ConstraintID] {
        (0..<store.slotCount).filter { store.isLive($0) }.map(id(ofSlot:))
    }
}

// MARK: - Changing

extension Solver {
    /// Gives a constraint another constant: the number alone on its right side.
    /// - Throws: `unsatisfiable`, `unusableNumber`, `unknownConstraint`.
    public func setConstant(_ constant: Double, of id: ConstraintID) throws(SolverError) {
        let slot = try slot(of: id)
        try check(constant)
        try change(constant, slot)
    }

    /// Gives a constraint another priority.
    /// - Throws: `unsatisfiable` when it becomes required and cannot hold; `priorityOutOfRange`, `unknownConstraint`.
    public func setPriority(_ priority: Priority, of id: ConstraintID) throws(SolverError) {
        try edit { () throws(SolverError) in
            let slot = try slot(of: id)
            try check(priority)
            guard store.priority[slot] != priority.rawValue else { return }
            journal.append(.priority(slot: id.slot, was: store.priority[slot]))
            let isInPlace = setPriorityInPlace(priority.rawValue, of: slot)
            store.setPriority(priority.rawValue, of: slot)
            if !isInPlace {
                markDirty(slot)
                placement.set(slot, .rebuild)
            }
            if priority == .required, !holdsForSure(slot) { needsVerdict = true }
        }
    }

    /// Gives a variable another preferred value; nil takes it away.
    /// - Throws: `unusableNumber`, `unknownVariable`.
    public func setPreferredValue(_ preferred: Double?, of variable: Variable) throws(SolverError) {
        try edit { () throws(SolverError) in
            guard isKnown(variable) else { throw .unknownVariable(variable) }
            if let preferred { try check(preferred) }
            journal.append(.preferred(variable: Int32(variable.index), was: variables.preferred[variable.index]))
            variables.preferred[variable.index] = preferred ?? .nan
            dirty.insert(variable.index)
        }
    }

    /// The value that was preferred for a variable; nil without one.
    public func preferredValue(of variable: Variable) -> Double? {
        guard isKnown(variable), !variables.preferred[variable.index].isNaN else { return nil }
        return variables.preferred[variable.index]
    }
}

// MARK: - Edit variables

extension Solver {
    /// Adds the wish `variable == value`, whose value `suggest` changes.
    /// - Throws: `alreadyEditable`, `requiredEdit`, `unusableNumber`, `priorityOutOfRange`, `unknownVariable`.
    public func addEditVariable(
        _ variable: Variable, priority: Priority = .strong, value: Double? = nil
    ) throws(SolverError) {
        guard isKnown(variable) else { throw .unknownVariable(variable) }
        guard editSlot[variable.index] < 0 else { throw .alreadyEditable(variable) }
        guard priority != .required else { throw .requiredEdit(variable) }
        let value = value ?? self.value(of: variable)
        try edit { () throws(SolverError) in
            let id = try add(.init(variable), .equal, value, priority: priority)
            journal.append(.editSlot(variable: Int32(variable.index), was: -1))
            editSlot[variable.index] = id.slot
        }
    }

    /// Changes the value that an edit variable should have.
    /// - Throws: `notEditable`, `unusableNumber`.
    /// - Complexity: O(1), besides solving what depends on it when a value is read.
    public func suggest(_ value: Double, for variable: Variable) throws(SolverError) {
        guard isKnown(variable), editSlot[variable.index] >= 0 else { throw .notEditable(variable) }
        try check(value)
        try change(value, Int(editSlot[variable.index]))
    }

    /// Removes the wish of an edit variable.
    /// - Throws: `notEditable`.
    public func removeEditVariable(_ variable: Variable) throws(SolverError) {
        guard isKnown(variable), editSlot[variable.index] >= 0 else { throw .notEditable(variable) }
        let slot = editSlot[variable.index]
        try batch { (solver) throws(SolverError) in
            solver.journal.append(.editSlot(variable: Int32(variable.index), was: slot))
            solver.editSlot[variable.index] = -1
            try solver.remove(solver.id(ofSlot: Int(slot)))
        }
    }

    /// Whether a variable is an edit variable.
    public func isEditable(_ variable: Variable) -> Bool { isKnown(variable) && editSlot[variable.index] >= 0 }
}

// MARK: - Batches

extension Solver {
    /// Several edits as one: whether required constraints can hold is decided at the end, and if they cannot, or if the
    /// closure throws, none of the edits has happened.
    ///
    /// Batches may be nested; only the outermost decides.
    /// - Throws: what the closure throws, and `unsatisfiable`.
    public func batch<Result>(_ body: (Solver) throws(SolverError) -> Result) throws(SolverError) -> Result {
        try edit { () throws(SolverError) in try body(self) }
    }

    func edit<Result>(_ body: () throws(SolverError) -> Result) throws(SolverError) -> Result {
        let begin = journal.count
        let hadNeed = needsVerdict
        let outerBegin = editBegin
        editBegin = begin
        defer { editBegin = outerBegin }
        batchDepth += 1
        let result: Result
        do {
            result = try body()
        } catch {
            batchDepth -= 1
            undo(to: begin)
            needsVerdict = hadNeed
            if batchDepth == 0 { addedSlots.removeAll() }
            throw error
        }
        batchDepth -= 1
        if batchDepth == 0 { try commit() }
        return result
    }

    func commit() throws(SolverError) {
        defer {
            addedSlots.removeAll()
            needsVerdict = false
        }
        if needsVerdict, let impossible = trySolving() {
            let conflict = report(impossible)
            undo()
            throw .unsatisfiable(conflict)
        }
        for index in journal.indices {
            switch journal[index] {
            case .removed(let slot, _): store.free(Int(slot))
            case .removedVariable(let variable): variables.free(Int(variable))
            default: break
            }
        }
        journal.removeAll()
    }
}

// MARK: - Steps

extension Solver {
    private func change(_ constant: Double, _ slot: Int) throws(SolverError) {
        guard store.constant[slot] != constant else { return }
        if !store.isRequired(slot), batchDepth == 0 {
            // A wish cannot be refused, so nothing needs to be taken back.
            store.constant[slot] = constant
            moveKink(slot)
            return
        }
        try edit { () throws(SolverError) in
            if store.termCount[slot] == 0, store.isRequired(slot),
                store.relation[slot].error(-constant) > Tolerance.required(constant)
            {
                var changed = self.constraint(inSlot: slot)
                changed.constant = constant
                throw .unsatisfiable(
                    Conflict(members: [.init(id: id(ofSlot: slot), constraint: changed, position: nil)]))
            }
            journal.append(.constant(slot: Int32(slot), was: store.constant[slot]))
            store.constant[slot] = constant
            moveKink(slot)
            if store.isRequired(slot), !holdsForSure(slot) { needsVerdict = true }
        }
    }

    /// Whether a required constraint can hold with all others, seen without solving: a variable that stands in no other
    /// required constraint takes up whatever the rest leaves.
    func holdsForSure(_ slot: Int) -> Bool {
        store.hasPrivateVariable(slot)
    }

    func check(_ number: Double) throws(SolverError) {
        // Negated, so that NaN is refused.
        if !(number.magnitude <= 1e12) { throw .unusableNumber(number) }
    }

    func check(_ priority: Priority) throws(SolverError) {
        // Negated, so that NaN is refused.
        if !(priority.rawValue > 0 && priority <= .required) { throw .priorityOutOfRange(priority.rawValue) }
    }

    func slot(of id: ConstraintID) throws(SolverError) -> Int {
        let slot = Int(id.slot)
        guard slot >= 0, slot < store.slotCount, store.isLive(slot), store.generation[slot] == id.generation else {
            throw .unknownConstraint(id)
        }
        return slot
    }

    func id(ofSlot slot: Int) -> ConstraintID {
        ConstraintID(slot: Int32(slot), generation: store.generation[slot])
    }

    func constraint(inSlot slot: Int) -> Constraint {
        Constraint(
            store.terms(of: slot).map {
                Expression.Term(variables.handle(Int(store.terms[$0].variable)), times: store.terms[$0].coefficient)
            },
            store.relation[slot], store.constant[slot], priority: Priority(store.priority[slot]))
    }
}
