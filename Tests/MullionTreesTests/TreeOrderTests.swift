import MullionGeometry
import MullionTestSupport
import MullionTrees
import Testing

@Suite("Orders of flat trees")
struct TreeOrderTests {
    @Test("The orders of a shape are those of the traversals", arguments: 0..<40)
    func traversals(_ seed: UInt64) throws {
        var random = SplitMix64(seed: seed)
        let count = Int.random(in: 1...60, using: &random)
        let tree = FlatBinaryTree(inserting: (0..<count).map { _ in Int.random(in: 0..<30, using: &random) })
        let root = try #require(tree.root)
        #expect(tree.shape.nodes(in: .preOrder) == root.preOrder.map(\.number))
        #expect(tree.shape.nodes(in: .inOrder) == root.inOrder.map(\.number))
        #expect(tree.shape.nodes(in: .postOrder) == root.postOrder.map(\.number))
        #expect(tree.shape.nodes(in: .levelOrder) == root.levelOrder.map(\.number))
        #expect(tree.shape.nodes(in: .zigzagOrder) == root.zigzagOrder.map(\.number))
    }

    @Test("A tree with any number of children has all orders but the in-order")
    func manyChildren() throws {
        let shape = try TreeShape(preOrderParents: [-1, 0, 1, 1, 1, 0, 0])
        #expect(shape.nodes(in: .postOrder) == [2, 3, 4, 1, 5, 6, 0])
        #expect(shape.nodes(in: .levelOrder) == [0, 1, 5, 6, 2, 3, 4])
        #expect(shape.nodes(in: .zigzagOrder) == [0, 6, 5, 1, 2, 3, 4])
        #expect(shape.nodes(in: .inOrder) == nil)
    }

    @Test("The empty tree has empty orders", arguments: TreeOrder.allCases)
    func empty(_ order: TreeOrder) {
        #expect(FlatBinaryTree(inserting: [Int]()).shape.nodes(in: order).isEmpty)
    }

    @Test("A tree without sides becomes a binary one, an only child on the side that is said")
    func sides() throws {
        let shape = try TreeShape(preOrderParents: [-1, 0, 1, 0, 3])
        let binary = try #require(BinaryShape(shape) { $0 == 4 })
        #expect(binary.left(of: 0) == 1 && binary.right(of: 0) == 3)
        #expect(binary.left(of: 1) == 2 && binary.right(of: 1) == nil)
        #expect(binary.left(of: 3) == nil && binary.right(of: 3) == 4)
        #expect(binary.treeShape == shape)
        #expect(BinaryShape(try TreeShape(preOrderParents: [-1, 0, 0, 0])) == nil)
    }

    @Test("A binary tree is the same after losing its sides and getting them back", arguments: 0..<20)
    func roundTrip(_ seed: UInt64) throws {
        var random = SplitMix64(seed: seed)
        let values = (0..<40).map { _ in Int.random(in: 0..<100, using: &random) }
        let shape = FlatBinaryTree(inserting: values).shape
        let again = BinaryShape(shape.treeShape) { child in shape.right(of: shape.parent(of: child)!) == child }
        #expect(again == shape)
    }
}

@Suite("Radial boxes and cells of characters")
struct RadialLayoutTests {
    @Test("Two leaves are a width and the gap from the root, to the left and to the right")
    func workedExample() throws {
        let shape = try TreeShape(preOrderParents: [-1, 0, 0])
        let sizes = [CGSize](repeating: CGSize(width: 3, height: 4), count: 3)
        let layout = RadialLayout(gap: 1, start: .zero, otherSeparation: 1).layout(shape, sizes: sizes)
        #expect(layout.flow == .outwards)
        let root = layout.center(of: 0)
        for (node, distance) in [(1, 4.0), (2, -4.0)] {
            #expect(abs(layout.center(of: node).x - root.x - distance) < 1e-9)
            #expect(abs(layout.center(of: node).y - root.y) < 1e-9)
        }
    }

    @Test("Beyond a thousand nodes neighbours are a diagonal apart")
    func large() throws {
        let shape = try TreeShape(preOrderParents: [-1] + [Int](repeating: 0, count: 1_200))
        let sizes = [CGSize](repeating: CGSize(width: 3, height: 4), count: 1_201)
        let layout = RadialLayout(gap: 1).layout(shape, sizes: sizes)
        for node in 2...1_200 {
            let (a, b) = (layout.center(of: node), layout.center(of: node - 1))
            #expect(((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y)).squareRoot() > 6 - 1e-6)
        }
    }

    @Test("No box touches another, and nothing is negative", arguments: 0..<60)
    func overlaps(_ seed: UInt64) throws {
        var random = SplitMix64(seed: seed)
        let count = Int.random(in: 1...80, using: &random)
        var parents = [-1]
        var way = [0]
        for node in 1..<max(count, 2) where node < count {
            way.removeLast(Int.random(in: 0..<way.count, using: &random))
            parents.append(way[way.count - 1])
            way.append(node)
        }
        let shape = try TreeShape(preOrderParents: parents)
        let sizes = parents.map { _ in
            CGSize(width: .random(in: 1...90, using: &random), height: .random(in: 1...30, using: &random))
        }
        let layout = RadialLayout(gap: 2).layout(shape, sizes: sizes)
        for node in 0..<count {
            let frame = layout.frame(of: node)
            #expect(frame.minX >= 0 && frame.minY >= 0)
            for other in 0..<node {
                #expect(!frame.insetBy(dx: 0.5, dy: 0.5).intersects(layout.frame(of: other)))
            }
        }
    }

    @Test("Boxes of whole cells keep their distance when they are put on whole cells", arguments: 0..<30)
    func snapping(_ seed: UInt64) {
        var random = SplitMix64(seed: seed)
        let values = (0..<50).map { _ in Int.random(in: 0..<100, using: &random) }
        let shape = FlatBinaryTree(inserting: values).shape
        let sizes = (0..<50).map { _ in CGSize(width: 8 * CGFloat(Int.random(in: 1...7, using: &random)), height: 16) }
        let cell = CGSize(width: 8, height: 16)
        let layout = NonLayeredLayout(gap: CGSize(width: 16, height: 16)).layout(shape, sizes: sizes).snapped(to: cell)
        for node in 0..<50 {
            let frame = layout.frame(of: node)
            #expect(frame.minX.truncatingRemainder(dividingBy: 8) == 0)
            for other in 0..<node { #expect(!frame.insetBy(dx: -15, dy: 0).intersects(layout.frame(of: other))) }
        }
    }
}
