/// The shape of an automatic grid for n leaves: a binary tree in heap order, in closed form.
///
/// Source: StackGrid, `buildTree(forNodeCount:)`, whose slots these are; there they are found by searching.
///
/// n split nodes and n leaves have the positions 0 to 2n - 1 of a heap: the slots of position p are 2p + 1 and 2p +
/// 2, positions below n hold nodes, the others leaves, and the second slot of the last node stays empty. The positions
/// of the deepest layer come first among the leaves, then those of the layer above; so reading the tree from left to
/// right gives the leaves in order.
///
/// 1. The deepest layer is `deep` = ⌊log₂ 2n⌋. It holds d = 2n + 1 - 2^deep leaves, always an odd number.
/// 2. Leaf j < d has position 2^deep - 1 + j, leaf j ≥ d at n + j - d.
/// 3. The owner of position p is (p - 1) / 2; a position's depth is ⌊log₂ (p + 1)⌋.
///
/// Worked example, n = 5: deep = 3, d = 3. Leaves 0, 1, 2 are at 7, 8, 9, leaves 3 and 4 at 5 and 6:
/// s0[s1[s3[0 1] s4[2]] s2[3 4]].
///
/// - Complexity: O(1) for every answer.
struct SplitPosition {
    /// The number of leaves, at least 1.
    let count: Int

    /// The depth of the deepest leaves; the root node has depth 0.
    var deepest: Int { Self.depth(2 * count - 1) }
    /// The number of leaves at that depth.
    var deepestCount: Int { 2 * count + 1 - (1 << deepest) }

    /// The heap position of a leaf.
    func position(ofLeaf leaf: Int) -> Int {
        leaf < deepestCount ? (1 << deepest) - 1 + leaf : count + leaf - deepestCount
    }

    /// The contents of a heap position; nil if it is empty.
    func slot(at position: Int) -> SplitSlot? {
        if position < count { return .node(position) }
        if position >= 2 * count { return nil }
        let first = (1 << deepest) - 1
        return .leaf(position >= first ? position - first : position - count + deepestCount)
    }

    /// The depth of a heap position.
    static func depth(_ position: Int) -> Int { Int.bitWidth - 1 - (position + 1).leadingZeroBitCount }
}

/// The contents of one part of a split node.
public enum SplitSlot: Hashable, Sendable {
    /// A split node, by its index in heap order.
    case node(Int)
    /// A leaf, by its index from 0.
    case leaf(Int)
}
