/// Adding constraints term by term, which allocates nothing: for programs that make thousands of them.
///
/// `add(.init(x), .greaterThanOrEqual, 20)` is `add(x .>= 20)`. A constraint of several terms
/// lists them: `add(.init(right), .init(left, times: -1), .equal, 8)` is `right − left = 8`. In a `batch`, whether all
/// of them can hold is decided once, at its end.
extension Solver {
    /// Adds `term relation constant`.
    /// - Throws: The errors of adding a `Constraint`.
    /// - Complexity: O(1), plus one solve if it is required and might not hold.
    @discardableResult
    public func add(
        _ term: Expression.Term, _ relation: Relation, _ constant: Double, priority: Priority = .required
    ) throws(SolverError) -> ConstraintID {
        store.beginStaging()
        try stage(term)
        return try addStaged(relation, constant, priority)
    }

    /// Adds `first + second relation constant`.
    /// - Throws: The errors of adding a `Constraint`.
    /// - Complexity: O(1), plus one solve if it is required and might not hold.
    @discardableResult
    public func add(
        _ first: Expression.Term, _ second: Expression.Term, _ relation: Relation, _ constant: Double,
        priority: Priority = .required
    ) throws(SolverError) -> ConstraintID {
        store.beginStaging()
        try stage(first)
        try stage(second)
        return try addStaged(relation, constant, priority)
    }

    /// Adds `first + second + third relation constant`.
    /// - Throws: The errors of adding a `Constraint`.
    /// - Complexity: O(1), plus one solve if it is required and might not hold.
    @discardableResult
    public func add(
        _ first: Expression.Term, _ second: Expression.Term, _ third: Expression.Term, _ relation: Relation,
        _ constant: Double, priority: Priority = .required
    ) throws(SolverError) -> ConstraintID {
        store.beginStaging()
        try stage(first)
        try stage(second)
        try stage(third)
        return try addStaged(relation, constant, priority)
    }

    /// Adds `first + second + third + fourth relation constant`.
    /// - Throws: The errors of adding a `Constraint`.
    /// - Complexity: O(1), plus one solve if it is required and might not hold.
    @discardableResult
    public func add(
        _ first: Expression.Term, _ second: Expression.Term, _ third: Expression.Term, _ fourth: Expression.Term,
        _ relation: Relation, _ constant: Double, priority: Priority = .required
    ) throws(SolverError) -> ConstraintID {
        store.beginStaging()
        try stage(first)
        try stage(second)
        try stage(third)
        try stage(fourth)
        return try addStaged(relation, constant, priority)
    }

    /// Adds the sum of any number of terms `relation constant`. Reading the terms must not use the solver.
    /// - Throws: The errors of adding a `Constraint`.
    /// - Complexity: O(t) for t terms, plus one solve if it is required and might not hold.
    @discardableResult @inlinable
    public func add(
        _ terms: some Sequence<Expression.Term>, _ relation: Relation, _ constant: Double,
        priority: Priority = .required
    ) throws(SolverError) -> ConstraintID {
        beginStaging()
        for term in terms { try stage(term) }
        return try addStaged(relation, constant, priority)
    }
}

// MARK: - Steps

extension Solver {
    @usableFromInline
    func beginStaging() { store.beginStaging() }

    /// Takes a term of the constraint that is added next.
    @usableFromInline @inline(__always)
    func stage(_ term: Expression.Term) throws(SolverError) {
        guard isKnown(term.variable) else { throw .unknownVariable(term.variable) }
        try check(term.coefficient)
        store.stage(term.variable.index, term.coefficient)
    }

    /// Adds a constraint with the staged terms, or throws and changes nothing.
    @usableFromInline
    func addStaged(
        _ relation: Relation, _ constant: Double, _ priority: Priority
    ) throws(SolverError) -> ConstraintID {
        let slot = try insertStaged(relation, constant, priority)
        let id = id(ofSlot: slot)
        if batchDepth == 0 { try commit() }
        return id
    }

    private func insertStaged(
        _ relation: Relation, _ constant: Double, _ priority: Priority
    ) throws(SolverError) -> Int {
        try check(priority)
        try check(constant)
        store.canonicalizeStaged()
        for index in store.staged.indices {
            let coefficient = store.staged[index].coefficient
            try check(coefficient)
            if coefficient.magnitude < 1e-12 { throw .tinyCoefficient(coefficient) }
        }
        let isEmpty = store.staged.isEmpty
        if isEmpty, priority == .required, relation.error(-constant) > Tolerance.required(constant) {
            let constraint = Constraint([], relation, constant, priority: priority)
            throw .unsatisfiable(
                Conflict(members: [.init(id: nil, constraint: constraint, position: addedSlots.count)]))
        }
        let slot = store.addStaged(relation, constant, priority: priority.rawValue)
        noteAdded(slot)
        addedSlots.append(Int32(slot))
        store.place(slot, isEmpty ? .constant : .rebuild)
        if priority == .required, !holdsForSure(slot) { needsVerdict = true }
        if !placeInSystem(slot) { markDirty(slot) }
        return slot
    }

    private func noteAdded(_ slot: Int) {
        // One step for many: those that follow each other in storage are taken back together.
        if journal.count > editBegin, case .added(let first, let count) = journal[journal.count - 1],
            Int(first + count) == slot
        {
            journal[journal.count - 1] = .added(first: first, count: count + 1)
        } else {
            journal.append(.added(first: Int32(slot), count: 1))
        }
    }
}
