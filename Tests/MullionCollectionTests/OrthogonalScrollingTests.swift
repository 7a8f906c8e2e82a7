import MullionCollection
import MullionGeometry
import Testing

@Suite("Orthogonal scrolling")
struct OrthogonalScrollingTests {
    /// Ten cards of 200 × 100 with gaps of 10, behind an inset of 20, in a viewport 300 wide: 20 + 2,090 + 20.
    private func shelf(_ behavior: OrthogonalScrollingBehavior, cards: Int = 10) -> CompositionalLayout {
        let card = LayoutGroup.horizontal(
            layoutSize: size(.absolute(200), .absolute(100)),
            subitems: [LayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))])
        var section = LayoutSection(group: card)
        section.orthogonalScrollingBehavior = behavior
        section.interGroupSpacing = 10
        section.contentInsets = EdgeInsets(top: 5, leading: 20, bottom: 15, trailing: 20)
        var layout = CompositionalLayout(
            section: section, viewport: FlowViewport(bounds: CGRect(x: 0, y: 0, width: 300, height: 480)))
        layout.prepare(itemCounts: [cards, 3])
        return layout
    }

    @Test("Groups follow each other across the scrolling axis; the section is as long as one of them")
    func geometry() {
        var layout = shelf(.continuous)
        #expect(layout.contentSize == CGSize(width: 300, height: 240))
        #expect(layout.frame(2) == CGRect(x: 440, y: 5, width: 200, height: 100))
        #expect(layout.frame(0, section: 1) == CGRect(x: 20, y: 125, width: 200, height: 100))
        #expect(layout.visibleElements().map(\.element.path.item) == [0, 1, 0, 1])
        layout.setOrthogonalOffset(430, ofSection: 0)
        #expect(layout.frame(2).origin.x == 10)
        #expect(layout.visibleElements().map(\.element.path.item) == [2, 3, 0, 1])
        #expect(layout.orthogonalScrollRange(ofSection: 0) == 0...1_830)
        layout.setOrthogonalOffset(9_999, ofSection: 0)
        #expect(layout.frame(9) == CGRect(x: 80, y: 5, width: 200, height: 100))
    }

    @Test("Continuous scrolling rests anywhere in the range")
    func continuous() {
        let layout = shelf(.continuous)
        #expect(layout.restingOffset(ofSection: 0, proposed: 123.4) == 123.4)
        #expect(layout.restingOffset(ofSection: 0, proposed: -5) == 0)
        #expect(layout.restingOffset(ofSection: 0, proposed: .nan) == 0)
    }

    @Test("Scrolling to leading boundaries rests at the nearest group, however far")
    func groupLeading() {
        let layout = shelf(.continuousGroupLeadingBoundary)
        #expect(layout.restingOffset(ofSection: 0, proposed: 730, from: 0) == 630)
        #expect(layout.restingOffset(ofSection: 0, proposed: 736, from: 0) == 840)
        // The last groups cannot be brought to the leading edge.
        #expect(layout.restingOffset(ofSection: 0, proposed: 5_000) == 1_830)
    }

    @Test("Paging rests at multiples of the viewport's width, one page further at most")
    func paging() {
        let layout = shelf(.paging)
        #expect(layout.restingOffset(ofSection: 0, proposed: 200, from: 0) == 300)
        #expect(layout.restingOffset(ofSection: 0, proposed: 1_000, from: 0) == 300)
        #expect(layout.restingOffset(ofSection: 0, proposed: 0, from: 1_200) == 900)
        #expect(layout.restingOffset(ofSection: 0, proposed: 9_000, from: 1_800) == 1_830)
    }

    @Test("Group paging goes one group further at most")
    func groupPaging() {
        let layout = shelf(.groupPaging)
        #expect(layout.restingOffset(ofSection: 0, proposed: 100, from: 0) == 0)
        #expect(layout.restingOffset(ofSection: 0, proposed: 110, from: 0) == 210)
        #expect(layout.restingOffset(ofSection: 0, proposed: 1_500, from: 220) == 420)
    }

    @Test("Centered group paging centers each group, the first and the last too")
    func centered() {
        var layout = shelf(.groupPagingCentered)
        #expect(layout.orthogonalScrollRange(ofSection: 0) == -30...1_860)
        #expect(layout.frame(0).midX == 150)
        #expect(layout.restingOffset(ofSection: 0, proposed: 900, from: 100) == 390)
        layout.setOrthogonalOffset(180, ofSection: 0)
        #expect(layout.frame(1).midX == 150)
        layout.setOrthogonalOffset(5_000, ofSection: 0)
        #expect(layout.frame(9).midX == 150)
    }

    @Test("The section is as long as its highest group, also after one was measured lower")
    func estimated() {
        let card = LayoutGroup.vertical(
            layoutSize: size(.absolute(100), .estimated(50)),
            subitems: [LayoutItem(layoutSize: size(.fractionalWidth(1), .estimated(50)))])
        var section = LayoutSection(group: card)
        section.orthogonalScrollingBehavior = .groupPaging
        var layout = prepared(section, count: 4)
        layout.resizeItem(at: ItemPath(section: 0, item: 2), to: CGSize(width: 0, height: 90))
        #expect(layout.contentSize.height == 90)
        layout.resizeItem(at: ItemPath(section: 0, item: 2), to: CGSize(width: 0, height: 20))
        #expect(layout.contentSize.height == 50)
    }
}
