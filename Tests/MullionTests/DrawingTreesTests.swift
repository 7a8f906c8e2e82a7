import Mullion
import Testing

/// The article "Drawing trees": its code and its numbers. Its pictures are drawn by the tests of the tool.
@Suite struct DrawingTreesTests {
    @Test("The drawing of the article is one of six nodes")
    func drawing() {
        let tree = FlatBinaryTree(inserting: [8, 3, 10, 1, 6, 14])
        let layout = ReingoldTilfordLayout().layout(tree.shape)
        let drawing = TreeDrawing(tree.values.map { "\($0)" }, layout: layout)
        let svg = SVGRenderer().render(drawing.displayList(), size: drawing.size).output
        #expect(svg.contains(">14</text>") && drawing.labels.count == 6)
    }

    @Test("The diagram of the article is where it says")
    func diagram() throws {
        let diagram = TreeDiagram(layout: LayeredLayout(gap: CGSize(width: 10, height: 20))) {
            Color.red.frame(width: 40, height: 20).named("root")
            TreeBranch {
                Color.blue.frame(width: 20, height: 20).named("branch")
                Color.green.frame(width: 20, height: 20)
                Color.green.frame(width: 20, height: 20).named("leaf")
            }
            Color.blue.frame(width: 20, height: 20)
        }
        let frames = ViewRenderer(diagram).layout().frames
        func origin(_ name: String) throws -> CGPoint {
            try #require(frames.first { $0.name == name }).absoluteFrame.origin
        }
        #expect(try origin("branch") == CGPoint(x: 15, y: 40))
        #expect(try origin("leaf") == CGPoint(x: 30, y: 80))
    }
}
