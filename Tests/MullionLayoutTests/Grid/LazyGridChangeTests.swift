import MullionGeometry
import MullionLayout
import MullionTestSupport
import Testing

/// Edits of few children of a `LazyVGridLayout`, where a pass visits their rows alone: after each, every frame equals
/// that of a new tree, bit by bit.
@Suite struct LazyGridChangeTests {
    @Test(arguments: randomRuns(UInt64(1)...400, dividedBy: 40))
    func `After edits of few children lazy grids are as new ones`(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        var model = Model(&random)
        let tree = LayoutTree()
        var nodes = model.build(in: tree)
        var proposal = ProposedViewSize(width: 300, height: nil)
        for step in 0..<40 {
            if random.once(in: 10) {
                proposal = ProposedViewSize(
                    width: random.pick([nil, 0, 140, 300, 301, .infinity]), height: random.pick([nil, nil, 70, 900]))
            }
            tree.layoutIfNeeded(in: proposal)
            let fresh = LayoutTree()
            let new = model.build(in: fresh)
            fresh.layoutIfNeeded(in: proposal)
            for index in nodes.indices where tree.frame(of: nodes[index]) != fresh.frame(of: new[index]) {
                Issue.record("seed \(seed), step \(step), node \(index) of \(nodes.count)")
                return
            }
            for _ in 0..<random.pick([1, 1, 1, 2, 5]) { model.edit(tree, &nodes, &random) }
        }
    }

    @Test func `An edit of one child measures its row alone`() {
        final class Count: @unchecked Sendable { var questions = 0 }
        let count = Count()
        let tree = LayoutTree()
        let grid = tree.makeNode(.layout(LazyVGridLayout(columns: (0..<10).map { _ in GridItem(.flexible()) })))
        tree.root = grid
        func text(_ width: CGFloat) -> NodeKind {
            .leaf(
                LeafMeasure(traits: .wrappingText) { proposal in
                    count.questions += 1
                    let room = max(proposal.width ?? width, 1)
                    return CGSize(width: min(room, width), height: 11 * (width / room).rounded(.up))
                })
        }
        let children = (0..<2_000).map { tree.appendNode(text(CGFloat(20 + $0 % 60)), to: grid) }
        tree.layoutIfNeeded(in: ProposedViewSize(width: 600, height: nil))
        let below = tree.frame(of: children[1_500])
        count.questions = 0
        tree.setKind(text(500), of: children[1_004])
        tree.layoutIfNeeded(in: ProposedViewSize(width: 600, height: nil))
        #expect(count.questions <= 30)
        // The text now takes 10 lines instead of 2 in 52.8 points.
        #expect(tree.frame(of: children[1_500]).minY == below.minY + 88)
        #expect(tree.frame(of: children[1_500]).minX == below.minX)
    }
}

/// A grid in a column, in a direction of reading or in padding.
private struct Model {
    struct Child {
        var shape: Int
        var width: CGFloat
        var inner: CGFloat
    }

    let hasDirection: Bool
    var isRightToLeft = false
    let grid: LazyVGridLayout
    var above: CGFloat = 10
    var children: [Child]

    init(_ random: inout SplitMix64) {
        hasDirection = random.once(in: 4)
        let alignments: [Alignment?] = [
            nil, nil, .topLeading, .bottomTrailing, Alignment(horizontal: .center, vertical: .firstTextBaseline),
        ]
        let common = random.pick(alignments)
        let isMixed = random.once(in: 3)
        let items = (0..<Int.random(in: 1...6, using: &random)).map { _ in
            GridItem(
                random.pick([
                    .flexible(minimum: 10), .fixed(40), .flexible(minimum: 30, maximum: 50), .adaptive(minimum: 35),
                ]),
                spacing: random.pick([nil, 0, 3, -2]), alignment: isMixed ? random.pick(alignments) : common)
        }
        grid = LazyVGridLayout(
            columns: items, alignment: random.pick([.leading, .center, .trailing]),
            spacing: random.pick([nil, 0, 5, -4]))
        children = []
        for _ in 0..<Int.random(in: 10...90, using: &random) { children.append(makeChild(&random)) }
    }

