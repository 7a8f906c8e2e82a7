import MullionDrawing
import MullionLayout
import MullionText
import MullionViews
import Testing

@Suite("Tables")
struct TableTests {
    private func frames(_ view: some View, width: CGFloat?) -> [String: CGRect] {
        let drawn = ViewRenderer(view).layout(in: ProposedViewSize(width: width, height: nil))
        let named = drawn.frames.compactMap { frame in frame.name.map { ($0, frame.absoluteFrame) } }
        return Dictionary(named, uniquingKeysWith: { first, _ in first })
    }

    private func block(_ name: String, _ width: CGFloat, _ height: CGFloat) -> some View {
        Color.red.frame(width: width, height: height).named(name)
    }

    private var plain: TableStyle {
        var style = TableStyle()
        style.padding = EdgeInsets(top: 2, leading: 3, bottom: 4, trailing: 5)
        return style
    }

    @Test("Cells are padded, aligned by their columns, and each can differ")
    func alignment() {
        let frames = frames(
            Table(
                columns: [TableColumn(.fixed(100)), TableColumn(.fixed(100), alignment: .bottomTrailing)], style: plain
            ) {
                TableRow {
                    block("a", 20, 50)
                    block("b", 20, 10)
                }
                TableRow {
                    block("c", 20, 10).tableCell(alignment: .topTrailing)
                    block("d", 20, 30)
                }
            }, width: 300)
        #expect(frames["a"] == CGRect(x: 3, y: 2, width: 20, height: 50))
        #expect(frames["b"] == CGRect(x: 175, y: 42, width: 20, height: 10))
        #expect(frames["c"] == CGRect(x: 75, y: 58, width: 20, height: 10))
        #expect(frames["d"] == CGRect(x: 175, y: 58, width: 20, height: 30))
    }

    @Test("A text is as wide in its cell as it was measured, whatever is before it")
    func exactWidths() {
        for width in stride(from: CGFloat(300), to: 320, by: 0.7) {
            let table = Table(
                columns: [TableColumn(.fixed(0.1)), TableColumn(.flexible), TableColumn(.fitting)], style: plain
            ) {
                TableRow {
                    Color.red
                    Color.red
                    Text(verbatim: "20 minutes late").named("text")
                }
            }
            let drawn = ViewRenderer(table.font(.system(size: 13.3))).layout(
                in: ProposedViewSize(width: width, height: nil))
            #expect(drawn.diagnostics.isEmpty, "\(width)")
        }
    }

    @Test("A view outside of a row spans all columns; the modifier passes through others")
    func spans() {
        let frames = frames(
            Table(columns: [TableColumn(.fixed(40)), TableColumn(.fixed(60))], style: plain) {
                Color.red.frame(height: 10).named("title")
                TableRow {
                    Color.red.tableCell(rows: 2).named("side")
                    block("a", 10, 10)
                }
                TableRow { block("b", 10, 10) }
            }, width: 300)
        #expect(frames["title"]?.width == 92)
        #expect(frames["side"] == CGRect(x: 3, y: 18, width: 32, height: 26))
        #expect(frames["b"]?.minX == 43)
    }

    @Test("Numbers of a decimal column have their separators below each other; a title is at the edge")
    func decimals() throws {
        let table = Table(columns: [TableColumn.decimal(.fixed(120))], style: plain) {
            TableRow { Text("Amount").named("title") }
            TableRow { Text("1.25").named("short") }
            TableRow { Text("120.5").named("long") }
            TableRow { Text("7").named("whole") }
            TableRow { Text("3.125").padding(.top, 4).named("deep") }
        }
        let frames = frames(table, width: nil)
        let measurer = MetricsTextMeasurer()
        let font = Font.body
        func separator(_ name: String, _ fraction: String) throws -> CGFloat {
            let frame = try #require(frames[name])
            return frame.maxX - measurer.width(of: fraction, font: font)
        }
        let place = try separator("short", ".25")
        #expect(abs(try separator("long", ".5") - place) < 1e-9)
        #expect(abs(try separator("deep", ".125") - place) < 1e-9)
        #expect(abs(try #require(frames["whole"]).maxX - place) < 1e-9)
        #expect(frames["deep"]?.maxX == 115 && frames["title"]?.maxX == 115)
    }

    /// The fills of a drawing: their rectangles and colors, in order.
    private func fills(_ list: DisplayList) -> [(CGRect, Color)] {
        list.commands.compactMap { command in
            guard case .fill(let path, .color(let color), _) = command else { return nil }
            return (path.boundingRect, color)
        }
    }

