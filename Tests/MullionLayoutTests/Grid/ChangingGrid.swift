import MullionGeometry
import MullionLayout
import MullionTestSupport
import Testing

/// A grid in a column, in a direction of reading or in padding, whose cells change at random. With a direction, changes
/// are not followed one by one.
struct ChangingGrid {
    struct Cell {
        var shape: Int
        var width: CGFloat
        var inner: CGFloat
    }

    /// The node of the grid.
    let kind: NodeKind
    /// The largest shape of a cell: 6 for all, 5 without those whose widths depend on their heights.
    let largestShape: Int
    /// Sets the values of a cell's node for the grid, by the number of the cell.
    let setValues: (LayoutTree, NodeID, Int) -> Void
    private let hasDirection: Bool
    private var isRightToLeft = false
    private var above: CGFloat = 10
    private var cells: [Cell] = []

    init(
        _ kind: NodeKind, cellCount: Int, largestShape: Int = 6, _ random: inout SplitMix64,
        setValues: @escaping (LayoutTree, NodeID, Int) -> Void = { _, _, _ in }
    ) {
        self.kind = kind
        self.largestShape = largestShape
        self.setValues = setValues
        hasDirection = random.once(in: 4)
        for _ in 0..<cellCount { cells.append(makeCell(&random)) }
    }

    private func makeCell(_ random: inout SplitMix64) -> Cell {
        Cell(
            shape: Int.random(in: 0...largestShape, using: &random),
            width: CGFloat(Int.random(in: 0...90, using: &random)),
            inner: CGFloat(Int.random(in: 0...40, using: &random)))
    }

    /// The kinds of a cell's node and of the ones inside it.
    private static func kinds(_ cell: Cell) -> (outer: NodeKind, inner: [NodeKind]) {
        let size = CGSize(width: cell.width, height: 10 + cell.inner / 9)
        let text = NodeKind.leaf(
            LeafMeasure(traits: .wrappingText) { proposal in
                guard let room = proposal.width, room < cell.width else { return CGSize(width: cell.width, height: 11) }
                return CGSize(width: room, height: 11 * (cell.width / max(room, 1)).rounded(.up))
            })
        let growing = NodeKind.flexible(
            min: CGSize(width: cell.inner, height: 7), ideal: CGSize(width: cell.inner, height: 7),
            max: CGSize(width: .infinity, height: 7 + cell.width))
        switch cell.shape {
        case 0, 1: return (.fixed(size), [])
        case 2: return (growing, [])
        case 3: return (text, [])
        case 4: return (.padding(3), [text])
        case 5: return (.hStack(spacing: 2), [growing, text, .fixed(CGSize(width: cell.inner, height: 5))])
        default: return (.aspectRatio(2, contentMode: .fit), [growing])
        }
    }

    private var rootKind: NodeKind {
        hasDirection ? .layoutDirection(isRightToLeft ? .rightToLeft : .leftToRight) : .padding(0)
    }

    /// The nodes in order: root, column, box, grid, then each cell with what is inside.
    private func build(in tree: LayoutTree) -> [NodeID] {
        let root = tree.makeNode(rootKind)
        tree.root = root
        let column = tree.appendNode(.vStack(alignment: .leading, spacing: 3), to: root)
        let box = tree.appendNode(.fixed(CGSize(width: 20, height: above)), to: column)
        let grid = tree.appendNode(kind, to: column)
        var nodes = [root, column, box, grid]
        for (index, cell) in cells.enumerated() {
            let kinds = Self.kinds(cell)
            let node = tree.appendNode(kinds.outer, to: grid)
            setValues(tree, node, index)
            nodes.append(node)
            for kind in kinds.inner { nodes.append(tree.appendNode(kind, to: node)) }
        }
        return nodes
    }

    private mutating func edit(_ tree: LayoutTree, _ nodes: [NodeID], _ random: inout SplitMix64) {
        let index = Int.random(in: cells.indices, using: &random)
        let first = 4 + cells[..<index].reduce(0) { $0 + 1 + Self.kinds($1).inner.count }
        switch Int.random(in: 0...15, using: &random) {
        case 0:
            above = CGFloat(Int.random(in: 0...30, using: &random))
            tree.setKind(.fixed(CGSize(width: 20, height: above)), of: nodes[2])
        case 1 where hasDirection && random.once(in: 4):
            isRightToLeft.toggle()
            tree.setKind(rootKind, of: nodes[0])
        case 2, 3:
            let proposal = ProposedViewSize(width: random.pick([nil, 30, 200]), height: random.pick([nil, 15]))
            let asked = random.pick([3, 3, 1, first, nodes.indices.randomElement(using: &random)!])
            _ = tree.sizeThatFits(proposal, of: nodes[asked])
        case 4: tree.setNeedsLayout(nodes.randomElement(using: &random)!)
        case 5: _ = tree.dimensions(of: nodes[random.pick([1, 3])], in: ProposedViewSize(width: 120, height: nil))
        case 6, 7:
            // A different height alone.
            guard cells[index].shape < 2 else { return }
            cells[index].inner = CGFloat(Int.random(in: 0...40, using: &random))
            tree.setKind(Self.kinds(cells[index]).outer, of: nodes[first])
        default:
            let shape = cells[index].shape
            cells[index] = makeCell(&random)
            // Between two leaves the kind may change.
            if shape > 3 || cells[index].shape > 3 { cells[index].shape = shape }
            let kinds = Self.kinds(cells[index])
            tree.setKind(kinds.outer, of: nodes[first])
            for (offset, kind) in kinds.inner.enumerated() { tree.setKind(kind, of: nodes[first + 1 + offset]) }
        }
    }

    /// Edits the grid 40 times, and expects after each that every frame equals that of a new tree, bit by bit.
    ///
    /// - Parameter widths: The proposed widths; the first layout has 300.
    mutating func expectFramesOfNewTrees(widths: [CGFloat?], _ random: inout SplitMix64, seed: UInt64) {
        let tree = LayoutTree()
        let nodes = build(in: tree)
        var proposal = ProposedViewSize(width: 300, height: nil)
        for step in 0..<40 {
            if random.once(in: 10) {
                proposal = ProposedViewSize(width: random.pick(widths), height: random.pick([nil, nil, 70, 900]))
            }
            tree.layoutIfNeeded(in: proposal)
            let fresh = LayoutTree()
            let new = build(in: fresh)
            fresh.layoutIfNeeded(in: proposal)
            for index in nodes.indices where tree.frame(of: nodes[index]) != fresh.frame(of: new[index]) {
                Issue.record("seed \(seed), step \(step), node \(index) of \(nodes.count)")
                return
            }
            for _ in 0..<random.pick([1, 1, 1, 2, 5]) { edit(tree, nodes, &random) }
        }
    }
}
