import Foundation
import MullionAutoLayout
import MullionGeometry

extension VectorCase {
    /// Lays out, measures, or reads, and compares.
    func check(_ question: AutoLayoutQuestion, _ differences: inout Differences) {
        switch question {
        case .scene(let question): check(question, &differences)
        case .visualFormat(let question): check(question, &differences)
        case .overflow(let question): check(question, &differences)
        }
    }

    private func check(_ question: SceneQuestion, _ differences: inout Differences) {
        do throws(LayoutConstraintError) {
            let run: SceneRun
            if let change = question.change {
                run = try SceneRun(question.scene.before(change))
                differences.compare("calls", question.calls ?? [], try run.calls(of: change, question.scene))
            } else {
                run = try SceneRun(question.scene)
            }
            if let fitting = question.fitting {
                run.compare(fitting, question.size, &differences)
            } else {
                run.root.layoutIfNeeded()
                run.compareConflicts(question, &differences)
            }
            run.compareFrames(question, &differences)
        } catch {
            differences.add("a constraint is refused: \(error)")
        }
    }
}

extension SceneRun {
    /// The size that the view wants, asked twice.
    fileprivate func compare(
        _ fitting: VectorCase.SceneQuestion.Fitting, _ size: CGSize?, _ differences: inout Differences
    ) {
        guard let view = views[fitting.view], let size else { return }
        for time in ["", " when asked again"] {
            let got = view.systemLayoutSizeFitting(
                fitting.target, withHorizontalFittingPriority: fitting.horizontalPriority,
                verticalFittingPriority: fitting.verticalPriority)
            differences.compare("fitting size\(time)", size, got)
        }
    }

    fileprivate func compareFrames(_ question: VectorCase.SceneQuestion, _ differences: inout Differences) {
        for (name, expected) in question.frames.sorted(by: { $0.key < $1.key }) {
            differences.compare(name, expected, frame(of: name) ?? .null)
            // All frames of the vectors are the only ones that are optimal.
            if let open = views[name]?.ambiguousAttributes, !open.isEmpty {
                differences.add("\(name): ambiguous in \(open)")
            }
        }
        for (name, expected) in question.contentSizes.sorted(by: { $0.key < $1.key }) {
            guard let scroll = views[name] as? LayoutScrollView else { continue }
            differences.compare("content of \(name)", expected, scroll.contentSize)
        }
        for (name, expected) in question.textWidths.sorted(by: { $0.key < $1.key }) {
            let got = (views[name] as? SceneView)?.measuredWidth
            differences.compare("width of the text of \(name)", expected as CGFloat?, got)
        }
    }

    /// What is relaxed now, what the conflicts are, and what was reported.
    fileprivate func compareConflicts(_ question: VectorCase.SceneQuestion, _ differences: inout Differences) {
        differences.compare("broken", question.broken, root.relaxedConstraints.map { $0.identifier ?? "\($0)" })
        var reported: [String] = []
        for report in root.takeLayoutReports() {
            if case .conflict(let conflict) = report {
                reported.append(conflict.relaxed.identifier ?? conflict.relaxed.text)
            } else {
                differences.add("reported: \(report)")
            }
        }
        differences.compare("reported as broken", question.broken, reported)
        guard let expected = question.conflicts else { return }
        let got = root.minimalConflicts()
        let sets = Set(
            got.conflicts.map { conflict in
                Set(conflict.filter { $0.origin == .user }.compactMap(\.identifier))
            })
        if expected.isComplete {
            differences.compare("conflicts", sorted(expected.sets), sorted(sets))
            differences.compare("all conflicts are known", true, got.isComplete)
        } else {
            let missing = expected.sets.subtracting(sets)
            if !missing.isEmpty { differences.add("conflicts: \(sorted(missing)) are missing") }
        }
    }

    private func sorted(_ sets: Set<Set<String>>) -> [[String]] {
        sets.map { $0.sorted() }.sorted { $0.lexicographicallyPrecedes($1) }
    }
}
