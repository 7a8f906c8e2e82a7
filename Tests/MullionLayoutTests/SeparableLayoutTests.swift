import MullionConformance
import MullionGeometry
import MullionLayout
import MullionTestSupport
import Testing

/// The worked example of the documentation.
private struct EqualColumns: SeparableLayout {
    var spacing: CGFloat = 8

    func range(of children: borrowing LayoutChildren, along axis: Axis) -> LengthRange {
        var widest = LengthRange(0, 0, 0)
        for index in children.indices { widest.formMaximum(children.range(of: index, along: axis)) }
        guard axis == .horizontal, children.count > 0 else { return widest }
        let count = CGFloat(children.count), gaps = spacing * (count - 1)
        return LengthRange(count * widest.min + gaps, count * widest.ideal + gaps, .infinity)
    }

    func solve(_ children: borrowing LayoutChildren, along axis: Axis, proposal: CGFloat?) -> CGFloat {
        guard children.count > 0 else { return 0 }
        if axis == .vertical {
            return children.indices.reduce(0) { max($0, children.propose(proposal, to: $1, along: .vertical)) }
        }
        let count = CGFloat(children.count), gaps = spacing * (count - 1)
        var widest = LengthRange(0, 0, 0)
        for index in children.indices { widest.formMaximum(children.range(of: index, along: .horizontal)) }
        let column = max(widest.min, proposal.map { ($0 - gaps) / count } ?? widest.ideal)
        for index in children.indices { children.propose(column, to: index, along: .horizontal) }
        return column * count + gaps
    }

    func place(_ children: borrowing LayoutChildren, in size: CGSize, proposal: ProposedViewSize) {
        guard children.count > 0 else { return }
        let step = (size.width + spacing) / CGFloat(children.count)
        for index in children.indices { children.place(index, at: CGPoint(x: step * CGFloat(index), y: 0)) }
    }
}

/// Hands everything to a separable layout, as a plain layout that builds on one does.
private struct Embedding<Inner: SeparableLayout>: Layout {
    var layout: Inner

    static var layoutProperties: LayoutProperties { Inner.layoutProperties }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
    func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing {
        layout.spacing(subviews: subviews, cache: &cache)
    }
}

/// Stacks by the contract in place of the built-in ones they equal.
private func separableKind(_ kind: TestTree.Kind) -> NodeKind {
    switch kind {
    case .hstack(.top, let spacing) where spacing ?? 0 >= 0: .layout(SeparableHStack(spacing: spacing))
    case .vstack(.leading, let spacing) where spacing ?? 0 >= 0: .layout(SeparableVStack(spacing: spacing))
    default: kind.nodeKind
    }
}

private func isStack(_ kind: TestTree.Kind) -> Bool {
    switch kind {
    case .hstack, .vstack: true
    default: false
    }
}

@Suite("Layouts for one axis at a time")
struct SeparableLayoutTests {
    private let stackKinds: Set<TestTree.Kind.Name> = [
        .color, .fixed, .flexible, .text, .spacer, .hstack, .vstack, .zstack, .frame, .flexFrame, .padding, .fixedSize,
        .layoutPriority, .overlay,
    ]

    @Test("The worked example gives equal columns, and the widest minimum where there is too little")
    func workedExample() {
        let tree = LayoutTree()
        let leaves = [20, 60, 40].map { width in
            tree.makeNode(
                .flexible(
                    min: CGSize(width: width, height: 10), ideal: CGSize(width: 80, height: 20),
                    max: CGSize(width: CGFloat.infinity, height: 30)))
        }
        let columns = tree.makeNode(.layout(EqualColumns()), children: leaves)
        tree.layOut(columns, 320, 50)
        let third = CGFloat(304) / 3
        expectFrames(
            tree, [columns] + leaves,
            [rect(0, 0, 320, 30)] + [0, 1, 2].map { rect((320 + 8) / 3 * $0, 0, third, 30) })
        #expect(tree.proposal(of: leaves[1]) == ProposedViewSize(width: third, height: 50))
        tree.layOut(columns, 100, 50)
        expectFrames(tree, [columns, leaves[2]], [rect(0, 0, 196, 30), rect(136, 0, 60, 30)])
        #expect(tree.sizeThatFits(.unspecified, of: columns) == CGSize(width: 256, height: 20))
        #expect(tree.sizeThatFits(.zero, of: columns) == CGSize(width: 196, height: 10))
        #expect(tree.sizeThatFits(.infinity, of: columns) == CGSize(width: CGFloat.infinity, height: 30))
    }

