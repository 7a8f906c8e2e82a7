import MullionGeometry
import MullionTrees
import Testing

/// The worked examples of the layouts' headers, and what they share.
@Suite("Tree layouts")
struct TreeLayoutTests {
    private let full = FlatBinaryTree(minimalHeight: 1...7).shape
    private let three = FlatBinaryTree(minimalHeight: 1...3).shape

    private func xs(_ layout: TreeLayout) -> [CGFloat] { layout.positions.map(\.x) }

    @Test("Knuth: a node with two leaves is between them, in a column of its own")
    func knuth() {
        #expect(xs(KnuthLayout().layout(three)) == [1, 0, 2])
        #expect(xs(KnuthLayout().layout(full)) == [3, 1, 0, 2, 5, 4, 6])
    }

    @Test("Level packed: every level is filled from the left")
    func levelPacked() {
        #expect(xs(LevelPackedLayout().layout(three)) == [0, 0, 1])
    }

    @Test("Wetherell–Shannon: a chain of three to the left is at 2, 1, 0")
    func wetherellShannon() {
        #expect(xs(WetherellShannonLayout().layout(FlatBinaryTree(inserting: [3, 2, 1]).shape)) == [2, 1, 0])
    }

    @Test("Reingold–Tilford: two nodes with two leaves each are 4 apart, 3 without whole places")
    func reingoldTilford() {
        #expect(xs(ReingoldTilfordLayout().layout(full)) == [3, 1, 0, 2, 5, 4, 6])
        let narrow = ReingoldTilfordLayout(isInteger: false).layout(full)
        #expect(xs(narrow) == [1.5, 0.5, 0, 1, 2.5, 2, 3])
    }

    @Test("Reingold–Tilford: an only child is below its parent, or half a gap to its side")
    func onlyChild() {
        let chain = FlatBinaryTree(inserting: [1, 3, 2]).shape
        #expect(xs(ReingoldTilfordLayout().layout(chain)) == [0, 0, 0])
        #expect(xs(ReingoldTilfordLayout(gap: 4, onlyChild: .side).layout(chain)) == [0, 2, 0])
    }

    @Test("Buchheim: a leaf between two nodes with two children each is in the middle")
    func buchheim() throws {
        let shape = try TreeShape(preOrderParents: [-1, 0, 1, 1, 0, 0, 5, 5])
        #expect(xs(BuchheimLayout().layout(shape)) == [1.5, 0.5, 0, 1, 1.5, 2.5, 2, 3])
        let apart = BuchheimLayout(siblingSeparation: 1, otherSeparation: 3).layout(shape)
        #expect(xs(apart) == [2.5, 0.5, 0, 1, 2.5, 4.5, 4, 5])
    }

    @Test("Non-layered: a wide box slides between tall ones beside its parent")
    func nonLayered() throws {
        let shape = try TreeShape(preOrderParents: [-1, 0, 0, 2, 0])
        let sizes = [(10, 4), (4, 12), (6, 2), (20, 3), (4, 12)].map { CGSize(width: $0.0, height: $0.1) }
        let layout = NonLayeredLayout(gap: CGSize(width: 1, height: 2)).layout(shape, sizes: sizes)
        #expect(xs(layout) == [10, 0, 12, 5, 26])
        #expect(layout.positions.map(\.y) == [0, 6, 6, 10, 6])
        #expect(layout.bounds == CGRect(x: 0, y: 0, width: 30, height: 18))
        #expect(layout.frame(of: 3) == CGRect(x: 5, y: 10, width: 20, height: 3))
        #expect(layout.center(of: 3) == CGPoint(x: 15, y: 11.5))
    }

    @Test("Layered: a level is as high as its tallest box, and the others are in it as aligned")
    func layered() throws {
        let shape = try TreeShape(preOrderParents: [-1, 0, 0])
        let sizes = [(2, 1), (2, 1), (2, 5)].map { CGSize(width: $0.0, height: $0.1) }
        func ys(_ alignment: LayeredLayout.RowAlignment) -> [CGFloat] {
            LayeredLayout(gap: CGSize(width: 0, height: 1), alignment: alignment).layout(shape, sizes: sizes)
                .positions.map(\.y)
        }
        #expect(ys(.center) == [0, 4, 2])
        #expect(ys(.start) == [0, 2, 2])
        #expect(ys(.end) == [0, 6, 2])
    }

    @Test("Compact: leaves are in a column below their parent's middle")
    func compact() throws {
        let shape = try TreeShape(preOrderParents: [-1, 0, 0, 0])
        let sizes = [CGSize](repeating: CGSize(width: 4, height: 2), count: 4)
        let layout = CompactLayout(gap: CGSize(width: 1, height: 1), indent: 2).layout(shape, sizes: sizes)
        #expect(xs(layout) == [0, 1, 1, 1])
        #expect(layout.positions.map(\.y) == [0, 3, 6, 9])
    }

