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

    @Test("The same in trees of subgrids, in 5,000 scripts")
    func subgrids() {
        for seed in randomRuns(1...5_000, dividedBy: 100) { run(seed, varies: seed % 2 == 0, prefersSubgrids: true) }
    }

    private func run(_ seed: Int, varies: Bool, prefersSubgrids: Bool = false) {
        var random = SplitMix64(seed: UInt64(seed))
        let root = RandomBox(&random, depth: 2 + seed % 4, prefersSubgrids: prefersSubgrids)
        if prefersSubgrids { root.style.display = .grid }
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
            guard RandomBox.hasSameFrames(tree, tree.root!, fresh, fresh.root!) else {
                Issue.record("seed \(seed), step \(step)")
                return
            }
            root.edit(tree, &random)
        }
    }
}