    func makeChild(_ random: inout SplitMix64) -> Child {
        Child(
            shape: Int.random(in: 0...6, using: &random), width: CGFloat(Int.random(in: 0...90, using: &random)),
            inner: CGFloat(Int.random(in: 0...40, using: &random)))
    }

    /// The kinds of a child's node and of the ones inside it.
    static func kinds(_ child: Child) -> (outer: NodeKind, inner: [NodeKind]) {
        let size = CGSize(width: child.width, height: 10 + child.inner / 9)
        let text = NodeKind.leaf(
            LeafMeasure(traits: .wrappingText) { proposal in
                guard let room = proposal.width, room < child.width else {
                    return CGSize(width: child.width, height: 11)
                }
                return CGSize(width: room, height: 11 * (child.width / max(room, 1)).rounded(.up))
            })
        let growing = NodeKind.flexible(
            min: CGSize(width: child.inner, height: 7), ideal: CGSize(width: child.inner, height: 7),
            max: CGSize(width: .infinity, height: 7 + child.width))
        switch child.shape {
        case 0, 1: return (.fixed(size), [])
        case 2: return (growing, [])
        case 3: return (text, [])
        case 4: return (.padding(3), [text])
        case 5: return (.hStack(spacing: 2), [growing, text, .fixed(CGSize(width: child.inner, height: 5))])
        default: return (.aspectRatio(2, contentMode: .fit), [growing])
        }
    }

    var rootKind: NodeKind {
        hasDirection ? .layoutDirection(isRightToLeft ? .rightToLeft : .leftToRight) : .padding(0)
    }

    /// The nodes in order: root, column, box, grid, then each child with what is inside.
    func build(in tree: LayoutTree) -> [NodeID] {
        let root = tree.makeNode(rootKind)
        tree.root = root
        let column = tree.appendNode(.vStack(alignment: .leading, spacing: 3), to: root)
        let box = tree.appendNode(.fixed(CGSize(width: 20, height: above)), to: column)
        let node = tree.appendNode(.layout(grid), to: column)
        var nodes = [root, column, box, node]
        for child in children {
            let kinds = Self.kinds(child)
            let outer = tree.appendNode(kinds.outer, to: node)
            nodes.append(outer)
            for kind in kinds.inner { nodes.append(tree.appendNode(kind, to: outer)) }
        }
        return nodes
    }

    mutating func edit(_ tree: LayoutTree, _ nodes: inout [NodeID], _ random: inout SplitMix64) {
        let index = Int.random(in: children.indices, using: &random)
        let first = 4 + children[..<index].reduce(0) { $0 + 1 + Self.kinds($1).inner.count }
        switch Int.random(in: 0...13, using: &random) {
        case 0:
            above = CGFloat(Int.random(in: 0...30, using: &random))
            tree.setKind(.fixed(CGSize(width: 20, height: above)), of: nodes[2])
        case 1 where hasDirection && random.once(in: 4):
            isRightToLeft.toggle()
            tree.setKind(rootKind, of: nodes[0])
        case 2, 3:
            let proposal = ProposedViewSize(width: random.pick([nil, 30, 200]), height: random.pick([nil, 15]))
            let asked = random.pick([3, 3, 1, first, nodes.indices.randomElement(using: &random)!])
            _ = tree.sizeThatFits(proposal, of: nodes[asked])
        case 4: tree.setNeedsLayout(nodes.randomElement(using: &random)!)
        case 5: _ = tree.dimensions(of: nodes[random.pick([1, 3])], in: ProposedViewSize(width: 120, height: nil))
        case 6, 7:
            // A different height alone.
            guard children[index].shape < 2 else { return }
            children[index].inner = CGFloat(Int.random(in: 0...40, using: &random))
            tree.setKind(Self.kinds(children[index]).outer, of: nodes[first])
        default:
            let shape = children[index].shape
            children[index] = makeChild(&random)
            // Between two leaves the kind may change.
            if shape > 3 || children[index].shape > 3 { children[index].shape = shape }
            let kinds = Self.kinds(children[index])
            tree.setKind(kinds.outer, of: nodes[first])
            for (offset, kind) in kinds.inner.enumerated() { tree.setKind(kind, of: nodes[first + 1 + offset]) }
        }
    }
}