    @Test("Compact: children stay side by side where one of them has children")
    func compactMixed() throws {
        let shape = try TreeShape(preOrderParents: [-1, 0, 0, 2, 2])
        let sizes = [CGSize](repeating: CGSize(width: 4, height: 2), count: 5)
        let layout = CompactLayout().layout(shape, sizes: sizes)
        #expect(layout.positions == [(2, 0), (0, 2), (4, 2), (4, 4), (4, 6)].map { CGPoint(x: $0.0, y: $0.1) })
    }

    @Test("Directions turn points and boxes, and nothing becomes negative")
    func directions() throws {
        let shape = try TreeShape(preOrderParents: [-1, 0, 0])
        let sizes = [(4, 2), (1, 3), (1, 1)].map { CGSize(width: $0.0, height: $0.1) }
        func frames(_ direction: TreeDirection) -> [CGRect] {
            let layout = NonLayeredLayout(direction: direction).layout(shape, sizes: sizes)
            return (0..<3).map { layout.frame(of: $0) }
        }
        #expect(frames(.down)[1] == CGRect(x: 1, y: 2, width: 1, height: 3))
        #expect(frames(.up)[1] == CGRect(x: 1, y: 0, width: 1, height: 3))
        #expect(frames(.up)[0] == CGRect(x: 0, y: 3, width: 4, height: 2))
        #expect(frames(.right)[0] == CGRect(x: 0, y: 1, width: 4, height: 2))
        #expect(frames(.right)[1] == CGRect(x: 4, y: 0, width: 1, height: 3))
        #expect(frames(.right)[2] == CGRect(x: 4, y: 3, width: 1, height: 1))
        #expect(frames(.left)[0] == CGRect(x: 1, y: 1, width: 4, height: 2))
        let points = KnuthLayout().layout(three)
        #expect(points.turned(.left).positions == [(1, 1), (0, 0), (0, 2)].map { CGPoint(x: $0.0, y: $0.1) })
        #expect(points.turned(.up).positions == [(1, 1), (0, 0), (2, 0)].map { CGPoint(x: $0.0, y: $0.1) })
    }

    @Test("Radial: two leaves are on both sides of the root")
    func radial() throws {
        let layout = BuchheimLayout().layout(try TreeShape(preOrderParents: [-1, 0, 0])).radial(ring: 10)
        #expect(abs(layout.positions[0].x - 10) < 1e-9)
        #expect(abs(layout.positions[1].x - 20) < 1e-9)
        #expect(abs(layout.positions[2].x) < 1e-9)
        #expect(layout.positions.allSatisfy { $0.y < 1e-9 })
    }

    @Test("Edges lead to every node but the root, in the nodes' order")
    func edges() {
        let edges = KnuthLayout().layout(full).edges
        #expect(edges.map(\.child) == [1, 2, 3, 4, 5, 6])
        #expect(edges.map(\.parent) == [0, 1, 1, 0, 4, 4])
    }

    @Test("The grid of a single node has one cell in the middle of two by two")
    func grid() {
        let grid = TreeGrid(KnuthLayout().layout(FlatBinaryTree(inserting: [1]).shape))
        #expect(grid.cell(of: 0) == CGRect(x: 40.5, y: 40.5, width: 81, height: 81))
        #expect(grid.size == CGSize(width: 162, height: 162))
    }

    @Test("n-ary layouts take binary trees")
    func binaryTrees() {
        #expect(xs(BuchheimLayout().layout(full)) == [1.5, 0.5, 0, 1, 2.5, 2, 3])
    }

    @Test("Every layout of the empty tree and of one node is what one expects")
    func small() throws {
        let empty = FlatBinaryTree<Int>(inserting: []).shape
        let one = FlatBinaryTree(inserting: [1]).shape
        let points: [any BinaryTreeLayoutAlgorithm] = [
            KnuthLayout(), LevelPackedLayout(), WetherellShannonLayout(), ReingoldTilfordLayout(), BuchheimLayout(),
        ]
        for algorithm in points {
            let layout = algorithm.layout(empty)
            #expect(layout.count == 0 && layout.bounds.isNull && layout.edges.isEmpty)
            #expect(layout.turned(.left).bounds.isNull && layout.radial(ring: 1).bounds.isNull)
            #expect(TreeGrid(layout).size == .zero)
            #expect(algorithm.layout(one).positions == [.zero])
        }
        let boxes: [any SizedTreeLayoutAlgorithm] = [
            NonLayeredLayout(direction: .left), LayeredLayout(direction: .up), CompactLayout(direction: .right),
        ]
        for algorithm in boxes {
            #expect(algorithm.layout(empty, sizes: []).bounds.isNull)
            #expect(
                algorithm.layout(one, sizes: [CGSize(width: 3, height: 2)]).bounds
                    == CGRect(x: 0, y: 0, width: 3, height: 2))
        }
    }
}
