import Foundation
import MullionConformance
import MullionTestSupport
import Testing

/// Worked examples of rules the vector files have no numbers for.
@Suite struct ReferenceRulesTests {
    @Test func `A safe area inset takes its share first, the content the rest`() {
        let tree = TestTree(
            .safeAreaInset(.bottom(.center), spacing: nil),
            children: [TestTree(.color, id: "content"), fixed(50, 20, "inset")])
        // 100 − gap 8 − least content 0 = 92 for the inset, which takes 20; 72 are left.
        let layout = ReferenceSolver(tree).layout(.init(100, 100))
        #expect(layout["content"]?.absolute == CGRect(x: 0, y: 0, width: 100, height: 72))
        #expect(layout["inset"]?.absolute == CGRect(x: 25, y: 80, width: 50, height: 20))
    }

    @Test func `A leading inset is before the content, in right-to-left on the right`() {
        let tree = TestTree(
            .safeAreaInset(.leading(.top), spacing: 5),
            children: [TestTree(.color, id: "content"), fixed(50, 20, "inset")])
        let solver = ReferenceSolver(tree)
        #expect(solver.layout(.init(100, 30))["content"]?.absolute == CGRect(x: 55, y: 0, width: 45, height: 30))
        let mirrored = solver.layout(.init(100, 30), direction: .rightToLeft)
        #expect(mirrored["inset"]?.absolute == CGRect(x: 50, y: 0, width: 50, height: 20))
    }

    @Test func `A scroll view proposes an unspecified length and keeps its own`() {
        let tree = TestTree(.scrollView(.vertical), children: [text(20, id: "t")])
        let layout = ReferenceSolver(tree).layout(.init(40, 50))
        #expect(layout.size == CGSize(width: 40, height: 50))
        #expect(layout["t"]?.absolute == CGRect(x: 0, y: 0, width: 40, height: 80))
        #expect(layout["t"]?.proposal == .init(40, nil))
    }

    @Test func `An empty scroll view takes the proposed length`() {
        #expect(ReferenceSolver(TestTree(.scrollView(.vertical))).size(.init(40, 50)) == CGSize(width: 0, height: 50))
    }

    @Test func `Alternatives that were not chosen are not placed`() {
        let tree = TestTree(
            .viewThatFits(.both), children: [fixed(150, 20, "big"), fixed(60, 20, "small")])
        let layout = ReferenceSolver(tree).layout(.init(100, 50))
        #expect(layout["big"] == nil)
        #expect(layout["small"] != nil)
    }

    @Test func `A ZStack places its children with its own size, which may shrink them`() {
        // 100: 50 + 40 = 90. Asked with its own 90: 45 + 40 = 85.
        let row = TestTree(
            .hstack(alignment: .center, spacing: 0), id: "row",
            children: [
                TestTree(
                    .flexible(min: .zero, ideal: CGSize(width: 10, height: 10), max: CGSize(width: 50, height: 10))),
                TestTree(.text(.init(cells: 10, cell: 40, line: 10))),
            ])
        let layout = ReferenceSolver(TestTree(.zstack(.topLeading), children: [row])).layout(.init(100, nil))
        #expect(layout.size.width == 90)
        #expect(layout["row"]?.absolute.width == 85)
    }

    @Test func `Negative padding asks for more than it was offered`() {
        let row = TestTree(
            .hstack(alignment: .center, spacing: 0),
            children: [
                flexFrame(.init(max: 100), TestTree(.color)), flexFrame(.init(min: 100), TestTree(.color)),
            ])
        let tree = TestTree(.padding(.init(leading: -75, trailing: -75)), children: [row])
        // 75 and 100 in 150, less 150.
        #expect(ReferenceSolver(tree).size(.init(0, 10)).width == 25)
    }

    @Test func `Spacers and dividers follow the nearest stack through wrappers`() {
        let wrapped = TestTree(.padding(.init(all: 0)), children: [TestTree(.spacer(minLength: 3), id: "s")])
        let row = ReferenceSolver(
            TestTree(.hstack(alignment: .center, spacing: 0), children: [wrapped, TestTree(.divider, id: "d")]))
        let layout = row.layout(.init(50, 20))
        #expect(layout["s"]?.absolute.size == CGSize(width: 49, height: 0))
        #expect(layout["d"]?.absolute.size == CGSize(width: 1, height: 20))
        #expect(ReferenceSolver(TestTree(.spacer(minLength: 3))).size(.init(50, 20)) == CGSize(width: 50, height: 20))
    }

