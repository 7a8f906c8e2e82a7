import MullionSolver

/// A solver that accepts every constraint: required constraints that cannot hold with the others are relaxed.
///
/// Required constraints are accepted in acceptance order, each unless it cannot hold with those accepted before it. So
/// the outcome depends on the constraints present, not on the order of edits, and a relaxed constraint is required
/// again when its cause is gone.
///
/// Edits are queued and carried out together by ``flush()``:
/// 1. A relaxed constraint stays relaxed while the other members of its conflict are unchanged and accepted, since they
///    come before it. All others that are relaxed are required again.
/// 2. All edits are carried out in one batch of the solver.
/// 3. If the batch is refused, the last constraint of each minimal conflict found is relaxed, and step 2 is repeated.
/// 4. If a member of a conflict was relaxed after it was found, all steps are repeated. This ends: what is accepted or
///    relaxed before a constraint is decided first.
///
/// Each conflict of inequalities takes time of its own, so there is a limit. Beyond it, conflicts are not examined: all
/// constraints are relaxed that follow, in acceptance order, the longest beginning that can hold. They are required
/// again in the next flush.
///
/// - Complexity: without conflicts that of the solver. Conflicts of chains of equations and of small parts, found
///   together, add one batch; each other conflict adds one.
struct ConflictResolvingSolver {
    let solver = Solver()

    /// The priority of relaxed constraints: below required, above the priorities that layouts use.
    static let relaxed = Solver.Priority(999.96875)

    /// The most work that one flush spends on finding conflicts, in constraints and cells of matrices: about a
    /// second.
    var conflictWorkLimit = 1_500_000

    /// A constraint that was added.
    typealias Handle = Int32

    private struct Entry {
        /// Its identity in the solver. While it waits in the queue, the complement of its index there is in the place
        /// of the slot.
        private var stored: ConstraintID

        init(queued index: Int) { stored = ConstraintID(slot: ~Int32(index), generation: 0) }

        init(_ id: ConstraintID) { stored = id }

        /// nil while it waits in the queue.
        var id: ConstraintID? { stored.slot < 0 ? nil : stored }

        /// The index in the queue while it waits.
        var queued: Int { Int(~stored.slot) }
    }

    private enum Edit {
        case nothing
        case add(Handle, Addition)
        case remove(ConstraintID)
        case constant(Handle, Double)
        case priority(Handle, Solver.Priority)
    }

    /// A queued constraint; its terms are a range of the queued terms.
    private struct Addition {
        var terms: Range<Int>
        var relation: Solver.Relation
        var constant: Double
        var priority: Solver.Priority
    }

    /// A relaxed constraint and the reason.
    struct Relaxation {
        var relaxed: Handle
        /// The minimal set that cannot hold together, in acceptance order; only the relaxed one if it was not examined.
        var members: [Handle]
        /// Whether the members are a conflict, rather than one constraint beyond the limit on work.
        var isExamined = true
    }

    private var entries: [Entry] = []
    /// By handle: the position in acceptance order: the lowest is accepted first. Apart from the entries, because only
    /// conflicts ask for it.
    private var acceptanceOrders: [UInt64] = []
    private var free: [Handle] = []
    private var queue: [Edit] = []
    private var queuedTerms: [SolverTerm] = []
    /// The constraints that were removed or changed since the last flush, as far as there were relaxed ones: only these
    /// depend on it.
    private var changed: Set<Handle> = []
    /// What the queue has added so far, while it is carried out.
    private var identities: [(Handle, ConstraintID)] = []

    /// The relaxed constraints.
    private(set) var relaxations: [Handle: Relaxation] = [:]

    func error(of handle: Handle) -> Double { entries[Int(handle)].id.flatMap(solver.error) ?? 0 }

    /// A constraint as the solver has it; nil while it is queued.
    func constraint(of handle: Handle) -> Solver.Constraint? { entries[Int(handle)].id.flatMap(solver.constraint) }

    /// Whether edits wait for ``flush()``.
    var isPending: Bool { !queue.isEmpty }
}

// MARK: - Edits

