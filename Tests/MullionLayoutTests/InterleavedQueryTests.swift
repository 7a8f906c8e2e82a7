import MullionConformance
import MullionGeometry
import MullionLayout
import MullionTestSupport
import Testing

/// Random edits and questions in turn, on trees with custom layouts in them.
@Suite("Questions between passes")
struct InterleavedQueryTests {
    /// What stands for a test tree's kind: some stacks become custom layouts.
    private static func kind(_ kind: TestTree.Kind) -> NodeKind {
        switch kind {
        case .hstack(let alignment, let spacing?) where spacing > 3:
            .layout(CappedHStack(maxWidth: 150, alignment: alignment.alignment, spacing: spacing))
        case .zstack(let alignment):
            switch alignment.horizontal {
            case .leading: .layout(FlowLayout(alignment: .center))
            case .center: .layout(MasonryLayout(columns: 2, spacing: 3))
            case .trailing: .layout(WeightedHStack(spacing: 2))
            case .mid: kind.nodeKind
            }
        default: kind.nodeKind
        }
    }

    private static func makeNodes(_ testTree: TestTree, in tree: LayoutTree) -> NodeID {
        let children = testTree.children.map { makeNodes($0, in: tree) }
        return tree.makeNode(kind(testTree.kind), name: testTree.id, children: children)
    }

    private static func apply(_ edit: TestTreeEdit, to tree: LayoutTree, _ nodes: [NodeID]) {
        switch edit {
        case .insert(let subtree, let parent, let index):
            tree.insert(makeNodes(subtree, in: tree), into: nodes[parent], at: index)
        case .remove(let node): tree.destroy(nodes[node])
        case .move(let node, let parent, let index): tree.move(nodes[node], to: nodes[parent], at: index)
        case .setKind(let node, let kind): tree.setKind(self.kind(kind), of: nodes[node])
        }
    }

    /// The bits of every placed node's frame, in pre-order; nil for nodes that are not placed.
    private static func places(_ tree: LayoutTree) -> [[UInt64]?] {
        tree.preorder(tree.root!).map { node in
            guard tree.isPlaced(node) else { return nil }
            let frame = tree.frame(of: node)
            return [frame.origin.x, frame.origin.y, frame.width, frame.height].map(\.native.bitPattern)
        }
    }

    private static func ranOut(_ tree: LayoutTree) -> Bool {
        tree.diagnostics.contains {
            if case .questionBudgetExceeded = $0.kind { true } else { false }
        }
    }