    @Test("Stacks written against the contract agree with the reference in 1,500 random trees")
    func randomTrees() {
        compare(as: separableKind)
    }

    @Test("So they do when they are called from a plain layout with its proxies")
    func embedded() {
        compare { kind in
            switch kind {
            case .hstack(.top, let spacing) where spacing ?? 0 >= 0:
                .layout(Embedding(layout: SeparableHStack(spacing: spacing)))
            case .vstack(.leading, let spacing) where spacing ?? 0 >= 0:
                .layout(Embedding(layout: SeparableVStack(spacing: spacing)))
            default: kind.nodeKind
            }
        }
    }

    private func compare(as nodeKind: (TestTree.Kind) -> NodeKind) {
        var failures = 0
        var replaced = 0
        for seed in randomRuns(60_001...61_500) {
            var random = RandomTestTree(seed: UInt64(seed), options: RandomTestTree.Options(kinds: stackKinds))
            let testTree = random.tree()
            let proposal = random.proposal()
            let direction = random.direction()
            // An empty stack ranks below everything, which only the engine's own can.
            guard !testTree.preorder.contains(where: { isStack($0.kind) && $0.children.isEmpty }) else { continue }
            replaced += testTree.preorder.count { isStack($0.kind) }
            let reference = ReferenceSolver(testTree).layout(proposal, direction: direction)
            let run = EngineRun(testTree, in: proposal, direction: direction, as: nodeKind)
            let differences = Comparison.differences(run.tree, run.nodes, reference, testTree)
            guard !differences.isEmpty else { continue }
            failures += 1
            if failures <= 3 {
                Issue.record("seed \(seed), proposal \(proposal): \(differences.prefix(4))\n\(testTree)")
            }
        }
        #expect(failures == 0, "trees that differ")
        #expect(replaced > randomRuns(1_000), "stacks compared")
    }

    @Test("A chain of any depth takes as many visits a node, and three measurements a text")
    func depth() {
        func cost(_ levels: Int) -> (visits: Double, measurements: Int) {
            let tree = LayoutTree()
            let text = LeafMeasure(traits: .wrappingText) { proposal in
                let width = min(proposal.width ?? 300, 300)
                return CGSize(width: width, height: 16 * (300 / max(width, 1)).rounded(.up))
            }
            var inner = tree.makeNode(.leaf(text))
            for level in 0..<levels {
                let children = [tree.makeNode(.leaf(text)), inner]
                inner =
                    level % 2 == 0
                    ? tree.makeNode(.layout(SeparableHStack()), children: children)
                    : tree.makeNode(.layout(SeparableVStack()), children: children)
            }
            tree.layOut(inner, 1_000, 800)
            return (Double(tree.counts.visits) / Double(2 * levels), tree.counts.leafMeasurements / (levels + 1))
        }
        let costs = [5, 10, 20, 100].map(cost)
        for (visits, measurements) in costs {
            #expect(visits < 7)
            #expect(measurements <= 3)
        }
    }

    @Test("One description used for two nodes arranges the children of each")
    func sharedDescription() {
        for kind in [NodeKind.layout(EqualColumns(spacing: 0)), .layout(Embedding(layout: EqualColumns(spacing: 0)))] {
            let tree = LayoutTree()
            let leaves = (1...4).map { tree.box(CGFloat($0) * 10, 5) }
            let rows = [
                tree.makeNode(kind, children: Array(leaves[..<2])), tree.makeNode(kind, children: Array(leaves[2...])),
            ]
            tree.layOut(tree.makeNode(.vStack(alignment: .leading, spacing: 0), children: rows), nil, nil)
            expectFrames(
                tree, rows + leaves,
                [
                    rect(0, 0, 80, 5), rect(0, 5, 80, 5), rect(0, 0, 10, 5), rect(40, 0, 20, 5), rect(0, 0, 30, 5),
                    rect(40, 0, 40, 5),
                ])
        }
    }

