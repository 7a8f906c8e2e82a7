import MullionGeometry

/// A tree to be measured, and what is changed in it.
struct Workload {
    /// What one edit does.
    enum Change: String, CaseIterable {
        case width, height, text
    }

    let name: String
    /// One line for the list of workloads.
    let summary: String
    let proposal: ProposedViewSize
    let tree: PlannedTree
    var flavour = StackFlavour.builtin
    var changes: [Change] = []

    /// The proposal of the n-th relayout: always another width, so that no answer of an earlier pass helps.
    func proposal(_ pass: Int) -> ProposedViewSize {
        ProposedViewSize(width: proposal.width.map { $0 - CGFloat(pass % 64) * 0.5 }, height: proposal.height)
    }
}

extension Workload {
    /// Every workload, in the order of the table.
    static let all: [(name: String, make: @Sendable () -> Workload)] = [
        ("T1", { flat() }),
        ("T2", { deep(1_000, name: "T2") }),
        ("T2_128", { deep(128) }),
        ("T2_10000", { deep(10_000) }),
        ("T3", { balanced() }),
        ("T4", { app() }),
        ("T6_20", { trap(20) }),
        ("T6_128", { trap(128) }),
        ("T6_1000", { trap(1_000) }),
        ("T6_10000", { trap(10_000) }),
        ("T6b_12", { binaryTrap(12) }),
        ("Cells-1000", { cells(1_000) }),
        ("Cells-10000", { cells(10_000) }),
        ("Cells-100000", { cells(100_000) }),
        ("Split-1000", { split(1_000) }),
        ("Split-10000", { split(10_000) }),
        ("Split-100000", { split(100_000) }),
        ("T7-grid", { grid() }),
        ("T7-lazy", { lazyGrid() }),
        ("T7-table", { table() }),
        ("T7-cells", { row(of: 10_000) }),
        ("T7-cell-grid", { cellGrid() }),
        ("T3-custom", { balanced(flavour: .custom, name: "T3-custom") }),
        ("T3-separable", { balanced(flavour: .separable, name: "T3-separable") }),
        ("T4-custom", { app(flavour: .custom, name: "T4-custom") }),
        ("T4-separable", { app(flavour: .separable, name: "T4-separable") }),
        ("T2-css", { deep(10_000, flavour: .css, name: "T2-css") }),
        ("T3-css", { balanced(flavour: .css, name: "T3-css") }),
        ("T4-css", { app(flavour: .css, name: "T4-css") }),
        ("T7-css", { grid(flavour: .css, name: "T7-css") }),
    ]

    /// Workloads with growth and wrapping left out, where other engines mean the same by the same tree.
    static let comparable: [(name: String, make: @Sendable () -> Workload)] = [
        ("T1", { flat() }),
        ("T1-small", { flat(leaves: 200, name: "T1-small") }),
        ("T2", { deep(1_000, name: "T2") }),
        ("T2-small", { deep(30, name: "T2-small") }),
        ("T3-rigid", { balanced(grows: false, name: "T3-rigid") }),
        ("T3-small", { balanced(grows: false, depth: 3, name: "T3-small") }),
        ("T4-rigid", { app(wraps: false, name: "T4-rigid") }),
        ("T4-small", { app(rows: 50, wraps: false, name: "T4-small") }),
        ("T3-css", { balanced(flavour: .css, name: "T3-css") }),
        ("T4-css-rigid", { app(flavour: .css, wraps: false, name: "T4-css-rigid") }),
        ("T7-css-rigid", { grid(flavour: .css, isRigid: true, name: "T7-css-rigid") }),
    ]

    /// T1: one column of many leaves.
    static func flat(leaves: Int = 10_000, name: String = "T1") -> Workload {
        var numbers = NumberSequence()
        var tree = PlannedTree()
        let root = tree.add(.column, to: -1)
        for _ in 0..<leaves {
            let width = numbers.length(20, 200)
            tree.add(.fixed, to: root, width, numbers.length(4, 24))
        }
        return Workload(
            name: name, summary: "a column of \(leaves) fixed leaves",
            proposal: ProposedViewSize(width: 1_000, height: nil), tree: tree, changes: [.width, .height])
    }

