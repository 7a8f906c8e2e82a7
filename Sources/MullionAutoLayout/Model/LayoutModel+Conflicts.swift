import MullionGeometry
import MullionSolver

// Conflicts in the words of views.
extension LayoutModel {
    /// Reports the relaxed constraints that were not reported yet.
    func noteConflicts() {
        guard !solver.relaxations.isEmpty || !reportedConflicts.isEmpty else { return }
        let relaxations = solver.relaxations
        reportedConflicts = reportedConflicts.filter { relaxations[$0.key]?.members == $0.value }
        guard relaxations.contains(where: { reportedConflicts[$0.key] == nil }) else { return }
        let sources = conflictSources()
        var unexamined = 0
        for (handle, relaxation) in relaxations.sorted(by: { $0.key < $1.key }) where reportedConflicts[handle] == nil {
            reportedConflicts[handle] = relaxation.members
            guard relaxation.isExamined else {
                unexamined += 1
                continue
            }
            reports.append(
                .conflict(
                    LayoutConflict(
                        members: relaxation.members.map { describe(sources[$0]) },
                        relaxed: describe(sources[handle]), error: solver.error(of: handle))))
        }
        if unexamined > 0 { reports.append(.tooManyConflicts(unexamined: unexamined)) }
    }

    /// The user's constraints that are relaxed now, by creation.
    var relaxedConstraints: [LayoutConstraint] {
        constraints.filter { solver.relaxations[$0.handle] != nil }.sorted { $0.number < $1.number }
    }

    /// All minimal sets among the required constraints, including the relaxed ones.
    func minimalConflicts(limit: Int) -> (conflicts: [[LayoutConflict.Member]], isComplete: Bool) {
        let (sets, isComplete) = solver.minimalConflicts(limit: limit)
        let sources = conflictSources()
        return (sets.map { $0.map { describe(sources[$0]) } }, isComplete)
    }

    /// What a constraint in the solver was made for.
    private enum Source {
        case constraint(LayoutConstraint)
        case minimum(ConstraintItem, axis: Int)
        case mask(ConstraintItem, Int)
        case content(ConstraintItem, Int, Double)
    }

    /// By handle: what it was made for.
    private func conflictSources() -> [Int32: Source] {
        var sources: [Int32: Source] = [:]
        for record in records {
            guard let item = record.item else { continue }
            let mask = record.mask < 0 ? MaskRecord() : masks[record.mask]
            for index in 0..<4 {
                if record.contentConstraints[index] >= 0 {
                    sources[record.contentConstraints[index]] = .content(item, index, record.content[index / 2])
                }
                if mask.constraints[index] >= 0 { sources[mask.constraints[index]] = .mask(item, index) }
            }
            for axis in 0..<2 where record.minimums[axis] >= 0 {
                sources[record.minimums[axis]] = .minimum(item, axis: axis)
            }
        }
        for constraint in constraints where constraint.handle >= 0 {
            sources[constraint.handle] = .constraint(constraint)
        }
        return sources
    }

    private func describe(_ source: Source?) -> LayoutConflict.Member {
        switch source {
        case .constraint(let constraint):
            var paths: [String] = []
            constraint.forEachItem { paths.append($0.path) }
            return LayoutConflict.Member(
                text: constraint.sentence, identifier: constraint.identifier, paths: paths, origin: constraint.origin)
        case .minimum(let item, let axis):
            return member("\(item.name).\(axis == 0 ? "width" : "height") >= 0", item, .minimumSize)
        case .mask(let item, let index):
            let isRoot = item === root
            let names = isRoot ? ["width", "height", "", ""] : ["x", "width", "y", "height"]
            return member("\(names[index]) of \(item.name) by its frame", item, isRoot ? .root : .mask)
        case .content(let item, let index, let content):
            let name = index < 2 ? "width" : "height"
            let relation = index % 2 == 0 ? "<=" : ">="
            return member("\(item.name).\(name) \(relation) \(content)", item, .content)
        case nil:
            return LayoutConflict.Member(text: "a constraint that is gone", identifier: nil, paths: [], origin: .user)
        }
    }

    private func member(_ text: String, _ item: ConstraintItem, _ origin: LayoutConflict.Origin)
        -> LayoutConflict.Member
    {
        LayoutConflict.Member(text: text, identifier: nil, paths: [item.path], origin: origin)
    }
}
