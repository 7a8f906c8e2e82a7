import MullionCollection
import MullionGeometry
import MullionTestSupport
import Testing

/// Items that are lined up by their baselines.
@Suite("Baselines of items")
struct BaselineTests {
    private struct Source: FlowDataSource {
        var items: [(size: CGSize, baseline: CGFloat?)]

        var sectionCount: Int { 1 }
        func section(at index: Int) -> FlowSection { FlowSection(.variable(items.count)) }
        func size(ofItemAt path: ItemPath) -> CGSize { items[path.item].size }
        func baseline(ofItemAt path: ItemPath) -> CGFloat? { items[path.item].baseline }

        func layout(_ change: (inout FlowConfiguration) -> Void = { _ in }) -> CollectionFlowLayout {
            var configuration = FlowConfiguration()
            configuration.lineAlignment = .start
            configuration.crossAlignment = .baseline
            change(&configuration)
            let bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
            var layout = CollectionFlowLayout(configuration: configuration, viewport: FlowViewport(bounds: bounds))
            layout.prepare(from: self)
            return layout
        }

        static func random(_ count: Int, using random: inout SplitMix64) -> Source {
            Source(items: (0..<count).map { _ in item(using: &random) })
        }

        static func item(using random: inout SplitMix64) -> (CGSize, CGFloat?) {
            let size = CGSize(
                width: CGFloat.random(in: 5...60, using: &random), height: CGFloat.random(in: 5...40, using: &random))
            return (size, Bool.random(using: &random) ? nil : CGFloat.random(in: 0...size.height, using: &random))
        }
    }

    @Test("The line reaches from the highest ascent to the deepest descent, and the next one begins behind it")
    func example() {
        let layout = Source(items: [
            (CGSize(width: 30, height: 20), 15), (CGSize(width: 30, height: 30), 10),
            (CGSize(width: 50, height: 8), nil),
        ]).layout()
        // Ascents 15 and 10, descents 5 and 20: the baseline at 15, the line 35 long.
        #expect(layout.item(at: ItemPath(section: 0, item: 0)).frame == CGRect(x: 0, y: 0, width: 30, height: 20))
        #expect(layout.item(at: ItemPath(section: 0, item: 1)).frame == CGRect(x: 40, y: 5, width: 30, height: 30))
        #expect(layout.item(at: ItemPath(section: 0, item: 2)).frame == CGRect(x: 0, y: 45, width: 50, height: 8))
        #expect(layout.contentSize.height == 53)
    }

    @Test("Other alignments ask for no baseline, and a line is as long as its longest item")
    func otherAlignments() {
        let source = Source(items: [(CGSize(width: 30, height: 20), 15), (CGSize(width: 30, height: 30), 10)])
        #expect(source.layout { $0.crossAlignment = .center }.contentSize.height == 30)
        var layout = source.layout()
        layout.configuration.crossAlignment = .end
        #expect(layout.contentSize.height == 30)
    }

    @Test("Where lines run vertically, items are at the beginning of the line")
    func horizontal() {
        let source = Source(items: [(CGSize(width: 20, height: 30), 15), (CGSize(width: 30, height: 30), 10)])
        let layout = source.layout { $0.scrollDirection = .horizontal }
        #expect(layout.item(at: ItemPath(section: 0, item: 0)).frame.minX == 0)
        #expect(layout.contentSize.width == 30)
    }

    @Test("A baseline outside of its item is moved into it", arguments: [CGFloat.nan, -.infinity, -5, 500, .infinity])
    func hostile(_ baseline: CGFloat) {
        let layout = Source(items: [(CGSize(width: 30, height: 20), baseline), (CGSize(width: 30, height: 10), 10)])
            .layout()
        let isAtTop = baseline < 0
        #expect(layout.contentSize.height == (isAtTop ? 30 : 20))
    }

    @Test("The baselines of every line are at one height, and no line is longer than that needs")
    func property() {
        for seed in 0..<200 as Range<UInt64> {
            var random = SplitMix64(seed: seed)
            let source = Source.random(80, using: &random)
            let layout = source.layout()
            let frames = (0..<80).map { layout.item(at: ItemPath(section: 0, item: $0)).frame }
            var first = 0
            while first < 80 {
                var end = first + 1
                while end < 80, frames[end].minX > frames[end - 1].minX { end += 1 }
                let heights = (first..<end).map { frames[$0].minY + (source.items[$0].baseline ?? frames[$0].height) }
                #expect(heights.allSatisfy { abs($0 - heights[0]) < 1e-6 }, "seed \(seed), items \(first)..<\(end)")
                let bottom = frames[first..<end].map(\.maxY).max()!
                if end < 80 { #expect(abs(frames[end...].map(\.minY).min()! - bottom - 10) < 1e-6) }
                first = end
            }
        }
    }

    @Test("Items with other baselines are arranged as in a layout prepared afresh, bit by bit")
    func edits() {
        for seed in 0..<100 as Range<UInt64> {
            var random = SplitMix64(seed: seed)
            var source = Source.random(seed % 10 == 0 ? 600 : 40, using: &random)
            var layout = source.layout()
            for _ in 0..<6 {
                let item = Int.random(in: source.items.indices, using: &random)
                source.items[item] = Source.item(using: &random)
                var context = InvalidationContext()
                context.items = [ItemPath(section: 0, item: item)]
                layout.invalidate(with: context, from: source)
            }
            let whole = CGRect(x: 0, y: 0, width: 100, height: 1e6)
            #expect(layout.elements(in: whole) == source.layout().elements(in: whole), "seed \(seed)")
        }
    }
}
