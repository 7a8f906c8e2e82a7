import MullionGeometry
import MullionLayout
import MullionTestSupport
import Testing

@Suite("Layouts written for SwiftUI, with only the import changed")
struct ThirdPartyLayoutTests {
    let tree = LayoutTree()

    // MARK: - Flow

    /// Row 1 at 120: 40 + 10 + 50 = 100, and 30 more do not fit. Row 2: 30 + 10 + 60 = 100. Row 3: 20.
    private func flowChildren() -> [NodeID] {
        [tree.box(40, 20), tree.box(50, 30), tree.box(30, 10), tree.box(60, 20), tree.box(20, 20)]
    }

    @Test("A flow starts a row when the width is used up and answers its widest row")
    func flowLeading() {
        let children = flowChildren()
        let flow = tree.makeNode(.layout(FlowLayout(spacing: 10)), children: children)
        tree.layOut(flow, 120, nil)
        expectFrames(tree, [flow], [rect(0, 0, 100, 90)])
        expectFrames(
            tree, children,
            [rect(0, 0, 40, 20), rect(50, 0, 50, 30), rect(0, 40, 30, 10), rect(40, 40, 60, 20), rect(0, 70, 20, 20)])
    }

    @Test("A centred flow indents short rows by half and centres within a row's height")
    func flowCenter() {
        let children = flowChildren()
        tree.layOut(tree.makeNode(.layout(FlowLayout(alignment: .center, spacing: 10)), children: children), 120, 300)
        expectFrames(
            tree, children,
            [rect(0, 5, 40, 20), rect(50, 0, 50, 30), rect(0, 45, 30, 10), rect(40, 40, 60, 20), rect(40, 70, 20, 20)])
    }

    @Test("A trailing flow ends its rows at the right and aligns bottoms")
    func flowTrailing() {
        let children = flowChildren()
        let layout = FlowLayout(alignment: .bottomTrailing, spacing: 10)
        tree.layOut(tree.makeNode(.layout(layout), children: children), 120, 0)
        expectFrames(
            tree, children,
            [rect(0, 10, 40, 20), rect(50, 0, 50, 30), rect(0, 50, 30, 10), rect(40, 40, 60, 20), rect(80, 70, 20, 20)])
    }

    @Test("A flow treats an unspecified width as endless: one row")
    func flowUnspecified() {
        let children = flowChildren()
        let flow = tree.makeNode(.layout(FlowLayout(spacing: 10)), children: children)
        tree.layOut(flow, nil, nil)
        // 40 + 50 + 30 + 60 + 20 and four gaps.
        expectFrames(tree, [flow, children[4]], [rect(0, 0, 240, 30), rect(220, 0, 20, 20)])
        #expect(tree.diagnostics.isEmpty)
    }

    @Test("A flow without spacing uses the gaps the subviews prefer")
    func flowPreferredGaps() {
        let close = tree.makeNode(.leaf(LeafMeasure(spacing: .zero) { _ in CGSize(width: 20, height: 10) }))
        let close2 = tree.makeNode(.leaf(LeafMeasure(spacing: .zero) { _ in CGSize(width: 20, height: 10) }))
        let plain = tree.box(20, 10)
        let plain2 = tree.box(20, 10)
        tree.layOut(tree.makeNode(.layout(FlowLayout()), children: [close, close2, plain, plain2]), 200, 50)
        // 0 between the two; a preference of 0 beside none is 0; 8 between plain ones.
        expectFrames(
            tree, [close, close2, plain, plain2],
            [rect(0, 0, 20, 10), rect(20, 0, 20, 10), rect(40, 0, 20, 10), rect(68, 0, 20, 10)])
    }

    @Test("A flow without subviews has no size and no gap of its own beside a plain view")
    func flowEmpty() {
        let flow = tree.makeNode(.layout(FlowLayout()))
        let last = tree.box(10, 10)
        tree.layOut(tree.makeNode(.hStack(), children: [flow, last]), 100, 100)
        expectFrames(tree, [flow, last], [rect(0, 5, 0, 0), rect(8, 0, 10, 10)])
    }

    // MARK: - Radial

    @Test("A radial layout puts centres on a circle, clockwise from the top")
    func radial() {
        let children = (0..<4).map { _ in tree.box(20, 20) }
        let ring = tree.makeNode(.layout(RadialLayout()), children: children)
        tree.layOut(ring, 100, 100)
        // Radius (100 - 20) / 2 = 40 about (50, 50).
        expectFrames(
            tree, children,
            [rect(40, 0, 20, 20), rect(80, 40, 20, 20), rect(40, 80, 20, 20), rect(0, 40, 20, 20)])
        #expect(tree.sizeThatFits(.unspecified, of: ring) == CGSize(width: 200, height: 200))
    }

