import MullionDrawing
import MullionGeometry
import MullionText
import MullionTrees
import MullionViews

/// The drawing of a tree that has been laid out: labels in their nodes, edges, and the order of a traversal.
///
/// ```swift
/// let tree = FlatBinaryTree(inserting: [8, 3, 10, 1, 6, 14])
/// let layout = ReingoldTilfordLayout().layout(tree.shape)
/// var drawing = TreeDrawing(tree.values.map { "\($0)" }, layout: layout)
/// drawing.traversal = tree.shape.nodes(in: .inOrder)
/// let svg = SVGRenderer().render(drawing.displayList(), size: drawing.size).output
/// ```
///
/// On the grid a node is drawn in a cell, and its label shrinks until it fits. In a layout of boxes
/// (``init(_:shape:layout:style:measurer:)``) a box is as large as its label.
public struct TreeDrawing: Sendable {
    /// The label of each node, in the order of the layout.
    public let labels: [String]
    /// The positions of the nodes.
    public let layout: TreeLayout
    /// The style of the drawing.
    public let style: TreeStyle
    /// Measures the labels.
    public let measurer: any TextMeasurer
    /// The numbers of nodes in the order of a traversal; each gets a badge with its position. Empty for no badges.
    public var traversal: [Int] = []

    /// Creates a drawing of a layout.
    ///
    /// - Precondition: There are as many labels as nodes.
    public init(
        _ labels: [String], layout: TreeLayout, style: TreeStyle = TreeStyle(),
        measurer: any TextMeasurer = MetricsTextMeasurer()
    ) {
        precondition(labels.count == layout.count, "\(labels.count) labels for a tree of \(layout.count) nodes")
        self.labels = labels
        self.layout = layout
        self.style = style
        self.measurer = measurer
    }

    /// Creates a drawing whose boxes are as large as their labels.
    ///
    /// - Precondition: There are as many labels as nodes.
    /// - Complexity: O(n + characters) for n nodes, and that of the layout.
    public init(
        _ labels: [String], shape: TreeShape, layout: any SizedTreeLayoutAlgorithm, style: TreeStyle = .boxes,
        measurer: any TextMeasurer = MetricsTextMeasurer()
    ) {
        let metrics = measurer.metrics(for: style.font)
        let height = metrics.lineHeight(atSize: style.font.size) + 2 * style.labelInset.height
        let limit = max(style.largestLabelWidth, 0)
        let sizes = labels.map { label in
            // A node without a label is a knot.
            guard !label.isEmpty else { return CGSize(width: style.knotSize, height: style.knotSize) }
            let width = min(TreeLabel(label, font: style.font, measurer: measurer).width, limit)
            return CGSize(
                width: max(width.rounded(.up) + 2 * style.labelInset.width, height), height: height.rounded(.up))
        }
        self.init(labels, layout: layout.layout(shape, sizes: sizes), style: style, measurer: measurer)
    }

    /// The structure of the tree.
    public var shape: TreeShape { TreeShape(preOrder: parents) }

    /// Whether nodes are boxes of individual sizes instead of cells of the grid.
    private var hasBoxes: Bool { !layout.sizes.isEmpty }

    /// The size of the drawing in points; zero for the empty tree.
    public var size: CGSize {
        guard layout.count > 0 else { return .zero }
        guard hasBoxes else { return grid.size }
        return CGSize(
            width: (layout.bounds.width + 2 * margin).rounded(.up),
            height: (layout.bounds.height + 2 * margin).rounded(.up))
    }

    /// Returns the box of a node in the drawing, in points: that of its outline, on which edges end.
    ///
    /// - Precondition: The drawing has the node.
    public func box(of node: Int) -> CGRect {
        if hasBoxes { return layout.frame(of: node).offsetBy(dx: margin, dy: margin) }
        let inset = grid.unit * (1 - min(max(style.nodeExtent, 0), 1)) / 2
        return grid.cell(of: node).insetBy(dx: inset, dy: inset)
    }

    /// The boxes of all nodes, named by their labels, for renderers that list them with the drawing.
    ///
    /// - Complexity: O(n) for n nodes.
    public var boxTree: BoxTree {
        let parents = self.parents
        return BoxTree(
            labels.indices.map { node in
                BoxTree.Box(
                    parent: node == 0 ? nil : parents[node], name: String(labels[node].prefix(200)), kind: "node",
                    frame: box(of: node))
            })
    }

    private var margin: CGFloat { style.margin > 0 && style.margin.isFinite ? style.margin : 0 }
    private var grid: TreeGrid { TreeGrid(layout, unit: style.unit) }

    private var parents: [Int] {
        var parents = [Int](repeating: 0, count: layout.count)
        for edge in layout.edges { parents[edge.child] = edge.parent }
        return parents
    }
}

// MARK: - Drawing

extension TreeDrawing {
    /// Returns the drawing commands: background, grid, edges, nodes, and the numbers of the traversal, in groups of
    /// these names. All edges are one command, and so are the outlines of all nodes.
    ///
    /// - Complexity: O(n + characters) for n nodes.
    public func displayList() -> DisplayList {
        var list = DisplayList()
        guard layout.count > 0 else { return list }
        let boxes = labels.indices.map { box(of: $0) }
        if let background = style.background { list.fill(Path(CGRect(origin: .zero, size: size)), with: background) }
        if let line = style.gridLine, !hasBoxes {
            list.withGroup("grid") { $0.stroke(gridPath, with: .color(line.color), style: line.pen) }
        }
        if !style.drawsEdgesInFront { addEdges(boxes, to: &list) }
        list.withGroup("nodes") { list in
            addOutlines(boxes, to: &list)
            let labels = LabelWriter(self)
            for (node, box) in boxes.enumerated() { labels.add(self.labels[node], in: box, to: &list) }
        }
        if style.drawsEdgesInFront { addEdges(boxes, to: &list) }
        list.append(contentsOf: badges())
        return list
    }

