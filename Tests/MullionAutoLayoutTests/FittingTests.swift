import MullionAutoLayout
import Testing

@Suite("Fitting sizes, ambiguity and conflicts")
struct FittingTests {
    /// Two views below each other in a padded view, whose right edge is at least theirs plus 10.
    private struct Padded {
        let log = CallLog()
        let root, padded, a, b: RecordingView

        init() {
            root = RecordingView("root", log)
            padded = RecordingView("padded", log)
            a = RecordingView("a", log, content: CGSize(width: 80, height: 20))
            b = RecordingView("b", log, content: CGSize(width: 120, height: 30))
            root.frame = CGRect(x: 0, y: 0, width: 300, height: 200)
            root.addSubview(padded)
            padded.addSubview(a)
            padded.addSubview(b)
            LayoutConstraint.activate([
                a.leadingAnchor.constraint(equalTo: padded.leadingAnchor, constant: 10),
                a.topAnchor.constraint(equalTo: padded.topAnchor, constant: 10),
                a.trailingAnchor.constraint(lessThanOrEqualTo: padded.trailingAnchor, constant: -10),
                b.leadingAnchor.constraint(equalTo: padded.leadingAnchor, constant: 10),
                b.topAnchor.constraint(equalTo: a.bottomAnchor, constant: 5),
                b.trailingAnchor.constraint(lessThanOrEqualTo: padded.trailingAnchor, constant: -10),
                b.bottomAnchor.constraint(equalTo: padded.bottomAnchor, constant: -10),
                padded.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                padded.widthAnchor.constraint(equalToConstant: 33),
                padded.topAnchor.constraint(equalTo: root.topAnchor),
            ])
        }
    }

    @Test("A view is fitted alone, without what its surroundings want")
    func fitting() {
        let tree = Padded()
        // 33 wide is a constraint of its own, which counts.
        #expect(tree.padded.systemLayoutSizeFitting(LayoutView.layoutFittingCompressedSize).height == 75)
        tree.padded.links("width").forEach { $0.isActive = false }
        #expect(
            tree.padded.systemLayoutSizeFitting(LayoutView.layoutFittingCompressedSize)
                == CGSize(width: 140, height: 75))
        #expect(tree.padded.systemLayoutSizeFitting(CGSize(width: 400, height: 300)) == CGSize(width: 400, height: 75))
        #expect(
            tree.padded.systemLayoutSizeFitting(
                CGSize(width: 100, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel) == CGSize(width: 100, height: 75))
    }

    @Test("Fitting changes nothing")
    func fittingLeavesNoTrace() {
        let tree = Padded()
        tree.root.layoutIfNeeded()
        let frames = [tree.padded.frame, tree.a.frame, tree.b.frame]
        _ = tree.log.take()
        _ = tree.padded.systemLayoutSizeFitting(CGSize(width: 500, height: 500))
        tree.root.layoutIfNeeded()
        #expect(tree.log.take() == "")
        #expect(frames == [tree.padded.frame, tree.a.frame, tree.b.frame])
        tree.a.content = CGSize(width: 80, height: 40)
        tree.root.layoutIfNeeded()
        #expect(tree.b.frame.minY == 55)
    }

    @Test("Ambiguity is found by axis, and exercised back and forth")
    func ambiguity() {
        let log = CallLog()
        let root = RecordingView("root", log)
        let a = RecordingView("a", log, content: CGSize(width: 50, height: 20))
        root.frame = CGRect(x: 0, y: 0, width: 300, height: 200)
        root.addSubview(a)
        LayoutConstraint.activate([
            a.topAnchor.constraint(equalTo: root.topAnchor),
            a.leadingAnchor.constraint(greaterThanOrEqualTo: root.leadingAnchor, constant: 10),
            a.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor, constant: -10),
        ])
        root.layoutIfNeeded()
        #expect(a.hasAmbiguousLayout)
        #expect(a.ambiguousAxes == .horizontal)
        #expect(a.ambiguousAttributes == [.left])
        #expect(!root.hasAmbiguousLayout)
        #expect(a.frame.minX == 10)
        a.exerciseAmbiguityInLayout()
        root.layoutIfNeeded()
        #expect(a.frame == CGRect(x: 240, y: 0, width: 50, height: 20))
        a.exerciseAmbiguityInLayout()
        root.layoutIfNeeded()
        #expect(a.frame.minX == 10)
        #expect(
            root.autolayoutTrace
                == "root (0.0, 0.0, 300.0, 200.0)\n|   a (10.0, 0.0, 50.0, 20.0) ambiguous: left")
    }

    @Test("The youngest of a conflict is relaxed and comes back when the cause is gone")
    func conflict() {
        let log = CallLog()
        let root = RecordingView("root", log)
        let a = RecordingView("a", log)
        root.frame = CGRect(x: 0, y: 0, width: 300, height: 200)
        root.addSubview(a)
        let first = a.widthAnchor.constraint(equalToConstant: 100)
        let second = a.widthAnchor.constraint(equalToConstant: 150)
        second.identifier = "second"
        // The order of activation does not count.
        second.isActive = true
        root.layoutIfNeeded()
        #expect(a.frame.width == 150)
        first.isActive = true
        root.layoutIfNeeded()
        #expect(a.frame.width == 100)
        #expect(root.relaxedConstraints.map(\.identifier) == ["second"])
        let reports = root.takeLayoutReports()
        #expect(reports.count == 1)
        guard case .conflict(let conflict)? = reports.first else { return }
        #expect(conflict.members.count == 2)
        #expect(conflict.relaxed.identifier == "second")
        #expect(conflict.error == 50)
        #expect(root.minimalConflicts().conflicts.count == 1)
        // Once, not per pass.
        root.setNeedsLayout()
        root.layoutIfNeeded()
        #expect(root.takeLayoutReports().isEmpty)
        first.constant = 150
        root.layoutIfNeeded()
        #expect(root.relaxedConstraints.isEmpty)
        first.constant = 10
        root.layoutIfNeeded()
        #expect(a.frame.width == 10)
        first.isActive = false
        root.layoutIfNeeded()
        #expect(a.frame.width == 150)
    }
}

extension LayoutView {
    /// The active constraints on an attribute of the view alone.
    fileprivate func links(_ attribute: String) -> [LayoutConstraint] {
        constraints.filter { $0.firstItem === self && $0.secondItem == nil && "\($0.firstAttribute)" == attribute }
    }
}
