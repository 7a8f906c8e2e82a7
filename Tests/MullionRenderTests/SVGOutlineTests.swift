import MullionDrawing
import MullionGeometry
import MullionRender
import Testing

@Suite struct SVGOutlineTests {
    /// Draws every character as a square, or "o" as a figure of many lines.
    private final class Squares: TextOutlining {
        func outline(of run: TextRun) -> OutlinedText? {
            guard run.font.family != "None" else { return nil }
            let glyphs = run.string.unicodeScalars.enumerated().map { index, scalar in
                var path = Path(CGRect(x: 0, y: -10, width: 10, height: 10))
                if scalar == "o" {
                    path = Path()
                    path.move(to: .zero)
                    for step in 1..<40 { path.addLine(to: CGPoint(x: step * 3, y: -(step * step) % 17)) }
                }
                return OutlinedText.Glyph(
                    key: OutlinedText.Key(face: 0, glyph: Int(scalar.value)), scalar: scalar, outline: path,
                    x: CGFloat(index * 12))
            }
            var text = OutlinedText(glyphs: glyphs, transform: CGAffineTransform(scaleX: 0.5, y: 0.5))
            text.underline = CGRect(x: 0, y: 1, width: 40, height: 2)
            return text
        }

        func font(ofFace face: Int, glyphs: [(scalar: Unicode.Scalar, glyph: Int)]) -> [UInt8]? {
            Array(glyphs.map { "\($0.scalar)" }.joined().utf8)
        }
    }

    private func rendered(
        _ runs: [TextRun], _ output: TextOutput, families: Set<String> = []
    ) -> (svg: String, kinds: [RenderDiagnostic.Kind]) {
        var renderer = SVGRenderer()
        renderer.textOutput = output
        renderer.textFamilies = families
        renderer.outlines = Squares()
        var list = DisplayList()
        for run in runs { list.text(run) }
        let rendering = renderer.render(list, size: CGSize(width: 100, height: 50))
        return (rendering.output, rendering.diagnostics.map(\.kind))
    }

    private func run(_ string: String, family: String = "Some", paint: Paint = .color(.black)) -> TextRun {
        TextRun(string, at: CGPoint(x: 5, y: 20), font: TextRun.Font(family: family, size: 10), paint: paint, width: 9)
    }

    @Test("Short outlines are merged into one path in whole units, with relative lines")
    func merged() {
        let (svg, _) = rendered([run("ab")], .outlines)
        #expect(
            svg.contains(
                "<path role=\"img\" aria-label=\"ab\" transform=\"translate(5 20)scale(.5)\" fill=\"#000\" d=\"M0-10h10v10h-10zM12-10h10v10h-10z\"/>"
            ), "\(svg)")
        #expect(!svg.contains("<text") && !svg.contains("<use"))
    }

    @Test("A long outline that occurs several times is written once")
    func shared() {
        let (svg, _) = rendered([run("oo"), run("ao")], .outlines)
        #expect(svg.components(separatedBy: "<path id=\"glyph1\"").count == 2)
        #expect(svg.components(separatedBy: "<use href=\"#glyph1\" x=\"").count == 4)
        // Once used, its data is shorter than a definition.
        let (single, _) = rendered([run("o")], .outlines)
        #expect(!single.contains("<use"))
    }

    @Test("Text without outlines stays text and is reported; that in families of readers is not")
    func fallback() {
        let (svg, kinds) = rendered(
            [run("a", family: "None"), run("b", family: "Known")], .outlines, families: ["Known"])
        #expect(svg.components(separatedBy: "<text").count == 3)
        #expect(kinds == [.textWithoutOutlines("a")])
    }

    @Test("Outlines in a gradient keep its coordinates, and lines are part of them")
    func gradients() {
        let gradient = Gradient(colors: [.black, .white])
        let paint = Paint.linearGradient(gradient, from: .zero, to: CGPoint(x: 50, y: 0))
        var run = run("a", paint: paint)
        run.underline = TextRun.Decoration()
        let (svg, _) = rendered([run], .outlines)
        #expect(
            svg.contains("d=\"M5 15h5v5h-5zM5 20.5h20v1h-20z\" fill=\"url(#gradient1)\""),
            "\(svg)")
        run.paint = .color(.black)
        run.underline = TextRun.Decoration(color: Color(red: 1, green: 0, blue: 0))
        #expect(
            rendered([run], .outlines).svg.contains("<rect x=\"5\" y=\"20.5\" width=\"20\" height=\"1\" fill=\"#f00\""))
    }

    @Test("Embedded text names the position of each character, and the document has the font")
    func embedded() {
        let (svg, _) = rendered([run("ba")], .embedded)
        #expect(
            svg.contains("<text x=\"5 11\" y=\"20\" font-family=\"'font1',Some,Verdana,sans-serif\""), "\(svg)")
        #expect(svg.contains("@font-face{font-family:font1;src:url(data:font/otf;base64,YWI=)}"))
        #expect(svg.contains(">ba</text>"))
    }

    @Test(
        "Text is anchored at the edge that has to be straight",
        arguments: [
            (TextRun.Anchor.left, LayoutDirection.leftToRight, "x=\"5\" y=\"20\" font-family"),
            (.middle, .leftToRight, "x=\"9.5\" y=\"20\" text-anchor=\"middle\" font"),
            (.right, .leftToRight, "x=\"14\" y=\"20\" text-anchor=\"end\" font"),
            (.left, .rightToLeft, "x=\"5\" y=\"20\" direction=\"rtl\" text-anchor=\"end\" font"),
            (.middle, .rightToLeft, "x=\"9.5\" y=\"20\" direction=\"rtl\" text-anchor=\"middle\" font"),
            (.right, .rightToLeft, "x=\"14\" y=\"20\" direction=\"rtl\" font"),
        ])
    func anchors(_ anchor: TextRun.Anchor, _ direction: LayoutDirection, _ attributes: String) {
        var run = run("a")
        (run.anchor, run.direction) = (anchor, direction)
        let (svg, _) = rendered([run], .text)
        #expect(svg.contains(attributes), "\(svg)")
    }
}
