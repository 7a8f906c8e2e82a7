import MullionSolver

/// A solver that is never refused: required constraints that cannot hold with the others are demoted.
///
/// Which ones: the constraints are accepted by falling seniority, each unless it cannot hold with those accepted before
/// it. So the outcome depends on the constraints that are there, not on the order of edits, and what was demoted comes
/// back when its cause is gone.
///
/// Edits are queued and carried out together by ``flush()``:
/// 1. All of them in one batch of the solver.
/// 2. If it is refused, the least senior constraint of the minimal conflict is demoted, and step 1 is tried again.
/// 3. If anything is demoted and something was taken away or moved, the demoted ones are tried by falling seniority.
///    One that is refused by more senior ones stays demoted; if the refusal needs a less senior one, that is demoted
///    instead.
///
/// - Complexity: without conflicts that of the solver; each conflict adds one batch.
struct TolerantSolver {
    let solver = Solver()

    /// The level of demoted constraints: below required, above what layouts use.
    static let demoted = Priority(999.96875)

    /// A constraint that was added.
    typealias Handle = Int32

    private struct Entry {
        /// nil while it waits in the queue.
        var id: ConstraintID?
        /// Its place in the queue while it waits.
        var queued = 0
        /// Lower is more senior.
        var seniority = UInt64.max
        var isDemoted = false
    }

    private enum Edit {
        case nothing
        case add(Handle, Addition)
        case remove(ConstraintID)
        case constant(Handle, Double)
        case priority(Handle, Priority)
    }

    /// A constraint that waits; its terms are a range of those that wait.
    private struct Addition {
        var terms: Range<Int>
        var relation: Relation
        var constant: Double
        var priority: Priority
    }

    /// A constraint that was demoted, and why.
    struct Demotion {
        var demoted: Handle
        /// The minimal set that cannot hold together, by falling seniority.
        var members: [Handle]
    }

    private var entries: [Entry] = []
    private var free: [Handle] = []
    private var queue: [Edit] = []
    private var queuedTerms: [SolverTerm] = []
    private var mayRestore = false
    /// What the queue has added so far, while it is carried out.
    private var identities: [(Handle, ConstraintID)] = []

    /// The constraints that are demoted now.
    private(set) var demotions: [Handle: Demotion] = [:]

    /// How far a constraint is missed.
    func error(of handle: Handle) -> Double { entries[Int(handle)].id.flatMap(solver.error) ?? 0 }

    /// A constraint as the solver has it; nil while it waits.
    func constraint(of handle: Handle) -> Constraint? { entries[Int(handle)].id.flatMap(solver.constraint) }

    /// Whether edits wait for ``flush()``.
    var isPending: Bool { !queue.isEmpty }
}

// MARK: - Edits

