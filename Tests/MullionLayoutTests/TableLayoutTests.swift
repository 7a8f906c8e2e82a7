import MullionLayout
import MullionTestSupport
import Testing

@Suite("Table layout")
struct TableLayoutTests {
    /// A table of cells of fixed sizes, laid out for a width.
    private func frames(
        _ columns: [TableColumnWidth], _ rows: [[(width: CGFloat, height: CGFloat)]], spans: [[TableCell.Span]]? = nil,
        spacing: CGSize = .zero, width: CGFloat?
    ) -> (size: CGSize, cells: [CGRect]) {
        let cells = TableCell.placed(spans ?? rows.map { $0.map { _ in TableCell.Span() } }).flatMap { $0 }
        let tree = LayoutTree()
        let children = rows.joined().map { size in
            // A cell fills what it is given, as those of a table view do.
            tree.makeNode(
                .flexibleFrame(maxWidth: .infinity, maxHeight: .infinity),
                children: [tree.makeNode(.fixed(CGSize(width: size.width, height: size.height)))])
        }
        let table = tree.makeNode(
            .layout(TableLayout(columns: columns, cells: cells, spacing: spacing)), children: children)
        tree.root = table
        tree.layoutIfNeeded(in: ProposedViewSize(width: width, height: nil))
        return (tree.frame(of: table).size, children.map { tree.frame(of: $0) })
    }

    private func widths(_ columns: [TableColumnWidth], _ cells: [CGFloat], spacing: CGFloat = 0, width: CGFloat?)
        -> [CGFloat]
    {
        frames(columns, [cells.map { ($0, 10) }], spacing: CGSize(width: spacing, height: 0), width: width).cells
            .map(\.width)
    }

    @Test("Fixed and fitting columns come first, flexible ones share the rest by weight: the worked example")
    func workedExample() {
        let columns: [TableColumnWidth] = [
            .fixed(40), .fitting, .flexible(weight: 1), .flexible(weight: 2),
        ]
        #expect(widths(columns, [20, 60, 5, 5], spacing: 10, width: 250) == [40, 60, 40, 80])
    }

