import Foundation
import MullionConformance
import Testing

@Suite struct TestTreeTests {
    @Test func `A tree of 200,000 levels can be built, listed, copied and freed`() {
        var root = TestTree(.color)
        for _ in 0..<200_000 { root = TestTree(.padding(.init(all: 1)), children: [root]) }
        let copy = root.copy()
        root = TestTree(.color)
        #expect(copy.preorder.count == 200_001)
        #expect(copy.preorder.last?.kind == .color)
    }

    @Test func `Pre-order lists a node before its children and siblings in declaration order`() {
        let tree = TestTree(
            .zstack(.center), id: "a",
            children: [
                TestTree(.offset(x: 1, y: 1), id: "b", children: [TestTree(.color, id: "c")]),
                TestTree(.divider, id: "d"),
            ])
        #expect(tree.preorder.map(\.id) == ["a", "b", "c", "d"])
        #expect(tree.description.split(separator: "\n").count == 4)
    }

    @Test func `Text takes as many cells a line as fit, at least one`() {
        let text = TestTree.Text(cells: 10, cell: 8, line: 20)
        #expect(text.size(width: nil) == CGSize(width: 80, height: 20))
        #expect(text.size(width: .infinity) == CGSize(width: 80, height: 20))
        #expect(text.size(width: 40) == CGSize(width: 40, height: 40))
        #expect(text.size(width: 0) == CGSize(width: 8, height: 200))
        #expect(text.size(width: 1e300) == CGSize(width: 80, height: 20))
        #expect(text.size(width: -1e300) == CGSize(width: 8, height: 200))
        #expect(text.firstBaseline == 16)
        #expect(text.lastBaseline(height: 40) == 36)
    }

    @Test func `Truncating text drops lines and keeps its width`() {
        let text = TestTree.Text(cells: 10, cell: 8, line: 20)
        #expect(text.truncatedSize(.init(24, 50)) == CGSize(width: 24, height: 40))
        #expect(text.truncatedSize(.init(24, 0)) == CGSize(width: 24, height: 20))
        #expect(text.truncatedSize(.init(24, 500)) == CGSize(width: 24, height: 80))
        #expect(text.truncatedSize(.init(24, .infinity)) == CGSize(width: 24, height: 80))
    }

    @Test func `The opaque leaf is narrower when it is offered more height`() {
        let leaf = TestTree.Opaque(minWidth: 10, idealWidth: 40, maxWidth: 100, area: 1000)
        #expect(leaf.size(.unspecified) == CGSize(width: 40, height: 25))
        #expect(leaf.size(.init(50, nil)) == CGSize(width: 50, height: 20))
        #expect(leaf.size(.init(50, 40)) == CGSize(width: 25, height: 40))
        #expect(leaf.size(.init(20, 40)) == CGSize(width: 20, height: 40))
        #expect(leaf.size(.zero) == CGSize(width: 10, height: 0))
        #expect(leaf.size(.infinity) == CGSize(width: 10, height: 100))
    }
}
