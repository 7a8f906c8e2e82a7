import MullionAutoLayout
import MullionGeometry
import MullionStoryboards

// The checks of constraints: conflicts, left-out constraints.
extension CheckedScreen {
    private var conflicts: [LayoutConflict] {
        screen.layout.reports.compactMap { if case .conflict(let conflict) = $0 { conflict } else { nil } }
    }

    /// Finds required constraints that conflict.
    ///
    /// Placeholder constraints are removed when the document is built, so they conflict only in Interface Builder.
    mutating func findConflicts(_ found: inout IssueList) {
        let conflicts = conflicts
        guard !conflicts.isEmpty else { return }
        let words = ConstraintWords(screen.root.view, guides: screen.root.guides)
        for conflict in conflicts where !(isSelfSizing && conflict.needsRootHeight) && !words.isDesignTime(conflict) {
            let issue = screen.issue(of: conflict, words)
            found.add(issue.problem, issue.object, issue.position)
        }
        doubtConflicts()
    }

    /// Marks views whose constraints were broken, because their frames are meaningless.
    mutating func doubtConflicts() {
        let conflicts = conflicts
        guard !conflicts.isEmpty else { return }
        hasConflict = conflicts.contains { !$0.isOfHiddenView }
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
        if screen.layout.reports.count >= ReportLog.limit {
            found.add(
                .layout("there may be more conflicts; a check lists the first \(ReportLog.limit)"), root.object,
                root.position, .error)
        }
        for report in screen.layout.reports {
            switch report {
            case .conflict: continue
            case .tooManyConflicts: found.add(.layout("\(report)"), root.object, root.position, .error)
            case .stackView(let view, let problem):
                let row = rows.first { $0.view.identifier == view || view.hasSuffix($0.view.identifier ?? "/") }
                let source = row?.source ?? root
                found.add(.layout(problem), source.object, source.position)
            case .unstable, .unusableConstant, .layoutLoop, .reentrantLayout:
                found.add(.layout("\(report)"), root.object, root.position, .note)
            }
        }
    }
}

extension StoryboardScreen {
    /// Returns the issues that layout reports, in document order: conflicts, and constraints that it leaves out.
    package func layoutIssues(in setting: StoryboardSetting, of document: StoryboardDocument) -> [StoryboardIssue] {
        var found = IssueList()
        found.isOwn = true
        var screen = CheckedScreen(self, in: setting, of: document)
        // Frames are those in the given size.
        screen.isSelfSizing = false
        screen.findConflicts(&found)
        screen.findLayoutDiagnostics(&found)
        return found.issues(Set(StoryboardIssue.Kind.allCases), from: .note)
    }

    /// Returns an issue for each conflict.
    package func issues(of conflicts: [LayoutConflict]) -> [StoryboardIssue] {
        guard !conflicts.isEmpty else { return [] }
        let words = ConstraintWords(root.view, guides: root.guides)
        return conflicts.map { issue(of: $0, words) }
    }

    /// Returns the issue for a conflict.
    fileprivate func issue(of conflict: LayoutConflict, _ words: ConstraintWords) -> StoryboardIssue {
        let described = words.conflict(conflict)
        // The position is that of the broken constraint or, if it is implicit, of a written one.
        let member = ([described.broken] + described.members).first { $0.position != nil }
        let owner = member?.id.flatMap { words.owner(of: $0) } ?? root.view
        if let hidden = conflict.hiddenView.flatMap({ words.view($0) }) {
            return StoryboardIssue(
                problem: .hiddenArranged(described, view: hidden.object), object: hidden.object,
                position: hidden.position)
        }
        return StoryboardIssue(
            problem: .unsatisfiable(described), object: owner.object,
            position: member?.position ?? root.view.position)
    }
}

extension LayoutConflict {
    /// The stack view's constraint that hides an arranged view, if it is a member.
    private var hiding: Member? { members.first { $0.origin == .stackView && $0.identifier == "hiding" } }

    /// Whether the conflict is between the hiding of an arranged view and its own constraints.
    fileprivate var isOfHiddenView: Bool { hiding != nil }

    /// The ID of the hidden view.
    fileprivate var hiddenView: String? {
        hiding?.paths.first?.split(separator: "/").last.map(String.init)
    }

    /// Whether the height of the root is a member.
    package var needsRootHeight: Bool { members.contains { $0.origin == .root && $0.text.hasPrefix("height") } }
}
