import MullionTestSupport
import Testing

@testable import MullionAutoLayout

@Suite("What changes of stack views cost")
struct StackChangeTests {
    /// How many constraints a change makes and ends.
    private func cost(_ tree: ThreeBlocks, _ change: () -> Void) -> (made: Int, ended: Int) {
        tree.root.layoutIfNeeded()
        let before = tree.stack.stackConstraints.statistics
        change()
        tree.root.layoutIfNeeded()
        let after = tree.stack.stackConstraints.statistics
        return (after.made - before.made, after.ended - before.ended)
    }

    @Test("Spacing moves constants and makes nothing")
    func spacing() {
        let tree = ThreeBlocks()
        #expect(cost(tree) { tree.stack.spacing = 12 } == (0, 0))
        #expect(cost(tree) { tree.stack.setCustomSpacing(3, after: tree.a) } == (0, 0))
        tree.stack.distribution = .equalSpacing
        #expect(cost(tree) { tree.stack.spacing = -12 } == (0, 0))
        #expect(tree.frames[1].minX - tree.frames[0].maxX == 60)
    }

    @Test("Content and margins make nothing")
    func content() {
        let tree = ThreeBlocks()
        tree.stack.isLayoutMarginsRelativeArrangement = true
        let arrangements = tree.stack.stackConstraints.statistics.arrangements
        #expect(cost(tree) { tree.a.content = CGSize(width: 5, height: 5) } == (0, 0))
        #expect(cost(tree) { tree.stack.directionalLayoutMargins.leading = 3 } == (0, 0))
        #expect(tree.stack.stackConstraints.statistics.arrangements == arrangements + 1, "the first one")
    }

    @Test("Hiding changes what concerns the view and its neighbours")
    func hiding() {
        let tree = ThreeBlocks()
        let views = (0..<20).map { Block("\($0)", 5, 5) }
        for view in views { tree.stack.addArrangedSubview(view) }
        // Made: the gap that joins, no size, the place in the gap, ambiguity; its near edge stays. Ended: two gaps, its
        // far edge.
        #expect(cost(tree) { views[9].isHidden = true } == (4, 3))
        #expect(cost(tree) { views[9].isHidden = false } == (3, 4))
    }

    @Test("Adding makes what the view needs")
    func adding() {
        let tree = ThreeBlocks()
        let view = Block("d", 5, 5)
        // A gap, two edges across, the end; the end of the last view before.
        #expect(cost(tree) { tree.stack.addArrangedSubview(view) } == (4, 1))
        #expect(cost(tree) { view.removeFromSuperview() } == (1, 4))
    }

    @Test("A change and its opposite leave the constraints that were there")
    func undone() {
        let tree = ThreeBlocks()
        _ = tree.frames
        let before = tree.stack.stackConstraints.constraints.map(ObjectIdentifier.init)
        tree.stack.axis = .vertical
        tree.stack.alignment = .center
        tree.b.isHidden = true
        tree.b.isHidden = false
        tree.stack.alignment = .fill
        tree.stack.axis = .horizontal
        _ = tree.frames
        #expect(tree.stack.stackConstraints.constraints.map(ObjectIdentifier.init) == before)
    }

    @Test("A subview that is not arranged changes nothing")
    func plainSubview() {
        let tree = ThreeBlocks()
        #expect(cost(tree) { tree.stack.addSubview(LayoutView()) } == (0, 0))
    }

    @Test("An update without a change arranges nothing")
    func idle() {
        let tree = ThreeBlocks()
        _ = tree.frames
        let before = tree.stack.stackConstraints.statistics
        tree.stack.setNeedsUpdateConstraints()
        tree.stack.setNeedsLayout()
        _ = tree.frames
        #expect(tree.stack.stackConstraints.statistics == before)
    }
}