    @Test("Rows, columns, and cells are filled; rules go around cells that span rows")
    func drawing() {
        var style = TableStyle()
        style.padding = EdgeInsets()
        style.stripes = [AnyShapeStyle(Color.red), AnyShapeStyle(Color.green)]
        style.headerFill = AnyShapeStyle(Color.blue)
        style.rowRule = TableStyle.Rule(.black, width: 2)
        let drawn = ViewRenderer(
            Table(
                columns: [TableColumn(.fixed(40)), TableColumn(.fixed(60), fill: AnyShapeStyle(Color.gray))],
                style: style
            ) {
                TableRow(isHeader: true) {
                    Spacer().frame(height: 10)
                    Spacer()
                }
                TableRow {
                    Spacer().tableCell(rows: 2)
                    Spacer().frame(height: 10).tableCell(fill: AnyShapeStyle(Color.white))
                }
                TableRow { Spacer().frame(height: 10) }
            }
        ).layout(in: .unspecified)
        let fills = fills(drawn.displayList)
        func has(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ color: Color) -> Bool {
            fills.contains { $0.0 == CGRect(x: x, y: y, width: width, height: height) && $0.1 == color }
        }
        #expect(has(0, 0, 100, 10, .blue) && has(0, 10, 100, 10, .red) && has(0, 20, 100, 10, .green))
        #expect(has(40, 10, 60, 10, .white) && has(40, 20, 60, 10, .gray))
        // At the end of the header, across the table; between the other rows only beside the cell that spans both.
        #expect(has(0, 8, 100, 2, .black) && has(40, 19, 60, 2, .black))
        #expect(fills.count == 7)
    }

    // MARK: - Pages

    private func paged(_ style: TableStyle, above: CGFloat = 0) -> PagedView {
        let rows = (0..<10).map { $0 }
        let view = VStack(alignment: .leading, spacing: 0) {
            Color.yellow.frame(width: 10, height: above)
            Table(columns: [TableColumn(.fixed(50)), TableColumn(.fixed(50))], style: style) {
                TableRow(isHeader: true) {
                    Color.blue.frame(height: 5)
                    Color.blue.frame(height: 5)
                }
                TableRow(isHeader: true) { Color.purple.frame(height: 5) }
                ForEach(rows, id: \.self) { _ in
                    TableRow {
                        Color.red.frame(height: 10)
                        Color.green
                    }
                }
            }
        }
        let drawn = ViewRenderer(view).layout(in: ProposedViewSize(width: 100, height: nil))
        return drawn.pages(PageFormat(size: CGSize(width: 102, height: 62), margin: 1))
    }

    private func count(_ color: Color, on page: DisplayList) -> Int { fills(page).filter { $0.1 == color }.count }

