import MullionGeometry

/// The tidy layout of Reingold and Tilford, exact: parents centered over their children, subtrees as close as they fit,
/// mirror images drawn as mirror images, equal subtrees drawn equally.
///
/// Source: E. M. Reingold, J. S. Tilford, Tidier drawings of trees, IEEE TSE SE-7(2), 1981,
/// doi:10.1109/TSE.1981.234519.
///
/// 1. From the last node to the first, so that children come before parents: place the two subtrees of a node next to
///    each other. Walk down the right contour of the left one and the left contour of the right one, as far as both
///    reach; the children's distance is the greatest overlap found plus the gap.
/// 2. The children are half the distance to the left and to the right of their parent; an only child is below it.
/// 3. Where one subtree is deeper, its contour continues that of the other: the outermost lowest node of the shallower
///    one gets a *thread*, a link to the next contour node and the way there, so that a later walk can follow it.
/// 4. From the first node to the last, add up the offsets, and move the drawing so that the smallest x is 0.
///
/// ```
///       a          The right contour of b's tree is b, d; the left one of c's is c, e.
///     /   \        The trees overlap by 0 at b and c, and by 1 + 1 at d and e if b and c
///    b     c       are on each other. So the distance is 2 + 1 = 3, and 4 to be even:
///   / \   / \      a is at 3, b and c at 1 and 5, and the leaves at 0, 2, 4, 6.
///  .   d e   .
/// ```
///
/// Known differences: the 1981 program puts an only child to its side (`.side`). VisualBinaryTrees, whose drawings
/// these are otherwise, puts nodes on each other in a quarter of larger random trees: it forgets overlaps and
/// loses its way along threads. The test `collision8` is the smallest such tree.
///
/// - Complexity: O(n) for n nodes: each contour step ends a level of the shallower subtree; no recursion.
public struct ReingoldTilfordLayout: BinaryTreeLayoutAlgorithm {
    /// The position of a node's only child.
    public enum OnlyChild: Sendable {
        /// Straight below.
        case below
        /// Half a gap to the left or right.
        case side
    }

    /// The least distance of neighbors on a level, in grid units; negative, infinite and NaN count as 0.
    public var gap: CGFloat
    /// Whether odd distances of two children are raised by 1, so that with a whole gap and `.below` every x is whole.
    public var isInteger: Bool
    /// The position of a node's only child.
    public var onlyChild: OnlyChild

    /// Creates the layout.
    public init(gap: CGFloat = 1, isInteger: Bool = true, onlyChild: OnlyChild = .below) {
        self.gap = gap
        self.isInteger = isInteger
        self.onlyChild = onlyChild
    }

    /// Returns the position of each node on the grid.
    public func layout(_ shape: BinaryShape) -> TreeLayout {
        var pass = ReingoldTilfordPass(self, count: shape.count)
        for node in stride(from: shape.count - 1, through: 0, by: -1) {
            pass.join(node, left: Int(shape.lefts[node]), right: Int(shape.rights[node]))
        }
        return TreeLayout(xs: pass.added(shape.parents), depths: shape.depths, parents: shape.parents)
    }
}

/// The running state of the layout, which ``TidyTree`` keeps.
struct ReingoldTilfordPass {
    let gap: CGFloat
    let isInteger: Bool
    let onlyChildMoves: Bool
    var nodes: [Node]

    /// A link along a contour to a node on the next level; node -1 = the contour ends.
    struct Link {
        var node: Int32 = -1
        var offset: CGFloat = 0
    }

    struct Node {
        /// The way from the parent.
        var offset: CGFloat = 0
        /// The next node of the left and right contour: a child or a thread.
        var left = Link()
        var right = Link()
        /// The outermost nodes of the lowest level, with the way from this node.
        var lowestLeft = Link()
        var lowestRight = Link()
    }