    /// T2: columns nested in each other, with padding.
    static func deep(_ levels: Int, flavour: StackFlavour = .builtin, name: String? = nil) -> Workload {
        var tree = PlannedTree()
        var parent: Int32 = -1
        for _ in 0..<levels { parent = tree.addPadded(.column, to: parent, padding: 1) }
        tree.add(.fixed, to: parent, 10, 10)
        return Workload(
            name: name ?? "T2_\(levels)", summary: "\(levels) nested columns with padding",
            proposal: ProposedViewSize(width: 3_000, height: nil), tree: tree, flavour: flavour)
    }

    /// T3: ten children each, rows and columns by turns; some leaves and containers grow.
    static func balanced(
        flavour: StackFlavour = .builtin, grows: Bool = true, depth: Int = 5, name: String = "T3"
    ) -> Workload {
        var numbers = NumberSequence()
        var tree = PlannedTree()
        var counter = 0
        func add(_ level: Int, to parent: Int32) {
            counter += 1
            if level == depth {
                let width = numbers.length(4, 12)
                let shape: PlannedTree.Node.Shape = grows && counter % 4 == 0 ? .growing : .fixed
                tree.add(shape, to: parent, width, numbers.length(4, 12))
                return
            }
            var outer = parent
            let isGrowing = grows && level > 0 && counter % 10 == 3
            // A row's children stand in columns, and the other way round; growth is along the parent.
            if isGrowing { outer = tree.add(level % 2 == 0 ? .tallFrame : .wideFrame, to: parent) }
            let own = tree.add(level % 2 == 0 ? .row : .column, to: outer, isLogical: !isGrowing)
            for _ in 0..<10 { add(level + 1, to: own) }
        }
        add(0, to: -1)
        return Workload(
            name: name, summary: "ten children each, depth \(depth)" + (grows ? ", some grow" : ""),
            proposal: ProposedViewSize(width: 10_000, height: 2_000), tree: tree, flavour: flavour,
            changes: [.width])
    }

    /// T4: a list of rows with a picture, two texts, a spacer and a button.
    static func app(
        rows: Int = 1_000, flavour: StackFlavour = .builtin, wraps: Bool = true, name: String = "T4"
    ) -> Workload {
        var numbers = NumberSequence()
        var tree = PlannedTree()
        let root = tree.add(.column, to: -1)
        for _ in 0..<rows {
            let row = tree.addPadded(.row, to: root, padding: 8, gap: 8)
            tree.add(.fixed, to: row, 40, 40)
            let texts = tree.add(.column, to: row, 2)
            tree.add(wraps ? .text : .fixed, to: texts, numbers.length(60, wraps ? 400 : 280), 16)
            tree.add(wraps ? .text : .fixed, to: texts, numbers.length(60, wraps ? 400 : 280), 12)
            tree.add(.spacer, to: row)
            tree.add(.fixed, to: row, 24, 16)
        }
        return Workload(
            name: name, summary: "\(rows) rows of an app" + (wraps ? "" : " with texts of fixed size"),
            proposal: ProposedViewSize(width: 400, height: nil), tree: tree, flavour: flavour,
            changes: wraps ? [.text] : [.width])
    }

    /// T6: a text beside the rest, level after level, everything may shrink.
    static func trap(_ levels: Int) -> Workload {
        var tree = PlannedTree()
        var parent = tree.add(.row, to: -1)
        for level in 0..<levels {
            tree.add(.text, to: parent, 300, 16)
            parent = tree.addPadded(level % 2 == 0 ? .column : .row, to: parent, padding: 1)
        }
        tree.add(.text, to: parent, 300, 16)
        return Workload(
            name: "T6_\(levels)", summary: "\(levels) levels of a text beside the rest",
            proposal: ProposedViewSize(width: 1_000, height: nil), tree: tree)
    }

    /// T7: a grid of rows of ten cells, every fifth a text and every fourth growing.
    static func grid(
        rows: Int = 1_000, flavour: StackFlavour = .builtin, isRigid: Bool = false, name: String = "T7-grid"
    ) -> Workload {
        var numbers = NumberSequence()
        var tree = PlannedTree()
        let root = tree.add(.grid, to: -1, 4)
        for cell in 0..<rows * 10 {
            let width = numbers.length(20, 80)
            let isText = !isRigid && cell % 5 == 2
            let shape: PlannedTree.Node.Shape = isText ? .text : !isRigid && cell % 4 == 1 ? .growing : .fixed
            tree.addCell(shape, to: root, width, numbers.length(8, 24), startsRow: cell % 10 == 0)
        }
        return Workload(
            name: name, summary: "a grid of \(rows) rows of ten cells",
            proposal: ProposedViewSize(width: 600, height: nil), tree: tree, flavour: flavour,
            changes: isRigid ? [.width] : [.width, .text])
    }

