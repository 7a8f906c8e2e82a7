import MullionGeometry
import MullionLayout
import MullionTestSupport
import Testing

@Suite struct CellGridTests {
    private func boxes(_ count: Int, _ item: CellItem = CellItem()) -> [CellChild] {
        (0..<count).map { _ in child(10, 10, item) }
    }

    @Test func `Three columns of weight 1 share 10 as 3, 3 and 4`() {
        var grid = CellGrid(maxColumns: 3)
        grid.defaultColumnSizing.stretch = 1
        #expect(
            frames(grid, 40, 10, boxes(3, CellItem().stretching(.horizontal)))
                == [rect(0, 0, 13, 10), rect(13, 0, 13, 10), rect(26, 0, 14, 10)])
    }

    @Test(arguments: [
        (CellGrid.Limit.columns(3), 7, 3, 3), (.columns(10), 3, 3, 1), (.columns(0), 4, 4, 1), (.columns(-5), 4, 4, 1),
        (.rows(2), 6, 3, 2), (.rows(4), 5, 2, 3), (.rows(9), 3, 1, 3), (.rows(0), 4, 1, 4), (.rows(-1), 4, 1, 4),
        (.columns(2), 0, 0, 0), (.rows(.max), 2, 1, 2), (.columns(.max), 2, 2, 1),
    ])
    func `The counts follow from the limit`(_ limit: CellGrid.Limit, _ children: Int, _ columns: Int, _ rows: Int) {
        let counts = CellGrid(limit: limit).counts(for: children)
        #expect(counts.columns == columns && counts.rows == rows)
    }

    @Test func `Margins, tracks and gaps share spare room in this order`() {
        var grid = CellGrid(maxColumns: 2, alignment: .topLeading).margins(1).horizontalMarginStretch(1)
        grid.defaultColumnSizing.stretch = 1
        grid.defaultColumnSpacing = CellGap(size: 1, stretch: 1)
        let item = CellItem().stretching(.horizontal)
        #expect(frames(grid, 12, 3, [child(1, 1, item), child(1, 1, item)]) == [rect(2, 1, 2, 1), rect(7, 1, 3, 1)])
    }

    @Test func `The conveniences set both sides of each axis`() {
        let grid = CellGrid(maxColumns: 1).margins(3).marginStretch(2).verticalMargins(4).verticalMarginStretch(5)
            .spacing(6, stretch: 7).horizontalSpacing(8).uniform()
        #expect(grid.margins == EdgeInsets(top: 4, leading: 3, bottom: 4, trailing: 3))
        #expect(grid.marginStretch == EdgeInsets(top: 5, leading: 2, bottom: 5, trailing: 2))
        #expect(grid.defaultColumnSpacing == CellGap(size: 8, stretch: 7))
        #expect(grid.defaultRowSpacing == CellGap(size: 6, stretch: 7))
        #expect(grid.hasUniformColumns && grid.hasUniformRows)
        #expect(grid.verticalSpacing(1).defaultRowSpacing == CellGap(size: 1, stretch: 7))
    }

    @Test func `A fixed track is offered to children that wrap, but not for the ideal size`() {
        let tree = LayoutTree()
        var grid = CellGrid(maxColumns: 1, alignment: .topLeading)
        grid.columnSizings = [CellTrack(fixed: 30)]
        let node = tree.makeNode(.layout(grid), children: [tree.makeNode(blocks(9, Journal()))])
        #expect(tree.sizeThatFits(.unspecified, of: node) == CGSize(width: 30, height: 10))
        #expect(tree.sizeThatFits(ProposedViewSize(width: 500, height: nil), of: node) == CGSize(width: 30, height: 30))
    }

    @Test func `Measured in a guide a grid gives way but does not grow`() {
        var grid = CellGrid(maxColumns: 2)
        grid.defaultColumnSizing.stretch = 1
        grid.defaultRowSizing.stretch = 1
        #expect(measure(grid, boxes(2), 500, 500) == CGSize(width: 20, height: 10))
        #expect(measure(grid, boxes(2), 12, 500) == CGSize(width: 12, height: 10))
        // An open side gives way to nothing.
        #expect(measure(grid, boxes(2), 12, nil) == CGSize(width: 12, height: 10))
        #expect(measure(grid, boxes(2), nil, 4) == CGSize(width: 20, height: 4))
        #expect(measure(CellGrid(maxColumns: 2), boxes(2), 12, 4) == CGSize(width: 20, height: 10))
    }

    @Test func `A fraction of a point of the container is rounded up`() {
        #expect(
            frames(CellGrid(maxColumns: 1, alignment: .bottomTrailing), 30.2, 20.2, boxes(1)) == [rect(21, 11, 10, 10)])
        #expect(frames(CellStack(alignment: .bottomTrailing), 30.2, 20.2, boxes(1)) == [rect(20, 10, 10, 10)])
    }

    @Test func `Lists longer than the grid, negative lengths and weights are as if they were not there`() {
        var grid = CellGrid(maxColumns: 2, alignment: .topLeading)
        let plain = frames(grid, 100, 50, boxes(3))
        grid.columnSizings = [CellTrack(), CellTrack(), CellTrack(fixed: 500, stretch: 9), CellTrack(fixed: .nan)]
        grid.rowSpacings = [CellGap(size: -20, stretch: -3), CellGap(size: 700, stretch: 1)]
        grid.columnSpacings = [CellGap(size: .nan, stretch: .nan)]
        grid.margins = EdgeInsets(top: -9, leading: .nan, bottom: -1, trailing: -5)
        grid.marginStretch = EdgeInsets(top: -1, leading: -1, bottom: .nan, trailing: -1)
        #expect(frames(grid, 100, 50, boxes(3)) == plain)
        grid.columnSizings = [CellTrack(fixed: -40)]
        #expect(frames(grid, 100, 50, boxes(3)).map(\.minX) == [0, 0, 0])
    }

    @Test func `Each of 10,000 by 10 cells is measured twice`() {
        let journal = Journal()
        let tree = LayoutTree()
        let rows = largeCount(10_000)
        let height = 20 * CGFloat(rows)
        let cells = (0..<10 * rows).map { _ in tree.makeNode(blocks(2, journal)) }
        var grid = CellGrid(maxColumns: 10).spacing(1)
        grid.defaultColumnSizing.stretch = 1
        tree.layOut(tree.makeNode(.layout(grid.filling()), children: cells), 509, height)
        // Across, 509 - 9 - 200 = 300 more points make columns of 50; down, rows of 10 with spacings of 1 leave 90,001
        // of 200,000 points, and half of them, rounded, is in front of the rows.
        let top = (height - (11 * CGFloat(rows) - 1) + 1) / 2
        let bottom = top + 11 * CGFloat(rows - 1)
        expectFrames(tree, [cells[0], cells[10 * rows - 1]], [rect(15, top, 20, 10), rect(474, bottom, 20, 10)])
        // In endless room, and in the cell.
        #expect(journal.proposals.count == 20 * rows)
        // Nothing changed, nothing is asked.
        tree.layoutIfNeeded(in: ProposedViewSize(width: 509, height: height))
        #expect(journal.proposals.count == 20 * rows)
    }
}
