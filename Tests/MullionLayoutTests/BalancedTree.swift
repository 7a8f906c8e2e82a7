import MullionGeometry
import MullionLayout
import MullionTestSupport

/// Ten children each, rows and columns by turns, 111,111 nodes; every fourth leaf grows. It can be built afresh after
/// edits.
final class BalancedTree {
    static let depth = 5
    static let siblings = 10

    /// What is around the containers inside.
    enum Containers {
        /// A flexible frame around every tenth, so that it grows along its parent.
        case someGrow
        /// A frame of fixed size around each.
        case allFixed
    }

    /// One change to the tree.
    enum Edit: String, CaseIterable {
        case resizeLeaf, insertLeaf, removeLeaf, moveLeaf, insertSubtree, removeSubtree, moveSubtree
    }

    let tree = LayoutTree()
    private var random: SplitMix64
    private var kinds: [NodeID: NodeKind] = [:]
    /// The leaves of fixed size.
    private var leaves: [NodeID] = []
    /// The containers of leaves, and the containers of these.
    private var lines: [NodeID] = []
    private var blocks: [NodeID] = []
    private var madeCount = 0
    private let containers: Containers

    init(_ containers: Containers, seed: UInt64) {
        self.containers = containers
        random = SplitMix64(seed: seed)
        tree.reserveCapacity(130_000)
        kinds.reserveCapacity(130_000)
        tree.root = add(level: 0)
    }

    /// Brings the frames up to date. Returns the pass's own counts.
    func layOut() -> PassCounts { layOut(tree) }

    /// Makes a random change of a kind.
    func apply(_ edit: Edit) {
        switch edit {
        case .resizeLeaf:
            let leaf = leaves.randomElement(using: &random)!
            kinds[leaf] = .fixed(size())
            tree.setKind(kinds[leaf]!, of: leaf)
        case .insertLeaf:
            insert(make(.fixed(size())), into: lines)
        case .removeLeaf:
            let index = Int.random(in: leaves.indices, using: &random)
            tree.destroy(leaves.remove(at: index))
        case .moveLeaf:
            move(leaves.randomElement(using: &random)!, into: lines)
        case .insertSubtree:
            insert(add(level: Self.depth - 1), into: blocks)
        case .removeSubtree:
            let line = lines.remove(at: Int.random(in: lines.indices, using: &random))
            let inside = Set(tree.children(of: line))
            leaves.removeAll { inside.contains($0) }
            tree.destroy(outermost(line))
        case .moveSubtree:
            move(outermost(lines.randomElement(using: &random)!), into: blocks)
        }
    }

    /// How many nodes are elsewhere, by the bits, than in a tree that was just built and laid out.
    func countOfFramesUnlikeFresh() -> Int {
        let fresh = LayoutTree()
        fresh.reserveCapacity(130_000)
        var pending = [(node: tree.root!, parent: NodeID?.none)]
        var pairs: [(NodeID, NodeID)] = []
        while let (node, parent) = pending.popLast() {
            let copy = fresh.makeNode(kinds[node]!)
            if let parent { fresh.append(copy, to: parent) } else { fresh.root = copy }
            pairs.append((node, copy))
            for child in tree.children(of: node).reversed() { pending.append((child, copy)) }
        }
        _ = layOut(fresh)
        return pairs.count { tree.frame(of: $0).bits != fresh.frame(of: $1).bits }
    }

    private func layOut(_ tree: LayoutTree) -> PassCounts {
        tree.layoutIfNeeded(in: ProposedViewSize(width: 10_000, height: 2_000))
        return tree.counts
    }

    // MARK: - Making

    private func make(_ kind: NodeKind, children: [NodeID] = []) -> NodeID {
        let node = tree.makeNode(kind, children: children)
        kinds[node] = kind
        return node
    }

    private func add(level: Int) -> NodeID {
        madeCount += 1
        let number = madeCount
        if level == Self.depth {
            let natural = size()
            guard number % 4 == 0 else {
                leaves.append(make(.fixed(natural)))
                return leaves.last!
            }
            return make(
                .flexible(min: natural, ideal: natural, max: CGSize(width: .infinity, height: natural.height)))
        }
        let isRow = level % 2 == 0
        let container = make(
            isRow ? .hStack(alignment: .top, spacing: 0) : .vStack(alignment: .leading, spacing: 0),
            children: (0..<Self.siblings).map { _ in add(level: level + 1) })
        if level == Self.depth - 1 { lines.append(container) }
        if level == Self.depth - 2 { blocks.append(container) }
        guard level > 0 else { return container }
        switch containers {
        case .allFixed:
            return make(.frame(width: 100, height: 60, alignment: .topLeading), children: [container])
        case .someGrow where number % 10 == 3:
            return make(
                isRow
                    ? .flexibleFrame(maxHeight: .infinity, alignment: .topLeading)
                    : .flexibleFrame(maxWidth: .infinity, alignment: .topLeading), children: [container])
        case .someGrow:
            return container
        }
    }

    private func size() -> CGSize {
        CGSize(width: Int.random(in: 4...12, using: &random), height: Int.random(in: 4...12, using: &random))
    }

    /// The frame around a container, or the container.
    private func outermost(_ container: NodeID) -> NodeID {
        let parent = tree.parent(of: container)!
        return blocks.contains(parent) ? container : parent
    }

    private func insert(_ node: NodeID, into parents: [NodeID]) {
        let parent = parents.randomElement(using: &random)!
        tree.insert(node, into: parent, at: Int.random(in: 0...tree.childCount(of: parent), using: &random))
    }

    private func move(_ node: NodeID, into parents: [NodeID]) {
        tree.removeFromParent(node)
        insert(node, into: parents)
    }
}
