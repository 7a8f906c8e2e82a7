import MullionConformance
import MullionGeometry
import MullionLayout
import MullionTestSupport
import Testing

/// Lengths that break careless arithmetic.
private let garbage: [CGFloat] = [.nan, .infinity, -.infinity, -1, 1e308, .leastNonzeroMagnitude, 0]

/// Answers and places by garbage that follows from the question alone.
private struct Garbled: Layout {
    let seed: UInt64
    let asks: Bool

    private func pick(_ salt: UInt64, _ proposal: ProposedViewSize) -> CGFloat {
        HostileTreeTests.pick(seed &+ salt, proposal)
    }

    func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing {
        subviews.first.map { $0.spacing.union(subviews[subviews.endIndex - 1].spacing) } ?? .zero
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        if asks {
            for subview in subviews {
                _ = subview.dimensions(in: ProposedViewSize(width: pick(1, proposal), height: pick(2, proposal)))
            }
        }
        return CGSize(width: pick(3, proposal), height: pick(4, proposal))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for (index, subview) in subviews.enumerated() where seed &+ UInt64(index) & 3 != 0 {
            let salt = UInt64(index) * 8
            subview.place(
                at: CGPoint(x: pick(salt + 5, proposal), y: pick(salt + 6, proposal)),
                anchor: UnitPoint(x: pick(salt + 7, proposal), y: 0.5),
                proposal: ProposedViewSize(width: pick(salt + 8, proposal), height: pick(salt + 9, proposal)))
        }
    }

    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGFloat? { pick(10, proposal) }
}

@Suite("Trees in which every leaf and layout answers garbage")
struct HostileTreeTests {
    /// One of the impossible lengths, decided by a seed and the question.
    static func pick(_ seed: UInt64, _ proposal: ProposedViewSize) -> CGFloat {
        let bits = (proposal.width ?? -7).native.bitPattern &* 31 &+ (proposal.height ?? -7).native.bitPattern
        var random = SplitMix64(seed: seed &* 0x9E37 ^ bits)
        return garbage[Int.random(in: 0..<garbage.count, using: &random)]
    }

    /// The test tree with its leaves and some of its containers turned hostile.
    private func makeNodes(_ testTree: TestTree, in tree: LayoutTree, _ random: inout SplitMix64) -> NodeID {
        var children: [NodeID] = []
        for child in testTree.children { children.append(makeNodes(child, in: tree, &random)) }
        let seed = random.next()
        let arity = testTree.kind.arity.upperBound
        if arity == 0, seed % 8 != 0 {
            func answer(_ salt: UInt64) -> (CGSize) -> CGFloat {
                return { size in HostileTreeTests.pick(seed &+ salt, ProposedViewSize(size)) }
            }
            let traits = LeafMeasure.Traits(rawValue: UInt8(seed >> 8 & 7))
            let line = garbage[Int(seed >> 16 & 0xFF) % garbage.count]
            return tree.makeNode(
                .leaf(
                    LeafMeasure(
                        traits: traits, lineHeight: seed % 3 == 0 ? line : nil,
                        firstTextBaseline: seed % 5 == 0 ? answer(1) : nil,
                        lastTextBaseline: seed % 5 == 1 ? answer(2) : nil
                    ) { proposal in
                        CGSize(width: Self.pick(seed &+ 3, proposal), height: Self.pick(seed &+ 4, proposal))
                    }))
        }
        if arity > 2, seed % 3 == 0 {
            return tree.makeNode(.layout(Garbled(seed: seed, asks: seed % 2 == 0)), children: children)
        }
        func side(_ shift: UInt64) -> CGFloat { garbage[Int(seed >> shift & 0xFF) % garbage.count] }
        switch testTree.kind {
        case .frame where seed % 2 == 0:
            return tree.makeNode(.frame(width: side(8), height: side(16)), children: children)
        case .flexFrame where seed % 2 == 0:
            return tree.makeNode(
                .flexibleFrame(
                    minWidth: side(8), idealWidth: side(16), maxWidth: side(24), minHeight: side(32),
                    maxHeight: side(40)),
                children: children)
        case .padding where seed % 2 == 0: return tree.makeNode(.padding(side(8)), children: children)
        case .offset: return tree.makeNode(.offset(x: side(8), y: side(16)), children: children)
        case .position: return tree.makeNode(.position(x: side(8), y: side(16)), children: children)
        case .aspectRatio: return tree.makeNode(.aspectRatio(side(8), contentMode: .fit), children: children)
        case .layoutPriority: return tree.makeNode(.layoutPriority(side(8).native), children: children)
        case .hstack where seed % 2 == 0: return tree.makeNode(.hStack(spacing: side(8)), children: children)
        case .vstack where seed % 2 == 0: return tree.makeNode(.vStack(spacing: side(8)), children: children)
        case .alignmentGuide:
            return tree.makeNode(
                .alignmentGuide(VerticalAlignment.firstTextBaseline) {
                    Self.pick(seed, ProposedViewSize(width: $0.width, height: $0.height))
                }, children: children)
        default: return tree.makeNode(testTree.kind.nodeKind, children: children)
        }
    }