    @Test("A child whose sides depend on each other is asked for its width with an unspecified height")
    func entangledChild() {
        let tree = LayoutTree()
        let square = tree.makeNode(
            .aspectRatio(1, contentMode: .fit), children: [tree.makeNode(.color)])
        let columns = tree.makeNode(.layout(EqualColumns(spacing: 0)), children: [square, tree.box(10, 10)])
        tree.layOut(columns, 100, 20)
        // 50 wide where no height was offered; then 20 high, hence 20 wide.
        expectFrames(tree, [columns, square], [rect(0, 0, 100, 20), rect(0, 0, 20, 20)])
    }

    @Test("Answers that are no lengths become 0 and are reported, as are positions that are none")
    func badAnswers() {
        struct Bad: SeparableLayout {
            func range(of children: borrowing LayoutChildren, along axis: Axis) -> LengthRange {
                LengthRange(-1, .nan, .infinity)
            }
            func solve(_ children: borrowing LayoutChildren, along axis: Axis, proposal: CGFloat?) -> CGFloat {
                axis == .horizontal ? .nan : -5
            }
            func place(_ children: borrowing LayoutChildren, in size: CGSize, proposal: ProposedViewSize) {
                children.place(0, at: CGPoint(x: CGFloat.nan, y: 7))
            }
        }
        let tree = LayoutTree()
        let children = [tree.makeNode(.color), tree.makeNode(.color)]
        let bad = tree.makeNode(.layout(Bad()), children: children)
        tree.layOut(bad, 30, 20)
        // Children that were proposed nothing heard the container's proposal; one never placed is centred.
        expectFrames(tree, [bad] + children, [rect(0, 0, 0, 0), rect(0, 7, 30, 20), rect(-15, -10, 30, 20)])
        #expect(tree.diagnostics.count == 3)
        let said = tree.diagnostics.map(\.description).joined(separator: "\n")
        #expect(said.contains("horizontal") && said.contains("vertical") && said.contains("placed at"))
    }

    @Test("Proposing a width anew while placing keeps the height that was proposed")
    func proposingAgain() {
        struct Narrowing: SeparableLayout {
            func range(of children: borrowing LayoutChildren, along axis: Axis) -> LengthRange {
                children.range(of: 0, along: axis)
            }
            func solve(_ children: borrowing LayoutChildren, along axis: Axis, proposal: CGFloat?) -> CGFloat {
                children.propose(proposal, to: 0, along: axis)
            }
            func place(_ children: borrowing LayoutChildren, in size: CGSize, proposal: ProposedViewSize) {
                children.propose(size.width / 2, to: 0, along: .horizontal)
                children.place(0, at: .zero)
            }
        }
        for isLeaf in [true, false] {
            let tree = LayoutTree()
            let leaf = tree.makeNode(.color)
            let child = isLeaf ? leaf : tree.makeNode(.zStack(), children: [leaf])
            let root = tree.makeNode(.layout(Narrowing()), children: [child])
            for _ in 0..<2 {
                tree.setNeedsLayout(root)
                tree.layOut(root, 100, 40)
                expectFrames(tree, [root, child], [rect(0, 0, 100, 40), rect(0, 0, 50, 40)])
                #expect(tree.proposal(of: child) == ProposedViewSize(width: 50, height: 40))
            }
        }
    }

    @Test("An AnyLayout switches between a plain layout and one for one axis at a time")
    func switching() {
        let tree = LayoutTree()
        let leaves = [tree.box(10, 10), tree.box(20, 10)]
        let node = tree.makeNode(.layout(AnyLayout(HStackLayout(spacing: 4))), children: leaves)
        tree.layOut(node, 100, nil)
        expectFrames(tree, [leaves[1]], [rect(14, 0, 20, 10)])
        tree.setLayout(AnyLayout(EqualColumns(spacing: 0)), of: node)
        tree.layoutIfNeeded(in: ProposedViewSize(width: 100, height: nil))
        expectFrames(tree, [leaves[1]], [rect(50, 0, 20, 10)])
    }
}
