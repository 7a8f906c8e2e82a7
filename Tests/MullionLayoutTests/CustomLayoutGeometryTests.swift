import MullionGeometry
import MullionLayout
import MullionTestSupport
import Testing

/// Hands another layout bounds whose origin is not zero.
private struct Displaced<Wrapped: Layout>: Layout {
    var wrapped: Wrapped
    var x: CGFloat
    var y: CGFloat

    static var layoutProperties: LayoutProperties { Wrapped.layoutProperties }

    func makeCache(subviews: Subviews) -> Wrapped.Cache { wrapped.makeCache(subviews: subviews) }

    func updateCache(_ cache: inout Wrapped.Cache, subviews: Subviews) {
        wrapped.updateCache(&cache, subviews: subviews)
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Wrapped.Cache) -> CGSize {
        wrapped.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Wrapped.Cache) {
        wrapped.placeSubviews(
            in: bounds.offsetBy(dx: x, dy: y), proposal: proposal, subviews: subviews, cache: &cache)
    }
}

@Suite("Custom layouts: origins, directions, switching")
struct CustomLayoutGeometryTests {
    /// Frames of five children in a layout at 140 × 90.
    private func frames<L: Layout>(_ layout: L, direction: LayoutDirection = .leftToRight) -> [CGRect] {
        let tree = LayoutTree()
        let children = [
            tree.box(40, 20), tree.makeNode(.color), tree.box(30, 10),
            tree.makeNode(
                .flexible(min: .zero, ideal: CGSize(width: 20, height: 20), max: CGSize(width: 50, height: 50))),
            tree.box(10, 35),
        ]
        let node = tree.makeNode(.layout(layout), children: children)
        let window = tree.makeNode(.frame(width: 140, height: 90, alignment: .topLeading), children: [node])
        tree.layOut(tree.makeNode(.layoutDirection(direction), children: [window]), 140, 90)
        let origin = tree.frame(of: node)
        return children.map { tree.frame(of: $0).offsetBy(dx: origin.minX, dy: origin.minY) }
    }

    private func comparison<L: Layout>(_ layout: L) -> String? {
        let plain = frames(layout)
        let moved = frames(Displaced(wrapped: layout, x: 17, y: -4))
        for (a, b) in zip(plain, moved) where !Comparison.agree(a.offsetBy(dx: 17, dy: -4), b, 1e-9) {
            return "\(L.self): \(plain) and \(moved)"
        }
        let mirrored = frames(layout, direction: .rightToLeft)
        for (a, b) in zip(plain, mirrored) {
            let expected = CGRect(x: 140 - a.maxX, y: a.minY, width: a.width, height: a.height)
            if !Comparison.agree(expected, b, 1e-9) { return "\(L.self): \(plain) and mirrored \(mirrored)" }
        }
        return nil
    }

    @Test("Bounds with another origin move every child along, and right-to-left mirrors every frame")
    func originsAndDirections() {
        #expect(comparison(FlowLayout(alignment: .center)) == nil)
        #expect(comparison(RadialLayout()) == nil)
        #expect(comparison(EqualWidthHStack()) == nil)
        #expect(comparison(MasonryLayout()) == nil)
        #expect(comparison(WeightedHStack()) == nil)
        #expect(comparison(CappedHStack(maxWidth: 120)) == nil)
        #expect(comparison(HoneycombLayout()) == nil)
        #expect(comparison(HStackLayout(spacing: 3)) == nil)
        #expect(comparison(VStackLayout(alignment: .leading)) == nil)
        #expect(comparison(ZStackLayout(alignment: .bottomTrailing)) == nil)
    }