    @Test("Random questions disturb no later pass, and are answered as by a fresh tree, in 400 scripts")
    func scripts() {
        var failures: [String] = []
        for seed in randomRuns(1...400) {
            if let failure = firstDifference(seed: UInt64(seed)) { failures.append("seed \(seed): \(failure)") }
        }
        #expect(
            failures.isEmpty, "\(failures.count) scripts differ, first \(failures.prefix(2).joined(separator: "\n"))")
    }

    private func firstDifference(seed: UInt64) -> String? {
        var random = RandomTestTree(
            seed: seed, options: RandomTestTree.Options(depth: 2...6, maxNodes: 24, editsChangeKinds: true))
        var dice = SplitMix64(seed: seed)
        let testTree = random.tree()
        let tree = LayoutTree()
        tree.root = Self.makeNodes(testTree, in: tree)
        let proposal = random.proposal().proposedSize
        tree.layoutIfNeeded(in: proposal)
        for step in 1...20 {
            if Int.random(in: 0..<4, using: &dice) > 0 {
                let nodes = tree.preorder(tree.root!)
                Self.apply(random.mutate(testTree), to: tree, nodes)
            }
            let fresh = LayoutTree()
            fresh.root = Self.makeNodes(testTree, in: fresh)
            let (nodes, freshNodes) = (tree.preorder(tree.root!), fresh.preorder(fresh.root!))
            var ranOut = false
            for _ in 0..<Int.random(in: 0...3, using: &dice) {
                let index = Int.random(in: nodes.indices, using: &dice)
                let question = random.proposal().proposedSize
                let size = tree.sizeThatFits(question, of: nodes[index])
                ranOut = ranOut || Self.ranOut(tree)
                let expected = fresh.sizeThatFits(question, of: freshNodes[index])
                let dimensions = tree.dimensions(of: nodes[index], in: question)
                let expectedDimensions = fresh.dimensions(of: freshNodes[index], in: question)
                ranOut = ranOut || Self.ranOut(tree) || Self.ranOut(fresh)
                if !ranOut, size != expected || dimensions != expectedDimensions {
                    return "step \(step), node \(index) asked \(question): \(size), not \(expected)\n\(testTree)"
                }
            }
            if Int.random(in: 0..<3, using: &dice) == 0 { continue }
            tree.layoutIfNeeded(in: proposal)
            ranOut = ranOut || Self.ranOut(tree)
            let untouched = LayoutTree()
            untouched.root = Self.makeNodes(testTree, in: untouched)
            untouched.layoutIfNeeded(in: proposal)
            if ranOut || Self.ranOut(untouched) { return nil }
            let (places, expected) = (Self.places(tree), Self.places(untouched))
            if let index = places.indices.first(where: { places[$0] != expected[$0] }) {
                return "step \(step), node \(index): \(tree.frame(of: nodes[index]))\n\(testTree)"
            }
        }
        return nil
    }

    @Test("The list of changes is exact after random edits: every changed frame, nothing else, parents first")
    func changes() {
        var failures: [String] = []
        for seed in randomRuns(1...300) {
            var random = RandomTestTree(
                seed: UInt64(seed), options: RandomTestTree.Options(depth: 2...6, maxNodes: 30, editsChangeKinds: true))
            let testTree = random.tree()
            let tree = LayoutTree()
            tree.root = Self.makeNodes(testTree, in: tree)
            var before: [NodeID: (frame: CGRect, placed: Bool)] = [:]
            for step in 1...15 {
                if step > 1 { Self.apply(random.mutate(testTree), to: tree, tree.preorder(tree.root!)) }
                tree.layoutIfNeeded(in: ProposedViewSize(width: 200, height: 150))
                let nodes = tree.preorder(tree.root!)
                let listed = tree.changes.map(\.node)
                if let failure = wrongChange(tree, nodes, listed, before) {
                    failures.append("seed \(seed), step \(step): \(failure)\n\(testTree)")
                    break
                }
                before = [:]
                for node in nodes { before[node] = (tree.frame(of: node), tree.isPlaced(node)) }
            }
        }
        #expect(failures.isEmpty, "\(failures.count) scripts, first \(failures.prefix(2).joined(separator: "\n"))")
    }

    private func wrongChange(
        _ tree: LayoutTree, _ nodes: [NodeID], _ listed: [NodeID], _ before: [NodeID: (frame: CGRect, placed: Bool)]
    ) -> String? {
        if Set(listed).count != listed.count { return "listed twice" }
        var position: [NodeID: Int] = [:]
        for (index, node) in listed.enumerated() { position[node] = index }
        for node in nodes {
            let old = before[node] ?? (.zero, false)
            let frame = tree.frame(of: node)
            if frame != old.frame, position[node] == nil { return "\(tree.path(of: node)) changed, but is not listed" }
            if frame == old.frame, position[node] != nil, old.placed == tree.isPlaced(node) {
                return "\(tree.path(of: node)) did not change, but is listed"
            }
            if let own = position[node], let above = tree.parent(of: node).flatMap({ position[$0] }), above > own {
                return "\(tree.path(of: node)) is listed before its parent"
            }
        }
        for change in tree.changes {
            guard let old = before[change.node], old.placed, tree.isPlaced(change.node) else { continue }
            let frame = tree.frame(of: change.node)
            if change.wasMoved != (frame.origin != old.frame.origin)
                || change.wasResized != (frame.size != old.frame.size)
            {
                return "\(tree.path(of: change.node)): \(change), from \(old.frame) to \(frame)"
            }
        }
        return nil
    }
}