    @Test("A fitting column is as wide as its widest cell, and a row as high as its highest")
    func fitting() {
        let table = frames([.fitting, .fitting], [[(30, 10), (50, 20)], [(40, 30), (20, 5)]], width: 500)
        #expect(table.size == CGSize(width: 90, height: 50))
        #expect(
            table.cells == [
                CGRect(x: 0, y: 0, width: 40, height: 20), CGRect(x: 40, y: 0, width: 50, height: 20),
                CGRect(x: 0, y: 20, width: 40, height: 30), CGRect(x: 40, y: 20, width: 50, height: 30),
            ])
    }

    @Test("Flexible columns keep their limits, and leave the rest to the others")
    func limits() {
        #expect(
            widths([.flexible(maximum: 30), .flexible, .flexible(weight: 2)], [1, 1, 1], width: 300) == [30, 90, 180])
        #expect(widths([.flexible(minimum: 200), .flexible, .flexible], [1, 1, 1], width: 300) == [200, 50, 50])
        #expect(widths([.flexible(maximum: 30), .flexible(maximum: 40)], [1, 1], width: 300) == [30, 40])
    }

    @Test("Without a width, flexible columns are as wide as their cells")
    func ideal() {
        #expect(widths([.flexible, .fixed(10), .flexible(minimum: 50)], [30, 9, 20], width: nil) == [30, 10, 50])
        #expect(widths([.flexible], [30], width: .infinity) == [30])
    }

    @Test("Fitting columns give way in proportion, down to their minimum")
    func tooNarrow() {
        let columns: [TableColumnWidth] = [.fitting(minimum: 20), .fitting, .fixed(40)]
        // Frames around fixed cells do not get narrower than these, so the positions tell the widths.
        func starts(_ width: CGFloat) -> [CGFloat] {
            frames(columns, [[(80, 1), (60, 1), (10, 1)]], width: width).cells.map(\.midX)
        }
        #expect(starts(180) == [40, 110, 160])
        // 60 and 60 can be given, and 30 are missing: 65, 45, 40.
        #expect(frames(columns, [[(80, 1), (60, 1), (10, 1)]], width: 150).size.width == 150)
        #expect(frames(columns, [[(80, 1), (60, 1), (10, 1)]], width: 10).size.width == 60)
    }

    @Test("Cells that span rows and columns push the others aside, as in HTML")
    func spans() {
        let table = frames(
            [.fixed(10), .fixed(20), .fixed(30)],
            [[(1, 10), (1, 10)], [(1, 10)], [(1, 10), (1, 10), (1, 10)]],
            spans: [[.init(rows: 2), .init(columns: 2)], [.init()], [.init(), .init(), .init()]],
            spacing: CGSize(width: 1, height: 2), width: 100)
        #expect(
            table.cells == [
                CGRect(x: 0, y: 0, width: 10, height: 22), CGRect(x: 11, y: 0, width: 51, height: 10),
                CGRect(x: 11, y: 12, width: 20, height: 10), CGRect(x: 0, y: 24, width: 10, height: 10),
                CGRect(x: 11, y: 24, width: 20, height: 10), CGRect(x: 32, y: 24, width: 30, height: 10),
            ])
    }

    @Test("A spanning cell that needs more widens the last fitting column and heightens the last row")
    func largeSpans() {
        let table = frames(
            [.fitting, .fitting], [[(10, 10), (10, 10)], [(100, 5)], [(10, 60), (10, 10)], [(10, 10)]],
            spans: [[.init(), .init()], [.init(columns: 2)], [.init(rows: 2), .init()], [.init()]], width: 500)
        #expect(table.size == CGSize(width: 100, height: 75))
        #expect(table.cells[1].width == 90 && table.cells[5].height == 50)
    }

    @Test("Cells beyond the columns are in fitting columns of their own")
    func surplus() {
        #expect(widths([.fixed(10)], [1, 25, 30], width: 40) == [10, 25, 30].map { $0 })
    }

    @Test("Hostile lengths and spans give finite frames")
    func hostile() {
        let numbers: [CGFloat] = [.nan, .infinity, -.infinity, -5, 1e300, 0]
        for number in numbers {
            let columns: [TableColumnWidth] = [
                .fixed(number), .fitting(minimum: number, maximum: number),
                .flexible(minimum: number, maximum: number, weight: number), .flexible(weight: .leastNonzeroMagnitude),
            ]
            for width in [nil, 100] + numbers {
                let table = frames(
                    columns, [[(10, 10), (10, 10), (10, 10), (10, 10)]],
                    spacing: CGSize(width: number, height: number), width: width)
                #expect(table.cells.allSatisfy { $0.minX.isFinite && $0.width.isFinite && $0.height.isFinite })
            }
        }
        let placed = TableCell.placed([[.init(rows: .max, columns: .max), .init()], [.init()]])
        #expect(placed[0][0].columns == TableCell.columnLimit && placed[0][0].rows == 2)
        #expect(placed.joined().allSatisfy { $0.lastColumn < TableCell.columnLimit })
        #expect(frames([], [], width: 100).size == .zero)
    }

    @Test(
        "Positions and spans beyond the limits become the nearest ones",
        arguments: [Int.min, -1, 0, 1, TableCell.rowLimit, .max - 1, .max])
    func limits(_ number: Int) {
        for (row, span) in [(number, 1), (0, number), (number, number)] {
            var cell = TableCell(row: row, column: row, rows: span, columns: span)
            for _ in 0..<2 {
                #expect(0..<TableCell.rowLimit ~= cell.row && cell.row...(TableCell.rowLimit - 1) ~= cell.lastRow)
                #expect(
                    0..<TableCell.columnLimit ~= cell.column
                        && cell.column...(TableCell.columnLimit - 1) ~= cell.lastColumn)
                (cell.row, cell.column, cell.rows, cell.columns) = (row, row, span, span)
            }
            guard row == span else { continue }
            let tree = LayoutTree()
            let child = tree.makeNode(.fixed(CGSize(width: 7, height: 5)))
            let cells = [cell, TableCell(row: 0, column: 0)]
            let other = tree.makeNode(.fixed(CGSize(width: 7, height: 5)))
            tree.root = tree.makeNode(.layout(TableLayout(columns: [], cells: cells)), children: [child, other])
            tree.layoutIfNeeded(in: .unspecified)
            #expect(tree.frame(of: child).size == CGSize(width: 7, height: 5))
        }
    }

    @Test("A column of words wraps, and only its rows get higher")
    func heightsFollowWidths() {
        let tree = LayoutTree()
        // 400 points of text in lines of 10.
        let text = LeafMeasure { proposal in
            let width = min(proposal.width ?? 400, 400)
            return CGSize(width: width, height: 10 * (400 / max(width, 1)).rounded(.up))
        }
        let cells = TableCell.placed([[.init(), .init()], [.init(), .init()]]).flatMap { $0 }
        let children = [
            tree.makeNode(.leaf(text)), tree.makeNode(.fixed(CGSize(width: 50, height: 10))),
            tree.makeNode(.fixed(CGSize(width: 50, height: 10))), tree.makeNode(.fixed(CGSize(width: 50, height: 10))),
        ]
        let table = tree.makeNode(
            .layout(TableLayout(columns: [.flexible, .fitting], cells: cells)), children: children)
        tree.root = table
        for (width, height) in [(450, 20), (250, 30), (150, 50), (250, 30)] as [(CGFloat, CGFloat)] {
            tree.layoutIfNeeded(in: ProposedViewSize(width: width, height: nil))
            #expect(tree.frame(of: table).size == CGSize(width: width, height: height))
        }
    }

    @Test("Edits give the same frames as a new tree", arguments: 0..<randomRuns(200))
    func edits(_ seed: Int) {
        var random = SplitMix64(seed: UInt64(seed) &+ 91)
        let widths: [TableColumnWidth] = [.fixed(30), .fitting, .flexible, .fitting(minimum: 10, maximum: 40)]
        let columns = (0..<3).map { _ in widths.randomElement(using: &random)! }
        let count = Int.random(in: 1...5, using: &random)
        let cells = TableCell.placed(
            (0..<count).map { _ in
                (0..<Int.random(in: 1...4, using: &random)).map { _ in
                    TableCell.Span(
                        rows: Int.random(in: 1...2, using: &random), columns: Int.random(in: 1...2, using: &random))
                }
            }
        ).flatMap { $0 }
        func size(_ random: inout SplitMix64) -> CGSize {
            CGSize(
                width: CGFloat(Int.random(in: 0...80, using: &random)),
                height: CGFloat(Int.random(in: 0...40, using: &random)))
        }
        var sizes = cells.map { _ in size(&random) }
        func make(_ sizes: [CGSize]) -> (LayoutTree, [NodeID]) {
            let tree = LayoutTree()
            let children = sizes.map { tree.makeNode(.fixed($0)) }
            tree.root = tree.makeNode(.layout(TableLayout(columns: columns, cells: cells)), children: children)
            return (tree, children)
        }
        let (tree, children) = make(sizes)
        for _ in 0..<10 {
            let index = Int.random(in: sizes.indices, using: &random)
            sizes[index] = size(&random)
            tree.setKind(.fixed(sizes[index]), of: children[index])
            let proposal = ProposedViewSize(width: CGFloat(Int.random(in: 0...200, using: &random)), height: nil)
            tree.layoutIfNeeded(in: proposal)
            let (fresh, same) = make(sizes)
            fresh.layoutIfNeeded(in: proposal)
            #expect(children.map { tree.frame(of: $0) } == same.map { fresh.frame(of: $0) })
        }
    }
}
