import Mullion

/// The tree of an automatic grid: windows for the nodes, each with the bar by which it halves its area, circles for
/// leaves.
struct TreeDrawing: View {
    let tree: SplitTree<Int>

    /// Between neighbouring leaves, and between layers, in points.
    private static let step = CGSize(width: 62, height: 84)
    private static let nodeSide: CGFloat = 30

    var body: some View {
        let places = places
        ZStack(alignment: .topLeading) {
            branches(places).stroke(Palette.line, lineWidth: 1.5)
            ForEach(0..<tree.count, id: \.self) { node in
                NodeSymbol(node: node, axis: tree.axis(ofNode: node), hasTwo: tree.slots(ofNode: node).second != nil)
                    .frame(width: Self.nodeSide, height: Self.nodeSide)
                    .position(places.nodes[node])
            }
            ForEach(0..<tree.count, id: \.self) { leaf in
                Text("\(leaf)").font(.system(size: 15)).bold().foregroundStyle(Palette.ink)
                    .frame(width: Self.nodeSide, height: Self.nodeSide)
                    .background(Palette.leaf(leaf, of: tree.count), in: Circle())
                    .position(places.leaves[leaf])
            }
        }
        .frame(
            width: Self.step.width * CGFloat(max(tree.count - 1, 0)) + Self.nodeSide + 2,
            height: Self.step.height * CGFloat(tree.depth) + Self.nodeSide + 2)
    }

    /// The centres of all nodes and leaves.
    private var places: (nodes: [CGPoint], leaves: [CGPoint]) {
        func height(_ depth: Int) -> CGFloat { Self.step.height * CGFloat(depth) + Self.nodeSide / 2 + 1 }
        let leaves = (0..<tree.count).map { leaf in
            CGPoint(
                x: Self.step.width * CGFloat(leaf) + Self.nodeSide / 2 + 1,
                y: height(tree.depth(ofNode: tree.owner(ofLeaf: leaf).node) + 1))
        }
        var nodes = [CGPoint](repeating: .zero, count: tree.count)
        // Children come after their parents, so going backwards they are known.
        for node in nodes.indices.reversed() {
            let (first, second) = tree.slots(ofNode: node)
            let below = [first, second].compactMap { slot in
                slot.map { if case .leaf(let leaf) = $0 { leaves[leaf] } else { nodes[$0.index] } }
            }
            nodes[node] = CGPoint(
                x: below.map(\.x).reduce(0, +) / CGFloat(below.count), y: height(tree.depth(ofNode: node)))
        }
        return (nodes, leaves)
    }

    private func branches(_ places: (nodes: [CGPoint], leaves: [CGPoint])) -> Path {
        Path { path in
            for node in 0..<tree.count {
                let (first, second) = tree.slots(ofNode: node)
                for slot in [first, second].compactMap({ $0 }) {
                    let (from, to) = (
                        places.nodes[node], slot.isLeaf ? places.leaves[slot.index] : places.nodes[slot.index]
                    )
                    let middle = (from.y + to.y) / 2
                    path.move(to: from)
                    path.addCurve(
                        to: to, control1: CGPoint(x: from.x, y: middle), control2: CGPoint(x: to.x, y: middle))
                }
            }
        }
    }
}

/// A window with a bar across, or none where nothing is halved; the node's number beside it.
private struct NodeSymbol: View {
    let node: Int
    let axis: Axis
    let hasTwo: Bool

    var body: some View {
        RoundedRectangle(cornerRadius: 6).fill(Color.white).strokeBorder(Palette.ink, lineWidth: 2)
            .overlay {
                // Halves along the height have a horizontal bar between them.
                if hasTwo {
                    Palette.ink.frame(width: axis == .horizontal ? 2 : nil, height: axis == .vertical ? 2 : nil)
                }
            }
            .overlay(alignment: .trailing) {
                Text("s\(node)").font(.system(size: 11)).foregroundStyle(Palette.faint).fixedSize()
                    .alignmentGuide(.trailing) { _ in -6 }
            }
    }
}

extension SplitSlot {
    fileprivate var index: Int {
        switch self {
        case .node(let index), .leaf(let index): index
        }
    }

    fileprivate var isLeaf: Bool { if case .leaf = self { true } else { false } }
}
