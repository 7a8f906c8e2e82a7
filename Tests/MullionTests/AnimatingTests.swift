import Mullion
import Testing

/// The code and the numbers of the article on animations. What is between `// snippet` and `// end` is printed
/// there.
@Suite("Animating")
struct AnimatingTests {
    @Test("A card moves, is scrubbed, goes back and is written as a picture")
    func card() {
        // snippet
        final class Card {
            private var storedCenter = AnimatableProperty(CGPoint.zero)

            var center: CGPoint {
                get { storedCenter.model }
                set { storedCenter.set(newValue, of: self, at: \.storedCenter) }
            }
            var shownCenter: CGPoint { storedCenter.presentation }
        }
        // end

        // snippet
        let clock = ManualClock()
        let timeline = AnimationTimeline(clock: clock)
        let card = Card()
        timeline.animate(withDuration: 1, curve: .linear) { card.center.x = 100 }
        clock.advance(by: 0.25)
        timeline.tick()
        let model = card.center.x  // 100
        let shown = card.shownCenter.x  // 25
        // end
        #expect(model == 100 && shown == 25)

        // snippet
        let animator = PropertyAnimator(duration: 2, dampingRatio: 0.7, timeline: timeline) {
            card.center.y = 80
        }
        animator.fractionComplete = 0.5  // active and paused
        let scrubbed = card.shownCenter.y  // 40
        animator.isReversed = true
        animator.startAnimation()  // back to the start
        // end
        #expect(scrubbed == 40 && animator.isRunning)

        // snippet
        let samples = timeline.samples(framesPerSecond: 30, duration: 1, advancing: clock) { card.shownCenter }
        let square = AnimatedRectangle(
            name: "card", color: .blue,
            frames: samples.map { .init(CGRect(x: $0.value.x - 5, y: $0.value.y - 5, width: 10, height: 10)) })
        let picture = AnimatedSVGRenderer(framesPerSecond: 30).render([square], size: CGSize(width: 120, height: 90))
        // end
        #expect(samples.count == 31 && card.center == CGPoint(x: 100, y: 0))
        #expect(picture.diagnostics.isEmpty && picture.output.contains("attributeName=\"y\""))
    }
}
