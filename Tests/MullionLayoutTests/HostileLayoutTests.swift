import MullionGeometry
import MullionLayout
import MullionTestSupport
import Testing

/// A layout made of two functions, for one test each.
private struct Made: Layout {
    var guide: CGFloat?
    var size: @Sendable (ProposedViewSize, LayoutSubviews) -> CGSize = { $0.replacingUnspecifiedDimensions() + $1 }
    var place: @Sendable (CGRect, ProposedViewSize, LayoutSubviews) -> Void = { _, _, _ in }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        size(proposal, subviews)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        place(bounds, proposal, subviews)
    }
}

private func + (size: CGSize, subviews: LayoutSubviews) -> CGSize { size }

/// A layout whose every guide is somewhere impossible.
private struct Misguided: Layout {
    let value: CGFloat

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(width: 20, height: 20)
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout ()
    ) -> CGFloat? { value }
    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGFloat? { value }
}

@Suite("Custom layouts that misbehave")
struct HostileLayoutTests {
    let tree = LayoutTree()

    private func size(_ width: CGFloat, _ height: CGFloat) -> CGSize { CGSize(width: width, height: height) }

    // MARK: - Answers

    @Test(
        "NaN and negative answers become 0, infinite ones the proposal, each with path and proposal",
        arguments: [CGFloat.nan, -1, -.infinity, .infinity])
    func answers(value: CGFloat) throws {
        let child = tree.makeNode(.color)
        let node = tree.makeNode(
            .layout(Made(size: { _, _ in CGSize(width: value, height: 5) })), name: "odd", children: [child])
        tree.layOut(tree.makeNode(.padding(10), name: "top", children: [node]), 60, 40)
        let used: CGFloat = value == .infinity ? 40 : 0
        expectFrames(tree, [node], [rect(10, 10, used, 5)])
        let diagnostic = try #require(tree.diagnostics.first)
        #expect(diagnostic.node == node)
        #expect(diagnostic.path == "top/odd")
        #expect(diagnostic.proposal == ProposedViewSize(width: 40, height: 20))
        let expected = Diagnostic.Kind.repairedSize(answered: size(value, 5), used: size(used, 5))
        #expect("\(diagnostic.kind)" == "\(expected)")
    }

    @Test(
        "A guide that is nowhere counts as not set, and is reported", arguments: [CGFloat.nan, .infinity, -.infinity])
    func guides(value: CGFloat) {
        let node = tree.makeNode(.layout(Misguided(value: value)), name: "odd", children: [tree.box(1, 1)])
        let box = tree.box(40, 40)
        tree.layOut(tree.makeNode(.zStack(alignment: .bottomTrailing), name: "top", children: [box, node]), 40, 40)
        expectFrames(tree, [node], [rect(20, 20, 20, 20)])
        #expect(tree.diagnostics.contains { $0.node == node && $0.path == "top/odd" })
        #expect(tree.diagnostics.allSatisfy { "\($0.kind)" == "\(Diagnostic.Kind.ignoredGuide(value))" })
    }

    // MARK: - Placements

    @Test("A child never placed is centred with the container's own proposal (1.7)")
    func neverPlaced() {
        let color = tree.makeNode(.color)
        let box = tree.box(10, 20)
        let node = tree.makeNode(
            .layout(Made(size: { _, _ in CGSize(width: 100, height: 50) })), children: [color, box])
        tree.layOut(node, 60, 30)
        // The colour answers the proposal of 60 × 30, not the bounds.
        expectFrames(tree, [color, box], [rect(20, 10, 60, 30), rect(45, 15, 10, 20)])
        #expect(tree.proposal(of: color) == ProposedViewSize(width: 60, height: 30))
        #expect(tree.isPlaced(color))
        tree.layoutIfNeeded(in: .unspecified)
        expectFrames(tree, [color, box], [rect(45, 20, 10, 10), rect(45, 15, 10, 20)])
        #expect(tree.proposal(of: color) == .unspecified)
        #expect(tree.diagnostics.isEmpty)
    }

