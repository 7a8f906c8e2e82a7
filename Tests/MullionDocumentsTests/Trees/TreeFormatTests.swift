import Mullion
import MullionTestSupport
import Testing

@Suite("Texts of trees")
struct TreeFormatTests {
    /// A tree as an s-expression, with the side of only children.
    private func outline(_ text: String, _ format: TreeFormat? = nil) throws -> String {
        let tree = try LabeledTree(text.utf8, as: format)
        func outline(_ node: Int) -> String {
            let children = tree.shape.children(of: node).map { outline($0) }
            guard !children.isEmpty else { return tree.labels[node] }
            let isRight = tree.binaryShape.map { $0.left(of: node) == nil } ?? false
            return "(" + ([tree.labels[node]] + (isRight ? ["()"] : []) + children).joined(separator: " ") + ")"
        }
        return tree.shape.count == 0 ? "" : outline(0)
    }

    private func problem(_ text: String, _ format: TreeFormat) throws -> String {
        let error = try #require(throws: DocumentError.self) { _ = try LabeledTree(text.utf8, as: format) }
        return error.description
    }

    @Test("Values become a search tree: numbers by their size, texts by their characters")
    func values() throws {
        #expect(try outline("8, 3,10,1,6,14") == "(8 (3 1 6) (10 () 14))")
        #expect(try outline("10 9\n8", .values) == "(10 (9 8))")
        #expect(try outline("pear, apple tree, plum,", .values) == "(pear apple tree plum)")
        #expect(try outline("2;1.5;2;nan", .values) == "(2 1.5 (2 () nan))")
        #expect(try outline("", .values).isEmpty)
        let balanced = try LabeledTree("1,2,3,4,5,6,7".utf8, as: .values, minimalHeight: true)
        #expect(balanced.shape.height == 2)
        #expect(try problem("1,,2", .values) == "1:3: error: found \",\", expected a value")
    }

