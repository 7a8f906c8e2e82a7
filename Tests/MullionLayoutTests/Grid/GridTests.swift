import MullionGeometry
import MullionLayout
import Testing

@Suite struct GridTests {
    private let plain = GridLayout(horizontalSpacing: 0, verticalSpacing: 0)

    @Test func `The worked example: the flexible column takes what the rigid one leaves`() {
        let tree = LayoutTree()
        let cells = [
            tree.box(20, 10), tree.flexible((0, 10, .infinity), (10, 10, 10)), tree.box(40, 20), tree.box(10, 10),
        ]
        let layout = GridLayout(horizontalSpacing: 10, verticalSpacing: 10)
        let grid = tree.grid(layout, [.row(cells[0], cells[1]), .row(cells[2], cells[3])])
        tree.layOut(grid, 200, 100)
        expectFrames(tree, [grid], [rect(0, 0, 200, 40)])
        expectFrames(
            tree, cells, [rect(10, 0, 20, 10), rect(50, 0, 150, 10), rect(0, 20, 40, 20), rect(120, 25, 10, 10)])
    }

    @Test func `Offered nothing in particular, a colour fills the column its neighbour makes`() {
        let tree = LayoutTree()
        let cells = [tree.makeNode(.color), tree.box(50, 30), tree.box(40, 20), tree.box(10, 10)]
        let grid = tree.grid(plain, [.row(cells[0], cells[1]), .row(cells[2], cells[3])])
        tree.layOut(grid, nil, nil)
        expectFrames(tree, [grid, cells[0]], [rect(0, 0, 90, 50), rect(0, 0, 40, 30)])
    }

    @Test func `A cell is not squeezed into a share its column exceeds`() {
        let tree = LayoutTree()
        let text = tree.makeNode(wrapping(10))
        let cells = [tree.box(80, 10), tree.box(60, 10), text, tree.box(60, 10)]
        tree.layOut(tree.grid(plain, [.row(cells[0], cells[1]), .row(cells[2], cells[3])]), 100, nil)
        // The share is 50; the column is 80 wide, and the text has 8 blocks a line.
        expectFrames(tree, [text], [rect(0, 10, 80, 20)])
    }

    @Test func `A child in no row spans all columns, by the alignment of the grid`() {
        let tree = LayoutTree()
        let (title, line) = (tree.box(30, 10), tree.makeNode(.divider))
        let cells = [tree.box(20, 10), tree.box(30, 10)]
        tree.setValue(.trailing, forKey: GridValues.ColumnAlignment.self, of: cells[0])
        tree.setValue([.horizontal], forKey: GridValues.UnsizedAxes.self, of: line)
        let layout = GridLayout(alignment: .leading, horizontalSpacing: 10, verticalSpacing: 0)
        let grid = tree.grid(layout, [.whole(title), .row(cells), .whole(line)])
        tree.layOut(grid, 300, 300)
        expectFrames(tree, [grid, title, line], [rect(0, 0, 60, 21), rect(0, 0, 30, 10), rect(0, 20, 60, 1)])
    }

    @Test func `A flexible child in no row asks for all the room`() {
        let tree = LayoutTree()
        let line = tree.makeNode(.divider)
        let grid = tree.grid(plain, [.row(tree.box(20, 10), tree.box(30, 10)), .whole(line)])
        tree.layOut(grid, 300, 300)
        expectFrames(tree, [grid, line], [rect(0, 0, 300, 11), rect(0, 10, 300, 1)])
    }

    @Test func `What a spanning cell needs goes to the flexible columns in equal parts, else to the last`() {
        let tree = LayoutTree()
        let wide = tree.box(100, 10)
        tree.setValue(2, forKey: GridValues.Columns.self, of: wide)
        let cells = [tree.box(20, 10), tree.box(30, 10)]
        tree.layOut(tree.grid(plain, [.row(cells), .row(wide)]), 50, 300)
        expectFrames(tree, cells, [rect(0, 0, 20, 10), rect(45, 0, 30, 10)], "the last is 80 wide")

        let second = LayoutTree()
        let other = second.box(100, 10)
        second.setValue(3, forKey: GridValues.Columns.self, of: other)
        let row = [second.flexible((5, 5, 10)), second.box(20, 10), second.flexible((5, 5, 10))]
        second.layOut(
            second.grid(
                GridLayout(alignment: .leading, horizontalSpacing: 5, verticalSpacing: 0), [.row(row), .row(other)]),
            20, 300)
        // At 5, 20 and 5 with gaps they are 40; 30 more each.
        #expect(row.map { second.frame(of: $0).minX } == [0, 40, 65])
    }

