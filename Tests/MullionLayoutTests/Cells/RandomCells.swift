import MullionGeometry
import MullionLayout
import MullionTestSupport

/// A random tree of cell containers, with stacks and frames among them, that can be edited and built again.
final class RandomCells {
    /// A node: a leaf where it has no kind of container.
    final class Node {
        var kind: NodeKind
        var item: CellItem
        var children: [Node] = []
        let isContainer: Bool
        /// The node in the tree that is edited.
        var id: NodeID?

        init(_ kind: NodeKind, _ item: CellItem, isContainer: Bool) {
            self.kind = kind
            self.item = item
            self.isContainer = isContainer
        }
    }

    var random: SplitMix64
    /// What numbers are made of besides small ones.
    let strangeNumbers: [CGFloat]

    init(seed: UInt64, strangeNumbers: [CGFloat] = []) {
        random = SplitMix64(seed: seed)
        self.strangeNumbers = strangeNumbers
    }

    // MARK: - Making

    func tree(depth: Int) -> Node {
        guard depth > 0, chance(0.8) else { return Node(leaf(), item(), isContainer: false) }
        let node = Node(container(), item(), isContainer: true)
        for _ in 0..<Int.random(in: 0...4, using: &random) { node.children.append(tree(depth: depth - 1)) }
        return node
    }

    func leaf() -> NodeKind {
        let (width, height) = (number(0...60), number(0...40))
        switch Int.random(in: 0..<4, using: &random) {
        case 0: return .color
        case 1: return .leaf(LeafMeasure { _ in CGSize(width: width, height: height) })
        case 2:
            return .leaf(
                LeafMeasure(traits: .wrappingText) { proposal in
                    let line = max(10, min(proposal.width ?? 70, 70))
                    return CGSize(width: line, height: (700 / line).rounded(.up))
                })
        default: return .fixed(CGSize(width: width, height: height))
        }
    }

    func container() -> NodeKind {
        switch Int.random(in: 0..<9, using: &random) {
        case 0: return .hStack(spacing: 3)
        case 1: return .vStack(spacing: 3)
        case 2: return .layout(settings(CellColumn(spacing: number(-4...9))))
        case 3: return .layout(settings(CellStack()))
        case 4: return .layout(settings(CellFlow(spacing: number(-4...9))))
        case 5: return .layout(settings(grid()))
        case 6: return .layout(CellGroups([settings(CellColumn()), settings(CellStack()), grid()]))
        case 7: return .layout(SplitGrid(rootAxis: chance(0.5) ? .vertical : .horizontal, spacing: number(0...4)))
        default: return .layout(settings(CellRow(spacing: number(-4...9))))
        }
    }

    /// A grid, row, or column, which looks at changed children alone.
    func largeContainer() -> NodeKind {
        switch Int.random(in: 0..<6, using: &random) {
        case 0: return .layout(settings(CellRow(spacing: number(-4...9))))
        case 1: return .layout(settings(CellColumn(spacing: number(-4...9))))
        case 2: return .layout(CellGrid(maxColumns: 7, alignment: .topLeading))
        default:
            var grid = settings(grid())
            let most = Int.random(in: 1...9, using: &random)
            grid.limit = chance(0.7) ? .columns(most) : .rows(most)
            if chance(0.5) {
                grid.rowSizings = [CellTrack(), CellTrack(fixed: number(0...40), stretch: number(0...1))]
            }
            return .layout(grid)
        }
    }

    private func settings<L: CellSettings>(_ layout: L) -> L {
        var layout = layout.margins(leading: number(0...9), top: number(0...9), trailing: number(0...9))
        layout.alignment = CellAlignment(position(), position())
        layout.crops = chance(0.3)
        layout.positioning = CellPositioning.allCases.randomElement(using: &random)!
        if chance(0.3) { layout.fills = .horizontal }
        if chance(0.3) { layout.fills.formUnion(.vertical) }
        return layout
    }

    private func grid() -> CellGrid {
        let most = Int.random(in: -1...4, using: &random)
        var grid = chance(0.5) ? CellGrid(maxColumns: most) : CellGrid(maxRows: most)
        grid.columnSizings = [CellTrack(fixed: chance(0.5) ? number(0...40) : nil, stretch: number(0...2))]
        grid.defaultRowSizing.stretch = number(0...2)
        grid.defaultColumnSpacing = CellGap(size: number(0...6), stretch: number(0...2))
        grid.marginStretch.leading = number(0...2)
        return grid.uniform(columns: chance(0.3), rows: chance(0.3))
    }

    func item() -> CellItem {
        var item = CellItem()
        if chance(0.4) { item = item.stretching(.horizontal, weight: number(0...3)) }
        if chance(0.4) { item = item.stretching(.vertical, weight: number(0...3)) }
        if chance(0.2) { item = item.minSize(width: number(0...50), height: number(0...50)) }
        if chance(0.2) { item = item.maxSize(width: number(0...50), height: number(0...50)) }
        if chance(0.2) { item = item.adjustingSize(width: number(-9...9), height: number(-9...9)) }
        if chance(0.2) { item = item.ignoringDesiredSize(chance(0.5) ? .horizontal : .vertical) }
        if chance(0.2) { item = item.adjustingSpacing(leading: number(-9...9), bottom: number(-9...9)) }
        if chance(0.2) { item = item.offset(x: number(-9...9), y: number(-9...9)) }
        if chance(0.2) { item = item.aligned(CellAlignment(position(), position())) }
        if chance(0.1) { item = item.skipped() }
        return item.inGroup(Int.random(in: -1...3, using: &random))
    }

    private func position() -> CellAlignment.Position { CellAlignment.Position.allCases.randomElement(using: &random)! }

    func chance(_ probability: Double) -> Bool { Double.random(in: 0..<1, using: &random) < probability }

    func number(_ range: ClosedRange<CGFloat>) -> CGFloat {
        if chance(0.15), let strange = strangeNumbers.randomElement(using: &random) { return strange }
        let number = CGFloat.random(in: range, using: &random)
        return chance(0.7) ? number.rounded() : number
    }

    // MARK: - Building and editing

    /// Makes the nodes of a tree; remembers them where the tree is the one to be edited.
    static func build(_ node: Node, in tree: LayoutTree, remembering: Bool) -> NodeID {
        let children = node.children.map { build($0, in: tree, remembering: remembering) }
        let id = tree.cell(node.kind, node.item, children)
        if remembering { node.id = id }
        return id
    }

    /// Changes one node of a tree and of its model.
    func edit(_ root: Node, in tree: LayoutTree) {
        let nodes = Self.preorder(root)
        let node = nodes.randomElement(using: &random)!
        switch Int.random(in: 0..<5, using: &random) {
        case 0:
            node.kind = node.isContainer ? container() : leaf()
            tree.setKind(node.kind, of: node.id!)
        case 1 where node.isContainer:
            let child = self.tree(depth: 1)
            let place = Int.random(in: 0...node.children.count, using: &random)
            node.children.insert(child, at: place)
            tree.insert(Self.build(child, in: tree, remembering: true), into: node.id!, at: place)
        case 2 where !node.children.isEmpty:
            let child = node.children.remove(at: Int.random(in: node.children.indices, using: &random))
            tree.destroy(child.id!)
        default:
            node.item = item()
            tree.setValue(node.item, forKey: CellItemKey.self, of: node.id!)
        }
    }

    static func preorder(_ root: Node) -> [Node] { [root] + root.children.flatMap(preorder) }
}
