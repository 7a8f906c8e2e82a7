import MullionGeometry
import MullionLayout
import MullionTestSupport
import Testing

/// Edits of few cells among many, where a pass visits their rows and columns alone: after each, every frame equals that
/// of a new tree, bit by bit.
@Suite struct GridChangeTests {
    @Test(arguments: randomRuns(UInt64(1)...400, dividedBy: 40))
    func `After edits of few cells large grids are as new ones`(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        var model = Model(&random)
        let tree = LayoutTree()
        var nodes = model.build(in: tree)
        var proposal = ProposedViewSize(width: 300, height: nil)
        for step in 0..<40 {
            if random.once(in: 10) {
                proposal = ProposedViewSize(
                    width: random.pick([nil, 0, 140, 300]), height: random.pick([nil, nil, 70, 900]))
            }
            tree.layoutIfNeeded(in: proposal)
            let fresh = LayoutTree()
            let new = model.build(in: fresh)
            fresh.layoutIfNeeded(in: proposal)
            for index in nodes.indices where tree.frame(of: nodes[index]) != fresh.frame(of: new[index]) {
                Issue.record("seed \(seed), step \(step), node \(index) of \(nodes.count)")
                return
            }
            for _ in 0..<random.pick([1, 1, 1, 2, 5]) { model.edit(tree, &nodes, &random) }
        }
    }
}

/// A grid in a column, in a direction of reading or in padding: with a direction changes are not followed one by one.
private struct Model {
    struct Cell {
        var shape: Int
        var width: CGFloat
        var inner: CGFloat
    }

    static let alignments: [Alignment] = [
        .center, .topLeading, .bottomTrailing, Alignment(horizontal: .center, vertical: .firstTextBaseline),
    ]

    let hasDirection: Bool
    var isRightToLeft = false
    let alignment: Alignment
    let spacing: CGFloat
    let columns: Int
    var above: CGFloat = 10
    var cells: [Cell]
    /// Cells that span two columns, or have no size along an axis.
    let isIrregular: Bool
    let hasAnchors: Bool
    /// Whether a pass may find the cells' widths to depend on their heights.
    let hasRatios: Bool

    init(_ random: inout SplitMix64) {
        hasDirection = random.once(in: 4)
        alignment = random.pick(Self.alignments)
        spacing = random.pick([4, 0, -3, 2, 2])
        columns = Int.random(in: 2...7, using: &random)
        isIrregular = random.once(in: 5)
        hasAnchors = random.once(in: 4)
        hasRatios = random.once(in: 3)
        cells = []
        for _ in 0..<Int.random(in: 30...90, using: &random) { cells.append(makeCell(&random)) }
    }

    func makeCell(_ random: inout SplitMix64) -> Cell {
        Cell(
            shape: Int.random(in: 0...(hasRatios ? 6 : 5), using: &random),
            width: CGFloat(Int.random(in: 0...90, using: &random)),
            inner: CGFloat(Int.random(in: 0...40, using: &random)))
    }

    /// The kinds of a cell's node and of the ones inside it.
    static func kinds(_ cell: Cell) -> (outer: NodeKind, inner: [NodeKind]) {
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

    var rootKind: NodeKind {
        hasDirection ? .layoutDirection(isRightToLeft ? .rightToLeft : .leftToRight) : .padding(0)
    }

    /// The nodes in order: root, column, box, grid, then each cell with what is inside.
    func build(in tree: LayoutTree) -> [NodeID] {
        let root = tree.makeNode(rootKind)
        tree.root = root
        let column = tree.appendNode(.vStack(alignment: .leading, spacing: 3), to: root)
        let box = tree.appendNode(.fixed(CGSize(width: 20, height: above)), to: column)
        let grid = tree.appendNode(
            .layout(GridLayout(alignment: alignment, horizontalSpacing: spacing, verticalSpacing: spacing)), to: column)
        var nodes = [root, column, box, grid]
        for (index, cell) in cells.enumerated() {
            let kinds = Self.kinds(cell)
            let node = tree.appendNode(kinds.outer, to: grid)
            let row: GridRowMember = index % columns == 0 ? .first() : .next
            tree.setValue(row, forKey: GridValues.Row.self, of: node)
            if hasAnchors, index % 7 == 3 { tree.setValue(.bottom, forKey: GridValues.Anchor.self, of: node) }
            if isIrregular, index % 9 == 4 { tree.setValue(2, forKey: GridValues.Columns.self, of: node) }
            if isIrregular, index % 11 == 5 {
                tree.setValue(index % 2 == 0 ? .horizontal : .vertical, forKey: GridValues.UnsizedAxes.self, of: node)
            }
            nodes.append(node)
            for kind in kinds.inner { nodes.append(tree.appendNode(kind, to: node)) }
        }
        return nodes
    }

    mutating func edit(_ tree: LayoutTree, _ nodes: inout [NodeID], _ random: inout SplitMix64) {
        let index = Int.random(in: cells.indices, using: &random)
        let first = 4 + cells[..<index].reduce(0) { $0 + 1 + Self.kinds($1).inner.count }
        switch Int.random(in: 0...13, using: &random) {
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
}
