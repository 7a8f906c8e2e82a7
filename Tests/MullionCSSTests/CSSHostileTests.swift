import MullionCSS
import MullionGeometry
import MullionLayout
import MullionTestSupport
import Testing

/// No style hangs, crashes, or gives a frame that is not finite.
@Suite("Hostile CSS")
struct CSSHostileTests {
    private func expectFinite(_ tree: LayoutTree, _ node: NodeID, _ comment: String) {
        let frame = tree.frame(of: node)
        #expect(
            frame.origin.x.isFinite && frame.origin.y.isFinite && frame.width.isFinite && frame.height.isFinite
                && frame.width >= 0 && frame.height >= 0, "\(comment): \(frame)")
        for child in tree.children(of: node) { expectFinite(tree, child, comment) }
    }

    @Test("Numbers that are not finite, negative or huge give finite frames")
    func numbers() {
        for value in [
            CGFloat.nan, .infinity, -.infinity, -1, 1e300, -1e300, .greatestFiniteMagnitude, .leastNonzeroMagnitude,
        ] {
            for display in [CSSStyle.Display.flex, .grid, .block] {
                var style = CSSStyle()
                style.display = display
                (style.width, style.minHeight, style.maxWidth) = (.points(value), .percent(value), .points(value))
                style.margin = CSSEdges(CSSLength(value))
                style.padding = CSSEdges(CSSLength(value, fraction: value))
                style.border = CSSEdges(value)
                style.inset = CSSEdges(CSSLength(value))
                (style.flexGrow, style.flexShrink, style.flexBasis) = (value, value, .points(value))
                (style.aspectRatio, style.columnGap, style.scrollbarWidth) = (value, CSSLength(value), value)
                style.gridTemplateColumns = CSSTrackList(tracks: [.flex(value), .length(CSSLength(value)), .flex(1)])
                let tree = LayoutTree()
                let inner = tree.makeNode(.css(style), children: [tree.makeNode(.fixed(CGSize(width: 5, height: 5)))])
                tree.root = tree.makeNode(.css(style), children: [inner, tree.makeNode(.css(style))])
                tree.layoutIfNeeded(in: ProposedViewSize(width: 100, height: nil))
                expectFinite(tree, tree.root!, "\(value) in \(display)")
            }
        }
    }

    @Test("A grid of a thousand million tracks, spans of a million, and lines far out are cut off")
    func tracks() throws {
        for declarations in [
            [("grid-template-columns", "repeat(1000000000, 1px)")],
            [("grid-template-columns", "repeat(auto-fill, 0px)"), ("width", "1e9px")],
            [("grid-template-columns", "repeat(1000000, repeat(1000000, 1fr))")],
        ] {
            let tree = LayoutTree()
            let child = NodeKind.css(
                try CSSStyle([("grid-column-end", "span 1000000"), ("grid-row-start", "-1000000000")]))
            let other = NodeKind.css(
                try CSSStyle([("grid-row-end", "1000000000"), ("grid-row-start", "span 1000000")]))
            guard let style = try? CSSStyle([("display", "grid")] + declarations) else { continue }
            tree.root = tree.makeNode(
                .css(style), children: [tree.makeNode(child), tree.makeNode(other), tree.makeNode(other)])
            tree.layoutIfNeeded(in: ProposedViewSize(width: 100, height: 100))
            expectFinite(tree, tree.root!, "\(declarations)")
        }
    }

    @Test("Lines that do not exist count as auto")
    func lines() throws {
        for line in [CSSGridLine.line(0), .named("a", 0), .named("a", .min), .spanNamed("a", .min), .span(.min)] {
            var (grid, item) = (try CSSStyle([("display", "grid"), ("grid-template-rows", "[a] 5px [a]")]), CSSStyle())
            (item.gridRowStart, item.gridColumnEnd) = (line, line)
            let tree = LayoutTree()
            grid.gridAutoRows = [.length(5)]
            tree.root = tree.makeNode(.css(grid), children: [tree.makeNode(.css(item)), tree.makeNode(.css(item))])
            tree.layoutIfNeeded(in: ProposedViewSize(width: 100, height: nil))
            expectFinite(tree, tree.root!, "\(line)")
        }
    }

    @Test("Ten thousand items fill a dense grid of one column in less than quadratic time")
    func dense() throws {
        let tree = LayoutTree()
        let cell = NodeKind.css(try CSSStyle([("height", "1px")]))
        let count = largeCount(10_000)
        tree.root = tree.makeNode(
            .css(try CSSStyle([("display", "grid"), ("grid-auto-flow", "dense")])),
            children: (0..<count).map { _ in tree.makeNode(cell) })
        tree.layoutIfNeeded(in: ProposedViewSize(width: 10, height: nil))
        #expect(tree.frame(of: tree.root!).height == CGFloat(count))
    }

    @Test("Absolute boxes in empty blocks, such as markers of empty list items, take less than quadratic time")
    func markers() throws {
        let marker = try CSSStyle([("position", "absolute")])
        let block = NodeKind.css(try CSSStyle([("display", "block")]))
        func time(_ count: Int) -> Duration {
            let tree = LayoutTree()
            let items = (0..<count).map { _ in
                tree.makeNode(block, children: [tree.makeNode(.css(marker))])
            }
            tree.root = tree.makeNode(block, children: [tree.makeNode(block, children: items)])
            let start = threadTime()
            tree.layoutIfNeeded(in: ProposedViewSize(width: 300, height: nil))
            return threadTime() - start
        }
        // The shortest of some, because other tests take the caches of the processor meanwhile.
        func shortest(_ count: Int) -> Duration { (0..<7).map { _ in time(count) }.min()! }
        _ = time(100)
        let count = isFullTestRun ? 2_000 : 500
        let (few, many) = (shortest(count), shortest(8 * count))
        #expect(many < few * 24, "\(few), \(many)")
    }

    @Test("Random styles and trees give finite frames, in 3,000 trees")
    func random() {
        for seed in randomRuns(1...3_000) {
            var random = SplitMix64(seed: UInt64(seed))
            let root = RandomBox(&random, depth: 5)
            let tree = LayoutTree()
            tree.root = root.make(in: tree, remembers: false)
            tree.layoutIfNeeded(in: ProposedViewSize(width: CGFloat(seed % 700), height: nil))
            expectFinite(tree, tree.root!, "seed \(seed)")
        }
    }
}
