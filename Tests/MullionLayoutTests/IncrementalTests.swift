import MullionConformance
import MullionGeometry
import MullionLayout
import MullionTestSupport
import Testing

/// A tree edited and laid out again and again must look, bit by bit, like one laid out for the first time.
@Suite("Incremental passes")
struct IncrementalTests {
    @Test("After each of 50 edits every frame equals a fresh layout bit by bit, in 1,000 scripts")
    func editScripts() {
        run(seeds: 1...1_000, RandomSpecimen.Options(editsChangeKinds: true))
    }

    @Test("Scripts over stacks, frames and text, where remembered answers are used most")
    func plainScripts() {
        run(
            seeds: 20_001...20_300,
            RandomSpecimen.Options(
                kinds: [.color, .fixed, .flexible, .text, .hstack, .vstack, .frame, .flexFrame, .padding, .fixedSize],
                depth: 3...8, maxNodes: 60, editsChangeKinds: true))
    }

    @Test("Scripts over deep narrow trees, where one node is asked several real proposals")
    func deepScripts() {
        run(
            seeds: 30_001...30_200,
            RandomSpecimen.Options(depth: 7...12, maxChildren: 2, maxNodes: 24, editsChangeKinds: true))
    }

    private func run(seeds: ClosedRange<Int>, _ options: RandomSpecimen.Options) {
        var failures = 0
        for seed in seeds {
            guard let failure = firstDifference(seed: UInt64(seed), options) else { continue }
            failures += 1
            if failures <= 3 { Issue.record("seed \(seed): \(failure)") }
        }
        #expect(failures == 0, "scripts that differ")
    }

    /// Runs one script of 50 edits; the first difference, if any.
    private func firstDifference(seed: UInt64, _ options: RandomSpecimen.Options) -> String? {
        var random = RandomSpecimen(seed: seed, options: options)
        let specimen = random.tree()
        var proposal = random.proposal()
        let run = EngineRun(specimen, in: proposal)
        let tree = run.tree
        for step in 1...50 {
            let nodes = EngineRun.preorder(tree.root!, in: tree)
            let edit = random.mutate(specimen)
            edit.apply(to: tree, nodes)
            // Now and then the window changes as well, or a question comes from outside.
            if step % 7 == 0 { proposal = random.proposal() }
            if step % 5 == 0 {
                let all = EngineRun.preorder(tree.root!, in: tree)
                _ = tree.sizeThatFits(random.proposal().proposedSize, of: all[step % all.count])
            }
            tree.layoutIfNeeded(in: proposal.proposedSize)
            let fresh = EngineRun(specimen, in: proposal)
            if let difference = bitDifference(tree, fresh, specimen) {
                return "step \(step), \(edit), proposal \(proposal): \(difference)\n\(specimen)"
            }
        }
        return nil
    }

    private func bitDifference(_ tree: LayoutTree, _ fresh: EngineRun, _ specimen: Specimen) -> String? {
        let nodes = EngineRun.preorder(tree.root!, in: tree)
        guard nodes.count == fresh.nodes.count else { return "\(nodes.count) nodes, expected \(fresh.nodes.count)" }
        for (index, node) in nodes.enumerated() {
            let (placed, expectedPlaced) = (tree.isPlaced(node), fresh.tree.isPlaced(fresh.nodes[index]))
            guard placed == expectedPlaced else { return "node \(index): placed \(placed), expected \(expectedPlaced)" }
            let (got, expected) = (tree.frame(of: node), fresh.tree.frame(of: fresh.nodes[index]))
            if placed, bits(got) != bits(expected) {
                return "node \(index) \(specimen.preorder[index].kind): got \(got), expected \(expected)"
            }
            if placed, tree.proposal(of: node) != fresh.tree.proposal(of: fresh.nodes[index]) {
                return "node \(index): another placing proposal"
            }
        }
        return nil
    }

    private func bits(_ rect: CGRect) -> [UInt64] {
        [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height].map { $0.native.bitPattern }
    }
}
