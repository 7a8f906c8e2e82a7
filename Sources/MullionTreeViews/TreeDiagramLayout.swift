import MullionGeometry
import MullionLayout
import MullionTrees
import MullionViews

/// The layout behind ``TreeDiagram``, which places subviews of ideal size by a layout of boxes.
struct TreeDiagramLayout: Layout, Equatable {
    let shape: TreeShape
    private let algorithm: any SizedTreeLayoutAlgorithm

    /// - Parameter parents: The number of each subview's parent, in pre-order.
    init(parents: [Int], algorithm: any SizedTreeLayoutAlgorithm) {
        shape = TreeShape(preOrder: parents)
        self.algorithm = algorithm
    }

    static func == (a: Self, b: Self) -> Bool {
        func isSame<A: SizedTreeLayoutAlgorithm>(_ one: A) -> Bool {
            (b.algorithm as? A).map { isSameValue(one, $0) } ?? false
        }
        return a.shape == b.shape && isSame(a.algorithm)
    }

    static var layoutProperties: LayoutProperties { LayoutProperties(widthIgnoresHeight: true) }

    func makeCache(subviews: Subviews) -> TreeLayout? { nil }

    private func layout(_ subviews: Subviews, _ cache: inout TreeLayout?) -> TreeLayout {
        if let cache { return cache }
        let layout = algorithm.layout(shape, sizes: subviews.map { $0.sizeThatFits(.unspecified) })
        cache = layout
        return layout
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout TreeLayout?) -> CGSize {
        subviews.isEmpty ? .zero : layout(subviews, &cache).bounds.size
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout TreeLayout?) {
        guard !subviews.isEmpty else { return }
        let layout = layout(subviews, &cache)
        for (node, subview) in subviews.enumerated() {
            let corner = layout.positions[node]
            subview.place(at: CGPoint(x: bounds.minX + corner.x, y: bounds.minY + corner.y), proposal: .unspecified)
        }
    }
}

extension LayoutTree {
    /// Returns the shape of a ``TreeDiagram``, whose nodes are the children in the same order; nil for other nodes.
    package func treeShape(of node: NodeID) -> TreeShape? { (layout(of: node) as? TreeDiagramLayout)?.shape }
}

extension TreeShape {
    /// Creates a shape of parents known to be in pre-order.
    init(preOrder parents: [Int]) {
        do throws(TreeError) {
            try self.init(preOrderParents: parents)
        } catch {
            preconditionFailure("\(error)")
        }
    }
}
