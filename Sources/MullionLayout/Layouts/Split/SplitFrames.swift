import MullionGeometry

/// The areas of an automatic grid: rectangles halved again and again.
///
/// Source: StackGrid, which nests stack views that fill equally; the gaps are an addition.
///
/// 1. The root node has the whole area. The axis of the nodes changes with every layer, from the root's on.
/// 2. A node takes the gap out of its area and halves the rest along its axis: the first slot is at the top or leading.
///    A gap larger than the area leaves two parts of length 0 at both ends of the area. A node with one child hands on
///    its area.
/// 3. The areas of leaves are the frames. Without gaps they tile the whole; the largest is at most twice the smallest.
///
/// Nodes are visited in heap order, parents before their children: a loop, no recursion. Halves are exact, pixels are
/// the renderer's business.
///
/// Worked example: five leaves in 320 × 480, root vertical. The top half goes to node 1, which gives its left half of
/// 160 × 240 to node 3, and that halves it into leaf 0 at (0, 0) and leaf 1 at (0, 120), 160 × 120 each. Leaf 2 is
/// alone in node 4: (160, 0), 160 × 240. Leaves 3 and 4 share the bottom half: (0, 240) and (160, 240), 160 × 240 each.
///
/// - Complexity: O(n) for n leaves.
struct SplitFrames {
    let count: Int
    let rootAxis: Axis
    /// The gap between the two parts of a node, in points, at least 0.
    let spacing: CGFloat

    init(count: Int, rootAxis: Axis, spacing: CGFloat) {
        self.count = count
        self.rootAxis = rootAxis
        self.spacing = spacing.isFinite ? max(0, spacing) : 0
    }

    /// The axis of the node at a heap position.
    static func axis(_ position: Int, root: Axis) -> Axis {
        SplitPosition.depth(position) % 2 == 0 ? root : root.across
    }

    /// The frames of the leaves, in order.
    func frames(in bounds: CGRect) -> [CGRect] {
        guard count > 0 else { return [] }
        let shape = SplitPosition(count: count)
        let areas = areas(in: bounds)
        return (0..<count).map { areas[shape.position(ofLeaf: $0)] }
    }

    /// The areas of all positions of the heap: first those of the nodes, then those of the leaves.
    func areas(in bounds: CGRect) -> [CGRect] {
        var areas = [CGRect](repeating: bounds, count: 2 * count)
        for node in 0..<count {
            let hasTwo = 2 * node + 2 < 2 * count
            areas[2 * node + 1] = hasTwo ? part(areas[node], node, isSecond: false) : areas[node]
            if hasTwo { areas[2 * node + 2] = part(areas[node], node, isSecond: true) }
        }
        return areas
    }

    private func part(_ area: CGRect, _ node: Int, isSecond: Bool) -> CGRect {
        let axis = Self.axis(node, root: rootAxis)
        var part = area
        part.size[axis] = max(0, (area.size[axis] - spacing) / 2)
        if isSecond {
            // From the far end, so that both parts meet the edges exactly.
            let shift = area.size[axis] - part.size[axis]
            if axis == .horizontal { part.origin.x += shift } else { part.origin.y += shift }
        }
        return part
    }

    /// The smallest area in which every leaf has at least the given size.
    func area(for sizes: [CGSize]) -> CGSize {
        guard count > 0 else { return .zero }
        let shape = SplitPosition(count: count)
        var needs = [CGSize](repeating: .zero, count: 2 * count)
        for (leaf, size) in sizes.enumerated() { needs[shape.position(ofLeaf: leaf)] = size }
        for node in (0..<count).reversed() {
            needs[node] = needs[2 * node + 1]
            guard 2 * node + 2 < 2 * count else { continue }
            let axis = Self.axis(node, root: rootAxis)
            needs[node] = needs[node].union(needs[2 * node + 2])
            needs[node][axis] = needs[node][axis] * 2 + spacing
        }
        return needs[0]
    }
}
