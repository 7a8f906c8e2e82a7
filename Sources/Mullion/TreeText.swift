import MullionDrawing
import MullionGeometry
import MullionRender
import MullionTreeViews
import MullionTrees
import MullionViews

/// A tree in the characters of a terminal: a drawing, or a list with a line for each node.
///
/// ```text
///      8              8
///  ┌───┴──┐           ├── 3
///  3     10           │   ├── 1
/// ┌┴─┐    └─┐         │   └── 6
/// 1  6     14         └── 10
///                         └── 14
/// ```
///
/// Wide characters count as two. Control characters are replaced. Labels longer than ``largestLabelWidth`` are
/// shortened by an ellipsis.
public struct TreeText: Sendable {
    /// The direction from a node to its children in a drawing.
    public var direction = TreeDirection.down
    /// The characters of lines.
    public var characters = TerminalRenderer.Characters.boxDrawing
    /// The escape sequences to use.
    public var colors = TerminalRenderer.Colors.none
    /// The maximum number of cells of a label.
    public var largestLabelWidth = 40
    /// The numbers of nodes in the order of a traversal; each gets its position after its label. Empty for none.
    public var traversal: [Int] = []

    /// The depth beyond which a list omits nodes and shows their number, because its lines would be too long to read.
    public static let largestListDepth = 100

    /// Creates the default text.
    public init() {}

    /// Returns the printable labels, with the number of their cells.
    private func lines(_ labels: [String]) -> [(text: String, columns: Int)] {
        var places = [Int](repeating: 0, count: traversal.isEmpty ? 0 : labels.count)
        for (place, node) in traversal.enumerated() where places.indices.contains(node) { places[node] = place + 1 }
        return labels.enumerated().map { node, label in
            // A node without a label is a knot.
            let label = label.isEmpty ? (characters == .ascii ? "*" : "•") : label
            var line = TerminalRenderer.line(label, limit: max(largestLabelWidth, 1))
            if !places.isEmpty, places[node] > 0 {
                let number = characters == .ascii ? "(\(places[node]))" : Self.subscripted(places[node])
                line = (line.text + number, line.columns + number.count)
            }
            return line
        }
    }

    private static func subscripted(_ number: Int) -> String {
        String("\(number)".unicodeScalars.map { Character(Unicode.Scalar(0x2050 + $0.value)!) })
    }
}

// MARK: - Drawing

extension TreeText {
    /// The size of a cell in points.
    private static let cell = CGSize(width: 8, height: 16)

    /// Returns a drawing: levels in rows, or in columns if the direction is horizontal.
    ///
    /// - Parameter labels: The label of each node, in the order of the shape.
    /// - Precondition: There are as many labels as nodes.
    /// - Complexity: O(n + cells of the drawing) for n nodes.
    public func drawing(_ labels: [String], _ shape: TreeShape) -> Rendering<String> {
        precondition(labels.count == shape.count, "\(labels.count) labels for a tree of \(shape.count) nodes")
        return drawing(layout(labels, shape))
    }

    /// Returns a drawing of a binary tree, in which an only child is on its side.
    ///
    /// - Parameter labels: What is written in each node, in the order of the shape.
    /// - Precondition: There are as many labels as nodes.
    /// - Complexity: O(n + cells of the drawing) for n nodes.
    public func drawing(_ labels: [String], _ shape: BinaryShape) -> Rendering<String> {
        precondition(labels.count == shape.count, "\(labels.count) labels for a tree of \(shape.count) nodes")
        let (whole, isMissing) = shape.withMissingChildren
        return drawing(layout(labels, whole, isMissing))
    }

