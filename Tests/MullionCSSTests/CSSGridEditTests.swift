import MullionGeometry
import MullionLayout
import MullionTestSupport
import Testing

/// Edits of items in a large grid, most of which leave its tracks as they are.
@Suite("Edits in large CSS grids")
struct CSSGridEditTests {
    @Test("After edits of items every frame equals a fresh grid bit by bit, in 1,000 scripts")
    func scripts() {
        var quiet = 0
        for seed in randomRuns(1...1_000, dividedBy: 25) { quiet += run(seed) }
        // In a good part of them nothing is measured.
        #expect(quiet > randomRuns(5_000, dividedBy: 25))
    }

    /// Returns how many edits were laid out without a question.
    private func run(_ seed: Int) -> Int {
        var random = SplitMix64(seed: UInt64(seed))
        let grid = RandomGrid(&random, isCentered: seed % 2 == 0)
        let tree = LayoutTree()
        let nodes = grid.make(in: tree)
        let proposal = ProposedViewSize(width: 400, height: nil)
        tree.layoutIfNeeded(in: proposal)
        var quiet = 0
        for step in 0..<30 {
            let item = Int(random.next() % UInt64(grid.items.count))
            guard let style = grid.changeItem(item, &random) else { continue }
            tree.setKind(.css(style), of: nodes[item])
            tree.layoutIfNeeded(in: proposal)
            if tree.counts.visits == 0 { quiet += 1 }
            let fresh = LayoutTree()
            let others = grid.make(in: fresh)
            fresh.layoutIfNeeded(in: proposal)
            for (node, other) in zip(nodes, others) where tree.frame(of: node) != fresh.frame(of: other) {
                Issue.record("seed \(seed), step \(step): \(tree.frame(of: node)), not \(fresh.frame(of: other))")
                return quiet
            }
        }
        return quiet
    }

    @Test("An item that asks for less than its column has, and did before, is placed alone")
    func workedExample() {
        let tree = LayoutTree()
        var style = CSSStyle()
        style.display = .grid
        let root = tree.makeNode(.css(style))
        tree.root = root
        func box(_ width: CGFloat) -> NodeKind {
            var style = CSSStyle()
            (style.width, style.height) = (.points(width), .points(10))
            return .css(style)
        }
        let items = (0..<20).map { tree.appendNode(box($0 == 1 ? 70 : 40), to: root) }
        tree.layoutIfNeeded(in: .unspecified)
        tree.setKind(box(60), of: items[0])
        tree.layoutIfNeeded(in: .unspecified)
        #expect(tree.counts.visits == 0 && tree.frame(of: items[0]).width == 60)
        #expect(tree.frame(of: root).width == 70)
        // The widest one makes the column another.
        tree.setKind(box(50), of: items[1])
        tree.layoutIfNeeded(in: .unspecified)
        #expect(tree.counts.visits > 0 && tree.frame(of: root).width == 60)
    }
}

/// A grid of four columns with forty items: most of a definite size, a few texts.
private final class RandomGrid {
    let style: CSSStyle
    let isCentered: Bool
    var items: [CSSStyle?]

    init(_ random: inout SplitMix64, isCentered: Bool) {
        var style = CSSStyle()
        style.display = .grid
        style.columnGap = 3
        style.rowGap = 2
        style.padding = CSSEdges(4)
        style.width = pick([.auto, .points(300), .percent(100)], &random)
        style.direction = pick([.leftToRight, .rightToLeft], &random)
        style.justifyItems = pick([.normal, .center, .end], &random)
        style.alignItems = pick([.normal, .center, .end], &random)
        let sizes: [CSSTrackSize] = [
            .auto, .flex(1), .length(40), .minContent, .fitContent(30),
            CSSTrackSize(min: .length(10), max: .maxContent),
        ]
        var tracks: [CSSTrackSize] = []
        for _ in 0..<4 { tracks.append(pick(sizes, &random)) }
        style.gridTemplateColumns = CSSTrackList(tracks: tracks)
        items = []
        for number in 0..<40 {
            var item = CSSStyle()
            item.width = .points(CGFloat(random.next() % 12) * 5)
            item.height = .points(CGFloat(random.next() % 6) * 5)
            items.append(number % 9 == 8 ? nil : item)
        }
        self.style = style
        self.isCentered = isCentered
    }

    /// Makes the grid in a tree, in a column; returns its items.
    func make(in tree: LayoutTree) -> [NodeID] {
        var outer = CSSStyle()
        outer.display = .flex
        outer.flexDirection = .column
        if isCentered { outer.alignItems = .center }
        let root = tree.makeNode(.css(outer))
        let grid = tree.appendNode(.css(style), to: root)
        tree.root = root
        var nodes: [NodeID] = []
        for (number, item) in items.enumerated() {
            let kind = item.map { NodeKind.css($0) } ?? .leaf(RandomBox.text(number % 7))
            nodes.append(tree.appendNode(kind, to: grid))
        }
        return nodes
    }

    /// Changes the style of an item; nil for a text.
    func changeItem(_ number: Int, _ random: inout SplitMix64) -> CSSStyle? {
        guard var item = items[number] else { return nil }
        switch random.next() % 6 {
        case 0, 1, 2: item.width = .points(CGFloat(random.next() % 12) * 5)
        case 3: item.height = .points(CGFloat(random.next() % 6) * 5)
        case 4:
            item.justifySelf = pick([.auto, .end, .center], &random)
            item.margin = CSSEdges(top: 2, right: 0, bottom: 0, left: pick([nil, 0, 3], &random))
        default:
            item.position = pick([.static, .relative, .absolute], &random)
            item.order = pick([0, 0, 1], &random)
            item.width = pick([.auto, .points(20)], &random)
        }
        items[number] = item
        return item
    }
}

private func pick<T>(_ values: [T], _ random: inout SplitMix64) -> T {
    values[Int(random.next() % UInt64(values.count))]
}
