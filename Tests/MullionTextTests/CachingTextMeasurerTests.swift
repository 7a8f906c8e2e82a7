import Foundation
import MullionGeometry
import MullionText
import Testing

/// Measures as the embedded metrics do, and writes down what it was asked.
private final class RecordingMeasurer: TextMeasurer, @unchecked Sendable {
    private let lock = NSLock()
    private var strings: [String] = []

    var asked: [String] { lock.withLock { strings } }

    func metrics(for font: Font) -> FontMetrics { MetricsTextMeasurer().metrics(for: font) }

    func measure(_ string: String, font: Font, options: TextOptions) -> MeasuredText {
        lock.withLock { strings.append(string) }
        return MetricsTextMeasurer().measure(string, font: font, options: options)
    }
}

@Suite struct CachingTextMeasurerTests {
    let font = Font(size: 16)

    @Test("A text is measured once per string and font")
    func keys() {
        let recorder = RecordingMeasurer()
        let cache = CachingTextMeasurer(recorder)
        for _ in 0..<3 {
            #expect(cache.measure("To", font: font).idealWidth == 16.84375)
            #expect(cache.measure("To", font: Font(size: 32)).idealWidth == 33.6875)
            #expect(cache.measure("To", font: Font(size: 16, weight: .bold)).idealWidth == 19.78125)
            #expect(cache.measure("To", font: Font(family: "Futura", size: 16)).substitutedFamily == "Futura")
        }
        #expect(recorder.asked == ["To", "To", "To", "To"])
        #expect(cache.statistics.hits == 8)
        #expect(cache.statistics.misses == 4)
        #expect(cache.statistics.count == 4)
        #expect(cache.statistics.hitRate == 8.0 / 12)
    }

    @Test("Strings that only look alike are two texts")
    func canonicalEquivalents() {
        let cache = CachingTextMeasurer()
        #expect(cache.measure("\u{E9}", font: font).string.unicodeScalars.count == 1)
        #expect(cache.measure("e\u{301}", font: font).string.unicodeScalars.count == 2)
        #expect(cache.statistics.count == 2)
    }

    @Test("The text not used longest is forgotten first")
    func evictionOrder() {
        let recorder = RecordingMeasurer()
        let cache = CachingTextMeasurer(recorder, maximumCount: 3)
        for string in ["a", "b", "c", "a", "d", "a", "c", "b"] { _ = cache.measure(string, font: font) }
        // d pushes out b, not a, which was used again; the last b pushes out d.
        #expect(recorder.asked == ["a", "b", "c", "d", "b"])
        _ = cache.measure("d", font: font)
        #expect(recorder.asked.last == "d")
        #expect(cache.statistics.evictions == 3)
        #expect(cache.statistics.count == 3)
    }

    @Test("Neither limit is ever exceeded", arguments: [(10, 1 << 20), (1_000, 20_000), (1, 1 << 20), (0, 1 << 20)])
    func limits(count: Int, bytes: Int) {
        let cache = CachingTextMeasurer(maximumCount: count, maximumByteCount: bytes)
        for index in 0..<500 {
            _ = cache.measure(String(repeating: "word ", count: index % 37), font: Font(size: CGFloat(index / 100)))
            #expect(cache.statistics.count <= count)
            #expect(cache.statistics.byteCount <= bytes)
        }
        #expect(cache.statistics.hits + cache.statistics.misses == 500)
        let stored = count == 0 ? 0 : cache.statistics.misses
        #expect(cache.statistics.count == stored - cache.statistics.evictions)
    }

    @Test("A text larger than the cache is measured, not remembered, and pushes nothing out")
    func oversized() {
        let cache = CachingTextMeasurer(maximumByteCount: 4_000)
        _ = cache.measure("small", font: font)
        #expect(cache.measure(String(repeating: "x", count: 5_000), font: font).idealWidth > 1_000)
        #expect(cache.statistics.count == 1)
        #expect(cache.statistics.evictions == 0)
    }

    @Test("Forgetting everything leaves the counts of questions")
    func removeAll() {
        let cache = CachingTextMeasurer()
        _ = cache.measure("a", font: font)
        cache.removeAll()
        #expect(cache.statistics.count == 0)
        #expect(cache.statistics.byteCount == 0)
        #expect(cache.statistics.misses == 1)
        _ = cache.measure("a", font: font)
        #expect(cache.statistics.misses == 2)
    }

    @Test("Threads share a cache, and no question goes uncounted")
    func threads() async {
        let cache = CachingTextMeasurer(maximumCount: 50)
        await withTaskGroup(of: Void.self) { group in
            for seed in 0..<4 {
                group.addTask {
                    for index in 0..<500 {
                        let text = "label \((index * 7 + seed) % 80)"
                        let width = cache.measure(text, font: Font(size: 16)).idealWidth
                        #expect(width == MetricsTextMeasurer().measure(text, font: Font(size: 16)).idealWidth)
                    }
                }
            }
        }
        let statistics = cache.statistics
        #expect(statistics.hits + statistics.misses == 2_000)
        #expect(statistics.count <= 50)
    }
}
