import MullionGeometry
import MullionLayout
import MullionTestSupport
import Testing

/// Stacks its subviews downwards at their ideal sizes, and does one thing differently for each test.
private struct Column: Layout {
    var journal: Journal?
    var guideAt: CGFloat?

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        journal?.entries.append("size")
        journal?.proposals.append(proposal)
        let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
        return CGSize(width: sizes.map(\.width).max() ?? 0, height: sizes.reduce(0) { $0 + $1.height })
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        journal?.entries.append("place")
        var y = bounds.minY
        for subview in subviews {
            subview.place(at: CGPoint(x: bounds.minX, y: y), proposal: .unspecified)
            y += subview.sizeThatFits(.unspecified).height
        }
    }
}

/// The same with guides of its own.
private struct GuidedColumn: Layout {
    let base = Column()
    let value: CGFloat?

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        base.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        base.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGFloat? {
        guide == .marker || guide == .firstTextBaseline || guide == .top ? value : nil
    }
    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout ()
    ) -> CGFloat? {
        guide == .leading ? value : nil
    }
}

private enum Marker: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 4 }
}

private enum SideMarker: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 4 }
}

extension VerticalAlignment {
    fileprivate static let marker = VerticalAlignment(Marker.self)
}

extension HorizontalAlignment {
    fileprivate static let sideMarker = HorizontalAlignment(SideMarker.self)
}

@Suite("Custom layouts: what the engine asks them and takes over from them")
struct CustomLayoutContractTests {
    let tree = LayoutTree()

    private func text(_ width: CGFloat, _ height: CGFloat, first: CGFloat, last: CGFloat) -> NodeID {
        tree.makeNode(
            .leaf(
                LeafMeasure(traits: .wrappingText, firstTextBaseline: { _ in first }, lastTextBaseline: { _ in last }) {
                    _ in CGSize(width: width, height: height)
                }))
    }

    // MARK: - Orientation

