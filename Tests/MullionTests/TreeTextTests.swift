import Mullion
import MullionTestSupport
import Testing

@Suite("Trees written with the characters of a terminal")
struct TreeTextTests {
    private func tree(_ text: String, as format: TreeFormat? = nil) throws -> LabeledTree {
        try LabeledTree(text.utf8, as: format)
    }

    private func drawing(_ text: String, _ change: (inout TreeText) -> Void = { _ in }) throws -> String {
        let tree = try tree(text)
        var writer = TreeText()
        change(&writer)
        return writer.drawing(tree.labels, tree.shape).output
    }

    @Test("A drawing hangs children below their parent")
    func down() throws {
        #expect(
            try drawing("8,3,10,1,6,14") == """
                    8
                 ┌──┴──┐
                 3    10
                ┌┴─┐   │
                1  6  14

                """)
    }

    @Test("An only child of a binary tree is on its side")
    func onlyChildren() throws {
        let tree = try tree("8,3,10,1,6,14")
        let shape = try #require(tree.binaryShape)
        #expect(
            TreeText().drawing(tree.labels, shape).output == """
                     8
                 ┌───┴──┐
                 3     10
                ┌┴─┐    └─┐
                1  6     14

                """)
    }

    @Test("A drawing can run to all sides")
    func directions() throws {
        #expect(
            try drawing("8,3,10,1,6,14") { $0.direction = .right } == """
                    ┌─ 3 ─┬─ 1
                 8 ─┤     └─ 6
                    └─ 10 ─── 14

                """)
        #expect(
            try drawing("(a b c)") { $0.direction = .left } == """
                 b ─┬─ a
                 c ─┘

                """)
        #expect(
            try drawing("(a b c d)") { $0.direction = .up } == """
                b  c  d
                └──┼──┘
                   a

                """)
    }

    @Test("Wide characters take two cells")
    func wide() throws {
        #expect(
            try drawing("(日本 東京 a)") == """
                 日本
                  ┌┴───┐
                東京   a

                """)
    }

    @Test("Without box drawing characters lines are made of + - |")
    func ascii() throws {
        #expect(
            try drawing("8,3,10,1,6,14") { $0.characters = .ascii } == """
                    8
                 +--+--+
                 3    10
                ++-+   |
                1  6  14

                """)
        var text = TreeText()
        text.characters = .ascii
        let tree = try tree("(a (b c) d)")
        #expect(text.list(tree.labels, tree.shape) == "a\n|-- b\n|   `-- c\n`-- d\n")
    }

    @Test("A traversal numbers the labels")
    func traversal() throws {
        let tree = try tree("2,1,3")
        var text = TreeText()
        text.traversal = try #require(tree.shape.nodes(in: .postOrder))
        #expect(text.list(tree.labels, tree.shape) == "2₃\n├── 1₁\n└── 3₂\n")
        text.characters = .ascii
        #expect(text.list(tree.labels, tree.shape) == "2(3)\n|-- 1(1)\n`-- 3(2)\n")
    }

    @Test("Long labels are shortened, and nothing in them is an instruction")
    func labels() throws {
        var text = TreeText()
        text.largestLabelWidth = 5
        let shape = try TreeShape(preOrderParents: [-1, 0])
        #expect(text.list(["\u{1B}[31m", "日本語日本語"], shape) == "\u{FFFD}[31m\n└── 日本…\n")
        let long = String(repeating: "x", count: 1 << 20)
        #expect(text.list([long, ""], shape) == "xxxx…\n└── •\n")
        #expect(!text.drawing([long, "\n\u{202E}"], shape).output.contains("\u{202E}"))
    }

    @Test("The empty tree is an empty text, one node a line")
    func small() throws {
        let empty = try TreeShape(preOrderParents: [])
        #expect(TreeText().list([], empty).isEmpty && TreeText().drawing([], empty).output.isEmpty)
        #expect(TreeText().columns([], empty) == 0)
        let one = try TreeShape(preOrderParents: [-1])
        #expect(TreeText().list(["a"], one) == "a\n" && TreeText().drawing(["a"], one).output == "a\n")
    }

    @Test("A drawing is shown in playgrounds as text")
    func playground() {
        let tree = FlatBinaryTree(inserting: [2, 1, 3])
        let drawing = TreeDrawing(tree.values.map { "\($0)" }, layout: KnuthLayout().layout(tree.shape))
        #expect(drawing.playgroundDescription as? String == " 2\n┌┴─┐\n1  3\n")
    }

    @Test("A list of a deep tree ends with the number of nodes left out")
    func deep() throws {
        let count = largeCount(100_000)
        let shape = try TreeShape(preOrderParents: Array(-1..<count - 1))
        let list = TreeText().list((0..<count).map { "\($0)" }, shape)
        #expect(list.hasSuffix("└── … \(count - 101) more\n"))
        #expect(list.count < 30_000)
        #expect(TreeText().drawing((0..<count).map { "\($0)" }, shape).output.hasPrefix("  0\n  │\n  1\n"))
    }
}
