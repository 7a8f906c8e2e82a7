import MullionHTML
import MullionSource
import Testing

/// Tags, text, and the tree that they make. The expected trees are those of browsers.
@Suite struct HTMLTreeTests {
    /// The elements with their content in brackets, texts in quotation marks.
    private func outline(_ html: String) throws -> String {
        let bytes = Array(html.utf8)
        let tree = try HTMLTree(HTMLTokenizer.tokens(of: bytes), in: SourceText(bytes))
        func write(_ node: Int) -> String {
            let own = tree.nodes[node]
            if own.isText { return "'\(own.text)'" }
            return own.children.isEmpty
                ? own.name : "\(own.name)[\(own.children.map(write).joined(separator: " "))]"
        }
        return write(0)
    }

    @Test(
        "End tags that may be left out, void elements, and elements that no tag opens",
        arguments: [
            ("Hi", "html[body['Hi']]"),
            ("<p>a<p>b<div>c</div>", "html[body[p['a'] p['b'] div['c']]]"),
            ("<ul><li>a<li>b</ul>c", "html[body[ul[li['a'] li['b']] 'c']]"),
            ("<dl><dt>a<dd>b<dt>c</dl>", "html[body[dl[dt['a'] dd['b'] dt['c']]]]"),
            ("a<br>b<img src=x>c", "html[body['a' br 'b' img 'c']]"),
            (
                "<!DOCTYPE html><html><head><title>t</title></head><body><b>x</b></body></html>",
                "html[body[b['x']] title['t']]"
            ),
            ("<div/>a</div>", "html[body[div['a']]]"),
            ("<svg><path d=''/></svg>b", "html[body[svg[path] 'b']]"),
            ("<!-- <p> -->a<!x>b<?y?>c", "html[body['a' 'b' 'c']]"),
            ("</p>a</div>b", "html[body['a' 'b']]"),
        ])
    func trees(html: String, expected: String) throws {
        #expect(try outline(html) == expected)
    }

    @Test(
        "Attributes, character references, raw text, and what is no markup",
        arguments: [
            ("<a href=x&amp;y title='1 > 0' b>", "startTag(\"a\", href=x&y title=1 > 0 b=)"),
            ("<A CLASS=\"q\" class=r>", "startTag(\"a\", class=q)"),
            ("&lt;&#65;&#x42;&nbsp;&copy;&unknown;& &amp", "text(\"<AB\u{A0}©&unknown;& &amp\")"),
            ("&#0;&#xD800;&#99999999;", "text(\"\u{FFFD}\u{FFFD}\u{FFFD}\")"),
            ("<style>a > b { } </p></style>", "startTag(\"style\", ) text(\"a > b { } </p>\") endTag(\"style\")"),
            ("<title>&amp;<b></title>", "startTag(\"title\", ) text(\"&<b>\") endTag(\"title\")"),
            ("1 < 2 <3", "text(\"1 < 2 <3\")"),
            ("<p unfinished", ""),
        ])
    func tokens(html: String, expected: String) {
        let tokens = HTMLTokenizer.tokens(of: Array(html.utf8)).map { token in
            switch token.content {
            case .startTag(let name, let attributes, _):
                "startTag(\"\(name)\", \(attributes.map { "\($0.name)=\($0.value)" }.joined(separator: " ")))"
            case .endTag(let name): "endTag(\"\(name)\")"
            case .text(let text): "text(\"\(text)\")"
            }
        }
        // An attribute without a value is shown with an empty one.
        #expect(tokens.joined(separator: " ") == expected.replacing(" b)", with: " b=)"))
    }

    @Test("Positions are those of the first byte, and those of attributes of their value")
    func offsets() throws {
        let html = "<p>é<b style='color: red'>x"
        let bytes = Array(html.utf8)
        let tree = try HTMLTree(HTMLTokenizer.tokens(of: bytes), in: SourceText(bytes))
        let bold = try #require(tree.nodes.first { $0.name == "b" })
        #expect(bold.offset == 5)
        #expect(bold.attribute("style")?.offset == 15)
    }

    @Test("Elements without an end, and ends without an element, are reported")
    func issues() throws {
        let bytes = Array("<div><b>x</div></i>".utf8)
        let tree = try HTMLTree(HTMLTokenizer.tokens(of: bytes), in: SourceText(bytes))
        #expect(
            tree.issues.map(\.sentence) == [
                "the element \"b\" has no end tag", "the end tag \"i\" has no element to end",
            ])
        #expect(tree.issues.map(\.offset) == [5, 15])
    }

    @Test("Elements nested more than 200 deep are an error with its position")
    func depth() {
        let bytes = Array(String(repeating: "<i>", count: 300).utf8)
        #expect {
            try HTMLTree(HTMLTokenizer.tokens(of: bytes), in: SourceText(bytes))
        } throws: {
            ($0 as? DocumentError)?.problem == .tooDeep(limit: 200)
        }
    }
}
