import MullionTestSupport
import MullionTrees
import Testing

@Suite("Building trees")
struct TreeBuildingTests {
    @Test("Two orders give back the tree, on random trees")
    func random() throws {
        var random = SplitMix64(seed: 11)
        for count in 0..<150 {
            let tree = RandomTree.binary(count % 30, &random).map { [$0.lowerBound, $0.upperBound] }
            let expected = tree.map { $0[0] * 1000 + $0[1] }
            let root = expected.root
            let inOrder = root?.inOrder.map(\.element) ?? []
            #expect(
                try FlatBinaryTree(inOrder: inOrder, preOrder: root?.preOrder.map(\.element) ?? []) == expected)
            #expect(
                try FlatBinaryTree(inOrder: inOrder, postOrder: root?.postOrder.map(\.element) ?? []) == expected)
        }
    }

    @Test("Of all pairs of orders of four values, those that no tree has are errors")
    func inconsistent() {
        func permutations(_ values: [Int]) -> [[Int]] {
            values.isEmpty
                ? [[]]
                : values.flatMap { first in
                    permutations(values.filter { $0 != first }).map { [first] + $0 }
                }
        }
        // There are 14 binary trees of four nodes, each of which gives the in-order 1 2 3 4 one pre- and one
        // post-order.
        let pre = permutations([1, 2, 3, 4]).filter {
            (try? FlatBinaryTree(inOrder: [1, 2, 3, 4], preOrder: $0)) != nil
        }
        let post = permutations([1, 2, 3, 4]).filter {
            (try? FlatBinaryTree(inOrder: [1, 2, 3, 4], postOrder: $0)) != nil
        }
        #expect(pre.count == 14)
        #expect(post.count == 14)
        #expect(!pre.contains([3, 1, 4, 2]))
        #expect(throws: TreeError.inconsistent(value: "2")) {
            try FlatBinaryTree(inOrder: [2, 1], preOrder: [1, 3])
        }
    }

    @Test("Lengths that differ and values that occur twice are errors")
    func errors() {
        #expect(throws: TreeError.unequalLengths(inOrder: 2, other: 1)) {
            try FlatBinaryTree(inOrder: [1, 2], preOrder: [1])
        }
        #expect(throws: TreeError.duplicate(value: "2")) {
            try FlatBinaryTree(inOrder: [2, 1, 2], postOrder: [2, 2, 1])
        }
        #expect(throws: TreeError.duplicate(value: "9")) {
            try FlatBinaryTree(inOrder: [7, 9, 9], postOrder: [1, 2, 3])
        }
        #expect(throws: TreeError.duplicate(value: "1")) { try FlatBinaryTree(inOrder: [2, 1], postOrder: [1, 1]) }
    }

    @Test("A search tree of minimal height has the upper middle as its root, on both sides again")
    func minimalHeight() {
        #expect(FlatBinaryTree.insertionOrder([1, 2, 3, 4, 5, 6]) == [4, 6, 5, 2, 3, 1])
        #expect(FlatBinaryTree(minimalHeight: [1, 2, 3, 4, 5, 6]).values == [4, 2, 1, 3, 6, 5])
        for count in 1...70 {
            let tree = FlatBinaryTree(minimalHeight: (0..<count).shuffled())
            #expect(tree.shape.height == count.bitWidth - count.leadingZeroBitCount - 1)
            #expect(tree.root?.inOrder.map(\.element) == Array(0..<count))
        }
    }

    @Test("Building at once gives the tree of inserting one by one, equal values included")
    func insertion() {
        var random = SplitMix64(seed: 5)
        for count in 0..<200 {
            let values = (0..<count % 40).map { _ in Int.random(in: 0..<12, using: &random) }
            var tree = SearchTree<Int>()
            for value in values { tree.insert(value) }
            #expect(tree.flat == FlatBinaryTree(inserting: values))
            #expect((0..<12).allSatisfy { tree.contains($0) == values.contains($0) })
            #expect(tree.count == values.count)
        }
    }

    @Test("A million equal values give a chain, and no quadratic work")
    func equalValues() {
        let tree = FlatBinaryTree(minimalHeight: repeatElement(3, count: largeCount(1_000_000)))
        #expect(tree.shape.height == largeCount(1_000_000) - 1)
    }
}
