import MullionGeometry
import MullionLayout
import MullionTestSupport
import Testing

/// Random edits of grids, with a pass after each that equals a pass over a new tree, bit by bit.
@Suite struct GridEditTests {
    @Test(arguments: randomRuns(UInt64(1)...400, dividedBy: 20))
    func `After edits of every kind grids are as new ones`(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        let layout = EditedGrid.layouts[Int(seed) % EditedGrid.layouts.count]
        var cells = (0..<Int.random(in: 1...14, using: &random)).map { _ in EditedGrid.Cell(&random) }
        let tree = LayoutTree()
        var built = EditedGrid.build(layout, cells, in: tree)
        var proposal = ProposedViewSize(width: 200, height: nil)
        for step in 0..<30 {
            if random.once(in: 3) {
                proposal = ProposedViewSize(
                    width: random.pick([nil, 0, 60, 140, 300]), height: random.pick([nil, nil, 70, 260]))
            }
            tree.layoutIfNeeded(in: proposal)
            let fresh = LayoutTree()
            let new = EditedGrid.build(layout, cells, in: fresh)
            fresh.layoutIfNeeded(in: proposal)
            #expect(tree.frame(of: built.grid) == fresh.frame(of: new.grid), "seed \(seed), step \(step)")
            for index in cells.indices {
                let (old, new) = (built.cells[index], new.cells[index])
                #expect(
                    tree.frame(of: old.node) == fresh.frame(of: new.node)
                        && tree.frame(of: old.leaf) == fresh.frame(of: new.leaf),
                    "seed \(seed), step \(step), cell \(index) of \(type(of: layout))")
            }
            for _ in 0..<(random.once(in: 6) ? 5 : 1) { EditedGrid.edit(&cells, &built, tree, &random) }
        }
    }
}

/// A grid as data, and its edits.
private enum EditedGrid {
    static let layouts: [any Layout] = [
        GridLayout(horizontalSpacing: 3, verticalSpacing: 2), GridLayout(alignment: .bottomTrailing),
        GridLayout(alignment: Alignment(horizontal: .center, vertical: .firstTextBaseline)),
        LazyVGridLayout(columns: [GridItem(.fixed(40)), GridItem(.flexible()), GridItem(.adaptive(minimum: 30))]),
        LazyHGridLayout(rows: [GridItem(.flexible()), GridItem(.fixed(20))]),
        CellGrid(maxColumns: 3, fills: .horizontal).spacing(4), CellRow(), CellColumn(),
    ]

    struct Cell {
        var leaf: Int
        var width: CGFloat
        var padding: CGFloat
        var priority: Double
        var row: GridRowMember
        var span: Int
        var unsized: Axis.Set
        var anchor: UnitPoint?
        var column: HorizontalAlignment?

        init(_ random: inout SplitMix64) {
            leaf = Int.random(in: 0...3, using: &random)
            width = CGFloat(Int.random(in: 0...90, using: &random))
            padding = CGFloat(Int.random(in: 0...2, using: &random))
            priority = random.once(in: 5) ? 1 : 0
            row = random.pick([.first(), .next, .next, .next, .first(alignment: .firstTextBaseline), .none])
            span = random.once(in: 5) ? 2 : 1
            unsized = random.once(in: 8) ? random.pick([.horizontal, .vertical]) : []
            anchor = random.once(in: 8) ? .bottomTrailing : nil
            column = random.once(in: 8) ? .trailing : nil
        }

        var kind: NodeKind {
            let width = width
            switch leaf {
            case 0: return .fixed(CGSize(width: width, height: 10 + width / 9))
            case 1:
                let size = CGSize(width: width, height: 7)
                return .flexible(min: size, ideal: size, max: CGSize(width: .infinity, height: 7 + width))
            default:
                let baseline: ((CGSize) -> CGFloat)? = leaf == 2 ? nil : { $0.height - 3 }
                return .leaf(
                    LeafMeasure(traits: .wrappingText, firstTextBaseline: baseline) { proposal in
                        guard let room = proposal.width, room < width else { return CGSize(width: width, height: 11) }
                        return CGSize(width: room, height: 11 * (width / max(room, 1)).rounded(.up))
                    })
            }
        }
    }

    /// The nodes of a cell: priority, padding, leaf.
    struct Nodes {
        var node: NodeID
        var padding: NodeID
        var leaf: NodeID
    }

    static func build(
        _ layout: any Layout, _ cells: [Cell], in tree: LayoutTree
    ) -> (grid: NodeID, cells: [Nodes]) {
        let grid = tree.makeNode(.layout(layout))
        let nodes = cells.map { cell in
            let nodes = make(cell, tree)
            tree.append(nodes.node, to: grid)
            return nodes
        }
        tree.root = grid
        return (grid, nodes)
    }

    static func make(_ cell: Cell, _ tree: LayoutTree) -> Nodes {
        let node = tree.makeNode(.layoutPriority(cell.priority))
        let padding = tree.appendNode(.padding(cell.padding), to: node)
        let nodes = Nodes(node: node, padding: padding, leaf: tree.appendNode(cell.kind, to: padding))
        setValues(cell, nodes, tree)
        return nodes
    }

    static func setValues(_ cell: Cell, _ nodes: Nodes, _ tree: LayoutTree) {
        tree.setValue(cell.row, forKey: GridValues.Row.self, of: nodes.node)
        tree.setValue(cell.span, forKey: GridValues.Columns.self, of: nodes.leaf)
        tree.setValue(cell.unsized, forKey: GridValues.UnsizedAxes.self, of: nodes.padding)
        tree.setValue(cell.anchor, forKey: GridValues.Anchor.self, of: nodes.node)
        tree.setValue(cell.column, forKey: GridValues.ColumnAlignment.self, of: nodes.node)
    }

    static func edit(
        _ cells: inout [Cell], _ built: inout (grid: NodeID, cells: [Nodes]), _ tree: LayoutTree,
        _ random: inout SplitMix64
    ) {
        let new = Cell(&random)
        guard let index = cells.indices.randomElement(using: &random) else { return }
        let nodes = built.cells[index]
        switch Int.random(in: 0...8, using: &random) {
        case 0:
            cells.insert(new, at: index)
            built.cells.insert(make(new, tree), at: index)
            tree.insert(built.cells[index].node, into: built.grid, at: index)
        case 1 where cells.count > 1:
            tree.destroy(built.cells.remove(at: index).node)
            cells.remove(at: index)
        case 2:
            let target = Int.random(in: cells.indices, using: &random)
            cells.insert(cells.remove(at: index), at: target)
            built.cells.insert(built.cells.remove(at: index), at: target)
            tree.move(nodes.node, to: built.grid, at: target)
        case 3:
            cells[index].padding = new.padding
            tree.setKind(.padding(new.padding), of: nodes.padding)
        case 4:
            cells[index].priority = new.priority
            tree.setKind(.layoutPriority(new.priority), of: nodes.node)
        case 5:
            let (leaf, width, padding, priority) =
                (cells[index].leaf, cells[index].width, cells[index].padding, cells[index].priority)
            cells[index] = new
            (cells[index].leaf, cells[index].width) = (leaf, width)
            (cells[index].padding, cells[index].priority) = (padding, priority)
            setValues(new, nodes, tree)
        case 6:
            cells[index].leaf = new.leaf
            tree.setKind(cells[index].kind, of: nodes.leaf)
        default:
            cells[index].width = new.width
            tree.setKind(cells[index].kind, of: nodes.leaf)
        }
    }
}