    @Test("A radial layout's cache follows its subviews")
    func radialCache() {
        let first = tree.box(20, 20)
        let ring = tree.makeNode(.layout(RadialLayout(start: .degrees(90))), children: [first])
        tree.layOut(ring, 100, 100)
        expectFrames(tree, [first], [rect(80, 40, 20, 20)])
        tree.setKind(.fixed(CGSize(width: 60, height: 10)), of: first)
        tree.layoutIfNeeded(in: ProposedViewSize(width: 100, height: 100))
        // Radius (100 - 60) / 2 = 20: centre (70, 50).
        expectFrames(tree, [first], [rect(40, 45, 60, 10)])
    }

    // MARK: - Equal widths

    @Test("An equal-width row makes every column as wide as the widest")
    func equalWidths() {
        let flexible = tree.makeNode(
            .flexible(
                min: .zero, ideal: CGSize(width: 30, height: 20),
                max: CGSize(width: CGFloat.infinity, height: CGFloat.infinity)))
        let wide = tree.box(50, 40)
        let small = tree.box(20, 10)
        let row = tree.makeNode(.layout(EqualWidthHStack()), children: [flexible, wide, small])
        tree.layOut(row, 400, 400)
        // 3 × 50 and two gaps of 8, whatever is proposed.
        expectFrames(
            tree, [row, flexible, wide, small],
            [rect(0, 0, 166, 40), rect(0, 0, 50, 40), rect(58, 0, 50, 40), rect(131, 15, 20, 10)])
    }

    @Test("An equal-width row asks each pair for its distance")
    func equalWidthDistances() {
        let first = tree.box(50, 20)
        let text = tree.makeNode(.leaf(LeafMeasure(spacing: .zero) { _ in CGSize(width: 30, height: 20) }))
        let last = tree.box(40, 20)
        let row = tree.makeNode(.layout(EqualWidthHStack()), children: [first, text, last])
        tree.layOut(row, nil, nil)
        // A preference of 0 wins over none on both sides.
        expectFrames(tree, [row, text, last], [rect(0, 0, 150, 20), rect(60, 0, 30, 20), rect(105, 0, 40, 20)])
    }

    // MARK: - Masonry

    @Test("A masonry puts each subview into the shortest column")
    func masonry() {
        let children = [tree.box(50, 30), tree.box(50, 60), tree.box(50, 20), tree.box(50, 10)]
        let masonry = tree.makeNode(.layout(MasonryLayout()), children: children)
        tree.layOut(masonry, 108, nil)
        // Columns of (108 - 8) / 2 = 50; after three, 30 + 8 + 20 = 58 against 60.
        expectFrames(tree, [masonry], [rect(0, 0, 108, 76)])
        expectFrames(
            tree, children, [rect(0, 0, 50, 30), rect(58, 0, 50, 60), rect(0, 38, 50, 20), rect(0, 66, 50, 10)])
    }

    @Test("A masonry's cache is brought up to date after an edit below it, and serves further passes else")
    func masonryCache() {
        let first = tree.box(50, 30)
        let second = tree.box(50, 10)
        let masonry = tree.makeNode(.layout(MasonryLayout(columns: 1, spacing: 5)), children: [first, second])
        tree.layOut(masonry, 50, nil)
        expectFrames(tree, [masonry, second], [rect(0, 0, 50, 45), rect(0, 35, 50, 10)])
        tree.setKind(.fixed(CGSize(width: 50, height: 100)), of: first)
        tree.layoutIfNeeded(in: ProposedViewSize(width: 50, height: nil))
        expectFrames(tree, [masonry, second], [rect(0, 0, 50, 115), rect(0, 105, 50, 10)])
        tree.layoutIfNeeded(in: ProposedViewSize(width: 80, height: nil))
        expectFrames(tree, [masonry, second], [rect(0, 0, 80, 115), rect(0, 105, 50, 10)])
    }

    // MARK: - Weights

    @Test("A weighted row shares its width by the values of its subviews")
    func weights() {
        let children = (0..<3).map { _ in tree.makeNode(.color) }
        tree.setValue(2, forKey: LayoutWeight.self, of: children[1])
        tree.setValue(3, forKey: LayoutWeight.self, of: children[2])
        let row = tree.makeNode(.layout(WeightedHStack()), children: children)
        tree.layOut(row, 300, 40)
        expectFrames(
            tree, children, [rect(0, 0, 50, 40), rect(50, 0, 100, 40), rect(150, 0, 150, 40)])
        tree.setValue(1, forKey: LayoutWeight.self, of: children[2])
        tree.layoutIfNeeded(in: ProposedViewSize(width: 300, height: 40))
        expectFrames(
            tree, children, [rect(0, 0, 75, 40), rect(75, 0, 150, 40), rect(225, 0, 75, 40)])
    }

