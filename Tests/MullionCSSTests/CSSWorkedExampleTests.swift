import MullionCSS
import MullionGeometry
import MullionLayout
import Testing

/// The numbers that comments of the algorithms work out, and features that no vector exercises.
@Suite("Worked examples of CSS")
struct CSSWorkedExampleTests {
    /// The frames of the children of a container.
    private func frames(_ container: String, _ children: [String], width: CGFloat? = nil) throws -> [CGRect] {
        let tree = LayoutTree()
        let nodes = try children.map { tree.makeNode(.css(try Self.style($0))) }
        tree.root = tree.makeNode(.css(try Self.style(container)), children: nodes)
        tree.layoutIfNeeded(in: ProposedViewSize(width: width, height: nil))
        return nodes.map { tree.frame(of: $0) }
    }

    private static func style(_ text: String) throws -> CSSStyle {
        try CSSStyle(
            text.split(separator: ";").map {
                let parts = $0.split(separator: ":", maxSplits: 1)
                return (parts[0].trimmed, parts[1].trimmed)
            })
    }

    @Test("Growth that sums to less than 1 shares only that part of the space")
    func growth() throws {
        let children = ["flex-basis: 40px; flex-grow: 0.2", "flex-grow: 0.2", "flex-grow: 0.4"]
        let widths = try frames("display: flex; width: 500px; height: 10px", children).map(\.width)
        #expect(widths == [132, 92, 184])
    }

    @Test("Tracks of 0fr are held open by the minimum of what lies over them")
    func noFraction() throws {
        let all = try frames(
            "display: grid; grid-template-columns: 0fr 0fr; width: 100px",
            [
                "grid-column: 1 / span 2; width: 60px; height: 5px", "grid-row: 2; height: 5px",
                "grid-row: 2; height: 5px",
            ])
        #expect(all.map(\.width) == [60, 30, 30])
    }

    @Test("Items are ordered by `order`, then by the document")
    func order() throws {
        let box = "width: 10px; height: 10px;"
        let all = try frames("display: flex", [box + "order: 1", box, box + "order: -1", box + "order: 1"])
        #expect(all.map(\.minX) == [20, 10, 0, 30])
    }

    @Test("Items go into named areas and between named lines")
    func areas() throws {
        let all = try frames(
            """
            display: grid; grid-template-areas: 'a a b' 'c d b'; grid-template-columns: 10px [x] 20px 30px;
            grid-template-rows: 5px 6px
            """, ["grid-area: b", "grid-area: a", "grid-column-start: x; grid-row-start: d-start"])
        #expect(
            all == [
                CGRect(x: 30, y: 0, width: 30, height: 11), CGRect(x: 0, y: 0, width: 30, height: 5),
                CGRect(x: 10, y: 5, width: 20, height: 6),
            ])
    }

    @Test("A calc() of points and percent refers to the containing block")
    func calc() throws {
        let all = try frames("display: block; width: 200px", ["width: calc(50% - 30px); height: 1px"])
        #expect(all[0].width == 70)
    }

    @Test("Stacks line a box up by the first baseline in it")
    func baseline() throws {
        let tree = LayoutTree()
        let text = LeafMeasure(traits: .wrappingText, firstTextBaseline: { _ in 8 }) { _ in
            CGSize(width: 20, height: 10)
        }
        let box = tree.makeNode(
            .css(try Self.style("display: flex; padding: 5px")), children: [tree.makeNode(.leaf(text))])
        let label = tree.makeNode(.leaf(text))
        tree.root = tree.makeNode(.hStack(alignment: .firstTextBaseline, spacing: 0), children: [box, label])
        tree.layoutIfNeeded(in: ProposedViewSize(width: 100, height: 50))
        #expect(tree.frame(of: label).minY - tree.frame(of: box).minY == 5)
    }

    @Test("A stack in a box is mirrored by the layout direction around the box, which has its own")
    func direction() throws {
        let tree = LayoutTree()
        let first = tree.makeNode(.fixed(CGSize(width: 10, height: 10)))
        let second = tree.makeNode(.fixed(CGSize(width: 20, height: 10)))
        let stack = tree.makeNode(.hStack(spacing: 0), children: [first, second])
        let box = tree.makeNode(
            .css(try Self.style("display: flex; width: 100px; justify-content: flex-start")), children: [stack])
        tree.root = tree.makeNode(.layoutDirection(.rightToLeft), children: [box])
        tree.layoutIfNeeded(in: ProposedViewSize(width: 200, height: 50))
        #expect(tree.frame(of: stack).minX == 0)
        #expect(tree.frame(of: first).minX == 20)
        #expect(tree.frame(of: second).minX == 0)
    }

    @Test("A box among stacks is as wide as its content, at most the proposal")
    func amongStacks() throws {
        let tree = LayoutTree()
        let box = tree.makeNode(
            .css(try Self.style("display: flex; padding: 2px")),
            children: [tree.makeNode(.fixed(CGSize(width: 30, height: 10)))])
        let other = tree.makeNode(.color)
        tree.root = tree.makeNode(.hStack(spacing: 0), children: [box, other])
        tree.layoutIfNeeded(in: ProposedViewSize(width: 100, height: 50))
        #expect(tree.frame(of: box).size == CGSize(width: 34, height: 14))
        #expect(tree.frame(of: other).width == 66)
    }
}

extension Substring {
    var trimmed: String {
        var text = self
        while let first = text.first, first.isWhitespace { text.removeFirst() }
        while let last = text.last, last.isWhitespace { text.removeLast() }
        return String(text)
    }
}
