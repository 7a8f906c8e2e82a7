/// An order of the nodes of a flat tree, by their numbers.
///
/// ``TraversalStrategy`` walks over nodes of any type; this is the same for shapes, where drawings need it.
public enum TreeOrder: String, CaseIterable, Sendable {
    /// A node before what is below it.
    case preOrder = "pre"
    /// A node between its left and its right side: binary trees only.
    case inOrder = "in"
    /// A node after what is below it.
    case postOrder = "post"
    /// Level by level, each from left to right.
    case levelOrder = "level"
    /// Level by level, from left to right and from right to left in turns.
    case zigzagOrder = "zigzag"
}

extension BinaryShape {
    /// Returns the numbers of all nodes in an order.
    ///
    /// - Complexity: O(n) for n nodes; no recursion.
    public func nodes(in order: TreeOrder) -> [Int] {
        guard order == .inOrder else { return treeShape.nodes(in: order)! }
        var nodes = [Int](repeating: 0, count: count)
        // Knuth's x is the rank.
        for (node, position) in KnuthLayout().layout(self).positions.enumerated() { nodes[Int(position.x)] = node }
        return nodes
    }
}

extension TreeShape {
    /// Returns the numbers of all nodes in an order; nil for ``TreeOrder/inOrder``, which only binary trees have.
    ///
    /// - Complexity: O(n) for n nodes; no recursion.
    public func nodes(in order: TreeOrder) -> [Int]? {
        switch order {
        case .preOrder: Array(0..<count)
        case .inOrder: nil
        case .postOrder: postOrder
        case .levelOrder: levels.flatMap { $0 }
        case .zigzagOrder:
            levels.enumerated().flatMap { $0.offset.isMultiple(of: 2) ? $0.element : $0.element.reversed() }
        }
    }

    /// The nodes of each level from left to right, which is their order by number.
    private var levels: [[Int]] {
        var levels = [[Int]](repeating: [], count: count == 0 ? 0 : height + 1)
        for node in 0..<count { levels[Int(depths[node])].append(node) }
        return levels
    }

    private var postOrder: [Int] {
        var nodes: [Int] = []
        nodes.reserveCapacity(count)
        for node in 0..<count where !hasChildren(node) {
            // A leaf ends all subtrees whose last leaf it is.
            var ended = node
            nodes.append(ended)
            while nextSiblings[ended] < 0, parents[ended] >= 0 {
                ended = Int(parents[ended])
                nodes.append(ended)
            }
        }
        return nodes
    }
}
