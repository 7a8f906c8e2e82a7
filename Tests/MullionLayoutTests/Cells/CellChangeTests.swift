import MullionGeometry
import MullionLayout
import MullionTestSupport
import Testing

/// Edits of few children among many in grids, rows, and columns of cells, which look at the changed children alone:
/// after each, every frame equals that of a new tree, bit by bit.
@Suite struct CellChangeTests {
    @Test(arguments: randomRuns(UInt64(1)...400, dividedBy: 20))
    func `After edits of few children large containers of cells are as new ones`(seed: UInt64) {
        var container = ChangingCells(seed: seed)
        let tree = LayoutTree()
        tree.verifiesAnswers = true
        let nodes = container.build(in: tree, remembering: true)
        var proposal = ProposedViewSize(width: 300, height: nil)
        for step in 0..<40 {
            if container.random.chance(0.1) {
                proposal = ProposedViewSize(
                    width: container.pick([nil, 0, 140, 300, 900]), height: container.pick([nil, nil, 0, 70, 900]))
            }
            tree.layoutIfNeeded(in: proposal)
            let fresh = LayoutTree()
            let new = container.build(in: fresh, remembering: false)
            fresh.layoutIfNeeded(in: proposal)
            let (frames, others) = (container.frames(nodes.root, tree), container.frames(new.root, fresh))
            if frames != others {
                let index = frames.indices.first { $0 >= others.count || frames[$0] != others[$0] }
                Issue.record("seed \(seed), step \(step), node \(index ?? 0) of \(frames.count)")
                return
            }
            let isInconsistent = tree.diagnostics.contains {
                if case .inconsistentSize = $0.kind { true } else { false }
            }
            #expect(!isInconsistent, "seed \(seed), step \(step)")
            // Many edits at once are not followed one by one.
            for _ in 0..<container.pick([1, 1, 1, 1, 2, 2, 5, 80]) { container.edit(tree, nodes) }
        }
    }

    @Test(arguments: randomRuns(UInt64(1)...200, dividedBy: 20))
    func `Properties that are set inside of modifiers reach the grid after every edit`(seed: UInt64) {
        let random = RandomCells(seed: seed)
        let layout = random.largeContainer()
        var cells = (0..<40).map { _ in (inset: random.number(0...5), leaf: random.leaf(), item: random.item()) }
        func build(in tree: LayoutTree) -> (top: NodeID, nodes: [(padding: NodeID, leaf: NodeID)]) {
            let nodes = cells.map { cell in
                let leaf = tree.cell(cell.leaf, cell.item)
                return (padding: tree.makeNode(.padding(cell.inset), children: [leaf]), leaf: leaf)
            }
            let top = tree.makeNode(layout, children: nodes.map(\.padding))
            tree.root = top
            return (top, nodes)
        }
        let tree = LayoutTree()
        let built = build(in: tree)
        for step in 0..<30 {
            let proposal = ProposedViewSize(width: random.chance(0.8) ? 300 : 120, height: nil)
            tree.layoutIfNeeded(in: proposal)
            let fresh = LayoutTree()
            let new = build(in: fresh)
            fresh.layoutIfNeeded(in: proposal)
            let isEqual =
                tree.preorder(built.top).map { tree.frame(of: $0) }
                == fresh.preorder(new.top).map { fresh.frame(of: $0) }
            guard isEqual else {
                Issue.record("seed \(seed), step \(step)")
                return
            }
            for _ in 0..<Int.random(in: 1...3, using: &random.random) {
                let index = Int.random(in: cells.indices, using: &random.random)
                switch Int.random(in: 0..<4, using: &random.random) {
                case 0:
                    cells[index].inset = random.number(0...5)
                    tree.setKind(.padding(cells[index].inset), of: built.nodes[index].padding)
                case 1:
                    cells[index].leaf = random.leaf()
                    tree.setKind(cells[index].leaf, of: built.nodes[index].leaf)
                case 2: _ = tree.sizeThatFits(ProposedViewSize(width: 50, height: nil), of: built.top)
                default:
                    cells[index].item = random.item()
                    tree.setValue(cells[index].item, forKey: CellItemKey.self, of: built.nodes[index].leaf)
                }
            }
        }
    }

