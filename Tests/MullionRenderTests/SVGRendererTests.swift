import MullionDrawing
import MullionGeometry
import MullionRender
import Testing

@Suite struct SVGRendererTests {
    let size = CGSize(width: 100, height: 50)
    let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    let font = TextRun.Font(family: "DejaVu Sans", size: 12)

    /// The lines between the root's tags.
    private func body(_ list: DisplayList, _ renderer: SVGRenderer = SVGRenderer()) -> [String] {
        let lines = renderer.render(list, size: size).output.split(separator: "\n").map(String.init)
        return Array(lines.dropFirst().dropLast())
    }

    private func diagnostics(_ commands: [DrawingCommand]) -> [RenderDiagnostic] {
        SVGRenderer().render(DisplayList(commands), size: size).diagnostics
    }

    @Test("An empty list is an empty document of the size asked for")
    func emptyDocument() {
        let rendering = SVGRenderer().render(DisplayList(), size: CGSize(width: 100.5, height: 50))
        #expect(
            rendering.output == """
                <svg xmlns="http://www.w3.org/2000/svg" width="100.5" height="50" viewBox="0 0 100.5 50">
                </svg>

                """)
        #expect(rendering.diagnostics.isEmpty)
    }

    @Test("A card is written as expected, and alike every time")
    func card() throws {
        let renderer = SVGRenderer(title: "A card", background: Color(white: 1))
        let rendering = renderer.render(Card.displayList, size: Card.size)
        try expectReference(rendering.output, "card.svg")
        #expect(rendering.diagnostics.isEmpty)
        #expect(renderer.render(Card.displayList, size: Card.size).output == rendering.output)
    }

    @Test("Fills and strokes write colour, opacity and line width")
    func paint() {
        var list = DisplayList()
        list.fill(square, with: Color(red: 1, green: 0, blue: 0, alpha: 0.25))
        list.stroke(Path(CGRect(x: 0, y: 0, width: 10, height: 5)), with: .black)
        #expect(
            body(list) == [
                ##"<rect width="10" height="10" fill="#f00" fill-opacity=".25"/>"##,
                ##"<rect width="10" height="5" fill="none" stroke="#000"/>"##,
            ])
    }

    @Test("What is filled and stroked at once is one element")
    func filledAndStroked() {
        var list = DisplayList()
        list.fill(square, with: .white)
        list.stroke(square, with: .black)
        #expect(body(list) == [##"<rect width="10" height="10" fill="#fff" stroke="#000"/>"##])
        // Not if anything lies between them.
        var apart = DisplayList()
        apart.fill(square, with: .white)
        apart.withGroup("frame") { $0.stroke(square, with: .black) }
        #expect(body(apart).count == 4)
        let animated = SVGRenderer().render(
            DisplayList([.fill(square, .white)]), size: size, animation: VisitAnimation(visiting: [.zero]),
            front: DisplayList([.stroke(square, .black, lineWidth: 1)]))
        #expect(animated.output.contains(##"fill="none" stroke="#000"/>"##))
    }

    @Test("Markup in text, names and titles is escaped")
    func escaping() {
        let hostile = "</text><script>alert('\"&')</script>\n\t]]>"
        var list = DisplayList()
        list.text(TextRun(hostile, at: .zero, font: TextRun.Font(family: "a'b\\\"<c", size: 1)))
        list.withGroup(hostile) { $0.image(hostile, in: .zero) }
        let rendering = SVGRenderer(title: hostile).render(list, size: size)
        #expect(!rendering.output.contains("<script"))
        #expect(!rendering.output.contains("]]>"))
        #expect(rendering.output.contains(#"font-family="'a\'b\\&quot;&lt;c',Verdana,sans-serif""#))
        #expect(
            rendering.output.contains("&lt;/text&gt;&lt;script&gt;alert('&quot;&amp;')&lt;/script&gt;&#10;&#9;]]&gt;"))
        #expect(rendering.diagnostics.isEmpty)
    }

    @Test("Characters XML forbids are replaced and counted")
    func forbiddenCharacters() {
        let rendering = SVGRenderer(title: "a\u{0}").render(
            DisplayList([.text(TextRun("x\u{1}\u{8}\u{B}y\u{FFFE}\u{85}", at: .zero, font: font))]), size: size)
        #expect(rendering.output.contains(">x\u{FFFD}\u{FFFD}\u{FFFD}y\u{FFFD}\u{85}</text>"))
        #expect(
            rendering.diagnostics == [
                RenderDiagnostic(.replacedCharacters(count: 1)),
                RenderDiagnostic(.replacedCharacters(count: 4), commandIndex: 0),
            ])
    }

    @Test("Numbers that cannot be written leave out the command and are reported")
    func unusableNumbers() {
        var path = square
        path.addLine(to: CGPoint(x: CGFloat.nan, y: 0))
        let commands: [DrawingCommand] = [
            .fill(path, .black), .stroke(square, .black, lineWidth: -1), .stroke(square, .black, lineWidth: .infinity),
            .text(TextRun("a", at: CGPoint(x: 0, y: -CGFloat.infinity), font: font)),
            .text(TextRun("a", at: .zero, font: TextRun.Font(family: "a", size: .nan))),
            .text(TextRun("a", at: .zero, font: font, width: .nan)),
            .image(ImageReference(name: "a", frame: CGRect(x: 0, y: 0, width: 1e300, height: 1))),
            .fill(square, .black),
        ]
        #expect(
            diagnostics(commands) == (0..<7).map { RenderDiagnostic(.unusableNumber, commandIndex: $0) })
        #expect(body(DisplayList(commands)).count == 1)
    }

    @Test("What lies under an unusable transform is left out and counted")
    func unusableTransform() {
        let commands: [DrawingCommand] = [
            .pushTransform(CGAffineTransform(scaleX: .nan, y: 1)), .fill(square, .black), .pushGroup(name: "g"),
            .pushTransform(CGAffineTransform(scaleX: .infinity, y: 1)), .fill(square, .black), .pop, .pop, .pop,
            .fill(square, .white), .pop,
        ]
        #expect(
            diagnostics(commands) == [
                RenderDiagnostic(.unusableTransform(omittedCommands: 2), commandIndex: 0),
                RenderDiagnostic(.unmatchedPop, commandIndex: 9),
            ])
        #expect(body(DisplayList(commands)).count == 1)
    }

    @Test("What lies under an unusable clip is drawn unclipped")
    func unusableClip() {
        var path = square
        path.addLine(to: CGPoint(x: CGFloat.nan, y: 0))
        let commands: [DrawingCommand] = [.pushClip(path), .fill(square, .black), .pop]
        #expect(diagnostics(commands) == [RenderDiagnostic(.unusableClip, commandIndex: 0)])
        #expect(body(DisplayList(commands)).count == 3)
    }

    @Test("Pushes left open are closed at the end and counted")
    func unclosedPushes() {
        let commands: [DrawingCommand] = [
            .pushClip(square), .pushGroup(name: "g"), .pushTransform(CGAffineTransform(scaleX: .nan, y: 1)),
            .pushGroup(name: "h"),
        ]
        #expect(
            diagnostics(commands) == [
                RenderDiagnostic(.unusableTransform(omittedCommands: 0), commandIndex: 2),
                RenderDiagnostic(.unclosedPushes(count: 4)),
            ])
        #expect(body(DisplayList(commands)).filter { $0 == "</g>" }.count == 2)
    }

    @Test("An unusable size counts as 0", arguments: [-1, .nan, .infinity, 1e300] as [CGFloat])
    func unusableSize(width: CGFloat) {
        let rendering = SVGRenderer().render(DisplayList(), size: CGSize(width: width, height: 7))
        #expect(rendering.output.contains("viewBox=\"0 0 0 7\""))
        #expect(rendering.diagnostics == [RenderDiagnostic(.unusableSize)])
    }

    @Test("Transforms keep six decimals of their factors")
    func transform() {
        var list = DisplayList()
        list.withTransform(CGAffineTransform(a: 0.866_025_4, b: 0.5, c: -0.5, d: 1e-9, tx: 1.23456, ty: -0.0)) { _ in }
        #expect(body(list) == [#"<g transform="matrix(.866025 .5 -.5 0 1.235 0)">"#, "</g>"])
    }

    @Test(
        "Clip names keep to ASCII letters, digits, hyphens and underscores",
        arguments: [
            ("a b", "abclip1"), ("1", "_1clip1"), ("", "clip1"), ("\"><", "clip1"), ("é-x", "_-xclip1"),
        ])
    func clipNames(prefix: String, name: String) {
        var renderer = SVGRenderer()
        renderer.identifierPrefix = prefix
        let lines = body(DisplayList([.pushClip(square), .pop]), renderer)
        #expect(lines[1].hasPrefix("<clipPath id=\"\(name)\">"))
        #expect(lines[3] == "<g clip-path=\"url(#\(name))\">")
    }

    @Test("Of a hundred thousand nested groups the outer two hundred are named")
    func depth() {
        let push = repeatElement(DrawingCommand.pushGroup(name: ""), count: 100_000)
        let rendering = SVGRenderer().render(DisplayList(push), size: size)
        #expect(rendering.output.utf8.count < 10_000)
        #expect(
            rendering.diagnostics == [
                RenderDiagnostic(.unclosedPushes(count: 100_000)), RenderDiagnostic(.unwrittenNames(count: 99_800)),
            ])
    }

    @Test("Diagnostics are sentences")
    func sentences() {
        #expect(
            RenderDiagnostic(.unmatchedPop, commandIndex: 3).description
                == "Drawing command 3: a pop has no push, ignored.")
        #expect(RenderDiagnostic(.unusableSize).description.hasPrefix("Picture: "))
    }
}