    init(_ layout: ReingoldTilfordLayout, count: Int) {
        gap = TreeLength.usable(layout.gap)
        isInteger = layout.isInteger
        onlyChildMoves = layout.onlyChild == .side
        nodes = [Node](repeating: Node(), count: count)
    }

    /// Steps 1 to 3 for one node; -1 = no child.
    mutating func join(_ node: Int, left: Int, right: Int) {
        if left >= 0, right >= 0 {
            joinBoth(node, left, right)
        } else if left >= 0 {
            hang(left, below: node, offset: onlyChildMoves ? -gap / 2 : 0)
        } else if right >= 0 {
            hang(right, below: node, offset: onlyChildMoves ? gap / 2 : 0)
        } else {
            nodes[node].lowestLeft.node = Int32(node)
            nodes[node].lowestRight.node = Int32(node)
        }
    }

    /// Takes back what ``join(_:left:right:)`` wrote outside of the node itself: the thread, at the end of the
    /// shallower side.
    mutating func separate(_ node: Int, left: Int, right: Int) {
        guard left >= 0, right >= 0 else { return }
        if nodes[node].lowestRight.node == nodes[left].lowestRight.node {
            nodes[Int(nodes[right].lowestRight.node)].right = Link()
        } else if nodes[node].lowestLeft.node == nodes[right].lowestLeft.node {
            nodes[Int(nodes[left].lowestLeft.node)].left = Link()
        }
    }

    private mutating func hang(_ child: Int, below node: Int, offset: CGFloat) {
        nodes[child].offset = offset
        nodes[node].left = Link(node: Int32(child), offset: offset)
        nodes[node].right = Link(node: Int32(child), offset: offset)
        nodes[node].lowestLeft = nodes[child].lowestLeft.moved(by: offset)
        nodes[node].lowestRight = nodes[child].lowestRight.moved(by: offset)
    }

    private mutating func joinBoth(_ node: Int, _ left: Int, _ right: Int) {
        // The ends of the two contours that face each other, and where they continue, seen from left and right.
        var inner = (left: Link(node: Int32(left)), right: Link(node: Int32(right)))
        var distance = gap
        var next: (left: Link, right: Link)
        while true {
            next.left = nodes[Int(inner.left.node)].right.moved(by: inner.left.offset)
            next.right = nodes[Int(inner.right.node)].left.moved(by: inner.right.offset)
            if next.left.node < 0 || next.right.node < 0 { break }
            inner = next
            distance = max(distance, inner.left.offset - inner.right.offset + gap)
        }
        if isInteger, distance.truncatingRemainder(dividingBy: 2) == 1 { distance += 1 }
        let half = distance / 2
        nodes[left].offset = -half
        nodes[right].offset = half
        nodes[node].left = Link(node: Int32(left), offset: -half)
        nodes[node].right = Link(node: Int32(right), offset: half)
        nodes[node].lowestLeft = nodes[left].lowestLeft.moved(by: -half)
        nodes[node].lowestRight = nodes[right].lowestRight.moved(by: half)
        if next.left.node >= 0 {
            let end = nodes[node].lowestRight
            nodes[Int(end.node)].right = next.left.moved(by: -half - end.offset)
            nodes[node].lowestRight = nodes[left].lowestRight.moved(by: -half)
        } else if next.right.node >= 0 {
            let end = nodes[node].lowestLeft
            nodes[Int(end.node)].left = next.right.moved(by: half - end.offset)
            nodes[node].lowestLeft = nodes[right].lowestLeft.moved(by: half)
        }
    }

    /// Step 4: the places of all nodes, the root's at 0.
    func added(_ parents: [Int32]) -> [CGFloat] {
        var xs: [CGFloat] = []
        xs.reserveCapacity(nodes.count)
        for node in nodes.indices {
            xs.append(node == 0 ? 0 : xs[Int(parents[node])] + nodes[node].offset)
        }
        return xs
    }
}

extension ReingoldTilfordPass.Link {
    fileprivate func moved(by distance: CGFloat) -> Self { Self(node: node, offset: offset + distance) }
}
