import MullionConformance
import MullionGeometry
import MullionLayout
import MullionTestSupport
import Testing

@Suite struct HostileGridTests {
    @Test func `A grid without cells is nothing`() {
        let tree = LayoutTree()
        let grid = tree.grid([])
        for proposal in [ProposedViewSize.unspecified, .zero, .infinity] {
            #expect(tree.sizeThatFits(proposal, of: grid) == .zero)
        }
    }

    @Test func `Spans below 1 count as 1, above 1,000 as 1,000`() {
        func width(_ columns: Int) -> CGFloat {
            let tree = LayoutTree()
            let cell = tree.box(10, 10)
            tree.setValue(columns, forKey: GridValues.Columns.self, of: cell)
            let grid = tree.grid(GridLayout(horizontalSpacing: 1, verticalSpacing: 0), [.row(cell, tree.box(10, 10))])
            return tree.sizeThatFits(.unspecified, of: grid).width
        }
        #expect(width(0) == 21)
        #expect(width(-7) == 21)
        #expect(width(.min) == 21)
        #expect(width(1_000) == 1_010)
        #expect(width(.max) == width(1_000))
    }

    @Test func `A span wider than the grid makes the grid so many columns`() {
        let tree = LayoutTree()
        let cell = tree.box(10, 10)
        tree.setValue(5, forKey: GridValues.Columns.self, of: cell)
        let grid = tree.grid(
            GridLayout(horizontalSpacing: 4, verticalSpacing: 0), [.row(tree.box(10, 10)), .row(cell)])
        // Four empty columns behind the first, and a gap before each.
        #expect(tree.sizeThatFits(.unspecified, of: grid).width == 26)
    }

    @Test func `Spacing that is no number counts as none given`() {
        for spacing in [CGFloat.nan, .infinity, -.infinity] {
            let tree = LayoutTree()
            let grid = tree.grid(
                GridLayout(horizontalSpacing: spacing, verticalSpacing: spacing),
                [.row(tree.box(10, 10), tree.box(10, 10)), .row(tree.box(10, 10))])
            #expect(tree.sizeThatFits(.unspecified, of: grid) == CGSize(width: 28, height: 28))
        }
    }

    @Test func `An anchor that is no point counts as the centre`() {
        let tree = LayoutTree()
        let cell = tree.box(10, 10)
        tree.setValue(UnitPoint(x: .nan, y: .infinity), forKey: GridValues.Anchor.self, of: cell)
        tree.layOut(tree.grid([.row(cell, tree.box(30, 30)), .row(tree.box(30, 30))]), 100, 100)
        expectFrames(tree, [cell], [rect(10, 10, 10, 10)])
    }

    @Test func `Any numbers give sizes at least 0 and places that are finite`() {
        let strange: [CGFloat] = [.nan, .infinity, -.infinity, 1e300, -1e300, 1e-300, -1, 0, 12, 3e9]
        for seed in randomRuns(0..<500 as Range<UInt64>) {
            var random = SplitMix64(seed: seed)
            func pick() -> CGFloat { strange.randomElement(using: &random)! }
            let tree = LayoutTree()
            let grid = tree.makeNode(
                .layout(GridLayout(alignment: .bottomTrailing, horizontalSpacing: pick(), verticalSpacing: pick())))
            for _ in 0..<Int.random(in: 0...12, using: &random) {
                let cell =
                    Bool.random(using: &random)
                    ? tree.makeNode(.leaf(LeafMeasure { _ in CGSize(width: 20, height: 10) }))
                    : tree.makeNode(
                        .flexible(
                            min: CGSize(width: pick(), height: pick()), ideal: CGSize(width: pick(), height: pick()),
                            max: CGSize(width: pick(), height: pick())))
                tree.append(cell, to: grid)
                let member: GridRowMember = [.none, .first(alignment: .top), .next, .next].randomElement(
                    using: &random)!
                tree.setValue(member, forKey: GridValues.Row.self, of: cell)
                tree.setValue(
                    [1, 1, 0, -3, 2, 999].randomElement(using: &random)!, forKey: GridValues.Columns.self, of: cell)
                if Bool.random(using: &random) {
                    tree.setValue(UnitPoint(x: pick(), y: pick()), forKey: GridValues.Anchor.self, of: cell)
                }
            }
            tree.root = grid
            for proposal in [
                ProposedViewSize.unspecified, .zero, .infinity, ProposedViewSize(width: pick(), height: pick()),
            ] {
                tree.layoutIfNeeded(in: proposal)
                for node in tree.preorder(grid) {
                    let frame = tree.frame(of: node)
                    #expect(frame.size.width >= 0 && frame.size.height >= 0, "seed \(seed)")
                    #expect(frame.origin.x.isFinite && frame.origin.y.isFinite, "seed \(seed): \(frame)")
                }
            }
        }
    }
}
