import MullionDrawing
import MullionGeometry
import MullionRender
import MullionTreeViews
import MullionTrees
import MullionViews

/// A tree written with the characters of a terminal: drawn, or as a list with a line for each node.
///
/// ```text
///        8              8
///    ┌───┴──┐           ├── 3
///    3      10          │   ├── 1
///  ┌─┴─┐    │           │   └── 6
///  1   6    14          └── 10
///                           └── 14
/// ```
///
/// Wide characters count as two. What a terminal would take for an instruction is replaced. Labels longer than
/// ``largestLabelWidth`` are shortened by an ellipsis.
public struct TreeText: Sendable {
    /// Where the children of a node lie in a drawing.
    public var direction = TreeDirection.down
    /// What lines are made of.
    public var characters = TerminalRenderer.Characters.boxDrawing
    /// What escape sequences may be used.
    public var colors = TerminalRenderer.Colors.none
    /// The most cells of a label.
    public var largestLabelWidth = 40
    /// The numbers of nodes in the order in which they are met; each gets its place behind its label. Empty: none.
    public var traversal: [Int] = []

    /// The levels below which a list leaves nodes out and gives their number, as its lines would be too long to be
    /// read.
    public static let largestListDepth = 100

    /// The usual ways.
    public init() {}

    /// The labels as they are written, and the cells each takes.
    private func lines(_ labels: [String]) -> [(text: String, columns: Int)] {
        var places = [Int](repeating: 0, count: traversal.isEmpty ? 0 : labels.count)
        for (place, node) in traversal.enumerated() where places.indices.contains(node) { places[node] = place + 1 }
        return labels.enumerated().map { node, label in
            // A node without a name is a knot.
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
    /// What a drawing takes a cell for, in points.
    private static let cell = CGSize(width: 8, height: 16)

    /// A drawing: levels in rows, or in columns if the direction is horizontal.
    ///
    /// - Parameter labels: What is written in each node, in the order of the shape.
    /// - Precondition: There are as many labels as nodes.
    /// - Complexity: O(n + cells of the drawing) for n nodes.
    public func drawing(_ labels: [String], _ shape: TreeShape) -> Rendering<String> {
        precondition(labels.count == shape.count, "\(labels.count) labels for a tree of \(shape.count) nodes")
        let (layout, lines) = layout(labels, shape)
        var list = DisplayList()
        let inset = direction.isHorizontal ? Self.cell.width : 0
        // Edges last: they leave room to the texts.
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

    /// The number of columns that a drawing has.
    ///
    /// - Complexity: O(n) for n nodes.
    public func columns(_ labels: [String], _ shape: TreeShape) -> Int {
        let bounds = layout(labels, shape).layout.bounds
        return bounds.isNull ? 0 : Int((bounds.width / Self.cell.width).rounded(.up))
    }

    /// The boxes of the labels, each on whole cells.
    private func layout(_ labels: [String], _ shape: TreeShape) -> (
        layout: TreeLayout, lines: [(text: String, columns: Int)]
    ) {
        let cell = Self.cell
        let lines = lines(labels)
        let isHorizontal = direction.isHorizontal
        // Edges to the sides keep a cell from the text. Those below and above meet the middle of a box in the middle of
        // a cell if the box takes an odd number of them.
        let sizes = lines.map { line in
            let columns = max(line.columns, 1)
            return CGSize(width: CGFloat(isHorizontal ? columns + 2 : columns | 1) * cell.width, height: cell.height)
        }
        let gap =
            isHorizontal ? CGSize(width: 0, height: 3 * cell.width) : CGSize(width: 2 * cell.width, height: cell.height)
        let layout = NonLayeredLayout(gap: gap, direction: direction).layout(shape, sizes: sizes).snapped(to: cell)
        return (layout, lines)
    }
}

// MARK: - List

extension TreeText {
    /// A list: a line for each node, below its parent and more to the right.
    ///
    /// - Parameter labels: What is written in each node, in the order of the shape.
    /// - Precondition: There are as many labels as nodes.
    /// - Complexity: O(n · depth), the depth at most ``largestListDepth``, for n nodes.
    public func list(_ labels: [String], _ shape: TreeShape) -> String {
        precondition(labels.count == shape.count, "\(labels.count) labels for a tree of \(shape.count) nodes")
        let isASCII = characters == .ascii
        let (branch, last) = isASCII ? ("|-- ", "`-- ") : ("├── ", "└── ")
        let (pipe, gap) = (isASCII ? "|   " : "│   ", "    ")
        let lines = lines(labels)
        var text = ""
        // What stands before the branch of a node at each depth.
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