    @Test func `Anchors come before columns, columns and rows before the grid`() {
        let tree = LayoutTree()
        let small = (0..<4).map { _ in tree.box(10, 10) }
        let big = (0..<4).map { _ in tree.box(40, 40) }
        tree.setValue(.bottomTrailing, forKey: GridValues.Anchor.self, of: small[0])
        tree.setValue(.leading, forKey: GridValues.ColumnAlignment.self, of: small[1])
        let layout = GridLayout(alignment: .bottomTrailing, horizontalSpacing: 0, verticalSpacing: 0)
        tree.layOut(
            tree.grid(
                layout,
                [
                    .row(small[0], big[0], alignment: .top), .row(big[1], small[1], alignment: .top),
                    .row(small[2], small[3], big[2]), .row(big[3]),
                ]), 300, 300)
        expectFrames(
            tree, small, [rect(30, 30, 10, 10), rect(40, 40, 10, 10), rect(30, 110, 10, 10), rect(40, 110, 10, 10)])
    }

    @Test func `Cells of a row lined up by baselines make the row as high as they are together`() {
        let tree = LayoutTree()
        func text(_ height: CGFloat, _ baseline: CGFloat) -> NodeID {
            tree.makeNode(
                .leaf(
                    LeafMeasure(firstTextBaseline: { _ in baseline }) { _ in CGSize(width: 10, height: height) }))
        }
        let cells = [text(20, 16), text(30, 10), text(10, 8)]
        let grid = tree.grid(plain, [.row(cells[0], cells[1], alignment: .firstTextBaseline), .row(cells[2])])
        tree.layOut(grid, 300, nil)
        expectFrames(
            tree, [grid] + cells,
            [rect(0, 0, 20, 46), rect(0, 0, 10, 20), rect(10, 6, 10, 30), rect(0, 36, 10, 10)])
    }

    @Test func `Gaps are what the cells prefer, none beside a spacer`() {
        let tree = LayoutTree()
        let cells = [tree.box(10, 10), tree.box(10, 10), tree.box(10, 10), tree.box(10, 10)]
        let grid = tree.grid(GridLayout(), [.row(cells[0], cells[1]), .row(cells[2], cells[3])])
        tree.layOut(grid, nil, nil)
        expectFrames(tree, [grid], [rect(0, 0, 28, 28)])

        let other = LayoutTree()
        let spaced = other.grid(
            GridLayout(), [.row(other.box(10, 10), other.makeNode(.spacer(minLength: 5)), other.box(10, 10))])
        other.layOut(spaced, nil, nil)
        #expect(other.frame(of: spaced).width == 25)
    }

    @Test func `Read from right to left, columns begin at the right`() {
        let tree = LayoutTree()
        let cells = [tree.box(20, 10), tree.box(30, 10)]
        tree.layOut(tree.makeNode(.layoutDirection(.rightToLeft), children: [tree.grid(plain, [.row(cells)])]), 50, 50)
        expectFrames(tree, cells, [rect(30, 0, 20, 10), rect(0, 0, 30, 10)])
    }

    @Test func `As the layout of another layout a grid gives the same frames`() {
        func frames(_ kind: NodeKind) -> [CGRect] {
            let tree = LayoutTree()
            let cells = [tree.box(20, 10), tree.makeNode(.color), tree.box(40, 20), tree.box(10, 10)]
            let grid = tree.makeNode(kind, children: cells)
            for (index, cell) in cells.enumerated() {
                tree.setValue(
                    index % 2 == 0 ? .first() : .next, forKey: GridValues.Row.self, of: cell)
            }
            tree.layOut(grid, 200, nil)
            return tree.preorder(grid).map { tree.frame(of: $0) }
        }
        #expect(frames(.layout(AnyLayout(plain))) == frames(.layout(plain)))
        #expect(frames(.layout(Forwarding(layout: plain))) == frames(.layout(plain)))
    }

    private struct Forwarding: Layout {
        let layout: GridLayout
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
        }
    }
}
