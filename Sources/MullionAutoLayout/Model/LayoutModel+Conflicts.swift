import MullionGeometry
import MullionSolver

// Conflicts in the words of views.
extension LayoutModel {
    /// Reports the relaxed constraints that were not reported yet.
    func noteConflicts() {
        guard !solver.relaxations.isEmpty || !reportedConflicts.isEmpty else { return }
        let relaxations = solver.relaxations
        reportedConflicts = reportedConflicts.filter { relaxations[$0.key]?.members == $0.value }
        for (handle, relaxation) in relaxations.sorted(by: { $0.key < $1.key }) where reportedConflicts[handle] == nil {
            reportedConflicts[handle] = relaxation.members
            reports.append(.conflict(describe(relaxation)))
        }
    }

    /// The user's constraints that are relaxed now, by creation.
    var relaxedConstraints: [LayoutConstraint] {
        constraints.filter { solver.relaxations[$0.handle] != nil }.sorted { $0.number < $1.number }
    }

    /// All minimal sets among the required constraints, including the relaxed ones.
    func minimalConflicts(limit: Int) -> (conflicts: [[LayoutConflict.Member]], isComplete: Bool) {
        let (sets, isComplete) = solver.minimalConflicts(limit: limit)
        return (sets.map { $0.map(describe) }, isComplete)
    }

    private func describe(_ relaxation: ConflictResolvingSolver.Relaxation) -> LayoutConflict {
        LayoutConflict(
            members: relaxation.members.map(describe), relaxed: describe(relaxation.relaxed),
            error: solver.error(of: relaxation.relaxed))
    }

    private func describe(_ handle: Int32) -> LayoutConflict.Member {
        if let constraint = constraints.first(where: { $0.handle == handle }) {
            var paths: [String] = []
            constraint.forEachItem { paths.append($0.path) }
            let origin: LayoutConflict.Origin =
                switch constraint.origin {
                case .mask: .mask
                case .stack: .stackView
                case .user: .user
                }
            return LayoutConflict.Member(
                text: constraint.sentence, identifier: constraint.identifier,
                paths: paths, origin: origin)
        }
        for record in records {
            guard let item = record.item else { continue }
            for axis in 0..<2 where record.minimums[axis] == handle {
                return member("\(item.name).\(axis == 0 ? "width" : "height") >= 0", item, .minimumSize)
            }
            for index in 0..<4 where record.mask[index] == handle {
                let isRoot = item === root
                let names = isRoot ? ["width", "height", "", ""] : ["x", "width", "y", "height"]
                return member("\(names[index]) of \(item.name) by its frame", item, isRoot ? .root : .mask)
            }
            for index in 0..<4 where record.contentConstraints[index] == handle {
                let name = index < 2 ? "width" : "height"
                let relation = index % 2 == 0 ? "<=" : ">="
                return member("\(item.name).\(name) \(relation) \(record.content[index / 2])", item, .content)
            }
        }
        return LayoutConflict.Member(text: "a constraint that is gone", identifier: nil, paths: [], origin: .user)
    }

    private func member(_ text: String, _ item: LayoutItem, _ origin: LayoutConflict.Origin) -> LayoutConflict.Member {
        LayoutConflict.Member(text: text, identifier: nil, paths: [item.path], origin: origin)
    }
}