extension ConflictResolvingSolver {
    /// Queues a constraint.
    ///
    /// - Parameter acceptanceOrder: the lowest is accepted first; unique among required constraints.
    mutating func add(
        _ terms: some Collection<SolverTerm>, _ relation: Solver.Relation, _ constant: Double,
        _ priority: Solver.Priority,
        acceptanceOrder: UInt64
    ) -> Handle {
        let entry = Entry(queued: queue.count)
        let handle: Handle
        if let reused = free.popLast() {
            handle = reused
            entries[Int(handle)] = entry
            acceptanceOrders[Int(handle)] = acceptanceOrder
        } else {
            handle = Handle(entries.count)
            entries.append(entry)
            acceptanceOrders.append(acceptanceOrder)
        }
        let first = queuedTerms.count
        queuedTerms += terms
        queuedTerms.dropTinySums(from: first)
        queue.append(
            .add(
                handle,
                Addition(terms: first..<queuedTerms.count, relation: relation, constant: constant, priority: priority)))
        return handle
    }

    /// Queues a constraint.
    mutating func add(_ constraint: Solver.Constraint, acceptanceOrder: UInt64) -> Handle {
        add(
            constraint.terms, constraint.relation, constraint.constant, constraint.priority,
            acceptanceOrder: acceptanceOrder)
    }

    /// Removes a constraint. The handle must not be used any more.
    mutating func remove(_ handle: Handle) {
        let entry = entries[Int(handle)]
        if let id = entry.id {
            queue.append(.remove(id))
            noteChange(of: handle)
            relaxations[handle] = nil
        } else {
            queue[entry.queued] = .nothing
        }
        entries[Int(handle)] = Entry(queued: 0)
        acceptanceOrders[Int(handle)] = .max
        free.append(handle)
    }

    /// Queues a change of a constant.
    mutating func setConstant(_ constant: Double, of handle: Handle) {
        if change(handle, { $0.constant = constant }) { return }
        queue.append(.constant(handle, constant))
        noteChange(of: handle)
    }

    /// Queues a change of a priority.
    mutating func setPriority(_ priority: Solver.Priority, of handle: Handle) {
        if change(handle, { $0.priority = priority }) { return }
        noteChange(of: handle)
        if priority != .required { restore(handle) }
        queue.append(.priority(handle, priority))
    }

    private mutating func noteChange(of handle: Handle) {
        if !relaxations.isEmpty { changed.insert(handle) }
    }

    /// Changes a constraint that waits in the queue; false if it does not wait.
    private mutating func change(_ handle: Handle, _ body: (inout Addition) -> Void) -> Bool {
        let entry = entries[Int(handle)]
        guard entry.id == nil, case .add(_, var addition) = queue[entry.queued] else { return false }
        body(&addition)
        queue[entry.queued] = .add(handle, addition)
        return true
    }

    private mutating func restore(_ handle: Handle) {
        relaxations[handle] = nil
    }

    /// Carries out what is queued.
    mutating func flush() {
        guard !queue.isEmpty else { return }
        var work = ConflictWork(limit: conflictWorkLimit)
        if !relaxations.isEmpty { restore(all: relaxations.filter { !$0.value.isExamined }.map(\.key)) }
        repeat {
            if !relaxations.isEmpty { restore(all: relaxations.keys.filter { !isCertain($0) }) }
            if !changed.isEmpty { changed.removeAll(keepingCapacity: true) }
            while true {
                let conflicts = applyQueue(&work)
                if conflicts.isEmpty { break }
                let handles = handles
                for conflict in conflicts { relax(members(of: conflict, handles), isExamined: !work.isExhausted) }
            }
            queue.removeAll(keepingCapacity: true)
            queuedTerms.removeAll(keepingCapacity: true)
        } while !relaxations.isEmpty && relaxations.keys.contains { !isCertain($0) }
    }

    /// Queues that some relaxed constraints are required again, such as those whose conflict has changed: tried
    /// together, those that have a member in common need one more batch, not one for each.
    private mutating func restore(all handles: [Handle]) {
        for handle in handles.sorted() {
            restore(handle)
            queue.append(.priority(handle, .required))
        }
    }

    /// Carries out the queue, all or nothing. Returns the conflicts of a refusal.
    private mutating func applyQueue(_ work: inout ConflictWork) -> [Solver.Conflict] {
        identities.removeAll(keepingCapacity: true)
        var handles: [ConstraintID: Handle]?
        do {
            let conflicts = try solver.batch(
                acceptanceOrder: { id in
                    if handles == nil { handles = self.handles }
                    return handles?[id].map { acceptanceOrders[Int($0)] } ?? .max
                }, &work
            ) { (solver) throws(SolverError) in
                try apply(solver)
            }
            guard conflicts.isEmpty else { return conflicts }
        } catch {
            // Numbers and identities were checked before they were queued.
            preconditionFailure("\(error)")
        }
        for (handle, id) in identities { entries[Int(handle)] = Entry(id) }
        return []
    }

