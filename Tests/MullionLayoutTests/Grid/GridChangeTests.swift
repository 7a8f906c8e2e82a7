import MullionGeometry
import MullionLayout
import MullionTestSupport
import Testing

/// Edits of few cells among many, where a pass visits their rows and columns alone: after each, every frame equals that
/// of a new tree, bit by bit.
@Suite struct GridChangeTests {
    private static let alignments: [Alignment] = [
        .center, .topLeading, .bottomTrailing, Alignment(horizontal: .center, vertical: .firstTextBaseline),
    ]

    @Test(arguments: randomRuns(UInt64(1)...400, dividedBy: 40))
    func `After edits of few cells large grids are as new ones`(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        let spacing: CGFloat = random.pick([4, 0, -3, 2, 2])
        let layout = GridLayout(
            alignment: random.pick(Self.alignments), horizontalSpacing: spacing, verticalSpacing: spacing)
        let columns = Int.random(in: 2...7, using: &random)
        // Cells that span two columns, or have no size along an axis.
        let isIrregular = random.once(in: 5)
        let hasAnchors = random.once(in: 4)
        // Whether a pass may find the cells' widths to depend on their heights.
        let hasRatios = random.once(in: 3)
        let count = Int.random(in: 30...90, using: &random)
        var grid = ChangingGrid(.layout(layout), cellCount: count, largestShape: hasRatios ? 6 : 5, &random) {
            tree, node, index in
            let row: GridRowMember = index % columns == 0 ? .first() : .next
            tree.setValue(row, forKey: GridValues.Row.self, of: node)
            if hasAnchors, index % 7 == 3 { tree.setValue(.bottom, forKey: GridValues.Anchor.self, of: node) }
            if isIrregular, index % 9 == 4 { tree.setValue(2, forKey: GridValues.Columns.self, of: node) }
            if isIrregular, index % 11 == 5 {
                tree.setValue(index % 2 == 0 ? .horizontal : .vertical, forKey: GridValues.UnsizedAxes.self, of: node)
            }
        }
        grid.expectFramesOfNewTrees(widths: [nil, 0, 140, 300], &random, seed: seed)
    }
}
