import MullionAutoLayout
import MullionTestSupport
import Testing

@testable import MullionLayout

/// The overflow stacks of proposals and of constraints follow one rule.
@Suite struct OverflowRuleTests {
    @Test("Both show the same items, and an indicator in the same rooms")
    func sameRule() {
        for seed in 0..<UInt64(randomRuns(10_000)) {
            var random = SplitMix64(seed: seed)
            func length(_ range: ClosedRange<Int>) -> CGFloat { CGFloat(Int.random(in: range, using: &random)) / 2 }
            let lengths = (0..<Int.random(in: 0...6, using: &random)).map { _ in length(0...120) }
            let (spacing, indicator, room) = (length(-10...20), length(0...60), length(0...500))
            let choice = OverflowChoice(
                count: lengths.count, order: .last, length: { lengths[$0] }, priority: { _ in 0 },
                gap: { _, _ in spacing }, indicator: { _, last in (last == nil ? 0 : spacing) + indicator })
            let shown = choice.shown(in: room)
            let fitting = FittingPrefix(lengths: lengths, spacing: spacing).count(in: room, indicator: indicator)
            #expect(shown ?? [] == Array(0..<fitting.count), "seed \(seed)")
            #expect((shown.map { $0.count < lengths.count } ?? false) == fitting.hasIndicator, "seed \(seed)")
        }
    }
}
