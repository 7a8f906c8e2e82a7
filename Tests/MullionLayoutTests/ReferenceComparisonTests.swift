import MullionConformance
import MullionLayout
import MullionTestSupport
import Testing

@Suite("The engine against the plain probing solver")
struct ReferenceComparisonTests {
    @Test("Every frame of 6,000 random trees of every kind agrees with the reference")
    func randomTrees() {
        compare(seeds: 1...6_000, RandomSpecimen.Options())
    }

    @Test("Deep narrow trees agree with the reference")
    func deepTrees() {
        compare(seeds: 10_001...10_400, RandomSpecimen.Options(depth: 8...14, maxChildren: 2, maxNodes: 30))
    }

    private func compare(seeds: ClosedRange<Int>, _ options: RandomSpecimen.Options) {
        var failures = 0
        for seed in seeds {
            var random = RandomSpecimen(seed: UInt64(seed), options: options)
            let specimen = random.tree()
            let proposal = random.proposal()
            let direction = random.direction()
            let reference = ReferenceSolver(specimen).layout(proposal, direction: direction)
            let run = EngineRun(specimen, in: proposal, direction: direction)
            let differences = Comparison.differences(run.tree, run.nodes, reference, specimen)
            guard !differences.isEmpty else { continue }
            failures += 1
            if failures <= 3 {
                Issue.record(
                    """
                    seed \(seed), proposal \(proposal), \(direction): \(differences.count) differ, first \
                    \(differences.prefix(4).joined(separator: "\n"))
                    \(specimen)
                    """)
            }
        }
        #expect(failures == 0, "trees that differ")
    }
}
