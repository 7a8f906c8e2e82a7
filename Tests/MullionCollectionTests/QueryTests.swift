import MullionCollection
import MullionGeometry
import MullionTestSupport
import Testing

@Suite("Queries of collections")
struct QueryTests {
    @Test("A query finds exactly what a look at every element finds")
    func queriesEqualScans() {
        for seed in 0..<UInt64(randomRuns(1_500, dividedBy: 50)) {
            var random = SplitMix64(seed: seed)
            var layout = RandomCollection.any(using: &random).layout()
            for _ in 0..<5 {
                let all = layout.allElements
                var rect = CGRect(
                    x: CGFloat.random(in: -100...500, using: &random),
                    y: CGFloat.random(in: -100...900, using: &random),
                    width: CGFloat.random(in: 0...400, using: &random),
                    height: CGFloat.random(in: 0...400, using: &random))
                // Edges on edges are where rounding would show.
                if let frame = all.randomElement(using: &random)?.frame, Bool.random(using: &random) {
                    rect.origin = CGPoint(x: frame.minX, y: Bool.random(using: &random) ? frame.maxY : frame.minY)
                }
                let found = layout.elements(in: rect)
                let scanned = layout.scan(rect)
                guard Set(found.map(\.key)) == Set(scanned.map(\.key)), found.count == scanned.count else {
                    Issue.record("seed \(seed), \(rect): \(found.map(\.key)) instead of \(scanned.map(\.key))")
                    return
                }
                #expect(found.map(\.element) == scanned.map(\.element), "seed \(seed)")
                layout.viewport.bounds.origin.x += CGFloat.random(in: -200...200, using: &random)
                layout.viewport.bounds.origin.y += CGFloat.random(in: -200...200, using: &random)
            }
        }
    }

    @Test("Headers and footers that a new origin changes are those whose attributes differ")
    func changedHeaders() {
        for seed in 0..<UInt64(randomRuns(1_500, dividedBy: 50)) {
            var random = SplitMix64(seed: seed)
            let layout = RandomCollection.any(using: &random, items: 0...8).layout()
            var after = layout
            after.viewport.bounds.origin.x += CGFloat.random(in: -200...200, using: &random)
            after.viewport.bounds.origin.y += CGFloat.random(in: -200...200, using: &random)
            let context = layout.invalidationContext(forBoundsChange: after.viewport.bounds)
            let sections = 0..<layout.sectionCount
            let headers = sections.filter { layout.header(ofSection: $0) != after.header(ofSection: $0) }
            let footers = sections.filter { layout.footer(ofSection: $0) != after.footer(ofSection: $0) }
            guard context.headers == headers, context.footers == footers else {
                Issue.record("seed \(seed): \(context.headers) \(context.footers) instead of \(headers) \(footers)")
                return
            }
        }
    }

    @Test("Scrolling and asking prepare nothing, ask nobody and arrange nothing")
    func scrollingIsFree() {
        var random = SplitMix64(seed: 7)
        var layout = RandomCollection.any(using: &random).layout()
        let before = layout.statistics
        for offset in stride(from: CGFloat(-100), to: 1_000, by: 7) {
            layout.viewport.bounds.origin.y = offset
            layout.viewport.bounds.origin.x = offset
            _ = layout.visibleElements()
        }
        #expect(layout.statistics == before)
    }

    @Test("Lines of uniform items equal those of items that are asked for one by one")
    func uniformEqualsVariable() {
        for seed in 0..<UInt64(randomRuns(1_000)) {
            var random = SplitMix64(seed: seed)
            var configuration = FlowConfiguration()
            configuration.lineAlignment = LineAlignment.allCases.randomElement(using: &random)!
            configuration.lastLineAlignment = .end
            configuration.minimumInteritemSpacing = CGFloat.random(in: 0...9, using: &random)
            let size = CGSize(width: CGFloat.random(in: 0...200, using: &random), height: 13.7)
            let count = Int.random(in: 0...50, using: &random)
            var uniform = FlowSections()
            uniform.append(FlowSection(.uniform(count, size: size)))
            var variable = FlowSections()
            variable.append(sizes: Array(repeating: size, count: count))
            let viewport = FlowViewport(bounds: CGRect(x: 0, y: 0, width: 300, height: 300))
            var first = CollectionFlowLayout(configuration: configuration, viewport: viewport)
            first.prepare(from: uniform)
            var second = first
            second.prepare(from: variable)
            #expect(first.contentSize == second.contentSize)
            for (first, second) in zip(first.allElements, second.allElements) {
                #expect(abs(first.frame.minX - second.frame.minX) < 1e-6 && first.frame.minY == second.frame.minY)
            }
        }
    }
}
