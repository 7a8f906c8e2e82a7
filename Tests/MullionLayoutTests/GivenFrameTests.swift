import MullionGeometry
import MullionLayout
import Testing

/// `LayoutSubview.place(in:)`: a container that decides the frames of its children.
@Suite struct GivenFrameTests {
    private func tree(_ width: CGFloat, _ height: CGFloat, _ child: (LayoutTree) -> NodeID) -> (LayoutTree, NodeID) {
        let tree = LayoutTree()
        let child = child(tree)
        tree.layOut(
            tree.makeNode(.layout(Given(size: CGSize(width: width, height: height))), children: [child]), nil, nil)
        return (tree, child)
    }

    @Test func `A leaf has the frame it is given, not the one it answers`() {
        let (tree, leaf) = tree(80, 40) { $0.box(10, 10) }
        expectFrames(tree, [leaf], [rect(0, 0, 80, 40)])
        #expect(tree.diagnostics.isEmpty)
    }

    @Test func `A measured leaf in a given frame is not asked`() {
        let journal = Journal()
        let (tree, leaf) = tree(80, 40) { $0.makeNode(blocks(3, journal)) }
        expectFrames(tree, [leaf], [rect(0, 0, 80, 40)])
        #expect(journal.proposals.isEmpty)
    }

    @Test func `What is inside is arranged for the given size`() {
        let (tree, row) = tree(100, 40) { tree in
            tree.makeNode(
                .hStack(spacing: 0),
                children: [tree.makeNode(.color), tree.makeNode(.frame(width: 30), children: [tree.makeNode(.color)])])
        }
        expectFrames(
            tree, [row] + tree.children(of: row), [rect(0, 0, 100, 40), rect(0, 0, 70, 40), rect(70, 0, 30, 40)])
        let (inner, frame) = self.tree(100, 40) { tree in
            tree.makeNode(.frame(width: 20, height: 20, alignment: .trailing), children: [tree.box(10, 10)])
        }
        expectFrames(inner, [frame] + inner.children(of: frame), [rect(0, 0, 100, 40), rect(90, 15, 10, 10)])
    }

    @Test func `A given frame that is none is repaired and reported`() {
        let (tree, leaf) = tree(.nan, -3) { $0.box(10, 10) }
        expectFrames(tree, [leaf], [rect(0, 0, 0, 0)])
        #expect(tree.diagnostics.contains { if case .repairedSize = $0.kind { $0.node == leaf } else { false } })
    }

    @Test func `From right to left the given frame is mirrored`() {
        struct Corner: Layout {
            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
                CGSize(width: 100, height: 50)
            }
            func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
                subviews[0].place(in: CGRect(x: 10, y: 5, width: 20, height: 30))
            }
        }
        let tree = LayoutTree()
        let leaf = tree.box(1, 1)
        let corner = tree.makeNode(.layout(Corner()), children: [leaf])
        tree.layOut(tree.makeNode(.layoutDirection(.rightToLeft), children: [corner]), nil, nil)
        expectFrames(tree, [leaf], [rect(70, 5, 20, 30)])
    }

    @Test func `A child whose container stops giving frames is as large as it answers again`() {
        let tree = LayoutTree()
        let inner = tree.makeNode(.hStack(spacing: 0), children: [tree.box(10, 10), tree.box(20, 10)])
        let outer = tree.makeNode(.layout(Given(size: CGSize(width: 80, height: 40))), children: [inner])
        tree.layOut(outer, 80, 40)
        expectFrames(tree, [inner], [rect(0, 0, 80, 40)])
        tree.setKind(.hStack(), of: outer)
        tree.layoutIfNeeded(in: ProposedViewSize(width: 80, height: 40))
        expectFrames(
            tree, [inner] + tree.children(of: inner), [rect(0, 0, 30, 10), rect(0, 0, 10, 10), rect(10, 0, 20, 10)])
    }

    @Test func `A given frame of another size arranges the inside anew`() {
        let tree = LayoutTree()
        let inner = tree.makeNode(.frame(width: 9, alignment: .trailing), children: [tree.box(10, 10)])
        let outer = tree.makeNode(.layout(Given(size: CGSize(width: 80, height: 40))), children: [inner])
        tree.layOut(outer, nil, nil)
        expectFrames(tree, tree.children(of: inner), [rect(70, 15, 10, 10)])
        tree.setKind(.layout(Given(size: CGSize(width: 60, height: 40))), of: outer)
        tree.layoutIfNeeded(in: .unspecified)
        expectFrames(tree, [inner] + tree.children(of: inner), [rect(0, 0, 60, 40), rect(50, 15, 10, 10)])
    }
}

/// Gives each child a frame of one size, whatever it answers.
struct Given: Layout {
    var size: CGSize

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { size }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for subview in subviews { subview.place(in: CGRect(origin: bounds.origin, size: size)) }
    }
}
