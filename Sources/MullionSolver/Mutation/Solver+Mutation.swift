// MARK: - Adding and removing

extension Solver {
    /// Adds a constraint.
    /// - Throws: `unsatisfiable` for a required constraint that cannot hold with the others; `unusableNumber`,
    ///   `tinyCoefficient`, `priorityOutOfRange`, `unknownVariable`.
    /// - Complexity: O(t) for t terms. Its connected component is solved when a value is read, or at once if the
    ///   constraint is required and might not hold: from the last solution for most optional constraints and
    ///   inequalities, otherwise from nothing. To add many constraints, add them together.
    @discardableResult
    public func add(_ constraint: Constraint) throws(SolverError) -> ConstraintID {
        store.beginStaging()
        for term in constraint.terms { try stage(term) }
        return try addStaged(constraint.relation, constraint.constant, constraint.priority)
    }

    /// Adds constraints, all or none.
    /// - Throws: The errors of adding one constraint.
    /// - Complexity: Linear in the terms, plus one solve if a required constraint might not hold.
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
    /// - Complexity: O(t) for t terms; its connected component is solved when a value is read.
    public func remove(_ id: ConstraintID) throws(SolverError) {
        let slot = try slot(of: id)
        let priority = store.slots[slot].priority
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

    /// Returns whether a constraint is in the solver.
    public func contains(_ id: ConstraintID) -> Bool { (try? slot(of: id)) != nil }

    /// Returns a constraint with its terms in order of declaration; nil if it was removed.
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
    /// Changes the constant of a constraint: the number on its right side.
    /// - Throws: `unsatisfiable`, `unusableNumber`, `unknownConstraint`.
    public func setConstant(_ constant: Double, of id: ConstraintID) throws(SolverError) {
        let slot = try slot(of: id)
        try check(constant)
        try change(constant, slot)
    }

    /// Changes the priority of a constraint.
    /// - Throws: `unsatisfiable` when it becomes required and cannot hold; `priorityOutOfRange`, `unknownConstraint`.
    public func setPriority(_ priority: Priority, of id: ConstraintID) throws(SolverError) {
        try edit { () throws(SolverError) in
            let slot = try slot(of: id)
            try check(priority)
            guard store.slots[slot].priority != priority.rawValue else { return }
            journal.append(.priority(slot: id.slot, was: store.slots[slot].priority))
            let isInPlace = setPriorityInPlace(priority.rawValue, of: slot)
            store.setPriority(priority.rawValue, of: slot)
            try checkEmpty(slot)
            if !isInPlace {
                markDirty(slot)
                store.place(slot, .rebuild)
            }
            if priority == .required, !holdsForSure(slot) { needsVerdict = true }
        }
    }

    /// Changes the preferred value of a variable; nil removes it.
    /// - Throws: `unusableNumber`, `unknownVariable`.
    public func setPreferredValue(_ preferred: Double?, of variable: Variable) throws(SolverError) {
        try edit { () throws(SolverError) in
            guard isKnown(variable) else { throw .unknownVariable(variable) }
            if let preferred { try check(preferred) }
            journal.append(.preferred(variable: Int32(variable.index), was: variables.preferred(variable.index)))
            variables.setPreferred(preferred ?? .nan, of: variable.index)
            dirty.insert(variable.index)
        }
    }

    /// Returns the preferred value of a variable; nil without one.
    public func preferredValue(of variable: Variable) -> Double? {
        guard isKnown(variable) else { return nil }
        let preferred = variables.preferred(variable.index)
        return preferred.isNaN ? nil : preferred
    }
}

// MARK: - Edit variables

extension Solver {
    /// Adds the optional constraint `variable == value`, whose value `suggest` changes.
    /// - Throws: `alreadyEditable`, `requiredEdit`, `unusableNumber`, `priorityOutOfRange`, `unknownVariable`.
    public func addEditVariable(
        _ variable: Variable, priority: Priority = .strong, value: Double? = nil
    ) throws(SolverError) {
        guard isKnown(variable) else { throw .unknownVariable(variable) }
        guard editSlot(of: variable.index) < 0 else { throw .alreadyEditable(variable) }
        guard priority != .required else { throw .requiredEdit(variable) }
        let value = value ?? self.value(of: variable)
        try edit { () throws(SolverError) in
            let id = try add(.init(variable), .equal, value, priority: priority)
            journal.append(.editSlot(variable: Int32(variable.index), was: -1))
            setEditSlot(id.slot, of: variable.index)
        }
    }

