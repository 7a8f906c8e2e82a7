import MullionAutoLayout
import Testing

@Suite("AutoLayout: what gives way")
struct GivingWayTests {
    private final class Picture: LayoutView {
        override var intrinsicContentSize: CGSize { CGSize(width: 78, height: 106) }
    }

    @Test("A proportional stack shares nothing with a view without intrinsic size")
    func sharesWithoutSize() {
        let stack = StackView(frame: CGRect(x: 0, y: 0, width: 100, height: 222))
        stack.axis = .vertical
        stack.distribution = .fillProportionally
        stack.spacing = 20
        let picture = Picture()
        let plain = LayoutView()
        stack.addArrangedSubview(picture)
        stack.addArrangedSubview(plain)
        stack.layoutIfNeeded()
        #expect(picture.frame.height == 106)
        #expect(plain.frame == CGRect(x: 0, y: 126, width: 100, height: 96))
    }
}
