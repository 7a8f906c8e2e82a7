import MullionCollection
import MullionGeometry
import MullionTestSupport
import Testing

@Suite("Reuse of views")
struct ReusePoolTests {
    @Test("Elements that stay keep their views; a view that waits shows the next element of its kind")
    func scrolling() {
        var pool = ReusePool<String, FlowElement.Kind>()
        let first = pool.show([("title", .header), ("a", .item), ("b", .item), ("c", .item)])
        #expect(first.assigned.map(\.view) == [0, 1, 2, 3] && first.assigned.allSatisfy(\.isNew))
        #expect(first.hidden.isEmpty)
        // The title and two items leave; one enters.
        let second = pool.show([("c", .item), ("d", .item)])
        #expect(second.assigned.map(\.element) == ["d"] && second.assigned.map(\.view) == [2])
        #expect(second.hidden == [0, 1] && pool.waitingCount == 2 && pool.reuseCount == 1)
        #expect(pool.view(of: "c") == 3 && pool.view(of: "a") == nil)
        // The header's view does not show an item.
        let third = pool.show([("c", .item), ("d", .item), ("e", .item), ("f", .item)])
        #expect(third.assigned.map(\.view) == [1, 4] && third.assigned.map(\.isNew) == [false, true])
        #expect(pool.removeWaiting() == [0] && pool.waitingCount == 0)
        #expect(pool.show([("title", .header)]).assigned.map(\.view) == [5])
    }

    @Test("An element that occurs twice is taken once; one of another kind gets another view")
    func oddities() {
        var pool = ReusePool<Int, Bool>()
        #expect(pool.show([(1, true), (1, false), (1, true)]).assigned.map(\.view) == [0])
        let changed = pool.show([(1, false)])
        #expect(changed.assigned.map(\.view) == [1] && changed.hidden == [0])
        let none = pool.show([])
        #expect(none.assigned.isEmpty && none.hidden == [1] && pool.viewCount == 2)
    }

    @Test("A million items, scrolled through, need as many views as were visible at once")
    func scrollingFar() {
        var source = FlowSections()
        source.append(FlowSection(.uniform(1_000_000)))
        var layout = CollectionFlowLayout(
            viewport: FlowViewport(bounds: CGRect(x: 0, y: 0, width: 320, height: 480)))
        layout.prepare(from: source)
        var pool = ReusePool<FlowElement, FlowElement.Kind>()
        var random = SplitMix64(seed: 7)
        var most = 0
        for _ in 0..<500 {
            let y = CGFloat(UInt32.random(in: 0..<11_000_000, using: &random))
            let visible = layout.elements(in: CGRect(x: 0, y: y, width: 320, height: 480)).map(\.element)
            most = max(most, visible.count)
            let changes = pool.show(visible.map { ($0, $0.kind) })
            #expect(Set(visible.compactMap { pool.view(of: $0) }).count == visible.count)
            #expect(pool.viewCount - pool.waitingCount == visible.count)
            #expect(changes.assigned.count { !$0.isNew } <= pool.reuseCount)
        }
        #expect(most > 40 && pool.viewCount == most)
    }
}
