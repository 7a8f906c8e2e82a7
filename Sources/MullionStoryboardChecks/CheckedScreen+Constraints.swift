import MullionAutoLayout
import MullionGeometry
import MullionStoryboards

// The checks of constraints: conflicts, left-out constraints, ambiguity.
extension CheckedScreen {
    private var conflicts: [LayoutConflict] {
        screen.layout.reports.compactMap { if case .conflict(let conflict) = $0 { conflict } else { nil } }
    }

    /// Finds required constraints that conflict.
    mutating func findConflicts(_ found: inout IssueList) {
        for issue in screen.issues(of: conflicts) { found.add(issue.problem, issue.object, issue.position) }
        doubtConflicts()
    }

    /// Marks views whose constraints were broken, because their frames are meaningless.
    mutating func doubtConflicts() {
        let conflicts = conflicts
        guard !conflicts.isEmpty else { return }
        hasConflict = true
        let paths = Set(conflicts.flatMap { $0.members.flatMap(\.paths) })
        let names = Set(paths.compactMap { $0.split(separator: "/").last.map(String.init) })
        doubt(Set(rows.indices.dropFirst().filter { names.contains(rows[$0].view.identifier ?? "") }))
    }

    /// Finds constraints that layout left out.
    func findLayoutDiagnostics(_ found: inout IssueList) {
        guard !screen.layout.diagnostics.isEmpty || !screen.layout.reports.isEmpty else { return }
        let words = ConstraintWords(screen.root.view, guides: screen.root.guides)
        let root = screen.root.view
        func add(_ problem: StoryboardIssue.Problem, _ id: String) {
            let position = words.position(of: id) ?? root.position
            found.add(problem, (words.owner(of: id) ?? root).object, position)
        }
        for diagnostic in screen.layout.diagnostics {
            switch diagnostic {
            case .missingItem(let constraint, let item):
                add(.missingItem(constraint: constraint, item: item), constraint)
            case .unusableConstraint(let constraint, let reason):
                add(.unusableConstraint(constraint: constraint, reason: reason), constraint)
            }
        }
        for report in screen.layout.reports {
            switch report {
            case .conflict: continue
            case .stackView(let view, let problem):
                let row = rows.first { $0.view.identifier == view || view.hasSuffix($0.view.identifier ?? "/") }
                let source = row?.source ?? root
                found.add(.layout(problem), source.object, source.position)
            case .unstable, .unusableConstant, .layoutLoop, .reentrantLayout:
                found.add(.layout("\(report)"), root.object, root.position)
            }
        }
    }

    /// The most work that questions about the ambiguity of one screen may take: seconds, for thousands of views of
    /// which each follows from the others.
    private static let ambiguityLimit = 300_000_000

    /// Finds ambiguous views.
    ///
    /// - Parameter isReported: Whether they are issues; otherwise, they are only marked as uncertain.
    mutating func findAmbiguity(_ isReported: Bool, _ found: inout IssueList) {
        // A stored length that only the absence of constraints preserves is ambiguous.
        let layout = StoryboardLayout(screen.root, in: screen.surroundings.withoutKeptLengths)
        var doubtful: Set<Int> = []
        var omitted = 0
        // Views in an ambiguous view are ambiguous with it.
        var isInside = [Bool](repeating: false, count: rows.count)
        for index in rows.indices.dropFirst() {
            let row = rows[index]
            isInside[index] = row.parent.map { isInside[$0] } ?? false
            guard !isInside[index], !row.isHidden, let id = row.source.id, let view = layout.views[id] else { continue }
            guard view.ambiguityWork < Self.ambiguityLimit else {
                omitted += 1
                continue
            }
            let attributes = view.ambiguousAttributes
            guard !attributes.isEmpty else { continue }
            isInside[index] = true
            doubtful.insert(index)
            let told = row.source.verified(attributes)
            if isReported, !told.isEmpty { found.add(.ambiguous(told), row.source.object, row.source.position) }
        }
        doubt(doubtful)
        guard isReported, omitted > 0 else { return }
        found.add(
            .layout(
                "constraints connect too many views; \(omitted) of \(rows.count - 1) were not checked for ambiguity"),
            screen.root.view.object, screen.root.view.position)
    }
}

extension StoryboardScreen {
    /// Returns the issues that layout reports, in document order: conflicts, and constraints that it leaves out.
    package func layoutIssues(in setting: StoryboardSetting, of document: StoryboardDocument) -> [StoryboardIssue] {
        var found = IssueList()
        found.isOwn = true
        var screen = CheckedScreen(self, in: setting, of: document)
        screen.findConflicts(&found)
        screen.findLayoutDiagnostics(&found)
        return found.issues(Set(StoryboardIssue.Kind.allCases))
    }

    /// Returns an issue for each conflict.
    package func issues(of conflicts: [LayoutConflict]) -> [StoryboardIssue] {
        guard !conflicts.isEmpty else { return [] }
        let words = ConstraintWords(root.view, guides: root.guides)
        return conflicts.map { conflict in
            let conflict = words.conflict(conflict)
            // The position is that of the broken constraint or, if it is implicit, of a written one.
            let member = ([conflict.broken] + conflict.members).first { $0.position != nil }
            let owner = member?.id.flatMap { words.owner(of: $0) } ?? root.view
            return StoryboardIssue(
                problem: .unsatisfiable(conflict), object: owner.object,
                position: member?.position ?? root.view.position)
        }
    }
}

extension StoryboardView {
    /// Returns the ambiguous attributes that the view's setting reports: all, only the position, or none.
    fileprivate func verified(_ attributes: [LayoutConstraint.Attribute]) -> [LayoutConstraint.Attribute] {
        switch self.attributes["verifyAmbiguity"] {
        case "off": []
        case "ignoreSizes": attributes.filter { $0 == .left || $0 == .top }
        default: attributes
        }
    }
}
