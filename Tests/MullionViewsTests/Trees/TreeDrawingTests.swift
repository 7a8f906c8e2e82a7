import Mullion
import Testing

@testable import MullionTreeViews

@Suite("Drawings of trees")
struct TreeDrawingTests {
    private let tree = FlatBinaryTree(inserting: [8, 3, 10, 1, 6, 14])

    private func drawing(_ style: TreeStyle = TreeStyle()) -> TreeDrawing {
        TreeDrawing(
            tree.values.map { "\($0)" }, layout: ReingoldTilfordLayout().layout(tree.shape), style: style)
    }

    private func texts(_ list: DisplayList) -> [TextRun] {
        list.commands.compactMap { if case .text(let run) = $0 { run } else { nil } }
    }

    private func edges(_ list: DisplayList) throws -> Path {
        let start = try #require(list.commands.firstIndex(of: .pushGroup(name: "edges")))
        guard case .stroke(let path, _, _) = list.commands[start + 1] else {
            Issue.record("no edges")
            return Path()
        }
        return path
    }

    @Test("The classic style has the geometry, pens and colours of VisualBinaryTrees")
    func classic() throws {
        let drawing = drawing(.visualBinaryTrees)
        let grid = TreeGrid(drawing.layout, unit: 81)
        #expect(drawing.size == grid.size)
        let list = drawing.displayList()
        var expected = Path()
        for edge in drawing.layout.edges {
            let ends = grid.ends(of: edge)
            expected.move(to: ends.from)
            expected.addLine(to: ends.to)
        }
        let path = try edges(list)
        #expect(path.elements.count == expected.elements.count)
        for (a, b) in zip(path.elements, expected.elements) {
            guard case .move(let a) = a, case .move(let b) = b else {
                guard case .line(let a) = a, case .line(let b) = b else {
                    Issue.record("\(a) is not \(b)")
                    return
                }
                #expect(abs(a.x - b.x) < 1e-9 && abs(a.y - b.y) < 1e-9)
                continue
            }
            #expect(abs(a.x - b.x) < 1e-9 && abs(a.y - b.y) < 1e-9)
        }
        #expect(list.commands.first == .fill(Path(CGRect(origin: .zero, size: drawing.size)), Color(white: 0.88)))
        let run = try #require(texts(list).first)
        #expect(run.string == "8" && run.font.size == 35 && run.color == Color(red: 0.41, green: 0, blue: 0.74))
        // The grid first, edges after the nodes, as there.
        let groups = list.commands.compactMap { if case .pushGroup(let name) = $0 { name } else { nil } }
        #expect(groups == ["grid", "nodes", "edges"])
        #expect(TreeStyle.visualBinaryTrees.edges.pen.lineWidth == 3)
        #expect(TreeStyle.visualBinaryTrees.gridLine == TreeStyle.Line(Color(white: 0.5614), width: 0.75))
    }

    @Test("A label that is too wide shrinks to 0.88 of the size at which it would fit")
    func shrinking() throws {
        let layout = KnuthLayout().layout(FlatBinaryTree(inserting: [1]).shape)
        let drawing = TreeDrawing(["a long label"], layout: layout, style: .visualBinaryTrees)
        let run = try #require(texts(drawing.displayList()).first)
        let natural = MetricsTextMeasurer().width(of: "a long label", font: Font(size: 35))
        #expect(abs(run.font.size - 35 * 81 / natural * 0.88) < 1e-9)
        #expect(abs(run.width! - 81 * 0.88) < 1e-9)
        #expect(abs(run.origin.x + run.width! / 2 - 81) < 1e-9)
    }

    @Test("A label is shortened where it would become smaller than allowed")
    func shortening() throws {
        let layout = KnuthLayout().layout(FlatBinaryTree(inserting: [1]).shape)
        let label = String(repeating: "long\n", count: 200_000)
        let drawing = TreeDrawing([label], layout: layout)
        let run = try #require(texts(drawing.displayList()).first)
        #expect(run.font.size == 7 && run.string.hasSuffix("…") && run.string.count < 20)
        #expect(run.width! <= 64 * 0.625 * 0.9)
    }

    @Test("Boxes are as large as their labels and what is around them, up to a limit")
    func boxes() {
        let labels = ["root", "a", String(repeating: "wide ", count: 100)]
        let shape = FlatBinaryTree(inserting: [2, 1, 3]).shape.treeShape
        let drawing = TreeDrawing(labels, shape: shape, layout: LayeredLayout(gap: CGSize(width: 20, height: 36)))
        let width = MetricsTextMeasurer().width(of: "root", font: Font(size: 14))
        #expect(drawing.box(of: 0).width == width.rounded(.up) + 24)
        #expect(drawing.box(of: 1).size == CGSize(width: 33, height: 31))
        #expect(drawing.box(of: 2).width == 264)
        #expect(drawing.size.width == (drawing.layout.bounds.width + 40).rounded(.up))
        let runs = texts(drawing.displayList())
        #expect(runs[2].string.hasSuffix("…") && runs[2].width! <= 240)
    }

