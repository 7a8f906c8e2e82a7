import MullionGeometry
import MullionTestSupport
import MullionTrees
import Testing

@Suite("Trees that stay laid out")
struct TidyTreeTests {
    private static let layouts = [
        ReingoldTilfordLayout(), ReingoldTilfordLayout(gap: 1, isInteger: false),
        ReingoldTilfordLayout(gap: 0.3, isInteger: false, onlyChild: .side), ReingoldTilfordLayout(gap: 0),
    ]

    /// What differs from a layout from scratch, in any bit.
    private func difference(_ tree: TidyTree, _ layout: ReingoldTilfordLayout) -> String? {
        let flat = tree.flattened()
        let fresh = layout.layout(flat.shape)
        guard flat.count == tree.count else { return "\(flat.count) nodes, counted \(tree.count)" }
        guard tree.layout() == fresh else { return "the layouts differ" }
        for (place, number) in flat.values.enumerated() {
            let position = tree.position(of: number)
            guard position.x.bitPattern == fresh.positions[place].x.bitPattern, position.y == fresh.positions[place].y
            else { return "node \(number) is at \(position), not \(fresh.positions[place])" }
        }
        return nil
    }

    @Test("After any edits everything is where a layout from scratch puts it, bit for bit", arguments: 0..<60)
    func edits(_ seed: UInt64) {
        var random = SplitMix64(seed: seed)
        let layout = Self.layouts[Int(seed) % Self.layouts.count]
        let values = (0..<Int.random(in: 0...40, using: &random)).map { _ in Int.random(in: 0..<99, using: &random) }
        var tree = TidyTree(FlatBinaryTree(inserting: values).shape, layout: layout)
        #expect(difference(tree, layout) == nil)
        for edit in 0..<60 {
            let nodes = tree.flattened().values
            if nodes.isEmpty {
                tree.insert(below: nil)
            } else if Int.random(in: 0..<5, using: &random) == 0 {
                tree.remove(nodes.randomElement(using: &random)!)
            } else {
                let node = nodes.randomElement(using: &random)!
                let side = Bool.random(using: &random) ? TidyTree.Side.left : .right
                if tree.child(side, of: node) == nil { tree.insert(side, below: node) }
            }
            if let difference = difference(tree, layout) {
                Issue.record("after edit \(edit): \(difference)")
                return
            }
        }
    }

    @Test("A leaf below the left child of a root pushes the children apart")
    func workedExample() {
        // 1 and 3 below 2; a leaf to the right of 1 and one to the left of 3 need room for each other.
        var tree = TidyTree(FlatBinaryTree(inserting: [20, 10, 30]).shape)
        #expect(tree.offset(of: 1) == -1 && tree.offset(of: 2) == 1)
        let leaf = tree.insert(.right, below: 1)
        tree.insert(.left, below: 1)
        tree.insert(.left, below: 2)
        tree.insert(.right, below: 2)
        #expect(tree.offset(of: 1) == -2 && tree.offset(of: 2) == 2)
        #expect(tree.position(of: leaf) == CGPoint(x: 2, y: 2))
        tree.remove(1)
        #expect(tree.count == 4 && tree.offset(of: 2) == 0)
    }

    @Test("A chain of a hundred thousand nodes is edited at its end without a deep stack")
    func chain() {
        let ends = SmallStackThread.run {
            var tree = TidyTree(FlatBinaryTree(inserting: 0..<100_000).shape)
            let leaf = tree.insert(.left, below: 99_999)
            let place = tree.position(of: leaf)
            tree.remove(leaf)
            return (place, tree.position(of: 99_999))
        }
        #expect(ends.0 == CGPoint(x: 0, y: 100_000) && ends.1 == CGPoint(x: 0, y: 99_999))
    }

    @Test("The empty tree gets a root, and loses it")
    func empty() {
        var tree = TidyTree(FlatBinaryTree(inserting: [Int]()).shape)
        #expect(tree.root == nil && tree.least == 0 && tree.layout().count == 0)
        let root = tree.insert(below: nil)
        #expect(tree.root == root && tree.position(of: root) == .zero)
        tree.remove(root)
        #expect(tree.root == nil && tree.count == 0)
    }
}
