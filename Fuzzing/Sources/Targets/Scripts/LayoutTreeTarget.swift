import MullionConformance
import MullionLayout
import MullionTestSupport

extension Target {
    /// Edits of a `LayoutTree` with passes and questions between them: every frame equals that of a new tree, bit by
    /// bit.
    static let layoutTree = Target("layout-tree") { bytes in
        let options = RandomTestTree.Options(depth: 2...6, maxNodes: 30, editsChangeKinds: true)
        var random = RandomTestTree(SplitMix64(bytes: bytes), options: options)
        let testTree = random.tree()
        var proposal = random.proposal()
        let tree = EngineRun(testTree, in: proposal) { $0.nodeKind }.tree
        for step in 1...min(max(bytes.count / 8, 4), 40) {
            let nodes = EngineRun.preorder(tree.root!, in: tree)
            random.mutate(testTree).apply(to: tree, nodes)
            if step % 7 == 0 { proposal = random.proposal() }
            if step % 5 == 0 {
                let all = EngineRun.preorder(tree.root!, in: tree)
                _ = tree.sizeThatFits(random.proposal().proposedSize, of: all[step % all.count])
            }
            tree.layoutIfNeeded(in: proposal.proposedSize)
            let fresh = EngineRun(testTree, in: proposal) { $0.nodeKind }
            let all = EngineRun.preorder(tree.root!, in: tree)
            precondition(all.count == fresh.nodes.count)
            for (node, twin) in zip(all, fresh.nodes) {
                precondition(tree.isPlaced(node) == fresh.tree.isPlaced(twin))
                guard tree.isPlaced(node) else { continue }
                precondition(
                    hasSameBits(tree.frame(of: node), fresh.tree.frame(of: twin)), "step \(step) of\n\(testTree)")
            }
        }
    }
}

/// Whether the numbers of two rectangles have the same bits.
func hasSameBits(_ one: CGRect, _ other: CGRect) -> Bool {
    func bits(_ rect: CGRect) -> [UInt64] {
        [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height].map { $0.native.bitPattern }
    }
    return bits(one) == bits(other)
}
