import MullionGeometry

/// The tidy layout of van der Ploeg for boxes of any size: a child hangs right below its parent, however high the
/// others on its level are, so drawings are as low as can be and small boxes slide under each other.
///
/// Source: A. van der Ploeg, Drawing non-layered tidy trees in linear time, Software: Practice and Experience 44(12),
/// 2014, doi:10.1002/spe.2213.
///
/// 1. From the first node to the last: a child's top is its parent's bottom plus the gap.
/// 2. From the last node to the first: go over a node's children from left to right. Walk down the right contour of
///    what is placed and the left contour of the child's subtree, always on from the box that ends higher, and push the
///    child's subtree to the right where boxes overlap. The first two boxes are put side by side, even by moving to the
///    left.
/// 3. A list of the lowest bottoms, of those siblings that can still be seen from the right, determines which sibling a
///    contour box belongs to; a push against one that is not the neighbor is shared by those between.
/// 4. Where one side reaches lower, a thread continues the contour of the other.
/// 5. The parent's middle is that of the outer edges of its first and last child.
/// 6. From the first node to the last, add up the shares and the modifiers, and move the drawing so that the smallest x
///    is 0.
///
/// Worked example: a root 10 wide and 4 high, whose children are 4 × 12, 6 × 2 and 4 × 12, and below the middle one a
/// box 20 × 3; gap 1 × 2. The wide box is at height 10, next to the tall ones, so it is between them: the lefts are
/// 0, 12 and 26, the wide box's 5, the root's 10.
///
/// Known differences: none; equals d3-flextree with the gap as its spacing.
///
/// - Complexity: O(n) for n nodes; no recursion.
public struct NonLayeredLayout: SizedTreeLayoutAlgorithm {
    /// The least distance between boxes: across the direction as the width, along it as the height.
    /// Negative, infinite and NaN count as 0.
    public var gap: CGSize
    /// The direction from a node to its children.
    public var direction: TreeDirection

    /// Creates the layout.
    public init(gap: CGSize = .zero, direction: TreeDirection = .down) {
        self.gap = gap
        self.direction = direction
    }

    /// Returns the position of each box.
    ///
    /// - Parameter sizes: The size of each node, in the order of the shape; negative, infinite and NaN sides count as
    ///   0.
    /// - Precondition: There are as many sizes as nodes.
    public func layout(_ shape: TreeShape, sizes: [CGSize]) -> TreeLayout {
        let boxes = direction.upright(sizes, for: shape)
        let corners = Self.corners(shape, boxes, gap: gap)
        return TreeLayout(moving: corners, sizes: boxes, parents: shape.parents).turned(direction)
    }

    /// The top left corners; the smallest x may be anything.
    static func corners(_ shape: TreeShape, _ boxes: [CGSize], gap: CGSize) -> [CGPoint] {
        var pass = NonLayeredPass(shape.parents, boxes, TreeLength.usable(gap))
        for node in stride(from: shape.count - 1, through: 0, by: -1) {
            if shape.hasChildren(node) {
                pass.joinChildren(of: node, shape.nextSiblings)
            } else {
                pass.nodes[node].lowestLeft.node = Int32(node)
                pass.nodes[node].lowestRight.node = Int32(node)
            }
        }
        return pass.added(shape)
    }
}

/// The running state of the layout.
///
/// | the paper's | here |
/// |---|---|
/// | prelim, mod | place, modifier |
/// | el, er with msel, mser | lowestLeft, lowestRight |
/// | tl, tr, and the outer children | left, right |
/// | IYL | visible |
private struct NonLayeredPass {
    let gap: CGSize
    var nodes: [Node]
    /// The siblings that can be seen from the right, the highest bottom last.
    private var visible: [(bottom: CGFloat, number: Int, node: Int)] = []

    /// An outermost lowest node, with the sum of the modifiers on the way to it.
    struct Lowest {
        var node: Int32 = -1
        var sum: CGFloat = 0
    }

    struct Node {
        var width: CGFloat
        var top: CGFloat
        /// The bottom and the gap below it.
        var bottom: CGFloat
        /// The left edge; first of all that over its children.
        var place: CGFloat = 0
        /// What its subtree is moved by.
        var modifier: CGFloat = 0
        var shift: CGFloat = 0
        var change: CGFloat = 0
        /// The next node of the left and right contour: a child or a thread; -1 = the contour ends.
        var left: Int32 = -1
        var right: Int32 = -1
        var lowestLeft = Lowest()
        var lowestRight = Lowest()
    }

    /// Step 1.
    init(_ parents: [Int32], _ boxes: [CGSize], _ gap: CGSize) {
        self.gap = gap
        nodes = []
        nodes.reserveCapacity(boxes.count)
        for (node, box) in boxes.enumerated() {
            let top = node == 0 ? 0 : nodes[Int(parents[node])].bottom
            nodes.append(Node(width: box.width, top: top, bottom: top + box.height + gap.height))
        }
    }

