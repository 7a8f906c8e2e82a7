import MullionAnimation
import MullionGeometry
import MullionTestSupport
import Testing

@Suite("Ways between lists of frames")
struct FrameTransitionTests {
    private typealias Transition = FrameTransition<String>

    private static func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
        CGRect(x: x, y: y, width: width, height: height)
    }

    private let before: [Transition.Item] = [.init("a", rect(0, 0, 10, 10)), .init("gone", rect(50, 0, 20, 20))]
    private let after: [Transition.Item] = [.init("new", rect(0, 50, 40, 40)), .init("a", rect(20, 0, 10, 30))]

    @Test("At the ends the frames are exactly those of the lists")
    func ends() {
        for policy in [Transition.Appearance.cut, .fade, .scale] {
            let transition = Transition(from: before, to: after, appearance: policy, disappearance: policy)
            let start = transition.frames(at: 0)
            #expect(start.map(\.id) == ["gone", "a"])
            #expect(start.map(\.frame) == [Self.rect(50, 0, 20, 20), Self.rect(0, 0, 10, 10)])
            let end = transition.frames(at: 1)
            #expect(end.map(\.id) == ["new", "a"] && end.map(\.frame) == after.map(\.frame))
            #expect((start + end).allSatisfy { $0.opacity == 1 })
        }
    }

    @Test("What stays moves, what is new grows from its centre or fades, what is gone does so backwards")
    func onTheWay() {
        let scaled = Transition(from: before, to: after, appearance: .scale, disappearance: .fade).frames(at: 0.25)
        #expect(
            scaled == [
                .init("gone", Self.rect(50, 0, 20, 20), opacity: 0.75),
                .init("new", Self.rect(15, 65, 10, 10), opacity: 1),
                .init("a", Self.rect(5, 0, 10, 15), opacity: 1),
            ])
        let cut = Transition(from: before, to: after, appearance: .fade, disappearance: .cut).frames(at: 0.5)
        #expect(cut.map(\.opacity) == [1, 0.5, 1])
    }

    @Test("Beyond the ends frames go on, sides are not negative, opacities and scales stay; NaN is the start")
    func beyond() {
        let transition = Transition(
            from: [.init("a", Self.rect(0, 0, 100, 0)), .init("gone", Self.rect(0, 0, 1, 1))],
            to: [.init("a", Self.rect(100, 0, 0, 0)), .init("new", Self.rect(0, 0, 1, 1))], appearance: .scale)
        let past = transition.frames(at: 1.5)
        #expect(past.map(\.id) == ["a", "new"])
        #expect(past.map(\.frame) == [Self.rect(150, 0, 0, 0), Self.rect(0, 0, 1, 1)])
        #expect(transition.frames(at: -0.5).map(\.id) == ["gone", "a"])
        #expect(transition.frames(at: .nan) == transition.frames(at: 0))
    }

    @Test("An identity that occurs twice counts once, with its first frame")
    func duplicates() {
        let twice = [Transition.Item("a", Self.rect(0, 0, 1, 1)), .init("a", Self.rect(9, 9, 9, 9))]
        #expect(Transition(from: twice, to: []).frames(at: 0).map(\.frame) == [Self.rect(0, 0, 1, 1)])
        #expect(Transition(from: [], to: twice).frames(at: 1).map(\.frame) == [Self.rect(0, 0, 1, 1)])
        #expect(Transition(from: twice, to: twice).frames(at: 0.5).map(\.frame) == [Self.rect(0, 0, 1, 1)])
    }

    @Test("Nothing to nothing is nothing")
    func empty() {
        #expect(Transition(from: [], to: []).frames(at: 0.5) == [])
    }
}
