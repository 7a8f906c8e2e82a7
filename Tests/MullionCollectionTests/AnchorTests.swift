import MullionCollection
import MullionGeometry
import MullionTestSupport
import Testing

@Suite("Anchors of collections")
struct AnchorTests {
    @Test("What is at the beginning of the visible part stays there through any edit elsewhere")
    func leading() {
        for seed in 0..<UInt64(randomRuns(500)) {
            var random = SplitMix64(seed: seed)
            var source = FlowSections()
            for _ in 0..<3 {
                source.append(
                    sizes: (0..<40).map { _ in CGSize(width: 90, height: CGFloat.random(in: 20...60, using: &random)) })
            }
            var layout = CollectionFlowLayout(
                viewport: FlowViewport(bounds: CGRect(x: 0, y: 900, width: 100, height: 100)))
            layout.prepare(from: source)
            let path = layout.firstVisibleItem!
            let before = layout.item(at: path).frame.minY - layout.viewport.bounds.minY
            let at = ItemPath(
                section: Int.random(in: 0...2, using: &random), item: Int.random(in: 0..<30, using: &random))
            let adjustment: FlowAdjustment
            switch Int.random(in: 0..<3, using: &random) {
            case 0:
                adjustment = layout.insertItems([CGSize(width: 90, height: 33), CGSize(width: 9, height: 3)], at: at)
            case 1 where at != path: adjustment = layout.deleteItems(at.item..<at.item + 1, inSection: at.section)
            default: adjustment = layout.resizeItem(at: at, to: CGSize(width: 90, height: 11))
            }
            let anchor = adjustment.anchor!
            #expect(
                abs(layout.item(at: anchor).frame.minY - layout.viewport.bounds.minY - before) < 1e-6, "seed \(seed)")
            #expect(adjustment.contentOffset == layout.viewport.bounds.origin)
            #expect(adjustment.contentSize == layout.contentSize)
        }
    }

    @Test("A chat that is read at its end stays at its end; one that is not stays where it is read")
    func end() {
        func offset(from start: CGFloat) -> CGFloat {
            var source = FlowSections()
            source.append(sizes: Array(repeating: CGSize(width: 90, height: 50), count: 20))
            var layout = CollectionFlowLayout(
                viewport: FlowViewport(bounds: CGRect(x: 0, y: start, width: 100, height: 100)))
            layout.prepare(from: source)
            let message = [CGSize(width: 90, height: 40)]
            return layout.insertItems(message, at: ItemPath(section: 0, item: 20), keeping: .end(within: 30))
                .contentOffset.y
        }
        // 1,190 of content: the end is at 1,090.
        #expect(offset(from: 1_090) == 1_140)
        #expect(offset(from: 1_070) == 1_120)
        #expect(offset(from: 1_000) == 1_000)
    }

    @Test("Estimated items are asked for near the viewport only, and what is seen does not move")
    func estimates() {
        var source = FlowSections()
        source.append(
            FlowSection(.estimated(0, size: CGSize(width: 90, height: 40))),
            sizes: (0..<100_000).map { CGSize(width: 90, height: 20 + $0 % 50) })
        var layout = CollectionFlowLayout(viewport: FlowViewport(bounds: CGRect(x: 0, y: 0, width: 100, height: 500)))
        layout.prepare(from: source)
        #expect(layout.statistics.askedSizes == 0)
        layout.viewport.bounds.origin.y = 1_000_000
        let path = layout.firstVisibleItem!
        let adjustment = layout.measure(from: source)
        #expect(adjustment.anchor == path)
        #expect(layout.statistics.askedSizes < 40)
        #expect(layout.visibleElements().allSatisfy { !layout.isEstimated($0.element.path) })
        #expect(layout.item(at: path).frame.height == source.size(ofItemAt: path).height)
        #expect(layout.isEstimated(ItemPath(section: 0, item: 0)))
    }
}
