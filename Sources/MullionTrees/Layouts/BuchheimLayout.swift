import MullionGeometry

/// The tidy layout of Buchheim, Jünger and Leipert for trees with any number of children, by Walker's rules: parents
/// over the middle of their first and last child, and smaller subtrees between larger ones spread evenly.
///
/// Source: C. Buchheim, M. Jünger, S. Leipert, Improving Walker's algorithm to run in linear time, GD 2002,
/// doi:10.1007/3-540-36151-0_32.
///
/// 1. From the last node to the first, so that children come before parents: go over a node's children from left to
///    right, and put each one sibling separation to the right of the one before.
/// 2. Walk down the right contour of the forest to the left and the left contour of the child's subtree; where they are
///    closer than the other separation, push the child's subtree to the right.
/// 3. A push against a subtree that is not the neighbor is shared by those between: noted at both ends as a *shift*
///    and its *change*, added up in one go afterwards.
/// 4. Where one side is deeper, a thread continues the contour of the other.
/// 5. The parent's place is the middle of its first and last child.
/// 6. From the first node to the last, add up the modifiers, and move the drawing so that the smallest x is 0.
///
/// Worked example: a root whose children have 2, 0 and 2 children. The leaves are at 0, 1 and 2, 3; their parents at
/// 0.5 and 2.5, the child between them at 1.5, and so does the root.
///
/// Known differences: none; equals d3-hierarchy's `tree`, whose separation function is two numbers here. Pushes are
/// shared from left to right, so a mirror image may be drawn a little differently. No ``TidyTree`` can be made for this
/// layout: a join goes over all children of a node and leaves pushes and threads inside of their subtrees, which cannot
/// be taken back bit by bit.
///
/// - Complexity: O(n) for n nodes; no recursion.
public struct BuchheimLayout: TreeLayoutAlgorithm {
    /// The distance of neighbors with the same parent, in grid units; negative, infinite and NaN count as 0.
    public var siblingSeparation: CGFloat
    /// The least distance of other neighbors on a level, in grid units; negative, infinite and NaN count as 0.
    public var otherSeparation: CGFloat

    /// Whether separations are divided by the depth: bent to a circle, a ring farther out has more room.
    var isForRings = false

    /// Creates the layout.
    public init(siblingSeparation: CGFloat = 1, otherSeparation: CGFloat = 1) {
        self.siblingSeparation = siblingSeparation
        self.otherSeparation = otherSeparation
    }

    /// Returns the position of each node on the grid.
    public func layout(_ shape: TreeShape) -> TreeLayout {
        var pass = BuchheimPass(
            parents: shape.parents, depths: isForRings ? shape.depths : [],
            siblings: TreeLength.usable(siblingSeparation), others: TreeLength.usable(otherSeparation))
        for node in stride(from: shape.count - 1, through: 0, by: -1) where shape.hasChildren(node) {
            pass.joinChildren(of: node, shape.nextSiblings)
        }
        return TreeLayout(xs: pass.added(), depths: shape.depths, parents: shape.parents)
    }
}

/// The running state of the layout.
///
/// | the paper's | here |
/// |---|---|
/// | prelim, mod | place, modifier |
/// | ancestor, default ancestor | ancestor, fallback |
/// | v⁺, v⁻ inside and outside | `inner` and `outer`, `right` the new subtree and `left` the forest |
private struct BuchheimPass {
    let siblings: CGFloat
    let others: CGFloat
    let parents: [Int32]
    /// What separations are divided by, for each node; empty: by nothing.
    let depths: [Int32]
    var nodes: [Node]

    struct Node {
        /// The position among its siblings; at first the middle of its children.
        var place: CGFloat = 0
        /// What its subtree is moved by.
        var modifier: CGFloat = 0
        var shift: CGFloat = 0
        var change: CGFloat = 0
        /// The next node of the left and right contour: a child or a thread; -1 = the contour ends.
        var left: Int32 = -1
        var right: Int32 = -1
        /// Which child of which node the subtree belongs to for the purpose of sharing pushes.
        var ancestor: Int32 = -1
        /// The place among its siblings, and the sibling before.
        var number: Int32 = 0
        var previous: Int32 = -1
    }

