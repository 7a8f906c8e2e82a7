import MullionCSS
import MullionCollection
import MullionGeometry
import MullionLayout
import MullionTestSupport
import Testing

@Suite("Tiles")
struct TileTests {
    private func layout(_ arrangement: TileArrangement, count: Int, width: CGFloat = 430) -> CollectionFlowLayout {
        var source = FlowSections()
        var section = FlowSection(.variable(0), arrangement: .custom(arrangement))
        section.interitemSpacing = 10
        section.lineSpacing = 5
        source.append(section, sizes: Array(repeating: CGSize(width: 1, height: 1), count: count))
        var layout = CollectionFlowLayout(
            viewport: FlowViewport(bounds: CGRect(x: 0, y: 0, width: width, height: 300)))
        layout.prepare(from: source)
        return layout
    }

    private let spans = [TileSpan(columns: 3), TileSpan(columns: 2), TileSpan(rows: 2)]

    @Test("The worked example: a later tile fills a gap, or stays behind the others", arguments: [true, false])
    func workedExample(isDense: Bool) {
        let spans = spans
        let frames = layout(TileArrangement(columns: 4, rowLength: 50, isDense: isDense) { spans[$0] }, count: 3)
            .allElements.map(\.frame)
        #expect(frames[0] == CGRect(x: 0, y: 0, width: 320, height: 50))
        #expect(frames[1] == CGRect(x: 0, y: 55, width: 210, height: 50))
        #expect(frames[2] == CGRect(x: isDense ? 330 : 220, y: isDense ? 0 : 55, width: 100, height: 105))
    }

    @Test("Rows are as long as columns are wide")
    func squares() {
        let layout = layout(TileArrangement(columns: 4) { _ in TileSpan() }, count: 5)
        #expect(layout.allElements.map(\.frame.size).allSatisfy { $0 == CGSize(width: 100, height: 100) })
        #expect(layout.contentSize.height == 205)
    }

    @Test("Random tiles are where a CSS grid with automatic placement has them", arguments: [true, false])
    func css(isDense: Bool) throws {
        for seed in fuzzSeeds(400, dividedBy: 20) {
            var random = SplitMix64(seed: seed)
            let columns = Int.random(in: 1...8, using: &random)
            let spans = (0..<Int.random(in: 1...60, using: &random)).map { _ in
                TileSpan(
                    columns: Int.random(in: 1...min(4, columns), using: &random),
                    rows: Int.random(in: 1...4, using: &random))
            }
            let width = CGFloat(columns * 50 + (columns - 1) * 10)
            let layout = layout(
                TileArrangement(columns: columns, rowLength: 40, isDense: isDense) { spans[$0] }, count: spans.count,
                width: width)
            let tree = LayoutTree()
            let nodes = try spans.map { span in
                tree.makeNode(
                    .css(
                        try CSSStyle([
                            ("grid-column", "span \(span.columns)"), ("grid-row", "span \(span.rows)"),
                        ])))
            }
            let container = try CSSStyle([
                ("display", "grid"), ("grid-template-columns", "repeat(\(columns), 1fr)"), ("grid-auto-rows", "40px"),
                ("grid-auto-flow", isDense ? "row dense" : "row"), ("gap", "5px 10px"), ("width", "\(width)px"),
            ])
            tree.root = tree.makeNode(.css(container), children: nodes)
            tree.layoutIfNeeded(in: ProposedViewSize(width: nil, height: nil))
            #expect(layout.allElements.map(\.frame) == nodes.map { tree.frame(of: $0) }, "seed \(seed)")
            let rect = CGRect(
                x: 0, y: CGFloat.random(in: -50...900, using: &random), width: width,
                height: CGFloat.random(in: 0...300, using: &random))
            let found = layout.elements(in: rect).map(\.element.item).sorted()
            let wanted = layout.allElements.filter { $0.frame.minY < rect.maxY && rect.minY < $0.frame.maxY }
            #expect(found == wanted.map(\.element.item), "seed \(seed)")
        }
    }

    @Test("Spans and counts that cannot be are brought into range")
    func hostile() {
        let layout = layout(
            TileArrangement(columns: .max, rowLength: .nan) { TileSpan(columns: $0 == 0 ? .max : .min, rows: .max) },
            count: 3)
        #expect(layout.allElements.count == 3)
        #expect(layout.allElements.allSatisfy { $0.frame.minX.isFinite && $0.frame.height >= 0 })
        let narrow = self.layout(TileArrangement(columns: 4) { _ in TileSpan() }, count: 3, width: 7)
        #expect(narrow.allElements.allSatisfy { $0.frame.width == 0 })
        #expect(self.layout(TileArrangement(columns: 0) { _ in TileSpan() }, count: 0).contentSize.height == 0)
    }

    @Test("A million tiles of many spans are arranged in time that grows with their number")
    func scale() {
        let start = threadTime()
        let count = largeCount(1_000_000)
        let layout = layout(
            TileArrangement(columns: 12, rowLength: 50) { TileSpan(columns: $0 % 7 + 1, rows: $0 % 5 + 1) },
            count: count)
        #expect(layout.contentSize.height > CGFloat(count))
        #expect(threadTime() - start < timeLimit(seconds: 20))
        #expect(layout.elements(in: CGRect(x: 0, y: 1_000, width: 430, height: 200)).count < 100)
    }
}
