import Mullion

/// A drawing in the form of its JSON output.
struct DrawnTree: Encodable {
    struct Node: Encodable {
        var label: String
        var parent: Int?
        var depth: Int
        /// x, y, width, height in points.
        var frame: [Double]
        /// The 1-based position in the traversal.
        var visit: Int?
    }

    var size: [Double]
    var nodes: [Node]

    init(_ drawing: TreeDrawing, _ shape: TreeShape) {
        size = [Double(drawing.size.width), Double(drawing.size.height)]
        nodes = drawing.labels.indices.map { node in
            let box = drawing.box(of: node)
            return Node(
                label: drawing.labels[node], parent: shape.parent(of: node), depth: shape.depth(of: node),
                frame: [box.minX, box.minY, box.width, box.height].map { (Double($0) * 1_000).rounded() / 1_000 })
        }
        for (index, node) in drawing.traversal.enumerated() { nodes[node].visit = index + 1 }
    }
}
