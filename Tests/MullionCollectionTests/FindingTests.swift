import MullionCollection
import MullionGeometry
import MullionTestSupport
import Testing

@Suite("Finding in collections")
struct FindingTests {
    /// Five columns of 50 × 50 with gaps of 17.5 and 10.
    private func grid(_ count: Int = 23, offset: CGFloat = 0) -> CollectionFlowLayout {
        var source = FlowSections()
        source.append(FlowSection(.uniform(count)))
        source.append(FlowSection(.uniform(5)))
        var layout = CollectionFlowLayout(
            viewport: FlowViewport(bounds: CGRect(x: 0, y: offset, width: 320, height: 120)))
        layout.prepare(from: source)
        return layout
    }

    private func path(_ item: Int, _ section: Int = 0) -> ItemPath { ItemPath(section: section, item: item) }

    @Test("An item is found at its leading edges, not at its trailing ones")
    func points() {
        #expect(grid().item(at: CGPoint(x: 67.5, y: 60)) == path(6))
        #expect(grid().item(at: CGPoint(x: 60, y: 70)) == nil)
        #expect(grid().item(at: CGPoint(x: 50, y: 0)) == nil)
        #expect(grid().element(at: CGPoint(x: 0, y: 0))?.element == FlowElement(.item, section: 0, item: 0))
    }

    @Test("Arrow keys go along lines over their ends, and across them to the nearest middle")
    func directions() {
        let layout = grid()
        #expect(layout.item(after: path(6), towards: .down) == path(11))
        #expect(layout.item(after: path(6), towards: .up) == path(1))
        #expect(layout.item(after: path(6), towards: .right) == path(7))
        #expect(layout.item(after: path(9), towards: .right) == path(10))
        #expect(layout.item(after: path(19), towards: .down) == path(22))
        #expect(layout.item(after: path(22), towards: .down) == path(2, 1))
        #expect(layout.item(after: path(22), towards: .right) == path(0, 1))
        #expect(layout.item(after: path(0, 1), towards: .left) == path(22))
        #expect(layout.item(after: path(0), towards: .up) == nil)
        #expect(layout.item(after: path(4, 1), towards: .down) == nil)
    }

    @Test("Scrolling to an item takes off what pinned headers cover")
    func scrolling() {
        var source = FlowSections()
        var section = FlowSection(.uniform(50))
        section.header = CGSize(width: 0, height: 30)
        source.append(section)
        source.append(section)
        var layout = grid()
        layout.configuration.globalHeaderOptions = .all
        layout.prepare(from: source)
        // Lines are 60 apart, from 30 on; the second section begins at 620.
        #expect(layout.contentOffset(showing: path(10), at: .leading).y == 120)
        #expect(layout.contentOffset(showing: path(10, 1), at: .leading).y == 710)
        #expect(layout.contentOffset(showing: path(10), at: .trailing).y == 80)
        #expect(layout.contentOffset(showing: path(10), at: .centered).y == 100)
        #expect(layout.contentOffset(showing: path(0), at: .nearest).y == 0)
        #expect(layout.contentOffset(showing: path(49, 1), at: .leading).y == 1_120)
    }

    @Test("Offsets snap to lines, middles of items and pages")
    func snapping() {
        func target(_ offset: CGFloat, _ snapping: FlowSnapping) -> CGFloat {
            grid().targetContentOffset(forProposed: CGPoint(x: 0, y: offset), snapping: snapping).y
        }
        #expect(target(70, .none) == 70)
        #expect(target(70, .lineStart) == 60)
        #expect(target(70, .page) == 120)
        #expect(target(30, .itemCenter) == 25)
        #expect(target(1_000, .none) == 220)
        #expect(grid().prefetchRect(velocity: 100) == CGRect(x: 0, y: 120, width: 320, height: 50))
        #expect(grid(offset: 100).prefetchRect(velocity: -10_000) == CGRect(x: 0, y: -140, width: 320, height: 240))
        #expect(grid().prefetchRect(velocity: 0).isNull)
    }

    @Test("Masonry puts each item at the end of the shortest lane")
    func masonry() {
        var source = FlowSections()
        source.append(
            FlowSection(.variable(0), arrangement: .custom(MasonryArrangement(lanes: 3))),
            sizes: [40, 90, 60, 20, 30].map { CGSize(width: 1, height: $0) })
        var layout = grid()
        layout.prepare(from: source)
        #expect(layout.allElements.map(\.frame.minX) == [0, 110, 220, 0, 220])
        #expect(layout.allElements.map(\.frame.minY) == [0, 0, 0, 50, 70])
        #expect(layout.contentSize.height == 100)
    }

    @Test("A list fills the width, and a grid divides it")
    func listAndGrid() {
        var source = FlowSections()
        source.append(FlowSection(.variable(0), arrangement: .list), sizes: [CGSize(width: 5, height: 20)])
        source.append(FlowSection(.uniform(4, size: CGSize(width: 9, height: 30)), arrangement: .grid(columns: 3)))
        var layout = grid()
        layout.prepare(from: source)
        let frames = layout.allElements.map(\.frame)
        #expect(frames[0] == CGRect(x: 0, y: 0, width: 320, height: 20))
        #expect(frames[1] == CGRect(x: 0, y: 20, width: 100, height: 30))
        #expect(frames[3] == CGRect(x: 220, y: 20, width: 100, height: 30))
        #expect(frames[4] == CGRect(x: 0, y: 60, width: 100, height: 30))
    }
}
