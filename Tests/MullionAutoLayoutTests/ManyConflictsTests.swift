import MullionGeometry
import MullionTestSupport
import Testing

@testable import MullionAutoLayout

@Suite("AutoLayout: many conflicts")
struct ManyConflictsTests {
    /// A vertical stack of horizontal stacks, each with four views of 100 in 320.
    private final class Rows {
        let root: LayoutView
        var widths: [LayoutConstraint] = []

        init(_ count: Int) {
            root = LayoutView(frame: CGRect(x: 0, y: 0, width: 320, height: 30 * Double(count)))
            let stack = StackView()
            stack.axis = .vertical
            stack.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(stack)
            LayoutConstraint.activate([
                stack.leftAnchor.constraint(equalTo: root.leftAnchor),
                stack.rightAnchor.constraint(equalTo: root.rightAnchor),
                stack.topAnchor.constraint(equalTo: root.topAnchor),
            ])
            for _ in 0..<count {
                let row = StackView()
                for _ in 0..<4 {
                    let view = LayoutView()
                    row.addArrangedSubview(view)
                    widths.append(view.widthAnchor.constraint(equalToConstant: 100))
                    LayoutConstraint.activate([widths.last!, view.heightAnchor.constraint(equalToConstant: 30)])
                }
                stack.addArrangedSubview(row)
            }
        }

        /// The positions of the relaxed widths.
        var relaxed: [Int] {
            root.relaxedConstraints.map { constraint in widths.firstIndex { $0 === constraint } ?? -1 }
        }
        var batches: Int { root.modelOfTree.solver.solver.statistics.rebuilds }
    }

    @Test("Rows that do not fit each give up the width made last, found in one batch for all")
    func allAtOnce() {
        let rows = Rows(60)
        rows.root.layoutIfNeeded()
        #expect(rows.relaxed == (0..<60).map { 4 * $0 + 3 })
        #expect(rows.root.takeLayoutReports().count == 60)
        #expect(rows.batches < 10)
    }

    /// Views one above the other, each at least 20 high, in a root that has room for the height of one.
    private func column(_ count: Int) -> (root: LayoutView, heights: [LayoutConstraint]) {
        let root = LayoutView(frame: CGRect(x: 0, y: 0, width: 100, height: 8 * Double(count) + 20))
        root.translatesAutoresizingMaskIntoConstraints = true
        var above = root.topAnchor
        for _ in 0..<count {
            let view = LayoutView()
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
            view.topAnchor.constraint(equalTo: above, constant: 8).isActive = true
            above = view.bottomAnchor
        }
        above.constraint(equalTo: root.bottomAnchor).isActive = true
        // Created last, so that they are accepted last.
        let heights = root.subviews.map { $0.heightAnchor.constraint(greaterThanOrEqualToConstant: 20) }
        LayoutConstraint.activate(heights)
        return (root, heights)
    }

    @Test("Beyond a limit on work, conflicts are not examined, and are found again when their cause is gone")
    func limit() {
        let (root, heights) = column(60)
        root.modelOfTree.solver.conflictWorkLimit = 10_000
        root.layoutIfNeeded()
        let reports = root.takeLayoutReports()
        let unexamined = reports.compactMap { if case .tooManyConflicts(let count) = $0 { count } else { nil } }
        #expect(unexamined.count == 1 && unexamined.allSatisfy { $0 > 0 })
        let conflicts = reports.count { if case .conflict = $0 { true } else { false } }
        #expect(conflicts + unexamined.reduce(0, +) == root.relaxedConstraints.count)
        for subview in root.subviews { #expect(subview.frame.minY.isFinite && subview.frame.height >= 0) }
        LayoutConstraint.deactivate(heights)
        root.layoutIfNeeded()
        #expect(root.relaxedConstraints.isEmpty)
        #expect(root.subviews.last.map { abs($0.frame.maxY - root.frame.height) < 0.001 } == true)
    }

    @Test("A change tries again only what it concerns, and layout equals that of a new tree")
    func edits() {
        let rows = Rows(20)
        rows.root.layoutIfNeeded()
        let before = rows.batches
        rows.widths[4].constant = 20
        rows.root.layoutIfNeeded()
        #expect(rows.batches - before < 10)
        #expect(rows.relaxed == (0..<20).filter { $0 != 1 }.map { 4 * $0 + 3 })
        rows.root.frame.size.width = 400
        rows.root.layoutIfNeeded()
        #expect(rows.relaxed == [7])
    }

    @Test("A change of what all conflicts have in common is tried in one batch for all", arguments: [330, 399, 100])
    func sharedEdit(_ width: Double) {
        let rows = Rows(20)
        rows.root.layoutIfNeeded()
        let before = rows.batches
        rows.root.frame.size.width = width
        rows.root.layoutIfNeeded()
        #expect(rows.batches - before < 10)
        let new = Rows(20)
        new.root.frame.size.width = width
        new.root.layoutIfNeeded()
        #expect(rows.relaxed == new.relaxed)
        #expect(rows.relaxed.count >= 20)
    }

    @Test("Conflicts on the two axes of one view are both found")
    func bothAxes() {
        let root = LayoutView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        let view = LayoutView()
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        LayoutConstraint.activate([
            view.widthAnchor.constraint(equalToConstant: 100),
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            view.topAnchor.constraint(equalTo: root.topAnchor),
            view.heightAnchor.constraint(greaterThanOrEqualToConstant: 300),
            view.bottomAnchor.constraint(lessThanOrEqualTo: root.bottomAnchor),
        ])
        let found = root.minimalConflicts()
        #expect(found.isComplete)
        #expect(found.conflicts.count == 2)
    }

    @Test("A constraint whose terms cancel conflicts by itself, before it is in the solver")
    func cancelledTerms() {
        let root = LayoutView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let view = LayoutView()
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        let impossible = view.widthAnchor.constraint(equalTo: view.widthAnchor, constant: 5)
        LayoutConstraint.activate([impossible, view.widthAnchor.constraint(equalToConstant: 30)])
        root.layoutIfNeeded()
        #expect(root.relaxedConstraints.count == 1)
        #expect(root.relaxedConstraints.first === impossible)
        #expect(view.frame.width == 30)
    }
}
