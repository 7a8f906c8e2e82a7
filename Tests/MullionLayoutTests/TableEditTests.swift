import MullionGeometry
import MullionLayout
import MullionTestSupport
import Testing

/// A table whose cells change: what it concludes must be what a new layout finds, to the bit.
@Suite("Edits in tables")
struct TableEditTests {
    @Test("After each edit every frame equals a new layout bit by bit, in 400 scripts of 30 edits")
    func scripts() {
        for seed in randomRuns(1...400, dividedBy: 10) {
            var script = Script(seed: UInt64(seed))
            if let difference = script.run() { Issue.record("seed \(seed): \(difference)") }
        }
    }

    @Test("An edit asks the changed cell alone, however many cells there are")
    func visits() {
        let tree = LayoutTree()
        let cells = TableCell.placed([[TableCell.Span]](repeating: .init(repeating: .init(), count: 10), count: 200))
        let children = (0..<2_000).map { _ in tree.makeNode(.leaf(.wrapping(natural: 100, lineHeight: 10))) }
        let table = TableLayout(columns: .init(repeating: .flexible, count: 10), cells: cells.flatMap { $0 })
        tree.root = tree.makeNode(.layout(table), children: children)
        let proposal = ProposedViewSize(width: 600, height: nil)
        tree.layoutIfNeeded(in: proposal)
        tree.setMeasure(LeafMeasure.wrapping(natural: 130, lineHeight: 10), of: children[1_005])
        tree.layoutIfNeeded(in: proposal)
        #expect(tree.counts.visits < 20)
        #expect(tree.frame(of: children[1_005]).height == 30)
        #expect(tree.frame(of: children[1_010]).minY == 2_030)
        #expect(tree.frame(of: children[999]).minY == 1_980)
    }
}

/// The content of a cell of a random table.
private struct Cell {
    enum Shape: CaseIterable { case box, text, filling, ratio }

    var shape: Shape
    var width: CGFloat
    var height: CGFloat

    /// The node that an edit changes.
    var kind: NodeKind {
        shape == .text
            ? .leaf(.wrapping(natural: 3 * width, lineHeight: height))
            : .fixed(CGSize(width: width, height: height))
    }

    /// Makes the cell; returns its outermost node, and the one that an edit changes.
    func make(in tree: LayoutTree) -> (cell: NodeID, edited: NodeID) {
        let edited = tree.makeNode(kind)
        return switch shape {
        case .box, .text: (edited, edited)
        case .filling:
            (tree.makeNode(.flexibleFrame(maxWidth: .infinity, maxHeight: .infinity), children: [edited]), edited)
        case .ratio: (tree.makeNode(.aspectRatio(1.5, contentMode: .fit), children: [edited]), edited)
        }
    }
}

/// A table, and edits of it.
private struct Script {
    private var numbers: SplitMix64
    private let layout: TableLayout
    private var cells: [Cell] = []
    private var proposal = ProposedViewSize.unspecified

    init(seed: UInt64) {
        var numbers = SplitMix64(seed: seed)
        let spans = (0..<Int.random(in: 1...12, using: &numbers)).map { _ in
            (0..<Int.random(in: 1...5, using: &numbers)).map { _ in
                TableCell.Span(rows: numbers.pick([1, 1, 1, 2, 3]), columns: numbers.pick([1, 1, 1, 2]))
            }
        }
        let widths: [TableColumnWidth] = [
            .fixed(40), .fitting, .fitting, .fitting(minimum: 20, maximum: 60), .flexible, .flexible(weight: 2),
            .flexible(minimum: 30, maximum: 90),
        ]
        let columns = (0..<Int.random(in: 0...6, using: &numbers)).map { _ in numbers.pick(widths) }
        let places = TableCell.placed(spans).flatMap { $0 }
        layout = TableLayout(
            columns: columns, cells: places,
            spacing: CGSize(width: numbers.pick([0, 4, 1 / 3]), height: numbers.pick([0, 2, 1 / 3])))
        self.numbers = numbers
        // Now and then there are more children than cells.
        cells = (0..<places.count + self.numbers.pick([0, 0, 0, 2])).map { _ in makeCell() }
        proposal = makeProposal()
    }

    private mutating func makeCell() -> Cell {
        Cell(
            shape: numbers.pick(Cell.Shape.allCases), width: CGFloat(Int.random(in: 1...60, using: &numbers)),
            height: CGFloat(Int.random(in: 1...90, using: &numbers)) / 3)
    }

    private mutating func makeProposal() -> ProposedViewSize {
        ProposedViewSize(
            width: numbers.pick([nil, 0, 100, 250, 500.5, .infinity]),
            height: numbers.pick([nil, nil, 0, 300, .infinity]))
    }

    private func make(in tree: LayoutTree) -> [NodeID] {
        let made = cells.map { $0.make(in: tree) }
        tree.root = tree.makeNode(.padding(3), children: [tree.makeNode(.layout(layout), children: made.map(\.cell))])
        return made.map(\.edited)
    }

    mutating func run() -> String? {
        let tree = LayoutTree()
        let edited = make(in: tree)
        tree.layoutIfNeeded(in: proposal)
        for step in 1...30 {
            for _ in 0..<numbers.pick([1, 1, 1, 2, 12]) {
                let cell = Int.random(in: cells.indices, using: &numbers)
                let changed = makeCell()
                if numbers.once(in: 2) { cells[cell].width = changed.width }
                if numbers.once(in: 2) { cells[cell].height = changed.height }
                tree.setKind(cells[cell].kind, of: edited[cell])
            }
            if numbers.once(in: 8) { proposal = makeProposal() }
            if numbers.once(in: 8) {
                _ = tree.sizeThatFits(makeProposal(), of: numbers.pick([tree.root!, edited[0]]))
            }
            tree.layoutIfNeeded(in: proposal)
            let fresh = LayoutTree()
            _ = make(in: fresh)
            fresh.layoutIfNeeded(in: proposal)
            let (got, expected) = (tree.frameBits.map(\.bits), fresh.frameBits.map(\.bits))
            if let index = got.indices.first(where: { got[$0] != expected[$0] }) {
                return "step \(step), \(proposal): node \(index) is at \(got[index]), expected \(expected[index])"
            }
        }
        return nil
    }
}
