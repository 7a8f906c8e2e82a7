import Mullion
import Testing

/// The code of the article "Drawing in a terminal".
struct TerminalArticleTests {
    private struct Panel: View {
        var body: some View {
            Text("Ready").frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading).border(.white)
        }
    }

    @Test("A view of 640 × 384 points fills 80 columns and 24 rows")
    func window() {
        // snippet
        let picture = ViewRenderer(Panel()).layout(in: ProposedViewSize(width: 80 * 8, height: 24 * 16))
        let lines = TerminalRenderer(colors: .none).render(picture.displayList, size: picture.canvasSize).output
        // end
        let rows = lines.split(separator: "\n")
        #expect(rows.count == 24)
        #expect(rows.allSatisfy { $0.count == 80 })
        #expect(lines.contains("Ready"))
    }

    @Test("Frames in whole cells share their edges")
    func cells() {
        // snippet
        let tree = LayoutTree()
        let flexible = NodeKind.flexible(
            min: .zero, ideal: CGSize(width: 10, height: 10), max: CGSize(width: CGFloat.infinity, height: .infinity))
        let columns = (0..<3).map { _ in tree.makeNode(flexible) }
        tree.root = tree.makeNode(.hStack(spacing: 0))
        for column in columns { tree.append(column, to: tree.root!) }
        tree.layoutIfNeeded(in: ProposedViewSize(width: 80, height: 24))
        let cells = columns.map { tree.pixelFrame(of: $0, scale: 1) }  // 27, 26, and 27 columns wide
        // end
        #expect(cells.map(\.width) == [27, 26, 27])
        #expect(cells[0].maxX == cells[1].minX && cells[1].maxX == cells[2].minX)
    }
}