extension TolerantSolver {
    /// Queues a constraint.
    /// - Parameter seniority: lower is more senior; no two required constraints have the same.
    mutating func add(
        _ terms: some Collection<SolverTerm>, _ relation: Relation, _ constant: Double, _ priority: Priority,
        seniority: UInt64
    ) -> Handle {
        let entry = Entry(queued: queue.count, seniority: seniority)
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
    mutating func add(_ constraint: Constraint, seniority: UInt64) -> Handle {
        add(
            constraint.terms, constraint.relation, constraint.constant, constraint.priority, seniority: seniority)
    }

    /// Takes a constraint away. The handle must not be used any more.
    mutating func remove(_ handle: Handle) {
        let entry = entries[Int(handle)]
        if let id = entry.id {
            queue.append(.remove(id))
            demotions[handle] = nil
            mayRestore = true
        } else {
            queue[entry.queued] = .nothing
        }
        entries[Int(handle)] = Entry()
        free.append(handle)
    }

    /// Queues another constant.
    mutating func setConstant(_ constant: Double, of handle: Handle) {
        if change(handle, { $0.constant = constant }) { return }
        queue.append(.constant(handle, constant))
        mayRestore = true
    }

    /// Queues another priority.
    mutating func setPriority(_ priority: Priority, of handle: Handle) {
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
        entries[Int(handle)].isDemoted = false
        demotions[handle] = nil
    }

    /// Carries out what is queued.
    mutating func flush() {
        guard !queue.isEmpty else { return }
        while let conflict = applyQueue() { demote(members(of: conflict, queue)) }
        queue.removeAll(keepingCapacity: true)
        queuedTerms.removeAll(keepingCapacity: true)
        if !demotions.isEmpty, mayRestore { reconsider() }
        mayRestore = false
    }

    /// Carries out the queue, all or nothing; the conflict that refused it, nil if it is done.
    private mutating func applyQueue() -> Conflict? {
        identities.removeAll(keepingCapacity: true)
        do {
            try solver.batch { (solver) throws(SolverError) in
                for edit in queue {
                    switch edit {
                    case .nothing: break
                    case .add(let handle, let addition):
                        let id = try solver.add(
                            queuedTerms[addition.terms], addition.relation, addition.constant,
                            priority: isDemoted(handle) ? Self.demoted : addition.priority)
                        identities.append((handle, id))
                    case .remove(let id):
                        try solver.remove(id)
                    case .constant(let handle, let constant):
                        guard let id = entries[Int(handle)].id else { continue }
                        try solver.setConstant(constant, of: id)
                    case .priority(let handle, let priority):
                        guard let id = entries[Int(handle)].id else { continue }
                        try solver.setPriority(isDemoted(handle) ? Self.demoted : priority, of: id)
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

    private func isDemoted(_ handle: Handle) -> Bool { entries[Int(handle)].isDemoted }
}

// MARK: - Conflicts

extension TolerantSolver {
    /// The constraints of a conflict, by falling seniority.
    private func members(of conflict: Conflict, _ edits: [Edit]) -> [Handle] {
        let added = edits.compactMap { edit in
            if case .add(let handle, _) = edit { handle } else { nil }
        }
        let handles = conflict.members.compactMap { member -> Handle? in
            if let position = member.position { return added[position] }
            return entries.firstIndex { $0.id == member.id }.map(Handle.init)
        }
        return handles.sorted { entries[Int($0)].seniority < entries[Int($1)].seniority }
    }

    /// All minimal sets among the required constraints, the demoted ones included, by falling seniority inside.
    func minimalConflicts(limit: Int) -> (sets: [[Handle]], isComplete: Bool) {
        guard !demotions.isEmpty else { return ([], true) }
        let demoted = demotions.keys.sorted { entries[Int($0)].seniority < entries[Int($1)].seniority }
        let constraints = demoted.compactMap { entries[Int($0)].id.flatMap(solver.constraint)?.priority(.required) }
        guard let found = try? solver.minimalConflicts(adding: constraints, limit: limit) else { return ([], false) }
        let sets = found.conflicts.map { conflict in
            conflict.members.compactMap { member -> Handle? in
                member.position.map { demoted[$0] } ?? entries.firstIndex { $0.id == member.id }.map(Handle.init)
            }.sorted { entries[Int($0)].seniority < entries[Int($1)].seniority }
        }
        return (sets, found.isComplete)
    }

    /// Demotes the least senior of a conflict.
    private mutating func demote(_ members: [Handle]) {
        guard let handle = members.last else { preconditionFailure("a conflict without members") }
        entries[Int(handle)].isDemoted = true
        demotions[handle] = Demotion(demoted: handle, members: members)
        mayRestore = true
        guard let id = entries[Int(handle)].id else { return }
        // Demoting cannot be refused.
        try? solver.setPriority(Self.demoted, of: id)
    }

    /// Tries what is demoted again, the most senior first.
    private mutating func reconsider() {
        var tried = Set<Handle>()
        while let handle = demotions.keys.filter({ !tried.contains($0) })
            .min(by: { entries[Int($0)].seniority < entries[Int($1)].seniority })
        {
            guard let id = entries[Int(handle)].id else { break }
            do {
                try solver.setPriority(.required, of: id)
                restore(handle)
            } catch .unsatisfiable(let conflict) {
                let members = members(of: conflict, [])
                if members.last == handle {
                    tried.insert(handle)
                    demotions[handle] = Demotion(demoted: handle, members: members)
                } else {
                    demote(members)
                }
            } catch {
                preconditionFailure("\(error)")
            }
        }
    }
}
