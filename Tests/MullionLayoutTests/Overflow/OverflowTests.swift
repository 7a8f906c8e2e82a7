import MullionConformance
import MullionGeometry
import MullionLayout
import MullionTestSupport
import Testing

@Suite struct OverflowTests {
    /// A stack of boxes with a badge whose width depends on the number of hidden items.
    private struct Sample {
        let tree = LayoutTree()
        var items: [NodeID]
        var badge: NodeID
        var stack: NodeID

        init(
            _ widths: [CGFloat], spacing: CGFloat? = 10, order: OverflowOrder = .last, priorities: [Double] = [],
            badge length: @escaping @Sendable (Int) -> CGFloat = { _ in 20 }
        ) {
            let tree = tree
            items = widths.enumerated().map { index, width in
                let box = tree.box(width, 10)
                return index < priorities.count
                    ? tree.makeNode(.layoutPriority(priorities[index]), children: [box]) : box
            }
            badge = tree.box(20, 10)
            tree.setValue(true, forKey: OverflowValues.IsIndicator.self, of: badge)
            let layout = OverflowHStackLayout(spacing: spacing, hiding: order) { length($0.count) }
            stack = tree.makeNode(.layout(layout), children: items + [badge])
            tree.root = stack
        }

        /// The positions of the items that are shown in a width.
        func shown(in width: CGFloat?) -> [Int] {
            tree.layoutIfNeeded(in: ProposedViewSize(width: width, height: nil))
            return items.indices.filter { tree.isPlaced(items[$0]) }
        }
    }

    @Test func `The worked example: as many leading items as fit, and the badge behind them`() {
        let sample = Sample([40, 30, 20, 50])
        #expect(sample.shown(in: 120) == [0, 1])
        expectFrames(sample.tree, [sample.stack, sample.badge], [rect(0, 0, 110, 10), rect(90, 0, 20, 10)])
        #expect(sample.shown(in: 139) == [0, 1])
        #expect(sample.shown(in: 140) == [0, 1, 2])
        #expect(sample.shown(in: 169.9) == [0, 1, 2])
        #expect(sample.shown(in: 170) == [0, 1, 2, 3])
        #expect(!sample.tree.isPlaced(sample.badge))
        #expect(sample.shown(in: nil) == [0, 1, 2, 3])
        #expect(sample.shown(in: .infinity) == [0, 1, 2, 3])
    }

    @Test func `Where no item fits the badge is alone, and where it does not fit either, nothing is shown`() {
        let sample = Sample([40, 30])
        #expect(sample.shown(in: 20) == [])
        expectFrames(sample.tree, [sample.stack, sample.badge], [rect(0, 0, 20, 10), rect(0, 0, 20, 10)])
        #expect(sample.shown(in: 19) == [])
        #expect(!sample.tree.isPlaced(sample.badge))
        expectFrames(sample.tree, [sample.stack], [rect(0, 0, 0, 0)])
    }

    @Test func `A single item of exactly the width is shown`() {
        #expect(Sample([40]).shown(in: 40) == [0])
        #expect(Sample([0.1, 0.2, 0.3], spacing: 0).shown(in: 0.1 + 0.2 + 0.3) == [0, 1, 2])
    }

    @Test func `The least important leave first, and the others stay in order`() {
        let sample = Sample([40, 30, 20, 50], order: .leastImportant, priorities: [0, 2, 0, 1], badge: { _ in 5 })
        #expect(sample.shown(in: 170) == [0, 1, 2, 3])
        #expect(sample.shown(in: 169) == [0, 1, 3], "of the two the last leaves")
        #expect(sample.shown(in: 155) == [0, 1, 3])
        #expect(sample.shown(in: 154) == [1, 3])
        #expect(sample.shown(in: 104) == [1])
        #expect(sample.shown(in: 44) == [])
    }

