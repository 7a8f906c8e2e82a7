import Foundation
import MullionCollection
import MullionGeometry
import MullionTestSupport
import Testing

@Suite("Properties of compositional layouts")
struct CompositionalPropertyTests {
    @Test("A layout after edits equals one prepared afresh, bit by bit", arguments: [false, true])
    func incrementalEqualsFresh(isHostile: Bool) {
        for seed in fuzzSeeds(isHostile ? 2_500 : 10_000, dividedBy: isHostile ? 500 : 2_000) {
            var random = SplitMix64(seed: seed)
            var data = RandomComposition.any(
                using: &random, items: seed % 40 == 0 ? 0...600 : 0...60, isHostile: isHostile)
            var layout = data.layout()
            for _ in 0..<4 {
                for _ in 0..<2 { data.edit(&layout, using: &random) }
                let fresh = data.layout(at: layout.viewport)
                let (elements, expected) = (layout.allElements, fresh.allElements)
                guard layout.contentSize == fresh.contentSize, elements == expected else {
                    let first = zip(elements, expected).first { $0 != $1 }
                    Issue.record(
                        "seed \(seed): differs from a fresh layout: \(layout.contentSize) \(fresh.contentSize) \(String(describing: first))"
                    )
                    return
                }
                guard elements.allSatisfy({ $0.frame.isFinite }), layout.contentSize.height.isFinite else {
                    Issue.record("seed \(seed): a frame is not finite")
                    return
                }
            }
        }
    }

    @Test("A query finds what a scan of all elements finds, in its order", arguments: [false, true])
    func queries(isHostile: Bool) {
        for seed in fuzzSeeds(10_000, dividedBy: 1_000) {
            var random = SplitMix64(seed: seed)
            var data = RandomComposition.any(
                using: &random, items: seed % 40 == 0 ? 0...600 : 0...60, isHostile: isHostile)
            var layout = data.layout()
            for _ in 0..<6 { data.edit(&layout, using: &random) }
            for _ in 0..<3 {
                let rect = CGRect(
                    x: CGFloat.random(in: -100...400, using: &random),
                    y: CGFloat.random(in: -100...900, using: &random),
                    width: CGFloat.random(in: 0...300, using: &random),
                    height: CGFloat.random(in: 0...300, using: &random))
                let (found, expected) = (layout.elements(in: rect), layout.scan(rect))
                guard found == expected else {
                    let first = expected.first { !found.contains($0) }
                    Issue.record(
                        """
                        seed \(seed): found \(found.count) of \(expected.count) in \(rect); the first one missing is \
                        \(String(describing: first))
                        """)
                    return
                }
            }
        }
    }

    @Test("Measuring what is visible keeps the anchor where it is")
    func anchors() {
        for seed in fuzzSeeds(10_000, dividedBy: 1_000) {
            var random = SplitMix64(seed: seed)
            let columns = Int.random(in: 1...3, using: &random)
            let row = LayoutGroup.horizontal(
                layoutSize: size(.fractionalWidth(1), .estimated(30)),
                subitem: LayoutItem(layoutSize: size(.fractionalWidth(1), .estimated(30))), count: columns)
            var layout = prepared(LayoutSection(group: row), count: 2_000)
            layout.viewport.bounds.origin.y = CGFloat.random(in: 3_000...9_000, using: &random)
            for _ in 0..<10 {
                let top = layout.viewport.bounds.origin.y
                guard let anchor = layout.visibleElements().first(where: { $0.frame.maxY > top }) else { continue }
                let (distance, count) = (anchor.frame.minY - top, layout.itemCount)
                let adjustment: FlowAdjustment
                let isMeasuring = Int.random(in: 0..<3, using: &random) == 0
                if isMeasuring {
                    adjustment = layout.measure { path, size in
                        CGSize(width: size.width, height: CGFloat(20 + path.item % 40))
                    }
                } else if Bool.random(using: &random) {
                    let row = Int.random(in: 0...20, using: &random)
                    adjustment = layout.insertItems(count: columns, at: ItemPath(section: 0, item: columns * row))
                } else {
                    adjustment = layout.resizeItem(
                        at: ItemPath(section: 0, item: Int.random(in: 0...40, using: &random)),
                        to: CGSize(width: 1, height: CGFloat.random(in: 1...90, using: &random)))
                }
                // The item that was the first one visible: nothing was inserted behind it.
                let path = ItemPath(section: 0, item: anchor.element.path.item + layout.itemCount - count)
                guard adjustment.anchor == path else {
                    // An item that turns out lower when it is measured may end above the viewport. Its successor is the
                    // anchor then.
                    let end = layout.item(at: path).frame.maxY
                    if isMeasuring, end <= layout.viewport.bounds.origin.y { continue }
                    Issue.record("seed \(seed): the anchor is \(String(describing: adjustment.anchor)), not \(path)")
                    return
                }
                let after = layout.item(at: path).frame.minY - layout.viewport.bounds.origin.y
                guard abs(after - distance) < 1e-6 else {
                    Issue.record("seed \(seed): the anchor moved from \(distance) to \(after)")
                    return
                }
            }
        }
    }
}

extension CGRect {
    fileprivate var isFinite: Bool {
        origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
    }
}
