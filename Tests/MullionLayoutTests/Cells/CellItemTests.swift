import MullionGeometry
import MullionLayout
import Testing

@Suite struct CellItemTests {
    private func desired(_ item: CellItem, _ width: CGFloat? = nil, _ height: CGFloat? = nil) -> CGSize {
        measure(CellStack(), [child(50, 40, item)], width, height)
    }

    @Test func `The minimum beats the maximum, and both the answer`() {
        #expect(desired(CellItem().minSize(width: 60)) == CGSize(width: 60, height: 40))
        #expect(desired(CellItem().maxSize(height: 30)) == CGSize(width: 50, height: 30))
        #expect(desired(CellItem().minSize(width: 70).maxSize(width: 20)) == CGSize(width: 70, height: 40))
        #expect(desired(CellItem().fixedSize(width: 9.2, height: 99)) == CGSize(width: 10, height: 99))
    }

    @Test func `The adjustment comes before the limits`() {
        #expect(desired(CellItem().adjustingSize(width: -8.5, height: 3)) == CGSize(width: 42, height: 43))
        #expect(desired(CellItem().adjustingSize(width: -80)) == CGSize(width: 0, height: 40))
        #expect(desired(CellItem().adjustingSize(width: 30).maxSize(width: 60)) == CGSize(width: 60, height: 40))
    }

    @Test func `An ignored side is 0 even with a minimum`() {
        #expect(desired(CellItem().minSize(width: 60).ignoringDesiredSize(.horizontal)) == CGSize(width: 0, height: 40))
    }

    @Test func `A child whose sides are both ignored is not asked`() {
        let journal = Journal()
        let tree = LayoutTree()
        let stack = tree.makeNode(.layout(CellStack()), children: [tree.cell(blocks(3, journal), .filler)])
        #expect(tree.sizeThatFits(.unspecified, of: stack) == .zero)
        #expect(journal.proposals.isEmpty)
    }

    @Test func `The maximum caps the room a child is offered, the minimum does not raise it`() {
        let journal = Journal()
        let tree = LayoutTree()
        let item = CellItem().maxSize(width: 45).minSize(height: 80)
        let stack = tree.makeNode(.layout(CellStack()), children: [tree.cell(blocks(9, journal), item)])
        #expect(
            tree.sizeThatFits(ProposedViewSize(width: 100, height: 30.5), of: stack) == CGSize(width: 40, height: 80))
        #expect(journal.proposals == [ProposedViewSize(width: 45, height: 30)])
    }

    @Test func `Room of exactly nothing counts as endless`() {
        let journal = Journal()
        let tree = LayoutTree()
        let stack = tree.makeNode(.layout(CellStack().filling()), children: [tree.makeNode(blocks(9, journal))])
        tree.layOut(stack, 0, 0)
        #expect(journal.proposals == [.unspecified])
        tree.layOut(stack, 0, 20)
        #expect(journal.proposals.last == ProposedViewSize(width: 0, height: 20))
    }

    @Test func `An item set anew arranges the container anew`() {
        let tree = LayoutTree()
        let row = tree.container(CellRow(alignment: .topLeading).filling(), [child(10, 10), child(10, 10)])
        tree.layOut(row, 50, 10)
        tree.setValue(CellItem().stretching(), forKey: CellItemKey.self, of: tree.children(of: row)[0])
        tree.layoutIfNeeded(in: ProposedViewSize(width: 50, height: 10))
        expectFrames(tree, tree.children(of: row), [rect(0, 0, 40, 10), rect(40, 0, 10, 10)])
    }
}