    @Test("Subviews tell the direction, nested directions included")
    func layoutDirection() {
        struct Teller: Layout {
            let journal: Journal
            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
                journal.entries.append("\(subviews.layoutDirection)")
                return CGSize(width: 10, height: 10)
            }
            func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
                journal.entries.append("\(subviews.layoutDirection)")
            }
        }
        let tree = LayoutTree()
        let outer = Journal()
        let inner = Journal()
        let leaf = tree.makeNode(.layout(Teller(journal: inner)), children: [tree.box(1, 1)])
        let back = tree.makeNode(.layoutDirection(.leftToRight), children: [leaf])
        let other = tree.makeNode(.layout(Teller(journal: outer)), children: [tree.box(1, 1)])
        let stack = tree.makeNode(.hStack(), children: [other, back])
        tree.layOut(tree.makeNode(.layoutDirection(.rightToLeft), children: [stack]), 100, 100)
        #expect(Set(inner.entries) == ["leftToRight"])
        #expect(outer.entries.contains("rightToLeft"))
        withKnownIssue("Measured through a direction node, a layout is still told left-to-right") {
            #expect(Set(outer.entries) == ["rightToLeft"])
        }
    }

    // MARK: - Switching

    @Test("Switching between layouts keeps the children's identities and gives the frames of a fresh tree")
    func switching() {
        let layouts: [AnyLayout] = [
            AnyLayout(HStackLayout(spacing: 4)), AnyLayout(MasonryLayout()),
            AnyLayout(VStackLayout(alignment: .trailing)),
            AnyLayout(RadialLayout()), AnyLayout(FlowLayout()), AnyLayout(ZStackLayout()), AnyLayout(WeightedHStack()),
            AnyLayout(AnyLayout(EqualWidthHStack())),
        ]
        let tree = LayoutTree()
        func makeChildren(_ tree: LayoutTree) -> [NodeID] {
            [tree.box(40, 20), tree.makeNode(.color), tree.makeNode(.spacer()), tree.box(30, 50)]
        }
        let children = makeChildren(tree)
        let node = tree.makeNode(.layout(layouts[0]), children: children)
        tree.root = node
        let proposal = ProposedViewSize(width: 200, height: 120)
        for first in layouts.indices {
            for second in layouts.indices {
                for index in [first, second] {
                    tree.setLayout(layouts[index], of: node)
                    #expect(tree.needsLayout)
                    tree.layoutIfNeeded(in: proposal)
                }
                let fresh = LayoutTree()
                let freshChildren = makeChildren(fresh)
                fresh.layOut(fresh.makeNode(.layout(layouts[second]), children: freshChildren), 200, 120)
                #expect(tree.children(of: node) == children)
                let agree = children.map { tree.frame(of: $0) } == freshChildren.map { fresh.frame(of: $0) }
                #expect(agree, "from \(first) to \(second)")
            }
        }
    }

    /// Writes down what happens to its cache.
    private struct Cached<Tag>: Layout {
        let journal: Journal
        let width: CGFloat

        struct Cache { var width: CGFloat }

        func makeCache(subviews: Subviews) -> Cache {
            journal.entries.append("make")
            return Cache(width: width)
        }
        func updateCache(_ cache: inout Cache, subviews: Subviews) { journal.entries.append("update") }
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
            CGSize(width: cache.width, height: 10)
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {}
    }

    @Test("A cache is made once, brought up to date after an edit below, and not touched when nothing changed")
    func cacheLife() {
        let tree = LayoutTree()
        let journal = Journal()
        let leaf = tree.box(5, 5)
        let node = tree.makeNode(.layout(Cached<Int>(journal: journal, width: 30)), children: [leaf])
        tree.layOut(node, 100, 100)
        #expect(journal.entries == ["make"])
        tree.layoutIfNeeded(in: ProposedViewSize(width: 50, height: 100))
        #expect(journal.entries == ["make"])
        tree.setKind(.fixed(CGSize(width: 6, height: 6)), of: leaf)
        tree.layoutIfNeeded(in: ProposedViewSize(width: 50, height: 100))
        #expect(journal.entries == ["make", "update"])
        tree.append(tree.box(1, 1), to: node)
        tree.layoutIfNeeded(in: ProposedViewSize(width: 50, height: 100))
        #expect(journal.entries == ["make", "update", "update"])
    }

    /// Chooses between two layouts by a switch outside the value, as an environment would.
    private struct Chooser: Layout {
        let choice: Choice
        final class Choice: @unchecked Sendable {
            var layout: AnyLayout; init(_ layout: AnyLayout) { self.layout = layout }
        }

        func makeCache(subviews: Subviews) -> AnyLayout.Cache { choice.layout.makeCache(subviews: subviews) }
        func updateCache(_ cache: inout AnyLayout.Cache, subviews: Subviews) {
            choice.layout.updateCache(&cache, subviews: subviews)
        }
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout AnyLayout.Cache) -> CGSize {
            choice.layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
        }
        func placeSubviews(
            in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout AnyLayout.Cache
        ) {
            choice.layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
        }
    }

    @Test("A type-erased cache is rebuilt when the wrapped type changes, kept when it stays")
    func anyLayoutCache() {
        let tree = LayoutTree()
        let journal = Journal()
        let choice = Chooser.Choice(AnyLayout(Cached<Int>(journal: journal, width: 30)))
        let node = tree.makeNode(.layout(Chooser(choice: choice)), children: [tree.box(5, 5)])
        tree.layOut(node, 100, 100)
        #expect(tree.frame(of: node).width == 30)
        // The same type: the old cache, brought up to date, with the old width in it.
        choice.layout = AnyLayout(Cached<Int>(journal: journal, width: 40))
        tree.setNeedsLayout(node)
        tree.layoutIfNeeded(in: ProposedViewSize(width: 100, height: 100))
        #expect(tree.frame(of: node).width == 30)
        #expect(journal.entries == ["make", "update"])
        // Another type: a new cache.
        choice.layout = AnyLayout(Cached<String>(journal: journal, width: 50))
        tree.setNeedsLayout(node)
        tree.layoutIfNeeded(in: ProposedViewSize(width: 100, height: 100))
        #expect(tree.frame(of: node).width == 50)
        #expect(journal.entries == ["make", "update", "make"])
        choice.layout = AnyLayout(MasonryLayout(columns: 1))
        tree.setNeedsLayout(node)
        tree.layoutIfNeeded(in: ProposedViewSize(width: 100, height: 100))
        #expect(tree.frame(of: node) == CGRect(x: 0, y: 0, width: 100, height: 5))
    }
}
