import MullionDrawing
import MullionGeometry
import MullionTreeViews
import MullionTrees
import MullionViews

/// Elements as the nodes of a tree.
extension ElementKind {
    static let trees: [ElementKind] = [
        ElementKind(
            container: "treeDiagram",
            Fields(
                optional(
                    "layout", .names(of: "layout", layouts), or: TreeLayoutName.layered, "The layout of the tree."),
                optional(
                    "direction", .names(of: "direction", TreeDirection.allCases.map { ($0.rawValue, $0) }),
                    or: TreeDirection.down, "The direction from an element to its children; a radial layout has none."),
                optional("spacing", .length, or: 20, "The minimum gap between neighbors, in points."),
                optional("levelSpacing", .length, or: 36, "The gap between an element and its children, in points."),
                optional(
                    "edges", .names(of: "edges", TreeEdgeStyle.Shape.allCases.map { ($0.rawValue, $0) }),
                    or: TreeEdgeStyle.Shape.elbow, "The shape of the edges."),
                optional("edgeColor", .color, or: TreeEdgeStyle().color, "The color of the edges."),
                optional("edgeWidth", .length, or: 2, "The width of the edges, in points.")),
            "Draws a tree: the first element is the root, and the others are its children."
        ) { children, value in
            let (layout, direction, spacing, levelSpacing, shape, color, width) = value
            var edges = TreeEdgeStyle(shape, color: color)
            edges.pen.lineWidth = width
            let gap = CGSize(width: spacing, height: levelSpacing)
            return TreeDiagram(layout: layout.boxLayout(gap: gap, direction: direction)!, edges: edges) { children }
        },
        ElementKind(
            container: "treeBranch", Fields(), nodes: 0,
            "A child of a tree that has children: the first element is the child, and the others are below it."
        ) { children, _ in TreeBranch { children } },
    ]

    private static let layouts: [(String, TreeLayoutName)] = [
        ("layered", .layered), ("nonLayered", .nonLayered), ("compact", .compact), ("radial", .radial),
    ]
}
