import MullionGeometry

/// A layout of boxes for wide trees, as in organisation charts: children that are all leaves form a column.
///
/// Source: ``NonLayeredLayout``; stacking is what users ask for in d3-hierarchy's pull request 173 and issue 66.
///
/// 1. Replace the children of every node that has at least two, all of them leaves, by one box that holds their column.
/// 2. Lay out the smaller tree.
/// 3. Put the children into their columns.
///
/// Worked example: a root with three leaves, all 4 × 2, gap 1 × 1, indent 2. The column is 6 wide and 8 high and
/// centered below the root: the root at x = 0, the leaves 1 to the right of it, at heights 3, 6 and 9.
///
/// - Complexity: O(n) for n nodes; no recursion.
public struct CompactLayout: SizedTreeLayoutAlgorithm {
    /// The least distance between boxes: across the direction as the width, along it, and within a column, as the
    /// height. Negative, infinite and NaN count as 0.
    public var gap: CGSize
    /// The distance of the boxes of a column from its left edge, where an edge can run. Negative, infinite and NaN
    /// count as 0.
    public var indent: CGFloat
    /// The direction from a node to its children.
    public var direction: TreeDirection

    /// Creates the layout.
    public init(gap: CGSize = .zero, indent: CGFloat = 0, direction: TreeDirection = .down) {
        self.gap = gap
        self.indent = indent
        self.direction = direction
    }

    /// Returns the position of each box.
    ///
    /// - Parameter sizes: The size of each node, in the order of the shape; negative, infinite and NaN sides count as
    ///   0.
    /// - Precondition: There are as many sizes as nodes.
    public func layout(_ shape: TreeShape, sizes: [CGSize]) -> TreeLayout {
        let boxes = direction.upright(sizes, for: shape)
        let small = CompactTree(shape, boxes, gap: TreeLength.usable(gap.height), indent: TreeLength.usable(indent))
        let columns = NonLayeredLayout.corners(small.shape, small.boxes, gap: gap)
        var corners: [CGPoint] = []
        corners.reserveCapacity(shape.count)
        for node in 0..<shape.count {
            let column = columns[small.columns[node]]
            corners.append(CGPoint(x: column.x + small.offsets[node].x, y: column.y + small.offsets[node].y))
        }
        return TreeLayout(moving: corners, sizes: boxes, parents: shape.parents).turned(direction)
    }
}

/// The tree in which columns are single boxes.
private struct CompactTree {
    private(set) var shape: TreeShape
    private(set) var boxes: [CGSize] = []
    /// For each node of the whole tree its node here, and its place in that box.
    private(set) var columns: [Int] = []
    private(set) var offsets: [CGPoint] = []

    /// Step 1.
    init(_ whole: TreeShape, _ sizes: [CGSize], gap: CGFloat, indent: CGFloat) {
        let stacks = Self.stacks(whole)
        var parents: [Int32] = []
        var nextSiblings: [Int32] = []
        var depths: [Int32] = []
        var lastChildren: [Int32] = []
        for node in 0..<whole.count {
            let parent = Int(whole.parents[node])
            if parent >= 0, stacks[parent], parent + 1 != node {
                let column = columns[node - 1]
                let top = boxes[column].height + gap
                columns.append(column)
                offsets.append(CGPoint(x: indent, y: top))
                boxes[column].width = max(boxes[column].width, indent + sizes[node].width)
                boxes[column].height = top + sizes[node].height
                continue
            }
            let isStacked = parent >= 0 && stacks[parent]
            let number = Int32(parents.count)
            let above = parent < 0 ? -1 : Int32(columns[parent])
            if above >= 0 {
                if lastChildren[Int(above)] >= 0 { nextSiblings[Int(lastChildren[Int(above)])] = number }
                lastChildren[Int(above)] = number
            }
            columns.append(Int(number))
            offsets.append(CGPoint(x: isStacked ? indent : 0, y: 0))
            boxes.append(CGSize(width: (isStacked ? indent : 0) + sizes[node].width, height: sizes[node].height))
            parents.append(above)
            nextSiblings.append(-1)
            depths.append(whole.depths[node])
            lastChildren.append(-1)
        }
        shape = TreeShape(parents: parents, nextSiblings: nextSiblings, depths: depths)
    }

    /// Whether each node has at least two children, all of them leaves.
    private static func stacks(_ whole: TreeShape) -> [Bool] {
        var stacks = [Bool](repeating: false, count: whole.count)
        for node in 0..<whole.count where whole.hasChildren(node) && whole.nextSiblings[node + 1] >= 0 {
            stacks[node] = true
        }
        for node in 1..<max(1, whole.count) where whole.hasChildren(node) { stacks[Int(whole.parents[node])] = false }
        return stacks
    }
}