    @Test("Of several placements the last counts, proposal and all")
    func placedTwice() {
        let color = tree.makeNode(.color)
        let node = tree.makeNode(
            .layout(
                Made(place: { _, _, subviews in
                    subviews[0].place(at: .zero, proposal: .init(width: 7, height: 7))
                    subviews[0].place(at: CGPoint(x: 1, y: 1), anchor: .bottomTrailing, proposal: .zero)
                    subviews[0].place(
                        at: CGPoint(x: 30, y: 20), anchor: .center, proposal: .init(width: 20, height: nil))
                })), children: [color])
        tree.layOut(node, 60, 60)
        expectFrames(tree, [color], [rect(20, 15, 20, 10)])
        #expect(tree.proposal(of: color) == ProposedViewSize(width: 20, height: nil))
    }

    @Test("A placement while only measured has no effect and is reported")
    func placedWhileMeasuring() throws {
        let box = tree.box(10, 10)
        let node = tree.makeNode(
            .layout(
                Made(size: { _, subviews in
                    subviews[0].place(at: CGPoint(x: 33, y: 33), proposal: .zero)
                    return CGSize(width: 50, height: 50)
                })), name: "odd", children: [box])
        tree.layOut(node, 60, 60)
        expectFrames(tree, [box], [rect(20, 20, 10, 10)])
        let diagnostic = try #require(tree.diagnostics.first)
        #expect(diagnostic.kind == .placedWhileMeasuring)
        #expect(diagnostic.node == box)
        #expect(diagnostic.path.hasPrefix("odd/"))
        #expect(diagnostic.proposal == .zero)
    }

    @Test("A coordinate that is not finite becomes the origin of the bounds, and is reported")
    func placedNowhere() throws {
        let boxes = [tree.box(10, 10), tree.box(10, 10), tree.box(10, 10)]
        let node = tree.makeNode(
            .layout(
                Made(place: { bounds, _, subviews in
                    subviews[0].place(at: CGPoint(x: CGFloat.nan, y: 7), proposal: .unspecified)
                    subviews[1].place(at: CGPoint(x: 7, y: -CGFloat.infinity), proposal: .unspecified)
                    subviews[2].place(
                        at: CGPoint(x: 7, y: 7), anchor: UnitPoint(x: .nan, y: 0.5), proposal: .unspecified)
                })), name: "odd", children: boxes)
        tree.layOut(tree.makeNode(.padding(5), name: "top", children: [node]), 60, 60)
        expectFrames(tree, boxes, [rect(0, 7, 10, 10), rect(7, 0, 10, 10), rect(0, 2, 10, 10)])
        #expect(tree.diagnostics.count == 3)
        let second = tree.diagnostics[1]
        #expect(second.node == boxes[1])
        #expect(second.path.hasPrefix("top/odd/"))
        #expect(second.kind == .repairedPosition(CGPoint(x: 7, y: -CGFloat.infinity)))
        #expect(second.proposal == .unspecified)
    }

    @Test("An endless child is where its leading edge is placed; its centre is nowhere")
    func endlessChild() {
        let first = tree.makeNode(.color)
        let second = tree.makeNode(.color)
        let node = tree.makeNode(
            .layout(
                Made(place: { _, _, subviews in
                    subviews[0].place(at: CGPoint(x: 4, y: 5), proposal: .infinity)
                    subviews[1].place(at: CGPoint(x: 4, y: 5), anchor: .center, proposal: .infinity)
                })), children: [first, second])
        tree.layOut(node, 60, 60)
        #expect(tree.frame(of: first) == rect(4, 5, .infinity, .infinity))
        #expect(tree.frame(of: second) == rect(0, 0, .infinity, .infinity))
        #expect(tree.diagnostics.map(\.node) == [second])
    }

