import MullionCollection
import MullionGeometry
import Testing

@Suite("The walk of one section, as the article on the inside of collections has it")
struct CollectionWalkTests {
    @Test("Preparing, asking, scrolling and resizing give the numbers of the walk")
    func walk() {
        var section = FlowSection(.variable(0))
        section.header = CGSize(width: 0, height: 40)
        var source = FlowSections()
        source.append(
            section,
            sizes: [CGSize(width: 100, height: 30), CGSize(width: 120, height: 50), CGSize(width: 140, height: 20)])
        var layout = CollectionFlowLayout(viewport: FlowViewport(bounds: CGRect(x: 0, y: 0, width: 320, height: 100)))
        layout.configuration.sectionHeadersPinToVisibleBounds = true
        layout.prepare(from: source)
        #expect(layout.contentSize == CGSize(width: 320, height: 120))

        layout.viewport.bounds.origin.y = 20
        let found = layout.elements(in: CGRect(x: 0, y: 55, width: 320, height: 10))
        #expect(found.map(\.element.description) == ["header 0", "item 0.0", "item 0.1"])
        #expect(found[0].frame == CGRect(x: 0, y: 20, width: 320, height: 40))
        #expect(found[1].frame == CGRect(x: 0, y: 50, width: 100, height: 30))
        #expect(found[2].frame == CGRect(x: 200, y: 40, width: 120, height: 50))

        let adjustment = layout.resizeItem(at: ItemPath(section: 0, item: 2), to: CGSize(width: 60, height: 20))
        #expect(layout.item(at: ItemPath(section: 0, item: 2)).frame == CGRect(x: 240, y: 55, width: 60, height: 20))
        #expect(layout.contentSize.height == 90)
        #expect(adjustment.anchor == ItemPath(section: 0, item: 0))
        #expect(adjustment.contentOffsetAdjustment == CGPoint(x: 0, y: -20))
    }
}