    @Test func `Every width from 0 to 500, up and down and mixed, shows what the width alone says`() {
        for seed in 0..<UInt64(randomRuns(6)) {
            var random = SplitMix64(seed: seed)
            let widths = (0..<Int.random(in: 0...14, using: &random)).map { _ in
                CGFloat(Int.random(in: 0...60, using: &random)) + [0, 0, 0.25, 1.0 / 3].randomElement(using: &random)!
            }
            let priorities = widths.map { _ in Double(Int.random(in: 0...3, using: &random)) }
            let spacing: CGFloat? = [nil, 0, 8, 2.5].randomElement(using: &random)!
            // Growing, constant, and shrinking with the number.
            let sort = Int.random(in: 0..<3, using: &random)
            let badge: @Sendable (Int) -> CGFloat = { hidden in
                switch sort {
                case 0: 10 + 8 * CGFloat("\(hidden)".count)
                case 1: 24
                default: 60 / CGFloat(hidden)
                }
            }
            for order in OverflowOrder.allCases {
                let sample = Sample(widths, spacing: spacing, order: order, priorities: priorities, badge: badge)
                let expected = (0...500).map { width in
                    Sample(widths, spacing: spacing, order: order, priorities: priorities, badge: badge)
                        .shown(in: CGFloat(width))
                }
                let upAndDown = Array(0...500) + (0...500).reversed() + (0...500).shuffled(using: &random)
                for width in upAndDown {
                    #expect(sample.shown(in: CGFloat(width)) == expected[width], "seed \(seed), \(order), \(width)")
                }
                for width in 1...500 {
                    #expect(expected[width].count >= expected[width - 1].count, "seed \(seed), \(order), \(width)")
                }
                #expect(expected.map(\.count) == reference(sample, widths, priorities, spacing ?? 8, order, badge))
            }
        }
    }

    /// The rule as it is written: for every width the largest n that fits.
    private func reference(
        _ sample: Sample, _ widths: [CGFloat], _ priorities: [Double], _ spacing: CGFloat, _ order: OverflowOrder,
        _ badge: (Int) -> CGFloat
    ) -> [Int] {
        let stay = widths.indices.sorted { a, b in
            order == .last || priorities[a] == priorities[b] ? a < b : priorities[a] > priorities[b]
        }
        let totals = (0...widths.count).map { n -> CGFloat in
            var sum: CGFloat = 0
            for (place, item) in stay.prefix(n).sorted().enumerated() {
                sum += (place > 0 ? spacing : 0) + widths[item]
            }
            return n == widths.count ? sum : sum + ((n > 0 ? spacing : 0) + badge(widths.count - n))
        }
        return (0...500).map { width in totals.lastIndex { $0 <= CGFloat(width) } ?? 0 }
    }

