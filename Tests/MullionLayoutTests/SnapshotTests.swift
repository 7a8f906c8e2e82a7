import Foundation
import MullionGeometry
import MullionLayout
import Testing

@Suite("Snapshots")
struct SnapshotTests {
    let tree = LayoutTree()

    /// A row of a named box and a padded colour, in 100 × 30.
    private func laidOut() -> LayoutSnapshot {
        let padded = tree.makeNode(.padding(2.5), children: [tree.makeNode(.color)])
        tree.layOut(
            tree.makeNode(.hStack(spacing: 10), name: "row", children: [tree.box(20, 20, "box"), padded]), 100, 30)
        return tree.snapshot()
    }

    @Test("A snapshot prints as an outline")
    func outline() {
        #expect(
            "\(laidOut())" == """
                hStack "row" (0, 0) 100 × 30
                  fixed "box" (0, 5) 20 × 20
                  padding (30, 0) 70 × 30
                    color (2.5, 2.5) 65 × 25
                """)
        #expect("\(LayoutTree().snapshot())" == "")
    }

    @Test("From level 20 on an outline counts levels instead of indenting further")
    func deepOutline() {
        var node = tree.box(1, 1)
        for _ in 0..<25 { node = tree.makeNode(.offset(x: 1), children: [node]) }
        tree.layOut(node, nil, nil)
        let lines = "\(tree.snapshot())".split(separator: "\n")
        let margin = String(repeating: " ", count: 40)
        #expect(lines.count == 26)
        #expect(lines[19] == margin.dropLast(2) + "offset (1, 0) 1 × 1")
        #expect(lines[20] == margin + "20: offset (1, 0) 1 × 1")
        #expect(lines[25] == margin + "25: fixed (1, 0) 1 × 1")
    }

    @Test("Each node says its kind by the name of the function that makes it")
    func kinds() {
        let inset = tree.makeNode(
            .safeAreaInset(edge: VerticalEdge.bottom), children: [tree.makeNode(.color), tree.makeNode(.divider)])
        let text = tree.makeNode(.leaf(LeafMeasure { _ in .zero }))
        let scaled = tree.makeNode(.layoutPriority(1), children: [text])
        tree.layOut(tree.makeNode(.vStack(), children: [inset, scaled, tree.makeNode(.spacer())]), 50, 50)
        #expect(
            tree.snapshot().entries.map(\.kind) == [
                .vStack, .safeAreaInset, .color, .divider, .layoutPriority, .leaf, .spacer,
            ])
    }

    @Test("A snapshot is written as a flat list")
    func json() throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        let single = LayoutTree()
        single.layOut(single.makeNode(.padding(0.5), name: "top", children: [single.box(1, 2)]), nil, nil)
        let text = String(decoding: try encoder.encode(single.snapshot()), as: UTF8.self)
        #expect(
            text == """
                [{"height":3,"id":1,"kind":"padding","name":"top","width":2,"x":0,"y":0},\
                {"height":2,"id":0,"kind":"fixed","parent":0,"width":1,"x":0.5,"y":0.5}]
                """)
    }

    @Test("What was written is read again, with every identity and every bit of the frames")
    func roundTrip() throws {
        // A slot that is used a second time, and thirds.
        tree.destroy(tree.box(1, 1))
        let boxes = (0..<3).map { _ in tree.makeNode(.color) }
        let row = tree.makeNode(.hStack(spacing: 0), children: boxes)
        tree.layOut(tree.makeNode(.padding(0.1), children: [row]), 1, 1)
        let snapshot = tree.snapshot()
        #expect(snapshot.entries.contains { $0.node.generation > 0 })
        let read = try JSONDecoder().decode(LayoutSnapshot.self, from: JSONEncoder().encode(snapshot))
        #expect(read == snapshot)
    }

    @Test(
        "A list in which a node comes before its parent, or a second one has none, is refused",
        arguments: [#""parent":1,"#, #""parent":-1,"#, ""])
    func wrongParents(_ second: String) {
        func read(_ second: String) throws -> LayoutSnapshot {
            let shared = #""kind":"color","x":0,"y":0,"width":1,"height":1}"#
            let list = "[{\"id\":0,\(shared),{\(second)\"id\":1,\(shared)]"
            return try JSONDecoder().decode(LayoutSnapshot.self, from: Data(list.utf8))
        }
        #expect(throws: Never.self) { try read(#""parent":0,"#) }
        #expect(throws: DecodingError.self) { try read(second) }
    }
}