    /// The same leaves in a lazy grid of ten columns.
    static func lazyGrid(rows: Int = 1_000) -> Workload {
        Workload(
            name: "T7-lazy", summary: "a lazy grid of \(rows) rows of ten leaves",
            proposal: ProposedViewSize(width: 600, height: nil), tree: leaves(in: .lazyGrid, 4, rows: rows),
            changes: [.width, .text])
    }

    /// The same leaves in a table: columns of texts are flexible, two are fixed, six as wide as their widest cell.
    static func table(rows: Int = 1_000) -> Workload {
        Workload(
            name: "T7-table", summary: "a table of \(rows) rows of ten leaves",
            proposal: ProposedViewSize(width: 800, height: nil), tree: leaves(in: .table, CGFloat(rows), rows: rows),
            changes: [.width, .text])
    }

    /// The same leaves in a grid of cells whose ten columns stretch.
    static func cellGrid(rows: Int = 1_000) -> Workload {
        Workload(
            name: "T7-cell-grid", summary: "a grid of cells, \(rows) rows of ten leaves",
            proposal: ProposedViewSize(width: 1_000, height: nil), tree: leaves(in: .cellGrid, 10, rows: rows),
            changes: [.width, .text])
    }

    private static func leaves(in shape: PlannedTree.Node.Shape, _ number: CGFloat, rows: Int) -> PlannedTree {
        var numbers = NumberSequence()
        var tree = PlannedTree()
        let root = tree.add(shape, to: -1, number)
        for cell in 0..<rows * 10 {
            let width = numbers.length(20, 80)
            tree.add(cell % 5 == 2 ? .text : .fixed, to: root, width, numbers.length(8, 24))
        }
        return tree
    }

    /// A row of cells: fixed leaves in one line.
    static func row(of leaves: Int) -> Workload {
        Workload(
            name: "T7-cells", summary: "\(leaves) fixed leaves in a row of cells",
            proposal: ProposedViewSize(width: 30_000, height: nil), tree: container(.cellRow, of: leaves),
            changes: [.width])
    }

    /// T6b: a full binary tree with texts at the bottom, rows and columns by turns.
    static func binaryTrap(_ depth: Int) -> Workload {
        var tree = PlannedTree()
        func add(_ level: Int, to parent: Int32) {
            if level == depth {
                tree.add(.text, to: parent, 120, 16)
                return
            }
            let own = tree.addPadded(level % 2 == 0 ? .row : .column, to: parent, padding: 1)
            add(level + 1, to: own)
            add(level + 1, to: own)
        }
        add(0, to: -1)
        return Workload(
            name: "T6b_\(depth)", summary: "a full binary tree of depth \(depth) over texts",
            proposal: ProposedViewSize(width: 1_000, height: nil), tree: tree)
    }

    /// A grid of cells: fixed leaves in 100 columns that stretch.
    static func cells(_ leaves: Int) -> Workload {
        Workload(
            name: "Cells-\(leaves)", summary: "\(leaves) fixed leaves in a grid of 100 stretching columns",
            proposal: ProposedViewSize(width: 30_000, height: nil), tree: container(.cellGrid, of: leaves),
            changes: [.width])
    }

    /// An automatic grid: fixed leaves in halves of halves.
    static func split(_ leaves: Int) -> Workload {
        Workload(
            name: "Split-\(leaves)", summary: "\(leaves) fixed leaves in an automatic grid",
            proposal: ProposedViewSize(width: 4_000, height: 3_000), tree: container(.splitGrid, of: leaves))
    }

    private static func container(_ shape: PlannedTree.Node.Shape, of leaves: Int) -> PlannedTree {
        var numbers = NumberSequence()
        var tree = PlannedTree()
        let root = tree.add(shape, to: -1, 100)
        for _ in 0..<leaves {
            let width = numbers.length(20, 200)
            tree.add(.fixed, to: root, width, numbers.length(4, 24))
        }
        return tree
    }
}
