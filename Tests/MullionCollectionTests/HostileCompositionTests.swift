import MullionCollection
import MullionGeometry
import Testing

@Suite("Hostile compositional layouts")
struct HostileCompositionTests {
    private let item = LayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))

    private func row(_ item: LayoutItem) -> LayoutGroup {
        .horizontal(layoutSize: size(.fractionalWidth(1), .absolute(10)), subitems: [item])
    }

    @Test("Numbers that are no lengths count as 0, and are reported with the section")
    func metrics() {
        var section = LayoutSection(group: row(LayoutItem(layoutSize: size(.absolute(.nan), .absolute(-4)))))
        section.contentInsets.leading = -3
        section.interGroupSpacing = .infinity
        section.boundarySupplementaryItems = [
            LayoutBoundarySupplementaryItem(
                layoutSize: size(.fractionalWidth(1), .absolute(-1)), elementKind: "header", alignment: .top)
        ]
        let layout = prepared(section, count: 2)
        let text = layout.diagnostics().map(\.description)
        #expect(text.contains("the width of section 0 cannot be nan"))
        #expect(text.contains("the height of section 0 cannot be -4.0"))
        #expect(text.contains("the content inset of section 0 cannot be -3.0"))
        #expect(text.contains("the inter-group spacing of section 0 cannot be inf"))
        #expect(text.contains("the height of header of section 0 cannot be -1.0"))
        #expect(layout.contentSize.height.isFinite)
    }

    @Test("A group whose items have no length would never be full: each is there once")
    func neverFills() {
        let layout = prepared(
            LayoutSection(group: row(LayoutItem(layoutSize: size(.fractionalWidth(0), .absolute(5))))), count: 3)
        #expect(layout.itemsPerGroup(inSection: 0) == 1)
        #expect(layout.diagnostics() == [.groupNeverFills(section: 0)])
        #expect(layout.frames.map(\.origin.y) == [0, 10, 20])
    }

    @Test("A group of nothing shows nothing")
    func empty() {
        let nothing = LayoutGroup.horizontal(layoutSize: size(.fractionalWidth(1), .absolute(10)), subitems: [])
        let layout = prepared(LayoutSection(group: nothing), count: 1_000_000)
        #expect(layout.diagnostics() == [.emptyGroup(section: 0)])
        #expect(layout.contentSize.height == 0)
        #expect(layout.elements(in: CGRect(x: -10, y: -10, width: 900, height: 900)).isEmpty)
        #expect(layout.frame(7) == CGRect.zero)
        let custom = LayoutGroup.custom(layoutSize: size(.absolute(1), .absolute(1))) { _ in [] }
        #expect(prepared(LayoutSection(group: custom), count: 5).contentSize.height == 0)
    }

    @Test("A group of more items than the limit is cut there")
    func tooMany() {
        let tiny = LayoutItem(layoutSize: size(.absolute(0.001), .fractionalHeight(1)))
        for group in [
            row(tiny),
            .horizontal(layoutSize: size(.fractionalWidth(1), .absolute(10)), subitem: tiny, count: .max / 2),
            .vertical(layoutSize: size(.fractionalWidth(1), .absolute(10)), repeatingSubitem: tiny, count: 1 << 40),
        ] {
            let layout = prepared(LayoutSection(group: group), count: 10_000)
            #expect(layout.itemsPerGroup(inSection: 0) == CompositionalLayout.itemLimit - 1)
            #expect(layout.diagnostics() == [.tooManyItems(section: 0)])
        }
    }

    @Test("Groups nested too deep, and groups of groups of groups that fill, are bounded")
    func nesting() {
        var group = row(item)
        for _ in 0..<100 {
            group = .vertical(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)), subitems: [group])
        }
        #expect(prepared(LayoutSection(group: group), count: 2).diagnostics().contains(.nestedTooDeep(section: 0)))
        group = row(item)
        for _ in 0..<20 {
            group = .vertical(
                layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)), subitem: group, count: 10)
        }
        #expect(prepared(LayoutSection(group: group), count: 2).diagnostics().contains(.tooManyItems(section: 0)))
        // The second of each does not fit.
        group = row(item)
        for _ in 0..<30 {
            group = .vertical(
                layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)), subitems: [group, group])
        }
        #expect(prepared(LayoutSection(group: group), count: 2).contentSize.height.isFinite)
    }

    @Test("No width: everything is empty, and finite")
    func noRoom() {
        var section = LayoutSection(group: row(item))
        section.contentInsets = EdgeInsets(top: 0, leading: 200, bottom: 0, trailing: 200)
        let layout = prepared(section, count: 2)
        #expect(layout.diagnostics().contains(.noRoom(section: 0)))
        #expect(layout.frames.allSatisfy { $0.size.width == 0 && $0.origin.x == 200 })
        #expect(prepared(section, count: 2, width: 0).contentSize == CGSize(width: 0, height: 20))
    }

    @Test("Sums that overflow stay finite, and counts too large are cut")
    func overflow() {
        let long = LayoutGroup.vertical(
            layoutSize: size(.fractionalWidth(1), .absolute(1e300)), subitem: item, count: 3)
        var layout = CompositionalLayout(
            section: LayoutSection(group: long),
            viewport: FlowViewport(bounds: CGRect(x: 0, y: 0, width: 300, height: 480)))
        layout.prepare(itemCounts: [.max, 3, -1])
        #expect(layout.itemCount == Int(Int32.max))
        #expect(layout.diagnostics().contains(.count(.max, section: 0)))
        #expect(layout.diagnostics().contains(.count(-1, section: 2)))
        #expect(layout.contentSize.height > 1e18 && layout.contentSize.height.isFinite)
        #expect(layout.frame(2_000_000_000).origin.y > 1e18)
        let item = layout.frame(2_000_000_001)
        #expect(layout.elements(in: item).contains { $0.element.path.item == 2_000_000_001 })
    }

    @Test("A measured size that is no size is reported")
    func measured() {
        let list = LayoutGroup.vertical(
            layoutSize: size(.fractionalWidth(1), .estimated(10)),
            subitems: [LayoutItem(layoutSize: size(.fractionalWidth(1), .estimated(10)))])
        var layout = prepared(LayoutSection(group: list), count: 3)
        layout.resizeItem(at: ItemPath(section: 0, item: 1), to: CGSize(width: 1, height: -CGFloat.infinity))
        #expect(layout.frame(1) == CGRect(x: 0, y: 10, width: 300, height: 0))
        #expect(layout.diagnostics().map(\.description) == ["item 1 of section 0 cannot have the size 1.0 × -inf"])
    }

    @Test("Many empty sections are leapt over")
    func emptySections() {
        var layout = CompositionalLayout(
            section: LayoutSection(group: row(item)),
            viewport: FlowViewport(bounds: CGRect(x: 0, y: 0, width: 300, height: 480)))
        layout.prepare(itemCounts: Array(repeating: 0, count: 2_000) + [5])
        #expect(layout.visibleElements().map(\.element.path.section) == Array(repeating: 2_000, count: 5))
    }
}
