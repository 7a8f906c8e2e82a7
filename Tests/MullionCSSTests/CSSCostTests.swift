import MullionCSS
import MullionGeometry
import MullionLayout
import MullionTestSupport
import Testing

/// How often a first pass measures a text and visits a node: a constant, however boxes are nested.
@Suite("The work of CSS layout")
struct CSSCostTests {
    /// How a level of nesting is styled.
    static let chains: [String: [[(String, String)]]] = [
        "rows": [[("display", "flex")]],
        "columns": [[("display", "flex"), ("flex-direction", "column")]],
        "columns beside rows": [[("display", "flex")], [("display", "flex"), ("flex-direction", "column")]],
        "growing columns": [[("display", "flex"), ("flex-direction", "column"), ("flex-grow", "1")]],
        "rows from nothing": [[("display", "flex"), ("flex", "1 1 0px")]],
        "centered": [[("display", "flex"), ("align-items", "center"), ("justify-content", "center")]],
        "grids": [[("display", "grid")]],
        "grid in flex in block": [[("display", "block")], [("display", "flex")], [("display", "grid")]],
        "blocks": [[("display", "block")]],
        "wrapping rows": [[("display", "flex"), ("flex-wrap", "wrap")]],
        "shrinking rows": [[("display", "flex"), ("padding", "1px")]],
        "percent heights": [[("display", "flex"), ("height", "100%")]],
        "baselines": [[("display", "flex"), ("align-items", "baseline")]],
        "last baselines": [[("display", "flex"), ("align-items", "last baseline")]],
        "first beside last baselines": [
            [("display", "flex"), ("align-items", "last baseline")],
            [("display", "grid"), ("align-items", "baseline")],
            [("display", "grid"), ("align-items", "last baseline")], [("display", "flow-root")],
            [("display", "flex"), ("align-items", "baseline")],
        ],
        "fractions": [[("display", "grid"), ("grid-template-columns", "1fr"), ("grid-template-rows", "1fr")]],
        "subgrids": [
            [("display", "grid"), ("grid-template-columns", "subgrid"), ("grid-template-rows", "subgrid")]
        ],
        "subgrids of columns": [[("display", "grid"), ("grid-template-columns", "subgrid"), ("padding", "1px")]],
        "subgrids of rows": [[("display", "grid"), ("grid-template-rows", "subgrid"), ("grid-row", "span 2")]],
        "subgrids of columns and rows in turn": [
            [("display", "grid"), ("grid-template-columns", "subgrid"), ("grid-template-rows", "auto")],
            [("display", "grid"), ("grid-template-rows", "subgrid"), ("grid-template-columns", "auto")],
        ],
    ]

    private func chain(_ styles: [[(String, String)]], depth: Int) throws -> (tree: LayoutTree, calls: () -> Int) {
        let tree = LayoutTree()
        let counter = Counter()
        let kinds = try styles.map { NodeKind.css(try CSSStyle($0)) }
        var node = tree.makeNode(
            .leaf(
                LeafMeasure(
                    traits: .wrappingText, firstTextBaseline: { _ in 8 }, lastTextBaseline: { $0.height - 2 }
                ) { proposal in
                    counter.calls += 1
                    let lines = proposal.width.map { max(1, (200 / max($0, 20)).rounded(.up)) } ?? 1
                    return CGSize(width: proposal.width.map { min(200, max($0, 20)) } ?? 200, height: 10 * lines)
                }))
        for level in 0..<depth {
            let sibling = tree.makeNode(.css(try CSSStyle([("width", "3px"), ("height", "5px")])))
            node = tree.makeNode(kinds[level % kinds.count], children: [node, sibling])
        }
        tree.root = node
        return (tree, { counter.calls })
    }

    private final class Counter { var calls = 0 }