    @Test("A table is broken between rows, and all header rows are repeated")
    func pages() {
        var style = TableStyle()
        style.padding = EdgeInsets()
        let pages = paged(style)
        // 60 points: a header of 10, and five rows of 10.
        #expect(pages.count == 2)
        for page in 0..<2 {
            #expect(
                count(.red, on: pages.displayList(ofPage: page)) == 5
                    && count(.green, on: pages.displayList(ofPage: page)) == 5)
            #expect(
                count(.blue, on: pages.displayList(ofPage: page)) == 2
                    && count(.purple, on: pages.displayList(ofPage: page)) == 1)
        }
        #expect(pages.diagnostics.isEmpty)
    }

    @Test("A table begins where there is room for its header and a row, or keeps together if asked to")
    func beginning() {
        var style = TableStyle()
        style.padding = EdgeInsets()
        // 40 are left: the header and three rows; then five, then two.
        let pages = paged(style, above: 20)
        #expect((0..<pages.count).map { count(.red, on: pages.displayList(ofPage: $0)) } == [3, 5, 2])
        // Not even a row is left below the header.
        let late = paged(style, above: 45)
        #expect((0..<late.count).map { count(.red, on: late.displayList(ofPage: $0)) } == [0, 5, 5])
        #expect(count(.blue, on: late.displayList(ofPage: 0)) == 0)
    }

    @Test("Footer rows at the end of a table are below the rows of each page, directly under them")
    func footers() {
        var style = TableStyle()
        style.padding = EdgeInsets()
        let view = Table(columns: [TableColumn(.fixed(100))], style: style) {
            TableRow(isHeader: true) { Color.blue.frame(height: 5) }
            ForEach(0..<10, id: \.self) { _ in TableRow { Color.red.frame(height: 12) } }
            TableRow(isFooter: true) { Color.purple.frame(height: 6) }
            TableRow(isFooter: true) { Color.green.frame(height: 4) }
        }
        let drawn = ViewRenderer(view).layout(in: ProposedViewSize(width: 100, height: nil))
        let pages = drawn.pages(PageFormat(size: CGSize(width: 102, height: 62), margin: 1))
        // 60 points: 5 for the header, 10 for the footers, three rows of 12; the last page has one.
        #expect((0..<pages.count).map { count(.red, on: pages.displayList(ofPage: $0)) } == [3, 3, 3, 1])
        for page in 0..<pages.count {
            let fills = fills(pages.displayList(ofPage: page))
            #expect([Color.blue, .purple, .green].allSatisfy { color in fills.filter { $0.1 == color }.count == 1 })
        }
        #expect(pages.diagnostics.isEmpty)
    }

    @Test("A footer is left out where a row needs its room, and where it takes more than half a page")
    func narrowFooters() {
        var style = TableStyle()
        style.padding = EdgeInsets()
        func pages(row: CGFloat, footer: CGFloat) -> PagedView {
            let view = Table(columns: [TableColumn(.fixed(100))], style: style) {
                ForEach(0..<3, id: \.self) { _ in TableRow { Color.red.frame(height: row) } }
                TableRow(isFooter: true) { Color.purple.frame(height: footer) }
            }
            return ViewRenderer(view).layout(in: ProposedViewSize(width: 100, height: nil))
                .pages(PageFormat(size: CGSize(width: 102, height: 62), margin: 1))
        }
        func counts(_ pages: PagedView, _ color: Color) -> [Int] {
            (0..<pages.count).map { count(color, on: pages.displayList(ofPage: $0)) }
        }
        let long = pages(row: 55, footer: 10)
        #expect(counts(long, .red) == [1, 1, 1, 0] && counts(long, .purple) == [0, 0, 0, 1])
        let high = pages(row: 20, footer: 40)
        #expect(counts(high, .red) == [3, 0] && counts(high, .purple) == [0, 1])
        #expect(long.diagnostics.isEmpty && high.diagnostics.isEmpty)
    }

    @Test("A small table that keeps together moves to the next page as a whole")
    func keepingTogether() {
        func reds(_ keepsTogether: Bool) -> [Int] {
            var style = TableStyle()
            style.padding = EdgeInsets()
            style.keepsTogether = keepsTogether
            let view = VStack(spacing: 0) {
                Color.yellow.frame(width: 10, height: 30)
                Table(columns: [TableColumn(.fixed(50))], style: style) {
                    ForEach(0..<5, id: \.self) { _ in TableRow { Color.red.frame(height: 10) } }
                }
            }
            let drawn = ViewRenderer(view).layout(in: ProposedViewSize(width: 100, height: nil))
            let pages = drawn.pages(PageFormat(size: CGSize(width: 102, height: 62), margin: 1))
            return (0..<pages.count).map { count(.red, on: pages.displayList(ofPage: $0)) }
        }
        #expect(reds(false) == [3, 2] && reds(true) == [0, 5])
    }

    /// Texts of each page, in order.
    private func texts(_ pages: PagedView) -> [[String]] {
        (0..<pages.count).map { page in
            let list = pages.displayList(ofPage: page)
            return seenTexts(list)
        }
    }

    /// The texts of a page whose baselines are inside of its clip.
    private func seenTexts(_ list: DisplayList) -> [String] {
        var texts: [String] = []
        // The state before each open push.
        var stack: [(clips: [CGRect], shift: CGFloat)] = []
        var state: (clips: [CGRect], shift: CGFloat) = ([], 0)
        for command in list.commands {
            switch command {
            case .pushClip(let path):
                stack.append(state)
                state.clips.append(path.boundingRect.offsetBy(dx: 0, dy: state.shift))
            case .pushTransform(let transform):
                stack.append(state)
                state.shift += transform.ty
            case .pop: state = stack.removeLast()
            case .text(let run):
                let baseline = run.origin.y + state.shift
                if state.clips.allSatisfy({ $0.minY < baseline && baseline <= $0.maxY }) { texts.append(run.string) }
            default: break
            }
        }
        return texts
    }

    private func longRows(_ style: TableStyle, lines: [[Int]]) -> PagedView {
        let view = Table(
            columns: [TableColumn(.fixed(60)), TableColumn(.fixed(60), alignment: .topLeading)], style: style
        ) {
            TableRow(isHeader: true) {
                Text(verbatim: "head")
                Text(verbatim: "head")
            }
            ForEach(0..<lines.count) { row in
                TableRow {
                    ForEach(0..<2) { column in
                        Text(
                            verbatim: (0..<lines[row][column]).map { "\(row)\("ab".dropFirst(column).prefix(1))\($0)" }
                                .joined(separator: "\n"))
                    }
                }
            }
        }
        let drawn = ViewRenderer(view.font(.system(size: 10))).layout(in: ProposedViewSize(width: 130, height: nil))
        return drawn.pages(PageFormat(size: CGSize(width: 140, height: 72), margin: 1))
    }

    @Test("A row higher than a page is broken between lines, below the header, with every line on one page")
    func longRow() {
        var style = TableStyle()
        style.padding = EdgeInsets()
        let pages = longRows(style, lines: [[12, 3]])
        #expect(pages.diagnostics.isEmpty)
        let texts = texts(pages)
        #expect(texts.count == 3)
        #expect(texts.allSatisfy { page in page.filter { $0 == "head" }.count == 2 })
        let lines = texts.joined().filter { $0 != "head" }
        #expect(lines.sorted() == ((0..<12).map { "0a\($0)" } + (0..<3).map { "0b\($0)" }).sorted())
    }

    @Test("Rows that fit on a page are broken only if the table asks for it")
    func breakingRows() {
        var style = TableStyle()
        style.padding = EdgeInsets()
        func firstPage() -> [String] { texts(longRows(style, lines: [[2, 1], [4, 1]]))[0] }
        #expect(!firstPage().contains("1a0"))
        style.breaksRows = true
        #expect(firstPage().contains("1a1") && !firstPage().contains("1a3"))
    }
}
