import MullionDrawing
import MullionGeometry
import MullionLayout
import MullionTrees
import MullionViews

/// Views as the nodes of a tree, with edges behind them.
///
/// The first view is the root, the others are its children; a ``TreeBranch`` is a child that has children:
///
/// ```swift
/// TreeDiagram {
///     Text("Board")
///     TreeBranch {
///         Text("Engineering")
///         Text("Compiler")
///         Text("Layout")
///     }
///     Text("Sales")
/// }
/// ```
///
/// Or the nodes come from a tree of any type, by way of its flat form, which also detects cycles:
///
/// ```swift
/// let flat = try FlatTree(root: folder, children: { $0.folders })
/// TreeDiagram(flat, layout: CompactLayout(gap: CGSize(width: 16, height: 12), indent: 20)) { folder in
///     Text(folder.name).padding(6).border(.gray)
/// }
/// ```
///
/// Views have their ideal size, and the diagram has the size of its boxes, whatever the proposal. Any layout of boxes
/// is suitable: layered, non-layered, compact, radial, in four directions, or a custom one.
nonisolated public struct TreeDiagram<Content: View>: View {
    private let layout: any SizedTreeLayoutAlgorithm
    private let edges: TreeEdgeStyle
    private let content: Content

    /// Creates a diagram of the views of a closure.
    ///
    /// - Parameters:
    ///   - layout: The layout of the views.
    ///   - edges: The style of the edges.
    ///   - content: The root, and then its children.
    public init(
        layout: any SizedTreeLayoutAlgorithm = LayeredLayout(gap: CGSize(width: 20, height: 36)),
        edges: TreeEdgeStyle = TreeEdgeStyle(.elbow), @ViewBuilder content: () -> Content
    ) {
        self.layout = layout
        self.edges = edges
        self.content = content()
    }
}

extension TreeDiagram {
    /// Creates a diagram with a view for each node of a tree. Updates find the nodes again by their numbers.
    ///
    /// - Parameters:
    ///   - tree: The tree.
    ///   - layout: The layout of the views.
    ///   - edges: The style of the edges.
    ///   - node: Returns the view for a node's value. Several become a vertical stack.
    public init<Value, Node: View>(
        _ tree: FlatTree<Value>,
        layout: any SizedTreeLayoutAlgorithm = LayeredLayout(gap: CGSize(width: 20, height: 36)),
        edges: TreeEdgeStyle = TreeEdgeStyle(.elbow), @ViewBuilder node: @escaping (Value) -> Node
    ) where Content == TreeDiagramNodes<Value, Node> {
        self.init(layout: layout, edges: edges) {
            TreeDiagramNodes(values: tree.values, shape: tree.shape, node: node)
        }
    }

    /// Creates a diagram with a view for each node of a binary tree; left and right only children are treated alike.
    ///
    /// - Parameters: As for other trees.
    public init<Value, Node: View>(
        _ tree: FlatBinaryTree<Value>,
        layout: any SizedTreeLayoutAlgorithm = LayeredLayout(gap: CGSize(width: 20, height: 36)),
        edges: TreeEdgeStyle = TreeEdgeStyle(.elbow), @ViewBuilder node: @escaping (Value) -> Node
    ) where Content == TreeDiagramNodes<Value, Node> {
        self.init(layout: layout, edges: edges) {
            TreeDiagramNodes(values: tree.values, shape: tree.shape.treeShape, node: node)
        }
    }
}

nonisolated extension TreeDiagram: PrimitiveView {
    package func lower(into lowering: inout Lowering) {
        let nodes = lowering.contentNodes(of: content)
        let parents = lowering.treeParents(of: nodes)
        // Any result of a layout has its direction.
        let flow = layout.layout(TreeShape(preOrder: [-1]), sizes: [.zero]).flow
        let isMirrored = lowering.environment.layoutDirection == .rightToLeft
        let router = TreeEdgeRouter(style: edges, flow: flow, isMirrored: isMirrored)
        let diagram = lowering.makeNode(
            .layout(TreeDiagramLayout(parents: parents, algorithm: layout)),
            NodeAppearance(kind: "treeDiagram", drawing: TreeEdgeDrawing(router: router, parents: parents)),
            children: nodes)
        lowering.add(diagram)
    }
}

/// The edges between the boxes of a diagram.
private struct TreeEdgeDrawing: NodeDrawing {
    let router: TreeEdgeRouter
    /// The parents of the nodes, in the order of the boxes; -1 for the root.
    let parents: [Int]

    func draw(in box: CGRect, childFrames: [CGRect], into list: inout DisplayList) {
        let style = router.style
        guard childFrames.count == parents.count, style.pen.lineWidth > 0, style.color.alpha > 0 else { return }
        let path = router.path(childFrames, parents: parents)
        if !path.isEmpty { list.stroke(path, with: .color(style.color), style: style.pen) }
    }
}

/// A child with children: the first view, with the others below it. Outside a ``TreeDiagram`` it is a group of its
/// views, as are modifiers of it.
nonisolated public struct TreeBranch<Content: View>: View, PrimitiveView {
    private let content: Content

    /// Creates a branch whose first view is the parent of the others.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    package func lower(into lowering: inout Lowering) {
        let nodes = lowering.contentNodes(of: content)
        lowering.addTreeBranch(nodes)
        lowering.add(nodes)
    }
}

/// The views for the nodes of a flat tree.
nonisolated public struct TreeDiagramNodes<Value, Node: View>: View, PrimitiveView {
    let values: [Value]
    let shape: TreeShape
    let node: (Value) -> Node

    package func lower(into lowering: inout Lowering) {
        for (number, value) in values.enumerated() {
            lowering.within(.index(number)) { lowering in
                let nodes = lowering.nodes(of: lowering.reading { node(value) })
                let view = nodes.count == 1 ? nodes[0] : lowering.container(.vStack(), named: "vStack", nodes)
                let hasChildren = shape.firstChild(of: number) != nil
                // The root's children need no branch.
                if hasChildren, number > 0 { lowering.changeTreeBrackets(of: view) { $0.opening += 1 } }
                if !hasChildren {
                    // A leaf ends all branches of which it is the last node.
                    var last = number
                    while let parent = shape.parent(of: last), shape.nextSibling(of: last) == nil, parent > 0 {
                        lowering.changeTreeBrackets(of: view) { $0.closing += 1 }
                        last = parent
                    }
                }
                lowering.add(view)
            }
        }
    }
}
