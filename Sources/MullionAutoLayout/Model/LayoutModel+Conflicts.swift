import MullionGeometry
import MullionSolver

// Conflicts in the words of views.
extension LayoutModel {
    /// Reports the demotions that were not reported yet.
    func noteConflicts() {
        guard !solver.demotions.isEmpty || !reportedConflicts.isEmpty else { return }
        let demotions = solver.demotions
        reportedConflicts = reportedConflicts.filter { demotions[$0.key]?.members == $0.value }
        for (handle, demotion) in demotions.sorted(by: { $0.key < $1.key }) where reportedConflicts[handle] == nil {
            reportedConflicts[handle] = demotion.members
            reports.append(.conflict(describe(demotion)))
        }
    }

    /// The user's constraints that are demoted now, by creation.
    var demotedConstraints: [LayoutConstraint] {
        constraints.filter { solver.demotions[$0.handle] != nil }.sorted { $0.number < $1.number }
    }

    /// All minimal sets among the required constraints, the demoted ones included.
    func minimalConflicts(limit: Int) -> (conflicts: [[LayoutConflict.Member]], isComplete: Bool) {
        let (sets, isComplete) = solver.minimalConflicts(limit: limit)
        return (sets.map { $0.map(describe) }, isComplete)
    }

    private func describe(_ demotion: TolerantSolver.Demotion) -> LayoutConflict {
        LayoutConflict(
            members: demotion.members.map(describe), demoted: describe(demotion.demoted),
            error: solver.error(of: demotion.demoted))
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
            for index in 0..<4 where record.wishes[index] == handle {
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
