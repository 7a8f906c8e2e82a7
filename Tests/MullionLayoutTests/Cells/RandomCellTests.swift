import MullionGeometry
import MullionTestSupport
import MullionLayout
import Testing

@Suite struct RandomCellTests {
    private func proposal(_ random: RandomCells) -> ProposedViewSize {
        ProposedViewSize(
            width: random.chance(0.1) ? nil : random.number(0...300),
            height: random.chance(0.1) ? nil : random.number(0...200))
    }

    private func expectSame(
        _ tree: LayoutTree, _ top: NodeID, _ other: LayoutTree, _ otherTop: NodeID, _ comment: Comment
    ) -> Bool {
        let frames = tree.preorder(top).map { tree.frame(of: $0) }
        let others = other.preorder(otherTop).map { other.frame(of: $0) }
        #expect(frames == others, comment)
        return frames == others
    }

    @Test func `After any edits a tree of cells equals a new one`() {
        for seed in randomRuns(0..<400 as Range<UInt64>, dividedBy: 20) {
            let random = RandomCells(seed: seed)
            let model = RandomCells.Node(random.container(), CellItem(), isContainer: true)
            model.children = (0..<3).map { _ in random.tree(depth: 3) }
            let tree = LayoutTree()
            tree.root = RandomCells.build(model, in: tree, remembering: true)
            var size = proposal(random)
            for step in 0..<12 {
                tree.layoutIfNeeded(in: size)
                let fresh = LayoutTree()
                fresh.root = RandomCells.build(model, in: fresh, remembering: false)
                fresh.layoutIfNeeded(in: size)
                guard expectSame(tree, tree.root!, fresh, fresh.root!, "seed \(seed), step \(step)") else { return }
                for _ in 0..<Int.random(in: 1...3, using: &random.random) { random.edit(model, in: tree) }
                if random.chance(0.3) { size = proposal(random) }
            }
        }
    }

    @Test func `No setting, size or proposal gives a frame that is not finite`() {
        let strange: [CGFloat] = [.nan, .infinity, -.infinity, 1e300, -1e300, 1e-300, -1, 16_777_217, 3e9, -0.0]
        for seed in randomRuns(0..<600 as Range<UInt64>) {
            let random = RandomCells(seed: seed, strangeNumbers: strange)
            let model = RandomCells.Node(random.container(), CellItem(), isContainer: true)
            model.children = (0..<4).map { _ in random.tree(depth: 3) }
            let tree = LayoutTree()
            tree.root = RandomCells.build(model, in: tree, remembering: false)
            for proposal in [.unspecified, .zero, proposal(random), proposal(random)] as [ProposedViewSize] {
                tree.layoutIfNeeded(in: proposal)
                for node in tree.preorder(tree.root!).dropFirst() {
                    let frame = tree.frame(of: node)
                    let isFinite = [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]
                        .allSatisfy(\.isFinite)
                    // A stack may be offered an endless side, and hand it on.
                    let isEndless = proposal.width == .infinity || proposal.height == .infinity
                    #expect(isFinite || isEndless, "seed \(seed): \(frame) of \(tree.path(of: node)) in \(proposal)")
                }
            }
        }
    }
}
