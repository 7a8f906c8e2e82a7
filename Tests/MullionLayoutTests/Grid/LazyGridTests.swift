import MullionGeometry
import MullionLayout
import Testing

@Suite struct LazyGridTests {
    private func columns(_ items: [GridItem], _ width: CGFloat?, count: Int = 40) -> (widths: [CGFloat], grid: CGRect) {
        let tree = LayoutTree()
        let views = (0..<count).map { _ in tree.makeNode(.color) }
        let grid = tree.makeNode(.layout(LazyVGridLayout(columns: items)), children: views)
        tree.layOut(grid, width, nil)
        let row = views.prefix { tree.frame(of: $0).minY == 0 }
        return (row.map { tree.frame(of: $0).width }, tree.frame(of: grid))
    }

    @Test func `The worked example: placed with what was measured, columns can be wider than the grid`() {
        let tree = LayoutTree()
        let views = (0..<2).map { _ in tree.makeNode(.color) }
        let items = [GridItem(.flexible(minimum: 100)), GridItem(.flexible(minimum: 180))]
        let grid = tree.makeNode(.layout(LazyVGridLayout(columns: items)), children: views)
        tree.layOut(grid, 300, nil)
        expectFrames(tree, [grid], [rect(0, 0, 334, 10)])
        expectFrames(tree, views, [rect(-8.5, 0, 163, 10), rect(162.5, 0, 180, 10)], "17 too wide, centred")
        tree.setKind(.layout(LazyVGridLayout(columns: items, alignment: .leading)), of: grid)
        tree.layoutIfNeeded(in: ProposedViewSize(width: 300, height: nil))
        expectFrames(tree, views, [rect(0, 0, 163, 10), rect(171, 0, 180, 10)])
    }

    @Test func `Adaptive columns are as many as fit, and share the width`() {
        #expect(
            columns([GridItem(.adaptive(minimum: 50, maximum: 100))], 300).widths == Array(repeating: 53.6, count: 5))
        #expect(columns([GridItem(.adaptive(minimum: 50), spacing: 0)], 100).widths == [50, 50])
        #expect(columns([GridItem(.adaptive(minimum: 50), spacing: 0)], 99).widths == [99])
        #expect(columns([GridItem(.adaptive(minimum: 50))], 20).widths == [20])
    }

    @Test func `A row is as high as its highest view, and the others fill it`() {
        let tree = LayoutTree()
        let views = [tree.box(10, 30), tree.makeNode(.color), tree.box(10, 5), tree.box(10, 20)]
        let items = [GridItem(.fixed(40), spacing: 4), GridItem(.fixed(60), alignment: .bottomTrailing)]
        let grid = tree.makeNode(.layout(LazyVGridLayout(columns: items, spacing: 2)), children: views)
        tree.layOut(grid, 300, 500)
        expectFrames(tree, [grid], [rect(0, 0, 104, 52)])
        expectFrames(
            tree, views, [rect(15, 0, 10, 30), rect(44, 0, 60, 30), rect(15, 39.5, 10, 5), rect(94, 32, 10, 20)])
    }

    @Test func `A horizontal grid is a vertical one with the axes swapped`() {
        let sizes = [(10, 30), (20, 5), (40, 20), (7, 9), (12, 12)]
        let items = [
            GridItem(.fixed(40), spacing: 4), GridItem(.flexible(minimum: 20, maximum: 60)),
            GridItem(.adaptive(minimum: 30)),
        ]
        for length in [nil, 0, 50, 120, 200, 333.5] as [CGFloat?] {
            let (tree, other) = (LayoutTree(), LayoutTree())
            let views = sizes.map { tree.box(CGFloat($0.0), CGFloat($0.1)) } + [tree.makeNode(.color)]
            let turned = sizes.map { other.box(CGFloat($0.1), CGFloat($0.0)) } + [other.makeNode(.color)]
            let grid = tree.makeNode(
                .layout(LazyVGridLayout(columns: items, alignment: .leading, spacing: 3)), children: views)
            let row = other.makeNode(
                .layout(LazyHGridLayout(rows: items, alignment: .top, spacing: 3)), children: turned)
            tree.layOut(grid, length, nil)
            other.layOut(row, nil, length)
            let frames = ([grid] + views).map { tree.frame(of: $0) }
            expectFrames(
                other, [row] + turned, frames.map { rect($0.minY, $0.minX, $0.height, $0.width) }, "\(length ?? -1)")
        }
    }

    @Test func `No items are one flexible item, and nothing proposed counts as 10`() {
        #expect(columns([], 70).widths == [70])
        #expect(columns([GridItem()], nil).grid == rect(0, 0, 10, 40 * 18 - 8))
        #expect(columns([GridItem(.fixed(30))], nil).grid.width == 30)
    }

    @Test func `In an endless width adaptive items have a column for each view`() {
        #expect(
            columns([GridItem(.adaptive(minimum: 20, maximum: 30), spacing: 0)], .infinity, count: 7).grid.width == 210)
        #expect(columns([GridItem(.flexible(maximum: 90))], .infinity).grid.width == 90)
    }

    @Test func `Numbers that cannot be used count as 0, as no maximum or as no spacing`() {
        #expect(
            columns([GridItem(.fixed(.nan)), GridItem(.fixed(-5)), GridItem(.fixed(.infinity))], 100).widths == [
                0, 0, 0,
            ])
        #expect(columns([GridItem(.flexible(minimum: 20, maximum: 10))], 100).widths == [20])
        #expect(columns([GridItem(.flexible(minimum: .nan, maximum: .nan))], 100).widths == [100])
        #expect(columns([GridItem(.fixed(10), spacing: .nan), GridItem(.fixed(10))], 100).grid.width == 28)
        #expect(
            columns([GridItem(.adaptive(minimum: 0), spacing: 0)], 100).widths.count == 40, "10,000 columns at most")
        #expect(columns([GridItem(.adaptive(minimum: 10), spacing: -20)], 100).widths.count == 40)
        #expect(columns([], 100, count: 0).grid == rect(0, 0, 100, 0))
    }

    @Test func `A lazy grid sets no guides`() {
        let tree = LayoutTree()
        let text = tree.makeNode(
            .leaf(LeafMeasure(firstTextBaseline: { _ in 3 }) { _ in CGSize(width: 10, height: 10) }))
        let grid = tree.makeNode(.layout(LazyVGridLayout(columns: [GridItem()])), children: [text])
        let box = tree.box(10, 40)
        tree.layOut(tree.makeNode(.hStack(alignment: .firstTextBaseline, spacing: 0), children: [grid, box]), 100, nil)
        #expect(tree.frame(of: grid).maxY == 40)
    }
}
