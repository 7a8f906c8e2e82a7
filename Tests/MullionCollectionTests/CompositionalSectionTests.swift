import MullionCollection
import MullionGeometry
import Testing

@Suite("Sections of compositional layouts")
struct CompositionalSectionTests {
    /// Rows of 300 × 100.
    private var list: LayoutSection {
        LayoutSection(
            group: .horizontal(
                layoutSize: size(.fractionalWidth(1), .absolute(100)),
                subitems: [LayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))]))
    }

    private func header(_ height: CGFloat, _ alignment: RectAlignment = .top) -> LayoutBoundarySupplementaryItem {
        LayoutBoundarySupplementaryItem(
            layoutSize: size(.fractionalWidth(1), .absolute(height)), elementKind: "header", alignment: alignment)
    }

    private func layout(
        _ sections: [LayoutSection], counts: [Int], _ configuration: CompositionalConfiguration = .init()
    ) -> CompositionalLayout {
        var layout = CompositionalLayout(
            configuration: configuration, viewport: FlowViewport(bounds: CGRect(x: 0, y: 0, width: 300, height: 480))
        ) { index, _ in sections[index] }
        layout.prepare(itemCounts: counts)
        return layout
    }

    @Test("Headers and footers extend the section; insets are between them and the groups")
    func boundaryItems() {
        var section = list
        section.contentInsets = EdgeInsets(top: 10, leading: 20, bottom: 30, trailing: 40)
        section.boundarySupplementaryItems = [header(50), header(25, .bottom)]
        var configuration = CompositionalConfiguration()
        configuration.interSectionSpacing = 7
        var layout = layout([section, section], counts: [1, 0], configuration)
        #expect(layout.boundaryItem(0, ofSection: 0)?.frame == CGRect(x: 20, y: 0, width: 240, height: 50))
        #expect(layout.frame(0) == CGRect(x: 20, y: 60, width: 240, height: 100))
        #expect(layout.boundaryItem(1, ofSection: 0)?.frame == CGRect(x: 20, y: 190, width: 240, height: 25))
        #expect(layout.boundaryItem(0, ofSection: 1)?.frame.origin.y == 222)
        #expect(layout.contentSize.height == 337)
        section.supplementariesFollowContentInsets = false
        layout = self.layout([section], counts: [1])
        #expect(layout.boundaryItem(0, ofSection: 0)?.frame == CGRect(x: 0, y: 0, width: 300, height: 50))
    }

    @Test("An element that does not extend the boundary lies over the groups; offsets move elements only")
    func overlay() {
        var section = list
        var badge = LayoutBoundarySupplementaryItem(
            layoutSize: size(.absolute(40), .absolute(20)), elementKind: "badge", alignment: .bottomTrailing,
            absoluteOffset: CGPoint(x: -5, y: -8))
        badge.extendsBoundary = false
        section.boundarySupplementaryItems = [badge]
        let layout = layout([section], counts: [1])
        #expect(layout.boundaryItem(0, ofSection: 0)?.frame == CGRect(x: 255, y: 72, width: 40, height: 20))
        #expect(layout.contentSize.height == 100)
    }

    @Test(
        "All alignments",
        arguments: zip(
            RectAlignment.allCases,
            [(130, 40), (130, 0), (0, 0), (0, 40), (0, 80), (130, 80), (260, 80), (260, 40), (260, 0)]))
    func alignments(alignment: RectAlignment, origin: (Int, Int)) {
        var section = list
        var item = LayoutBoundarySupplementaryItem(
            layoutSize: size(.absolute(40), .absolute(20)), elementKind: "badge", alignment: alignment)
        item.extendsBoundary = false
        section.boundarySupplementaryItems = [item]
        #expect(
            layout([section], counts: [1]).boundaryItem(0, ofSection: 0)?.frame.origin
                == CGPoint(x: origin.0, y: origin.1))
    }

    @Test(
        "A pinned header stays as long as groups of its section are visible",
        arguments: [(-30, 0), (0, 0), (70, 70), (240, 240), (260, 250), (400, 250)])
    func pinned(offset: Int, expected: Int) {
        var section = list
        var header = header(50)
        header.pinToVisibleBounds = true
        header.zIndex = 2
        section.boundarySupplementaryItems = [header, self.header(25, .bottom)]
        // 50 + 250 of groups + 25
        section.group = .horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(250)),
            subitems: [LayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))])
        var layout = layout([section, list], counts: [1, 20])
        layout.viewport.bounds.origin.y = CGFloat(offset)
        let item = layout.boundaryItem(0, ofSection: 0)
        #expect(item?.frame.origin.y == CGFloat(expected))
        #expect(item?.zIndex == 2)
    }

    @Test("A pinned footer stays at the end of the viewport, below the header")
    func pinnedFooter() {
        var section = list
        var footer = header(30, .bottom)
        footer.pinToVisibleBounds = true
        section.boundarySupplementaryItems = [header(50), footer]
        var layout = layout([list, section], counts: [4, 10])
        func y(_ offset: CGFloat) -> CGFloat? {
            layout.viewport.bounds.origin.y = offset
            return layout.boundaryItem(1, ofSection: 1)?.frame.origin.y
        }
        // The section is at 400 to 1,480; its groups begin at 450.
        #expect(y(0) == 450)
        #expect(y(200) == 650)
        #expect(y(1_000) == 1_450)
    }

    @Test("Pinned headers of sections stay below a pinned header of the layout, which stretches")
    func globalHeader() {
        var section = list
        var header = header(40)
        header.pinToVisibleBounds = true
        section.boundarySupplementaryItems = [header]
        var global = self.header(60)
        global.pinToVisibleBounds = true
        global.isStretchable = true
        var configuration = CompositionalConfiguration()
        configuration.boundarySupplementaryItems = [global, self.header(20, .bottom)]
        var layout = layout([section, section], counts: [10, 10], configuration)
        #expect(layout.contentSize.height == 2_160)
        #expect(layout.frame(0).origin.y == 100)
        layout.viewport.bounds.origin.y = 300
        #expect(layout.boundaryItem(0)?.frame == CGRect(x: 0, y: 300, width: 300, height: 60))
        #expect(layout.boundaryItem(0, ofSection: 0)?.frame.origin.y == 360)
        #expect(layout.visibleElements().last?.element.path.section == -1)
        layout.viewport.bounds.origin.y = -25
        #expect(layout.boundaryItem(0)?.frame == CGRect(x: 0, y: -25, width: 300, height: 85))
        #expect(layout.boundaryItem(0)?.stretchFactor == 25)
        #expect(layout.boundaryItem(0, ofSection: 0)?.frame.origin.y == 60)
    }

    @Test("Badges: anchored at edges, moved by points or by their own lengths, or by two anchors")
    func badges() {
        func frame(_ anchor: LayoutItemAnchor, _ own: LayoutItemAnchor? = nil) -> CGRect {
            let badge = LayoutSupplementaryItem(
                layoutSize: size(.absolute(20), .absolute(10)), elementKind: "badge", containerAnchor: anchor,
                itemAnchor: own)
            var item = LayoutItem(layoutSize: size(.absolute(100), .absolute(50)), supplementaryItems: [badge])
            item.contentInsets = EdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5)
            let row = LayoutGroup.horizontal(
                layoutSize: size(.fractionalWidth(1), .absolute(50)), repeatingSubitem: item, count: 2)
            let layout = prepared(LayoutSection(group: row), count: 2)
            return layout.elements(ofItem: ItemPath(section: 0, item: 1))[1].frame
        }
        // The second item is at 105…195 × 5…45.
        #expect(frame(LayoutItemAnchor(edges: [.top, .trailing])) == CGRect(x: 175, y: 5, width: 20, height: 10))
        #expect(
            frame(LayoutItemAnchor(edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.5, y: -0.5)))
                == CGRect(x: 185, y: 0, width: 20, height: 10))
        #expect(
            frame(
                LayoutItemAnchor(edges: [.top, .trailing], absoluteOffset: CGPoint(x: 10, y: -10)),
                LayoutItemAnchor(edges: [.bottom, .leading])) == CGRect(x: 205, y: -15, width: 20, height: 10))
        #expect(frame(LayoutItemAnchor(edges: .all)) == CGRect(x: 140, y: 20, width: 20, height: 10))
    }

    @Test("A badge of a group belongs to its first item, and is found where it reaches out of the group")
    func badgeOfGroup() {
        var section = list
        section.group.supplementaryItems = [
            LayoutSupplementaryItem(
                layoutSize: size(.absolute(10), .absolute(10)), elementKind: "mark",
                containerAnchor: LayoutItemAnchor(edges: [.bottom], absoluteOffset: CGPoint(x: 0, y: 150)))
        ]
        let layout = layout([section], counts: [30])
        #expect(layout.elements(ofItem: ItemPath(section: 0, item: 2))[1].frame.origin == CGPoint(x: 145, y: 440))
        let found = layout.elements(in: CGRect(x: 0, y: 445, width: 300, height: 2))
        #expect(found.map(\.element.path.item) == [2, 4])
        #expect(found.map(\.element.category) == [.supplementary, .cell])
    }

    @Test("A background covers the section within its own insets, and promotes the other elements")
    func background() {
        var section = list
        section.contentInsets = EdgeInsets(top: 10, leading: 20, bottom: 30, trailing: 40)
        section.boundarySupplementaryItems = [header(50)]
        var background = LayoutDecorationItem.background(elementKind: "background")
        background.contentInsets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        section.decorationItems = [background]
        let elements = layout([section], counts: [1]).visibleElements()
        #expect(elements.map(\.zIndex) == [1, 1, 0])
        #expect(elements[2].frame == CGRect(x: 2, y: 1, width: 294, height: 186))
    }

    @Test("Sections depend on their number, the width and the traits")
    func environment() {
        var layout = CompositionalLayout(
            viewport: FlowViewport(bounds: CGRect(x: 0, y: 0, width: 300, height: 480))
        ) { index, environment in
            let isWide = environment.container.effectiveContentSize.width > 500
            let isRegular = environment.traits.horizontalSizeClass == .regular
            return LayoutSection(
                group: .horizontal(
                    layoutSize: size(.fractionalWidth(1), .absolute(10)),
                    subitem: LayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1))),
                    count: (index + 1) * (isWide ? 2 : 1) * (isRegular ? 10 : 1)))
        }
        layout.prepare(itemCounts: [20, 20])
        #expect(layout.contentSize.height == 300)
        layout.viewport.bounds.size.width = 600
        #expect(layout.contentSize == CGSize(width: 600, height: 150))
        layout.traits.horizontalSizeClass = .regular
        #expect(layout.contentSize.height == 20)
    }

    @Test("The handler changes what is visible, and gets the offset of the section")
    func handler() {
        var section = list
        section.visibleItemsInvalidationHandler = { items, offset, environment in
            for index in items.indices {
                items[index].alpha = (items[index].frame.midY - offset.y) / environment.container.contentSize.height
            }
        }
        var layout = layout([section], counts: [30])
        layout.viewport.bounds.origin.y = 1_000
        #expect(layout.visibleElements().first?.alpha == 50 / CGFloat(480))
        #expect(layout.elements(in: layout.viewport.bounds).first?.alpha == 1)
    }

    @Test("Horizontal scrolling exchanges the axes")
    func horizontal() {
        let column = LayoutGroup.vertical(
            layoutSize: size(.absolute(50), .fractionalHeight(1)),
            subitems: [LayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.25)))])
        var section = LayoutSection(group: column)
        section.interGroupSpacing = 4
        section.boundarySupplementaryItems = [
            LayoutBoundarySupplementaryItem(
                layoutSize: size(.absolute(30), .fractionalHeight(1)), elementKind: "header", alignment: .leading)
        ]
        var configuration = CompositionalConfiguration()
        configuration.scrollDirection = .horizontal
        let layout = layout([section], counts: [6], configuration)
        #expect(layout.frame(5) == CGRect(x: 84, y: 120, width: 50, height: 120))
        #expect(layout.contentSize == CGSize(width: 134, height: 480))
        #expect(layout.boundaryItem(0, ofSection: 0)?.frame == CGRect(x: 0, y: 0, width: 30, height: 480))
    }
}
