import MullionConformance
import MullionGeometry
import MullionLayout
import MullionTestSupport
import Testing

@Suite struct GridPropertyTests {
    /// A random grid of colours, boxes and texts without spans.
    private struct Model {
        var columns: Int
        var cells: [(kind: Int, a: CGFloat, b: CGFloat)]
        var spacing: CGFloat

        init(_ random: inout SplitMix64) {
            columns = Int.random(in: 1...5, using: &random)
            spacing = CGFloat(Int.random(in: 0...10, using: &random))
            cells = (0..<Int.random(in: 1...25, using: &random)).map { _ in
                (
                    Int.random(in: 0...3, using: &random), CGFloat(Int.random(in: 1...60, using: &random)),
                    CGFloat(Int.random(in: 1...40, using: &random))
                )
            }
        }

        func cell(_ index: Int, in tree: LayoutTree) -> NodeID {
            let cell = cells[index]
            let node =
                switch cell.kind {
                case 0: tree.makeNode(.color)
                case 1: tree.box(cell.a, cell.b)
                case 2: tree.flexible((cell.a / 2, cell.a, cell.a * 2), (0, cell.b, cell.b))
                default: tree.makeNode(wrapping(Int(cell.b)))
                }
            tree.setValue(index % columns == 0 ? .first() : .next, forKey: GridValues.Row.self, of: node)
            return node
        }

        func build(in tree: LayoutTree, order: [Int]? = nil) -> (grid: NodeID, cells: [NodeID]) {
            let grid = tree.makeNode(.layout(GridLayout(horizontalSpacing: spacing, verticalSpacing: spacing)))
            var made = [NodeID?](repeating: nil, count: cells.count)
            for index in order ?? Array(cells.indices) { made[index] = cell(index, in: tree) }
            for node in made { tree.append(node!, to: grid) }
            tree.root = grid
            return (grid, made.map { $0! })
        }
    }

    private func forEachModel(_ body: (inout SplitMix64, Model, UInt64) -> Void) {
        for seed in randomRuns(0..<300 as Range<UInt64>) {
            var random = SplitMix64(seed: seed)
            body(&random, Model(&random), seed)
        }
    }

    @Test func `Columns and rows lie side by side, and the grid is as large as all of them`() {
        forEachModel { random, model, seed in
            let tree = LayoutTree()
            let (grid, cells) = model.build(in: tree)
            // Colours that are unsized fill their cells, and show where these are.
            let probes = (0..<model.columns).map { column in
                let probe = tree.makeNode(.color)
                tree.append(probe, to: grid)
                tree.setValue(column == 0 ? .first() : .next, forKey: GridValues.Row.self, of: probe)
                tree.setValue([.horizontal, .vertical], forKey: GridValues.UnsizedAxes.self, of: probe)
                return probe
            }
            tree.layoutIfNeeded(in: ProposedViewSize(width: CGFloat.random(in: 0...400, using: &random), height: nil))
            var x: CGFloat = 0
            for (column, probe) in probes.enumerated() {
                let frame = tree.frame(of: probe)
                #expect(abs(frame.minX - x) < 1e-6, "seed \(seed), column \(column)")
                x = frame.maxX + model.spacing
                for index in stride(from: column, to: cells.count, by: model.columns) {
                    let cell = tree.frame(of: cells[index])
                    #expect(
                        cell.minX >= frame.minX - 1e-6 && cell.maxX <= frame.maxX + 1e-6, "seed \(seed), cell \(index)")
                }
            }
            #expect(abs(tree.frame(of: grid).width - (x - model.spacing)) < 1e-6, "seed \(seed)")
        }
    }

    @Test func `It does not matter in which order cells are made`() {
        forEachModel { random, model, seed in
            let (tree, other) = (LayoutTree(), LayoutTree())
            let (first, second) = (
                model.build(in: tree),
                model.build(in: other, order: Array(model.cells.indices).shuffled(using: &random))
            )
            let proposal = ProposedViewSize(width: CGFloat.random(in: 0...400, using: &random), height: 200)
            tree.layoutIfNeeded(in: proposal)
            other.layoutIfNeeded(in: proposal)
            #expect(first.cells.map { tree.frame(of: $0) } == second.cells.map { other.frame(of: $0) }, "seed \(seed)")
        }
    }

    @Test func `After edits a grid equals a new one, bit by bit`() {
        forEachModel { random, model, seed in
            var model = model
            let tree = LayoutTree()
            var (grid, cells) = model.build(in: tree)
            for step in 0..<8 {
                let proposal = ProposedViewSize(
                    width: [nil, 0, 90, 250, 400].randomElement(using: &random)!,
                    height: [nil, nil, 50, 300].randomElement(using: &random)!)
                tree.layoutIfNeeded(in: proposal)
                let fresh = LayoutTree()
                let again = model.build(in: fresh)
                fresh.layoutIfNeeded(in: proposal)
                #expect(tree.frame(of: grid) == fresh.frame(of: again.grid), "seed \(seed), step \(step)")
                #expect(
                    cells.map { tree.frame(of: $0) } == again.cells.map { fresh.frame(of: $0) },
                    "seed \(seed), step \(step)")
                switch Int.random(in: 0...2, using: &random) {
                case 0 where cells.count > 1:
                    tree.destroy(cells.removeLast())
                    model.cells.removeLast()
                case 1:
                    model.cells.append((1, 33, 17))
                    cells.append(model.cell(model.cells.count - 1, in: tree))
                    tree.append(cells[cells.count - 1], to: grid)
                default:
                    let index = Int.random(in: cells.indices, using: &random)
                    model.cells[index] = (1, CGFloat(Int.random(in: 0...70, using: &random)), 12)
                    tree.setKind(
                        .fixed(CGSize(width: model.cells[index].a, height: 12)), of: cells[index])
                }
            }
        }
    }

    @Test func `A cell is measured three times at most, with 100 cells or 10,000`() {
        for rows in [10, 1_000] {
            for proposal in [
                ProposedViewSize(width: 2_000, height: nil), .unspecified, ProposedViewSize(width: 300, height: 40_000),
            ] {
                let tree = LayoutTree()
                let journals = (0..<rows * 10).map { _ in Journal() }
                let grid = tree.grid(
                    (0..<rows).map { row in
                        .row(
                            (0..<10).map { column in
                                tree.makeNode(wrapping((row + column) % 7 + 1, journals[row * 10 + column]))
                            })
                    })
                tree.layOut(grid, proposal.width, proposal.height)
                #expect(journals.map(\.proposals.count).max()! <= 3, "\(rows) rows, \(proposal)")
            }
        }
    }

    @Test func `Grids inside grids do not ask their cells more often with every level`() {
        func most(_ depth: Int) -> Int {
            let tree = LayoutTree()
            let journal = Journal()
            var inner = tree.makeNode(wrapping(6, journal))
            for _ in 0..<depth { inner = tree.grid([.row(inner, tree.box(5, 5)), .row(tree.box(20, 5))]) }
            tree.layOut(inner, 400, 300)
            return journal.proposals.count
        }
        #expect(most(40) <= most(5) + 2)
        #expect(most(5) <= 5)
    }
}
