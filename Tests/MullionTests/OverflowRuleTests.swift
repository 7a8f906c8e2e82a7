import MullionAutoLayout
import MullionTestSupport
import Testing

@testable import MullionLayout

/// The overflow stacks of proposals and of constraints follow one rule.
@Suite struct OverflowRuleTests {
    @Test("A gap below 0 before a short indicator makes room for an item")
    func negativeGap() {
        let choice = OverflowChoice(
            count: 3, order: .last, length: { _ in 10 }, priority: { _ in 0 }, gap: { _, _ in -2 },
            indicator: { _ in 1 }, indicatorGap: { _ in -2 })
        // Two items are 18 and with the indicator 17; three are 26.
        #expect(choice.shown(in: 17) == [0, 1])
        let fitting = FittingPrefix(lengths: [10, 10, 10], spacing: -2).count(in: 17, indicator: 1)
        #expect(fitting == (2, true))
    }

    @Test("Both show the same items, and an indicator in the same rooms")
    func sameRule() {
        for seed in 0..<UInt64(randomRuns(10_000)) {
            var random = SplitMix64(seed: seed)
            func length(_ range: ClosedRange<Int>) -> CGFloat { CGFloat(Int.random(in: range, using: &random)) / 2 }
            let lengths = (0..<Int.random(in: 0...6, using: &random)).map { _ in length(0...120) }
            let (spacing, indicator, room) = (length(-10...20), length(0...60), length(0...500))
            let choice = OverflowChoice(
                count: lengths.count, order: .last, length: { lengths[$0] }, priority: { _ in 0 },
                gap: { _, _ in spacing }, indicator: { _ in indicator }, indicatorGap: { _ in spacing })
            let shown = choice.shown(in: room)
            let fitting = FittingPrefix(lengths: lengths, spacing: spacing).count(in: room, indicator: indicator)
            #expect(shown ?? [] == Array(0..<fitting.count), "seed \(seed)")
            #expect((shown.map { $0.count < lengths.count } ?? false) == fitting.hasIndicator, "seed \(seed)")
        }
    }
}
