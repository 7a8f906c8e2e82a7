import MullionGeometry

/// A workload as another engine's driver needs it to build the same tree.
struct TreeDescription: Encodable {
    /// One planned node; see ``PlannedTree/Node``.
    struct Node: Encodable {
        var shape: String
        var parent: Int
        var isLogical: Bool
        var a: Double
        var b: Double
    }

    var workload: String
    /// The root's proposal; nil for unspecified.
    var width: Double?
    var height: Double?
    var nodes: [Node]

    init(_ workload: Workload) {
        self.workload = workload.name
        width = workload.proposal.width.map { Double($0) }
        height = workload.proposal.height.map { Double($0) }
        nodes = workload.tree.nodes.map { node in
            Node(
                shape: "\(node.shape)", parent: Int(node.parent), isLogical: node.isLogical, a: Double(node.a),
                b: Double(node.b))
        }
    }
}
