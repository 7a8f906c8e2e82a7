import Foundation
import MullionConformance

/// The proposal rules, written down as plainly as possible: straight recursion over full proposals, with every answer
/// kept for good. Slow on purpose; it is the independent truth other implementations are compared with.
///
/// Nodes are named by their index in pre-order, the root being 0. Numbers in comments name the rules of the
/// specification, for instance 3.10 for a stack's second solve with its own cross size.
///
/// Where the rules do not say what infinite numbers do, one convention holds everywhere:
///
/// - `left - answer` of a stack stays unchanged if it is not a number; a flexibility of ∞ − ∞ is 0;
/// - if a length across a stack is infinite, the extent is infinite and all offsets across are 0;
/// - any other origin that is not finite is 0, also after mirroring; only lengths along a stack can push later
///   children to infinity;
/// - an explicit guide that is not finite does not exist, nor do explicit guides of infinite containers.
public final class ReferenceSolver {
    /// The nodes in pre-order.
    public let nodes: [TestTree]
    /// The indices of each node's children.
    public let children: [[Int]]
    /// The axis of the nearest enclosing layout; nil = none (6.3).
    let enclosingAxes: [TestTree.Axis?]
    /// Layout priorities as the parent sees them (4.12).
    let priorities: [Double]
    /// Spacing preferences as the parent sees them (5).
    let spacings: [EdgeSpacing]

    /// How many (node, proposal) pairs were measured.
    public private(set) var measurements = 0

    private var sizes: [[TestTree.Proposal: CGSize]]
    var arrangements: [[TestTree.Proposal: StackArrangement]]
    private var placements: [[TestTree.Proposal: [Placement]]]
    private var guides: [[GuideKey: CGFloat?]]

    private struct GuideKey: Hashable {
        var guide: TestTree.Guide
        var proposal: TestTree.Proposal
    }

    /// Where a container puts a child: in coordinates from its top leading corner, before mirroring.
    struct Placement {
        var child: Int
        var origin: CGPoint
        var proposal: TestTree.Proposal
    }

    /// Prepares a solver for a tree, which must not change afterwards.
    public init(_ root: TestTree) {
        nodes = root.preorder
        children = Self.childIndices(nodes)
        enclosingAxes = Self.enclosingAxes(nodes, children)
        priorities = Self.priorities(nodes, children)
        spacings = Self.spacings(nodes, children, enclosingAxes)
        sizes = Array(repeating: [:], count: nodes.count)
        arrangements = Array(repeating: [:], count: nodes.count)
        placements = Array(repeating: [:], count: nodes.count)
        guides = Array(repeating: [:], count: nodes.count)
    }

    /// The size a node answers to a proposal.
    public func size(of node: Int = 0, _ proposal: TestTree.Proposal) -> CGSize {
        if let known = sizes[node][proposal] { return known }
        measurements += 1
        let size = measure(node, proposal)
        sizes[node][proposal] = size
        return size
    }

    /// The explicit value of a guide of a node measured with a proposal, from its leading or top edge; nil = none.
    ///
    /// Asked lazily, because explicit guides of containers need an arrangement of their subtree.
    public func explicitGuide(
        _ guide: TestTree.Guide, of node: Int, _ proposal: TestTree.Proposal
    ) -> CGFloat? {
        let key = GuideKey(guide: guide, proposal: proposal)
        if let known = guides[node][key] { return known }
        let value = computeExplicitGuide(guide, node, proposal)
        guides[node][key] = .some(value)
        return value
    }

    /// The layout priority of a node as its parent sees it.
    public func priority(of node: Int) -> Double { priorities[node] }

    /// The spacing preferences of a node as its parent sees them.
    public func spacing(of node: Int) -> EdgeSpacing { spacings[node] }

    /// The order in which a stack asks its children for real, as indices of its children; declaration order if the
    /// proposal leaves the main axis unspecified, empty for other nodes.
    public func fittingOrder(of node: Int = 0, _ proposal: TestTree.Proposal) -> [Int] {
        guard let stack = stack(node) else { return [] }
        return stack.members.count < 2 ? Array(stack.members.indices) : arrangement(node, stack, proposal).order
    }

    /// Where a node that was given a proposal puts its children. Children that are not placed are left out.
    func placements(of node: Int, _ proposal: TestTree.Proposal) -> [Placement] {
        if let known = placements[node][proposal] { return known }
        let result = place(node, proposal)
        placements[node][proposal] = result
        return result
    }

    /// The kind of a node.
    func kind(_ node: Int) -> TestTree.Kind { nodes[node].kind }
}