    @Test func `An edit of one child in a grid of cells measures and places what it changes`() {
        let tree = LayoutTree()
        let grid = CellGrid(maxColumns: 10, alignment: .topLeading, fills: [.horizontal, .vertical])
        func leaf(_ width: CGFloat) -> NodeKind { .leaf(LeafMeasure { _ in CGSize(width: width, height: 10) }) }
        let leaves = (0..<200).map { _ in tree.makeNode(leaf(10)) }
        tree.root = tree.makeNode(.layout(grid), children: leaves)
        func layOut() -> [NodeID] {
            tree.layoutIfNeeded(in: ProposedViewSize(width: 400, height: 300))
            return tree.changes.map(\.node)
        }
        #expect(layOut().count == 201)
        tree.setMeasure(LeafMeasure { _ in CGSize(width: 4, height: 10) }, of: leaves[57])
        #expect(layOut() == [leaves[57]])
        #expect(tree.counts.leafMeasurements <= 4 && tree.counts.traits <= 1)
        // The widest of its column: the cells of the column become wider, and the columns after it move.
        tree.setMeasure(LeafMeasure { _ in CGSize(width: 12, height: 10) }, of: leaves[58])
        let moved = (0..<20).map { leaves[$0 * 10 + 9] }
        #expect(Set(layOut()) == Set([leaves[58]] + moved))
        tree.setValue(CellItem().offset(x: 3), forKey: CellItemKey.self, of: leaves[3])
        #expect(layOut() == [leaves[3]])
    }
}

/// A container of many cells in a column, in a direction of reading or in padding, and its edits.
private struct ChangingCells {
    let random: RandomCells
    private let model: RandomCells.Node
    private let hasDirection: Bool
    private var isRightToLeft = false
    private var above: CGFloat = 10

    init(seed: UInt64) {
        random = RandomCells(seed: seed)
        hasDirection = random.chance(0.25)
        model = RandomCells.Node(random.largeContainer(), CellItem(), isContainer: true)
        let hasItems = random.chance(0.7)
        for _ in 0..<Int.random(in: 30...90, using: &random.random) {
            let child = random.tree(depth: random.chance(0.15) ? 1 : 0)
            if !hasItems { child.item = CellItem() }
            model.children.append(child)
        }
    }

    func pick<T>(_ values: [T]) -> T { values.randomElement(using: &random.random)! }

    private var rootKind: NodeKind {
        hasDirection ? .layoutDirection(isRightToLeft ? .rightToLeft : .leftToRight) : .padding(0)
    }

    func build(in tree: LayoutTree, remembering: Bool) -> (root: NodeID, box: NodeID) {
        let box = tree.makeNode(.fixed(CGSize(width: 20, height: above)))
        let container = RandomCells.build(model, in: tree, remembering: remembering)
        let column = tree.makeNode(.vStack(alignment: .leading, spacing: 3), children: [box, container])
        let root = tree.makeNode(rootKind, children: [column])
        tree.root = root
        return (root, box)
    }

    func frames(_ root: NodeID, _ tree: LayoutTree) -> [CGRect] { tree.preorder(root).map { tree.frame(of: $0) } }

    mutating func edit(_ tree: LayoutTree, _ nodes: (root: NodeID, box: NodeID)) {
        let children = model.children
        guard let child = children.randomElement(using: &random.random) else { return random.edit(model, in: tree) }
        switch Int.random(in: 0...15, using: &random.random) {
        case 0:
            above = CGFloat(Int.random(in: 0...30, using: &random.random))
            tree.setKind(.fixed(CGSize(width: 20, height: above)), of: nodes.box)
        case 1 where hasDirection && random.chance(0.3):
            isRightToLeft.toggle()
            tree.setKind(rootKind, of: nodes.root)
        case 2:
            let proposal = ProposedViewSize(width: pick([nil, 0, 30, 200]), height: pick([nil, 15]))
            _ = tree.sizeThatFits(proposal, of: pick([model.id!, model.id!, child.id!, nodes.root]))
        case 3: tree.setNeedsLayout(pick([model.id!, child.id!]))
        case 4: _ = tree.dimensions(of: pick([model.id!, nodes.root]), in: ProposedViewSize(width: 120, height: nil))
        case 5 where random.chance(0.3):
            model.kind = random.largeContainer()
            tree.setKind(model.kind, of: model.id!)
        case 6:
            let target = children.indices.randomElement(using: &random.random)!
            model.children.removeAll { $0 === child }
            model.children.insert(child, at: target)
            tree.move(child.id!, to: model.id!, at: target)
        case 7, 8: random.edit(model, in: tree)
        case 9, 10:
            child.item = random.item()
            tree.setValue(child.item, forKey: CellItemKey.self, of: child.id!)
        default:
            guard !child.isContainer else { return }
            child.kind = random.leaf()
            tree.setKind(child.kind, of: child.id!)
        }
    }
}
