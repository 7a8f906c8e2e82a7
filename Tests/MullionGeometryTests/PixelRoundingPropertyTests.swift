import MullionGeometry
import MullionTestSupport
import Testing

/// What holds for every rectangle, checked on rectangles made from a fixed seed.
///
/// Thirds are not exact in binary, so lengths are compared as whole numbers of pixels.
@Suite("Pixel rounding properties", .serialized)
struct PixelRoundingPropertyTests {
    private static let scales: [CGFloat] = [1, 2, 3]
    private static let rounds = 2_000

    private func pixels(_ length: CGFloat, _ scale: CGFloat) -> Int {
        Int((length * scale).rounded())
    }

    private func randomRect(_ generator: inout SplitMix64) -> CGRect {
        CGRect(
            x: CGFloat.random(in: -500...500, using: &generator),
            y: CGFloat.random(in: -500...500, using: &generator),
            width: CGFloat.random(in: 0...300, using: &generator),
            height: CGFloat.random(in: 0...300, using: &generator))
    }

    @Test("Every corner lands on a pixel boundary at most half a pixel away", arguments: scales)
    func cornersOnBoundaries(scale: CGFloat) {
        var generator = SplitMix64(seed: 1)
        for _ in 0..<Self.rounds {
            let rect = randomRect(&generator)
            let rounded = rect.pixelAligned(scale: scale)
            for (before, after) in [
                (rect.minX, rounded.minX), (rect.maxX, rounded.maxX), (rect.minY, rounded.minY),
                (rect.maxY, rounded.maxY),
            ] {
                #expect(isClose(after * scale, (after * scale).rounded()))
                #expect((before - after).magnitude <= 0.5 / scale + 1e-9)
            }
        }
    }

    @Test("Siblings that share an edge still share it", arguments: scales)
    func sharedEdges(scale: CGFloat) {
        var generator = SplitMix64(seed: 2)
        for _ in 0..<Self.rounds {
            let first = randomRect(&generator)
            var second = randomRect(&generator)
            second.origin = CGPoint(x: first.origin.x + first.width, y: first.origin.y + first.height)
            let (a, b) = (first.pixelAligned(scale: scale), second.pixelAligned(scale: scale))
            #expect(pixels(a.maxX, scale) == pixels(b.minX, scale))
            #expect(pixels(a.maxY, scale) == pixels(b.minY, scale))
            #expect(isClose(a.maxX, b.minX))
            #expect(isClose(a.maxY, b.minY))
        }
    }

    @Test("Equal tiles fill the rounded whole exactly", arguments: scales)
    func tilesFillTheWhole(scale: CGFloat) {
        var generator = SplitMix64(seed: 3)
        for _ in 0..<Self.rounds {
            let whole = randomRect(&generator)
            let count = Int.random(in: 1...20, using: &generator)
            let width = whole.width / CGFloat(count)
            var x = whole.origin.x
            var sum = 0
            for _ in 0..<count {
                let tile = CGRect(x: x, y: whole.origin.y, width: width, height: whole.height)
                sum += pixels(tile.pixelAligned(scale: scale).width, scale)
                x += width
            }
            #expect(sum == pixels(whole.pixelAligned(scale: scale).width, scale))
        }
    }

    @Test("Rounding twice changes nothing", arguments: scales)
    func idempotent(scale: CGFloat) {
        var generator = SplitMix64(seed: 4)
        for _ in 0..<Self.rounds {
            let once = randomRect(&generator).pixelAligned(scale: scale)
            #expect(once.pixelAligned(scale: scale) == once)
        }
    }

    @Test("A size changes by less than a pixel and never turns negative", arguments: scales)
    func sizes(scale: CGFloat) {
        var generator = SplitMix64(seed: 5)
        for _ in 0..<Self.rounds {
            let rect = randomRect(&generator)
            let rounded = rect.pixelAligned(scale: scale)
            #expect(rounded.width >= 0 && rounded.height >= 0)
            #expect((rounded.width - rect.width).magnitude <= 1 / scale + 1e-9)
            #expect((rounded.height - rect.height).magnitude <= 1 / scale + 1e-9)
        }
    }

    @Test("Moving by whole pixels and rounding may be exchanged", arguments: [CGFloat(1), 2])
    func translation(scale: CGFloat) {
        var generator = SplitMix64(seed: 6)
        for _ in 0..<Self.rounds {
            // Sixteenths of a point are exact, halves of a pixel among them.
            let x = CGFloat(Int.random(in: -8_000...8_000, using: &generator)) / 16
            let steps = CGFloat(Int.random(in: -1_000...1_000, using: &generator)) / scale
            #expect((x + steps).pixelAligned(scale: scale) == x.pixelAligned(scale: scale) + steps)
        }
    }
}