    private mutating func apply(_ solver: Solver) throws(SolverError) {
        for edit in queue {
            switch edit {
            case .nothing: break
            case .add(let handle, let addition):
                let id = try solver.add(
                    queuedTerms[addition.terms], addition.relation, addition.constant,
                    priority: isRelaxed(handle) ? Self.relaxed : addition.priority)
                identities.append((handle, id))
            case .remove(let id):
                try solver.remove(id)
            case .constant(let handle, let constant):
                guard let id = entries[Int(handle)].id else { continue }
                try solver.setConstant(constant, of: id)
            case .priority(let handle, let priority):
                guard let id = entries[Int(handle)].id else { continue }
                try solver.setPriority(isRelaxed(handle) ? Self.relaxed : priority, of: id)
            }
        }
    }

    private func isRelaxed(_ handle: Handle) -> Bool { !relaxations.isEmpty && relaxations.keys.contains(handle) }
}

// MARK: - Conflicts

extension ConflictResolvingSolver {
    /// The constraints in the solver, and those that the running batch has added.
    private var handles: [ConstraintID: Handle] {
        var result: [ConstraintID: Handle] = [:]
        result.reserveCapacity(entries.count)
        for (index, entry) in entries.enumerated() {
            if let id = entry.id { result[id] = Handle(index) }
        }
        for (handle, id) in identities { result[id] = handle }
        return result
    }

    /// The constraints of a conflict, in acceptance order.
    ///
    /// - Parameter handles: of those in the solver.
    private func members(of conflict: Solver.Conflict, _ handles: [ConstraintID: Handle]) -> [Handle] {
        let members = conflict.members.compactMap { member -> Handle? in
            if let position = member.position { return addition(at: position) }
            return member.id.flatMap { handles[$0] }
        }
        return members.sorted { acceptanceOrders[Int($0)] < acceptanceOrders[Int($1)] }
    }

    /// The constraint that the batch adds in a position, even if it was refused as it was added.
    private func addition(at position: Int) -> Handle? {
        if position < identities.count { return identities[position].0 }
        let additions = queue.lazy.compactMap { edit in
            if case .add(let handle, _) = edit { handle } else { nil }
        }
        return additions.dropFirst(position).first
    }

    /// All minimal sets among the required constraints, including the relaxed ones, each in acceptance order.
    func minimalConflicts(limit: Int) -> (sets: [[Handle]], isComplete: Bool) {
        guard !relaxations.isEmpty else { return ([], true) }
        let relaxed = relaxations.keys.sorted { acceptanceOrders[Int($0)] < acceptanceOrders[Int($1)] }
        let constraints = relaxed.compactMap { entries[Int($0)].id.flatMap(solver.constraint)?.priority(.required) }
        guard let found = try? solver.minimalConflicts(adding: constraints, limit: limit) else { return ([], false) }
        let handles = handles
        let sets = found.conflicts.map { conflict in
            conflict.members.compactMap { member -> Handle? in
                member.position.map { relaxed[$0] } ?? member.id.flatMap { handles[$0] }
            }.sorted { acceptanceOrders[Int($0)] < acceptanceOrders[Int($1)] }
        }
        return (sets, found.isComplete)
    }

    /// Relaxes the last constraint of a conflict in acceptance order.
    private mutating func relax(_ members: [Handle], isExamined: Bool) {
        guard let handle = members.last else { preconditionFailure("a conflict without members") }
        relaxations[handle] = Relaxation(relaxed: handle, members: members, isExamined: isExamined)
        guard let id = entries[Int(handle)].id else { return }
        // A lower priority cannot be refused.
        try? solver.setPriority(Self.relaxed, of: id)
    }

    /// Whether a relaxed constraint still cannot hold with those accepted before it.
    private func isCertain(_ handle: Handle) -> Bool {
        guard let members = relaxations[handle]?.members, !changed.contains(handle) else { return false }
        // Of an unexamined one, the only member is the constraint itself: it stays relaxed until the next flush.
        return members.dropLast().allSatisfy { !changed.contains($0) && !isRelaxed($0) }
    }
}