    @Test func `Infinite proposals give infinite sizes and no offset across`() {
        let tree = TestTree(
            .hstack(alignment: .center, spacing: 0), children: [TestTree(.color, id: "a"), fixed(10, 10, "b")])
        let layout = ReferenceSolver(tree).layout(.infinity)
        #expect(layout.size == CGSize(width: CGFloat.infinity, height: .infinity))
        #expect(layout["a"]?.absolute.origin == .zero)
        #expect(layout["b"]?.absolute.origin == CGPoint(x: CGFloat.infinity, y: 0))
    }

    @Test func `Offsets and positions are mirrored, sizes and siblings are not touched`() {
        let tree = TestTree(
            .vstack(alignment: .leading, spacing: 0),
            children: [
                TestTree(.offset(x: 7, y: 3), id: "o", children: [fixed(20, 10, "a")]),
                TestTree(.position(x: 30, y: 5), children: [fixed(20, 10, "b")]),
            ])
        let layout = ReferenceSolver(tree).layout(.init(100, 50), direction: .rightToLeft)
        #expect(layout["o"]?.absolute == CGRect(x: 80, y: 0, width: 20, height: 10))
        #expect(layout["a"]?.absolute == CGRect(x: 73, y: 3, width: 20, height: 10))
        #expect(layout["b"]?.absolute == CGRect(x: 60, y: 10, width: 20, height: 10))
    }

    @Test func `A direction inside a tree turns its own subtree only`() {
        let row = TestTree(
            .hstack(alignment: .top, spacing: 0), id: "row", children: [fixed(20, 10, "a"), fixed(30, 10, "b")])
        let tree = TestTree(
            .vstack(alignment: .leading, spacing: 0),
            children: [TestTree(.layoutDirection(.rightToLeft), children: [row]), fixed(80, 10, "c")])
        let layout = ReferenceSolver(tree).layout(.init(100, 50))
        #expect(layout["row"]?.absolute.origin == .zero)
        #expect(layout["a"]?.absolute.origin.x == 30)
        #expect(layout["b"]?.absolute.origin.x == 0)
    }

    @Test func `Content of an overlay meets the explicit guides of the base`() {
        let base = TestTree(
            .alignmentGuide(.init(.horizontal(.center), constant: 10)), children: [fixed(100, 40, "base")])
        let tree = TestTree(.overlay(.center), children: [base, fixed(20, 20, "one")])
        #expect(ReferenceSolver(tree).layout(.zero)["one"]?.absolute.origin == CGPoint(x: 0, y: 10))
    }

    @Test func `Several views of an overlay form a ZStack`() {
        let tree = TestTree(
            .overlay(.init(.trailing, .top)),
            children: [fixed(100, 40, "base"), fixed(20, 20, "one"), fixed(40, 10, "two")])
        let layout = ReferenceSolver(tree).layout(.zero)
        #expect(layout["one"]?.absolute == CGRect(x: 80, y: 0, width: 20, height: 20))
        #expect(layout["two"]?.absolute == CGRect(x: 60, y: 0, width: 40, height: 10))
    }

    @Test func `The last baseline of a row is that of its lowest text`() {
        let row = TestTree(
            .hstack(alignment: .top, spacing: 0), children: [text(10, id: "a"), text(2, id: "b")])
        let solver = ReferenceSolver(row)
        // At 56 wide: "b" on one line, "a" in 40 on two lines; baselines at 16 and 36.
        #expect(solver.explicitGuide(.vertical(.firstTextBaseline), of: 0, .init(56, nil)) == 16)
        #expect(solver.explicitGuide(.vertical(.lastTextBaseline), of: 0, .init(56, nil)) == 36)
        #expect(solver.explicitGuide(.vertical(.top), of: 0, .init(56, nil)) == nil)
    }

    private func fixed(_ width: CGFloat, _ height: CGFloat, _ id: String) -> TestTree {
        TestTree(.fixed(CGSize(width: width, height: height)), id: id)
    }

    private func text(_ cells: Int, id: String) -> TestTree {
        TestTree(.text(.init(cells: cells, cell: 8, line: 20)), id: id)
    }

    private func flexFrame(_ width: TestTree.SideBounds, _ child: TestTree) -> TestTree {
        TestTree(.flexFrame(width: width, height: .init(), alignment: .center), children: [child])
    }
}