    @Test func `Offered its own width, a stack shows the same items`() {
        for width in 0...300 {
            let sample = Sample([33.3, 21.7, 0.1, 48, 5, 60], spacing: 1.1)
            let shown = sample.shown(in: CGFloat(width))
            let own = sample.tree.sizeThatFits(ProposedViewSize(width: CGFloat(width), height: nil), of: sample.stack)
            if own.width <= CGFloat(width) { #expect(sample.shown(in: own.width) == shown) }
        }
    }

    @Test func `The indicator is asked only for numbers that may fit`() {
        let journal = Journal()
        let sample = Sample(
            Array(repeating: 10, count: 1_000), spacing: 0,
            badge: { hidden in
                journal.entries.append("\(hidden)")
                return 25
            })
        #expect(sample.shown(in: 500).count == 47)
        #expect(Set(journal.entries) == ["950", "951", "952", "953"])
    }

    @Test func `Without an indicator items just leave`() {
        let tree = LayoutTree()
        let items = [tree.box(40, 10), tree.box(30, 30), tree.box(20, 10)]
        let stack = tree.makeNode(.layout(OverflowHStackLayout(alignment: .top, spacing: 0)), children: items)
        tree.layOut(stack, 75, nil)
        expectFrames(tree, [stack] + items.prefix(2), [rect(0, 0, 70, 30), rect(0, 0, 40, 10), rect(40, 0, 30, 30)])
        #expect(!tree.isPlaced(items[2]))
        #expect(!tree.snapshot().entries.contains { $0.node == items[2] })
    }

    @Test func `A vertical stack is a horizontal one with the axes swapped`() {
        for length in stride(from: 0, through: 200, by: 5) as StrideThrough<CGFloat> {
            let (tree, other) = (LayoutTree(), LayoutTree())
            let sizes: [(CGFloat, CGFloat)] = [(40, 10), (30, 20), (20, 30), (50, 5), (15, 15)]
            let items = sizes.map { tree.box($0.0, $0.1) }
            let turned = sizes.map { other.box($0.1, $0.0) }
            tree.setValue(true, forKey: OverflowValues.IsIndicator.self, of: items[4])
            other.setValue(true, forKey: OverflowValues.IsIndicator.self, of: turned[4])
            let row = tree.makeNode(.layout(OverflowHStackLayout(alignment: .bottom, spacing: 4)), children: items)
            let column = other.makeNode(
                .layout(OverflowVStackLayout(alignment: .trailing, spacing: 4)), children: turned)
            tree.layOut(row, length, nil)
            other.layOut(column, nil, length)
            for (item, twin) in zip([row] + items, [column] + turned) {
                let (frame, expected) = (tree.frame(of: item), other.frame(of: twin))
                #expect(tree.isPlaced(item) == other.isPlaced(twin), "\(length)")
                guard tree.isPlaced(item) else { continue }
                #expect(rect(frame.minY, frame.minX, frame.height, frame.width) == expected, "\(length)")
            }
        }
    }

    @Test func `Numbers that are no lengths do not get in the way`() {
        #expect(Sample([40, 30, 20], badge: { _ in .nan }).shown(in: 90) == [0, 1])
        #expect(Sample([40, 30, 20], badge: { _ in -50 }).shown(in: 90) == [0, 1])
        #expect(Sample([40, 30, 20], badge: { _ in .infinity }).shown(in: 85) == [])
        #expect(Sample([40, 30, 20], spacing: .nan).shown(in: 106) == [0, 1, 2])
        #expect(Sample([40, 30, 20], spacing: -10).shown(in: 70) == [0, 1, 2])
        #expect(Sample([]).shown(in: 0) == [])
        #expect(Sample([40, 0, 0]).shown(in: .nan) == [0, 1, 2])
    }

    @Test func `Hidden items come and go as a new tree has them, with everything inside`() {
        let tree = LayoutTree()
        let inner = tree.box(10, 10)
        let items = [tree.box(40, 10), tree.makeNode(.padding(10), children: [inner]), tree.box(20, 10)]
        let stack = tree.makeNode(.layout(OverflowHStackLayout(spacing: 0)), children: items)
        tree.layOut(stack, 45, nil)
        #expect(!tree.isPlaced(inner))
        tree.layoutIfNeeded(in: ProposedViewSize(width: 70, height: nil))
        #expect(tree.isPlaced(inner))
        #expect(Set(tree.changes.map(\.node)).isSuperset(of: [items[1], inner]))
        tree.setKind(.fixed(CGSize(width: 60, height: 10)), of: items[0])
        tree.layoutIfNeeded(in: ProposedViewSize(width: 70, height: nil))
        #expect(!tree.isPlaced(inner))
        #expect(tree.isPlaced(items[0]))
    }

    @Test func `Leaving a child out while only measured is reported`() {
        struct Leaver: Layout {
            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
                subviews[0].leaveOut()
                return .zero
            }
            func placeSubviews(
                in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
            ) {
                subviews[0].leaveOut()
                subviews[0].place(at: .zero, proposal: .unspecified)
                subviews[1].place(at: .zero, proposal: .unspecified)
                subviews[1].leaveOut()
            }
        }
        let tree = LayoutTree()
        let children = [tree.box(1, 1), tree.box(2, 2)]
        tree.layOut(tree.makeNode(.layout(Leaver()), children: children), 10, 10)
        #expect(tree.diagnostics.map(\.kind) == [.placedWhileMeasuring])
        #expect(children.map { tree.isPlaced($0) } == [true, false], "the last call counts")
    }
}
