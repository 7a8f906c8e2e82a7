import MullionGeometry

/// The tidy layout of Wetherell and Shannon: parents over their children, levels filled from the left.
///
/// Source: C. Wetherell, A. Shannon, Tidy drawings of trees, IEEE TSE SE-5(5), 1979, doi:10.1109/TSE.1979.234212, their
/// last algorithm as it is commonly published.
///
/// 1. In post-order, give each node its place: a leaf the next free one of its level; otherwise one to the right of an
///    only left child, one to the left of an only right child, or the middle of two.
/// 2. A level remembers how far its nodes had to move to the right of their place to be free: its modifier. Each node
///    keeps the modifier of its level as it was after it.
/// 3. In pre-order, move each node by the modifiers of all nodes above it.
/// 4. Move the drawing so that the smallest x is 0.
///
/// Neighbors on a level are at least 2 apart. A modifier holds for the rest of its level, so drawings may be wider
/// than needed; equal subtrees are not always drawn equally.
///
/// Worked example: a chain of three to the left is at x = 2, 1, 0.
///
/// - Complexity: O(n) for n nodes; no recursion.
public struct WetherellShannonLayout: BinaryTreeLayoutAlgorithm {
    /// Creates the layout.
    public init() {}

    /// Returns the position of each node on the grid.
    public func layout(_ shape: BinaryShape) -> TreeLayout {
        var levels = [Level](repeating: Level(), count: shape.height + 1)
        var nodes = [Node](repeating: Node(), count: shape.count)
        shape.forEachInPostOrder { node in
            Self.place(node, shape, &nodes, &levels[Int(shape.depths[node])])
        }
        return TreeLayout(xs: Self.added(nodes, shape.parents), depths: shape.depths, parents: shape.parents)
    }

    private struct Level {
        var next: CGFloat = 0
        var modifier: CGFloat = 0
    }

    private struct Node {
        var x: CGFloat = 0
        var modifier: CGFloat = 0
    }

    /// Steps 1 and 2 for one node, whose children are placed.
    private static func place(_ node: Int, _ shape: BinaryShape, _ nodes: inout [Node], _ level: inout Level) {
        let left = Int(shape.lefts[node])
        let right = Int(shape.rights[node])
        let isLeaf = left < 0 && right < 0
        var place = level.next
        if left >= 0, right >= 0 {
            place = (nodes[left].x + nodes[right].x) / 2
        } else if left >= 0 {
            place = nodes[left].x + 1
        } else if right >= 0 {
            place = nodes[right].x - 1
        }
        level.modifier = max(level.modifier, level.next - place)
        let x = isLeaf ? place : place + level.modifier
        level.next = x + 2
        nodes[node] = Node(x: x, modifier: level.modifier)
    }

    /// Step 3.
    private static func added(_ nodes: [Node], _ parents: [Int32]) -> [CGFloat] {
        // A node's sum contains its own modifier, for its children.
        var sums = [CGFloat](repeating: 0, count: nodes.count)
        var xs = sums
        for node in nodes.indices {
            let above = parents[node] < 0 ? 0 : sums[Int(parents[node])]
            xs[node] = nodes[node].x + above
            sums[node] = nodes[node].modifier + above
        }
        return xs
    }
}

extension BinaryShape {
    /// Calls a function with each node after its left side and its right side; no recursion, no room.
    func forEachInPostOrder(_ body: (Int) -> Void) {
        guard count > 0 else { return }
        var node = 0
        func descend() {
            while true {
                if lefts[node] >= 0 {
                    node = Int(lefts[node])
                } else if rights[node] >= 0 {
                    node = Int(rights[node])
                } else {
                    return
                }
            }
        }
        descend()
        while true {
            body(node)
            let parent = Int(parents[node])
            guard parent >= 0 else { return }
            let right = Int(rights[parent])
            if right >= 0, right != node {
                node = right
                descend()
            } else {
                node = parent
            }
        }
    }
}
