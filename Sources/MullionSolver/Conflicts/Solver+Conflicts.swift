extension Solver {
    /// A minimal conflict in a system that cannot hold, in the terms of the running edit.
    func report(_ problem: borrowing Problem) -> Conflict {
        var unlimited = ConflictWork()
        return report(problem, &unlimited)
    }

    /// A conflict in a system that cannot hold, minimal if the work is within its limit.
    private func report(_ problem: borrowing Problem, _ work: inout ConflictWork) -> Conflict {
        for part in problem.connectedParts() {
            var finder = ConflictFinder(problem.required(part))
            let canHold = finder.canHold(finder.problem.requiredConstraints)
            work.done += finder.work
            if canHold { continue }
            let edited = editedConstraints(of: finder.problem)
            let part = edited.isEmpty ? finder.problem.copy() : finder.problem.impossiblePart(near: edited)
            finder = ConflictFinder(part)
            finder.workLimit = work.limit - min(work.done, work.limit)
            let members = finder.minimalSet(among: finder.problem.requiredConstraints)
            work.done += finder.work
            return conflict(finder.problem, members)
        }
        var finder = ConflictFinder(problem.copy())
        return conflict(problem, finder.minimalSet(among: problem.requiredConstraints))
    }

    /// Performs edits as one, like ``batch(_:)``, and returns the conflicts if they are refused, [] otherwise.
    ///
    /// Each conflict is minimal, and those found together remain when the last member of the others is left out.
    /// Further ones may follow when that has happened.
    /// - Parameter acceptanceOrder: of the constraints in the solver and those that the edits add: the lowest is
    ///   accepted first.
    package func batch(
        acceptanceOrder: (ConstraintID) -> UInt64, _ body: (Solver) throws(SolverError) -> Void
    ) throws(SolverError) -> [Conflict] {
        var unlimited = ConflictWork()
        return try batch(acceptanceOrder: acceptanceOrder, &unlimited, body)
    }

    /// Performs edits as one, like ``batch(acceptanceOrder:_:)``, with a limit on the work of finding conflicts.
    ///
    /// Beyond the limit, the conflicts are ``ConflictWork/isExhausted``: each has one member, and all of these members
    /// come after the constraints that hold together.
    package func batch(
        acceptanceOrder: (ConstraintID) -> UInt64, _ work: inout ConflictWork,
        _ body: (Solver) throws(SolverError) -> Void
    ) throws(SolverError) -> [Conflict] {
        var conflicts: [Conflict] = []
        do {
            try edit(reporting: { problem in
                if work.done >= work.limit {
                    conflicts = excess(of: problem, acceptanceOrder)
                    if let first = conflicts.first {
                        work.isExhausted = true
                        return first
                    }
                }
                // What the attempt to solve the system took, and what following its chains takes.
                work.done += 2 * problem.mark.count
                let order = problem.mark.indices.map { acceptanceOrder(id(ofSlot: Int(problem.mark[$0]))) }
                var chains = ChainedConflicts(problem.copy(), order: order)
                let additions = additions
                conflicts = chains.find().map { conflict(problem, $0, additions) }
                return conflicts.first ?? report(problem, &work)
            }) { () throws(SolverError) in try body(self) }
        } catch .unsatisfiable(let conflict) {
            return conflicts.isEmpty ? [conflict] : conflicts
        }
        return []
    }

    /// The constraints without which a system holds, without their reasons: in each part that cannot hold, those that
    /// follow, in acceptance order, the longest beginning that can.
    ///
    /// - Complexity: O(log n) solves for n constraints.
    private func excess(
        of problem: borrowing Problem, _ acceptanceOrder: (ConstraintID) -> UInt64
    ) -> [Conflict] {
        var result: [Conflict] = []
        let additions = additions
        for part in problem.connectedParts() {
            var finder = ConflictFinder(problem.required(part))
            var ranked: [(order: UInt64, constraint: Int)] = []
            for constraint in finder.problem.requiredConstraints {
                let slot = Int(finder.problem.mark[constraint])
                ranked.append((acceptanceOrder(id(ofSlot: slot)), constraint))
            }
            let ordered = ranked.sorted { $0 < $1 }.map(\.constraint)
            guard !finder.canHold(ordered.sorted()) else { continue }
            var (holding, failing) = (0, ordered.count)
            while failing - holding > 1 {
                let middle = (holding + failing) / 2
                if finder.canHold(ordered[..<middle].sorted()) {
                    holding = middle
                } else {
                    failing = middle
                }
            }
            for constraint in ordered[holding...] { result.append(conflict(finder.problem, [constraint], additions)) }
        }
        return result
    }

    /// The constraints of a problem that the running edit added or changed.
    private func editedConstraints(of problem: borrowing Problem) -> [Int] {
        var slots: Set<Int32> = []
        for index in journal.indices {
            switch journal[index] {
            case .added(let first, let count): slots.formUnion(first..<first + count)
            case .constant(let slot, _), .priority(let slot, _): slots.insert(slot)
            default: break
            }
        }
        return problem.mark.indices.filter { slots.contains(problem.mark[$0]) }
    }

    private func conflict(_ problem: borrowing Problem, _ members: [Int]) -> Conflict {
        conflict(problem, members, additions)
    }

    /// By slot: the position of a constraint that the running edit added.
    private var additions: [Int32: Int] {
        Dictionary(addedSlots.indices.map { (addedSlots[$0], $0) }, uniquingKeysWith: { first, _ in first })
    }

    private func conflict(_ problem: borrowing Problem, _ members: [Int], _ additions: [Int32: Int]) -> Conflict {
        let slots = members.map { problem.mark[$0] }
        return Conflict(
            members: slots.map { slot in
                let position = additions[slot]
                return Conflict.Member(
                    id: position == nil ? id(ofSlot: Int(slot)) : nil, constraint: constraint(inSlot: Int(slot)),
                    position: position)
            })
    }

    /// Returns all minimal conflicts among the required constraints of the solver and the given ones, smallest
    /// first, and whether these are all. Nothing is changed.
    ///
    /// Members that are not in the solver have no `id`, and their position in `constraints`.
    /// - Parameter limit: the most conflicts to look for. There can be exponentially many. The search also ends, with
    ///   at least one conflict in each part of the system that has any, when it has taken a second or so.
    /// - Throws: as for adding them, but not `unsatisfiable`.
    public func minimalConflicts(
        adding constraints: [Constraint], limit: Int = 100
    ) throws(SolverError) -> (conflicts: [Conflict], isComplete: Bool) {
        try minimalConflicts(adding: constraints, limit: limit, workLimit: ConflictWork.searchLimit)
    }

    package func minimalConflicts(
        adding constraints: [Constraint], limit: Int, workLimit: Int
    ) throws(SolverError) -> (conflicts: [Conflict], isComplete: Bool) {
        var result: [Conflict] = []
        var isComplete = true
        let begin = journal.count
        let hadNeed = needsVerdict
        let outer = addedSlots.copy()
        addedSlots.removeAll()
        let outerBegin = editBegin
        editBegin = begin
        batchDepth += 1
        defer {
            batchDepth -= 1
            editBegin = outerBegin
            undo(to: begin)
            addedSlots = outer.copy()
            needsVerdict = hadNeed
        }
        var empty: [Conflict] = []
        for (index, constraint) in constraints.enumerated() {
            do {
                try add(constraint)
            } catch .unsatisfiable(var conflict) {
                // A constraint without variables: it conflicts with itself, and with nothing else.
                conflict.members[0].position = index
                empty.append(conflict)
                addedSlots.append(-1)
            }
        }
        result = empty
        // One that went into a solved system marked nothing.
        for slot in addedSlots.indices.map({ addedSlots[$0] }) where slot >= 0 { markDirty(Int(slot)) }
        var work = 0
        forEachImpossibleSystem { finder in
            finder.workLimit = max(0, workLimit - work)
            defer { work += finder.work }
            let (sets, all) = finder.allMinimalSets(limit: max(0, limit - result.count))
            for set in sets { result.append(conflict(finder.problem, set)) }
            if !all { isComplete = false }
        }
        return (result.sorted { $0.members.count < $1.members.count }, isComplete)
    }
}

/// The work of finding conflicts, as a `ConflictFinder` measures it.
package struct ConflictWork {
    package var done = 0
    /// The work after which conflicts are no longer minimal, and after which none are looked for.
    package var limit = Int.max
    /// The limit of a search for all conflicts.
    package static let searchLimit = 1_500_000
    /// Whether the conflicts found last are only the constraints that do not hold with those accepted before them.
    package fileprivate(set) var isExhausted = false

    package init(limit: Int = .max) { self.limit = limit }
}
