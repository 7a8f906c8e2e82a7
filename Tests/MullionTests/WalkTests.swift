import Mullion
import Testing

/// The numbers of "The walk of one box" in ARCHITECTURE.md.
@Suite("The walk of one box")
struct WalkTests {
    @Test("Of 150 one child takes its half, the other insists on 100, and the row reaches out on both sides")
    func walk() {
        let tree = LayoutTree()
        let soft = tree.makeNode(
            .flexible(
                min: CGSize(width: 0, height: 0), ideal: CGSize(width: 40, height: 10),
                max: CGSize(width: 100, height: 20)), name: "soft")
        let hard = tree.makeNode(
            .flexible(
                min: CGSize(width: 100, height: 0), ideal: CGSize(width: 120, height: 10),
                max: CGSize(width: CGFloat.infinity, height: .infinity)), name: "hard")
        let row = tree.makeNode(.hStack(spacing: 0), name: "row", children: [soft, hard])
        let window = tree.makeNode(.frame(width: 150), name: "window", children: [row])
        tree.root = window
        tree.isTracing = true
        tree.layoutIfNeeded(in: ProposedViewSize(width: 400, height: 50))

        let offers = tree.trace.filter { if case .share = $0.event { true } else { false } }
        #expect(offers.map(\.node) == [soft, hard])
        #expect(offers.map(\.event) == [.share(75), .share(75)])
        func events(of node: NodeID) -> [TraceEntry.Event] { tree.trace.filter { $0.node == node }.map(\.event) }
        let proposal = ProposedViewSize(width: 150, height: 50)
        #expect(events(of: window).contains(.width(proposed: 400, answer: 150)))
        #expect(events(of: row).contains(.width(proposed: 150, answer: 175)))
        #expect(events(of: row).contains(.height(proposed: proposal, answer: 50)))

        #expect(tree.frame(of: window) == CGRect(x: 0, y: 0, width: 150, height: 50))
        #expect(tree.frame(of: row) == CGRect(x: -12.5, y: 0, width: 175, height: 50))
        #expect(tree.frame(of: soft) == CGRect(x: 0, y: 15, width: 75, height: 20))
        #expect(tree.frame(of: hard) == CGRect(x: 75, y: 0, width: 100, height: 50))

        // A second pass with the same proposal has nothing to do; a change of one child runs through its ancestors.
        tree.layoutIfNeeded(in: ProposedViewSize(width: 400, height: 50))
        #expect(tree.changes.isEmpty && tree.counts.visits == 0 && tree.counts.placements == 0)
        tree.setKind(
            .flexible(
                min: CGSize(width: 0, height: 0), ideal: CGSize(width: 20, height: 10),
                max: CGSize(width: 30, height: 20)), of: soft)
        tree.layoutIfNeeded(in: ProposedViewSize(width: 400, height: 50))
        #expect(tree.frame(of: row) == CGRect(x: 0, y: 0, width: 150, height: 50))
        #expect(tree.frame(of: soft) == CGRect(x: 0, y: 15, width: 30, height: 20))
        #expect(tree.frame(of: hard) == CGRect(x: 30, y: 0, width: 120, height: 50))
    }
}
