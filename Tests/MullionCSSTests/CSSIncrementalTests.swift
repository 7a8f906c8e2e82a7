import MullionGeometry
import MullionLayout
import MullionTestSupport
import Testing

/// A tree of CSS boxes edited and laid out again and again must look, bit by bit, like one laid out for the first time.
@Suite("Incremental passes over CSS boxes")
struct CSSIncrementalTests {
    @Test("After each of 25 edits every frame equals a fresh layout bit by bit, in 10,000 scripts")
    func scripts() {
        // Half of them with another proposal for most passes.
        for seed in randomRuns(1...10_000, dividedBy: 100) { run(seed, varies: seed % 2 == 0) }
    }

    private func run(_ seed: Int, varies: Bool) {
        var random = SplitMix64(seed: UInt64(seed))
        let root = RandomBox(&random, depth: 2 + seed % 4)
        root.content = .box
        let tree = LayoutTree()
        tree.root = root.make(in: tree, remembers: true)
        for step in 0..<25 {
            let proposal = ProposedViewSize(
                width: varies && step % 5 == 4 ? nil : 300,
                height: varies && step % 3 == 2 ? nil : CGFloat(200 + seed % 3 * 50))
            tree.layoutIfNeeded(in: proposal)
            let fresh = LayoutTree()
            fresh.root = root.make(in: fresh, remembers: false)
            fresh.layoutIfNeeded(in: proposal)
            guard same(tree, tree.root!, fresh, fresh.root!) else {
                Issue.record("seed \(seed), step \(step)")
                return
            }
            edit(root, tree, &random)
        }
    }

    /// Whether two trees have the same frames; bounded, and finite.
    private func same(_ a: LayoutTree, _ first: NodeID, _ b: LayoutTree, _ second: NodeID) -> Bool {
        guard a.isPlaced(first) == b.isPlaced(second) else { return false }
        let (one, other) = (a.frame(of: first), b.frame(of: second))
        guard one.origin.x.bitPattern == other.origin.x.bitPattern,
            one.origin.y.bitPattern == other.origin.y.bitPattern,
            one.width.bitPattern == other.width.bitPattern, one.height.bitPattern == other.height.bitPattern
        else { return false }
        guard one.minX.isFinite, one.minY.isFinite, one.width.isFinite, one.height.isFinite else { return false }
        return zip(a.children(of: first), b.children(of: second)).allSatisfy { same(a, $0, b, $1) }
    }

    private func edit(_ root: RandomBox, _ tree: LayoutTree, _ random: inout SplitMix64) {
        let all = root.all
        let box = all[Int(random.next() % UInt64(all.count))]
        switch random.next() % 6 {
        case 0, 1, 2:
            RandomStyle.change(&box.style, &random)
            if box.isBox { tree.setKind(box.kind, of: box.node!) } else { tree.setItemStyle(box.style, of: box.node!) }
        case 3:
            guard case .text = box.content else { return }
            box.content = .text(Int(random.next() % 8))
            tree.setKind(box.kind, of: box.node!)
        case 4:
            guard box.takesChildren else { return }
            let child = RandomBox(&random, depth: 1)
            let index = Int(random.next() % UInt64(box.children.count + 1))
            box.children.insert(child, at: index)
            tree.insert(child.make(in: tree, remembers: true), into: box.node!, at: index)
        default:
            guard !box.children.isEmpty else { return }
            let child = box.children.remove(at: Int(random.next() % UInt64(box.children.count)))
            tree.destroy(child.node!)
        }
    }
}
