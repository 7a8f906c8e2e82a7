import MullionGeometry
import MullionLayout
import MullionTestSupport
import Testing

/// A long column in which one row changes: what the engine concludes must be what a new layout finds, to the bit.
@Suite("Edits in long columns")
struct ColumnEditTests {
    @Test("After each edit every frame equals a new layout bit by bit, in 600 scripts of 40 edits")
    func scripts() {
        for seed in randomRuns(1...600, dividedBy: 20) {
            var script = Script(seed: UInt64(seed))
            if let difference = script.run() { Issue.record("seed \(seed): \(difference)") }
        }
    }

    @Test("A pass names the rows that moved, and no other", arguments: [0, 17, 39])
    func changedRows(_ edited: Int) {
        let tree = LayoutTree()
        let rows = (0..<40).map { _ in tree.makeNode(.fixed(CGSize(width: 10, height: 20))) }
        tree.root = tree.makeNode(.vStack(spacing: 4), children: rows)
        tree.layoutIfNeeded(in: ProposedViewSize(width: 100, height: nil))
        for height in [30, 20, 25] as [CGFloat] {
            tree.setKind(.fixed(CGSize(width: 10, height: height)), of: rows[edited])
            tree.layoutIfNeeded(in: ProposedViewSize(width: 100, height: nil))
            #expect(tree.changes.map(\.node).filter(rows.contains) == Array(rows[edited...]))
            #expect(tree.frame(of: tree.root!).height == 40 * 20 + 39 * 4 + height - 20)
        }
    }

    @Test("An edit visits a few nodes, however many rows there are")
    func visits() {
        let tree = LayoutTree()
        let texts = (0..<1_000).map { _ in tree.makeNode(.leaf(.wrapping(natural: 300, lineHeight: 16))) }
        let rows = texts.map {
            tree.makeNode(.hStack(spacing: 8), children: [$0, tree.makeNode(.spacer(minLength: 0))])
        }
        tree.root = tree.makeNode(.vStack(alignment: .leading, spacing: 8), children: rows)
        tree.layoutIfNeeded(in: ProposedViewSize(width: 200, height: nil))
        for (row, natural) in [(500, 150), (501, 420), (500, 300)] as [(Int, CGFloat)] {
            tree.setMeasure(LeafMeasure.wrapping(natural: natural, lineHeight: 16), of: texts[row])
            tree.layoutIfNeeded(in: ProposedViewSize(width: 200, height: nil))
            #expect(tree.counts.visits < 20)
        }
    }
}

/// One row of a random list.
private struct Row {
    enum Shape: CaseIterable { case box, growing, text, app, list }

    var shape: Shape
    var natural: CGFloat
    var height: CGFloat

    /// The node that an edit changes.
    var kind: NodeKind {
        switch shape {
        case .box: .fixed(CGSize(width: natural, height: height))
        case .growing:
            .flexible(
                min: .zero, ideal: CGSize(width: natural, height: height),
                max: CGSize(width: CGFloat.infinity, height: 2 * height))
        case .text, .app, .list: .leaf(.wrapping(natural: natural, lineHeight: height))
        }
    }

    /// Makes the row; returns its outermost node, and the one that an edit changes.
    func make(in tree: LayoutTree) -> (row: NodeID, edited: NodeID) {
        let edited = tree.makeNode(kind)
        switch shape {
        case .box, .growing, .text: return (edited, edited)
        case .app:
            let texts = tree.makeNode(
                .vStack(alignment: .leading, spacing: 2),
                children: [edited, tree.makeNode(.leaf(.wrapping(natural: 90, lineHeight: 11)))])
            let stack = tree.makeNode(
                .hStack(spacing: 8),
                children: [tree.makeNode(.fixed(CGSize(width: 24, height: 24))), texts, tree.makeNode(.spacer())])
            return (tree.makeNode(.padding(3), children: [stack]), edited)
        case .list:
            var children = (0..<20).map { tree.makeNode(.fixed(CGSize(width: 30, height: 1 + CGFloat($0) / 3))) }
            children[7] = edited
            return (tree.makeNode(.vStack(alignment: .trailing, spacing: 1), children: children), edited)
        }
    }
}

/// A list in a container, and edits of it.
private struct Script {
    private var numbers: SplitMix64
    private var rows: [Row] = []
    private let spacing: CGFloat?
    private let alignment: HorizontalAlignment
    private let container: NodeKind?
    /// Heights are multiples of this.
    private let unit: CGFloat
    private var proposal = ProposedViewSize.unspecified

    init(seed: UInt64) {
        numbers = SplitMix64(seed: seed)
        spacing = numbers.pick([nil, 0, 8, 8, 1 / 3, -2])
        alignment = numbers.pick([.leading, .center, .trailing])
        container = numbers.pick([nil, nil, .padding(5), .scrollView(.vertical), .frame(height: 200)])
        unit = numbers.pick([1, 1, 0.25, 1 / 3])
        rows = (0..<numbers.pick([3, 18, 30, 50])).map { _ in makeRow() }
        proposal = makeProposal()
    }

    private mutating func length(_ range: ClosedRange<Int>) -> CGFloat {
        CGFloat(Int.random(in: range, using: &numbers))
    }

    private mutating func makeRow() -> Row {
        Row(
            shape: numbers.pick(Row.Shape.allCases), natural: 4 * length(4...90),
            height: unit * length(1...60))
    }

    private mutating func makeProposal() -> ProposedViewSize {
        ProposedViewSize(
            width: numbers.pick([nil, 100, 200, 333.3, .infinity]),
            height: numbers.pick([nil, nil, nil, 0, 400, .infinity]))
    }

    private func make(in tree: LayoutTree) -> [NodeID] {
        let made = rows.map { $0.make(in: tree) }
        let column = tree.makeNode(.vStack(alignment: alignment, spacing: spacing), children: made.map(\.row))
        tree.root = container.map { tree.makeNode($0, children: [column]) } ?? column
        return made.map(\.edited)
    }

    mutating func run() -> String? {
        let tree = LayoutTree()
        let edited = make(in: tree)
        tree.layoutIfNeeded(in: proposal)
        for step in 1...40 {
            for _ in 0..<numbers.pick([1, 1, 1, 2]) {
                let row = Int.random(in: rows.indices, using: &numbers)
                if numbers.once(in: 2) { rows[row].natural = 4 * length(4...90) }
                if numbers.once(in: 2) { rows[row].height = unit * length(1...60) }
                tree.setKind(rows[row].kind, of: edited[row])
            }
            if numbers.once(in: 10) { proposal = makeProposal() }
            if numbers.once(in: 10) {
                _ = tree.sizeThatFits(makeProposal(), of: numbers.pick([tree.root!, edited[0]]))
            }
            let before = tree.frameBits
            tree.layoutIfNeeded(in: proposal)
            let after = tree.frameBits
            let fresh = LayoutTree()
            _ = make(in: fresh)
            fresh.layoutIfNeeded(in: proposal)
            if after.map(\.bits) != fresh.frameBits.map(\.bits) { return "step \(step): other frames" }
            let moved = zip(before, after).filter { $0.bits != $1.bits }.map(\.1.node)
            if Set(moved) != Set(tree.changes.map(\.node)) { return "step \(step): other changes" }
        }
        return nil
    }
}