    @Test("A layout value is read through modifiers around the node that carries it")
    func weightThroughModifiers() {
        let heavy = tree.makeNode(.color)
        tree.setValue(3, forKey: LayoutWeight.self, of: heavy)
        let padded = tree.makeNode(.padding(5), children: [tree.makeNode(.layoutPriority(1), children: [heavy])])
        let light = tree.makeNode(.color)
        tree.layOut(tree.makeNode(.layout(WeightedHStack()), children: [padded, light]), 100, 20)
        expectFrames(tree, [padded, heavy, light], [rect(0, 0, 75, 20), rect(0, 0, 65, 10), rect(75, 0, 25, 20)])
    }

    // MARK: - A stack inside

    @Test("A layout that calls HStackLayout shares its cap by the stack's rules")
    func cappedStack() {
        let elastic = tree.makeNode(.color)
        let rigid = tree.box(30, 20)
        let row = tree.makeNode(.layout(CappedHStack(maxWidth: 100, spacing: 10)), children: [elastic, rigid])
        tree.layOut(row, 500, 50)
        // 100 - 10 - 30 are left for the colour.
        expectFrames(tree, [row, elastic, rigid], [rect(0, 0, 100, 50), rect(0, 0, 60, 50), rect(70, 15, 30, 20)])
        tree.layoutIfNeeded(in: ProposedViewSize(width: 60, height: nil))
        // Unspecified height: 10 of the colour, 20 of the box; when placed, the row's own 20.
        expectFrames(tree, [row, elastic, rigid], [rect(0, 0, 60, 20), rect(0, 0, 20, 20), rect(30, 0, 30, 20)])
    }

    // MARK: - Honeycomb

    @Test("A honeycomb moves every second row by half a cell")
    func honeycomb() {
        let cells = (0..<5).map { _ in tree.makeNode(.color) }
        let comb = tree.makeNode(.layout(HoneycombLayout()), children: cells)
        tree.layOut(comb, 70, 70)
        // Cells of 70 / 3.5 = 20, rows 15 apart.
        expectFrames(
            tree, cells,
            [rect(0, 0, 20, 20), rect(20, 0, 20, 20), rect(40, 0, 20, 20), rect(10, 15, 20, 20), rect(30, 15, 20, 20)])
        #expect(tree.diagnostics.isEmpty)
    }

    @Test("A honeycomb that answers infinity when nothing is specified is reported and becomes 10 × 10")
    func honeycombUnspecified() throws {
        let comb = tree.makeNode(.layout(HoneycombLayout()), name: "comb", children: [tree.makeNode(.color)])
        let top = tree.makeNode(.padding(0), name: "top", children: [comb])
        tree.layOut(top, nil, nil)
        expectFrames(tree, [comb], [rect(0, 0, 10, 10)])
        let diagnostic = try #require(tree.diagnostics.first)
        #expect(tree.diagnostics.count == 1)
        #expect(diagnostic.node == comb)
        #expect(diagnostic.path == "top/comb")
        #expect(diagnostic.proposal == .unspecified)
        let infinite = CGSize(width: CGFloat.infinity, height: CGFloat.infinity)
        #expect(diagnostic.kind == .repairedSize(answered: infinite, used: CGSize(width: 10, height: 10)))
    }

    // MARK: - Nesting

    @Test("Third-party layouts nest in stacks and in each other")
    func nested() {
        let tags = [tree.box(40, 10), tree.box(40, 10), tree.box(40, 10)]
        let flow = tree.makeNode(.layout(FlowLayout(spacing: 0)), children: tags)
        let bar = tree.makeNode(.color)
        let cells = [tree.makeNode(.frame(height: 30), children: [tree.makeNode(.color)]), tree.box(20, 12)]
        let masonry = tree.makeNode(.layout(MasonryLayout(columns: 2, spacing: 4)), children: [flow] + cells)
        let column = tree.makeNode(.vStack(alignment: .leading, spacing: 6), children: [masonry, bar])
        tree.layOut(column, 164, 100)
        // Columns of 80. The flow takes two tags a row: 80 × 20. The frame fills column 2, the box follows in column 1.
        expectFrames(
            tree, [masonry, flow] + cells,
            [rect(0, 0, 164, 36), rect(0, 0, 80, 20), rect(84, 0, 80, 30), rect(0, 24, 20, 12)])
        expectFrames(tree, tags, [rect(0, 0, 40, 10), rect(40, 0, 40, 10), rect(0, 10, 40, 10)])
        expectFrames(tree, [bar], [rect(0, 42, 164, 58)])
    }
}
