import MullionConformance
import MullionLayout
import MullionTestSupport
import Testing

@Suite("The engine against the plain probing solver")
struct ReferenceComparisonTests {
    @Test("Every frame of 6,000 random trees of every kind agrees with the reference")
    func randomTrees() {
        compare(seeds: 1...6_000, RandomTestTree.Options())
    }

    @Test("Deep narrow trees agree with the reference")
    func deepTrees() {
        compare(seeds: 10_001...10_400, RandomTestTree.Options(depth: 8...14, maxChildren: 2, maxNodes: 30))
    }

    private func compare(seeds: ClosedRange<Int>, _ options: RandomTestTree.Options) {
        var failures = 0
        for seed in randomRuns(seeds) {
            var random = RandomTestTree(seed: UInt64(seed), options: options)
            let testTree = random.tree()
            let proposal = random.proposal()
            let direction = random.direction()
            let reference = ReferenceSolver(testTree).layout(proposal, direction: direction)
            let run = EngineRun(testTree, in: proposal, direction: direction)
            let differences = Comparison.differences(run.tree, run.nodes, reference, testTree)
            guard !differences.isEmpty else { continue }
            failures += 1
            if failures <= 3 {
                Issue.record(
                    """
                    seed \(seed), proposal \(proposal), \(direction): \(differences.count) differ, first \
                    \(differences.prefix(4).joined(separator: "\n"))
                    \(testTree)
                    """)
            }
        }
        #expect(failures == 0, "trees that differ")
    }
}