    @Test("JSON: names, children, left and right; other keys mean nothing")
    func json() throws {
        #expect(
            try outline(#"{"name": "a", "size": 3, "children": ["b", {"id": 7, "value": 9}, null, true]}"#)
                == "(a b 7 true)")
        #expect(try outline(#"{"label": "a", "left": null, "right": {"value": 1, "left": 2}}"#) == "(a () (1 2))")
        #expect(try outline(#"{"children": ["b"]}"#) == "( b)")
        #expect(try outline("\"a\"") == "a")
        #expect(try outline("null", .json).isEmpty)
        #expect(
            try problem("{\"children\": [\n {\"size\": 1}]}", .json)
                == "2:2: error: children[0]: a node needs the key \"label\"; or \"children\", or \"left\" and \"right\""
        )
        #expect(
            try problem(#"{"label": [], "left": 1}"#, .json)
                == "1:11: error: label: found an array, expected a text or a number")
        #expect(try problem(#"{"left": 1, "children": []}"#, .json).contains("cannot be combined"))
        #expect(try problem(#"{"name": "a", "children": 3}"#, .json).contains("expected an array of nodes"))
    }

    @Test("Newick: names behind children, quotation marks, comments, lengths")
    func newick() throws {
        #expect(try outline("(A:0.1,(B,'C''s')D[note]:2e-1)E_x;") == "(E x A (D B C's))")
        #expect(try outline("(,(,));") == "(  ( ))".replacing("( ))", with: "(  ))"))
        #expect(try outline("A;", .newick) == "A")
        #expect(try outline(" ", .newick).isEmpty)
        #expect(
            try problem("(A,B", .newick) == "1:5: error: the text ends here, expected a comma or a closing parenthesis")
        #expect(try problem("(A,B)C)", .newick) == "1:7: error: found \")\", expected the end, as one tree is read")
        #expect(try problem("(A;B)", .newick) == "1:3: error: found \";\", expected a comma or a closing parenthesis")
        #expect(
            try problem("(A:,B)", .newick) == "1:4: error: found \",\", expected a length such as 0.1 behind the colon")
        #expect(
            try problem("('A\nB,C)", .newick) == "1:2: error: the string that begins here has no closing quotation mark"
        )
        #expect(
            try problem("(A[x,B)", .newick) == "1:3: error: found a comment without an end, expected a closing bracket")
    }

    @Test("Indented text: the parent is the nearest line above that is indented less")
    func indented() throws {
        #expect(try outline("a\n  b\n    c\n\n  d e\n\tf\n") == "(a (b c) (d e f))")
        #expect(try outline("  a\n    b\r\n") == "(a b)")
        #expect(
            try problem("a\n    b\n  c", .indented)
                == "3:3: error: a line indented by 2 after lines indented by 0 and 4; indent it like its siblings")
        #expect(
            try problem("a\nb", .indented)
                == "2:1: error: found a second root, expected one line above all others; indent the rest")
    }

    @Test("S-expressions: a name and children, () for a missing one")
    func sexpression() throws {
        #expect(try outline("(a (b c) d) ; end") == "(a (b c) d)")
        #expect(try outline("(a () b)") == "(a () b)")
        #expect(try outline("(a b ())") == "(a b)")
        #expect(try outline("(\"two words\" \"say \\\"x\\\\y\\\"\")") == "(two words say \"x\\y\")")
        #expect(try outline("((a b) c)") == "( (a b) c)")
        #expect(try outline("()", .sexpression).isEmpty)
        #expect(try problem("(a (b", .sexpression) == "1:6: error: the text ends here, expected 2 closing parentheses")
        #expect(try problem("(a))", .sexpression) == "1:4: error: found \")\", expected the end, as one tree is read")
        #expect(try problem(")", .sexpression) == "1:1: error: found \")\", expected the end, or a list")
        #expect(
            try problem("(a \"b)", .sexpression)
                == "1:4: error: the string that begins here has no closing quotation mark")
    }

    @Test("A text without a name is taken for what it looks like")
    func guessing() {
        func guess(_ text: String) -> TreeFormat { TreeFormat(guessing: text.utf8) }
        #expect(guess(" {\"name\": 1}") == .json && guess("(a b)") == .sexpression && guess("(a)b;") == .newick)
        #expect(guess("(a,b)") == .newick && guess("a\n b") == .indented && guess("3 1 2\n") == .values)
        #expect(guess("1,\n2") == .values && guess("") == .values)
        #expect(TreeFormat(fileExtension: "NWK") == .newick && TreeFormat(fileExtension: "pdf") == nil)
    }

    @Test("Bytes that are no text are an error that says where")
    func encoding() throws {
        let error = try #require(throws: DocumentError.self) {
            _ = try LabeledTree([0x61, 0x0A, 0x62, 0xFF], as: .indented)
        }
        #expect(error.description == "2:2: error: this is not UTF-8; save the file in UTF-8")
        #expect(try LabeledTree([0xEF, 0xBB, 0xBF, 0x61], as: .indented).labels == ["a"])
    }

    @Test(
        "A million levels are read on a small stack, in every format that can write them",
        arguments: [largeCount(500_000)])
    func depth(_ count: Int) {
        let counts = SmallStackThread.run {
            [
                ("sexpression", String(repeating: "(a ", count: count) + String(repeating: ")", count: count)),
                ("newick", String(repeating: "(", count: count) + String(repeating: ")", count: count) + ";"),
            ].map { name, text in
                (try? LabeledTree(text.utf8, as: TreeFormat(rawValue: name)))?.shape.height ?? -1
            }
        }
        #expect(counts == [count - 1, count])
        let json = String(repeating: "{\"children\":[", count: 20_000)
        #expect(throws: DocumentError.self) { try LabeledTree(json.utf8, as: .json) }
    }

    @Test("Unclosed and endless nesting is an error with a place")
    func hostile() throws {
        let open = String(repeating: "(", count: 300_000)
        #expect(try problem(open, .sexpression).hasPrefix("1:300001: error: the text ends here"))
        #expect(try problem(open, .newick).hasPrefix("1:300001: error: the text ends here"))
        let close = String(repeating: ")", count: 300_000)
        #expect(try problem(close, .newick).hasPrefix("1:1: error: found \")\""))
    }

    @Test("A label of a megabyte and a hundred thousand equal values are read")
    func large() throws {
        let label = String(repeating: "x", count: 1 << 20)
        #expect(try LabeledTree("(\(label) b)".utf8).labels[0].utf8.count == 1 << 20)
        let equal = try LabeledTree(String(repeating: "7,", count: 100_000).utf8, as: .values)
        #expect(equal.shape.height == 99_999 && equal.shape.count == 100_000)
    }

    @Test("Random texts are trees or errors, never more", arguments: TreeFormat.allCases)
    func random(_ format: TreeFormat) {
        var random = SplitMix64(seed: 5)
        let letters = Array("ab ()[]{},:;'\"\\\n\t1.-_".utf8)
        for _ in 0..<3_000 {
            let count = Int.random(in: 0...24, using: &random)
            let text = (0..<count).map { _ in letters.randomElement(using: &random)! }
            guard let tree = try? LabeledTree(text, as: format) else { continue }
            #expect(tree.labels.count == tree.shape.count)
        }
    }
}
