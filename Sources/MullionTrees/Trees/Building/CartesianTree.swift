/// The binary tree with a given in-order in which every node comes before its children by a second order.
///
/// Source: J. Vuillemin, A unifying look at data structures, CACM 23(4), 1980, doi:10.1145/358841.358852; the linear
/// construction: H. N. Gabow, J. L. Bentley, R. E. Tarjan, Scaling and related techniques for geometry problems, STOC
/// 1984, doi:10.1145/800057.808675.
///
/// There is exactly one such tree for distinct ranks. It answers three questions here: the tree of an in-order and a
/// pre-order (rank = place in pre-order), of an in-order and a post-order (rank = place from its end), and the search
/// tree that insertions one by one would give (rank = time).
///
/// 1. Walk over the in-order and keep the right edge of the tree so far on a stack.
/// 2. Take from the stack what ranks after the new node: the last one taken becomes its left child.
/// 3. The new node becomes the right child of what is left on top, and goes on the stack.
/// 4. Number the nodes in pre-order.
///
/// Worked example: ranks 1 0 2. Node 1 takes node 0 from the stack as its left child; node 2 stays below it, to the
/// right.
///
/// - Complexity: O(n): every node goes on the stack once.
@usableFromInline
struct CartesianTree {
    /// The tree.
    @usableFromInline let shape: BinaryShape
    /// The place in the in-order of each node of the shape.
    @usableFromInline let inOrderPlaces: [Int]

    /// Builds the tree of distinct ranks, given in in-order; the smallest one is the root's.
    @usableFromInline
    init(ranks: [Int]) {
        var lefts = [Int](repeating: -1, count: ranks.count)
        var rights = lefts
        var rightEdge: [Int] = []
        for node in ranks.indices {
            while let top = rightEdge.last, ranks[top] > ranks[node] {
                lefts[node] = top
                rightEdge.removeLast()
            }
            if let top = rightEdge.last { rights[top] = node }
            rightEdge.append(node)
        }
        var places: [Int] = []
        places.reserveCapacity(ranks.count)
        do throws(TreeError) {
            shape = try BinaryShape.walk(
                rightEdge.first, left: { lefts[$0] < 0 ? nil : lefts[$0] },
                right: { rights[$0] < 0 ? nil : rights[$0] },
                identity: { _ in nil }, maximumCount: BinaryShape.largestCount, visit: { places.append($0) })
        } catch {
            preconditionFailure("\(error)")
        }
        inOrderPlaces = places
    }
}
