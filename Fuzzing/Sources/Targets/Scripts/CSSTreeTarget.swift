import MullionLayout
import MullionTestSupport

extension Target {
    /// Edits of trees of CSS boxes: every frame equals that of a new tree, bit by bit.
    static let cssTree = Target("css-tree") { bytes in
        var random = SplitMix64(bytes: bytes)
        let root = RandomBox(&random, depth: 2 + bytes.count % 3, prefersSubgrids: bytes.count % 2 == 1)
        root.content = .box
        let tree = LayoutTree()
        tree.root = root.make(in: tree, remembers: true)
        for step in 0..<min(max(bytes.count / 8, 4), 25) {
            let proposal = ProposedViewSize(
                width: step % 5 == 4 ? nil : 300, height: step % 3 == 2 ? nil : CGFloat(200 + bytes.count % 3 * 50))
            tree.layoutIfNeeded(in: proposal)
            let fresh = LayoutTree()
            fresh.root = root.make(in: fresh, remembers: false)
            fresh.layoutIfNeeded(in: proposal)
            precondition(RandomBox.hasSameFrames(tree, tree.root!, fresh, fresh.root!), "step \(step)")
            root.edit(tree, &random)
        }
    }
}