    private struct Sideways: Layout {
        static var layoutProperties: LayoutProperties {
            var properties = LayoutProperties()
            properties.stackOrientation = .horizontal
            return properties
        }
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            proposal.replacingUnspecifiedDimensions()
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            for subview in subviews { subview.place(at: bounds.origin, proposal: proposal) }
        }
    }

    private struct Downwards: Layout {
        static var layoutProperties: LayoutProperties {
            var properties = LayoutProperties()
            properties.stackOrientation = .vertical
            return properties
        }
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            Sideways().sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            Sideways().placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
        }
    }

    private struct Free: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            Sideways().sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            Sideways().placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
        }
    }

    @Test("Spacers and dividers run along the custom layout's orientation, through modifiers")
    func orientation() {
        func sizes(_ kind: NodeKind) -> [CGSize] {
            let spacer = tree.makeNode(.spacer())
            let divider = tree.makeNode(.divider)
            let wrapped = tree.makeNode(.spacer())
            let wrapper = tree.makeNode(.padding(10), children: [wrapped])
            tree.layOut(tree.makeNode(kind, children: [spacer, divider, wrapper]), 60, 40)
            return [spacer, divider, wrapped].map { tree.frame(of: $0).size }
        }
        func size(_ width: CGFloat, _ height: CGFloat) -> CGSize { CGSize(width: width, height: height) }
        #expect(sizes(.layout(Sideways())) == [size(60, 0), size(1, 40), size(40, 0)])
        #expect(sizes(.layout(Downwards())) == [size(0, 40), size(60, 1), size(0, 20)])
        #expect(sizes(.layout(Free())) == [size(60, 40), size(60, 1), size(40, 20)])
        #expect(sizes(.layout(AnyLayout(Sideways()))) == [size(60, 0), size(1, 40), size(40, 0)])
    }

    @Test("A layout switched to another orientation turns its spacers and dividers")
    func orientationSwitched() {
        let spacer = tree.makeNode(.spacer())
        let divider = tree.makeNode(.divider)
        let node = tree.makeNode(.layout(Sideways()), children: [spacer, divider])
        tree.layOut(node, 60, 40)
        tree.setLayout(Downwards(), of: node)
        tree.layoutIfNeeded(in: ProposedViewSize(width: 60, height: 40))
        expectFrames(tree, [spacer, divider], [rect(0, 0, 0, 40), rect(0, 0, 60, 1)])
    }

    // MARK: - Guides

    @Test("By default a custom layout hands baselines and custom guides on, shifted and combined (2.5 to 2.8)")
    func combinedGuides() {
        let first = text(20, 10, first: 7, last: 8)
        let second = tree.makeNode(
            .alignmentGuide(.marker) { _ in 5 }, children: [text(20, 30, first: 6, last: 26)])
        let third = tree.makeNode(.alignmentGuide(.marker) { _ in 1 }, children: [tree.box(20, 20)])
        let column = tree.makeNode(.layout(Column()), children: [first, second, third])
        let dimensions = tree.dimensions(of: column, in: .unspecified)
        // The topmost and the bottom-most baseline: 7, and 10 + 26.
        #expect(dimensions[explicit: VerticalAlignment.firstTextBaseline] == 7)
        #expect(dimensions[explicit: VerticalAlignment.lastTextBaseline] == 36)
        // The mean of 10 + 5 and 40 + 1; the first child has none.
        #expect(dimensions[explicit: VerticalAlignment.marker] == 28)
        #expect(dimensions[explicit: VerticalAlignment.top] == nil)
        #expect(dimensions[explicit: VerticalAlignment.center] == nil)
        #expect(dimensions[explicit: HorizontalAlignment.sideMarker] == nil)
        #expect(dimensions[HorizontalAlignment.sideMarker] == 5)
    }

    @Test("Edges and centres set on a child stop at the custom layout (2.6)")
    func edgesStop() {
        let child = tree.makeNode(.alignmentGuide(VerticalAlignment.top) { _ in 9 }, children: [tree.box(20, 20)])
        let column = tree.makeNode(.layout(Column()), children: [child])
        #expect(tree.dimensions(of: column, in: .unspecified)[explicit: VerticalAlignment.top] == nil)
        #expect(tree.dimensions(of: column, in: .unspecified)[VerticalAlignment.top] == 0)
    }

    @Test("A custom layout in an HStack is lined up by its combined baseline")
    func baselineInStack() {
        let label = text(20, 10, first: 8, last: 8)
        let column = tree.makeNode(.layout(Column()), children: [text(20, 20, first: 15, last: 15), tree.box(20, 20)])
        tree.layOut(
            tree.makeNode(.hStack(alignment: .firstTextBaseline, spacing: 0), children: [label, column]), 100, 100)
        expectFrames(tree, [label, column], [rect(0, 7, 20, 10), rect(20, 0, 20, 40)])
    }

    @Test("A custom layout in a VStack is lined up by its combined custom guide")
    func guideInStack() {
        let inner = tree.makeNode(.alignmentGuide(.sideMarker) { $0.width }, children: [tree.box(30, 10)])
        let column = tree.makeNode(.layout(Column()), children: [inner, tree.box(50, 10)])
        let other = tree.box(40, 10)
        tree.layOut(tree.makeNode(.vStack(alignment: .sideMarker, spacing: 0), children: [column, other]), 100, 100)
        // The column's guide lies at 30, the box's default at 10.
        expectFrames(tree, [column, other], [rect(0, 0, 50, 20), rect(20, 20, 40, 10)])
    }

    @Test("An overridden alignment replaces the default, also for edges")
    func overriddenGuides() {
        let marked = tree.makeNode(.alignmentGuide(.marker) { _ in 1 }, children: [tree.box(20, 20)])
        let column = tree.makeNode(.layout(GuidedColumn(value: 12)), children: [marked])
        let dimensions = tree.dimensions(of: column, in: .unspecified)
        #expect(dimensions[explicit: VerticalAlignment.marker] == 12)
        #expect(dimensions[explicit: VerticalAlignment.firstTextBaseline] == 12)
        #expect(dimensions[explicit: VerticalAlignment.top] == 12)
        #expect(dimensions[explicit: HorizontalAlignment.leading] == 12)
        #expect(dimensions[explicit: VerticalAlignment.bottom] == nil)
        let other = tree.box(20, 20)
        tree.layOut(tree.makeNode(.hStack(alignment: .top, spacing: 0), children: [column, other]), 100, 100)
        expectFrames(tree, [column, other], [rect(0, 0, 20, 20), rect(20, 12, 20, 20)])
    }

    @Test("An override that returns nil hides the children's guides")
    func hiddenGuides() {
        let label = text(20, 20, first: 3, last: 4)
        let column = tree.makeNode(.layout(GuidedColumn(value: nil)), children: [label])
        let dimensions = tree.dimensions(of: column, in: .unspecified)
        #expect(dimensions[explicit: VerticalAlignment.firstTextBaseline] == nil)
        #expect(dimensions[VerticalAlignment.firstTextBaseline] == 20)
        #expect(dimensions[VerticalAlignment.marker] == 5)
    }

    // MARK: - Priorities

    @Test("A layout reads its subviews' priorities, and its own is around it")
    func priorities() {
        struct Reader: Layout {
            let journal: Journal
            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
                journal.entries = subviews.map { "\($0.priority)" }
                return proposal.replacingUnspecifiedDimensions()
            }
            func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
        }
        let journal = Journal()
        let raised = tree.makeNode(.layoutPriority(2.5), children: [tree.box(1, 1)])
        let reset = tree.makeNode(
            .padding(0), children: [tree.makeNode(.layoutPriority(3), children: [tree.box(1, 1)])])
        let kept = tree.makeNode(
            .fixedSize(), children: [tree.makeNode(.layoutPriority(-1), children: [tree.box(1, 1)])])
        let custom = tree.makeNode(
            .layout(Reader(journal: journal)),
            children: [raised, reset, kept, tree.makeNode(.spacer()), tree.box(1, 1)])
        let important = tree.makeNode(.layoutPriority(1), children: [custom])
        let other = tree.makeNode(.color)
        tree.layOut(tree.makeNode(.hStack(spacing: 0), children: [other, important]), 90, 10)
        #expect(journal.entries == ["2.5", "0.0", "-1.0", "-inf", "0.0"])
        // The colour keeps its minimum of 0, the custom layout takes the rest.
        expectFrames(tree, [other, important], [rect(0, 0, 0, 10), rect(0, 0, 90, 10)])
    }

    // MARK: - Subviews as a collection

    @Test("Slices of subviews have indices from 0, and places through picked subviews count")
    func slices() {
        struct Picker: Layout {
            let journal: Journal
            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
                CGSize(width: 50, height: 50)
            }
            func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
                let tail = subviews[1..<3]
                journal.entries.append("\(tail.startIndex) \(tail.endIndex) \(tail.count)")
                journal.entries.append(
                    "\(tail[0] == subviews[1]) \(tail[1] == subviews[1]) \(tail == subviews[[1, 2]])")
                let last = subviews[1...].dropFirst()
                journal.entries.append("\(last.indices) \(last[0] == subviews[2]) \(tail[1..<2] == last)")
                let picked = subviews[stride(from: 2, through: 0, by: -1)]
                for (index, subview) in picked.enumerated() {
                    subview.place(at: CGPoint(x: index * 10, y: 0), proposal: .unspecified)
                }
            }
        }
        let journal = Journal()
        let children = [tree.box(1, 1), tree.box(2, 2), tree.box(3, 3)]
        tree.layOut(tree.makeNode(.layout(Picker(journal: journal)), children: children), nil, nil)
        #expect(journal.entries == ["0 2 2", "true false true", "0..<1 true true"])
        expectFrames(tree, children, [rect(20, 0, 1, 1), rect(10, 0, 2, 2), rect(0, 0, 3, 3)])
    }

    // MARK: - Counted questions

    @Test("An equal proposal is asked once a pass, and not again while nothing changed")
    func askedOnce() {
        let journal = Journal()
        let column = tree.makeNode(.layout(Column(journal: journal)), children: [tree.box(10, 10), tree.box(20, 20)])
        let other = tree.makeNode(.color)
        let stack = tree.makeNode(.hStack(spacing: 0), children: [column, other])
        let top = tree.makeNode(.padding(5), children: [stack])
        tree.layOut(top, 110, 60)
        var distinct: [ProposedViewSize] = []
        for proposal in journal.proposals where !distinct.contains(proposal) { distinct.append(proposal) }
        #expect(journal.proposals.count == distinct.count, "\(journal.proposals)")
        #expect(journal.count("place") == 1)
        #expect(tree.counts.customQuestions == distinct.count)

        journal.entries = []
        tree.layoutIfNeeded(in: ProposedViewSize(width: 110, height: 60))
        #expect(journal.entries.isEmpty)

        // An edit elsewhere leaves its answers alone.
        tree.setKind(.fixed(CGSize(width: 7, height: 7)), of: other)
        tree.layoutIfNeeded(in: ProposedViewSize(width: 110, height: 60))
        #expect(journal.entries.isEmpty)
        #expect(tree.frame(of: other).width == 7)
    }

    @Test("Nested custom layouts are asked each proposal once, at every level")
    func nestedAskedOnce() {
        let journals = (0..<6).map { _ in Journal() }
        var node = tree.box(10, 10)
        for journal in journals.reversed() {
            node = tree.makeNode(.layout(Column(journal: journal)), children: [node, tree.box(5, 5)])
        }
        tree.layOut(node, 100, 100)
        #expect(journals[0].count("size") == 1)
        for journal in journals.dropFirst() {
            #expect(journal.count("size") == 1)
            #expect(journal.count("place") == 1)
        }
    }

    // MARK: - A declared trait

    private struct Promising<Wrapped: Layout>: Layout {
        var wrapped: Wrapped
        static var layoutProperties: LayoutProperties {
            var properties = Wrapped.layoutProperties
            properties.widthIgnoresHeight = true
            return properties
        }
        func makeCache(subviews: Subviews) -> Wrapped.Cache { wrapped.makeCache(subviews: subviews) }
        func updateCache(_ cache: inout Wrapped.Cache, subviews: Subviews) {
            wrapped.updateCache(&cache, subviews: subviews)
        }
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Wrapped.Cache) -> CGSize {
            wrapped.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
        }
        func placeSubviews(
            in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Wrapped.Cache
        ) {
            wrapped.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
        }
    }

    @Test("A layout that declares that its width ignores the height gets the frames of one that does not")
    func declaredTrait() {
        func build(promising: Bool, _ proposal: ProposedViewSize) -> [CGRect] {
            let tree = LayoutTree()
            func custom<L: Layout>(_ layout: L, _ children: [NodeID]) -> NodeID {
                promising
                    ? tree.makeNode(.layout(Promising(wrapped: layout)), children: children)
                    : tree.makeNode(.layout(layout), children: children)
            }
            let tags = [(19, 11), (28, 16), (37, 8), (46, 13), (15, 18), (24, 10), (33, 15)].map { tree.box($0, $1) }
            let flow = custom(FlowLayout(alignment: .center), tags)
            let masonry = custom(
                MasonryLayout(columns: 2), [tree.makeNode(.color), flow, tree.box(20, 30), tree.makeNode(.divider)])
            let equal = custom(EqualWidthHStack(), [tree.box(12, 9), tree.makeNode(.color)])
            let weighted = custom(WeightedHStack(), [equal, tree.makeNode(.color)])
            let row = tree.makeNode(.hStack(), children: [masonry, tree.makeNode(.color), weighted])
            let column = tree.makeNode(
                .vStack(alignment: .trailing), children: [row, tree.makeNode(.spacer()), tree.box(9, 9)])
            tree.root = column
            tree.layoutIfNeeded(in: proposal)
            return tree.preorder(column).map { tree.frame(of: $0) }
        }
        let sides: [CGFloat?] = [nil, 0, 33, 100, 250, .infinity]
        for width in sides {
            for height in sides {
                let proposal = ProposedViewSize(width: width, height: height)
                let plain = build(promising: false, proposal)
                let promising = build(promising: true, proposal)
                let agree = zip(plain, promising).allSatisfy { Comparison.agree($0, $1, 1e-6) }
                #expect(agree, "\(proposal): \(plain) and \(promising)")
            }
        }
    }

    @Test("A declared trait keeps the questions to a custom layout linear in the depth")
    func declaredTraitIsLinear() {
        func questions(depth: Int) -> Int {
            let tree = LayoutTree()
            var node = tree.box(10, 10)
            for _ in 0..<depth {
                let flow = tree.makeNode(.layout(Promising(wrapped: Column())), children: [node])
                node = tree.makeNode(.hStack(), children: [flow, tree.makeNode(.color)])
            }
            tree.layOut(node, 400, 300)
            return tree.counts.customQuestions
        }
        let (shallow, deep) = (questions(depth: 10), questions(depth: 20))
        #expect(deep <= 2 * shallow + 20, "\(shallow) and \(deep)")
    }
}
