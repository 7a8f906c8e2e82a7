import MullionGeometry
import MullionLayout
import MullionTestSupport
import Testing

/// Edits of few children of a `LazyVGridLayout`, where a pass visits their rows alone: after each, every frame equals
/// that of a new tree, bit by bit.
@Suite struct LazyGridChangeTests {
    private static let alignments: [Alignment?] = [
        nil, nil, .topLeading, .bottomTrailing, Alignment(horizontal: .center, vertical: .firstTextBaseline),
    ]

    @Test(arguments: randomRuns(UInt64(1)...400, dividedBy: 40))
    func `After edits of few children lazy grids are as new ones`(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        let common = random.pick(Self.alignments)
        let isMixed = random.once(in: 3)
        let items = (0..<Int.random(in: 1...6, using: &random)).map { _ in
            GridItem(
                random.pick([
                    .flexible(minimum: 10), .fixed(40), .flexible(minimum: 30, maximum: 50), .adaptive(minimum: 35),
                ]),
                spacing: random.pick([nil, 0, 3, -2]), alignment: isMixed ? random.pick(Self.alignments) : common)
        }
        let layout = LazyVGridLayout(
            columns: items, alignment: random.pick([.leading, .center, .trailing]),
            spacing: random.pick([nil, 0, 5, -4]))
        let count = Int.random(in: 10...90, using: &random)
        var grid = ChangingGrid(.layout(layout), cellCount: count, &random)
        grid.expectFramesOfNewTrees(widths: [nil, 0, 140, 300, 301, .infinity], &random, seed: seed)
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
