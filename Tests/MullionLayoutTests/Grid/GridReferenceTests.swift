import MullionConformance
import MullionGeometry
import MullionLayout
import MullionTestSupport
import Testing

@Suite struct GridReferenceTests {
    /// Views whose width does not depend on their height.
    private static let plain: Set<TestTree.Kind.Name> = [
        .grid, .color, .fixed, .flexible, .text, .spacer, .divider, .frame, .flexFrame, .padding, .layoutPriority,
        .alignmentGuide, .fixedSize, .overlay, .offset,
    ]

    @Test func `Every frame of 3,000 random grids agrees with a reference that probes`() {
        compare(seeds: 1...3_000, .init(kinds: Self.plain, depth: 2...3, maxChildren: 9, maxNodes: 30))
    }

    @Test func `Grids in stacks and stacks in grids agree with the reference`() {
        compare(
            seeds: 10_001...13_000,
            .init(kinds: Self.plain.union([.hstack, .vstack, .zstack]), depth: 2...6, maxChildren: 7, maxNodes: 40))
    }

    @Test func `Grids among views of every kind agree with the reference`() {
        compare(
            seeds: 20_001...22_000,
            .init(kinds: Set(TestTree.Kind.Name.allCases), depth: 2...6, maxChildren: 6, maxNodes: 30))
    }

    private func compare(seeds: ClosedRange<Int>, _ options: RandomTestTree.Options) {
        let seeds = randomRuns(seeds)
        var (failures, grids) = (0, 0)
        for seed in seeds {
            var random = RandomTestTree(seed: UInt64(seed), options: options)
            let testTree = random.tree()
            guard testTree.preorder.contains(where: { $0.kind.name == .grid }) else { continue }
            grids += 1
            let (proposal, direction) = (random.proposal(), random.direction())
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
        #expect(grids > seeds.count / 5)
    }
}
