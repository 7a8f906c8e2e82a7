import MullionCollection
import MullionGeometry
import Testing

@Suite("Groups of compositional layouts")
struct CompositionalGroupTests {
    @Test("A fraction of the width repeats as often as it fits: 94 squares in rows of five")
    func grid() {
        // The example of Apple's documentation; the numbers are those that UIKit's own layout gives on iOS 13 in the
        // tests of IBPCollectionViewCompositionalLayout.
        let row = LayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .fractionalWidth(0.2)),
            subitems: [LayoutItem(layoutSize: size(.fractionalWidth(0.2), .fractionalHeight(1)))])
        let layout = prepared(LayoutSection(group: row), count: 94, width: 375)
        #expect(layout.itemsPerGroup(inSection: 0) == 5)
        #expect(layout.contentSize == CGSize(width: 375, height: 1_425))
        #expect(layout.frame(0) == CGRect(x: 0, y: 0, width: 75, height: 75))
        #expect(layout.frame(4) == CGRect(x: 300, y: 0, width: 75, height: 75))
        #expect(layout.frame(93) == CGRect(x: 225, y: 1_350, width: 75, height: 75))
    }

    @Test("A row of equal columns divides what the spacing leaves")
    func columns() {
        var row = LayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(44)),
            subitem: LayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1))), count: 2)
        row.interItemSpacing = .fixed(10)
        var section = LayoutSection(group: row)
        section.interGroupSpacing = 10
        section.contentInsets = EdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 10)
        let layout = prepared(section, count: 3)
        #expect(layout.frame(0) == CGRect(x: 10, y: 0, width: 135, height: 44))
        #expect(layout.frame(1) == CGRect(x: 155, y: 0, width: 135, height: 44))
        #expect(layout.frame(2) == CGRect(x: 10, y: 54, width: 135, height: 44))
        #expect(layout.contentSize.height == 98)
    }

    @Test("A repeated subitem keeps its own size, whether or not it fits")
    func repeating() {
        let row = LayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(20)),
            repeatingSubitem: LayoutItem(layoutSize: size(.absolute(120), .fractionalHeight(1))), count: 3)
        let layout = prepared(LayoutSection(group: row), count: 3)
        #expect(
            layout.frames == [
                CGRect(x: 0, y: 0, width: 120, height: 20), CGRect(x: 120, y: 0, width: 120, height: 20),
                CGRect(x: 240, y: 0, width: 120, height: 20),
            ])
    }

    @Test("Nested groups: a large item, and two beside it")
    func nested() {
        var leading = LayoutItem(layoutSize: size(.fractionalWidth(0.7), .fractionalHeight(1)))
        leading.contentInsets = EdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10)
        var trailing = LayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.3)))
        trailing.contentInsets = EdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10)
        let column = LayoutGroup.vertical(
            layoutSize: size(.fractionalWidth(0.3), .fractionalHeight(1)), subitem: trailing, count: 2)
        let nested = LayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.4)), subitems: [leading, column])
        let layout = prepared(LayoutSection(group: nested), count: 4)
        #expect(layout.itemsPerGroup(inSection: 0) == 3)
        #expect(layout.frame(0) == CGRect(x: 10, y: 10, width: 190, height: 172))
        #expect(layout.frame(1) == CGRect(x: 220, y: 10, width: 70, height: 76))
        #expect(layout.frame(2) == CGRect(x: 220, y: 106, width: 70, height: 76))
        #expect(layout.frame(3) == CGRect(x: 10, y: 202, width: 190, height: 172))
        #expect(layout.contentSize.height == 384)
    }

    @Test("Subitems take turns until the next one does not fit; the first is always there")
    func turns() {
        func count(_ widths: [CGFloat], in width: CGFloat) -> Int {
            let row = LayoutGroup.horizontal(
                layoutSize: size(.absolute(width), .absolute(10)),
                subitems: widths.map { LayoutItem(layoutSize: size(.absolute($0), .fractionalHeight(1))) })
            return prepared(LayoutSection(group: row), count: 1).itemsPerGroup(inSection: 0)
        }
        #expect(count([100, 50], in: 300) == 4)
        #expect(count([100, 50], in: 299.9) == 3)
        #expect(count([400], in: 300) == 1)
        #expect(count([100, 300], in: 300) == 1)
    }

    @Test("Flexible spaces share what is left; fixed ones do not")
    func flexibleSpacing() {
        let item = LayoutItem(layoutSize: size(.absolute(80), .fractionalHeight(1)))
        var row = LayoutGroup.horizontal(layoutSize: size(.fractionalWidth(1), .absolute(10)), subitems: [item])
        row.interItemSpacing = .flexible(10)
        #expect(prepared(LayoutSection(group: row), count: 3).frames.map(\.origin.x) == [0, 110, 220])
        row.interItemSpacing = .fixed(10)
        #expect(prepared(LayoutSection(group: row), count: 3).frames.map(\.origin.x) == [0, 90, 180])
        // A last group that is not full keeps the places of the others.
        row.interItemSpacing = .flexible(10)
        #expect(prepared(LayoutSection(group: row), count: 5).frames.map(\.origin.x) == [0, 110, 220, 0, 110])
    }

    @Test("Edge spacing takes room, and flexible edges align an item in both directions")
    func edgeSpacing() {
        var item = LayoutItem(layoutSize: size(.absolute(60), .absolute(20)))
        item.edgeSpacing = LayoutEdgeSpacing(
            leading: .fixed(5), top: .flexible(0), trailing: .fixed(15), bottom: .flexible(0))
        let row = LayoutGroup.horizontal(layoutSize: size(.fractionalWidth(1), .absolute(50)), subitems: [item])
        let layout = prepared(LayoutSection(group: row), count: 4)
        #expect(layout.itemsPerGroup(inSection: 0) == 3)
        #expect(
            layout.frames.map(\.origin) == [
                CGPoint(x: 5, y: 15), CGPoint(x: 85, y: 15), CGPoint(x: 165, y: 15), CGPoint(x: 5, y: 65),
            ])
        item.edgeSpacing = LayoutEdgeSpacing(leading: .flexible(0), top: .flexible(4), trailing: .flexible(0))
        let centered = LayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(50)), repeatingSubitem: item, count: 2)
        // 180 are left for four spaces.
        #expect(
            prepared(LayoutSection(group: centered), count: 2).frames.map(\.origin) == [
                CGPoint(x: 45, y: 30), CGPoint(x: 195, y: 30),
            ])
    }

    @Test("The edge spacing of the section's group is around each group")
    func edgeSpacingOfGroup() {
        var row = LayoutGroup.horizontal(
            layoutSize: size(.absolute(100), .absolute(30)),
            subitems: [LayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))])
        row.edgeSpacing = LayoutEdgeSpacing(
            leading: .flexible(0), top: .fixed(5), trailing: .flexible(0), bottom: .fixed(7))
        var section = LayoutSection(group: row)
        section.interGroupSpacing = 10
        let layout = prepared(section, count: 2)
        #expect(layout.frames.map(\.origin) == [CGPoint(x: 100, y: 5), CGPoint(x: 100, y: 57)])
        #expect(layout.contentSize.height == 94)
    }

    @Test("Content insets of a group are around its content, and without effect along an estimated dimension")
    func groupInsets() {
        var row = LayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(100)),
            subitems: [LayoutItem(layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)))])
        row.contentInsets = EdgeInsets(top: 10, leading: 20, bottom: 30, trailing: 40)
        #expect(
            prepared(LayoutSection(group: row), count: 2).frames == [
                CGRect(x: 20, y: 10, width: 120, height: 60), CGRect(x: 140, y: 10, width: 120, height: 60),
            ])
        var item = LayoutItem(layoutSize: size(.fractionalWidth(1), .estimated(50)))
        item.contentInsets = EdgeInsets(top: 10, leading: 20, bottom: 30, trailing: 40)
        let list = LayoutGroup.vertical(layoutSize: size(.fractionalWidth(1), .estimated(50)), subitems: [item])
        #expect(prepared(LayoutSection(group: list), count: 1).frames == [CGRect(x: 20, y: 0, width: 240, height: 50)])
    }

    @Test("A custom group places its items itself, in its own coordinates, with z indices")
    func custom() {
        let group = LayoutGroup.custom(layoutSize: size(.fractionalWidth(0.5), .absolute(60))) { environment in
            let width = environment.container.effectiveContentSize.width
            return [
                LayoutGroupCustomItem(frame: CGRect(x: 0, y: 0, width: width / 3, height: 60)),
                LayoutGroupCustomItem(frame: CGRect(x: width / 4, y: 20, width: 30, height: 20), zIndex: 7),
            ]
        }
        let layout = prepared(LayoutSection(group: group), count: 3)
        #expect(
            layout.frames == [
                CGRect(x: 0, y: 0, width: 50, height: 60), CGRect(x: 37.5, y: 20, width: 30, height: 20),
                CGRect(x: 0, y: 60, width: 50, height: 60),
            ])
        #expect(layout.item(at: ItemPath(section: 0, item: 1)).zIndex == 7)
    }

    @Test("A group with an estimated height is as high as its highest item")
    func estimated() {
        let item = LayoutItem(layoutSize: size(.fractionalWidth(0.5), .estimated(40)))
        let row = LayoutGroup.horizontal(layoutSize: size(.fractionalWidth(1), .estimated(100)), subitems: [item])
        var section = LayoutSection(group: row)
        section.interGroupSpacing = 5
        var layout = prepared(section, count: 3)
        #expect(layout.contentSize.height == 85)
        layout.resizeItem(at: ItemPath(section: 0, item: 1), to: CGSize(width: 999, height: 70))
        layout.resizeItem(at: ItemPath(section: 0, item: 2), to: CGSize(width: 999, height: 10))
        #expect(
            layout.frames == [
                CGRect(x: 0, y: 0, width: 150, height: 40), CGRect(x: 150, y: 0, width: 150, height: 70),
                CGRect(x: 0, y: 75, width: 150, height: 10),
            ])
        // The place that the last group leaves empty has no estimate of its own.
        #expect(layout.contentSize.height == 85)
        #expect(layout.isEstimated(ItemPath(section: 0, item: 0)))
        #expect(!layout.isEstimated(ItemPath(section: 0, item: 1)))
    }

    @Test("A group with an estimated length along its axis holds each subitem once, even if their estimates are longer")
    func estimatedAlongAxis() {
        let items = [60, 50, 40].map { LayoutItem(layoutSize: size(.fractionalWidth(1), .estimated($0))) }
        let column = LayoutGroup.vertical(layoutSize: size(.fractionalWidth(1), .estimated(100)), subitems: items)
        var layout = prepared(LayoutSection(group: column), count: 4)
        #expect(layout.frames.map(\.origin.y) == [0, 60, 110, 150])
        layout.resizeItem(at: ItemPath(section: 0, item: 0), to: CGSize(width: 0, height: 100))
        #expect(layout.frames.map(\.origin.y) == [0, 100, 150, 190])
    }

    @Test("Fractions of the height are of the viewport without the insets of the section")
    func fractionalHeight() {
        let page = LayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)),
            subitems: [LayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.5)))])
        var section = LayoutSection(group: page)
        section.contentInsets = EdgeInsets(top: 30, leading: 0, bottom: 50, trailing: 0)
        let layout = prepared(section, count: 1)
        #expect(layout.frame(0) == CGRect(x: 0, y: 30, width: 300, height: 200))
        #expect(layout.contentSize.height == 480)
    }
}

func size(_ width: LayoutSize.Dimension, _ height: LayoutSize.Dimension) -> LayoutSize {
    LayoutSize(widthDimension: width, heightDimension: height)
}

/// A layout of one section in a viewport of 300 × 480.
func prepared(_ section: LayoutSection, count: Int, width: CGFloat = 300) -> CompositionalLayout {
    var layout = CompositionalLayout(
        section: section, viewport: FlowViewport(bounds: CGRect(x: 0, y: 0, width: width, height: 480)))
    layout.prepare(itemCounts: [count])
    return layout
}

extension CompositionalLayout {
    func frame(_ item: Int, section: Int = 0) -> CGRect { self.item(at: ItemPath(section: section, item: item)).frame }
    /// The frames of the items of the first section.
    var frames: [CGRect] { (0..<itemCount(inSection: 0)).map { frame($0) } }
}