    init(parents: [Int32], depths: [Int32], siblings: CGFloat, others: CGFloat) {
        self.siblings = siblings
        self.others = others
        self.parents = parents
        self.depths = depths
        nodes = [Node](repeating: Node(), count: parents.count)
        for node in nodes.indices { nodes[node].ancestor = Int32(node) }
    }

    /// Steps 1 to 5 for the children of one node.
    mutating func joinChildren(of parent: Int, _ nextSiblings: [Int32]) {
        let first = parent + 1
        var fallback = first
        var previous = first
        var next = Int(nextSiblings[first])
        while next >= 0 {
            let child = next
            nodes[child].previous = Int32(previous)
            nodes[child].number = nodes[previous].number + 1
            let place = nodes[previous].place + (depths.isEmpty ? siblings : siblings / CGFloat(depths[child]))
            nodes[child].modifier = place - nodes[child].place
            nodes[child].place = place
            fallback = separate(child, first, fallback)
            previous = child
            next = Int(nextSiblings[child])
        }
        share(last: previous)
        nodes[parent].place = (nodes[first].place + nodes[previous].place) / 2
        nodes[parent].left = Int32(first)
        nodes[parent].right = Int32(previous)
    }

    /// Steps 2 and 4 for one child; returns the fallback for the next.
    private mutating func separate(_ child: Int, _ first: Int, _ fallback: Int) -> Int {
        var inner = (left: Int(nodes[child].previous), right: child)
        var outer = (left: first, right: child)
        var innerSum = (left: nodes[inner.left].modifier, right: nodes[child].modifier)
        var outerSum = (left: nodes[first].modifier, right: nodes[child].modifier)
        while true {
            let next = (left: Int(nodes[inner.left].right), right: Int(nodes[inner.right].left))
            guard next.left >= 0, next.right >= 0 else {
                if next.left >= 0, nodes[outer.right].right < 0 {
                    nodes[outer.right].right = Int32(next.left)
                    nodes[outer.right].modifier += innerSum.left - outerSum.right
                }
                if next.right >= 0, nodes[outer.left].left < 0 {
                    nodes[outer.left].left = Int32(next.right)
                    nodes[outer.left].modifier += innerSum.right - outerSum.left
                    return child
                }
                return fallback
            }
            inner = next
            outer = (Int(nodes[outer.left].left), Int(nodes[outer.right].right))
            nodes[outer.right].ancestor = Int32(child)
            let separation = depths.isEmpty ? others : others / CGFloat(depths[inner.left])
            let push = nodes[inner.left].place + innerSum.left - nodes[inner.right].place - innerSum.right + separation
            if push > 0 {
                // An ancestor noted on another level, or in another subtree, is irrelevant here.
                let noted = Int(nodes[inner.left].ancestor)
                move(child, by: push, against: parents[noted] == parents[child] ? noted : fallback)
                innerSum.right += push
                outerSum.right += push
            }
            innerSum.left += nodes[inner.left].modifier
            innerSum.right += nodes[inner.right].modifier
            outerSum.left += nodes[outer.left].modifier
            outerSum.right += nodes[outer.right].modifier
        }
    }

    /// Step 3, noting: moves a child's subtree, and shares the push with those between it and what it was pushed by.
    private mutating func move(_ child: Int, by push: CGFloat, against other: Int) {
        let change = push / CGFloat(nodes[child].number - nodes[other].number)
        nodes[child].change -= change
        nodes[child].shift += push
        nodes[other].change += change
        nodes[child].place += push
        nodes[child].modifier += push
    }

    /// Step 3, adding up: from the last child to the first.
    private mutating func share(last: Int) {
        var shift: CGFloat = 0
        var change: CGFloat = 0
        var child = last
        while child >= 0 {
            nodes[child].place += shift
            nodes[child].modifier += shift
            change += nodes[child].change
            shift += nodes[child].shift + change
            child = Int(nodes[child].previous)
        }
    }

    /// Step 6.
    func added() -> [CGFloat] {
        // A node's sum contains its own modifier, for its children.
        var sums = [CGFloat](repeating: 0, count: nodes.count)
        var xs = sums
        for node in nodes.indices {
            let above = parents[node] < 0 ? 0 : sums[Int(parents[node])]
            xs[node] = nodes[node].place + above
            sums[node] = nodes[node].modifier + above
        }
        return xs
    }
}
