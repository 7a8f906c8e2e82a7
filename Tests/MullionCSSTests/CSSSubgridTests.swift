import MullionCSS
import MullionGeometry
import MullionLayout
import Testing

/// Subgrids (css-grid-2 §9): tracks of the parent, lines, clamping, and edits.
@Suite("Subgrids")
struct CSSSubgridTests {
    private let tree = LayoutTree()

    private func box(_ declarations: [(String, String)], _ children: [NodeID] = []) throws -> NodeID {
        tree.makeNode(.css(try CSSStyle(declarations)), children: children)
    }

    private func leaf(_ width: Int, _ declarations: [(String, String)] = []) throws -> NodeID {
        try box([("width", "\(width)px"), ("height", "10px")] + declarations)
    }

    private func lay(_ root: NodeID) {
        tree.root = root
        tree.layoutIfNeeded(in: ProposedViewSize(width: 400, height: nil))
    }

    @Test("The worked example: a larger gap and a padding make tracks of the subgrid smaller than the parent's")
    func workedExample() throws {
        let (first, second) = (try box([("height", "5px")]), try box([("height", "5px")]))
        let subgrid = try box(
            [
                ("display", "grid"), ("grid-template-columns", "subgrid"), ("grid-column", "span 2"),
                ("column-gap", "20px"), ("padding", "0 3px"),
            ], [first, second])
        lay(try box([("display", "grid"), ("grid-template-columns", "50px 50px"), ("column-gap", "10px")], [subgrid]))
        #expect(tree.frame(of: subgrid).width == 110)
        #expect(tree.frame(of: first).minX == 3 && tree.frame(of: first).width == 42)
        #expect(tree.frame(of: second).minX == 65 && tree.frame(of: second).width == 42)
    }

    @Test("An item of a subgrid asks for its width and what separates it from the parent's track")
    func contribution() throws {
        let item = try leaf(60)
        let subgrid = try box(
            [
                ("display", "grid"), ("grid-template-columns", "subgrid"), ("grid-column", "span 2"),
                ("column-gap", "20px"), ("padding", "0 3px"),
            ], [item])
        let other = try leaf(10, [("grid-column", "2")])
        lay(
            try box(
                [
                    ("display", "grid"), ("grid-template-columns", "auto auto"), ("column-gap", "10px"),
                    ("justify-content", "start"),
                ], [subgrid, other]))
        // 60 + 3 + 5 in front of the gap.
        #expect(tree.frame(of: other).minX == 78)
    }

    @Test("Rows of cards line up: titles, texts, and buttons of all cards share the parent's rows")
    func cards() throws {
        let heights = [[10, 50, 20], [30, 20, 10]]
        var buttons: [NodeID] = []
        var cards: [NodeID] = []
        for card in heights {
            let parts = try card.map { try box([("height", "\($0)px"), ("align-self", "start")]) }
            buttons.append(parts[2])
            cards.append(
                try box([("display", "grid"), ("grid-row", "span 3"), ("grid-template-rows", "subgrid")], parts))
        }
        lay(try box([("display", "grid"), ("grid-template-columns", "1fr 1fr"), ("row-gap", "5px")], cards))
        #expect(buttons.map { tree.frame(of: $0).minY } == [90, 90])
        #expect(cards.map { tree.frame(of: $0).height } == [110, 110])
    }

    @Test("The parent's line names count, and a subgrid has no implicit tracks along an axis that it takes")
    func lines() throws {
        let named = try leaf(5, [("grid-column", "c")])
        let own = try leaf(5, [("grid-column", "x")])
        let outside = try leaf(5, [("grid-column", "9")])
        let long = try box([("grid-column", "1 / span 9"), ("height", "5px")])
        let subgrid = try box(
            [("display", "grid"), ("grid-template-columns", "subgrid [] [x]"), ("grid-column", "b / e")],
            [named, own, outside, long])
        lay(
            try box(
                [("display", "grid"), ("grid-template-columns", "[a] 10px [b] 20px [c] 30px [d] 40px [e]")],
                [subgrid]))
        #expect(tree.frame(of: named).minX == 20)
        #expect(tree.frame(of: own).minX == 20)
        #expect(tree.frame(of: outside).minX == 50)
        #expect(tree.frame(of: long).width == 90)
    }

    @Test("Without a grid around, in an absolute box, and with containment, the box has tracks of its own")
    func ineffective() throws {
        for declarations in [[("position", "absolute")], [("contain", "layout")]] {
            let (first, second) = (try leaf(10), try leaf(20))
            let subgrid = try box(
                [("display", "grid"), ("grid-template-columns", "subgrid"), ("grid-column", "1 / 3")] + declarations,
                [first, second])
            lay(
                try box(
                    [("display", "grid"), ("grid-template-columns", "100px 100px"), ("position", "relative")],
                    [subgrid]))
            #expect(tree.frame(of: second).minX == 0, "\(declarations)")
            #expect(tree.frame(of: second).minY == 10, "\(declarations)")
        }
    }

    @Test("An item that grows in a subgrid moves what is beside the subgrid")
    func edits() throws {
        let item = try leaf(20)
        let inner = try box([("display", "grid"), ("grid-template-columns", "subgrid")], [item])
        let subgrid = try box([("display", "grid"), ("grid-template-columns", "subgrid")], [inner])
        let other = try leaf(10, [("grid-column", "2"), ("grid-row", "1")])
        lay(
            try box(
                [("display", "grid"), ("grid-template-columns", "auto auto"), ("justify-content", "start")],
                [subgrid, other]))
        #expect(tree.frame(of: other).minX == 20)
        tree.setKind(.css(try CSSStyle([("width", "35px"), ("height", "10px")])), of: item)
        tree.layoutIfNeeded(in: ProposedViewSize(width: 400, height: nil))
        #expect(tree.frame(of: other).minX == 35)
        #expect(tree.frame(of: inner).width == 35)
    }

    @Test("The columns of a subgrid of the other direction run against the parent's")
    func directions() throws {
        let first = try leaf(5)
        let subgrid = try box(
            [
                ("display", "grid"), ("grid-template-columns", "subgrid"), ("grid-column", "span 2"),
                ("direction", "rtl"),
            ], [first])
        lay(try box([("display", "grid"), ("grid-template-columns", "10px 30px")], [subgrid]))
        #expect(tree.frame(of: first).maxX == 40)
        let wide = try leaf(25)
        let flipped = try box(
            [
                ("display", "grid"), ("grid-template-columns", "subgrid"), ("grid-column", "span 2"),
                ("direction", "rtl"),
            ], [wide])
        let last = try leaf(1, [("grid-column", "2")])
        lay(
            try box(
                [("display", "grid"), ("grid-template-columns", "auto auto"), ("justify-content", "start")],
                [flipped, last]))
        // The first column of the subgrid is the parent's last.
        #expect(tree.frame(of: last).minX == 0)
    }
}
