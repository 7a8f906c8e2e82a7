import MullionGeometry
import MullionLayout
import MullionTestSupport
import Testing

@Suite struct SplitTests {
    private let names = ["a", "b", "c", "d", "e", "f", "g", "h"]

    @Test(
        arguments: [
            "", "s0[a]", "s0[s1[a] b]", "s0[s1[a b] s2[c]]", "s0[s1[s3[a] b] s2[c d]]", "s0[s1[s3[a b] s4[c]] s2[d e]]",
            "s0[s1[s3[a b] s4[c d]] s2[s5[e] f]]", "s0[s1[s3[a b] s4[c d]] s2[s5[e f] s6[g]]]",
            "s0[s1[s3[s7[a] b] s4[c d]] s2[s5[e f] s6[g h]]]",
        ].enumerated().map { ($0, $1) })
    func `The tree reads from left to right`(_ count: Int, _ nesting: String) {
        #expect(SplitTree(names.prefix(count)).description == nesting)
    }

    @Test func `Slots, owners, parents and depths agree for up to 300 elements`() {
        for count in 1...300 {
            let tree = SplitTree(0..<count)
            var leaves: [Int] = []
            var nodes = [0]
            for node in 0..<count {
                let (first, second) = tree.slots(ofNode: node)
                #expect((second == nil) == (node == count - 1))
                for (slot, isSecond) in [(Optional(first), false), (second, true)] {
                    switch slot {
                    case .node(let child):
                        nodes.append(child)
                        #expect(tree.parent(ofNode: child) == node)
                        #expect(tree.depth(ofNode: child) == tree.depth(ofNode: node) + 1)
                        #expect(tree.axis(ofNode: child) != tree.axis(ofNode: node))
                    case .leaf(let leaf):
                        leaves.append(leaf)
                        #expect(tree.owner(ofLeaf: leaf) == (node, isSecond))
                        #expect((tree.depth - 1...tree.depth).contains(tree.depth(ofNode: node) + 1))
                    case nil: break
                    }
                }
            }
            #expect(leaves.sorted() == Array(0..<count) && nodes.sorted() == Array(0..<count))
        }
    }

