import MullionCSS
import MullionGeometry
import MullionLayout
import Testing

/// `last baseline`, with the numbers that Chromium gives the same boxes.
@Suite("Last baselines of CSS")
struct CSSLastBaselineTests {
    private static func style(_ text: String) throws -> CSSStyle {
        try CSSStyle(
            text.split(separator: ";").map {
                let parts = $0.split(separator: ":", maxSplits: 1)
                return (parts[0].trimmed, parts[1].trimmed)
            })
    }

    /// A block with lines of text, each 40 points wide and 10 high, with its baseline at 8.
    private static func block(_ lines: Int, _ text: String, in tree: LayoutTree) throws -> NodeID {
        let measure = LeafMeasure(
            traits: .wrappingText, firstTextBaseline: { _ in 8 }, lastTextBaseline: { $0.height - 2 }
        ) { _ in CGSize(width: 40, height: 10 * CGFloat(lines)) }
        return tree.makeNode(.css(try style("display: block;" + text)), children: [tree.makeNode(.leaf(measure))])
    }

    /// The frames of blocks of text in a container.
    private func frames(_ container: String, _ blocks: [(lines: Int, style: String)]) throws -> [CGRect] {
        let tree = LayoutTree()
        let nodes = try blocks.map { try Self.block($0.lines, $0.style, in: tree) }
        tree.root = tree.makeNode(.css(try Self.style(container)), children: nodes)
        tree.layoutIfNeeded(in: ProposedViewSize(width: nil, height: nil))
        return nodes.map { tree.frame(of: $0) }
    }

    @Test("Last lines share a baseline, and their items together lie at the end of the row")
    func row() throws {
        let all = try frames(
            "display: flex; align-items: last baseline; height: 60px",
            [(1, "padding-bottom: 9px"), (2, ""), (1, "margin-bottom: 4px; align-self: end")])
        #expect(all.map(\.minY) == [41, 31, 46])
    }

    @Test("In a container that wraps back, they lie at its top, which is cross end")
    func wrapReverse() throws {
        let all = try frames(
            "display: flex; flex-wrap: wrap-reverse; align-items: last baseline; height: 60px",
            [(1, "padding-bottom: 9px"), (3, "")])
        #expect(all.map(\.minY) == [20, 0])
    }

    @Test("In a column, left edges line up as far right as the widest item lets them")
    func column() throws {
        let all = try frames(
            "display: flex; flex-direction: column; align-items: last baseline; width: 200px",
            [(1, "width: 40px; margin-left: 10px"), (1, "width: 60px; margin: 0 7px 0 3px"), (2, "width: 50px")])
        #expect(all.map(\.minX) == [133, 133, 133])
    }

    @Test("First and last baselines of one row are two groups")
    func both() throws {
        let all = try frames(
            "display: flex; height: 50px",
            [
                (1, "align-self: baseline; padding-top: 5px"), (2, "align-self: baseline"),
                (1, "align-self: last baseline; padding-bottom: 5px"), (2, "align-self: last baseline"),
            ])
        #expect(all.map(\.minY) == [0, 5, 35, 25])
    }

    @Test("Grid items share the last baseline of their last row")
    func grid() throws {
        let all = try frames(
            "display: grid; grid-template-columns: auto auto; align-items: last baseline",
            [(1, "padding-bottom: 9px"), (3, ""), (1, "")])
        #expect(all.map(\.minY) == [20, 0, 39])
    }

    @Test("The last baseline of a container is that of its last line")
    func nested() throws {
        let tree = LayoutTree()
        let inner = try tree.makeNode(
            .css(Self.style("display: flex; flex-wrap: wrap; width: 40px; padding-bottom: 3px")),
            children: [Self.block(1, "", in: tree), Self.block(2, "", in: tree)])
        let label = try Self.block(1, "", in: tree)
        tree.root = tree.makeNode(
            .css(try Self.style("display: flex; align-items: last baseline")), children: [inner, label])
        tree.layoutIfNeeded(in: ProposedViewSize(width: nil, height: nil))
        #expect(tree.frame(of: label) == CGRect(x: 40, y: 20, width: 40, height: 10))
    }

    @Test("Stacks line a box up by the last baseline in it")
    func stack() throws {
        let tree = LayoutTree()
        let box = try Self.block(3, "padding-bottom: 6px", in: tree)
        let label = try Self.block(1, "", in: tree)
        tree.root = tree.makeNode(.hStack(alignment: .lastTextBaseline, spacing: 0), children: [box, label])
        tree.layoutIfNeeded(in: ProposedViewSize(width: nil, height: nil))
        #expect(tree.frame(of: label).minY - tree.frame(of: box).minY == 20)
    }
}
