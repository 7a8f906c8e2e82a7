import Foundation
import MullionConformance
import MullionTestSupport
import Testing

@Suite struct RandomTestTreeTests {
    private let seeds: Range<UInt64> = 0..<1000

    @Test func `A seed always gives the same trees, proposals and edits`() {
        func run() -> [String] {
            var random = RandomTestTree(seed: 42)
            let tree = random.tree()
            let edits = (0..<20).map { _ in "\(random.mutate(tree))" }
            return ["\(random.proposal())", "\(tree)"] + edits
        }
        #expect(run() == run())
    }

    @Test func `SplitMix64 gives its published sequence`() {
        var random = SplitMix64(seed: 1_234_567)
        #expect((0..<3).map { _ in random.next() } == [6457827717110365317, 3203168211198807973, 9817491932198370423])
    }

    @Test func `Every kind occurs, within its arity and the depth`() {
        var seen: [TestTree.Kind.Name: Int] = [:]
        for seed in seeds {
            var random = RandomTestTree(seed: seed)
            let tree = random.tree()
            #expect(depth(tree) <= 7, "seed \(seed)")
            for node in tree.preorder {
                seen[node.kind.name, default: 0] += 1
                #expect(node.kind.arity.contains(node.children.count), "seed \(seed)")
            }
        }
        for name in RandomTestTree.Options().kinds { #expect(seen[name, default: 0] > 50, "\(name)") }
    }

    @Test func `Only the kinds and sides that were asked for occur`() {
        let options = RandomTestTree.Options(kinds: [.hstack, .text, .padding], sides: [.zero, .unspecified])
        for seed in seeds.prefix(100) {
            var random = RandomTestTree(seed: seed, options: options)
            #expect(random.tree().preorder.allSatisfy { options.kinds.contains($0.kind.name) })
            let proposal = random.proposal()
            #expect([nil, 0].contains(proposal.width) && [nil, 0].contains(proposal.height))
        }
    }

    @Test func `An edit replayed on a copy gives the same tree`() {
        for seed in randomRuns(seeds) {
            var random = RandomTestTree(seed: seed, options: .init(editsChangeKinds: true))
            let tree = random.tree()
            let copy = tree.copy()
            for _ in 0..<10 {
                let edit = random.mutate(tree)
                edit.apply(to: copy)
                #expect("\(copy)" == "\(tree)", "seed \(seed): \(edit)")
                #expect(tree.preorder.allSatisfy { $0.kind.arity.contains($0.children.count) }, "seed \(seed)")
            }
        }
    }

    @Test func `The reference solver gives numbers, and no negative sizes, for every tree`() {
        var largest = 0
        for seed in randomRuns(seeds) {
            var random = RandomTestTree(seed: seed)
            let solver = ReferenceSolver(random.tree())
            for _ in 0..<3 {
                let layout = solver.layout(random.proposal(), direction: random.direction())
                for case let node? in layout.nodes {
                    let frame = node.absolute
                    #expect(!frame.origin.x.isNaN && !frame.origin.y.isNaN, "seed \(seed)")
                    #expect(frame.size.width >= 0 && frame.size.height >= 0, "seed \(seed)")
                }
            }
            largest = max(largest, solver.measurements)
        }
        #expect(largest < 200_000)
    }

    @Test func `Right-to-left is the mirror image of left-to-right`() {
        var kinds = Set(TestTree.Kind.Name.allCases)
        kinds.remove(.layoutDirection)
        for seed in randomRuns(seeds) {
            var random = RandomTestTree(
                seed: seed, options: .init(kinds: kinds, sides: [.finite, .zero, .unspecified]))
            let solver = ReferenceSolver(random.tree())
            let proposal = random.proposal()
            let left = solver.layout(proposal)
            let right = solver.layout(proposal, direction: .rightToLeft)
            for (a, b) in zip(left.nodes, right.nodes) {
                guard let a = a?.absolute, let b = b?.absolute, a.origin.x.isFinite, a.size.width.isFinite else {
                    continue
                }
                guard left.size.width.isFinite, b.origin.x.isFinite else { continue }
                let mirrored = left.size.width - (a.origin.x + a.size.width)
                #expect(abs(b.origin.x - mirrored) < 1e-6, "seed \(seed)")
                #expect(a.origin.y == b.origin.y && a.size == b.size, "seed \(seed)")
            }
        }
    }

    private func depth(_ node: TestTree) -> Int {
        1 + (node.children.map(depth).max() ?? 0)
    }
}