    @Test("Proposals that a layout hands on may be NaN or negative")
    func hostileProposals() {
        let child = tree.makeNode(.color)
        let node = tree.makeNode(
            .layout(
                Made(place: { _, _, subviews in
                    subviews[0].place(at: .zero, proposal: .init(width: .nan, height: -4))
                })), children: [child])
        tree.layOut(node, 60, 60)
        expectFrames(tree, [child], [rect(0, 0, 10, 0)])
        #expect(tree.proposal(of: child) == ProposedViewSize(width: nil, height: 0))
    }

    // MARK: - Contradictions

    /// Answers every question with one more than the last.
    private func moody(_ journal: Journal, _ children: [NodeID] = []) -> NodeID {
        tree.makeNode(
            .layout(
                Made(size: { _, _ in
                    journal.entries.append("size")
                    return CGSize(width: journal.entries.count, height: 5)
                })), name: "moody", children: children)
    }

    @Test("A layout that answers one proposal in two ways is reported while answers are verified")
    func inconsistent() throws {
        let node = moody(Journal(), [tree.box(1, 1)])
        tree.verifiesAnswers = true
        tree.layOut(tree.makeNode(.padding(0), name: "top", children: [node]), 50, 50)
        let diagnostic = try #require(tree.diagnostics.first)
        #expect(diagnostic.node == node)
        #expect(diagnostic.path == "top/moody")
        #expect(diagnostic.proposal == ProposedViewSize(width: 50, height: 50))
        #expect(diagnostic.kind == .inconsistentSize(first: size(1, 5), second: size(2, 5)))
        // The first answer counts.
        expectFrames(tree, [node], [rect(0, 0, 1, 5)])
    }

    @Test("Unverified, the first answer of a moody layout counts, and the pass ends")
    func moodyIsDeterministic() {
        func run() -> [CGRect] {
            let other = LayoutTree()
            let journal = Journal()
            let moody = other.makeNode(
                .layout(
                    Made(size: { _, _ in
                        journal.entries.append("size")
                        return CGSize(width: journal.entries.count * 7 % 40, height: journal.entries.count * 5 % 30)
                    })), children: [other.makeNode(.color)])
            let row = other.makeNode(.hStack(), children: [moody, other.makeNode(.color), other.box(9, 9)])
            let column = other.makeNode(.vStack(), children: [row, other.makeNode(.color)])
            other.layOut(column, 200, 100)
            #expect(journal.entries.count < 20)
            #expect(other.diagnostics.isEmpty)
            return other.preorder(column).map { other.frame(of: $0) }
        }
        #expect(run() == run())
    }

    @Test("A consistent layout is not reported while answers are verified")
    func consistent() {
        tree.verifiesAnswers = true
        let flow = tree.makeNode(.layout(FlowLayout()), children: [tree.box(30, 10), tree.box(30, 10)])
        tree.layOut(tree.makeNode(.hStack(), children: [flow, tree.makeNode(.color)]), 50, 50)
        #expect(tree.diagnostics.isEmpty)
    }

    // MARK: - Budget

    @Test("A layout that asks endless different questions ends, with a report where sides are entangled")
    func questionBudget() {
        let journal = Journal()
        let curious = Made(size: { _, subviews in
            for step in 0..<1_000 {
                _ = subviews[0].sizeThatFits(ProposedViewSize(width: CGFloat(step), height: CGFloat(step % 7)))
            }
            return CGSize(width: 10, height: 10)
        })
        let inner = tree.makeNode(
            .layout(
                Made(size: { proposal, _ in
                    journal.entries.append("size")
                    return proposal.replacingUnspecifiedDimensions()
                })), name: "asked", children: [tree.box(1, 1)])
        tree.layOut(tree.makeNode(.layout(curious), name: "curious", children: [inner]), 50, 50)
        #expect(tree.diagnostics.map(\.kind) == [.questionBudgetExceeded(limit: 256)])
        #expect(tree.diagnostics.first?.path == "curious/asked")
        #expect(journal.entries.count < 1_100)
    }
}
