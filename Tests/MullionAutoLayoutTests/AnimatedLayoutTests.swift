import MullionAnimation
import MullionAutoLayout
import Testing

@Suite("Animated layout")
struct AnimatedLayoutTests {
    private let log = CallLog()
    private let root, box, inner: RecordingView
    private let left, width: LayoutConstraint
    private let clock = ManualClock()
    private let timeline: AnimationTimeline

    init() {
        timeline = AnimationTimeline(clock: clock)
        root = RecordingView("root", log)
        box = RecordingView("box", log)
        inner = RecordingView("inner", log)
        root.frame = CGRect(x: 0, y: 0, width: 300, height: 100)
        root.addSubview(box)
        box.addSubview(inner)
        left = box.leadingAnchor.constraint(equalTo: root.leadingAnchor)
        width = box.widthAnchor.constraint(equalToConstant: 100)
        LayoutConstraint.activate([
            left, width, box.topAnchor.constraint(equalTo: root.topAnchor),
            box.heightAnchor.constraint(equalToConstant: 40),
            inner.centerXAnchor.constraint(equalTo: box.centerXAnchor),
            inner.centerYAnchor.constraint(equalTo: box.centerYAnchor),
            inner.widthAnchor.constraint(equalToConstant: 20), inner.heightAnchor.constraint(equalToConstant: 20),
        ])
        root.layoutIfNeeded()
    }

    private func advance(by seconds: Double) {
        clock.advance(by: seconds)
        timeline.tick()
    }

    @Test("Constants changed before, layout inside the block: frames move, constraints are not solved on the way")
    func layoutInsideBlock() {
        left.constant = 80
        width.constant = 200
        timeline.animate(withDuration: 1, curve: .linear) { root.layoutIfNeeded() }
        #expect(box.frame == CGRect(x: 80, y: 0, width: 200, height: 40))
        #expect(box.presentationFrame == CGRect(x: 0, y: 0, width: 100, height: 40))
        advance(by: 0.25)
        #expect(box.presentationFrame == CGRect(x: 20, y: 0, width: 125, height: 40))
        // The centre of the inner view goes from 50 to 100 on its own.
        #expect(inner.presentationFrame == CGRect(x: 52.5, y: 10, width: 20, height: 20))
        advance(by: 0.75)
        #expect(box.presentationFrame == box.frame)
        #expect(!box.isAnimating)
    }

    @Test("A second animation adds to the first without a jump")
    func retargeting() {
        left.constant = 100
        timeline.animate(withDuration: 1, curve: .linear) { root.layoutIfNeeded() }
        advance(by: 0.5)
        left.constant = 0
        timeline.animate(withDuration: 1, curve: .linear) { root.layoutIfNeeded() }
        #expect(box.presentationFrame.minX == 50)
        advance(by: 0.25)
        // 0 + (0 - 100) · 0.25 + (100 - 0) · 0.75
        #expect(box.presentationFrame.minX == 50)
        advance(by: 0.75)
        #expect(box.presentationFrame.minX == 0)
    }

    @Test("A view laid out for the first time in the block appears in its place")
    func appearance() {
        let new = RecordingView("new", log, content: CGSize(width: 30, height: 10))
        root.addSubview(new)
        LayoutConstraint.activate([
            new.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            new.topAnchor.constraint(equalTo: root.topAnchor),
        ])
        left.constant = 10
        timeline.animate(withDuration: 1, curve: .linear) { root.layoutIfNeeded() }
        #expect(new.presentationFrame == CGRect(x: 270, y: 0, width: 30, height: 10))
        #expect(!new.isAnimating)
        #expect(box.isAnimating)
    }

    @Test("A reversed animator brings the frames back")
    func reversing() {
        left.constant = 100
        let animator = PropertyAnimator(duration: 1, curve: .linear, timeline: timeline) { root.layoutIfNeeded() }
        animator.startAnimation()
        advance(by: 0.75)
        #expect(box.presentationFrame.minX == 75)
        animator.isReversed = true
        advance(by: 0.5)
        #expect(box.presentationFrame.minX == 25)
        advance(by: 0.25)
        #expect(box.presentationFrame.minX == 0)
    }

    @Test("Hiding an arranged view slides its neighbours")
    func hiding() {
        let views = (0..<3).map { RecordingView("\($0)", log, content: CGSize(width: 40, height: 20)) }
        let stack = StackView(arrangedSubviews: views)
        root.addSubview(stack)
        stack.translatesAutoresizingMaskIntoConstraints = false
        LayoutConstraint.activate([
            stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            stack.topAnchor.constraint(equalTo: root.topAnchor),
        ])
        root.layoutIfNeeded()
        timeline.animate(withDuration: 1, curve: .linear) {
            views[1].isHidden = true
            root.layoutIfNeeded()
        }
        advance(by: 0.5)
        #expect(views[2].presentationFrame.minX == 60)
        #expect(views[2].frame.minX == 40)
    }
}
