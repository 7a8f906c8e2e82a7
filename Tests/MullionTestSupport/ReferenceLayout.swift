import Foundation
import MullionConformance

/// The frames of a whole tree after it was placed.
public struct ReferenceLayout {
    /// What became of one node.
    public struct Node: Equatable, Sendable {
        /// The frame in the parent's coordinates, after mirroring.
        public var relative: CGRect
        /// The frame in the root's coordinates; the root is at (0, 0).
        public var absolute: CGRect
        /// The proposal the node was placed with.
        public var proposal: TestTree.Proposal
        /// The reading direction that holds for the node's own children.
        public var direction: TestTree.Direction
    }

    /// One entry a node in pre-order; nil for nodes that are not placed, such as the alternatives of a view that
    /// were not chosen.
    public var nodes: [Node?]
    /// The indices of the nodes that have an id.
    public var indices: [String: Int]

    /// The root's size.
    public var size: CGSize { nodes[0]?.absolute.size ?? .zero }

    /// The node with the given id; nil if there is none, or it is not placed.
    public subscript(id: String) -> Node? {
        indices[id].flatMap { nodes[$0] }
    }
}

extension ReferenceSolver {
    /// Places the tree with its root at (0, 0).
    ///
    /// 6.11: containers compute from the leading edge; in right-to-left each mirrors its children in its own width.
    public func layout(
        _ proposal: TestTree.Proposal, direction: TestTree.Direction = .leftToRight
    ) -> ReferenceLayout {
        var result = ReferenceLayout(nodes: Array(repeating: nil, count: nodes.count), indices: [:])
        for (index, node) in nodes.enumerated() {
            if let id = node.id { result.indices[id] = index }
        }
        let frame = CGRect(origin: .zero, size: size(of: 0, proposal))
        var pending = [
            (
                index: 0,
                node: ReferenceLayout.Node(
                    relative: frame, absolute: frame, proposal: proposal, direction: direction)
            )
        ]
        while let next = pending.popLast() {
            let index = next.index
            var node = next.node
            if case .layoutDirection(let direction) = kind(index) { node.direction = direction }
            result.nodes[index] = node
            for placement in placements(of: index, node.proposal) {
                pending.append((placement.child, placed(placement, in: node)))
            }
        }
        return result
    }

    private func placed(_ placement: Placement, in parent: ReferenceLayout.Node) -> ReferenceLayout.Node {
        let size = size(of: placement.child, placement.proposal)
        var origin = placement.origin
        if parent.direction == .rightToLeft {
            origin.x = Self.finite(parent.relative.size.width - (origin.x + size.width))
        }
        let base = parent.absolute.origin
        let absolute = CGPoint(x: base.x + origin.x, y: base.y + origin.y)
        return ReferenceLayout.Node(
            relative: CGRect(origin: origin, size: size), absolute: CGRect(origin: absolute, size: size),
            proposal: placement.proposal, direction: parent.direction)
    }
}
