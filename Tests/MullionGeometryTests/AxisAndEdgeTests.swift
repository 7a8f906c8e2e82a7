import MullionGeometry
import Testing

@Suite("Axes and edges")
struct AxisAndEdgeTests {
    @Test("Axes are numbered horizontal, vertical")
    func axisOrder() {
        #expect(Axis.allCases == [.horizontal, .vertical])
        #expect(Axis.allCases.map(\.rawValue) == [0, 1])
    }

    @Test("Each axis has the set of its own bit")
    func axisSets() {
        #expect(Axis.Set(.horizontal) == .horizontal)
        #expect(Axis.Set(.vertical) == .vertical)
        let both: Axis.Set = [.horizontal, .vertical]
        #expect(both.rawValue == 0b11)
        #expect(!Axis.Set.horizontal.contains(.vertical))
    }

    @Test("Edges are numbered top, leading, bottom, trailing")
    func edgeOrder() {
        #expect(Edge.allCases == [.top, .leading, .bottom, .trailing])
        #expect(Edge.allCases.map(\.rawValue) == [0, 1, 2, 3])
    }

    @Test("Each edge has the set of its own bit")
    func edgeSets() {
        #expect(Edge.Set(.top) == .top)
        #expect(Edge.Set(.leading) == .leading)
        #expect(Edge.Set(.bottom) == .bottom)
        #expect(Edge.Set(.trailing) == .trailing)
        #expect(Set(Edge.allCases.map { Edge.Set($0).rawValue }).count == 4)
    }

    @Test("Compound edge sets are the unions of their edges")
    func compoundEdgeSets() {
        #expect(Edge.Set.horizontal == [.leading, .trailing])
        #expect(Edge.Set.vertical == [.top, .bottom])
        #expect(Edge.Set.all == Edge.Set.horizontal.union(.vertical))
        #expect(Edge.Set.horizontal.isDisjoint(with: .vertical))
    }

    @Test("Horizontal edges have sets of their own")
    func horizontalEdges() {
        #expect(HorizontalEdge.allCases == [.leading, .trailing])
        #expect(HorizontalEdge.Set(.leading) == .leading)
        #expect(HorizontalEdge.Set(.trailing) == .trailing)
        #expect(HorizontalEdge.Set.all == [.leading, .trailing])
        #expect(HorizontalEdge.Set.leading != .trailing)
    }

    @Test("Vertical edges have sets of their own")
    func verticalEdges() {
        #expect(VerticalEdge.allCases == [.top, .bottom])
        #expect(VerticalEdge.Set(.top) == .top)
        #expect(VerticalEdge.Set(.bottom) == .bottom)
        #expect(VerticalEdge.Set.all == [.top, .bottom])
        #expect(VerticalEdge.Set.top != .bottom)
    }

    @Test("One-axis edges survive being written and read")
    func codableEdges() throws {
        let data = try JSONEncoder().encode([HorizontalEdge.trailing, .leading])
        #expect(String(decoding: data, as: UTF8.self) == "[1,0]")
        #expect(try JSONDecoder().decode([VerticalEdge].self, from: data) == [.bottom, .top])
    }

    @Test("Layout directions and content modes list their cases")
    func caseLists() {
        #expect(LayoutDirection.allCases == [.leftToRight, .rightToLeft])
        #expect(ContentMode.allCases == [.fit, .fill])
    }
}
