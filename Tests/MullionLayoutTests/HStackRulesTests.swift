import MullionGeometry
import MullionLayout
import Testing

/// How a horizontal stack shares its width, rule by rule: section 3 of `LayoutRules.md`.
@Suite("The rules of a horizontal stack")
struct HStackRulesTests {
    /// A child 10 points high that takes any width between limits.
    private struct Child {
        var min: CGFloat = 0
        var ideal: CGFloat?
        var max: CGFloat = .infinity
        var priority: Double = 0
        var height: CGFloat = 10

        static let filler = Child()
        static func rigid(_ width: CGFloat, height: CGFloat = 10) -> Child {
            Child(min: width, ideal: width, max: width, height: height)
        }
    }

    /// A stack laid out for a proposal.
    private struct Row {
        let width: CGFloat
        let height: CGFloat
        /// The children's leading edges and widths, in declaration order.
        let spans: [ClosedRange<CGFloat>]

        init(_ children: [Child], spacing: CGFloat? = 0, in proposal: CGFloat?, height proposedHeight: CGFloat? = nil) {
            let tree = LayoutTree()
            let nodes = children.map { child in
                let leaf = tree.makeNode(
                    .flexible(
                        min: CGSize(width: child.min, height: child.height),
                        ideal: CGSize(width: child.ideal ?? Swift.max(child.min, 10), height: child.height),
                        max: CGSize(width: child.max, height: child.height)))
                return child.priority == 0
                    ? leaf : tree.makeNode(.layoutPriority(child.priority), children: [leaf])
            }
            let stack = tree.makeNode(.hStack(spacing: spacing), children: nodes)
            tree.layOut(stack, proposal, proposedHeight)
            (width, height) = (tree.frame(of: stack).width, tree.frame(of: stack).height)
            spans = nodes.map { tree.frame(of: $0).minX...tree.frame(of: $0).maxX }
        }
    }

    @Test("3.1 A stack without children has no size, one of a single child the size of that child")
    func fewChildren() {
        #expect(Row([], in: 80).width == 0)
        #expect(Row([.filler], spacing: 20, in: 80).spans == [0...80])
    }

    @Test("3.2 Without a proposed width, every child has its ideal width")
    func ideals() {
        let row = Row([Child(ideal: 30), Child(ideal: 50, priority: 1), .rigid(20)], spacing: 5, in: nil)
        #expect(row.spans == [0...30, 35...85, 90...110])
    }

    @Test("3.3 The gaps come off the width first, even where nothing is left")
    func gaps() {
        #expect(Row([.filler, .filler], spacing: 20, in: 100).spans == [0...40, 60...100])
        #expect(Row([.filler, .filler], spacing: 20, in: 5).spans == [0...0, 20...20])
    }

    @Test("3.4 A child of a higher priority takes everything but the minimums of the others")
    func priorities() {
        let row = Row([Child(min: 10), Child(priority: 1), Child(min: 20)], in: 150)
        #expect(row.spans == [0...10, 10...130, 130...150])
    }

    @Test("3.4 Three levels of priority share one after the other")
    func levels() {
        let row = Row([Child(max: 50), Child(max: 60, priority: 2), Child(max: 70, priority: 1)], in: 130)
        #expect(row.spans == [0...0, 0...60, 60...130])
    }

    @Test("3.5 The least flexible child is asked first, wherever it is declared")
    func leastFlexibleFirst() {
        let row = Row([.filler, Child(min: 20, max: 40), .rigid(50)], in: 200)
        #expect(row.spans == [0...110, 110...150, 150...200])
    }

    @Test("3.5 Of two children without a maximum, the one with the larger minimum is asked first")
    func largerMinimumFirst() {
        #expect(Row([.filler, Child(min: 100)], in: 150).spans == [0...50, 50...150])
    }

    @Test("3.6 Each child is offered an equal part of what is left")
    func equalParts() {
        #expect(
            Row([.filler, Child(max: 30), Child(max: 60)], spacing: 5, in: 250).spans == [
                0...150, 155...185, 190...250,
            ])
    }

    @Test("3.6 Worked example: at most 100 beside at least 100, in 150")
    func workedExample() {
        let row = Row([Child(max: 100), Child(min: 100)], in: 150)
        #expect(row.spans == [0...75, 75...175])
    }

    @Test("3.8 The stack is as wide as its children and gaps, and not as its proposal")
    func sum() {
        #expect(Row([.rigid(30), .rigid(20)], in: 200).width == 50)
        #expect(Row([.rigid(80), .rigid(90)], spacing: 5, in: 100).width == 175)
    }

    @Test("3.8 The stack is as high as its highest child")
    func height() {
        #expect(Row([.rigid(30, height: 12), .rigid(20, height: 40)], in: 200).height == 40)
    }

    @Test("3.9 Without explicit spacing, neighbors are 8 points apart")
    func defaultSpacing() {
        #expect(Row([.rigid(10), .rigid(10)], spacing: nil, in: 100).spans == [0...10, 18...28])
    }

    @Test("1.2 A width of 0 gives every child its minimum, an infinite one its maximum")
    func extremes() {
        let children = [Child(min: 15, max: 60), Child(min: 5, max: 40)]
        #expect(Row(children, spacing: 3, in: 0).width == 23)
        #expect(Row(children, spacing: 3, in: .infinity).width == 103)
    }
}