    /// Steps 2 to 5 for the children of one node.
    mutating func joinChildren(of parent: Int, _ nextSiblings: [Int32]) {
        let first = parent + 1
        visible.removeAll(keepingCapacity: true)
        see(first, number: 0, bottom: nodes[Int(nodes[first].lowestLeft.node)].bottom)
        var previous = first
        var number = 0
        while nextSiblings[previous] >= 0 {
            let child = Int(nextSiblings[previous])
            number += 1
            // Threads below change the lowest nodes, so the bottom is taken first.
            let bottom = nodes[Int(nodes[child].lowestRight.node)].bottom
            separate(child, number, first, previous, nextSiblings)
            see(child, number: number, bottom: bottom)
            previous = child
        }
        let leftEdge = nodes[first].place + nodes[first].modifier
        let rightEdge = nodes[previous].place + nodes[previous].modifier + nodes[previous].width
        nodes[parent].place = (leftEdge + rightEdge - nodes[parent].width) / 2
        nodes[parent].left = Int32(first)
        nodes[parent].right = Int32(previous)
        nodes[parent].lowestLeft = nodes[first].lowestLeft
        nodes[parent].lowestRight = nodes[previous].lowestRight
    }

    /// Step 3: a new sibling hides those that do not reach lower.
    private mutating func see(_ child: Int, number: Int, bottom: CGFloat) {
        while let last = visible.last, bottom >= last.bottom { visible.removeLast() }
        visible.append((bottom, number, child))
    }

    /// Steps 2 and 4 for one child.
    private mutating func separate(
        _ child: Int, _ number: Int, _ first: Int, _ previous: Int, _ nextSiblings: [Int32]
    ) {
        var left = previous
        var right = child
        var leftSum = nodes[previous].modifier
        var rightSum = nodes[child].modifier
        var seen = visible.count - 1
        var isFirst = true
        while true {
            while seen > 0, nodes[left].bottom > visible[seen].bottom { seen -= 1 }
            let push = leftSum + nodes[left].place + nodes[left].width + gap.width - rightSum - nodes[right].place
            if push > 0 || isFirst {
                rightSum += push
                move(child, by: push)
                share(push, child, between: number - visible[seen].number, after: nextSiblings[visible[seen].node])
            }
            isFirst = false
            let isLeftHigher = nodes[left].bottom <= nodes[right].bottom
            let isRightHigher = nodes[left].bottom >= nodes[right].bottom
            let nextLeft = isLeftHigher ? Int(nodes[left].right) : left
            let nextRight = isRightHigher ? Int(nodes[right].left) : right
            if isLeftHigher, nextLeft >= 0 { leftSum += nodes[nextLeft].modifier }
            if isRightHigher, nextRight >= 0 { rightSum += nodes[nextRight].modifier }
            guard nextLeft >= 0, nextRight >= 0 else {
                if nextRight >= 0 {
                    continueLeft(of: first, to: nextRight, rightSum - nodes[nextRight].modifier, child)
                } else if nextLeft >= 0 {
                    continueRight(of: child, to: nextLeft, leftSum - nodes[nextLeft].modifier, previous)
                }
                return
            }
            left = nextLeft
            right = nextRight
        }
    }

    private mutating func move(_ child: Int, by push: CGFloat) {
        nodes[child].modifier += push
        nodes[child].lowestLeft.sum += push
        nodes[child].lowestRight.sum += push
    }

    /// Records that the subtrees between share a push over a number of siblings; `next` is the first of them.
    private mutating func share(_ push: CGFloat, _ child: Int, between places: Int, after next: Int32) {
        guard places > 1 else { return }
        let part = push / CGFloat(places)
        nodes[Int(next)].shift += part
        nodes[child].shift -= part
        nodes[child].change -= push - part
    }

    /// Step 4: the new child reaches lower, so the left contour goes on there.
    private mutating func continueLeft(of first: Int, to target: Int, _ sum: CGFloat, _ child: Int) {
        let end = nodes[first].lowestLeft
        nodes[Int(end.node)].left = Int32(target)
        // The sum must be right behind the thread, and the end itself must not move.
        let difference = sum - end.sum
        nodes[Int(end.node)].modifier += difference
        nodes[Int(end.node)].place -= difference
        nodes[first].lowestLeft = nodes[child].lowestLeft
    }

    /// Step 4: what is to the left reaches lower, so the right contour goes on there.
    private mutating func continueRight(of child: Int, to target: Int, _ sum: CGFloat, _ previous: Int) {
        let end = nodes[child].lowestRight
        nodes[Int(end.node)].right = Int32(target)
        let difference = sum - end.sum
        nodes[Int(end.node)].modifier += difference
        nodes[Int(end.node)].place -= difference
        nodes[child].lowestRight = nodes[previous].lowestRight
    }

    /// Step 6.
    mutating func added(_ shape: TreeShape) -> [CGPoint] {
        var corners: [CGPoint] = []
        corners.reserveCapacity(nodes.count)
        for node in nodes.indices {
            // From here on a modifier is the sum of those above as well.
            if node > 0 { nodes[node].modifier += nodes[Int(shape.parents[node])].modifier }
            corners.append(CGPoint(x: nodes[node].place + nodes[node].modifier, y: nodes[node].top))
            guard shape.hasChildren(node) else { continue }
            var sum: CGFloat = 0
            var total: CGFloat = 0
            var child = node + 1
            while child >= 0 {
                sum += nodes[child].shift
                total += sum + nodes[child].change
                nodes[child].modifier += total
                child = Int(shape.nextSiblings[child])
            }
        }
        return corners
    }
}
