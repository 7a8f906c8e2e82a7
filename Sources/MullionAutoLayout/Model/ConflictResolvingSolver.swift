import MullionSolver

/// A solver that accepts every constraint: required constraints that cannot hold with the others are relaxed.
///
/// Required constraints are accepted in acceptance order, each unless it cannot hold with those accepted before it. So
/// the outcome depends on the constraints present, not on the order of edits, and a relaxed constraint is required
/// again when its cause is gone.
///
/// Edits are queued and carried out together by ``flush()``:
/// 1. All of them in one batch of the solver.
/// 2. If the batch is refused, the last constraint of the minimal conflict is relaxed, and step 1 is repeated.
/// 3. If any constraint is relaxed and something was removed or moved, the relaxed ones are tried in acceptance order.
///    One that is refused by earlier ones stays relaxed; if the refusal needs a later one, that is relaxed instead.
///
/// - Complexity: without conflicts that of the solver; each conflict adds one batch.
struct ConflictResolvingSolver {
    let solver = Solver()

    /// The priority of relaxed constraints: below required, above the priorities that layouts use.
    static let relaxed = Solver.Priority(999.96875)

    /// A constraint that was added.
    typealias Handle = Int32

    private struct Entry {
        /// nil while it waits in the queue.
        var id: ConstraintID?
        /// The index in the queue while it waits.
        var queued = 0
        /// The position in acceptance order: the lowest is accepted first.
        var acceptanceOrder = UInt64.max
        var isRelaxed = false
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
        /// The minimal set that cannot hold together, in acceptance order.
        var members: [Handle]
    }

    private var entries: [Entry] = []
    private var free: [Handle] = []
    private var queue: [Edit] = []
    private var queuedTerms: [SolverTerm] = []
    private var mayRestore = false
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
    /// - Parameter acceptanceOrder: the lowest is accepted first; unique among required constraints.
    mutating func add(
        _ terms: some Collection<SolverTerm>, _ relation: Solver.Relation, _ constant: Double,
        _ priority: Solver.Priority,
        acceptanceOrder: UInt64
    ) -> Handle {
        let entry = Entry(queued: queue.count, acceptanceOrder: acceptanceOrder)
        let handle: Handle
        if let reused = free.popLast() {
            handle = reused
            entries[Int(handle)] = entry
        } else {
            handle = Handle(entries.count)
            entries.append(entry)
        }
        let first = queuedTerms.count
        queuedTerms += terms
        queuedTerms.dropTinySums(from: first)
        queue.append(
            .add(
                handle,
                Addition(
                    terms: first..<queuedTerms.count, relation: relation, constant: constant, priority: priority)))
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
            relaxations[handle] = nil
            mayRestore = true
        } else {
            queue[entry.queued] = .nothing
        }
        entries[Int(handle)] = Entry()
        free.append(handle)
    }

    /// Queues a change of a constant.
    mutating func setConstant(_ constant: Double, of handle: Handle) {
        if change(handle, { $0.constant = constant }) { return }
        queue.append(.constant(handle, constant))
        mayRestore = true
    }

    /// Queues a change of a priority.
    mutating func setPriority(_ priority: Solver.Priority, of handle: Handle) {
        if change(handle, { $0.priority = priority }) { return }
        if priority != .required { restore(handle) }
        queue.append(.priority(handle, priority))
        mayRestore = true
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
        entries[Int(handle)].isRelaxed = false
        relaxations[handle] = nil
    }

    /// Carries out what is queued.
    mutating func flush() {
        guard !queue.isEmpty else { return }
        while let conflict = applyQueue() { relax(members(of: conflict, queue)) }
        queue.removeAll(keepingCapacity: true)
        queuedTerms.removeAll(keepingCapacity: true)
        if !relaxations.isEmpty, mayRestore { reconsider() }
        mayRestore = false
    }

    /// Carries out the queue, all or nothing. Returns the conflict of a refusal, nil on success.
    private mutating func applyQueue() -> Solver.Conflict? {
        identities.removeAll(keepingCapacity: true)
        do {
            try solver.batch { (solver) throws(SolverError) in
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
        } catch .unsatisfiable(let conflict) {
            return conflict
        } catch {
            // Numbers and identities were checked before they were queued.
            preconditionFailure("\(error)")
        }
        for (handle, id) in identities { entries[Int(handle)].id = id }
        return nil
    }

    private func isRelaxed(_ handle: Handle) -> Bool { entries[Int(handle)].isRelaxed }
}

// MARK: - Conflicts

extension ConflictResolvingSolver {
    /// The constraints of a conflict, in acceptance order.
    private func members(of conflict: Solver.Conflict, _ edits: [Edit]) -> [Handle] {
        let added = edits.compactMap { edit in
            if case .add(let handle, _) = edit { handle } else { nil }
        }
        let handles = conflict.members.compactMap { member -> Handle? in
            if let position = member.position { return added[position] }
            return entries.firstIndex { $0.id == member.id }.map(Handle.init)
        }
        return handles.sorted { entries[Int($0)].acceptanceOrder < entries[Int($1)].acceptanceOrder }
    }

    /// All minimal sets among the required constraints, including the relaxed ones, each in acceptance order.
    func minimalConflicts(limit: Int) -> (sets: [[Handle]], isComplete: Bool) {
        guard !relaxations.isEmpty else { return ([], true) }
        let relaxed = relaxations.keys.sorted { entries[Int($0)].acceptanceOrder < entries[Int($1)].acceptanceOrder }
        let constraints = relaxed.compactMap { entries[Int($0)].id.flatMap(solver.constraint)?.priority(.required) }
        guard let found = try? solver.minimalConflicts(adding: constraints, limit: limit) else { return ([], false) }
        let sets = found.conflicts.map { conflict in
            conflict.members.compactMap { member -> Handle? in
                member.position.map { relaxed[$0] } ?? entries.firstIndex { $0.id == member.id }.map(Handle.init)
            }.sorted { entries[Int($0)].acceptanceOrder < entries[Int($1)].acceptanceOrder }
        }
        return (sets, found.isComplete)
    }

    /// Relaxes the last constraint of a conflict in acceptance order.
    private mutating func relax(_ members: [Handle]) {
        guard let handle = members.last else { preconditionFailure("a conflict without members") }
        entries[Int(handle)].isRelaxed = true
        relaxations[handle] = Relaxation(relaxed: handle, members: members)
        mayRestore = true
        guard let id = entries[Int(handle)].id else { return }
        // A lower priority cannot be refused.
        try? solver.setPriority(Self.relaxed, of: id)
    }

    /// Tries to make relaxed constraints required again, in acceptance order.
    private mutating func reconsider() {
        var tried = Set<Handle>()
        while let handle = relaxations.keys.filter({ !tried.contains($0) })
            .min(by: { entries[Int($0)].acceptanceOrder < entries[Int($1)].acceptanceOrder })
        {
            guard let id = entries[Int(handle)].id else { break }
            do {
                try solver.setPriority(.required, of: id)
                restore(handle)
            } catch .unsatisfiable(let conflict) {
                let members = members(of: conflict, [])
                if members.last == handle {
                    tried.insert(handle)
                    relaxations[handle] = Relaxation(relaxed: handle, members: members)
                } else {
                    relax(members)
                }
            } catch {
                preconditionFailure("\(error)")
            }
        }
    }
}
