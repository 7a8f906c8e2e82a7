import MullionGeometry
import MullionTestSupport
import MullionTrees
import Testing

@Suite("Hostile trees")
struct HostileTreeTests {
    @Test("A node below itself is an error that names it and where it is met again")
    func cycles() {
        let low = Link(3)
        let root = Link(1, Link(2, nil, low), nil)
        low.left = root
        #expect(throws: TreeError.cycle(node: "1", path: "LRL")) { try FlatBinaryTree(root) }
        low.left = low
        #expect(throws: TreeError.cycle(node: "3", path: "LRL")) {
            try FlatBinaryTree(root: root, left: { $0.left }, right: { $0.right })
        }
        low.left = nil
    }

    @Test("A long way into a long cycle is found within a few rounds")
    func longCycle() {
        let root = Link.chain(3000) { _ in true }
        var last = root
        while let next = last.left { last = next }
        last.right = root.left!.left
        do {
            _ = try FlatBinaryTree(root)
            Issue.record("no error")
        } catch {
            guard case .cycle(_, let path) = error else {
                Issue.record("\(error)")
                return
            }
            #expect(path.count == 3000)
        }
        last.right = nil
    }

    @Test("A folder below itself is an error, in trees with any number of children")
    func folderCycle() {
        let low = Folder("low")
        let root = Folder("root", [Folder("a"), Folder("b", [Folder("c"), low])])
        low.children = [root]
        let error = TreeError.cycle(node: "root", path: "1.1.0")
        #expect(throws: error) { try FlatTree(root) }
        #expect(throws: error) { try FlatTree(root: root, children: { $0.children }) }
        #expect("\(error)" == "the node root lies below itself: it is met again at 1.1.0")
        low.children = []
        #expect(throws: Never.self) { try FlatTree(root) }
    }

    @Test("A node that is shared, but not below itself, is no cycle")
    func shared() throws {
        let leaf = Link(2)
        #expect(try FlatBinaryTree(Link(1, leaf, leaf)).values == [1, 2, 2])
    }

    @Test("Shared nodes that double at each level end at the limit")
    func doubling() {
        var node = Link(0)
        for element in 1...60 { node = Link(element, node, node) }
        #expect(throws: TreeError.tooManyNodes(limit: 1000)) { try FlatBinaryTree(node, maximumCount: 1000) }
    }

    @Test("Walks of a tree with a cycle stop with the node's name")
    func trap() async {
        await #expect(processExitsWith: .failure) {
            let root = Link(1)
            root.left = root
            _ = root.count
        }
        await #expect(processExitsWith: .failure) {
            let root = Link(1)
            root.right = root
            for _ in root.levelOrder {}
        }
    }

    @Test("A chain of a million nodes is walked, drawn and freed on a small stack")
    func chain() {
        let sum = SmallStackThread.run { () -> Int in
            let count = largeCount(1_000_000)
            let root = Link.chain(count) { $0 % 3 == 0 }
            guard let flat = try? FlatBinaryTree(root) else { return 0 }
            var sum = root.inOrder.reduce(0) { sum, _ in sum + 1 } + root.postOrder.reduce(0) { sum, _ in sum + 1 }
            sum += root.height + flat.shape.height
            sum +=
                root == root && FlatBinaryTree(inserting: 0..<10).root! == FlatBinaryTree(inserting: 0..<10).root!
                ? 1 : 0
            let deepest = CGFloat(count - 1)
            let points: [any BinaryTreeLayoutAlgorithm] = [
                KnuthLayout(), LevelPackedLayout(), WetherellShannonLayout(), ReingoldTilfordLayout(), BuchheimLayout(),
            ]
            for algorithm in points where algorithm.layout(flat.shape).bounds.height == deepest { sum += 1 }
            let sizes = [CGSize](repeating: CGSize(width: 1, height: 1), count: count)
            let boxes: [any SizedTreeLayoutAlgorithm] = [NonLayeredLayout(), LayeredLayout(), CompactLayout()]
            for algorithm in boxes where algorithm.layout(flat.shape, sizes: sizes).bounds.height == deepest + 1 {
                sum += 1
            }
            return sum
        }
        let count = largeCount(1_000_000)
        #expect(sum == 2 * count + 2 * (count - 1) + 1 + 5 + 3)
    }

    @Test("A deep enum is flattened on a small stack")
    func deepEnum() throws {
        // Freeing it would recurse in Swift's own code, so it is kept.
        final class Box: @unchecked Sendable {
            let expression: Expression
            init(_ expression: Expression) { self.expression = expression }
        }
        var expression = Expression.number("0")
        for _ in 0..<200_000 { expression = .operation("-", .number("1"), expression) }
        let kept = Unmanaged.passRetained(Box(expression)).takeUnretainedValue()
        let height = SmallStackThread.run { (try? FlatBinaryTree(kept.expression))?.shape.height }
        #expect(height == 200_000)
    }

    @Test("Sizes and gaps that are no lengths count as 0, and no place is NaN or infinite")
    func badLengths() throws {
        let shape = try TreeShape(preOrderParents: [-1, 0, 1, 1, 0, 4, 4])
        let bad: [CGFloat] = [.nan, .infinity, -.infinity, -5, .greatestFiniteMagnitude, 1e-300, 0]
        let sizes = bad.indices.map { CGSize(width: bad[$0], height: bad[6 - $0]) }
        for length in bad {
            let gap = CGSize(width: length, height: length)
            let boxes: [any SizedTreeLayoutAlgorithm] = [
                NonLayeredLayout(gap: gap), LayeredLayout(gap: gap, direction: .left),
                CompactLayout(gap: gap, indent: length),
            ]
            for algorithm in boxes {
                let layout = algorithm.layout(shape, sizes: sizes)
                #expect(layout.positions.allSatisfy { $0.x.isFinite && $0.y.isFinite && $0.x >= 0 && $0.y >= 0 })
                #expect(layout.bounds.width.isFinite && layout.bounds.height.isFinite)
            }
            let points = [
                ReingoldTilfordLayout(gap: length).layout(FlatBinaryTree(minimalHeight: 0..<20).shape),
                BuchheimLayout(siblingSeparation: length, otherSeparation: length).layout(shape),
                BuchheimLayout().layout(shape).radial(
                    ring: length, start: .radians(length), sweep: .radians(length), gap: length),
            ]
            for layout in points {
                #expect(layout.positions.allSatisfy { $0.x.isFinite && $0.y.isFinite && $0.x >= 0 && $0.y >= 0 })
            }
        }
    }
}