    @Test("No frame of 2,000 garbage trees has a NaN or a negative length, and every pass ends")
    func fuzz() {
        var bad: [String] = []
        var repaired = 0
        // The last three overflowed: two guides of 1e308 combined.
        for seed in Array(randomRuns(1...2_000)) + [16_797, 17_291, 17_292] {
            var trees = RandomTestTree(
                seed: UInt64(seed), options: RandomTestTree.Options(depth: 2...6, maxChildren: 3, maxNodes: 24))
            var random = SplitMix64(seed: UInt64(seed))
            let tree = LayoutTree()
            let top = makeNodes(trees.tree(), in: tree, &random)
            let direction = trees.direction()
            tree.root =
                direction == .leftToRight ? top : tree.makeNode(.layoutDirection(.rightToLeft), children: [top])
            let nodes = tree.preorder(top)
            for pass in 0..<3 {
                let width = pass == 0 ? trees.proposal().width : Self.pick(random.next(), .zero)
                tree.layoutIfNeeded(in: ProposedViewSize(width: width, height: trees.proposal().height))
                if pass == 0, !tree.diagnostics.isEmpty { repaired += 1 }
                for node in nodes {
                    let frame = tree.frame(of: node)
                    if frame.hasNaN || frame.size.width < 0 || frame.size.height < 0 {
                        bad.append("seed \(seed), pass \(pass), \(tree.path(of: node)): \(frame)")
                        break
                    }
                }
                tree.setNeedsLayout(nodes[Int.random(in: nodes.indices, using: &random)])
            }
        }
        #expect(repaired > randomRuns(1_000))
        #expect(bad.isEmpty, "\(bad.count), first: \(bad.prefix(5).joined(separator: "\n"))")
    }

    @Test("A garbage tree is laid out the same way twice, and after edits as from scratch")
    func deterministic() {
        for seed in randomRuns(1...200) {
            func build() -> (LayoutTree, [NodeID]) {
                var trees = RandomTestTree(
                    seed: UInt64(seed), options: RandomTestTree.Options(depth: 2...5, maxChildren: 3, maxNodes: 20))
                var random = SplitMix64(seed: UInt64(seed))
                let tree = LayoutTree()
                let top = makeNodes(trees.tree(), in: tree, &random)
                tree.layOut(top, 200, 100)
                return (tree, tree.preorder(top))
            }
            let (first, firstNodes) = build()
            let (second, secondNodes) = build()
            for node in secondNodes {
                second.setNeedsLayout(node)
                second.layoutIfNeeded(in: ProposedViewSize(width: 200, height: 100))
            }
            let agree = zip(firstNodes, secondNodes).allSatisfy { first.frame(of: $0) == second.frame(of: $1) }
            #expect(agree, "seed \(seed)")
        }
    }
}
