import MullionConformance
import MullionGeometry
import MullionLayout
import MullionTestSupport
import Testing

/// Forwards to a built-in stack: keeps it from becoming a node of its own kind, so that it asks its subviews itself.
private struct Embedded<Stack: Layout>: Layout where Stack.Cache == Void {
    var stack: Stack

    static var layoutProperties: LayoutProperties { Stack.layoutProperties }

    func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing {
        stack.spacing(subviews: subviews, cache: &cache)
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        stack.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        stack.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
}

@Suite("Stacks called from a layout against stack nodes")
struct StackLayoutTests {
    @Test("Frames and guides of 6,000 random stacks agree, in both directions, for every kind of proposal")
    func oneStack() {
        var random = SplitMix64(seed: 7)
        var mismatches = Mismatches()
        let names: [TestTree.Kind.Name] = [.hstack, .vstack, .zstack]
        for seed in randomRuns(1...6_000) {
            var options = RandomTestTree.Options(depth: 1...3, maxNodes: 8)
            options.kinds = [names[seed % 3]]
            var roots = RandomTestTree(seed: UInt64(seed), options: options)
            // The root's parameters come from a tree of its own kind, its children from trees of every kind.
            var testTree = TestTree(roots.tree().kind)
            while !names.contains(testTree.kind.name) { testTree = TestTree(roots.tree().kind) }
            var children = RandomTestTree(
                seed: UInt64(seed) &* 31, options: RandomTestTree.Options(depth: 1...3, maxNodes: 8))
            for _ in 0..<Int.random(in: 0...5, using: &random) { testTree.children.append(children.tree()) }
            compare(testTree, children.proposal(), children.direction(), seed, &mismatches) { $0 === testTree }
        }
        mismatches.report(atLeast: randomRuns(5_600))
    }

    @Test("Frames agree when every stack of a random tree is called from a layout")
    func everyStack() {
        var mismatches = Mismatches()
        for seed in randomRuns(1...4_000) {
            var random = RandomTestTree(
                seed: UInt64(seed), options: RandomTestTree.Options(depth: 2...4, maxChildren: 3, maxNodes: 16))
            let testTree = random.tree()
            compare(testTree, random.proposal(), random.direction(), seed, &mismatches) {
                // An empty stack node gives way to everything and asks for no gap: no other layout does.
                !$0.children.isEmpty
            }
        }
        mismatches.report(atLeast: randomRuns(3_400))
    }

    // MARK: - Comparing

    private struct Mismatches {
        var sentences: [String] = []
        var compared = 0

        func report(atLeast count: Int) {
            #expect(compared >= count, "too few trees compared")
            #expect(sentences.isEmpty, "\(sentences.count) trees differ, first: \(sentences.first ?? "")")
        }
    }

    private func compare(
        _ testTree: TestTree, _ proposal: TestTree.Proposal, _ direction: TestTree.Direction, _ seed: Int,
        _ mismatches: inout Mismatches, embedding: (TestTree) -> Bool
    ) {
        let plain = build(testTree, proposal, direction) { _ in false }
        let embedded = build(testTree, proposal, direction, embedding: embedding)
        // Infinite answers are repaired for a layout and kept for a node; a spent budget makes both approximate.
        let surprises = (plain.tree.diagnostics + embedded.tree.diagnostics).contains {
            switch $0.kind {
            case .repairedSize, .questionBudgetExceeded: true
            default: false
            }
        }
        if surprises { return }
        mismatches.compared += 1
        for (index, (a, b)) in zip(plain.nodes, embedded.nodes).enumerated() {
            let (first, second) = (plain.tree.frame(of: a), embedded.tree.frame(of: b))
            let placed = plain.tree.isPlaced(a)
            if placed != embedded.tree.isPlaced(b) || placed && !Comparison.agree(first, second, 1e-6) {
                mismatches.sentences.append(
                    "seed \(seed), \(proposal), \(direction), node \(index): \(first) and \(second)\n\(testTree)")
                return
            }
        }
        let guides = [VerticalAlignment.firstTextBaseline, .lastTextBaseline, TestTree.VerticalGuide.mid.alignment]
        let question = proposal.proposedSize
        let first = plain.tree.dimensions(of: plain.nodes[0], in: question)
        let second = embedded.tree.dimensions(of: embedded.nodes[0], in: question)
        for guide in guides where !agree(first[explicit: guide], second[explicit: guide]) {
            mismatches.sentences.append(
                "seed \(seed), \(proposal), guides: \(guides.map { first[explicit: $0] as Any }) and "
                    + "\(guides.map { second[explicit: $0] as Any })\n\(testTree)")
            return
        }
    }

    private func agree(_ a: CGFloat?, _ b: CGFloat?) -> Bool {
        guard let a, let b else { return a == nil && b == nil }
        return abs(a - b) <= 1e-6 * max(1, abs(a))
    }

    private func build(
        _ testTree: TestTree, _ proposal: TestTree.Proposal, _ direction: TestTree.Direction,
        embedding: (TestTree) -> Bool
    ) -> (tree: LayoutTree, nodes: [NodeID]) {
        let tree = LayoutTree()
        func kind(_ testTree: TestTree) -> NodeKind {
            guard embedding(testTree) else { return testTree.kind.nodeKind }
            switch testTree.kind {
            case .hstack(let alignment, let spacing):
                return .layout(Embedded(stack: HStackLayout(alignment: alignment.alignment, spacing: spacing)))
            case .vstack(let alignment, let spacing):
                return .layout(Embedded(stack: VStackLayout(alignment: alignment.alignment, spacing: spacing)))
            case .zstack(let alignment):
                let both = Alignment(
                    horizontal: alignment.horizontal.alignment, vertical: alignment.vertical.alignment)
                return .layout(Embedded(stack: ZStackLayout(alignment: both)))
            default:
                return testTree.kind.nodeKind
            }
        }
        func make(_ testTree: TestTree) -> NodeID {
            tree.makeNode(kind(testTree), children: testTree.children.map(make))
        }
        let top = make(testTree)
        let nodes = tree.preorder(top)
        tree.root = direction == .leftToRight ? top : tree.makeNode(.layoutDirection(.rightToLeft), children: [top])
        tree.layoutIfNeeded(in: proposal.proposedSize)
        return (tree, nodes)
    }
}
