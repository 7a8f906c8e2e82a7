import Foundation
import MullionCollection
import MullionGeometry
import MullionTestSupport
import Testing

@Suite("Edits of collections")
struct IncrementalTests {
    @Test("A layout after edits equals one prepared afresh, bit by bit")
    func incrementalEqualsFresh() {
        for seed in fuzzSeeds(10_000, dividedBy: 400) {
            var random = SplitMix64(seed: seed)
            // Every tenth has enough items for many leaves of the index.
            var data = RandomCollection.any(using: &random, items: seed % 10 == 0 ? 0...900 : 0...60)
            var layout = data.layout()
            for _ in 0..<8 {
                data.edit(&layout, using: &random)
                if !agree(layout, data, seed: seed) { return }
            }
        }
    }

    @Test("A layout after edits equals one prepared afresh with lengths that have to be repaired, to the sign of zero")
    func hostileLengths() {
        for seed in fuzzSeeds(10_000, dividedBy: 400) {
            var random = SplitMix64(seed: seed)
            var data = RandomCollection.any(using: &random, items: 0...30)
            data.makeHostile(using: &random)
            var layout = data.layout()
            for _ in 0..<8 {
                data.edit(&layout, using: &random)
                if !agree(layout, data, seed: seed) { return }
            }
        }
    }

    private func agree(_ layout: CollectionFlowLayout, _ data: RandomCollection, seed: UInt64) -> Bool {
        let fresh = data.layout(at: layout.viewport)
        guard layout.contentSize == fresh.contentSize, layout.itemCount == fresh.itemCount,
            layout.allElements == fresh.allElements,
            !layout.allElements.contains(where: { $0.frame.hasNegativeZero })
        else {
            Issue.record("seed \(seed): differs from a fresh layout")
            return false
        }
        return true
    }

    @Test("Any one item may shrink, go or come, also where a leaf of the index or its first line begins")
    func everyPlace() {
        var random = SplitMix64(seed: 3)
        let sizes = (0..<(isFullTestRun ? 400 : 150)).map { _ in
            CGSize(width: CGFloat.random(in: 20...150, using: &random), height: 10.3)
        }
        func prepared(_ sizes: [CGSize]) -> CollectionFlowLayout {
            var source = FlowSections()
            source.append(sizes: sizes)
            var layout = CollectionFlowLayout(
                viewport: FlowViewport(bounds: CGRect(x: 0, y: 0, width: 200, height: 200)))
            layout.prepare(from: source)
            return layout
        }
        let layout = prepared(sizes)
        for item in sizes.indices {
            let path = ItemPath(section: 0, item: item)
            var edited = (layout, layout, layout)
            var changed = (sizes, sizes, sizes)
            edited.0.resizeItem(at: path, to: CGSize(width: 1, height: 12), keeping: .none)
            changed.0[item] = CGSize(width: 1, height: 12)
            edited.1.deleteItems(item..<item + 1, inSection: 0, keeping: .none)
            changed.1.remove(at: item)
            edited.2.insertItems([CGSize(width: 40, height: 9)], at: path, keeping: .none)
            changed.2.insert(CGSize(width: 40, height: 9), at: item)
            for (edited, sizes) in [(edited.0, changed.0), (edited.1, changed.1), (edited.2, changed.2)] {
                // Each by itself: a walk through all lines would not notice a leaf that is wrong about its first one.
                let fresh = prepared(sizes)
                #expect(edited.contentSize == fresh.contentSize, "item \(item)")
                for near in max(0, item - 4)..<min(sizes.count, item + 4) {
                    let path = ItemPath(section: 0, item: near)
                    #expect(edited.item(at: path) == fresh.item(at: path), "item \(item)")
                }
            }
        }
    }

    @Test("Resizing looks at the lines that change and at a leaf or two around them, not at all items")
    func resizeIsLocal() {
        var random = SplitMix64(seed: 1)
        let sizes = (0..<100_000).map { _ in
            CGSize(width: CGFloat.random(in: 20...199, using: &random), height: 30)
        }
        var source = FlowSections()
        source.append(sizes: sizes)
        var layout = CollectionFlowLayout(viewport: FlowViewport(bounds: CGRect(x: 0, y: 0, width: 800, height: 800)))
        layout.prepare(from: source)
        let before = layout.statistics
        for item in stride(from: 0, to: 100_000, by: 1_000) {
            layout.resizeItem(at: ItemPath(section: 0, item: item), to: CGSize(width: 77, height: 55))
        }
        #expect(layout.statistics.arrangedItems - before.arrangedItems < 100 * 600)
        #expect(layout.statistics.askedSizes == before.askedSizes)
        #expect(layout.statistics.arrangedSections == before.arrangedSections)
    }

    @Test("A copy stays as it was")
    func copies() {
        var source = FlowSections()
        source.append(sizes: (0..<500).map { CGSize(width: 40 + $0 % 7, height: 30) })
        var layout = CollectionFlowLayout(viewport: FlowViewport(bounds: CGRect(x: 0, y: 0, width: 320, height: 480)))
        layout.prepare(from: source)
        let copy = layout
        let before = copy.allElements
        layout.deleteItems(3..<400, inSection: 0)
        #expect(copy.allElements == before)
        #expect(layout.itemCount == 103)
    }
}

extension CGRect {
    /// Whether one of its numbers is -0, which equals 0.
    fileprivate var hasNegativeZero: Bool {
        [origin.x, origin.y, size.width, size.height].contains { $0 == 0 && $0.sign == .minus }
    }
}