    @Test("A text is measured four times at most, and a node visited a constant number of times, at any depth")
    func chains() throws {
        for (name, styles) in Self.chains.sorted(by: { $0.key < $1.key }) {
            for depth in [4, 32, randomRuns(1_000)] {
                let (tree, calls) = try chain(styles, depth: depth)
                tree.layoutIfNeeded(in: ProposedViewSize(width: 20_000, height: 10_000))
                #expect(calls() <= 4, "\(name), depth \(depth)")
                #expect(tree.counts.visits <= 5 * 2 * (depth + 1), "\(name), depth \(depth): \(tree.counts.visits)")
                #expect(tree.counts.placements <= 2 * (depth + 1), "\(name), depth \(depth)")
            }
        }
    }

    @Test("Boxes nest 100,000 levels deep on a small stack")
    func deep() throws {
        for (name, styles) in Self.chains.sorted(by: { $0.key < $1.key }) {
            let (tree, calls) = try chain(styles, depth: randomRuns(100_000, dividedBy: 100))
            tree.layoutIfNeeded(in: ProposedViewSize(width: 1_000, height: nil))
            #expect(calls() <= 4, "\(name)")
        }
    }

    @Test("Boxes with a ratio, whose width needs a height, stay linear")
    func ratios() throws {
        for depth in [4, 32, 500] {
            let (tree, calls) = try chain(
                [[("display", "flex"), ("aspect-ratio", "2"), ("height", "90%")]], depth: depth)
            tree.layoutIfNeeded(in: ProposedViewSize(width: 400, height: 300))
            #expect(calls() <= 8 * depth, "depth \(depth): \(calls())")
            #expect(tree.counts.visits <= 16 * depth + 64, "depth \(depth): \(tree.counts.visits)")
        }
    }

    @Test("A second pass does nothing, and a changed leaf asks only its ancestors again")
    func changes() throws {
        let tree = LayoutTree()
        let row = NodeKind.css(try CSSStyle([("display", "flex")]))
        let column = NodeKind.css(try CSSStyle([("display", "flex"), ("flex-direction", "column")]))
        let leaf = NodeKind.css(try CSSStyle([("width", "10px"), ("height", "10px")]))
        func make(_ level: Int) -> NodeID {
            if level == 0 { return tree.makeNode(leaf) }
            return tree.makeNode(level % 2 == 0 ? row : column, children: (0..<5).map { _ in make(level - 1) })
        }
        tree.root = make(5)
        tree.layoutIfNeeded(in: ProposedViewSize(width: 1_000, height: 1_000))
        tree.layoutIfNeeded(in: ProposedViewSize(width: 1_000, height: 1_000))
        #expect(tree.counts.visits == 0)
        var node = tree.root!
        while let child = tree.children(of: node).last { node = child }
        tree.setKind(.css(try CSSStyle([("width", "12px"), ("height", "10px")])), of: node)
        tree.layoutIfNeeded(in: ProposedViewSize(width: 1_000, height: 1_000))
        #expect(tree.counts.visits <= 40, "\(tree.counts.visits)")
    }

    @Test("A change in a row of a list stays in the row if the row keeps its height, whatever was laid out before")
    func listRows() throws {
        let tree = LayoutTree()
        let list = try CSSStyle([("display", "flex"), ("flex-direction", "column"), ("width", "100%")])
        let row = NodeKind.css(try CSSStyle([("display", "flex"), ("padding", "8px")]))
        func cell(_ width: Int) throws -> NodeKind {
            .css(try CSSStyle([("width", "\(width)px"), ("height", "40px")]))
        }
        let root = tree.makeNode(.css(list))
        tree.root = root
        var cells: [NodeID] = []
        for _ in 0..<200 {
            let node = tree.appendNode(row, to: root)
            for width in [40, 100, 24] { cells.append(tree.appendNode(try cell(width), to: node)) }
        }
        for width in [400, 390, 400] { tree.layoutIfNeeded(in: ProposedViewSize(width: CGFloat(width), height: nil)) }
        for number in [1, 301, 598] {
            tree.setKind(try cell(90), of: cells[number])
            tree.layoutIfNeeded(in: ProposedViewSize(width: 400, height: nil))
            #expect(tree.counts.visits <= 2 && tree.counts.placements <= 2, "\(tree.counts)")
            #expect(tree.frame(of: cells[number]).width == 90)
        }
    }
}
