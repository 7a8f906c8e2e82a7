import Foundation
import MullionCollection
import MullionGeometry
import MullionTestSupport
import Testing

@Suite("Properties of compositional layouts")
struct CompositionalPropertyTests {
    @Test("A layout after edits equals one prepared afresh, bit by bit", arguments: [false, true])
    func incrementalEqualsFresh(isHostile: Bool) {
        for seed in fuzzSeeds(10_000, dividedBy: 2_000) {
            var random = SplitMix64(seed: seed)
            var data = RandomComposition.any(
                using: &random, items: seed % 10 == 0 ? 0...600 : 0...60, isHostile: isHostile)
            var layout = data.layout()
            for _ in 0..<8 {
                data.edit(&layout, using: &random)
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
                using: &random, items: seed % 10 == 0 ? 0...600 : 0...60, isHostile: isHostile)
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
                    Issue.record("seed \(seed): found \(found.count) of \(expected.count) in \(rect)")
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
                switch Int.random(in: 0..<3, using: &random) {
                case 0:
                    adjustment = layout.measure { path, size in
                        CGSize(width: size.width, height: CGFloat(20 + path.item % 40))
                    }
                case 1:
                    adjustment = layout.insertItems(
                        count: columns, at: ItemPath(section: 0, item: columns * Int.random(in: 0...20, using: &random))
                    )
                default:
                    adjustment = layout.resizeItem(
                        at: ItemPath(section: 0, item: Int.random(in: 0...40, using: &random)),
                        to: CGSize(width: 1, height: CGFloat.random(in: 1...90, using: &random)))
                }
                // An item that was measured lower may end above the viewport; then its successor is the anchor.
                guard let path = adjustment.anchor, layout.itemCount - path.item == count - anchor.element.path.item
                else { continue }
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
