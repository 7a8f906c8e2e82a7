import MullionCollection
import MullionGeometry
import MullionTestSupport
import Testing

/// Tiles are where a plain search from the first cell on places them, after edits as well.
@Suite("Packing of tiles")
struct TilePackingTests {
    /// The spans that an arrangement asks for, and how often it has.
    private final class Source: @unchecked Sendable {
        var spans: [TileSpan]
        var calls = 0

        init(_ spans: [TileSpan]) { self.spans = spans }

        func span(ofItem item: Int) -> TileSpan {
            calls += 1
            return spans[item]
        }
    }

    private struct Wall {
        var columns: Int
        var isDense = true
        /// The width of a column; gaps are 10, rows 20 long.
        var columnWidth = 30
        let source: Source

        var width: CGFloat { CGFloat(columns * (columnWidth + 10) - 10) }

        var arrangement: TileArrangement {
            TileArrangement(columns: columns, rowLength: 20, isDense: isDense) { [source] in source.span(ofItem: $0) }
        }

        func layout() -> CollectionFlowLayout {
            var sections = FlowSections()
            let section = FlowSection(.variable(0), arrangement: .custom(arrangement))
            sections.append(section, sizes: Array(repeating: CGSize.zero, count: source.spans.count))
            var layout = CollectionFlowLayout(
                viewport: FlowViewport(bounds: CGRect(x: 0, y: 0, width: width, height: 300)))
            layout.prepare(from: sections)
            return layout
        }

        /// Tries every cell for every tile.
        func frames() -> [CGRect] {
            var taken: [UInt64] = []
            var last = (row: 0, column: 0)
            return source.spans.map { span in
                var (row, column) = isDense ? (0, 0) : last
                let mask = UInt64.max >> UInt64(64 - span.columns)
                func isFree() -> Bool {
                    if column + span.columns > columns { return false }
                    for row in row..<row + span.rows where row < taken.count {
                        if taken[row] >> UInt64(column) & mask != 0 { return false }
                    }
                    return true
                }
                while !isFree() { (row, column) = column + 1 < columns ? (row, column + 1) : (row + 1, 0) }
                last = (row, column)
                while taken.count < row + span.rows { taken.append(0) }
                for row in row..<row + span.rows { taken[row] |= mask << UInt64(column) }
                return CGRect(
                    x: column * (columnWidth + 10), y: row * 30, width: span.columns * (columnWidth + 10) - 10,
                    height: span.rows * 30 - 10)
            }
        }
    }

    /// Walls of many kinds, and spans for items to insert.
    private func randomWall(using random: inout SplitMix64) -> (Wall, span: (inout SplitMix64) -> TileSpan) {
        func spans(_ columns: ClosedRange<Int>, _ rows: ClosedRange<Int>) -> (inout SplitMix64) -> TileSpan {
            { TileSpan(columns: Int.random(in: columns, using: &$0), rows: Int.random(in: rows, using: &$0)) }
        }
        var columns = 3
        var count = 0...600
        var span: (inout SplitMix64) -> TileSpan
        var early: ((inout SplitMix64) -> TileSpan)?
        switch Int.random(in: 0..<5, using: &random) {
        case 0:
            columns = Int.random(in: 1...8, using: &random)
            count = 0...300
            span = spans(1...min(4, columns), 1...4)
        case 1: span = { TileSpan(columns: Int.random(in: 0..<20, using: &$0) == 0 ? 1 : 2) }
        case 2: (early, span) = (spans(2...2, 1...1), spans(1...1, 1...2))
        case 3: (columns, count, span) = (64, 0...90, spans(1...64, 1...16))
        default: (columns, count, span) = (12, 0...250, spans(1...7, 1...5))
        }
        let total = Int.random(in: count, using: &random)
        let items = (0..<total).map { $0 < total * 2 / 3 ? (early ?? span)(&random) : span(&random) }
        return (Wall(columns: columns, isDense: Int.random(in: 0..<4, using: &random) > 0, source: Source(items)), span)
    }

