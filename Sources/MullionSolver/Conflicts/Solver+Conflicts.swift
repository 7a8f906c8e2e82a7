extension Solver {
    /// A minimal conflict in a system that cannot hold, in the terms of the running edit.
    func report(_ problem: Problem) -> Conflict {
        let parts = problem.connectedParts()
        let part = parts.first { part in
            var finder = ConflictFinder(part)
            return !finder.canHold(Array(0..<part.constraintCount))
        }
        let culprit = part ?? problem
        var finder = ConflictFinder(culprit)
        let required = (0..<culprit.constraintCount).filter(culprit.isRequired)
        return conflict(culprit, finder.minimalSet(among: required))
    }

    private func conflict(_ problem: Problem, _ members: [Int]) -> Conflict {
        Conflict(
            members: members.map { index in
                let slot = problem.mark[index]
                let position = addedSlots.firstIndex(of: slot)
                return Conflict.Member(
                    id: position == nil ? id(ofSlot: Int(slot)) : nil, constraint: constraint(inSlot: Int(slot)),
                    position: position)
            })
    }

    /// All minimal conflicts among the required constraints of the solver and others that it might be given, smallest
    /// first, and whether these are all. Nothing is changed.
    ///
    /// Members that are not in the solver have no `id`, and their position in `constraints`.
    /// - Parameter limit: the most conflicts to look for. There can be exponentially many.
    /// - Throws: as for adding them, but not `unsatisfiable`.
    public func minimalConflicts(
        adding constraints: [Constraint], limit: Int = 100
    ) throws(SolverError) -> (conflicts: [Conflict], isComplete: Bool) {
        var result: [Conflict] = []
        var isComplete = true
        let begin = journal.count
        let hadNeed = needsVerdict
        let outer = addedSlots
        addedSlots = []
        batchDepth += 1
        defer {
            batchDepth -= 1
            undo(to: begin)
            addedSlots = outer
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
        for problem in impossibleSystems() {
            var finder = ConflictFinder(problem)
            let (sets, all) = finder.allMinimalSets(limit: max(0, limit - result.count))
            result += sets.map { conflict(problem, $0) }
            if !all { isComplete = false }
        }
        return (result.sorted { $0.members.count < $1.members.count }, isComplete)
    }
}
