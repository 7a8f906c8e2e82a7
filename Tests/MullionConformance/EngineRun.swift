import MullionGeometry
import MullionLayout

/// A test tree laid out by the engine.
public struct EngineRun {
    /// The tree, after its pass.
    public let tree: LayoutTree
    /// The nodes of the test tree, in pre-order.
    public let nodes: [NodeID]

    /// Builds and lays out a test tree in a proposal, with its root at (0, 0).
    public init(
        _ testTree: TestTree, in proposal: TestTree.Proposal, direction: TestTree.Direction = .leftToRight,
        tracing: Bool = false, as nodeKind: (TestTree.Kind) -> NodeKind = { $0.nodeKind }
    ) {
        tree = LayoutTree()
        let top = testTree.makeNodes(in: tree, as: nodeKind)
        nodes = Self.preorder(top, in: tree)
        // Only a tree read from right to left needs a node around it.
        tree.root =
            direction == .leftToRight
            ? top : tree.makeNode(.layoutDirection(.rightToLeft), children: [top])
        tree.isTracing = tracing
        tree.layoutIfNeeded(in: proposal.proposedSize)
    }

    /// A node and everything below it, in pre-order.
    public static func preorder(_ top: NodeID, in tree: LayoutTree) -> [NodeID] {
        var result: [NodeID] = []
        var pending = [top]
        while let node = pending.popLast() {
            result.append(node)
            pending.append(contentsOf: tree.children(of: node).reversed())
        }
        return result
    }

    /// The children of the top node in the order in which it offered them their shares; declaration order when it
    /// offered none (fewer than two children, or an unspecified length).
    public var fittingOrder: [Int] {
        let children = tree.children(of: nodes[0])
        var order: [Int] = []
        for entry in tree.trace {
            guard case .share = entry.event, let index = children.firstIndex(of: entry.node) else { continue }
            // A stack may be solved again for another cross side; the first time tells.
            if order.count < children.count { order.append(index) }
        }
        return order.isEmpty ? Array(children.indices) : order
    }
}