    @Test func `Five elements in 320 by 480`() {
        #expect(
            SplitTree(0..<5).frames(in: rect(0, 0, 320, 480)) == [
                rect(0, 0, 160, 120), rect(0, 120, 160, 120), rect(160, 0, 160, 240), rect(0, 240, 160, 240),
                rect(160, 240, 160, 240),
            ])
    }

    @Test func `The parts tile the area, and the largest is at most twice the smallest`() {
        for count in 1...300 {
            let frames = SplitTree(0..<count, rootAxis: count % 2 == 0 ? .vertical : .horizontal)
                .frames(in: rect(-7.5, 3.25, 512, 256))
            let areas = frames.map { $0.width * $0.height }
            let whole: CGFloat = 512 * 256
            #expect(areas.reduce(0, +) == whole)
            #expect(areas.max()! <= 2 * areas.min()!)
            #expect(areas.count { $0 == areas[0] } == count || areas[0] < areas[count - 1])
        }
    }

    @Test func `A gap is between the two parts of every node`() {
        #expect(
            SplitTree(0..<3).frames(in: rect(10, 20, 100, 60), spacing: 10) == [
                rect(10, 20, 45, 25), rect(65, 20, 45, 25), rect(10, 55, 100, 25),
            ])
        // A gap that is larger than the area leaves nothing at both of its ends.
        #expect(
            SplitTree(0..<2).frames(in: rect(0, 0, 100, 60), spacing: 80) == [rect(0, 0, 100, 0), rect(0, 60, 100, 0)])
        let plain = SplitTree(0..<5).frames(in: rect(0, 0, 100, 60))
        for spacing in [-5, .nan, .infinity] as [CGFloat] {
            #expect(SplitTree(0..<5).frames(in: rect(0, 0, 100, 60), spacing: spacing) == plain)
        }
    }

    // MARK: - Edits

    @Test func `Edits keep the order of the other elements`() throws {
        var tree = SplitTree(names.prefix(3))
        tree.append("x")
        try tree.insert("y", at: 0)
        try tree.insert("z", at: 5)
        #expect(tree.elements == ["y", "a", "b", "c", "x", "z"])
        #expect(try tree.remove(at: 2) == "b")
        #expect(try tree.removeLast() == "z")
        tree.append(contentsOf: ["p", "q"])
        #expect(tree == SplitTree(["y", "a", "c", "x", "p", "q"]))
        tree.rootAxis = .horizontal
        tree.replaceAll(with: ["m"])
        #expect(tree == SplitTree(["m"], rootAxis: .horizontal))
    }

    @Test func `A refused edit changes nothing and says why`() {
        var tree = SplitTree(["a"])
        #expect(throws: SplitTreeError.indexOutOfRange(1, count: 1)) { try tree.remove(at: 1) }
        #expect(throws: SplitTreeError.indexOutOfRange(-1, count: 1)) { try tree.remove(at: -1) }
        #expect(throws: SplitTreeError.indexOutOfRange(2, count: 1)) { try tree.insert("b", at: 2) }
        #expect(tree.elements == ["a"])
        var empty = SplitTree<String>()
        #expect(throws: SplitTreeError.empty) { try empty.removeLast() }
        #expect("\(SplitTreeError.indexOutOfRange(3, count: 2))" == "index 3 is out of range: there are 2 elements")
    }

    @Test func `From 7 to 8 elements only the first moves, and the new one takes a place`() {
        let old = SplitTree(names.prefix(7))
        #expect(SplitTree(names).movedLeaves(since: old) == [0, 7])
        #expect(old.movedLeaves(since: old).isEmpty)
        // From 5 to 6 the first three keep their places.
        #expect(SplitTree(names.prefix(6)).movedLeaves(since: SplitTree(names.prefix(5))) == [3, 4, 5])
    }

    // MARK: - Layout

    @Test func `Every child has exactly its part`() {
        let tree = LayoutTree()
        let children = (0..<3).map { _ in tree.box(500, 1) }
        tree.layOut(tree.makeNode(.layout(SplitGrid(rootAxis: .horizontal, spacing: 4)), children: children), 100, 50)
        expectFrames(tree, children, [rect(0, 0, 48, 23), rect(0, 27, 48, 23), rect(52, 0, 48, 50)])
    }

    @Test func `An unspecified side leaves every part its child's ideal length`() {
        let tree = LayoutTree()
        let grid = tree.makeNode(
            .layout(SplitGrid(spacing: 4)), children: [tree.box(10, 10), tree.box(30, 20), tree.box(40, 5)])
        // Across: two parts of 30 and a gap, or 40. Down: two parts of 20 and a gap.
        #expect(tree.sizeThatFits(.unspecified, of: grid) == CGSize(width: 64, height: 44))
        #expect(tree.sizeThatFits(ProposedViewSize(width: 7, height: nil), of: grid) == CGSize(width: 7, height: 44))
        #expect(tree.sizeThatFits(.unspecified, of: tree.makeNode(.layout(SplitGrid()))) == .zero)
    }

    @Test func `A child added at the end is the last part of the next pass`() {
        let tree = LayoutTree()
        let children = (0..<2).map { _ in tree.makeNode(.color) }
        let grid = tree.makeNode(.layout(SplitGrid()), children: children)
        tree.layOut(grid, 100, 80)
        let third = tree.makeNode(.color)
        tree.append(third, to: grid)
        tree.layoutIfNeeded(in: ProposedViewSize(width: 100, height: 80))
        expectFrames(tree, children + [third], [rect(0, 0, 50, 40), rect(50, 0, 50, 40), rect(0, 40, 100, 40)])
    }

    @Test func `100,000 children are laid out without being asked more than once`() {
        let journal = Journal()
        let tree = LayoutTree()
        let count = largeCount(100_000)
        let children = (0..<count).map { _ in tree.makeNode(blocks(1, journal)) }
        tree.layOut(tree.makeNode(.layout(SplitGrid()), children: children), 131_072, 131_072)
        #expect(journal.proposals.count <= count)
        let areas = children.map { tree.frame(of: $0) }.map { $0.width * $0.height }
        let whole: CGFloat = 131_072 * 131_072
        #expect(areas.reduce(0, +) == whole)
        #expect(SplitTree(0..<100_000).depth == 17)
    }
}
