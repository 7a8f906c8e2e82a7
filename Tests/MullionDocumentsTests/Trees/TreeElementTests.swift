import Mullion
import Testing

@Suite("Trees in documents")
struct TreeElementTests {
    private let box = #""modifiers": [{"frame": {"width": 20, "height": 10}}]"#

    private func element(_ name: String) -> String {
        #"{"kind": "color", "color": "red", "name": "\#(name)", \#(box)}"#
    }

    @Test("A branch is a child with children")
    func branches() throws {
        let picture = try layout(
            """
            {"kind": "treeDiagram", "spacing": 10, "levelSpacing": 20, "children": [
                \(element("root")),
                {"kind": "treeBranch", "children": [\(element("a")), \(element("b")), \(element("c"))]}
            ]}
            """)
        #expect(try picture.frame("root").minY == 0 && picture.frame("a").minY == 30)
        #expect(try picture.frame("c") == CGRect(x: 30, y: 60, width: 20, height: 10))
        guard case .stroke(_, .color(let color), let pen)? = picture.displayList.commands.first else {
            Issue.record("no edges")
            return
        }
        #expect(color == TreeEdgeStyle().color && pen.lineWidth == 2)
    }

    @Test("Layout, direction and edges are told by their names")
    func names() throws {
        let picture = try layout(
            """
            {"kind": "treeDiagram", "layout": "nonLayered", "direction": "right", "spacing": 10, "levelSpacing": 20,
             "edges": "straight", "edgeColor": "navy", "edgeWidth": 1,
             "children": [\(element("root")), \(element("a")), \(element("b"))]}
            """)
        #expect(try picture.frame("a") == CGRect(x: 40, y: 0, width: 20, height: 10))
        guard case .stroke(let path, .color(let color), let pen)? = picture.displayList.commands.first else {
            Issue.record("no edges")
            return
        }
        #expect(path.description == "M20 15 L40 5 M20 15 L40 25" && pen.lineWidth == 1)
        let navy = try Color(css: "#000080")
        #expect(color == navy)
        let error = try error(
            in: #"{"version": 1, "root": {"kind": "treeDiagram", "layout": "layerd", "children": []}}"#)
        #expect(error.message.contains("did you mean \"layered\"?"))
    }

    @Test("Branches nested a hundred thousand deep are laid out", arguments: [200])
    func depth(_ count: Int) throws {
        // As deep as JSON is read.
        let nested =
            String(repeating: #"{"kind": "treeBranch", "children": [{"kind": "color", "color": "red"}, "#, count: count)
            + element("end") + String(repeating: "]}", count: count)
        let picture = try layout(#"{"kind": "treeDiagram", "children": [\#(nested)]}"#)
        #expect(try picture.frame("end").minY > CGFloat(count) * 36)
    }
}