    private func drawing(_ laidOut: (layout: TreeLayout, lines: [(text: String, columns: Int)])) -> Rendering<String> {
        let (layout, lines) = laidOut
        var list = DisplayList()
        let inset = direction.isHorizontal ? Self.cell.width : 0
        // Edges are drawn last, so that they leave room for labels.
        for (node, line) in lines.enumerated() {
            let frame = layout.frame(of: node)
            list.text(
                TextRun(
                    line.text, at: CGPoint(x: frame.minX + inset, y: frame.minY + 12),
                    font: TextRun.Font(family: "", size: 12), width: CGFloat(line.columns) * Self.cell.width))
        }
        let edges = TreeDrawing.edgePath(
            layout, style: TreeEdgeStyle(.elbow, color: Color(white: 0.5), cornerRadius: 0))
        if !edges.isEmpty { list.stroke(edges, with: Color(white: 0.5)) }
        var renderer = TerminalRenderer(colors: colors)
        renderer.characters = characters
        renderer.cellSize = Self.cell
        let size = layout.count == 0 ? .zero : layout.bounds.size
        return renderer.render(list, size: size)
    }

    /// Returns the number of columns of a drawing.
    ///
    /// - Precondition: There is a label for each node.
    /// - Complexity: O(n) for n nodes.
    public func columns(_ labels: [String], _ shape: TreeShape) -> Int {
        let bounds = layout(labels, shape).layout.bounds
        return bounds.isNull ? 0 : Int((bounds.width / Self.cell.width).rounded(.up))
    }

    /// Returns the boxes of the labels, each on whole cells.
    ///
    /// - Parameter isMissing: Whether each node of the shape takes room without being drawn.
    private func layout(_ labels: [String], _ shape: TreeShape, _ isMissing: [Bool]? = nil) -> (
        layout: TreeLayout, lines: [(text: String, columns: Int)]
    ) {
        let cell = Self.cell
        let drawn = lines(labels)
        var next = drawn.makeIterator()
        let lines = isMissing?.map { $0 ? ("", 1) : next.next() ?? ("", 1) } ?? drawn
        let isHorizontal = direction.isHorizontal
        // Edges at the sides keep a cell's distance from the text. Those below and above meet the middle of a box in
        // the middle of a cell if the box has an odd number of cells.
        var sizes = lines.map { line in
            let columns = max(line.columns, 1)
            return CGSize(width: CGFloat(isHorizontal ? columns + 2 : columns | 1) * cell.width, height: cell.height)
        }
        if isHorizontal, let isMissing {
            // Three rows, so that the other child is at least a row from its parent.
            for node in sizes.indices where isMissing[node] { sizes[node].height = 3 * cell.height }
        }
        let gap =
            isHorizontal ? CGSize(width: 0, height: 3 * cell.width) : CGSize(width: 2 * cell.width, height: cell.height)
        let layout = NonLayeredLayout(gap: gap, direction: direction).layout(shape, sizes: sizes).snapped(to: cell)
        return (isMissing.map { layout.removingLeaves($0) } ?? layout, drawn)
    }
}

// MARK: - List

extension TreeText {
    /// Returns a list: a line for each node, below its parent and farther to the right.
    ///
    /// - Parameter labels: The label of each node, in the order of the shape.
    /// - Precondition: There are as many labels as nodes.
    /// - Complexity: O(n · depth), the depth at most ``largestListDepth``, for n nodes.
    public func list(_ labels: [String], _ shape: TreeShape) -> String {
        precondition(labels.count == shape.count, "\(labels.count) labels for a tree of \(shape.count) nodes")
        let isASCII = characters == .ascii
        let (branch, last) = isASCII ? ("|-- ", "`-- ") : ("├── ", "└── ")
        let (pipe, gap) = (isASCII ? "|   " : "│   ", "    ")
        let lines = lines(labels)
        var text = ""
        // The text before the branch of a node at each depth.
        var prefixes = [""]
        var node = 0
        while node < shape.count {
            let depth = shape.depth(of: node)
            if depth > Self.largestListDepth {
                let end = (node..<shape.count).first { shape.depth(of: $0) <= Self.largestListDepth } ?? shape.count
                text += prefixes[depth] + last + (isASCII ? "..." : "…") + " \(end - node) more\n"
                node = end
                continue
            }
            prefixes.removeLast(prefixes.count - depth - 1)
            let isLast = shape.nextSibling(of: node) == nil
            if depth > 0 { text += prefixes[depth] + (isLast ? last : branch) }
            text += lines[node].text + "\n"
            prefixes.append(depth == 0 ? "" : prefixes[depth] + (isLast ? gap : pipe))
            node += 1
        }
        return text
    }
}
