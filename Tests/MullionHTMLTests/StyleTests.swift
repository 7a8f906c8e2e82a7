import MullionHTML
import MullionSource
import Testing

/// Style sheets, selectors, and the order in which declarations take effect.
@Suite struct StyleTests {
    /// The declarations of the element with the id "x", in order.
    private func declarations(_ sheet: String, _ html: String, _ own: String = "") throws -> [String] {
        let bytes = Array(html.utf8)
        let tree = try HTMLTree(HTMLTokenizer.tokens(of: bytes), in: SourceText(bytes))
        var cascade = Cascade()
        var reader = StyleSheetReader(sheet, at: 0)
        cascade.add(reader.readRules(), isOfPage: true)
        let node = try #require(tree.nodes.indices.first { tree.nodes[$0].attribute("id")?.value == "x" })
        var inline = StyleSheetReader(own, at: 0)
        return try cascade.declarations(of: node, in: tree, inline.readDeclarations(), SourceText(bytes))
            .map { "\($0.name): \($0.value)" }
    }

    private static let page = """
        <main class="page wide"><section><p>1</p><p id=x class="a b" data-kind=big>2</p><p>3</p></section></main>
        """

    @Test(
        "Selectors that match, and those that do not",
        arguments: [
            ("p", true), ("*", true), ("#x", true), (".a", true), (".a.b", true), (".a.c", false), ("p.a#x", true),
            ("div", false), ("main p", true), ("main > p", false), ("main > section > p", true), ("section>p", true),
            (".page .wide p", false), (".page.wide p", true), ("[data-kind]", true), ("[data-kind=big]", true),
            ("[data-kind='small']", false), (":nth-child(2)", true), ("p:nth-child(odd)", false),
            (":nth-child(2n)", true), (":nth-child(-n+2)", true), (":nth-last-child(2)", true),
            (":first-child", false), (":root p", true), ("h1, p", true), ("main main p", false),
        ])
    func selectors(selector: String, matches: Bool) throws {
        #expect(try declarations("\(selector) { color: red }", Self.page).isEmpty != matches)
    }

    @Test("Specificity, order, the attribute, and !important decide")
    func order() throws {
        let sheet = """
            p { a: 1 !important; b: 1 } .a { b: 2 } #x { b: 3 } main p { b: 4 } p { b: 5 } /* none */
            """
        #expect(
            try declarations(sheet, Self.page, "b: 6; c: 7 ! important; d: 8")
                == ["b: 1", "b: 5", "b: 4", "b: 2", "b: 3", "b: 6", "d: 8", "a: 1", "c: 7"])
    }

    @Test("What cannot be read is reported with its offset, and the rest is read")
    func faults() {
        var reader = StyleSheetReader(
            "@media print { p { a: 1 } } p { color red; b: 2; {c: 3} } p:hover { d: 4 } q { e: url(';'); f: '}' }",
            at: 10)
        let rules = reader.readRules()
        #expect(
            rules.map(\.declarations).map { $0.map { "\($0.name): \($0.value)" } } == [
                ["b: 2"], ["e: url(';')", "f: '}'"],
            ])
        #expect(reader.issues.map(\.offset) == [10, 42, 59, 68])
        #expect(
            reader.issues.map(\.sentence) == [
                "the rule @media is not supported", "a declaration is a name, a colon, and a value",
                "nested rules are not supported", "the selector \"p:hover\" is not supported",
            ])
    }

    @Test("Variables, relative units, and functions")
    func values() {
        var units = CSSUnits()
        units.fontSize = 20
        #expect(
            CSSText.resolvingUnits("1.5em -2rem calc(1em + 10%) #1em a1em .5em", units)
                == "30px -32px calc(20px + 10%) #1em a1em 10px")
        #expect(CSSText.resolvingUnits("50vw", units) == "50vw")
        let values = ["--a": "1px", "--b": "var(--a) 2px", "--loop": "var(--loop)"]
        #expect(CSSText.replacingVariables("x var(--b) var(--c, 3px)", values) == "x 1px 2px 3px")
        #expect(CSSText.replacingVariables("var(--c)", values) == nil)
        #expect(CSSText.replacingVariables("var(--loop)", values) == nil)
        #expect(CSSText.split("a(1, 2), \"b,c\" , d", at: ",") == ["a(1, 2)", "\"b,c\"", "d"])
    }
}