    /// Changes the suggested value of an edit variable.
    /// - Throws: `notEditable`, `unusableNumber`.
    /// - Complexity: O(1); dependent values are solved when a value is read.
    public func suggest(_ value: Double, for variable: Variable) throws(SolverError) {
        guard isKnown(variable), editSlot(of: variable.index) >= 0 else { throw .notEditable(variable) }
        try check(value)
        try change(value, Int(editSlot(of: variable.index)))
    }

    /// Makes an edit variable an ordinary one and removes its constraint.
    /// - Throws: `notEditable`.
    public func removeEditVariable(_ variable: Variable) throws(SolverError) {
        guard isKnown(variable), editSlot(of: variable.index) >= 0 else { throw .notEditable(variable) }
        let slot = editSlot(of: variable.index)
        try batch { (solver) throws(SolverError) in
            solver.journal.append(.editSlot(variable: Int32(variable.index), was: slot))
            solver.setEditSlot(-1, of: variable.index)
            try solver.remove(solver.id(ofSlot: Int(slot)))
        }
    }

    /// Returns whether a variable is an edit variable.
    public func isEditable(_ variable: Variable) -> Bool { isKnown(variable) && editSlot(of: variable.index) >= 0 }

    /// The slot of the edit constraint of a variable, -1 without.
    func editSlot(of variable: Int) -> Int32 { variable < editSlots.count ? editSlots[variable] : -1 }

    func setEditSlot(_ slot: Int32, of variable: Int) {
        if variable >= editSlots.count { editSlots.append(repeating: -1, count: variable + 1 - editSlots.count) }
        editSlots[variable] = slot
    }
}

// MARK: - Batches

extension Solver {
    /// Performs several edits as one. Whether required constraints can hold is decided at the end; if they cannot, or
    /// if the closure throws, none of the edits takes effect.
    ///
    /// Batches may be nested; the outermost one decides.
    /// - Throws: The errors of the closure, and `unsatisfiable`.
    public func batch<Result>(_ body: (Solver) throws(SolverError) -> Result) throws(SolverError) -> Result {
        try edit { () throws(SolverError) in try body(self) }
    }

    func edit<Result>(_ body: () throws(SolverError) -> Result) throws(SolverError) -> Result {
        try edit(reporting: report, body)
    }

    /// - Parameter report: finds a conflict in a system that cannot hold.
    func edit<Result>(
        reporting report: (borrowing Problem) -> Conflict, _ body: () throws(SolverError) -> Result
    ) throws(SolverError) -> Result {
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
        if batchDepth == 0 { try commit(reporting: report) }
        return result
    }

    func commit() throws(SolverError) { try commit(reporting: report) }

    private func commit(reporting report: (borrowing Problem) -> Conflict) throws(SolverError) {
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
        guard store.slots[slot].constant != constant else { return }
        if !store.isRequired(slot) {
            // An optional constraint cannot be refused: only the batch around it may have to undo it.
            if batchDepth > 0 { journal.append(.constant(slot: Int32(slot), was: store.slots[slot].constant)) }
            store.slots[slot].constant = constant
            moveBreakpoint(slot)
            return
        }
        try edit { () throws(SolverError) in
            journal.append(.constant(slot: Int32(slot), was: store.slots[slot].constant))
            store.slots[slot].constant = constant
            try checkEmpty(slot)
            moveBreakpoint(slot)
            if store.isRequired(slot), !holdsForSure(slot) { needsVerdict = true }
        }
    }

    /// Refuses a required constraint without terms that does not hold. It is in no system that could refuse it.
    func checkEmpty(_ slot: Int) throws(SolverError) {
        let constant = store.slots[slot].constant
        guard store.slots[slot].termCount == 0, store.isRequired(slot),
            store.slots[slot].relation.error(-constant) > Tolerance.required(constant)
        else { return }
        let position = addedSlots.firstIndex(of: Int32(slot))
        throw .unsatisfiable(
            Conflict(members: [
                .init(
                    id: position == nil ? id(ofSlot: slot) : nil, constraint: constraint(inSlot: slot),
                    position: position)
            ]))
    }

    /// Whether a required constraint can hold with all others for a reason known without solving: it has a variable
    /// that occurs in no other required constraint.
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
        guard slot >= 0, slot < store.slotCount, store.isLive(slot), store.slots[slot].generation == id.generation
        else {
            throw .unknownConstraint(id)
        }
        return slot
    }

    func id(ofSlot slot: Int) -> ConstraintID {
        ConstraintID(slot: Int32(slot), generation: store.slots[slot].generation)
    }

    func constraint(inSlot slot: Int) -> Constraint {
        Constraint(
            store.terms(of: slot).map {
                Expression.Term(variables.handle(Int(store.terms[$0].variable)), times: store.terms[$0].coefficient)
            },
            store.slots[slot].relation, store.slots[slot].constant, priority: Priority(store.slots[slot].priority))
    }
}