    @Test("Tiles of random walls are where a plain search has them, after every edit")
    func edits() {
        for seed in fuzzSeeds(1_000, dividedBy: 100) {
            var random = SplitMix64(seed: seed)
            var (wall, span) = randomWall(using: &random)
            var layout = wall.layout()
            for step in 0..<6 {
                if step > 0 { edit(&wall, &layout, span, using: &random) }
                let frames = wall.frames()
                guard layout.allElements.map(\.frame) == frames else {
                    Issue.record("seed \(seed), step \(step)")
                    break
                }
                for _ in 0..<5 {
                    let rect = CGRect(
                        x: 0, y: CGFloat.random(in: -50...layout.contentSize.height + 50, using: &random),
                        width: wall.width, height: CGFloat.random(in: 0...500, using: &random))
                    let found = layout.elements(in: rect).map(\.element.item)
                    let wanted = frames.indices.filter { frames[$0].minY < rect.maxY && rect.minY < frames[$0].maxY }
                    #expect(found == wanted, "seed \(seed), step \(step)")
                }
            }
        }
    }

    private func edit(
        _ wall: inout Wall, _ layout: inout CollectionFlowLayout, _ span: (inout SplitMix64) -> TileSpan,
        using random: inout SplitMix64
    ) {
        let source = wall.source
        let count = source.spans.count
        let item = Int.random(in: 0...count, using: &random)
        let path = ItemPath(section: 0, item: item)
        switch Int.random(in: 0..<6, using: &random) {
        case 0:
            source.spans.append(span(&random))
            layout.insertItems(count: 1, at: ItemPath(section: 0, item: count))
        case 1:
            let new = (0..<Int.random(in: 0...100, using: &random)).map { _ in span(&random) }
            source.spans.insert(contentsOf: new, at: item)
            layout.insertItems(count: new.count, at: path)
        case 2:
            let range = item..<Int.random(in: item...count, using: &random)
            source.spans.removeSubrange(range)
            layout.deleteItems(range, inSection: 0)
        case 3 where item < count:
            let target = Int.random(in: 0..<count, using: &random)
            source.spans.insert(source.spans.remove(at: item), at: target)
            layout.moveItem(at: path, to: ItemPath(section: 0, item: target))
        case 4 where item < count: layout.resizeItem(at: path, to: CGSize(width: 5, height: 5))
        default:
            wall.columnWidth = Int.random(in: 1...50, using: &random)
            layout.viewport.bounds.size.width = wall.width
        }
    }

    @Test("An edit asks for the spans from its block on, a new width for none, an invalidation for all")
    func calls() {
        let source = Source((0..<1_000).map { TileSpan(columns: $0 % 3 + 1, rows: $0 % 2 + 1) })
        var layout = Wall(columns: 6, source: source).layout()
        func calls(_ edit: (inout CollectionFlowLayout) -> Void) -> Int {
            source.calls = 0
            edit(&layout)
            return source.calls
        }
        source.spans.append(TileSpan())
        #expect(calls { $0.insertItems(count: 1, at: ItemPath(section: 0, item: 1_000)) } <= 64)
        #expect(calls { $0.deleteItems(1_000..<1_001, inSection: 0) } <= 64)
        #expect(calls { $0.moveItem(at: ItemPath(section: 0, item: 990), to: ItemPath(section: 0, item: 995)) } <= 128)
        #expect(calls { $0.insertItems(count: 1, at: ItemPath(section: 0, item: 500)) } <= 565)
        #expect(calls { $0.resizeItem(at: ItemPath(section: 0, item: 500), to: .zero) } == 0)
        #expect(calls { $0.viewport.bounds.size.width = 700 } == 0)
        var context = InvalidationContext()
        context.flowAttributes = true
        #expect(calls { $0.invalidate(with: context, from: FlowSections()) } == 1_001)
    }

    @Test("Cells far above the others are found in time that does not grow with their number", arguments: [2, 20])
    func farCells(rarity: Int) {
        let count = largeCount(1_000_000)
        // Single cells fill the gaps of the wide ones, all of them at the end or some at any time.
        let source = Source(
            (0..<count).map { TileSpan(columns: (rarity == 2 ? $0 < count / 2 : $0 % rarity > 0) ? 2 : 1) })
        var layout = Wall(columns: 3, source: source).layout()
        let start = threadTime()
        for step in 0..<1_000 {
            let rect = CGRect(
                x: 0, y: layout.contentSize.height * CGFloat(step) / 1_000, width: 110, height: 300)
            #expect(layout.elements(in: rect).count <= 24)
        }
        source.spans.append(TileSpan())
        layout.insertItems(count: 1, at: ItemPath(section: 0, item: count))
        #expect(threadTime() - start < .seconds(5))
    }
}
