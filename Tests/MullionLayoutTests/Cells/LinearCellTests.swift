import MullionGeometry
import MullionLayout
import Testing

@Suite struct LinearCellTests {
    private let wide = CellItem().stretching(.horizontal)

    @Test func `A row that crops takes what is missing by the children's lengths`() {
        let row = CellRow(alignment: .topLeading).cropping()
        #expect(
            frames(row, 50, 8, [child(30, 10), child(60, 10), child(10, 10)])
                == [rect(0, 0, 15, 8), rect(15, 0, 30, 8), rect(45, 0, 5, 8)])
    }

    @Test func `Equal weights share the spare room, not the whole`() {
        #expect(
            frames(CellRow(), 100, 10, [child(20, 10, wide), child(40, 10, wide)]) == [
                rect(0, 0, 40, 10), rect(40, 0, 60, 10),
            ])
    }

    @Test func `A column is a row turned by a quarter`() {
        let items = [CellItem(), CellItem().stretching(), wide.aligned(.topLeading)]
        let turned = items.map { item in
            var result = item
            (result.horizontalStretch, result.verticalStretch) = (item.verticalStretch, item.horizontalStretch)
            (result.horizontalAlignment, result.verticalAlignment) = (item.verticalAlignment, item.horizontalAlignment)
            return result
        }
        let sizes: [(CGFloat, CGFloat)] = [(20, 13), (7, 30), (31, 9)]
        let row = frames(
            CellRow(spacing: 3).margins(leading: 1, top: 2, trailing: 3, bottom: 4), 120, 51,
            zip(sizes, items).map { child($0.0, $0.1, $1) })
        let column = frames(
            CellColumn(spacing: 3).margins(leading: 2, top: 1, trailing: 4, bottom: 3), 51, 120,
            zip(sizes, turned).map { child($0.1, $0.0, $1) })
        #expect(row.map { rect($0.minY, $0.minX, $0.height, $0.width) } == column)
    }

    @Test func `The band is placed by the layout, the children in it by themselves`() {
        let bottom = CellItem().aligned(.bottom)
        #expect(
            frames(CellRow(alignment: .topLeading), 100, 100, [child(20, 10, bottom), child(20, 40, bottom)])
                == [rect(0, 30, 20, 10), rect(20, 0, 20, 40)])
    }

    @Test func `In a shortage children that stretch give way first, also without cropping`() {
        #expect(
            frames(CellRow(alignment: .topLeading), 50, 10, [child(30, 10), child(60, 10, wide)])
                == [rect(0, 0, 30, 10), rect(30, 0, 20, 10)])
    }

    @Test func `An offset moves one child alone`() {
        #expect(
            frames(
                CellRow(alignment: .leading), 90, 10, [child(30, 10, CellItem().offset(x: 7, y: -2)), child(30, 10)])
                == [rect(7, -2, 30, 10), rect(30, 0, 30, 10)])
    }

    @Test func `Adjustments of both neighbours change the gap between them`() {
        #expect(
            frames(
                CellRow(alignment: .topLeading, spacing: 5), 100, 10,
                [
                    child(10, 10, CellItem().adjustingSpacing(trailing: 3)),
                    child(10, 10, CellItem().adjustingSpacing(leading: -6, trailing: 10)), child(10, 10),
                ]) == [rect(0, 0, 10, 10), rect(12, 0, 10, 10), rect(37, 0, 10, 10)])
        #expect(
            frames(
                CellColumn(alignment: .topLeading, spacing: 5), 10, 100,
                [
                    child(10, 10, CellItem().adjustingSpacing(leading: 50, bottom: 3)),
                    child(10, 10, CellItem().adjustingSpacing(top: -6)),
                ]) == [rect(0, 0, 10, 10), rect(0, 12, 10, 10)])
    }

    @Test func `A child that stretches makes the row report the whole guide, but not an open one`() {
        let children = [child(20, 10), child(20, 10, wide)]
        #expect(measure(CellRow(), children, 200, 20) == CGSize(width: 200, height: 10))
        #expect(measure(CellRow(), children, nil, 20) == CGSize(width: 40, height: 10))
        #expect(measure(CellRow(), children, 0, 0) == CGSize(width: 40, height: 10))
        #expect(measure(CellRow(), children, .infinity, 20) == CGSize(width: CGFloat.infinity, height: 10))
        #expect(measure(CellRow(), [child(20, 10)], .infinity, .infinity) == CGSize(width: 20, height: 10))
        // Measuring does not shrink.
        #expect(measure(CellRow(), children, 30, 20) == CGSize(width: 40, height: 10))
    }

    @Test func `A row measures children that wrap again in their final widths`() {
        let journal = Journal()
        let tree = LayoutTree()
        let text = tree.cell(blocks(100, journal), wide.ignoringDesiredSize(.horizontal))
        let row = tree.makeNode(.layout(CellRow()), children: [tree.box(40, 10), text])
        #expect(tree.sizeThatFits(ProposedViewSize(width: 140, height: 10), of: row) == CGSize(width: 140, height: 100))
        // Twice: in the whole room, and in what is left of it.
        #expect(
            journal.proposals == [ProposedViewSize(width: 140, height: 10), ProposedViewSize(width: 100, height: 10)])
    }

    @Test func `A row asks no child more than four sizes for one proposal`() {
        let journal = Journal()
        let tree = LayoutTree()
        var children = (0..<50).map { _ in tree.cell(blocks(9, journal), wide) }
        children.append(tree.box(5_000, 10))
        let row = CellRow().cropping().positioning(.fitAspect).filling()
        tree.layOut(tree.makeNode(.layout(row), children: children), 1_000, 10)
        // In the room, shrunk by weight, shrunk by length, and the ideal size.
        #expect(journal.proposals.count <= 4 * 50)
    }

    @Test func `Cropping a row limits heights to it while it is arranged`() {
        #expect(frames(CellRow().cropping(), 100, 8, [child(20, 30)]) == [rect(40, 0, 20, 8)])
        #expect(measure(CellRow().cropping(), [child(20, 30)], 100, 8) == CGSize(width: 20, height: 30))
    }

    @Test func `A skipped child counts in nothing and keeps its ideal size`() {
        let children = [child(10, 10), child(50, 60, CellItem().skipped().offset(x: 3, y: 4)), child(10, 10)]
        #expect(measure(CellRow(spacing: 5), children) == CGSize(width: 25, height: 10))
        #expect(
            frames(CellRow(alignment: .topLeading, spacing: 5), 50, 20, children)
                == [rect(0, 0, 10, 10), rect(3, 4, 50, 60), rect(15, 0, 10, 10)])
    }

    @Test func `Without children rows, columns, stacks, flows and grids measure as their margins`() {
        let size = CGSize(width: 6, height: 6)
        #expect(measure(CellRow(spacing: 9).margins(2.5), [], 100, 100) == size)
        #expect(measure(CellColumn(spacing: 9).margins(2.5), []) == size)
        #expect(measure(CellStack().margins(2.5), [], 100, 100) == size)
        #expect(measure(CellFlow(spacing: 9).margins(2.5), []) == size)
        #expect(measure(CellGrid(maxColumns: 3).spacing(9).margins(2.5), [], 100, 100) == size)
        #expect(measure(CellGrid(maxColumns: 3).margins(2.5).marginStretch(1), [], 3, 3) == size)
        #expect(frames(CellGrid(maxRows: 0), 100, 100, []).isEmpty)
    }

    @Test func `A nested row is asked for its ideal size without stretching, and arranged in the frame it is given`() {
        let tree = LayoutTree()
        let leaf = tree.cell(.fixed(CGSize(width: 20, height: 10)), wide)
        let inner = tree.cell(.layout(CellRow()), CellItem().stretching(), [leaf])
        let outer = tree.makeNode(.layout(CellColumn().filling()), children: [inner])
        #expect(tree.sizeThatFits(.unspecified, of: outer) == CGSize(width: 20, height: 10))
        tree.layOut(outer, 90, 50)
        expectFrames(tree, [inner, leaf], [rect(0, 0, 90, 50), rect(0, 20, 90, 10)])
    }

    @Test func `From right to left a row begins at the right`() {
        let tree = LayoutTree()
        let row = tree.container(CellRow(alignment: .topLeading, spacing: 5).filling(), [child(10, 10), child(20, 10)])
        tree.layOut(tree.makeNode(.layoutDirection(.rightToLeft), children: [row]), 100, 10)
        expectFrames(tree, tree.children(of: row), [rect(90, 0, 10, 10), rect(65, 0, 20, 10)])
    }
}
