import MullionGeometry
import MullionLayout
import MullionTestSupport
import Testing

/// One point wider than its child, which is at the start.
private struct Nested: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let own = subviews[0].sizeThatFits(proposal)
        return CGSize(width: own.width + 1, height: own.height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        subviews[0].place(at: bounds.origin, proposal: proposal)
    }
}

@Suite("Custom layouts nested deeply")
struct DeepLayoutTests {
    let tree = LayoutTree()

    private func chain(_ count: Int, around leaf: NodeID) -> NodeID {
        var node = leaf
        for _ in 0..<count { node = tree.makeNode(.layout(Nested()), children: [node]) }
        return node
    }

    @Test("50,000 nested layouts are asked once each and placed, right-to-left too")
    func deep() {
        let leaf = tree.box(1, 1)
        let depth = largeCount(50_000)
        let top = chain(depth, around: leaf)
        tree.layOut(top, 100, 100)
        #expect(tree.frame(of: top).size == CGSize(width: CGFloat(depth + 1), height: 1))
        #expect(tree.counts.customQuestions == depth)
        #expect(tree.counts.placements == depth)
        tree.root = nil
        tree.layOut(tree.makeNode(.layoutDirection(.rightToLeft), children: [top]), 100, 100)
        // Every level keeps its child at its right end, one point from its left one.
        #expect(tree.absoluteFrame(of: leaf) == rect(CGFloat(depth), 0, 1, 1))
    }

    @Test("A baseline is handed on through 10,000 nested layouts")
    func deepGuide() {
        let text = tree.makeNode(
            .leaf(LeafMeasure(firstTextBaseline: { _ in 4 }) { _ in CGSize(width: 5, height: 5) }))
        let depth = largeCount(10_000)
        let column = chain(depth, around: text)
        let box = tree.box(2, 10)
        tree.layOut(
            tree.makeNode(.hStack(alignment: .firstTextBaseline, spacing: 0), children: [box, column]), 100, 100)
        expectFrames(tree, [box, column], [rect(0, 0, 2, 10), rect(2, 6, CGFloat(depth + 5), 5)])
        #expect(tree.counts.customQuestions <= 3 * depth)
    }

    @Test("An edit below 20,000 nested layouts asks each again, once")
    func deepEdit() {
        let leaf = tree.box(1, 1)
        let depth = largeCount(20_000)
        let top = chain(depth, around: leaf)
        tree.layOut(top, 100, 100)
        tree.setKind(.fixed(CGSize(width: 7, height: 3)), of: leaf)
        tree.layoutIfNeeded(in: ProposedViewSize(width: 100, height: 100))
        #expect(tree.frame(of: top).size == CGSize(width: CGFloat(depth + 7), height: 3))
        #expect(tree.counts.customQuestions == depth)
        #expect(tree.changes.count == depth + 1)
    }
}
