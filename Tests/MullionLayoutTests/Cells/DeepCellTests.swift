import MullionGeometry
import MullionLayout
import MullionTestSupport
import Testing

@Suite struct DeepCellTests {
    @Test func `20,000 nested containers are laid out on a small stack, each asked twice`() {
        let depth = largeCount(20_000)
        let (frame, questions) = SmallStackThread.run {
            let tree = LayoutTree()
            let leaf = tree.cell(.fixed(CGSize(width: 10, height: 10)), CellItem().stretching())
            var node = leaf
            for level in 0..<depth {
                node = tree.makeNode(level % 2 == 0 ? .layout(CellStack()) : .layout(CellRow()), children: [node])
            }
            tree.layOut(node, 400, 300)
            return (tree.absoluteFrame(of: leaf), tree.counts.customQuestions)
        }
        #expect(frame == rect(0, 0, 10, 10))
        // In the room of the root, and in the frame it gets.
        #expect(questions <= 2 * depth)
    }

    @Test func `A pass over containers whose rooms all differ grows with nodes times depth`() {
        let tree = LayoutTree()
        var node = tree.box(10, 10)
        for level in 0..<100 {
            let stretches = CellItem().stretching(.horizontal, weight: CGFloat(level % 3))
            let box = tree.cell(.fixed(CGSize(width: 10, height: 10)), stretches)
            tree.setValue(stretches, forKey: CellItemKey.self, of: node)
            node = tree.makeNode(.layout(CellRow(spacing: 1).margins(1)), children: [box, node])
        }
        tree.layOut(node, 5_000, 5_000)
        #expect(tree.counts.customQuestions <= 100 * 101)
        #expect(tree.diagnostics.isEmpty)
    }
}