    /// Returns the numbers of the traversal alone, which end ``displayList()``.
    ///
    /// - Complexity: O(n) for n nodes.
    public func badges() -> DisplayList {
        var list = DisplayList()
        guard !traversal.isEmpty else { return list }
        list.withGroup("traversal") { addBadges(labels.indices.map { box(of: $0) }, to: &$0) }
        return list
    }

    private var gridPath: Path {
        var path = Path()
        let (size, unit) = (grid.size, grid.unit)
        guard unit > 0 else { return path }
        let columns = Int((size.width / unit).rounded(.up)), rows = Int((size.height / unit).rounded(.up))
        for column in 0..<columns {
            let x = (CGFloat(column) + 0.5) * unit
            path.move(to: CGPoint(x: x, y: 0))
            path.addLine(to: CGPoint(x: x, y: size.height))
        }
        for row in 0..<rows {
            let y = (CGFloat(row) + 0.5) * unit
            path.move(to: CGPoint(x: 0, y: y))
            path.addLine(to: CGPoint(x: size.width, y: y))
        }
        return path
    }

    private func addEdges(_ boxes: [CGRect], to list: inout DisplayList) {
        let router = TreeEdgeRouter(
            style: style.edges, flow: layout.flow, hasCircles: style.nodeShape == .circle && !hasBoxes)
        let path = router.path(boxes, parents: parents)
        guard !path.isEmpty, style.edges.color.alpha > 0 else { return }
        list.withGroup("edges") { $0.stroke(path, with: .color(style.edges.color), style: style.edges.pen) }
    }

    /// Returns the edges of a layout as one path, in the coordinates of the layout.
    ///
    /// - Complexity: O(n) for n nodes.
    public static func edgePath(_ layout: TreeLayout, style: TreeEdgeStyle) -> Path {
        var parents = [Int](repeating: 0, count: layout.count)
        for edge in layout.edges { parents[edge.child] = edge.parent }
        return TreeEdgeRouter(style: style, flow: layout.flow)
            .path((0..<layout.count).map { layout.frame(of: $0) }, parents: parents)
    }

    private func addOutlines(_ boxes: [CGRect], to list: inout DisplayList) {
        var path = Path()
        // A rounded rectangle has ten elements.
        path.reserveCapacity(10 * boxes.count)
        for box in boxes {
            switch style.nodeShape {
            case .none: continue
            case .circle: path.addEllipse(in: box)
            case .rectangle(let radius): path.addRoundedRect(in: box, cornerRadius: radius)
            }
        }
        guard !path.isEmpty else { return }
        if let fill = style.nodeFill { list.fill(path, with: fill) }
        if let line = style.nodeLine { list.stroke(path, with: .color(line.color), style: line.pen) }
    }

    /// Adds numbers at the upper right corners of the nodes, where they cover nothing.
    private func addBadges(_ boxes: [CGRect], to list: inout DisplayList) {
        let font = style.badgeFont
        let height = font.size * 1.6
        let isRound = style.nodeShape == .circle
        var outlines = Path()
        var runs: [TextRun] = []
        for (place, node) in traversal.enumerated() where boxes.indices.contains(node) {
            let label = TreeLabel("\(place + 1)", font: font, measurer: measurer)
            let box = boxes[node]
            // The corner of a box, or the point of a circle that is nearest to it.
            let pull = isRound ? 0.146 * min(box.width, box.height) : 2
            let width = max(height, label.width + 0.8 * font.size)
            let badge = CGRect(
                x: box.maxX - pull - height / 2, y: box.minY + pull - height / 2, width: width, height: height)
            outlines.addRoundedRect(in: badge, cornerRadius: height / 2)
            runs.append(label.run(centeredIn: badge, color: style.badgeColor))
        }
        list.fill(outlines, with: style.badgeFill)
        for run in runs { list.text(run) }
    }
}

extension TreeDrawing {
    /// Writes labels into boxes.
    private struct LabelWriter {
        let drawing: TreeDrawing
        /// The room for a label on the grid; nil for boxes, which have the size of their labels.
        let room: CGSize?

        init(_ drawing: TreeDrawing) {
            self.drawing = drawing
            let unit = drawing.grid.unit
            let extent = unit * min(max(drawing.style.nodeExtent, 0), 1)
            if drawing.hasBoxes {
                room = nil
            } else {
                switch drawing.style.nodeShape {
                case .none: room = CGSize(width: unit, height: unit)
                // The corners of a text line in a circle touch the circle.
                case .circle: room = CGSize(width: extent * 0.9, height: extent * 0.75)
                case .rectangle: room = CGSize(width: extent * 0.95, height: extent)
                }
            }
        }

        func add(_ text: String, in box: CGRect, to list: inout DisplayList) {
            guard !text.isEmpty else { return }
            let style = drawing.style
            var font = style.font
            var label = TreeLabel(text, font: font, measurer: drawing.measurer)
            var width = box.width - 2 * style.labelInset.width
            if let room {
                width = room.width
                let share = min(room.width / label.width, room.height / label.height)
                if share < 1 {
                    font.size = max(font.size * share * style.shrinkFactor, min(style.smallestFontSize, font.size))
                    label = TreeLabel(text, font: font, measurer: drawing.measurer)
                }
            }
            // Widths of boxes were rounded up, so measured labels fit.
            if label.width > width + 1e-6 { label.shorten(to: width) }
            list.text(label.run(centeredIn: box, color: style.labelColor))
        }
    }
}