    @Test("Elbows share a line half way to the nearest child, with round corners where there is room")
    func elbows() throws {
        let boxes = [
            CGRect(x: 20, y: 0, width: 20, height: 10), CGRect(x: 0, y: 30, width: 20, height: 10),
            CGRect(x: 40, y: 40, width: 20, height: 10),
        ]
        let style = TreeEdgeStyle(.elbow, cornerRadius: 0)
        let path = TreeEdgeRouter(style: style, flow: .towards(.down)).path(boxes, parents: [0, 0, 0])
        #expect(path.description == "M30 10 L30 20 L10 20 L10 30 M30 10 L30 20 L50 20 L50 40")
        let round = TreeEdgeStyle(.elbow, cornerRadius: 4)
        let one = TreeEdgeRouter(style: round, flow: .towards(.down)).path(Array(boxes.prefix(2)), parents: [0, 0])
        #expect(one.description == "M30 10 L30 16 Q30 20 26 20 L14 20 Q10 20 10 24 L10 30")
    }

    @Test(
        "No edge runs behind a longer box beside its parent, and names to the right begin at one edge",
        arguments: TreeEdgeStyle.Shape.allCases)
    func longSibling(_ shape: TreeEdgeStyle.Shape) throws {
        let tree = try TreeShape(preOrderParents: [-1, 0, 1, 1, 1, 1, 1, 1, 0])
        var sizes = [CGSize](repeating: CGSize(width: 20, height: 10), count: 9)
        sizes[8].width = 200
        let layout = try #require(
            TreeLayoutName.layered.boxLayout(gap: CGSize(width: 4, height: 40), direction: .right))
        let laidOut = layout.layout(tree, sizes: sizes)
        #expect(laidOut.frame(of: 1).minX == laidOut.frame(of: 8).minX)
        let sibling = laidOut.frame(of: 8)
        var end = CGPoint.zero
        for element in TreeDrawing.edgePath(laidOut, style: TreeEdgeStyle(shape)).elements {
            switch element {
            case .move(let point): end = point
            case .line(let point), .quadCurve(let point, _), .curve(let point, _, _):
                // The edge to the sibling itself ends on it.
                let isOwn = point.x <= sibling.minX || point.y == sibling.midY && end.x <= sibling.minX
                for step in 1..<20 where !isOwn {
                    let part = CGFloat(step) / 20
                    let place = CGPoint(x: end.x + (point.x - end.x) * part, y: end.y + (point.y - end.y) * part)
                    #expect(!sibling.contains(place), "\(shape) at \(place)")
                }
                end = point
            case .closeSubpath: break
            }
        }
    }

    @Test("Edges run in the direction of the drawing")
    func directions() {
        let parent = CGRect(x: 100, y: 100, width: 20, height: 10)
        let style = TreeEdgeStyle(.elbow, cornerRadius: 0)
        func path(_ direction: TreeDirection, _ child: CGRect) -> String {
            TreeEdgeRouter(style: style, flow: .towards(direction)).path([parent, child], parents: [0, 0]).description
        }
        #expect(path(.up, CGRect(x: 0, y: 60, width: 20, height: 10)) == "M110 100 L110 85 L10 85 L10 70")
        #expect(path(.right, CGRect(x: 140, y: 0, width: 20, height: 10)) == "M120 105 L130 105 L130 5 L140 5")
        #expect(path(.left, CGRect(x: 60, y: 0, width: 20, height: 10)) == "M100 105 L90 105 L90 5 L80 5")
    }

    @Test("Curves leave and enter along the direction, and straight edges join circles on the line of their middles")
    func curvesAndCircles() {
        let boxes = [CGRect(x: 0, y: 0, width: 10, height: 10), CGRect(x: 30, y: 40, width: 10, height: 10)]
        let curved = TreeEdgeRouter(style: TreeEdgeStyle(.curved), flow: .towards(.down)).path(boxes, parents: [0, 0])
        #expect(curved.description == "M5 10 C5 25 35 25 35 40")
        let circles = TreeEdgeRouter(style: TreeEdgeStyle(.straight), flow: .towards(.down), hasCircles: true)
            .path(boxes, parents: [0, 0])
        #expect(circles.description == "M8 9 L32 41")
    }

    @Test("Leaves in a column are entered from the side")
    func columns() throws {
        let shape = try TreeShape(preOrderParents: [-1, 0, 0, 0])
        let sizes = [CGSize](repeating: CGSize(width: 4, height: 2), count: 4)
        let layout = CompactLayout(gap: CGSize(width: 1, height: 1), indent: 2).layout(shape, sizes: sizes)
        let path = TreeDrawing.edgePath(layout, style: TreeEdgeStyle(.elbow, cornerRadius: 0))
        // The column is 6 wide and begins 1 to the left of the root, the boxes in it 1 to the right.
        #expect(
            path.description
                == "M2 2 L2 2.5 L0 2.5 L0 4 L1 4 M2 2 L2 2.5 L0 2.5 L0 7 L1 7 M2 2 L2 2.5 L0 2.5 L0 10 L1 10")
    }

    @Test(
        "Radial edges begin and end at the boxes, arcs around the root included",
        arguments: TreeEdgeStyle.Shape.allCases)
    func radial(_ shape: TreeEdgeStyle.Shape) throws {
        let tree = try TreeShape(preOrderParents: [-1, 0, 1, 1, 0, 4, 4])
        let sizes = [CGSize](repeating: CGSize(width: 20, height: 10), count: 7)
        let layout = RadialLayout(gap: 20).layout(tree, sizes: sizes)
        let path = TreeDrawing.edgePath(layout, style: TreeEdgeStyle(shape))
        let bounds = path.boundingRect
        #expect(bounds.minX >= 0 && bounds.maxX <= layout.bounds.width)
        let starts = path.elements.count { if case .move = $0 { true } else { false } }
        #expect(starts == 6)
    }

    @Test("A traversal numbers the nodes from 1 in its order")
    func badges() throws {
        var drawing = drawing()
        drawing.traversal = tree.shape.nodes(in: .inOrder)
        let runs = texts(drawing.displayList())
        #expect(runs.count == 12)
        #expect(runs.suffix(6).map(\.string) == ["1", "2", "3", "4", "5", "6"])
        // The smallest value is met first: the number is at its upper right.
        let node = try #require(drawing.labels.firstIndex(of: "1"))
        let badge = runs[6].origin, box = drawing.box(of: node)
        #expect(badge.x > box.midX && badge.y < box.midY)
    }

    @Test("The empty tree is an empty picture, one node a node")
    func smallTrees() {
        let empty = TreeDrawing([], layout: KnuthLayout().layout(FlatBinaryTree(inserting: [Int]()).shape))
        #expect(empty.size == .zero && empty.displayList().isEmpty && empty.boxTree.boxes.isEmpty)
        let one = TreeDrawing(["1"], layout: KnuthLayout().layout(FlatBinaryTree(inserting: [1]).shape))
        #expect(one.size == CGSize(width: 128, height: 128))
        #expect(one.box(of: 0) == CGRect(x: 44, y: 44, width: 40, height: 40))
        let noBoxes = TreeDrawing([], shape: FlatBinaryTree(inserting: [Int]()).shape.treeShape, layout: RadialLayout())
        #expect(noBoxes.size == .zero && noBoxes.displayList().isEmpty)
    }

    @Test("Unusable lengths of a style do no harm")
    func hostileStyle() {
        var style = TreeStyle()
        style.unit = .nan
        style.nodeExtent = .infinity
        style.shrinkFactor = .nan
        style.edges.cornerRadius = .nan
        style.edges.shape = .elbow
        let list = drawing(style).displayList()
        #expect(SVGRenderer().render(list, size: drawing(style).size).output.contains("nan") == false)
        style = .boxes
        style.margin = -.infinity
        style.labelInset = CGSize(width: CGFloat.nan, height: -5)
        style.largestLabelWidth = .nan
        let boxes = TreeDrawing(
            tree.values.map { "\($0)" }, shape: tree.shape.treeShape, layout: NonLayeredLayout(), style: style)
        #expect(!SVGRenderer().render(boxes.displayList(), size: boxes.size).output.contains("nan"))
    }

    @Test("The boxes for inspectors are the nodes in pre-order")
    func inspector() {
        let boxes = drawing().boxTree.boxes
        #expect(boxes.map(\.name) == ["8", "3", "1", "6", "10", "14"])
        #expect(boxes.map(\.parent) == [nil, 0, 1, 1, 0, 4])
    }

    @Test("Every layout has a name, and is drawn by it", arguments: TreeLayoutName.allCases)
    func names(_ name: TreeLayoutName) {
        let gap = CGSize(width: 4, height: 4)
        #expect((name.boxLayout(gap: gap) == nil) == name.isOnGrid)
        #expect((name.layout(tree.shape.treeShape, binary: tree.shape) != nil) == name.isOnGrid)
        #expect((name.layout(tree.shape.treeShape, binary: nil) == nil) == (name.needsBinaryTree || !name.isOnGrid))
    }
}
