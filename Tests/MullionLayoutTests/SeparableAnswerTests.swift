import MullionGeometry
import MullionLayout
import Testing

/// What a separable layout proposed to a child stays the child's answer, whatever it asks in between.
@Suite struct SeparableAnswerTests {
    /// Proposes its first child a width, asks for everything else, and places it.
    private struct Curious: SeparableLayout {
        var width: CGFloat?
        var height: CGFloat?

        func range(of children: borrowing LayoutChildren, along axis: Axis) -> LengthRange {
            children.range(of: 0, along: axis)
        }

        func solve(_ children: borrowing LayoutChildren, along axis: Axis, proposal: CGFloat?) -> CGFloat {
            let length = children.propose(axis == .horizontal ? width : height, to: 0, along: axis)
            _ = children.range(of: 0, along: axis)
            return length
        }

        func place(_ children: borrowing LayoutChildren, in size: CGSize, proposal: ProposedViewSize) {
            _ = children.range(of: 0, along: .vertical)
            _ = children.dimensions(of: 0)[.firstTextBaseline]
            children.place(0, at: .zero)
        }
    }

    @Test func `A child with entangled sides keeps its answer when it is asked for its range`() {
        let tree = LayoutTree()
        let leaf = tree.makeNode(
            .leaf(LeafMeasure { CGSize(width: $0.width ?? 10, height: min($0.height ?? 7, 90)) }))
        tree.layOut(tree.makeNode(.layout(Curious(width: 30)), children: [leaf]), 200, 200)
        expectFrames(tree, [leaf], [rect(0, 0, 30, 7)])
    }

    @Test func `A stack keeps its answer when it is asked for its guides, and when it was placed before`() {
        let tree = LayoutTree()
        let text = tree.makeNode(
            .leaf(
                LeafMeasure(traits: .wrappingText, firstTextBaseline: { _ in 4 }) { proposal in
                    let line = min(max(Int(min(proposal.width ?? 1e6, 1e6) / 10), 1), 7)
                    return CGSize(width: 10 * line, height: 10 * ((7 + line - 1) / line))
                }))
        // In its own width of 88 the row gives the text less than it wants.
        let row = tree.makeNode(
            .hStack(), children: [tree.makeNode(.frame(height: 5), children: [tree.makeNode(.color)]), text])
        let column = tree.makeNode(.vStack(), children: [row, tree.box(20, 5)])
        let own = tree.sizeThatFits(ProposedViewSize(width: nil, height: 12), of: column)
        let curious = tree.makeNode(.layout(Curious(width: nil, height: 12)), children: [column])
        // The frame asks for the guides of everything in it before it is placed.
        let frame = tree.makeNode(
            .frame(width: 300, height: 300, alignment: Alignment(horizontal: .center, vertical: .firstTextBaseline)),
            children: [curious])
        tree.layOut(frame, nil, nil)
        #expect(tree.frame(of: column).size == own)
        #expect(tree.frame(of: curious).size == own)
    }

    @Test func `Placing a layout tells it the width its children's widths belong to`() {
        struct Widths: SeparableLayout {
            let journal: Journal
            func range(of children: borrowing LayoutChildren, along axis: Axis) -> LengthRange { .rigid(10) }
            func solve(_ children: borrowing LayoutChildren, along axis: Axis, proposal: CGFloat?) -> CGFloat {
                if axis == .vertical { journal.entries.append("\(children.proposedWidth ?? -1)") }
                return 10
            }
            func place(_ children: borrowing LayoutChildren, in size: CGSize, proposal: ProposedViewSize) {
                journal.entries.append("placed \(children.proposedWidth ?? -1)")
            }
        }
        let tree = LayoutTree()
        let journal = Journal()
        let node = tree.makeNode(.layout(Widths(journal: journal)), children: [tree.box(1, 1)])
        tree.layOut(node, 70, 30)
        tree.layOut(node, nil, 30)
        #expect(journal.entries == ["70.0", "placed 70.0", "-1.0", "placed -1.0"])
    }
}
