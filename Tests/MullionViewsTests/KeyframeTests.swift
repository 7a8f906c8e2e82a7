import Mullion
import Testing

@Suite("Keyframes")
struct KeyframeTests {
    private struct Bounce {
        var scale = 1.5
        var height: CGFloat = 10
        var angle = Angle.zero
    }

    @Test("Views that move along tracks are drawn with the initial value")
    func tracks() {
        let view = Color.red.keyframeAnimator(initialValue: Bounce()) { content, value in
            content.frame(width: 20, height: value.height).scaleEffect(value.scale).rotationEffect(value.angle)
        } keyframes: { _ in
            KeyframeTrack(\.angle) {
                CubicKeyframe(.zero, duration: 0.58)
                CubicKeyframe(.degrees(16), duration: 0.125)
            }
            KeyframeTrack(\.scale) {
                LinearKeyframe(1, duration: 0.36)
                SpringKeyframe(1.5, duration: 0.8, spring: .bouncy)
                MoveKeyframe(2)
            }
            KeyframeTrack(\.height) { LinearKeyframe(40, duration: 1, timingCurve: .easeIn) }
        }
        #expect(ImageRenderer(content: view).layout().size == CGSize(width: 20, height: 10))
    }

    @Test("A single value needs no track")
    func singleValue() {
        let view = KeyframeAnimator(initialValue: CGFloat(30), trigger: true) { width in
            Color.red.frame(width: width, height: 5)
        } keyframes: { _ in
            CubicKeyframe(60, duration: 0.4)
            CubicKeyframe(0, duration: 0.4)
        }
        #expect(ImageRenderer(content: view).layout().size == CGSize(width: 30, height: 5))
    }
}
