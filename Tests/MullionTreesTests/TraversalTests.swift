import MullionTestSupport
import MullionTrees
import Testing

@Suite("Traversals")
struct TraversalTests {
    //        1
    //    2       5
    //  3   4       6
    //            7
    private let tree = Link(1, Link(2, Link(3), Link(4)), Link(5, nil, Link(6, Link(7))))

    @Test(
        "Each order gives the nodes in its order",
        arguments: [
            (PreOrderTraversalStrategy.self as any TraversalStrategy.Type, [1, 2, 3, 4, 5, 6, 7]),
            (InOrderTraversalStrategy.self, [3, 2, 4, 1, 5, 7, 6]),
            (PostOrderTraversalStrategy.self, [3, 4, 2, 7, 6, 5, 1]),
            (LevelOrderTraversalStrategy.self, [1, 2, 5, 3, 4, 6, 7]),
            (ZigzagOrderTraversalStrategy.self, [1, 5, 2, 3, 4, 6, 7]),
        ])
    func orders(_ strategy: any TraversalStrategy.Type, _ expected: [Int]) {
        tree.traversalStrategy = strategy
        #expect(tree.map(\.element) == expected)
        #expect(tree.description == "\(strategy): " + expected.map { "\($0)" }.joined(separator: ", "))
    }

    @Test("Zigzag runs to the left on the second level and to the right on the third")
    func zigzag() {
        #expect(
            FlatBinaryTree(inserting: [8, 4, 12, 2, 6, 10, 14, 1, 3, 5, 7, 9, 11, 13, 15]).root!.zigzagOrder.map(
                \.element)
                == [8, 12, 4, 2, 6, 10, 14, 15, 13, 11, 9, 7, 5, 3, 1])
    }

    @Test("Without a strategy a tree gives no nodes")
    func noStrategy() {
        #expect(Array(tree).isEmpty)
        #expect(tree.description == "no strategy")
    }

    @Test("Post-order visits a right side that looks like the left one")
    func equalSides() {
        let twins = Link(1, Link(7, Link(3), Link(4)), Link(7, Link(3), Link(4)))
        #expect(twins.postOrder.map(\.element) == [3, 4, 7, 3, 4, 7, 1])
    }

    @Test("A strategy of one's own is used like the built-in ones")
    func ownStrategy() {
        enum LeftSpine: TraversalStrategy {
            static func traversalSequence<Tree: BinaryTree>(_ root: Tree) -> AnySequence<Tree> {
                AnySequence(sequence(first: root, next: \.left))
            }
        }
        tree.traversalStrategy = LeftSpine.self
        #expect("\(tree)" == "LeftSpine: 1, 2, 3")
    }

    @Test("Nodes are found one at a time, as they are asked for")
    func lazy() {
        final class Visits { var count = 0 }
        struct Counted: BinaryTree {
            var depth: Int
            var visits: Visits
            var element: Int { depth }
            // Without end: a walk that is not lazy never returns.
            var left: Counted? { child }
            var right: Counted? { child }
            private var child: Counted {
                visits.count += 1
                return Counted(depth: depth + 1, visits: visits)
            }
            static func == (first: Self, second: Self) -> Bool { first.depth == second.depth }
        }
        let root = Counted(depth: 0, visits: Visits())
        #expect(root.preOrder.prefix(3).map(\.element) == [0, 1, 2])
        #expect(root.levelOrder.prefix(4).map(\.element) == [0, 1, 1, 2])
        #expect(root.zigzagOrder.prefix(4).map(\.element) == [0, 1, 1, 2])
        #expect(root.visits.count <= 3 * 2 + 4 * 2 + 4 * 2)
    }

    @Test("On random trees every order has every node once, and its place by the definition")
    func random() {
        var random = SplitMix64(seed: 3)
        for count in 1..<200 {
            let flat = RandomTree.binary(count % 40 + 1, &random).map(\.lowerBound)
            let shape = flat.shape
            let root = flat.root!
            func recursive(_ node: Int, _ place: Int) -> [Int] {
                let sides = [shape.left(of: node), shape.right(of: node)].map { $0.map { recursive($0, place) } ?? [] }
                return place == 0
                    ? [node] + sides[0] + sides[1]
                    : place == 1 ? sides[0] + [node] + sides[1] : sides[0] + sides[1] + [node]
            }
            #expect(root.preOrder.map(\.number) == recursive(0, 0))
            #expect(root.inOrder.map(\.number) == recursive(0, 1))
            #expect(root.postOrder.map(\.number) == recursive(0, 2))
            let levels = recursive(0, 0).sorted {
                (shape.depth(of: $0), $0) < (shape.depth(of: $1), $1)
            }
            #expect(root.levelOrder.map(\.number) == levels)
            let zigzag = levels.sorted { first, second in
                let depths = (shape.depth(of: first), shape.depth(of: second))
                guard depths.0 == depths.1 else { return depths.0 < depths.1 }
                return depths.0 % 2 == 0 ? first < second : first > second
            }
            #expect(root.zigzagOrder.map(\.number) == zigzag)
        }
    }
}
