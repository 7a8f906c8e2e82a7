import MullionAutoLayout
import MullionTestSupport
import Testing

@Suite("What a view's layout depends on")
struct InfluenceTests {
    @Test("Those are the constraints that hold it, and what these measure it against, on one axis")
    func chain() {
        let root = LayoutView(frame: CGRect(0, 0, 200, 100))
        let (a, b, c) = (Block("a", 30, 10), Block("b", 40, 10), Block("c", 10, 10))
        for view in [a, b, c] { root.addSubview(view) }
        let start = a.leadingAnchor.constraint(equalTo: root.leadingAnchor)
        let gap = b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 5)
        let loose = b.widthAnchor.constraint(greaterThanOrEqualToConstant: 10)
        let tight = b.widthAnchor.constraint(lessThanOrEqualToConstant: 35)
        let top = b.topAnchor.constraint(equalTo: root.topAnchor, constant: 7)
        let other = c.trailingAnchor.constraint(equalTo: root.trailingAnchor)
        LayoutConstraint.activate([start, gap, loose, tight, top, other])
        let found = b.constraintsAffectingLayout(for: .horizontal)
        #expect(found.elementsEqual([start, gap, tight], by: ===))
        #expect(b.constraintsAffectingLayout(for: .vertical).elementsEqual([top], by: ===))
        #expect(c.constraintsAffectingLayout(for: .horizontal).elementsEqual([other], by: ===))
        #expect(root.constraintsAffectingLayout(for: .horizontal).isEmpty)
        loose.constant = 38
        #expect(b.constraintsAffectingLayout(for: .horizontal).elementsEqual([start, gap, loose, tight], by: ===))
    }

    @Test("A guide, too, and a distance on the other axis carries over")
    func guides() {
        let root = LayoutView(frame: CGRect(0, 0, 200, 100))
        let view = Block("view", 30, 10)
        root.addSubview(view)
        let guide = LayoutGuide()
        root.addLayoutGuide(guide)
        #expect(LayoutGuide().constraintsAffectingLayout(for: .vertical).isEmpty)
        let side = guide.leadingAnchor.constraint(equalTo: root.leadingAnchor)
        let width = guide.widthAnchor.constraint(
            equalTo: root.topAnchor.anchorWithOffset(to: view.topAnchor), multiplier: 2)
        let top = view.topAnchor.constraint(equalTo: root.topAnchor, constant: 15)
        LayoutConstraint.activate([side, width, top])
        #expect(guide.layoutFrame.width == 30)
        #expect(guide.constraintsAffectingLayout(for: .horizontal).elementsEqual([side, width, top], by: ===))
    }
}
