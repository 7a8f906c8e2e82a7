import MullionGeometry
import MullionTestSupport
import Testing

@testable import MullionLayout

@Suite("CSS: placed floats")
struct PlacedFloatsTests {
    /// The answers by definition, one float after the other.
    private struct Naive {
        var floats: [PlacedFloat] = []

        func lowestEdge(_ clear: CSSStyle.Clear) -> CGFloat {
            floats.filter { clear == .both || (clear == .left) == $0.isLeft }.map(\.bottom).max() ?? -.infinity
        }

        func room(_ left: CGFloat, _ right: CGFloat, from top: CGFloat, to bottom: CGFloat) -> (CGFloat, CGFloat) {
            var (low, high) = (left, right)
            for float in floats where float.top < max(bottom, top + 0.0001) && float.bottom > top {
                if float.isLeft { low = max(low, float.right) } else { high = min(high, float.left) }
            }
            return (low, high)
        }

        func nextEdge(below top: CGFloat) -> CGFloat? { floats.map(\.bottom).filter { $0 > top }.min() }
    }

    @Test("Answers are those of a walk over all floats, also after some are taken back")
    func random() {
        var generator = SplitMix64(seed: 28)
        for _ in 0..<randomRuns(60) {
            var (naive, floats) = (Naive(), PlacedFloats())
            for _ in 0..<Int.random(in: 1...200, using: &generator) {
                func length(_ range: ClosedRange<Int>) -> CGFloat {
                    CGFloat(Int.random(in: range, using: &generator)) / 2
                }
                let top = length(0...100)
                // Margins make boxes of no height, and of a negative one.
                let float = PlacedFloat(
                    isLeft: Int.random(in: 0...1, using: &generator) == 0, left: length(-10...200),
                    right: length(-10...200), top: top,
                    bottom: top + length(-4...40))
                naive.floats.append(float)
                floats.append(float)
                if Int.random(in: 0...20, using: &generator) == 0 {
                    let count = Int.random(in: 0...naive.floats.count, using: &generator)
                    naive.floats.removeLast(naive.floats.count - count)
                    floats.removeLast(downTo: count)
                }
                #expect(floats.count == naive.floats.count)
                let (start, end) = (length(-5...150), length(-5...150))
                #expect(floats.room(0, 100, from: start, to: end) == naive.room(0, 100, from: start, to: end))
                #expect(floats.nextEdge(below: start) == naive.nextEdge(below: start))
                for clear in [CSSStyle.Clear.left, .right, .both] {
                    #expect(floats.lowestEdge(clear) == naive.lowestEdge(clear))
                }
            }
        }
    }

    @Test("Thousands of floats in rows and in steps end soon", .timeLimit(.minutes(1)), arguments: [10, 90, 300])
    func many(_ width: CGFloat) {
        let tree = LayoutTree()
        let count = largeCount(24_000)
        let children = (0..<count).map { index in
            var style = CSSStyle()
            style.float = index.isMultiple(of: 2) ? .left : .right
            style.clear = index.isMultiple(of: 7) ? .both : .none
            style.width = .length(CSSLength(width))
            style.height = .length(CSSLength(CGFloat(10 + index % 5)))
            return tree.makeNode(.css(style))
        }
        var style = CSSStyle()
        style.display = .block
        let root = tree.makeNode(.css(style), children: children)
        tree.root = root
        tree.layoutIfNeeded(in: ProposedViewSize(width: 300, height: nil))
        #expect(children.allSatisfy { tree.frame(of: $0).width == width })
    }
}
